// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class DrawerPresentation: PresentationController {
    private let shade = View()

    override var frameOfPresentedViewInContainerView: Rect {
      let area = containerView?.bounds ?? .zero
      return Rect(x: area.width - 16, y: 0, width: 16, height: area.height)
    }

    override func presentationTransitionWillBegin() {
      guard let containerView else { return }
      shade.frame = containerView.bounds
      shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      shade.backgroundColor = .black
      shade.alpha = 0
      containerView.insertSubview(shade, at: 0)
      presentedViewController.transitionCoordinator?.animate { _ in self.shade.alpha = 0.3 }
    }

    override func dismissalTransitionWillBegin() {
      presentedViewController.transitionCoordinator?.animate { _ in self.shade.alpha = 0 }
    }
  }

  // snippet.hide
  @Test func `a drawer at the right edge`() throws {
    let article = ArticleViewController()
    let app = TestApplication(width: 40, height: 8, article)
    article.openDrawer()
    app.advance(by: 1)
    try expectPicture(of: app)
  }

  final class ArticleViewController: ViewController {
    private let transition = DrawerTransition()

    override func viewDidLoad() {
      super.viewDidLoad()
      let text = Label(text: "The terminal was invented long before the mouse. It has columns, rows and a cursor.")
      text.numberOfLines = 0
      text.frame = view.bounds.inset(by: EdgeInsets(top: 1, left: 2, bottom: 0, right: 2))
      text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(text)
    }

    override var prefersStatusBarHidden: Bool { true }

    // snippet.open
    func openDrawer() {
      let drawer = NotesViewController()
      drawer.modalPresentationStyle = .custom
      drawer.transitioningDelegate = transition
      present(drawer, animated: true)
    }
    // snippet.end
  }

  final class NotesViewController: ViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = Color(red: 255, green: 250, blue: 220)
      let label = Label(text: "Notes")
      label.textAttributes = .bold
      label.frame = Rect(x: 2, y: 1, width: 12, height: 1)
      view.addSubview(label)
      let pan = PanGestureRecognizer(target: self, action: NotesViewController.drag)
      view.addGestureRecognizer(pan)
    }

    private func drag(_ pan: PanGestureRecognizer) {
      (transitioningDelegate as? DrawerTransition)?.drag(pan, of: self)
    }

    override var prefersStatusBarHidden: Bool { true }
  }
}
