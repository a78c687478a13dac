import Foundation

/// The target of a figure.
enum Target: Hashable {
  /// At most this value.
  case atMost(Double)
  /// At most this multiple of the value of raw ncurses.
  case timesRaw(Double)
  /// At most the first value, or at most the second as a multiple of the value of raw ncurses. One of the two is enough.
  case atMostOrTimesRaw(Double, Double)

  /// Returns the greatest value that meets the target, given the value of raw ncurses.
  func limit(raw: Double) -> Double {
    switch self {
    case .atMost(let limit): limit
    case .timesRaw(let factor): factor * raw
    case .atMostOrTimesRaw(let limit, let factor): max(limit, factor * raw)
    }
  }

  /// Returns the target in words.
  func text(in unit: Unit) -> String {
    switch self {
    case .atMost(let limit): "≤ \(unit.text(limit))"
    case .timesRaw(let factor): "≤ \(String(format: "%g", factor)) × raw"
    case .atMostOrTimesRaw(let limit, let factor): "≤ \(unit.text(limit)) or \(String(format: "%g", factor)) × raw"
    }
  }
}

/// The unit of a figure.
enum Unit: String {
  case milliseconds = " ms"
  case microseconds = " µs"
  case bytes = " B"
  case megabytes = " MB"
  case percent = " %"
  case times = ""

  /// Returns a value with about three digits and the unit.
  func text(_ value: Double) -> String { number(value) + rawValue }

  /// Returns a value with about three digits.
  func number(_ value: Double) -> String {
    let digits = value == value.rounded() || abs(value) >= 100 ? 0 : abs(value) < 10 ? 2 : 1
    return String(format: "%.\(digits)f", value)
  }
}

/// One line of the report: a value of the game and the same value of raw ncurses.
struct Figure {
  var name: String
  var unit: Unit
  var game: Double
  var raw: Double
  /// The least and the greatest value of the game; nil if the figure is not a median.
  var range: ClosedRange<Double>?
  /// The target; nil for a figure that is only reported.
  var target: Target?

  /// The value as a multiple of the value of raw ncurses; nil if that is zero.
  var ratio: Double? { raw > 0 ? game / raw : nil }

  /// A sentence that says by how much the target is missed; nil if the target is met or absent.
  var miss: String? {
    guard let target else { return nil }
    let limit = target.limit(raw: raw)
    guard game > limit else { return nil }
    let times = ratio.map { ", \(unit.number($0)) × raw ncurses" } ?? ""
    let excess = "\(unit.text(game - limit)) over the target of \(target.text(in: unit))"
    return "\(name): \(unit.text(game))\(times), which is \(excess)"
  }

  /// The cells of the figure's row in a table.
  var row: [String] {
    let spread = range.map { " (\(unit.number($0.lowerBound))–\(unit.number($0.upperBound)))" } ?? ""
    let verdict = target == nil ? "" : miss == nil ? "met" : "**missed**"
    return [
      name, unit.text(game) + spread, unit.text(raw), ratio.map { unit.number($0) } ?? "–",
      target?.text(in: unit) ?? "", verdict,
    ]
  }
}

extension Figure {
  /// Creates a figure from medians, with the least and the greatest value.
  init(_ name: String, _ unit: Unit, medians values: Pair<Distribution>, target: Target? = nil) {
    self.init(
      name: name, unit: unit, game: values.game.median, raw: values.raw.median,
      range: values.game.least...values.game.greatest, target: target)
  }
}
