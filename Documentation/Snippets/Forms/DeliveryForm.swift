// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class DeliveryViewController: ViewController {
    private let name = TextField(placeholder: "Name")
    private let street = TextField(placeholder: "Street")
    private let hint = Label()
    private let order = Button(configuration: .filled())

    override func viewDidLoad() {
      super.viewDidLoad()
      order.setTitle("Order", for: .normal)
      order.addTarget(self, action: DeliveryViewController.send, for: .primaryActionTriggered)
      hint.textColor = .red
      let rows = [("Name", name), ("Street", street)].map { title, field in
        let label = Label(text: title)
        label.setWidth(8)
        field.setWidth(atLeast: 12)
        field.accessibilityLabel = title
        field.addTarget(self, action: DeliveryViewController.check, for: .editingChanged)
        return StackView(arrangedSubviews: [label, field], spacing: 1)
      }
      let form = StackView(arrangedSubviews: rows + [hint, order], axis: .vertical)
      form.setCustomSpacing(1, after: hint)
      // snippet.hide
      form.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
      form.frame = view.bounds
      form.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(form)
      // snippet.show
      // …
      check()
    }

    private func check() {
      let missing = [("name", name), ("street", street)].filter { ($0.1.text ?? "").isEmpty }.map(\.0)
      hint.text = missing.isEmpty ? "" : "Still missing: " + missing.joined(separator: ", ")
      order.isEnabled = missing.isEmpty
    }
    // snippet.hide
    private(set) var isSent = false
    private func send() { isSent = true }
    override var prefersStatusBarHidden: Bool { true }
    // snippet.show
  }

  // snippet.hide
  @Test func `a form that says what is missing`() throws {
    let form = DeliveryViewController()
    let app = TestApplication(width: 34, height: 7, form)
    app.type("Ada")
    try expectPicture(of: app)
    app.press(.tab)
    app.type("12 Long Lane")
    #expect(!app.contains("missing"))
    app.press(.tab)
    app.press(.enter)
    #expect(form.isSent)
  }
}
