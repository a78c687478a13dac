// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `a text field for a name`() throws {
    let greeting = Label(text: "Hello!")
    // snippet.show
    let name = TextField(placeholder: "Name")
    name.borderStyle = .roundedRect
    name.clearButtonMode = .whileEditing
    name.addAction(for: .editingChanged) { field in
      if let name = field as? TextField { greeting.text = "Hello, \(name.text ?? "")!" }
    }
    // snippet.hide
    let column = StackView(arrangedSubviews: [name, greeting], axis: .vertical)
    column.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
    let app = TestApplication(width: 32, height: 6, column)
    app.type("Grace")
    #expect(greeting.text == "Hello, Grace!")
    try expectPicture(of: app)
  }

  @Test func `the borders and states of text fields`() throws {
    func field(_ text: String?, _ style: TextBorderStyle, _ change: (TextField) -> Void = { _ in }) -> TextField {
      let field = TextField(text: text, placeholder: "Name")
      field.borderStyle = style
      change(field)
      return field
    }
    let price = field("12.50", .bezel) {
      ($0.leftView, $0.leftViewMode) = (Label(text: "€"), .always)
    }
    let app = TestApplication(
      width: 46, height: 17,
      NamedViews(
        [
          "with the focus": field("Grace", .bezel), "bezel": field(nil, .bezel), "line": field("Grace", .line),
          "roundedRect": field("Grace", .roundedRect), "a view at the left": price,
          "secure": field("secret", .bezel) { $0.isSecureTextEntry = true },
          "disabled": field("Grace", .bezel) { $0.isEnabled = false },
        ]))
    app.press(.home, holding: .shift)
    try expectPicture(of: app, named: "States")
  }
}
