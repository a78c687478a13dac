// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class SignInViewController: ViewController {
    private let name = TextField()
    private let code = TextField()
    private let button = Button(configuration: .filled())

    override var preferredFocusedView: View? { code }

    // snippet.hide
    override func viewDidLoad() {
      super.viewDidLoad()
      (name.text, code.placeholder) = ("ada@example.org", "Code from the letter")
      button.setTitle("Sign in", for: .normal)
      button.addTarget(self, action: SignInViewController.signIn, for: .touchUpInside)
      let column = StackView(arrangedSubviews: [name, code, button], axis: .vertical, spacing: 1)
      column.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
      column.frame = view.bounds
      column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(column)
    }

    var focusedField: TextField? { [name, code].first { $0.isFocused } }

    // snippet.show
    func signIn() {
      if code.text == "" {
        code.becomeFirstResponder()
      } else {
        // …
        // snippet.hide
        name.becomeFirstResponder()
        // snippet.show
      }
    }
  }

  // snippet.hide
  @Test func `a form whose second field has the focus`() throws {
    let form = SignInViewController()
    let app = TestApplication(width: 30, height: 8, form)
    try expectPicture(of: app)
    let code = try #require(form.focusedField)
    app.press(.tab)
    #expect(form.focusedField == nil)
    app.press(.enter)
    #expect(form.focusedField === code)
  }
}
