// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class DrawerTransition: ViewControllerTransitioningDelegate {
    private var interaction: PercentDrivenInteractiveTransition?

    func presentationController(
      forPresented presented: ViewController, presenting: ViewController?, source: ViewController
    ) -> PresentationController? {
      DrawerPresentation(presentedViewController: presented, presenting: presenting)
    }

    func animationController(
      forPresented presented: ViewController, presenting: ViewController, source: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { DrawerAnimator() }

    func animationController(
      forDismissed dismissed: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { DrawerAnimator() }

    func interactionControllerForDismissal(
      using animator: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)? { interaction }

    func drag(_ pan: PanGestureRecognizer, of drawer: ViewController) {
      let share = Double(pan.translation(in: nil).x) / Double(drawer.view.bounds.width)
      switch pan.state {
      case .began:
        interaction = PercentDrivenInteractiveTransition()
        drawer.dismiss(animated: true)
        interaction?.update(share)
      case .changed:
        interaction?.update(share)
      case .ended where share > 0.5:
        interaction?.finish()
        interaction = nil
      default:
        interaction?.cancel()
        interaction = nil
      }
    }
  }

  // snippet.hide
  @Test func `a drawer under the pointer`() throws {
    let article = ArticleViewController()
    let app = TestApplication(width: 40, height: 8, article)
    article.openDrawer()
    app.advance(by: 1)
    app.mouseDown(26, 4)
    app.mouseDrag(27, 4)
    app.mouseDrag(31, 4)
    try expectPicture(of: app)
    app.mouseUp(31, 4)
    app.advance(by: 1)
    #expect(article.presentedViewController != nil)
    app.mouseDown(26, 4)
    app.mouseDrag(28, 4)
    app.mouseDrag(38, 4)
    app.mouseUp(38, 4)
    app.advance(by: 1)
    #expect(article.presentedViewController == nil)
  }
}
