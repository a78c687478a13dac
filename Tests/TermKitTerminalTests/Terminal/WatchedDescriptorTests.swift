import Foundation
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@Suite struct WatchedDescriptorTests {
  // The terminal is the standard output of its process, so this test runs in another process.
  @Test func `a ready descriptor does not keep the wait for answers busy, and is reported once after it`() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let own = try OwnTerminal(size: Size(width: 20, height: 5))
        let terminal = try CursesTerminal(options: TerminalOptions(colorDepth: .truecolor))
        let pipe = Pipe()
        pipe.fileHandleForWriting.write(Data("x".utf8))
        let descriptor = pipe.fileHandleForReading.fileDescriptor
        terminal.watchedDescriptors = [descriptor: .reading]
        terminal.awaitReplies(atMost: 0.02)
        let reports = terminal.wait(timeout: 0).filter { if case .ready = $0 { true } else { false } }
        expectEqual(reports, [.ready(descriptor, .reading)])
        withExtendedLifetime(own) {}
      }
    }
  }
}
