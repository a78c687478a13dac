import Foundation
import TermKit

/// Shows rows of text and performs the work that the program's argument selects.
@MainActor final class LoopDelegate: ApplicationDelegate {
  private let kind: String
  private let rows = (0..<10).map { _ in Label() }
  private var window: Window?
  private(set) var keyCount = 0
  private var ticks = 0

  init(_ kind: String) { self.kind = kind }

  func applicationDidFinishLaunching(_ application: Application) {
    let window = Window(windowScene: application.windowScene)
    window.backgroundColor = .white
    let keys = KeyView()
    keys.onKey = { [unowned self] in take($0, application) }
    keys.frame = window.bounds
    window.addSubview(keys)
    for (index, row) in rows.enumerated() {
      row.frame = Rect(x: 0, y: index + 1, width: 60, height: 1)
      window.addSubview(row)
    }
    self.window = window
    window.makeKeyAndVisible()
    keys.becomeFirstResponder()
    if kind == "async" { startAll(application) }
    if kind == "data" { countLines() }
    if kind == "watch" { watch(CommandLine.arguments[2], application) }
  }

  func show(_ text: String, in row: Int) { rows[row].text = text }

  private func take(_ key: Key, _ application: Application) {
    keyCount += 1
    show("key \(keyCount)", in: 9)
    guard kind == "terminal", case .character(let character) = key.code else { return }
    switch character {
    case "e": run("/bin/sh", ["-c", "echo in the shell; read answer; test -t 0 && test -t 1 && exit 7"], application)
    case "m": run("no-such-program", [], application)
    case "r": ask(application)
    case "p": print("printed at key \(keyCount)")
    default: break
    }
  }

  private func run(_ program: String, _ arguments: [String], _ application: Application) {
    do {
      show("status \(try application.runInTerminal(program, arguments: arguments))", in: 0)
    } catch {
      show("\(error)", in: 0)
    }
  }

  // Asks in a task, so that the application continues to run.
  private func ask(_ application: Application) {
    Task {
      let line = await application.withTerminalReleased {
        await Task.detached {
          print("your name?")
          return readLine()
        }.value
      }
      show("name \(line ?? "none")", in: 0)
    }
  }

  private func watch(_ path: String, _ application: Application) {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK)
    var watch: DescriptorWatch?
    watch = application.watch(descriptor: descriptor) { [unowned self] _ in
      var bytes = [UInt8](repeating: 0, count: 100)
      let count = read(descriptor, &bytes, bytes.count)
      if count > 0 { show(String(decoding: bytes[..<count], as: UTF8.self), in: 0) }
      if count == 0 {
        watch?.invalidate()
        show("closed", in: 1)
      }
    }
  }

  private func countLines() {
    Task {
      let count = await Task.detached {
        var count = 0
        while readLine() != nil { count += 1 }
        return count
      }.value
      show("lines \(count)", in: 0)
    }
  }

  // Starts every kind of asynchronous work. Each shows a word when it has finished.
  private func startAll(_ application: Application) {
    Task { show("task", in: 0) }
    Task.detached { [self] in await MainActor.run { show("main actor", in: 1) } }
    DispatchQueue.main.async { self.show("main queue", in: 2) }
    Task {
      // The sleep itself is under test.
      try? await Task.sleep(for: .milliseconds(50))
      show("slept", in: 3)
    }
    _ = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { timer in
      let isLast = MainActor.assumeIsolated {
        self.ticks += 1
        self.show("timer \(self.ticks)", in: 4)
        return self.ticks == 3
      }
      if isLast { timer.invalidate() }
    }
    Thread.detachNewThread { application.perform { self.show("performed", in: 5) } }
    Task {
      let status = await Self.exitStatus(of: "/bin/sh", ["-c", "exit 7"])
      show("child \(status)", in: 6)
    }
    RunLoop.main.perform { MainActor.assumeIsolated { self.show("run loop", in: 7) } }
  }

  private static func exitStatus(of path: String, _ arguments: [String]) async -> Int32 {
    await withCheckedContinuation { continuation in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: path)
      process.arguments = arguments
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do { try process.run() } catch { continuation.resume(returning: -1) }
    }
  }
}

/// Takes all keys except q, which is a command of the application.
private final class KeyView: View {
  var onKey: (@MainActor (Key) -> Void)?
  override var canBecomeFirstResponder: Bool { true }
  override func pressBegan(_ key: Key) -> Bool {
    if key == .character("q") { return false }
    onKey?(key)
    return true
  }
}
