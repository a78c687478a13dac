import TermKit

/// A form at the bottom edge that stays above everything that covers the screen while the user enters text: a picker as an input view with
/// an accessory bar, and the symbol palette (V8).
final class TextInputPage: ViewController, TranslatedPage, PickerViewDataSource, PickerViewDelegate {
  let translations = Translations()
  private let planetField = TextField()
  private let picker = PickerView()
  private let messageField = TextField()
  private let messages = Label()
  private let announcement = Label()
  private let planets = PlanetGroup.all.flatMap(\.planets)

  override func loadView() {
    messages.numberOfLines = 0
    show(
      Text(
        "Alt-. opens emoji and symbols in every text. Type to search, in English, German or Japanese.",
        de: "Alt-. öffnet in jedem Text Emojis und Symbole. Tippen sucht, auf Englisch, Deutsch oder Japanisch.",
        ja: "どの入力欄でも Alt-. で絵文字と記号が開きます。英語、ドイツ語、日本語で検索できます。"), in: messages)
    let sendButton = button(Text("Send", de: "Senden", ja: "送信"))
    sendButton.addAction(for: .touchUpInside) { [weak self] _ in self?.send() }
    view = TextInputView(
      top: [label(Text("Planet", de: "Planet", ja: "惑星")), planetField, messages], announcement: announcement,
      form: (messageField, sendButton))
    setUpFields()
    observeKeyboard()
  }

  override var preferredFocusedView: View? { messageField }

  private func setUpFields() {
    (planetField.borderStyle, messageField.borderStyle) = (.bezel, .bezel)
    translate { [unowned self] in
      planetField.placeholder = Text("Choose a planet", de: "Planet wählen", ja: "惑星を選択").string
      messageField.placeholder = Text("A message", de: "Eine Nachricht", ja: "メッセージ").string
      picker.reloadAllComponents()
    }
    (picker.dataSource, picker.delegate) = (self, self)
    planetField.inputView = picker
    let bar = Toolbar()
    let done = barButton(Text("Done", de: "Fertig", ja: "完了"), style: .done) { [weak self] _ in
      self?.messageField.becomeFirstResponder()
    }
    bar.setItems([BarButtonItem(systemItem: .flexibleSpace), done], animated: false)
    planetField.inputAccessoryView = bar
    messageField.addAction(for: .primaryActionTriggered) { [weak self] _ in self?.send() }
  }

  private func send() {
    guard let text = messageField.text, !text.isEmpty else { return }
    show(Text(stringLiteral: text), in: messages)
    messageField.text = ""
  }

  // MARK: Keyboard notifications

  private func observeKeyboard() {
    let scene = Application.shared.windowScene
    for name in KeyboardNotification.Name.allCases {
      scene.addObserver(self, action: TextInputPage.keyboardMoved, name: name)
    }
    show(Text("Nothing covers the screen.", de: "Nichts verdeckt den Schirm.", ja: "画面を覆うものはありません。"), in: announcement)
  }

  private func keyboardMoved(_ notification: KeyboardNotification) {
    let rows = view.bounds.height - notification.keyboardFrameEnd.minY
    show(Text(stringLiteral: "\(notification.name), \(max(0, rows))"), in: announcement)
  }

  // MARK: The picker

  func numberOfComponents(in pickerView: PickerView) -> Int { 1 }

  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int { planets.count }

  func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    planets[row].name.string
  }

  func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {
    planetField.text = planets[row].name.string
  }
}

/// Views at the top, and a form at the top of the keyboard layout guide.
private final class TextInputView: View {
  private let top: [View]
  private let announcement: View
  private let form: (field: View, button: View)

  init(top: [View], announcement: View, form: (field: View, button: View)) {
    (self.top, self.announcement, self.form) = (top, announcement, form)
    super.init(frame: .zero)
    (top + [announcement, form.field, form.button]).forEach(addSubview)
  }

  override func layoutSubviews() {
    let width = max(0, bounds.width - 4)
    let formTop = keyboardLayoutGuide.layoutFrame.minY - 1
    var y = safeAreaInsets.top + 1
    for view in top {
      let height = max(0, min(view.sizeThatFits(Size(width: width, height: 100)).height, formTop - 1 - y))
      view.frame = Rect(x: 2, y: y, width: width, height: height)
      y += height + (view is TextField ? 1 : 0)
    }
    let buttonWidth = form.button.sizeThatFits(.unlimited).width
    announcement.frame = Rect(x: 2, y: formTop - 1, width: width, height: 1)
    form.field.frame = Rect(x: 2, y: formTop, width: max(0, width - buttonWidth - 1), height: 1)
    form.button.frame = Rect(x: 2 + width - buttonWidth, y: formTop, width: buttonWidth, height: 1)
  }
}
