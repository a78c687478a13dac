/// The values of a slider, and how they correspond to positions on its track (C5).
struct SliderScale: Equatable {
  var minimum = 0.0
  var maximum = 1.0
  /// The distance of the values that the user can choose, or nil for all values.
  var step: Double?

  /// Returns the nearest value between the minimum and the maximum.
  func pinned(_ value: Double) -> Double { max(minimum, min(maximum, value)) }

  /// Returns the nearest value that the user can choose. The minimum and the maximum are such values.
  func snapped(_ value: Double) -> Double {
    guard let step, value > minimum, value < maximum else { return pinned(value) }
    let lower = minimum + ((value - minimum) / step).rounded(.down) * step
    let upper = min(lower + step, maximum)
    return value - lower < upper - value ? lower : upper
  }

  /// Returns the position of a value on the track, from 0 to 1.
  func fraction(of value: Double) -> Double {
    maximum > minimum ? (pinned(value) - minimum) / (maximum - minimum) : 0
  }

  /// Returns the value that the user chooses at a position on the track, from 0 to 1.
  func value(at fraction: Double) -> Double { snapped(minimum + fraction * (maximum - minimum)) }

  /// The change of value by an arrow key: a step, or a twentieth of the range.
  var smallChange: Double { step ?? (maximum - minimum) / 20 }

  /// The change of value by Page Up and Page Down: a fifth of the range, but at least a step.
  var largeChange: Double { max(smallChange, (maximum - minimum) / 5) }
}
