// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class ProfileFormController: ViewController, TextFieldDelegate {
    private let name = TextField(placeholder: "Name")
    private let amount = TextField(placeholder: "0")

    override func viewDidLoad() {
      super.viewDidLoad()
      name.borderStyle = .roundedRect
      name.clearButtonMode = .whileEditing
      name.addTarget(self, action: ProfileFormController.goToAmount, for: .editingDidEndOnExit)
      amount.borderStyle = .roundedRect
      amount.leftView = Label(text: "€")
      amount.leftViewMode = .always
      amount.delegate = self
      let column = StackView(arrangedSubviews: [name, amount], axis: .vertical)
      // snippet.hide
      column.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
      column.frame = view.bounds
      column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(column)
      // snippet.show
      // …
    }

    private func goToAmount() { amount.becomeFirstResponder() }

    func textField(
      _ textField: TextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String
    ) -> Bool {
      string.allSatisfy(\.isNumber)
    }
    // snippet.hide
    override var prefersStatusBarHidden: Bool { true }
    var amountText: String? { amount.text }
    // snippet.show
  }

  // snippet.hide
  @Test func `a form with two text fields`() throws {
    let form = ProfileFormController()
    let app = TestApplication(width: 30, height: 8, form)
    app.type("Ada")
    try expectPicture(of: app)
    app.press(.enter)
    app.type("4x2")
    app.paste("1 000")
    #expect(form.amountText == "42")
  }
}
