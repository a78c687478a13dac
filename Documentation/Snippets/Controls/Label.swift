// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `labels with a font, several lines and attributed text`() throws {
    // snippet.show
    let title = Label(text: "Departures")
    title.font = .boldSystemFont(ofSize: 17)

    let note = Label(text: "The 10:04 to Basel is late. Please wait on platform 4.")
    note.numberOfLines = 2
    note.textColor = .darkGray

    let train = Label()
    var text = AttributedText("10:04 Basel  ", attributes: .init(textAttributes: .bold))
    text += AttributedText("15 min late", attributes: .init(foregroundColor: .red))
    train.attributedText = text
    // snippet.hide
    let app = TestApplication(width: 40, height: 8, NamedViews(["font": title, "two lines": note, "parts": train]))
    #expect(train.text == "10:04 Basel  15 min late")
    try expectPicture(of: app)
  }

  @Test func `text that does not fit`() throws {
    func label(_ mode: LineBreakMode, lines: Int = 1) -> Label {
      let label = Label(text: "A long title of a chapter")
      (label.lineBreakMode, label.numberOfLines) = (mode, lines)
      return label
    }
    let app = TestApplication(
      width: 40, height: 8,
      NamedViews(
        [
          "byTruncatingTail": label(.byTruncatingTail), "byTruncatingMiddle": label(.byTruncatingMiddle),
          "byTruncatingHead": label(.byTruncatingHead), "byClipping": label(.byClipping),
          "two lines": label(.byTruncatingTail, lines: 2),
        ], spacing: 0))
    try expectPicture(of: app, named: "Truncation")
  }
}
