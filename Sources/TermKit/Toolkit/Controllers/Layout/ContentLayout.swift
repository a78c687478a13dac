import TermKitGraphics

/// Where the content of a container goes, under its bars or between them: numbers in, numbers out (B5).
struct ContentLayout: Equatable {
  /// What the layout knows of a bar that is shown.
  struct Bar: Equatable {
    /// Its rows.
    var height: Int
    /// True when what lies beneath shows through.
    var isTranslucent = true
  }

  /// Where the container's own view is, in its own coordinates.
  var bounds: Rect
  /// What of it lies under the status bar, or under bars of containers around it.
  var safeArea = EdgeInsets.zero
  /// The bar along the upper edge, below the status bar; its background goes on up to the edge.
  var top: Bar?
  /// The bar along the lower edge, above what is kept clear there.
  var bottom: Bar?
  /// The edges to which the content goes, even where something lies over it there.
  var edges = RectEdge.all
  /// True when it goes under opaque bars too.
  var includesOpaqueBars = false

  /// Where the content goes.
  var frame: Rect { bounds.inset(by: covered - contentSafeArea) }

  /// What of the content lies under something.
  var contentSafeArea: EdgeInsets {
    EdgeInsets(
      top: extends(.top, under: top) ? covered.top : 0, left: edges.contains(.left) ? covered.left : 0,
      bottom: extends(.bottom, under: bottom) ? covered.bottom : 0,
      right: edges.contains(.right) ? covered.right : 0)
  }

  /// What of the container lies under something, its own bars included.
  var covered: EdgeInsets { safeArea + EdgeInsets(top: top?.height ?? 0, bottom: bottom?.height ?? 0) }

  private func extends(_ edge: RectEdge, under bar: Bar?) -> Bool {
    edges.contains(edge) && (bar?.isTranslucent != false || includesOpaqueBars)
  }

  /// Where the upper bar goes, which need not be shown now: just above the edge when it is not, with all that reaches out of it.
  func topBarFrame(height: Int) -> Rect {
    Rect(
      x: bounds.minX, y: top == nil ? bounds.minY - height - Self.shadow : bounds.minY + safeArea.top,
      width: bounds.width, height: height)
  }

  /// Where the lower bar goes, which need not be shown now: just below the edge when it is not, with all that reaches out of it.
  func bottomBarFrame(height: Int) -> Rect {
    Rect(
      x: bounds.minX, y: bottom == nil ? bounds.maxY + Self.shadow : bounds.maxY - safeArea.bottom - height,
      width: bounds.width, height: height)
  }

  private static let shadow = 1
}
