import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@MainActor @Suite struct LabelLineBreakTests {
  private func label(
    _ text: String, _ width: Int, _ mode: LineBreakMode, height: Int = 1, lines: Int = 1
  ) -> Label {
    let label = Label(text: text)
    label.frame = Rect(0, 0, width, height)
    label.numberOfLines = lines
    label.lineBreakMode = mode
    return label
  }

  @Test func `a label truncates the tail of its text unless lineBreakMode is set`() {
    expectEqual(Label().lineBreakMode, .byTruncatingTail)
  }

  @Test(arguments: [
    (LineBreakMode.byWordWrapping, "one two"), (.byCharWrapping, "one two th"), (.byClipping, "one two th"),
    (.byTruncatingHead, "…hree four"), (.byTruncatingTail, "one two t…"), (.byTruncatingMiddle, "one t…four"),
  ])
  func `a label of one line shows text that does not fit as lineBreakMode says`(mode: LineBreakMode, shown: String) {
    expect(label("one two three four", 10, mode), draws: shown)
  }

  @Test(arguments: LineBreakMode.allCases)
  func `a text that fits is whole in every mode`(mode: LineBreakMode) {
    expect(label("one two", 7, mode), draws: "one two")
    expect(
      label("one two three", 7, mode, height: 2, lines: 2),
      draws: mode == .byCharWrapping ? "one two\n three" : "one two\nthree")
    expect(label("", 7, mode), draws: "")
    expect(label("one", 0, mode), draws: "")
  }

  @Test(arguments: [
    (LineBreakMode.byWordWrapping, "one two\nthree"), (.byCharWrapping, "one two t\nhree four"),
    (.byClipping, "one two\nthree fou"), (.byTruncatingHead, "one two\n…four end"),
    (.byTruncatingTail, "one two\nthree…"),
    (.byTruncatingMiddle, "one two\nthre… end"),
  ])
  func `in several lines, lineBreakMode decides on the last line that fits`(mode: LineBreakMode, shown: String) {
    expect(label("one two three four end", 9, mode, height: 2, lines: 2), draws: shown)
    expect(label("one two three four end", 9, mode, height: 2, lines: 0), draws: shown)
  }

  @Test func `a clipped last line ends with its paragraph, and a truncated one shows the end of the whole text`() {
    let text = "one two\nthree four\nfive"
    expect(label(text, 7, .byClipping, height: 2, lines: 2), draws: "one two\nthree f")
    expect(label(text, 7, .byTruncatingHead, height: 2, lines: 2), draws: "one two\n…r five")
    expect(label("one\ntwo\nthree", 9, .byClipping, height: 2, lines: 2), draws: "one\ntwo")
    expect(label("one\ntwo\nthree", 9, .byTruncatingHead, height: 2, lines: 2), draws: "one\ntwo three")
  }

  @Test(arguments: [
    (LineBreakMode.byClipping, "三目並"), (.byTruncatingHead, "…目並べ"), (.byTruncatingTail, "三目並…"),
    (.byTruncatingMiddle, "三…べ"), (.byCharWrapping, "三目並"), (.byWordWrapping, "三目並"),
  ])
  func `no mode splits a wide character or a cluster`(mode: LineBreakMode, shown: String) {
    expect(label("三目並べ", 7, mode), draws: shown)
    let family = "👨‍👩‍👧e\u{301}"
    let line = label(family + family, 4, mode).drawn()
    #expect((0..<4).allSatisfy { line[$0, 0].glyph.base != "\u{200D}" && line[$0, 0].glyph.base != "\u{301}" })
  }

  @Test func `the best size of a label that wraps in one line is that of its first line`() {
    let label = label("one two three", 0, .byWordWrapping)
    expectEqual(label.sizeThatFits(Size(width: 9, height: 5)), Size(width: 7, height: 1))
    expectEqual(label.sizeThatFits(Size(width: 80, height: 5)), Size(width: 13, height: 1))
    label.lineBreakMode = .byTruncatingHead
    expectEqual(label.sizeThatFits(Size(width: 9, height: 5)), Size(width: 9, height: 1))
  }

  @Test func `a label is drawn again, and broken into other lines, when lineBreakMode changes`() {
    let label = label("one two three", 5, .byWordWrapping, height: 3, lines: 0)
    expect(label, draws: "one\ntwo\nthree")
    label.lineBreakMode = .byCharWrapping
    expect(label, draws: "one t\nwo th\nree")
  }

  @Test func `natural alignment begins at the left, and labels use it unless another one is set`() {
    let label = Label(text: "שלום")
    expectEqual(label.textAlignment, .natural)
    label.frame = Rect(0, 0, 8, 1)
    expect(label, draws: "םולש")
    expectEqual(TextAlignment.natural.offset(of: 3, in: 8), 0)
  }
}
