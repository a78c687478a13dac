import Foundation

/// Measures the answers of computer opponents, with the built `StoreTestTool`.
struct AnswerMeasurement {
  /// The greatest allowed time for an answer, in milliseconds.
  static let limit = 1.0

  /// Returns one figure for each line of the tool's output: a name, a tab and microseconds.
  static func figures(in output: String) throws -> [Figure] {
    try output.split(separator: "\n").map { line in
      let parts = line.split(separator: "\t")
      guard parts.count == 2, let time = Double(parts[1]) else {
        throw MeasuringError.unusable("\(line) is no time of an answer.")
      }
      return Figure(
        name: "\(parts[0])", unit: .milliseconds, game: time / 1000, raw: 0, target: .atMost(limit))
    }
  }
}
