import TermKitGraphics
import TermKitViews

/// Translates between coordinates and the two directions of a flow: along the scroll direction, and across it.
struct FlowAxes: Equatable {
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
