import TermKitGraphics

/// The places of a switch's parts, computed from numbers only (C7).
///
/// From left to right, there are a free column, the track with its two edges, a free column, and the title. From three rows on, the track
/// has an edge above and below too.
struct SwitchLayout: Equatable {
  /// The size of the larger image, or zero without images.
  var image: Size
  /// The columns of the title.
  var title: Int
  var bounds: Rect

  private static let padding = 1

  // The columns between the edges: the thumb and three free columns, or the thumb and the image with a free column on both sides.
  private var bodyWidth: Int { max(4, image.width > 0 ? image.width + 3 : 0) }

  /// The size that shows everything.
  var size: Size {
    let width = bodyWidth + 2 + 2 * Self.padding
    return Size(width: width + (title > 0 ? title + 1 : 0), height: image.height > 1 ? image.height + 2 : 1)
  }

  /// The track with its edges.
  var track: Rect {
    let width = max(0, min(bodyWidth + 2, bounds.width - 2 * Self.padding))
    let height = bounds.height < 3 ? min(1, bounds.height) : max(3, min(bounds.height, image.height + 2))
    let y = bounds.minY + (bounds.height - height) / 2
    return Rect(x: bounds.minX + Self.padding, y: y, width: width, height: height)
  }

  /// The track without its edges, along which the thumb moves.
  var body: Rect {
    let edge = track.height >= 3 ? 1 : 0
    return track.inset(by: EdgeInsets(top: edge, left: min(1, track.width), bottom: edge, right: min(1, track.width)))
  }

  /// The place of the title.
  var titleRect: Rect {
    let x = track.maxX + Self.padding
    return Rect(x: x, y: body.midY, width: max(0, min(title, bounds.maxX - x - 1)), height: 1)
  }

  /// Returns the column of the thumb at a position from 0 to 1.
  func thumbColumn(at position: Double, in columns: Range<Int>) -> Int {
    let position = max(0, min(1, position))
    return columns.lowerBound + Int((position * Double(max(0, columns.count - 1))).rounded())
  }

  /// Returns the position of the thumb, from 0 to 1, that is nearest to a column.
  func thumbPosition(at x: Double) -> Double {
    let middles = Double(body.minX) + 0.5
    let distance = Double(max(1, body.width - 1))
    return max(0, min(1, (x - middles) / distance))
  }
}
