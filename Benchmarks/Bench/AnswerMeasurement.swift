import Foundation

/// Reads the times that the built `StoreTestTool` measures: the answers of computer opponents, and searches in the messages.
enum AnswerMeasurement {
  /// The greatest allowed time for an answer of a computer, in milliseconds.
  static let limit = 1.0

  /// The greatest allowed processor time for a key in a search, in milliseconds.
  static let searchLimit = 20.0

  /// Returns one figure for each line of the tool's output: a name, a tab and microseconds.
  static func figures(in output: String, limit: Double = Self.limit) throws -> [Figure] {
    try output.split(separator: "\n").map { line in
      let parts = line.split(separator: "\t")
      guard parts.count == 2, let time = Double(parts[1]) else {
        throw MeasuringError.unusable("\(line) is no time of an answer or a search.")
      }
      return Figure(
        name: "\(parts[0])", unit: .milliseconds, game: time / 1000, raw: 0, target: .atMost(limit))
    }
  }
}
