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

  /// Returns the rectangle of the header, over a breadth across the scroll direction.
  func headerFrame(across breadth: Int) -> Rect { axes.rect(start..<start + header, 0..<breadth) }

  /// Returns the rectangle of the footer, over a breadth across the scroll direction.
  func footerFrame(across breadth: Int) -> Rect { axes.rect(end - footer..<end, 0..<breadth) }
}
