// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class PairViewController: ViewController {
    private let row = StackView(arrangedSubviews: [Label(text: "Question"), Label(text: "Answer")])

    override func viewDidLoad() {
      super.viewDidLoad()
      row.spacing = 1
      row.frame = view.bounds
      row.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(row)
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      row.axis = view.bounds.width < 20 ? .vertical : .horizontal
    }
  }

  // snippet.hide
  @Test func `texts beside each other on wide screens, and below each other on narrow ones`() throws {
    let app = TestApplication(width: 24, height: 5, PairViewController())
    try expectPicture(of: app)
    app.resize(to: Size(width: 16, height: 5))
    try expectPicture(of: app, named: "Narrow")
  }
}
