import Foundation
import TermKit
import TermKitTestSupport

/// A program in a pseudo-terminal under valgrind, which counts while it is told to.
struct CountedRun {
  private let terminal: PseudoTerminal
  private let screen: ScreenEmulator
  private let folder: URL
  private let task: CountedTask
  private var byteCount = 0
  private var inspector: TestInspector?
  private var socket: String { "\(folder.path)/socket" }
  private var profileFile: String { folder.appendingPathComponent("profile").path }

  // Under valgrind, a key may take seconds on a busy machine.
  private static let timeout = 120.0
  // A program that sends nothing for this long waits for a key.
  private static let quiet = 0.3
  // After an edit, the game still works: it looks at its store after half a second, moves the log into the file after a second, and
  // saves the state of its screens.
  private static let rest = Application.screenStateInterval + 1.5

  /// Does a task once.
  ///
  /// - Parameter shift: The number of blocks of 16 bytes by which the first allocations are longer. Where an object begins in a cache line
  ///   depends on all allocations before it, and with it the number of lines that many small objects take.
  /// - Throws: If valgrind is missing, or if the program does not show what the task expects.
  static func profile(of task: CountedTask, _ program: String, shift: Int = 0) throws -> CallgrindProfile {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("counts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Swift copies the path of a program to the heap.
    let link = folder.appendingPathComponent("program" + String(repeating: "-", count: 16 * shift))
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: program)
    var run = try CountedRun(task, link.path, in: folder)
    defer { run.terminal.stop() }
    return try run.count()
  }

  private init(_ task: CountedTask, _ program: String, in folder: URL) throws {
    (self.task, self.folder) = (task, folder)
    let size = Size(width: task.size.width, height: task.size.height)
    let store = task.program == .game ? ["--store", folder.appendingPathComponent("games.sqlite").path] : []
    let isStart = task.keys.isEmpty
    let inspection = task.isInspected ? ["TERMKIT_INSPECT": "\(folder.path)/socket"] : [:]
    terminal = try PseudoTerminal(
      "/usr/bin/valgrind",
      [
        "--tool=callgrind", "--cache-sim=yes", "--I1=32768,8,64", "--D1=32768,8,64", "--LL=67108864,16,64",
        "--instr-atstart=\(isStart ? "yes" : "no")",
        "--callgrind-out-file=\(folder.path)/profile", "--log-file=\(folder.path)/log", program,
      ] + task.arguments + store,
      environment: [
        "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "HOME": folder.path, "PATH": "/usr/bin:/bin",
        "SWIFT_BACKTRACE": "enable=no", "SWIFT_DETERMINISTIC_HASHING": "1",
      ].merging(inspection) { $1 }, size: size)
    screen = ScreenEmulator(size: size)
  }

  private mutating func count() throws -> CallgrindProfile {
    try wait(for: task.sign)
    if task.isInspected { try connectInspector() }
    var written = byteCount
    if !task.keys.isEmpty {
      for (key, sign) in task.way {
        send(key)
        try wait(for: sign)
      }
      for number in 0..<task.warmth { try press(number) }
      try wait(for: "the end of its work", quiet: Self.rest) { _ in true }
      try count(true)
      written = byteCount
      try press(task.warmth)
      written = byteCount - written
    }
    try count(false)
    try end()
    var profile = try CallgrindProfile(String(contentsOfFile: profileFile, encoding: .utf8))
    profile.note(bytes: written)
    return profile
  }

  private mutating func connectInspector() throws {
    inspector = TestInspector(at: socket)
    guard inspector?.ask(#"["watch","focus","log"]"#) != nil else {
      throw CountError("“\(task.name)”: the inspector cannot connect to \(socket).")
    }
    try wait(for: "the mark of the inspector") { $0.screen.text.hasPrefix("i") }
  }

  // valgrind writes its file when the program ends.
  private func end() throws {
    kill(terminal.process, SIGTERM)
    let deadline = PseudoTerminal.now + Self.timeout
    while !terminal.hasEnded, PseudoTerminal.now < deadline { _ = terminal.read(until: PseudoTerminal.now + 0.05) }
    guard terminal.hasEnded else { throw CountError("“\(task.name)”: the program did not end.") }
  }

  private func send(_ key: String) { terminal.send(Array(key.utf8)) }

  private mutating func press(_ number: Int) throws {
    let count = byteCount
    send(task.keys[number % task.keys.count])
    try wait(for: "an answer to a key") { $0.byteCount > count }
  }

  private mutating func wait(for sign: String) throws {
    try wait(for: sign) { $0.screen.text.contains(sign) }
  }

  // Waits until a condition holds and the program sends nothing more.
  private mutating func wait(for what: String, quiet: Double = quiet, until isMet: (CountedRun) -> Bool) throws {
    let deadline = PseudoTerminal.now + Self.timeout
    var lastTime = PseudoTerminal.now
    while !isMet(self) || PseudoTerminal.now - lastTime < quiet {
      guard PseudoTerminal.now < deadline, let bytes = terminal.read(until: PseudoTerminal.now + 0.05) else {
        let log = (try? String(contentsOf: folder.appendingPathComponent("log"), encoding: .utf8)) ?? ""
        throw CountError("“\(task.name)” did not show \(what). The screen:\n\(screen.text)\n\(log)")
      }
      if bytes.isEmpty { continue }
      lastTime = PseudoTerminal.now
      byteCount += bytes.count
      screen.feed(bytes)
      let replies = screen.takeReplies()
      if !replies.isEmpty { terminal.send(replies) }
    }
  }

  // Makes valgrind count, or stop counting.
  private func count(_ isOn: Bool) throws {
    let control = Process()
    control.executableURL = URL(fileURLWithPath: "/usr/bin/callgrind_control")
    control.arguments = ["-i", isOn ? "on" : "off", "\(terminal.process)"]
    // Both programs must look for their pipe in the same folder. The counted program has no TMPDIR.
    control.environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
    let output = Pipe()
    (control.standardOutput, control.standardError) = (output, output)
    try control.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    control.waitUntilExit()
    guard text.contains("OK") else { throw CountError("valgrind cannot be told to count:\n\(text)") }
  }
}
