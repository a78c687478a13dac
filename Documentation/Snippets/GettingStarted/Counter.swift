import TermKit
// snippet.hide
import TermKitTesting
import Testing

// snippet.show

final class CounterViewController: ViewController {
  private let label = Label(text: "Count: 0")
  private let button = Button(title: "Reset")
  private var count = 0 {
    didSet { label.text = "Count: \(count)" }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Counter"
    button.addTarget(self, action: CounterViewController.reset, for: .touchUpInside)
    let column = StackView(arrangedSubviews: [label, button], axis: .vertical, spacing: 1)
    column.alignment = .leading
    column.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
    column.frame = view.bounds
    column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(column)
  }

  override var keyCommands: [KeyCommand] {
    [KeyCommand(title: "Count", keys: [.character("+")]) { [weak self] in self?.count += 1 }]
  }

  func reset() { count = 0 }
}

// snippet.hide
extension Snippets {
  @Test func `a counter, after two presses of plus`() throws {
    let app = TestApplication(size: Size(width: 30, height: 7), delegate: AppDelegate())
    app.type("++")
    try expectPicture(of: app)
  }
}
