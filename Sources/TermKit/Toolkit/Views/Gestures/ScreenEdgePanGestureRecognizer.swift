import TermKitGraphics

/// A continuous recognizer of drags that begin at an edge of the screen and lead away from it. UIKit's `UIScreenEdgePanGestureRecognizer`.
///
///     let back = ScreenEdgePanGestureRecognizer(target: self, action: PagesController.draggedFromEdge)
///     back.edges = .left
///     view.addGestureRecognizer(back)
///
/// The drag begins in the outermost column or row, and the first movement decides: it has to lead away from the edge at least as far as
/// along it. A row counts as two columns. The first row below the status bar counts as outermost.
open class ScreenEdgePanGestureRecognizer: PanGestureRecognizer {
  private var touchedEdges: RectEdge = []

  /// The edges at which a drag can begin. Defaults to none.
  public final var edges: RectEdge = []

  @_spi(TermKit) open override func canBegin(at cell: Point) -> Bool {
    guard let scene else { return false }
    let area = scene.bounds.inset(by: EdgeInsets(top: scene.statusBarHeight))
    var touched: RectEdge = []
    if cell.x <= area.minX { touched.insert(.left) }
    if cell.x >= area.maxX - 1 { touched.insert(.right) }
    if cell.y <= area.minY { touched.insert(.top) }
    if cell.y >= area.maxY - 1 { touched.insert(.bottom) }
    touchedEdges = touched.intersection(edges)
    return !touchedEdges.isEmpty
  }

  @_spi(TermKit) open override func accepts(_ movement: Point) -> Bool {
    let (x, y) = (movement.x, 2 * movement.y)
    return touchedEdges.contains(.left) && x >= abs(y) || touchedEdges.contains(.right) && -x >= abs(y)
      || touchedEdges.contains(.top) && y >= abs(x) || touchedEdges.contains(.bottom) && -y >= abs(x)
  }
}
