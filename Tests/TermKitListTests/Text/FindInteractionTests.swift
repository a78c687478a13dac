import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@MainActor private final class Refusal: TextViewDelegate {
  func textView(_ textView: TextView, shouldChangeTextIn range: Range<Int>, replacementText text: String) -> Bool {
    false
  }
}

@MainActor @Suite struct FindInteractionTests {
  private static let text = "To win, win\nthree in\na row. No\nwin, no\nWIN? Draw."

  private func stage(
    _ text: String = FindInteractionTests.text, isEditable: Bool = true, traits: TraitCollection = TraitCollection(),
    size: Size = Size(width: 44, height: 6)
  ) -> TextStage<TextView> {
    let view = TextView(text: text)
    view.isFindInteractionEnabled = true
    view.isEditable = isEditable
    let stage = TextStage(view, size: size, traits: traits)
    view.selectedRange = 0..<0
    stage.app.turn()
    return stage
  }

  /// The columns of a row with a background, and whether it is the one of the current match.
  private func marks(_ stage: TextStage<TextView>, row: Int) -> [String] {
    (0..<12).compactMap { x in
      let background = stage.app.background(x, row)
      return background == .yellow ? "\(x)" : background == .clear ? nil : "[\(x)]"
    }
  }

  @Test func `Ctrl-F shows a bar, and typing marks all matches and shows the first`() {
    let stage = stage()
    stage.app.press(Typed.control("f") + "win")
    #expect(stage.rows[4].hasPrefix(" win               1 of 4  ↑    ↓    Done"))
    expectEqual(stage.rows[5], " Replace with              Replace    All")
    expectEqual(marks(stage, row: 1), ["[3]", "[4]", "[5]", "8", "9", "10"])
    expectEqual(marks(stage, row: 4), ["0", "1", "2"])
    expectEqual(stage.control.findInteraction?.resultCount, 4)
    expectEqual(stage.control.findInteraction?.highlightedResultIndex, 0)
  }

  @Test func `Enter and Down lead to the next match, and Up to the previous one`() {
    let stage = stage()
    stage.app.press(Typed.control("f") + "WIN")
    func place() -> Int? { stage.control.findInteraction?.highlightedResultIndex }
    stage.app.press(.enter)
    expectEqual(place(), 1)
    stage.app.press(.down, .down)
    expectEqual(place(), 3)
    stage.app.press(.down)
    expectEqual(place(), 0)
    stage.app.press(.up)
    expectEqual(place(), 3)
    stage.app.click(on: "↑")
    expectEqual(place(), 2)
  }

  @Test func `a match out of sight is scrolled into view above the bar`() {
    let stage = stage((0..<40).map { "row \($0)" }.joined(separator: "\n"), isEditable: false)
    stage.app.press(Typed.control("f") + "row 35")
    #expect(stage.rows[0..<5].contains { $0.hasPrefix("row 35") })
    #expect(stage.rows[5].hasPrefix(" row 35            1 of 1  ↑    ↓    Done"))
  }

  @Test func `Escape closes the bar and selects the match`() {
    let stage = stage()
    stage.app.press(Typed.control("f") + "win\r")
    stage.app.press(.escape)
    stage.app.advance(by: 1)
    expectEqual(stage.control.selectedRange, 8..<11)
    #expect(stage.control.isFirstResponder)
    expectEqual(stage.rows[5], "")
    expectEqual(stage.control.contentInset, .zero)
    stage.app.press("lose")
    expectEqual(stage.rows[0], "To win, lose")
  }

  @Test func `the selected text is the first text to search for, from there on`() {
    let stage = stage()
    stage.control.selectedRange = 8..<11
    stage.app.press(Typed.control("f"))
    expectEqual(stage.control.findInteraction?.searchText, "win")
    expectEqual(stage.control.findInteraction?.highlightedResultIndex, 1)
  }

  @Test func `without a match the bar says so`() {
    let stage = stage()
    stage.app.press(Typed.control("f") + "lost")
    #expect(stage.rows[4].hasPrefix(" lost          No matches  ↑    ↓    Done"))
    stage.app.press(.enter)
    expectEqual(stage.control.findInteraction?.highlightedResultIndex, nil)
  }

