import TermKitGraphics
import TermKitViews

/// The places of a section's header, items and footer in a flow layout.
struct FlowSection {
  let axes: FlowAxes
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
  let lines: FlowLines

  /// The end of the section in the content.
  var end: Int { start + header + axes.along(inset).start + lines.length + axes.along(inset).end + footer }

  private var itemStart: Int { start + header + axes.along(inset).start }

  /// Returns the items of the lines that a range of the content touches.
  func items(in range: Range<Int>) -> Range<Int> {
    let local = range.lowerBound.saturatingSubtract(itemStart)..<range.upperBound.saturatingSubtract(itemStart)
    return lines.items(in: local)
  }

  /// Returns the rectangle of an item.
  func frame(of item: Int) -> Rect {
    let place = lines.place(of: item)
    let side = axes.across(inset).start
    return axes.rect(
      place.along.lowerBound + itemStart..<place.along.upperBound + itemStart,
      place.across.lowerBound + side..<place.across.upperBound + side)
  }

  /// Returns the rectangle of the header or footer, over a breadth across the scroll direction. Returns an empty one for other kinds.
  func frame(ofKind kind: String, across breadth: Int) -> Rect {
    switch kind {
    case CollectionView.elementKindSectionHeader: axes.rect(start..<start + header, 0..<breadth)
    case CollectionView.elementKindSectionFooter: axes.rect(end - footer..<end, 0..<breadth)
    default: .zero
    }
  }
}

/// Translates between coordinates and the two directions of a flow: along the scroll direction, and across it.
struct FlowAxes {
  let isHorizontal: Bool

  init(_ axis: LayoutAxis) { isHorizontal = axis == .horizontal }

  /// The length of a size in the scroll direction.
  func along(_ size: Size) -> Int { isHorizontal ? size.width : size.height }

  /// The length of a size across the scroll direction.
  func across(_ size: Size) -> Int { isHorizontal ? size.height : size.width }

  /// The part of a rectangle in the scroll direction.
  func along(_ rect: Rect) -> Range<Int> {
    isHorizontal ? rect.minX..<max(rect.minX, rect.maxX) : rect.minY..<max(rect.minY, rect.maxY)
  }

  /// The part of a rectangle across the scroll direction.
  func across(_ rect: Rect) -> Range<Int> { FlowAxes(isHorizontal ? .vertical : .horizontal).along(rect) }

  /// The insets at the start and at the end of the scroll direction.
  func along(_ insets: EdgeInsets) -> (start: Int, end: Int) {
    isHorizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
  }

  /// The insets at both sides.
  func across(_ insets: EdgeInsets) -> (start: Int, end: Int) {
    isHorizontal ? (insets.top, insets.bottom) : (insets.left, insets.right)
  }

  /// Returns a size from its two lengths.
  func size(along: Int, across: Int) -> Size {
    isHorizontal ? Size(width: along, height: across) : Size(width: across, height: along)
  }

  /// Returns a rectangle from its place and its lengths in the two directions.
  func rect(_ along: Range<Int>, _ across: Range<Int>) -> Rect {
    isHorizontal
      ? Rect(x: along.lowerBound, y: across.lowerBound, width: along.count, height: across.count)
      : Rect(x: across.lowerBound, y: along.lowerBound, width: across.count, height: along.count)
  }
}
