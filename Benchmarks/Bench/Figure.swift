import Foundation

/// How good a figure has to be.
enum Target: Hashable {
  /// At most so much.
  case atMost(Double)
  /// At most so many times what raw ncurses takes.
  case timesRaw(Double)
  /// One of the two is enough.
  case atMostOrTimesRaw(Double, Double)

  /// The most that is allowed, given what raw ncurses takes.
  func limit(raw: Double) -> Double {
    switch self {
    case .atMost(let limit): limit
    case .timesRaw(let factor): factor * raw
    case .atMostOrTimesRaw(let limit, let factor): max(limit, factor * raw)
    }
  }

  /// The target in words.
  func text(in unit: Unit) -> String {
    switch self {
    case .atMost(let limit): "≤ \(unit.text(limit))"
    case .timesRaw(let factor): "≤ \(String(format: "%g", factor)) × raw"
    case .atMostOrTimesRaw(let limit, let factor): "≤ \(unit.text(limit)) or \(String(format: "%g", factor)) × raw"
    }
  }
}

/// What a figure is counted in.
enum Unit: String {
  case milliseconds = " ms"
  case microseconds = " µs"
  case bytes = " B"
  case megabytes = " MB"
  case percent = " %"
  case times = ""

  /// A value with about three digits, and the unit.
  func text(_ value: Double) -> String { number(value) + rawValue }

  /// A value with about three digits.
  func number(_ value: Double) -> String {
    let digits = value == value.rounded() || abs(value) >= 100 ? 0 : abs(value) < 10 ? 2 : 1
    return String(format: "%.\(digits)f", value)
  }
}

/// One line of the report: what was measured of the game and of raw ncurses.
struct Figure {
  var name: String
  var unit: Unit
  var game: Double
  var raw: Double
  /// The least and the greatest value measured of the game; nil for what is no median.
  var range: ClosedRange<Double>?
  /// How good it has to be; nil for what is told only.
  var target: Target?

  /// How many times what raw ncurses takes; nil where that takes nothing.
  var ratio: Double? { raw > 0 ? game / raw : nil }

  /// By how much the target is missed, as a sentence; nil when it is met or there is none.
  var miss: String? {
    guard let target else { return nil }
    let limit = target.limit(raw: raw)
    guard game > limit else { return nil }
    let times = ratio.map { ", \(unit.number($0)) × raw ncurses" } ?? ""
    let excess = "\(unit.text(game - limit)) over the target of \(target.text(in: unit))"
    return "\(name): \(unit.text(game))\(times), which is \(excess)"
  }

  /// The cells of its line in a table.
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
  /// A median, with the least and the greatest value.
  init(_ name: String, _ unit: Unit, medians values: Pair<Distribution>, target: Target? = nil) {
    self.init(
      name: name, unit: unit, game: values.game.median, raw: values.raw.median,
      range: values.game.least...values.game.greatest, target: target)
  }
}
