import TermKitGraphics
import TermKitViews

/// The places of a section's header, items and footer in a flow layout.
struct FlowSection {
  let axis: LayoutAxis
  /// The number of items.
  let count: Int
  /// The start of the section in the content.
  let start: Int
  /// The length of the header in the scroll direction.
  let header: Int
  /// The length of the footer in the scroll direction.
  let footer: Int
  /// The space around the items.
  let inset: EdgeInsets
  let lines: any FlowLines

  /// The end of the section in the content.
  var end: Int { start + header + axis.along(inset).start + lines.length + axis.along(inset).end + footer }

  private var itemStart: Int { start + header + axis.along(inset).start }

  /// Returns the items of the lines that a range of the content touches.
  func items(in range: Range<Int>) -> Range<Int> {
    let local = range.lowerBound.saturatingSubtract(itemStart)..<range.upperBound.saturatingSubtract(itemStart)
    return lines.items(in: local)
  }

  /// Returns the rectangle of an item.
  func frame(of item: Int) -> Rect {
    let place = lines.place(of: item)
    let side = axis.other.along(inset).start
    return axis.rect(
      place.along.lowerBound + itemStart..<place.along.upperBound + itemStart,
      place.across.lowerBound + side..<place.across.upperBound + side)
  }

  /// Returns the rectangle of the header or footer, over a breadth across the scroll direction. Returns an empty one for other kinds.
  func frame(ofKind kind: String, across breadth: Int) -> Rect {
    switch kind {
    case CollectionView.elementKindSectionHeader: axis.rect(start..<start + header, 0..<breadth)
    case CollectionView.elementKindSectionFooter: axis.rect(end - footer..<end, 0..<breadth)
    default: .zero
    }
  }
}

extension LayoutAxis {
  /// The part of a rectangle along the axis.
  func along(_ rect: Rect) -> Range<Int> {
    self == .horizontal ? rect.minX..<max(rect.minX, rect.maxX) : rect.minY..<max(rect.minY, rect.maxY)
  }

  /// The insets at the start and at the end of the axis.
  func along(_ insets: EdgeInsets) -> (start: Int, end: Int) {
    self == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
  }

  /// Returns a rectangle from its place and its lengths along and across the axis.
  func rect(_ along: Range<Int>, _ across: Range<Int>) -> Rect {
    self == .horizontal
      ? Rect(x: along.lowerBound, y: across.lowerBound, width: along.count, height: across.count)
      : Rect(x: across.lowerBound, y: along.lowerBound, width: across.count, height: along.count)
  }
}
