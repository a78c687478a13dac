import TermKit

/// A letter with headings, a quotation, a list, code and links, in a text view that finds text (C10).
final class RichTextPage: ViewController, TranslatedPage {
  private typealias Attributes = AttributedText.Attributes

  let translations = Translations()
  private let textView = TextView()
  private lazy var editItem = BarButtonItem(title: "") { [weak self] _ in self?.toggleEditing() }
  private lazy var boldItem = BarButtonItem(title: "") { [weak self] _ in self?.makeBold() }

  override func loadView() {
    textView.textContainerInset = EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
    textView.isEditable = false
    textView.isFindInteractionEnabled = true
    view = textView
    translate { [unowned self] in showTexts() }
  }

  private func showTexts() {
    textView.attributedText = Self.letter
    textView.selectedRange = 0..<0
    textView.accessibilityLabel = Text("A letter", de: "Ein Brief", ja: "手紙").string
    boldItem.title = Text("Bold", de: "Fett", ja: "太字").string
    showEditing()
  }

  private func showEditing() {
    let (edit, done) = (Text("Edit", de: "Ändern", ja: "編集"), Text("Done", de: "Fertig", ja: "完了"))
    editItem.title = (textView.isEditable ? done : edit).string
    navigationItem.rightBarButtonItems = textView.isEditable ? [editItem, boldItem] : [editItem]
  }

  private func toggleEditing() {
    textView.isEditable.toggle()
    showEditing()
  }

  private func makeBold() {
    textView.addAttributes(Attributes(textAttributes: .bold), range: textView.selectedRange)
  }

  // MARK: The letter

  private static var letter: AttributedText {
    heading(Text("Three in a row", de: "Drei in einer Reihe", ja: "三つ並べ"))
      + body(Text("You wrote:", de: "Du schriebst:", ja: "あなたの質問："))
      + line(
        Text(
          "Who wins if both players make no mistake?", de: "Wer gewinnt, wenn beide keinen Fehler machen?",
          ja: "二人とも間違えなければ、どちらが勝ちますか。"), ParagraphStyle(paragraphSpacing: 1, textBlocks: [.quote]))
      + body(
        Text(
          "Nobody. But there are three places to begin:", de: "Niemand. Aber es gibt drei Anfänge:",
          ja: "どちらも勝ちません。始め方は三つあります。"))
      + item(Text("the centre", de: "die Mitte", ja: "中央"))
      + item(
        Text(
          "a corner, which leaves the most mistakes", de: "eine Ecke, die am meisten Fehler lässt",
          ja: "隅、相手が間違えやすい"))
      + item(Text("an edge", de: "ein Rand", ja: "辺"), spacing: 1)
      + line(Text(stringLiteral: "1 2 3\n4 5 6"), ParagraphStyle(textBlocks: [.code]))
      + line(Text(stringLiteral: "7 8 9"), ParagraphStyle(textBlocks: [.code]), spacing: 1)
      + rules
  }

  private static var rules: AttributedText {
    let words = Text("The rules are at ", de: "Die Regeln stehen bei ", ja: "規則は")
    let link = Attributes(link: "https://en.wikipedia.org/wiki/Tic-tac-toe")
    let question = Attributes(link: "mailto:ada@example.org")
    return AttributedText(words.string) + AttributedText("Wikipedia", attributes: link)
      + AttributedText(Text(", and questions go to ", de: ", und Fragen gehen an ", ja: "に、質問は").string)
      + AttributedText("Ada", attributes: question) + AttributedText(Text(".", de: ".", ja: "へどうぞ。").string)
  }

  private static func heading(_ text: Text) -> AttributedText {
    let style = Attributes(
      font: .preferredFont(forTextStyle: .title1, compatibleWith: TraitCollection()),
      paragraphStyle: ParagraphStyle(paragraphSpacing: 1))
    return AttributedText(text.string + "\n", attributes: style)
  }

  private static func body(_ text: Text) -> AttributedText { AttributedText(text.string + "\n") }

  private static func item(_ text: Text, spacing: Int = 0) -> AttributedText {
    line(text, ParagraphStyle(textBlocks: [.listItem()]), spacing: spacing)
  }

  private static func line(_ text: Text, _ style: ParagraphStyle, spacing: Int = 0) -> AttributedText {
    var last = style
    last.paragraphSpacing = max(spacing, style.paragraphSpacing)
    return AttributedText(text.string + "\n", attributes: Attributes(paragraphStyle: last))
  }
}
