import TermKitGraphics
@_spi(TermKit) import TermKitViews

/// A shade over a screen. A click on it is reported, and does not reach the views behind.
package final class DimmingView: TouchBarrier {
  private let takesWheel: Bool
  private let wasClicked: @MainActor () -> Void

  /// Makes a shade that also takes turns of the mouse wheel if `takesWheel` is true.
  package init(takesWheel: Bool = false, wasClicked: @escaping @MainActor () -> Void) {
    self.takesWheel = takesWheel
    self.wasClicked = wasClicked
    super.init()
  }

  package override func touchEnded(_ touch: Touch) { wasClicked() }
  package override func wheelTurned(x: Int, y: Int) -> Bool { takesWheel || super.wheelTurned(x: x, y: y) }

  // Where colours do not blend, the text behind is dim.
  package override func draw(in canvas: inout Canvas) {
    if canvas.traits.colorDepth.blends {
      canvas.fillShaded(bounds, with: PresentationView.backdrop)
    } else {
      canvas.add(.dim, in: bounds)
    }
  }
}
