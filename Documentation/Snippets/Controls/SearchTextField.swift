// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `a field that filters names`() throws {
    let names = ["Ada", "Alan", "Barbara", "Grace", "Margaret"]
    let found = Label(text: names.joined(separator: ", "))
    // snippet.show
    let field = SearchTextField(placeholder: "Names")
    field.addAction(for: .editingChanged) { control in
      let text = (control as? SearchTextField)?.text ?? ""
      found.text = names.filter { text.isEmpty || $0.contains(text) }.joined(separator: ", ")
    }
    // snippet.hide
    let column = StackView(arrangedSubviews: [field, found], axis: .vertical)
    column.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
    let app = TestApplication(width: 36, height: 6, column)
    app.type("ar")
    #expect(found.text == "Barbara, Margaret")
    try expectPicture(of: app)
  }

  @Test func `search fields in each state`() throws {
    func field(_ change: (SearchTextField) -> Void = { _ in }) -> SearchTextField {
      let field = SearchTextField()
      field.borderStyle = .bezel
      change(field)
      return field
    }
    let app = TestApplication(
      width: 46, height: 13,
      NamedViews(
        [
          "with the focus": field { $0.text = "Ada" }, "empty": field(), "with text": field { $0.text = "Ada" },
          "disabled": field { $0.isEnabled = false },
          "in three rows": ThreeRows(field { $0.borderStyle = .roundedRect }),
        ]))
    try expectPicture(of: app, named: "States")
  }
}
