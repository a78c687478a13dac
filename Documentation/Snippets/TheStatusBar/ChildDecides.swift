// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class PaneViewController: ViewController {
    var content: ViewController? {
      didSet {
        oldValue?.willMove(toParent: nil)
        oldValue?.view.removeFromSuperview()
        oldValue?.removeFromParent()
        guard let content else { return }
        addChild(content)
        content.view.frame = view.bounds
        content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content.view)
        content.didMove(toParent: self)
        setNeedsStatusBarAppearanceUpdate()
      }
    }

    override var childForStatusBarStyle: ViewController? { content }
    override var childForStatusBarHidden: ViewController? { content }
  }
  // snippet.hide

  @Test func `the child of a container decides`() throws {
    let pane = PaneViewController()
    let app = TestApplication(width: 40, height: 4, pane)
    #expect(app.application.statusBarStyle == .default)
    pane.content = NightSkyViewController()
    app.turn()
    #expect(app.application.statusBarStyle == .lightContent)
    try expectPicture(of: app)
  }
}
