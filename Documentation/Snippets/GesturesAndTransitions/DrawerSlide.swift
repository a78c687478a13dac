// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class DrawerAnimator: ViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Double { 0.4 }

    func animateTransition(using context: any ViewControllerContextTransitioning) {
      let isOpening = context.viewController(forKey: .to)?.isBeingPresented == true
      guard let drawer = context.viewController(forKey: isOpening ? .to : .from) else {
        return context.completeTransition(true)
      }
      let place = isOpening ? context.finalFrame(for: drawer) : context.initialFrame(for: drawer)
      let outside = place.offsetBy(dx: place.width, dy: 0)
      context.containerView.addSubview(drawer.view)
      drawer.view.frame = isOpening ? outside : place
      View.animate(withDuration: transitionDuration(using: context), curve: .linear) {
        drawer.view.frame = isOpening ? place : outside
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  // snippet.hide
  @Test func `a drawer that slides in`() throws {
    let article = ArticleViewController()
    let app = TestApplication(width: 40, height: 8, article)
    article.openDrawer()
    app.advance(by: 0.2)
    try expectPicture(of: app)
    app.advance(by: 0.3)
    article.dismiss(animated: true)
    app.advance(by: 0.5)
    #expect(article.presentedViewController == nil)
  }
}
