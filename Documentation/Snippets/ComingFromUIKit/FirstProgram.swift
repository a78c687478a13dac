import TermKit
// snippet.hide
import TermKitTesting
import Testing

// snippet.show

final class TallyViewController: ViewController {
  private let label = Label(text: "Count: 0")
  private let button = Button(title: "Count")
  private var count = 0 {
    didSet { label.text = "Count: \(count)" }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tally"
    button.addTarget(self, action: TallyViewController.increment, for: .touchUpInside)
    let rest = View()
    rest.setContentHuggingPriority(LayoutPriority(1), for: .vertical)
    let column = StackView(arrangedSubviews: [label, button, rest], axis: .vertical, spacing: 1)
    column.alignment = .leading
    column.layoutMargins = EdgeInsets(top: 1, left: 2, right: 2)
    column.frame = view.bounds
    column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(column)
  }

  override var keyCommands: [KeyCommand] {
    [KeyCommand(title: "Count", keys: [.character("+")]) { [weak self] in self?.increment() }]
  }

  func increment() { count += 1 }
}

// snippet.hide
extension Snippets {
  @Test func `a first program`() throws {
    let app = TestApplication(width: 24, height: 8, NavigationController(rootViewController: TallyViewController()))
    app.type("++")
    try expectPicture(of: app)
  }
}
