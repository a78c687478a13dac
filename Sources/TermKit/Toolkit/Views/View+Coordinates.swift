import TermKitGraphics

extension View {
  /// Converts a point from this view's coordinates to another view's, or to the window's if `view` is nil.
  ///
  /// Between two windows, the conversion uses their positions on the screen. For a view in no window, its outermost superview takes the place
  /// of the window.
  /// - Parameter point: The point.
  /// - Returns: The point in the other coordinates.
  public final func convert(_ point: Point, to view: View?) -> Point {
    let inWindow = pointInRoot(point)
    return view.map { $0.pointFromRoot(inWindow + (placeOfWindow - $0.placeOfWindow)) } ?? inWindow
  }

  /// Converts a point to this view's coordinates from another view's, or from the window's if `view` is nil.
  /// - Parameter point: The point.
  /// - Returns: The point in this view's coordinates.
  public final func convert(_ point: Point, from view: View?) -> Point {
    view?.convert(point, to: self) ?? pointFromRoot(point)
  }

  /// Converts a rectangle from this view's coordinates to another view's, or to the window's if `view` is nil.
  /// - Parameter rect: The rectangle.
  /// - Returns: The rectangle in the other coordinates.
  public final func convert(_ rect: Rect, to view: View?) -> Rect {
    Rect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Converts a rectangle to this view's coordinates from another view's, or from the window's if `view` is nil.
  /// - Parameter rect: The rectangle.
  /// - Returns: The rectangle in this view's coordinates.
  public final func convert(_ rect: Rect, from view: View?) -> Rect {
    Rect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  private var placeOfWindow: Point { window?.originOnScreen ?? .zero }

  // The window's own position on the screen is not part of its subviews' coordinates.
  private func pointInRoot(_ point: Point) -> Point {
    var point = point
    var view = self
    while let above = view.superview {
      point = point - view.bounds.origin + view.frame.origin
      view = above
    }
    return point
  }

  private func pointFromRoot(_ point: Point) -> Point {
    point - pointInRoot(.zero)
  }
}
