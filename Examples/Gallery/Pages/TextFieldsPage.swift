import TermKit

/// Text fields with each border style and alignment, with views at their sides, and the events that they send (C10).
final class TextFieldsPage: ExhibitViewController, TextFieldDelegate {
  private let events = Label()
  private let digits = TextField()

  override func addExhibits() {
    add(Text("Borders", de: "Ränder", ja: "枠"), fields([.none, .line, .bezel, .roundedRect]))
    let text = field(.roundedRect, TextField(text: "Tic-Tac-Toe"))
    setPlaceholder(Text("With a clear button", de: "Mit Löschtaste", ja: "消去ボタン付き"), of: text)
    text.clearButtonMode = .always
    add(Text("Text that can be cleared", de: "Löschbarer Text", ja: "消去できる文字"), text)
    digits.delegate = self
    setPlaceholder(Text("Digits only", de: "Nur Ziffern", ja: "数字のみ"), of: digits)
    add(
      Text("A delegate that lets only digits in", de: "Ein Delegat, der nur Ziffern einlässt", ja: "数字だけを通すデリゲート"),
      field(.bezel, digits))
    let secret = TextField(text: "open sesame")
    secret.isSecureTextEntry = true
    setPlaceholder(.password, of: secret)
    add(Text("Secret", de: "Geheim", ja: "秘密"), field(.bezel, secret))
    let disabled = field(.roundedRect, TextField())
    translate { disabled.text = Text("Cannot be changed", de: "Nicht zu ändern", ja: "変更できません").string }
    disabled.isEnabled = false
    add(.disabled, disabled)
    add(Text("In the middle, at the right", de: "In der Mitte, rechts", ja: "中央、右"), alignments())
    add(Text("Views at the sides", de: "Ansichten an den Seiten", ja: "両側のビュー"), sides())
    show(Text("No event yet", de: "Noch kein Ereignis", ja: "まだ何もありません"), in: events)
    add(Text("The last event", de: "Das letzte Ereignis", ja: "最後のイベント"), events)
  }

  private func setPlaceholder(_ text: Text, of field: TextField) {
    translate { [weak field] in field?.placeholder = text.string }
  }

  private func fields(_ styles: [TextBorderStyle]) -> View {
    let names: [TextBorderStyle: Text] = [
      .none: Text("None", de: "Ohne", ja: "なし"), .line: Text("Line", de: "Linie", ja: "線"),
      .bezel: Text("Bezel", de: "Fläche", ja: "面"), .roundedRect: Text("Rounded", de: "Gerundet", ja: "角丸"),
    ]
    let fields = styles.map { style in
      let field = field(style, TextField())
      if let name = names[style] { setPlaceholder(name, of: field) }
      return field
    }
    return StackView(arrangedSubviews: fields, axis: .vertical, spacing: 1)
  }

  private func alignments() -> View {
    let fields = [TextAlignment.center, .right].map { alignment in
      let field = field(.bezel, TextField(text: "Tic-Tac-Toe"))
      setPlaceholder(Text("Aligned", de: "Ausgerichtet", ja: "配置"), of: field)
      field.textAlignment = alignment
      return field
    }
    return StackView(arrangedSubviews: fields, axis: .vertical, spacing: 1)
  }

  private func sides() -> View {
    let price = field(.bezel, TextField(text: "12.50"))
    setPlaceholder(Text("Price", de: "Preis", ja: "価格"), of: price)
    (price.leftView, price.leftViewMode) = (Label(text: "€"), .always)
    (price.rightView, price.rightViewMode) = (label(Text("net", de: "netto", ja: "税別")), .unlessEditing)
    let secret = field(.bezel, TextField(text: "open sesame"))
    setPlaceholder(.password, of: secret)
    secret.isSecureTextEntry = true
    let reveal = Button()
    reveal.contentEdgeInsets = .zero
    let setTitle: @MainActor () -> Void = { [weak secret, weak reveal] in
      let (show, hide) = (Text("Show", de: "Zeigen", ja: "表示"), Text("Hide", de: "Bergen", ja: "隠す"))
      reveal?.setTitle((secret?.isSecureTextEntry == true ? show : hide).string, for: .normal)
    }
    reveal.addAction(for: .touchUpInside) { [weak secret] _ in
      secret?.isSecureTextEntry.toggle()
      setTitle()
    }
    translate(setTitle)
    (secret.rightView, secret.rightViewMode) = (reveal, .always)
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
        let text = field?.text ?? ""
        guard let self else { return }
        show(Text("\(name): “\(text)”", de: "\(name): „\(text)“", ja: "\(name): 「\(text)」"), in: events)
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
