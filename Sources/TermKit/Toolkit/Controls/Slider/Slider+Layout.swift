import TermKitGraphics
import TermKitViews

/// The usual places of the parts, and what follows from the places that are in use.
extension Slider {
  private func size(_ image: Image?) -> Size { looks.size(of: image, in: traitCollection) }

  // A free column is between the track and an image beside it. Above and below a vertical track, rows need no gap.
  private func room(_ image: Image?) -> Int {
    let size = size(image)
    return size.isEmpty ? 0 : axis == .horizontal ? size.width + 1 : size.height
  }

  final func systemImageRect(_ image: Image?, in bounds: Rect, isAtMinimum: Bool) -> Rect {
    let size = size(image)
    if size.isEmpty { return .zero }
    switch axis {
    case .horizontal:
      let x = isAtMinimum ? bounds.minX : bounds.maxX - size.width
      return Rect(x: x, y: bounds.minY + (bounds.height - size.height) / 2, width: size.width, height: size.height)
    case .vertical:
      let y = isAtMinimum ? bounds.maxY - size.height : bounds.minY
      return Rect(x: bounds.minX + (bounds.width - size.width) / 2, y: y, width: size.width, height: size.height)
    }
  }

  final func systemTrackRect(in bounds: Rect) -> Rect {
    let (low, high) = (room(minimumValueImage), room(maximumValueImage))
    let thickness = looks.trackThickness(for: state, axis, traitCollection)
    switch axis {
    case .horizontal:
      let height = min(bounds.height, thickness)
      return Rect(
        x: bounds.minX + low, y: bounds.minY + (bounds.height - height) / 2, width: max(0, bounds.width - low - high),
        height: height)
    case .vertical:
      let width = min(bounds.width, thickness)
      return Rect(
        x: bounds.minX + (bounds.width - width) / 2, y: bounds.minY + high, width: width,
        height: max(0, bounds.height - low - high))
    }
  }

  final func systemThumbRect(in bounds: Rect, _ track: Rect, _ value: Double) -> Rect {
    let size = looks.thumbSize(for: state, axis, in: bounds.size, traitCollection)
    let offset = Int(exactOffset(of: value, thumb: size, on: track).rounded())
    switch axis {
    case .horizontal:
      return Rect(
        x: track.minX + offset, y: track.minY + (track.height - size.height) / 2, width: size.width, height: size.height
      )
    case .vertical:
      return Rect(
        x: track.minX + (track.width - size.width) / 2, y: track.maxY - size.height - offset, width: size.width,
        height: size.height)
    }
  }

  // Returns the way of the thumb from its place for the minimum, in cells along the axis.
  private func exactOffset(of value: Double, thumb: Size, on track: Rect) -> Double {
    let length = axis == .horizontal ? track.width - thumb.width : track.height - thumb.height
    return scale.fraction(of: value) * Double(max(0, length))
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
    switch axis {
    case .horizontal: return frame.x...frame.x + frame.width
    case .vertical: return -frame.y - frame.height ... -frame.y
    }
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
    let (low, high) = (size(minimumValueImage), size(maximumValueImage))
    let thumb = looks.thumbSize(for: state, axis, in: Size(width: 3, height: 1), traitCollection)
    let thickness = looks.trackThickness(for: state, axis, traitCollection)
    let ends = room(minimumValueImage) + room(maximumValueImage)
    switch axis {
    case .horizontal:
      return Size(width: 20 + ends, height: max(low.height, high.height, thumb.height, thickness))
    case .vertical:
      return Size(width: max(low.width, high.width, thumb.width, thickness), height: 8 + ends)
    }
  }
}

extension ClosedRange<Double> {
  fileprivate var middle: Double { (lowerBound + upperBound) / 2 }
}
