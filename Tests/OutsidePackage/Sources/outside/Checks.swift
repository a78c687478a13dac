import TermKit
import TermKitTesting

/// The checks of this program and their failures. The tests of a package would use swift-testing; this is a plain program, so that it can run
/// without building TermKit.
@MainActor struct Checks {
  private(set) var count = 0
  private(set) var failures: [String] = []

  /// Checks that the screen of an application looks like a picture.
  mutating func expect(_ app: TestApplication, shows text: String, line: Int = #line) {
    count += 1
    if let difference = Picture(app.screen).difference(from: Picture(text)) {
      failures.append("line \(line): \(difference)")
    }
  }

  /// Checks that two values are equal.
  mutating func expect<Value: Equatable>(_ value: Value, is wanted: Value, line: Int = #line) {
    count += 1
    if value != wanted { failures.append("line \(line): \(value) is not \(wanted)") }
  }
}
