import TermKitGraphics

/// A pan that begins only along one axis.
final class PagePanGestureRecognizer: PanGestureRecognizer {
  private let axis: LayoutAxis

  init(along axis: LayoutAxis) {
    self.axis = axis
    super.init()
  }

  override func accepts(_ movement: Point) -> Bool { movement.mainAxis == axis }
}
