import TermKitGraphics
import TermKitViews

/// A shade over the screen that is searched, while there are no results. A click ends the search.
final class SearchDimmingView: View {
  var wasClicked: (@MainActor () -> Void)?

  override func touchBegan(_ touch: Touch) {}
  override func touchMoved(_ touch: Touch) {}
  override func touchEnded(_ touch: Touch) { wasClicked?() }
  override func touchCancelled(_ touch: Touch) {}

  // Where colours do not blend, the text behind is dim.
  override func draw(in canvas: inout Canvas) {
    if canvas.traits.colorDepth.blends {
      canvas.fill(bounds, with: PresentationView.backdrop)
    } else {
      canvas.add(.dim, in: bounds)
    }
  }
}
