import TermKitGraphics
@_spi(TermKit) import TermKitViews

/// A pan that begins only along one axis and outside of controls. As in UIKit's scroll views, a drag that begins in a control belongs to it.
final class PagePanGestureRecognizer: PanGestureRecognizer {
  private let axis: LayoutAxis

  init(along axis: LayoutAxis) {
    self.axis = axis
    super.init()
  }

  override func touchBegan(_ touch: Touch) {
    let views = sequence(first: touch.view, next: \.superview).prefix { $0 !== view }
    let isInControl = views.contains { ($0 as? Control)?.isEnabled == true }
    if isInControl { state = .failed } else { super.touchBegan(touch) }
  }

  override func accepts(_ movement: Point) -> Bool { movement.mainAxis == axis }
}
