import TermKitGraphics
import TermKitViews

/// The values of a slider, and how they correspond to positions on its track (C5).
struct SliderScale: Equatable {
  var minimum = 0.0 { didSet { if maximum < minimum { maximum = minimum } } }
  var maximum = 1.0 { didSet { if minimum > maximum { minimum = maximum } } }
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

/// The usual places of the parts, and what follows from the places that are in use.
extension Slider {
  /// Returns the rectangle of a part in the middle of an area, at a distance from the area's end for the minimum.
  final func part(of area: Rect, at start: Int, length: Int, thickness: Int) -> Rect {
    switch axis {
    case .horizontal:
      Rect(x: area.minX + start, y: area.minY + (area.height - thickness) / 2, width: length, height: thickness)
    case .vertical:
      Rect(
        x: area.minX + (area.width - thickness) / 2, y: area.maxY - start - length, width: thickness, height: length)
    }
  }

  private func size(_ image: Image?) -> Size { image?.resolved(for: traitCollection).size ?? .zero }

  // A free column is between the track and an image beside it. Above and below a vertical track, rows need no gap.
  private func room(_ image: Image?) -> Int {
    let size = size(image)
    return size.isEmpty ? 0 : axis.length(size) + (axis == .horizontal ? 1 : 0)
  }

  private var trackThickness: Int {
    let images = [currentMinimumTrackImage, currentMaximumTrackImage].compactMap { $0 }
    return images.map { axis.across(size($0)) }.max() ?? 1
  }

  private func thumbSize(in room: Size) -> Size {
    if let currentThumbImage { return size(currentThumbImage) }
    switch axis {
    case .horizontal: return room.height > 2 ? Size(width: 4, height: 3) : Size(width: 2, height: 1)
    case .vertical: return Size(width: min(3, room.width), height: 1)
    }
  }

  final func systemImageRect(_ image: Image?, in bounds: Rect, isAtMinimum: Bool) -> Rect {
    let size = size(image)
    if size.isEmpty { return .zero }
    let start = isAtMinimum ? 0 : axis.length(bounds.size) - axis.length(size)
    return part(of: bounds, at: start, length: axis.length(size), thickness: axis.across(size))
  }

  final func systemTrackRect(in bounds: Rect) -> Rect {
    let (low, high) = (room(minimumValueImage), room(maximumValueImage))
    return part(
      of: bounds, at: low, length: max(0, axis.length(bounds.size) - low - high),
      thickness: min(axis.across(bounds.size), trackThickness))
  }

  final func systemThumbRect(in bounds: Rect, _ track: Rect, _ value: Double) -> Rect {
    let size = thumbSize(in: bounds.size)
    let offset = Int(exactOffset(of: value, thumb: size, on: track).rounded())
    return part(of: track, at: offset, length: axis.length(size), thickness: axis.across(size))
  }

  // Returns the way of the thumb from its place for the minimum, in cells along the axis.
  private func exactOffset(of value: Double, thumb: Size, on track: Rect) -> Double {
    scale.fraction(of: value) * Double(max(0, axis.length(track.size) - axis.length(thumb)))
  }

  /// Returns the exact frame of the thumb for a value, with fractions of cells.
  final func thumbFrame(for value: Double) -> Path.Frame {
    let track = trackRect(forBounds: bounds)
    let rect = thumbRect(forBounds: bounds, trackRect: track, value: value)
    let exact = exactOffset(of: value, thumb: rect.size, on: track)
    let fraction = exact - exact.rounded()
    var frame = Path.Frame(rect)
    if axis == .horizontal { frame.x += fraction } else { frame.y -= fraction }
    return frame
  }

  /// Returns the range that the thumb covers along the axis. Upwards is positive on a vertical slider.
  final func exactThumb(for value: Double) -> ClosedRange<Double> {
    let frame = thumbFrame(for: value)
    return axis == .horizontal ? frame.x...frame.x + frame.width : -frame.y - frame.height ... -frame.y
  }

  /// Returns the place of the pointer along the axis. Upwards is positive on a vertical slider.
  final func pointerPlace(_ touch: Touch) -> Double {
    let point = touch.preciseLocation(in: self)
    return axis == .horizontal ? point.x : -point.y
  }

  /// Returns the value at which the middle of the thumb is at a place along the axis.
  final func value(at place: Double) -> Double {
    let (low, high) = (exactThumb(for: minimumValue).middle, exactThumb(for: maximumValue).middle)
    return scale.value(at: high > low ? max(0, min(1, (place - low) / (high - low))) : 0)
  }

  /// The size in which the slider looks well.
  final var bestSize: Size {
    let parts = [size(minimumValueImage), size(maximumValueImage), thumbSize(in: Size(width: 3, height: 1))]
    let across = parts.reduce(trackThickness) { max($0, axis.across($1)) }
    let ends = room(minimumValueImage) + room(maximumValueImage)
    return axis.size(along: (axis == .horizontal ? 20 : 8) + ends, across: across)
  }
}

extension ClosedRange<Double> {
  var middle: Double { (lowerBound + upperBound) / 2 }
}