  @Test func `Replace replaces the match and goes on, and All replaces the rest as one step`() {
    let stage = stage()
    stage.app.press(Typed.control("f") + "win")
    stage.app.click(on: "Replace with")
    stage.app.press("draw\r")
    #expect(stage.rows[0].hasPrefix("To draw, win"))
    expectEqual(stage.control.findInteraction?.highlightedResultIndex, 0)
    stage.app.click(on: "All")
    expectEqual(stage.control.text, "To draw, draw\nthree in\na row. No\ndraw, no\ndraw? Draw.")
    stage.control.undo()
    expectEqual(stage.control.text, "To draw, win\nthree in\na row. No\nwin, no\nWIN? Draw.")
    stage.control.undo()
    expectEqual(stage.control.text, Self.text)
  }

  @Test func `replacing keeps the attributes of the rest`() {
    let stage = stage()
    let bold = AttributedText.Attributes(textAttributes: .bold)
    stage.control.addAttributes(bold, range: 8..<11)
    stage.control.addAttributes(bold, range: 12..<17)
    stage.app.press(Typed.control("f") + "win")
    stage.app.click(on: "Replace with")
    stage.app.press("x")
    stage.app.click(on: "All")
    let text = stage.control.attributedText ?? AttributedText()
    expectEqual(
      text.runs.filter { $0.attributes == bold }.map { String(text.string[$0.range]) }, ["x", "three"])
  }

  @Test func `the delegate can refuse a replacement`() {
    let refusal = Refusal()
    let stage = stage()
    stage.control.delegate = refusal
    stage.app.press(Typed.control("f") + "win")
    stage.app.click(on: "All")
    stage.app.click(on: "Replace")
    expectEqual(stage.control.text, Self.text)
    expectEqual(stage.control.findInteraction?.resultCount, 4)
  }

  @Test func `a text that is not editable has no row for replacing, and edits by the program are found`() {
    let stage = stage(isEditable: false)
    stage.app.press(Typed.control("f") + "win")
    expectEqual(stage.rows[5], " win               1 of 4  ↑    ↓    Done")
    stage.control.replace(0..<0, with: "win ")
    stage.app.turn()
    expectEqual(stage.control.findInteraction?.resultCount, 5)
  }

  @Test(arguments: [ColorDepth.sixteen, .none])
  func `matches are seen with few colours and with none`(depth: ColorDepth) {
    let stage = stage(traits: TraitCollection(colorDepth: depth))
    stage.app.press(Typed.control("f") + "win")
    let (current, other, plain) = (stage.app.cell(3, 1), stage.app.cell(8, 1), stage.app.cell(0, 1))
    func look(_ cell: Cell) -> [String] { ["\(cell.background)", "\(cell.attributes)"] }
    #expect(Set([current, other, plain].map(look)).count == 3)
  }

  @Test func `without the property there is no search`() {
    let stage = TextStage(TextView(text: "abc"))
    stage.app.press(Typed.control("f"))
    #expect(stage.control.findInteraction == nil)
    expectEqual(stage.rows[3], "")
  }

  @Test(arguments: ["", "a", "aa", "ab", "É", "漢", "A\n"])
  func `matches are those of a naive search in lower case`(pattern: String) {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<Sample.count(40, of: 400) {
      let letters = (0..<30).map { _ in ["a", "A", "b", "é", "漢", "\n"].randomElement(using: &random) ?? "a" }
      let text = letters.joined()
      let stage = stage(text)
      defer { withExtendedLifetime(stage) {} }
      let view = stage.control
      view.findInteraction?.presentFindNavigator(showingReplace: false)
      view.findInteraction?.searchText = pattern
      var (rest, wanted) = (text.lowercased()[...], 0)
      while !pattern.isEmpty, let range = rest.firstRange(of: pattern.lowercased()) {
        (rest, wanted) = (rest[range.upperBound...], wanted + 1)
      }
      expectEqual(view.findInteraction?.resultCount, wanted)
    }
  }
}
