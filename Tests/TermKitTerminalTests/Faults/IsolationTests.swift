import Foundation
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

/// Views belong to the main thread. The compiler enforces it. Code that circumvents the compiler is stopped at run time.
@Suite struct IsolationTests {
  #if os(Linux)
    @Test func `fault 60: using a view from another thread is a compiler error`() throws {
      let make = "let label = Label(text: \"\"); label.text = \"\""
      let messages = try SwiftCompiler.diagnostics(of: [
        "elsewhere": "import TermKit\nfunc elsewhere() { \(make) }",
        "here": "import TermKit\n@MainActor func here() { \(make) }",
      ])
      expectEqual(messages.keys.sorted(), ["elsewhere"])
      expectEqual(messages["elsewhere"]?.contains { $0.contains("main actor-isolated") }, true)
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
