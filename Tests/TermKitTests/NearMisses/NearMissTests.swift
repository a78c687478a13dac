import Stages
import TermKitTestSupport
import TestBasics
import Testing

/// Methods that UIKit developers write from memory, and that TermKit does not call, must not compile silently.
@Suite struct NearMissTests {
  #if os(Linux)
    @Test func `a method of UIKit that TermKit does not call is a compiler error that says what to write`() throws {
      let misses = NearMiss.all
      try #require(misses.count > 40)
      let sources = misses.enumerated().map { ("Miss\($0)", $1.source(className: "Miss\($0)")) }
      let found = try SwiftCompiler.diagnostics(of: Dictionary(uniqueKeysWithValues: sources))
      for (index, miss) in misses.enumerated() {
        let errors = (found["Miss\(index)"] ?? []).filter { $0.contains(": error: ") }
        #expect(errors.contains { $0.contains(miss.message) }, "\(miss.method)\n\(errors.joined(separator: "\n"))")
      }
      #expect(found.keys.allSatisfy { $0.hasPrefix("Miss") })
    }

    @Test func `a delegate with every method that TermKit calls compiles without a warning`() throws {
      let methods = NearMiss.calledMethods
      try #require(methods.count > 5)
      let sources = methods.map { kind, methods in
        (kind, "import TermKit\nfinal class \(kind)Example: \(kind) {\n\(methods)\n}\n")
      }
      try expectEqual(SwiftCompiler.diagnostics(of: Dictionary(uniqueKeysWithValues: sources)), [:])
    }
  #endif
}
