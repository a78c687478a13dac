import Stages
import TermKit
import TermKitGraphics
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// Labels with letters from right to left. A picture shows the cells from left to right.
@MainActor @Suite struct LabelBidiTests {
  private typealias Attributes = AttributedText.Attributes

  private func label(
    _ text: String, _ width: Int, _ height: Int = 1, _ mode: LineBreakMode = .byTruncatingTail
  ) -> Label {
    let label = Label(text: text)
    label.frame = Rect(0, 0, width, height)
    label.numberOfLines = height
    label.lineBreakMode = mode
    return label
  }

  @Test func `a label draws its text in the order of the screen`() {
    expect(label("שלום, עולם", 12), draws: "םלוע ,םולש")
    expect(label("abc אבג!", 12), draws: "abc גבא!")
  }

  @Test(arguments: [
    (LineBreakMode.byTruncatingTail, "…דגבא"), (.byTruncatingHead, "יטחז…"), (.byTruncatingMiddle, "יט…בא"),
    (.byClipping, "הדגבא"),
  ])
  func `a label truncates its text in the order of the text`(mode: LineBreakMode, shown: String) {
    expect(label("אבגדהוזחטי", 5, 1, mode), draws: shown)
  }

  @Test func `a truncated line has the base direction of the whole text`() {
    expect(label("אב cdefgh", 6), draws: "…cd בא")
    expect(label("אב cdefgh", 6, 1, .byTruncatingHead), draws: "defgh…")
  }

  @Test func `a wrapped text is broken in the order of the text, and each line is ordered`() {
    expect(label("אב גד הו זח", 5, 3), draws: "דג בא\nחז וה")
    expect(label("אב cd\nef גד", 5, 3), draws: "cd בא\nef דג")
    expect(label("אב cd ef gh ij", 5, 2), draws: "cd בא\n…ef g")
  }

  @Test func `the second line of a paragraph has the base direction of the first`() {
    expect(label("אבג def!", 4, 2), draws: "גבא\n!def")
  }

  @Test func `a tab is as wide as in a text from left to right`() {
    let wrapped = label("א\tב", 12, 2)
    expect(wrapped, draws: "ב       א")
    expectEqual(wrapped.sizeThatFits(Size(width: 20, height: 2)), Size(width: 9, height: 1))
  }

  @Test func `aligned text is ordered within its columns`() {
    let label = label("אב cd", 9)
    label.textAlignment = .right
    expect(label, draws: "    cd בא")
    label.textAlignment = .center
    expect(label, draws: "  cd בא")
  }

  // MARK: Attributes

  private func attributed(_ parts: [(String, Attributes)]) -> AttributedText {
    parts.reduce(AttributedText()) { $0 + AttributedText($1.0, attributes: $1.1) }
  }

  private func columns(_ label: Label, _ attributes: TextAttributes) -> [Int] {
    let cells = label.drawn()
    return (0..<cells.size.width).filter { cells[$0, 0].attributes.contains(attributes) }
  }

  @Test func `the parts of an attributed text are ordered as one line`() {
    let label = label("", 9)
    let bold = Attributes(textAttributes: .bold)
    label.attributedText = attributed([("אב", Attributes()), ("גד", bold), (" ef", Attributes())])
    expect(label, draws: "ef דגבא")
    expectEqual(columns(label, .bold), [3, 4])
    label.attributedText = attributed([("אב g", Attributes()), ("h ג", bold), ("ד", Attributes())])
    expect(label, draws: "דג gh בא")
    expectEqual(columns(label, .bold), [1, 2, 4])
  }

  @Test func `joined letters stay joined across attributes`() {
    let label = label("", 4)
    label.attributedText = attributed([("ب", Attributes(textAttributes: .bold)), ("ب", Attributes())])
    expect(label, draws: "ﺐﺑ")
    expectEqual(columns(label, .bold), [1])
  }

  @Test func `a line through a part runs through its cells`() {
    let label = label("", 6)
    label.attributedText = attributed([("אב", Attributes(hasStrikethrough: true)), (" c", Attributes())])
    expect(label, draws: "c ב\u{336}א\u{336}")
  }

  @Test func `an ellipsis has the attributes of the text before it`() {
    let label = label("", 5)
    let bold = Attributes(textAttributes: .bold)
    label.attributedText = attributed([("אב", Attributes()), ("גדהוז", bold)])
    expect(label, draws: "…דגבא")
    expectEqual(columns(label, .bold), [0, 1, 2])
  }

  // MARK: Isolation

  @Test func `a label shows an isolated name without its marks, and accessibility reads it without them`() {
    let label = label("שלום \("C++".isolated)!", 12)
    expect(label, draws: "!C++ םולש")
    expectEqual(label.accessibilityLabel, "שלום C++!")
    expectEqual(label.sizeThatFits(Size(width: 20, height: 1)), Size(width: 9, height: 1))
  }

  @Test func `a button underlines the letter of its key where the letter is drawn`() {
    let button = Button()
    button.setTitle("שמור", for: .normal)
    button.keyEquivalent = .character("ר")
    button.frame = Rect(0, 0, 10, 1)
    let cells = button.drawn()
    let underlined = (0..<10).filter { cells[$0, 0].attributes.contains(.underline) }
    expectEqual(underlined.map { cells[$0, 0].glyph.base }, ["ר"])
    expectEqual((0..<10).map { String(cells[$0, 0].glyph.base) }.joined().trimmed, "רומש")
  }
}
