import TermKit

/// Text fields with each border style and alignment, with views at their sides, and the events that they send (C10).
final class TextFieldsPage: ExhibitViewController, TextFieldDelegate {
  private let events = Label(text: "No event yet")
  private let digits = TextField(placeholder: "Digits only")

  override func addExhibits() {
    add("Borders", fields([.none, .line, .bezel, .roundedRect]))
    let text = field(.roundedRect, TextField(text: "Tic-Tac-Toe", placeholder: "With a clear button"))
    text.clearButtonMode = .always
    add("Text that can be cleared", text)
    digits.delegate = self
    add("A delegate that lets only digits in", field(.bezel, digits))
    let secret = TextField(text: "open sesame", placeholder: "Password")
    secret.isSecureTextEntry = true
    add("Secret", field(.bezel, secret))
    let disabled = field(.roundedRect, TextField(text: "Cannot be changed"))
    disabled.isEnabled = false
    add("Disabled", disabled)
    add("In the middle, at the right", alignments())
    add("Views at the sides", sides())
    add("The last event", events)
  }

  private func fields(_ styles: [TextBorderStyle]) -> View {
    let names: [TextBorderStyle: String] = [.none: "None", .line: "Line", .bezel: "Bezel", .roundedRect: "Rounded"]
    return StackView(
      arrangedSubviews: styles.map { field($0, TextField(placeholder: names[$0] ?? "")) }, axis: .vertical, spacing: 1)
  }

  private func alignments() -> View {
    let fields = [TextAlignment.center, .right].map { alignment in
      let field = field(.bezel, TextField(text: "Tic-Tac-Toe", placeholder: "Aligned"))
      field.textAlignment = alignment
      return field
    }
    return StackView(arrangedSubviews: fields, axis: .vertical, spacing: 1)
  }

  private func sides() -> View {
    let price = field(.bezel, TextField(text: "12.50", placeholder: "Price"))
    (price.leftView, price.leftViewMode) = (Label(text: "€"), .always)
    (price.rightView, price.rightViewMode) = (Label(text: "net"), .unlessEditing)
    let secret = field(.bezel, TextField(text: "open sesame", placeholder: "Password"))
    secret.isSecureTextEntry = true
    let show = Button(title: "Show")
    show.contentEdgeInsets = .zero
    show.addAction(for: .touchUpInside) { [weak secret] button in
      secret?.isSecureTextEntry.toggle()
      (button as? Button)?.setTitle(secret?.isSecureTextEntry == true ? "Show" : "Hide", for: .normal)
    }
    (secret.rightView, secret.rightViewMode) = (show, .always)
    return StackView(arrangedSubviews: [price, secret], axis: .vertical, spacing: 1)
  }

  private func field(_ style: TextBorderStyle, _ field: TextField) -> TextField {
    field.borderStyle = style
    let told: [(String, ControlEvents)] = [
      ("editingDidBegin", .editingDidBegin), ("editingChanged", .editingChanged), ("editingDidEnd", .editingDidEnd),
      ("editingDidEndOnExit", .editingDidEndOnExit),
    ]
    for (name, event) in told {
      field.addAction(for: event) { [weak self, weak field] _ in
        self?.events.text = "\(name): “\(field?.text ?? "")”"
      }
    }
    return field
  }

  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String
  ) -> Bool {
    string.allSatisfy(\.isNumber)
  }
}
