import TermKitGraphics

/// The value of a stepper and the range in which it moves (C7).
struct StepRange: Equatable {
  var value = 0.0 { didSet { value = pinned(value) } }
  var minimum = 0.0 { didSet { value = pinned(value) } }
  var maximum = 100.0 { didSet { value = pinned(value) } }
  var step = 1.0
  var wraps = false

  private func pinned(_ value: Double) -> Double { max(minimum, min(maximum, value)) }

  /// Stops the program if the range is empty or the step is not positive.
  func check() {
    Contract.require(
      minimum < maximum,
      "minimumValue \(minimum) is not less than maximumValue \(maximum): set the other one first")
    Contract.require(step > 0 && step.isFinite, "stepValue \(step) is not positive: use a number above 0")
  }

  /// Returns the value after a step; nil at the end of a range that does not wrap.
  func next(_ direction: Stepper.Direction) -> Double? {
    let (end, start, next) =
      switch direction {
      case .up: (maximum, minimum, value + step)
      case .down: (minimum, maximum, value - step)
      }
    if value == end { return wraps ? start : nil }
    // A sum of steps such as 0.1 misses the number that the user expects by a rounding error.
    let pinned = pinned(rounded(next))
    return pinned == value ? nil : pinned
  }

  // Rounds to the decimals of the step and the minimum, or leaves a number with many decimals as it is.
  private func rounded(_ number: Double) -> Double {
    let decimals = max(Self.decimals(of: step), Self.decimals(of: minimum), Self.decimals(of: value))
    guard decimals <= Self.mostDecimals else { return number }
    let power = Self.power(decimals)
    return abs(number) < 1e9 ? (number * power).rounded() / power : number
  }

  private static let mostDecimals = 6

  private static func power(_ decimals: Int) -> Double { (0..<decimals).reduce(1) { power, _ in power * 10 } }

  // Returns the number of decimals, or `mostDecimals + 1` if there are more.
  private static func decimals(of number: Double) -> Int {
    (0...mostDecimals).first { decimals in
      let scaled = number * power(decimals)
      return abs(scaled - scaled.rounded()) < 1e-9 * max(1, abs(scaled))
    } ?? mostDecimals + 1
  }

  /// The value as a screen reader says it. Whole numbers have no decimals.
  var text: String {
    guard abs(value) < 1e15, value == value.rounded() else { return "\(value)" }
    return "\(Int(value))"
  }
}
