/// The time to print a text, by the arguments that come after `tictactoe messages`.
struct PrintingFigure {
  let text: LongText
  /// In milliseconds, in the order of `TextMeasurement.printouts`.
  let times: [Distribution]

  /// The longest allowed time, in milliseconds.
  static let limit = 200.0

  /// The missed targets, as sentences.
  var misses: [String] {
    zip(TextMeasurement.printouts, times).compactMap { arguments, times in
      guard times.median > Self.limit else { return nil }
      let command = (["messages"] + arguments).joined(separator: " ")
      return "\(text.title), \(command): \(Unit.milliseconds.text(times.median)), target \(Self.target)"
    }
  }

  private static let target = "≤ \(Unit.milliseconds.text(limit))"

  /// The cells of a row in the table.
  var row: [String] {
    [text.title] + times.map { Unit.milliseconds.text($0.median) }
      + [Self.target, misses.isEmpty ? "met" : "**missed**"]
  }
}

/// The time until the list of messages with one message is on the screen.
struct OpeningFigure {
  let text: LongText
  /// With a short message, in milliseconds.
  let short: Distribution
  /// With a long message that looks the same, in milliseconds.
  let long: Distribution

  /// The cells of a row in the table.
  var row: [String] {
    [text.title] + [short, long].map { Unit.milliseconds.text($0.median) }
      + [Unit.times.number(long.median / short.median)]
  }
}

/// The memory of the composer after a long paste.
struct PasteFigure {
  let text: LongText
  /// The size of the text in bytes.
  let byteCount: Int
  /// The peak memory of the game with an empty composer, in bytes.
  let empty: Int
  /// The peak memory of the game after the paste, in bytes.
  let full: Int

  /// The memory for the text, relative to its size, must be less than this.
  static let limit = 4.0

  private var ratio: Double { Double(full - empty) / Double(byteCount) }

  /// The missed target, as a sentence; nil if it is met.
  var miss: String? {
    guard ratio >= Self.limit else { return nil }
    let times = Unit.times.number(ratio)
    return "\(text.title), the memory of the composer: \(times) × the text, target < \(Unit.times.number(Self.limit)) ×"
  }

  /// The cells of a row in the table.
  var row: [String] {
    [text.title] + [byteCount, empty, full].map { Unit.megabytes.text(Double($0) / 1e6) }
      + [Unit.times.number(ratio), "< \(Unit.times.number(Self.limit)) ×", miss == nil ? "met" : "**missed**"]
  }
}
