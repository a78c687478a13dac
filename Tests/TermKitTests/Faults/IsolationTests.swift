import Foundation
import TermKit
import TermKitTestSupport
import Testing

/// Views belong to the main thread. The compiler enforces it. Code that circumvents the compiler is stopped at run time.
@Suite struct IsolationTests {
  #if os(Linux)
    /// Returns the compiler's messages for a file that uses TermKit.
    private func compile(_ source: String) throws -> String {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("isolation-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("source.swift")
      try Data(source.utf8).write(to: file)
      let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources").path
      let folders = ["CNcurses", "CUTF8Proc", "CEventLoop"].map { "\(sources)/\($0)" }
      let modules = [TerminalSession.product("Modules")] + folders
      let (process, output) = (Process(), Pipe())
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["swiftc", "-swift-version", "6", "-typecheck", file.path] + modules.flatMap { ["-I", $0] }
      process.standardError = output
      try process.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return text
    }

    @Test func `fault 60: using a view from another thread is a compiler error`() throws {
      let make = "let label = Label(text: \"\"); label.text = \"\""
      #expect(try compile("import TermKit\nfunc elsewhere() { \(make) }").contains("main actor-isolated"))
      #expect(try compile("import TermKit\n@MainActor func here() { \(make) }") == "")
    }
  #endif

  @Test func `fault 60: MainActor.assumeIsolated traps outside the main thread`() async {
    await #expect(processExitsWith: .failure) {
      await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
        Thread.detachNewThread {
          MainActor.assumeIsolated { Label(text: "from elsewhere").text = "changed" }
          done.resume()
        }
      }
    }
  }
}
