import TermKitGraphics

extension View {
  /// Returns a `point` of this view's coordinates in another view's coordinates, or in the window's if `view` is nil.
  ///
  /// Between windows, their positions on the screen count. For a view in no window, its outermost superview takes the place of the window.
  public final func convert(_ point: Point, to view: View?) -> Point {
    let inWindow = pointInRoot(point)
    return view.map { $0.pointFromRoot(inWindow + (placeOfWindow - $0.placeOfWindow)) } ?? inWindow
  }

  /// Returns a `point` of another view's coordinates, or of the window's if `view` is nil, in this view's coordinates.
  public final func convert(_ point: Point, from view: View?) -> Point {
    view?.convert(point, to: self) ?? pointFromRoot(point)
  }

  /// Returns a rectangle `rect` of this view's coordinates in another view's coordinates, or in the window's if `view` is nil.
  public final func convert(_ rect: Rect, to view: View?) -> Rect {
    let start = isTurned(against: view) ? rect.lastInFirstRow : rect.origin
    return Rect(origin: convert(start, to: view), size: rect.size)
  }

  /// Returns a rectangle `rect` of another view's coordinates, or of the window's if `view` is nil, in this view's coordinates.
  public final func convert(_ rect: Rect, from view: View?) -> Rect {
    let start = isTurned(against: view) ? rect.lastInFirstRow : rect.origin
    return Rect(origin: convert(start, from: view), size: rect.size)
  }

  // Between views of different directions, the last column of a rectangle becomes the first one.
  @inline(__always) private func isTurned(against view: View?) -> Bool {
    LayoutDirections.areMixed && isTurnedInRoot != (view?.isTurnedInRoot ?? false)
  }

  private var placeOfWindow: Point { window?.originOnScreen ?? .zero }

  // The window's own position on the screen is not part of its subviews' coordinates.
  private func pointInRoot(_ point: Point) -> Point {
    var point = point
    var view = self
    while let above = view.superview {
      point = view.outer(point)
      view = above
    }
    return point
  }

  private func pointFromRoot(_ point: Point) -> Point {
    let place = point - pointInRoot(.zero)
    return isTurnedInRoot ? Point(x: -place.x, y: place.y) : place
  }
}

extension Rect {
  fileprivate var lastInFirstRow: Point { Point(x: maxX - 1, y: minY) }
}
