import TermKitGraphics

/// The placement of a container's content under or between its bars, computed from numbers only (B5).
struct ContentLayout: Equatable {
  /// A bar that is shown, as the layout sees it.
  struct Bar: Equatable {
    /// The height of the bar, in rows.
    var height: Int
    /// Whether content shows through the bar.
    var isTranslucent = true
  }

  /// The bounds of the container's view.
  var bounds: Rect
  /// The insets by which the status bar, or bars of containers above, cover the container.
  var safeArea = EdgeInsets.zero
  /// The bar at the top, below the status bar. Its background extends to the edge.
  var top: Bar?
  /// The bar at the bottom, above the safe area's edge.
  var bottom: Bar?
  /// The edges at which the content extends under bars.
  var edges = RectEdge.all
  /// Whether the content also extends under opaque bars.
  var includesOpaqueBars = false

  /// The frame of the content.
  var frame: Rect { bounds.inset(by: covered - contentSafeArea) }

  /// The insets by which bars and the status bar cover the content.
  var contentSafeArea: EdgeInsets {
    EdgeInsets(
      top: extends(.top, under: top) ? covered.top : 0, left: edges.contains(.left) ? covered.left : 0,
      bottom: extends(.bottom, under: bottom) ? covered.bottom : 0,
      right: edges.contains(.right) ? covered.right : 0)
  }

  /// The insets by which bars and the status bar cover the container, its own bars included.
  var covered: EdgeInsets { safeArea + EdgeInsets(top: top?.height ?? 0, bottom: bottom?.height ?? 0) }

  private func extends(_ edge: RectEdge, under bar: Bar?) -> Bool {
    edges.contains(edge) && (bar?.isTranslucent != false || includesOpaqueBars)
  }

  /// Returns the frame of the top bar. A hidden bar is just outside the top edge, together with its shadow.
  func topBarFrame(height: Int) -> Rect {
    Rect(
      x: bounds.minX, y: top == nil ? bounds.minY - height - Self.shadow : bounds.minY + safeArea.top,
      width: bounds.width, height: height)
  }

  /// Returns the frame of the bottom bar. A hidden bar is just outside the bottom edge, together with its shadow.
  func bottomBarFrame(height: Int) -> Rect {
    Rect(
      x: bounds.minX, y: bottom == nil ? bounds.maxY + Self.shadow : bounds.maxY - safeArea.bottom - height,
      width: bounds.width, height: height)
  }

  private static let shadow = 1
}
