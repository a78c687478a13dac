// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  final class DocumentsViewController: ViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Documents"
      let star = Switch()
      (star.isOn, star.title) = (true, "Starred")
      let column = StackView(arrangedSubviews: [Button(title: "Open"), star], axis: .vertical, spacing: 1)
      column.alignment = .leading
      column.distribution = .equalSpacing
      column.frame = Rect(x: 2, y: 3, width: 20, height: 10)
      view.addSubview(column)
    }

    // snippet.show
    func askBeforeDeleting() {
      let alert = AlertController(title: "Delete “Plan”?", message: nil, preferredStyle: .alert)
      alert.addAction(AlertAction(title: "Delete", style: .destructive) { _ in })
      alert.addAction(AlertAction(title: "Cancel", style: .cancel))
      present(alert, animated: true)
    }
    // snippet.hide
  }

  @Test func `an alert dims the tint behind it`() throws {
    let documents = DocumentsViewController()
    let app = TestApplication(width: 50, height: 14, NavigationController(rootViewController: documents))
    documents.askBeforeDeleting()
    app.advance(by: 1)
    try expectPicture(of: app)
    #expect(documents.view.tintAdjustmentMode == .dimmed)
    app.press(.escape)
    app.advance(by: 1)
    #expect(documents.view.tintAdjustmentMode == .normal)
  }
}
