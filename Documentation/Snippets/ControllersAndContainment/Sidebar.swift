import TermKit
// snippet.hide
import TermKitTesting
import Testing

extension Snippets {
  // snippet.container

  final class SidebarViewController: ViewController {
    private let sidebar: ViewController
    private var content: ViewController

    init(sidebar: ViewController, content: ViewController) {
      (self.sidebar, self.content) = (sidebar, content)
      super.init()
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      for child in [sidebar, content] {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let (height, width) = (view.bounds.height, view.bounds.width)
      sidebar.view.frame = Rect(x: 0, y: 0, width: 14, height: height)
      content.view.frame = Rect(x: 14, y: 0, width: width - 14, height: height)
    }

    override var childForKeys: ViewController? { content }
    // snippet.change

    func show(_ next: ViewController) {
      let old = content
      guard next !== old else { return }
      content = next
      old.willMove(toParent: nil)
      addChild(next)
      next.view.frame = old.view.frame
      transition(
        from: old, to: next, duration: 0.3, options: .transitionCrossDissolve,
        completion: { _ in
          old.removeFromParent()
          next.didMove(toParent: self)
        })
    }
    // snippet.container
  }
  // snippet.end

  @Test func `a sidebar beside a page`() throws {
    let sidebar = ViewController()
    sidebar.view.backgroundColor = Color(white: 0.9)
    for (index, name) in ["Summary", "Details", "History"].enumerated() {
      let button = Button(title: name)
      button.frame = Rect(x: 1, y: 2 * index + 2, width: 12, height: 1)
      sidebar.view.addSubview(button)
    }
    let (summary, details) = (page("4 games, 3 won"), page("Anna beat Ben in 7 moves"))
    let container = SidebarViewController(sidebar: sidebar, content: summary)
    let app = TestApplication(width: 44, height: 9, container)
    try expectPicture(of: app)
    container.show(details)
    app.advance(by: 1)
    #expect(container.children.count == 2 && summary.parent == nil && details.parent === container)
    try expectPicture(of: app, named: "Details")
  }

  private func page(_ text: String) -> ViewController {
    let page = ViewController()
    let label = Label(text: text)
    label.frame = Rect(x: 3, y: 2, width: 25, height: 1)
    page.view.addSubview(label)
    return page
  }
}
