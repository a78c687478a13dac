import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@MainActor @Suite struct LabelTests {
  private func label(_ text: String, _ width: Int, _ height: Int = 1, lines: Int = 1) -> Label {
    let label = Label(text: text)
    label.frame = Rect(3, 5, width, height)
    label.numberOfLines = lines
    return label
  }

  @Test func `text wider than the frame ends in an ellipsis`() {
    expect(label("Tic-Tac-Toe", 8), draws: "Tic-Tac…")
    expect(label("Tic-Tac-Toe", 11), draws: "Tic-Tac-Toe")
    expect(label("三目並べ", 6), draws: "三目…")
    expect(label("X", 0), draws: "")
  }

  @Test func `a label's text is left-aligned unless textAlignment is set`() {
    let label = label("X", 5)
    expect(label, draws: "X")
    label.textAlignment = .center
    expect(label, draws: "  X")
    label.textAlignment = .right
    expect(label, draws: "    X")
  }

  @Test func `a label of several lines breaks its text between words`() {
    expect(label("one two three four", 9, 3, lines: 0), draws: "one two\nthree\nfour")
  }

  @Test func `the last line that fits in a label ends in an ellipsis if more text follows`() {
    expect(label("one two three four", 9, 2, lines: 0), draws: "one two\nthree…")
    expect(label("one two three four", 9, 5, lines: 2), draws: "one two\nthree…")
    expect(label("one two thirteen four", 8, 5, lines: 2), draws: "one two\nthirtee…")
  }

  @Test func `a label breaks its lines again for a new width or a new text`() {
    let label = Label(text: "one two three")
    label.numberOfLines = 0
    expectEqual(label.sizeThatFits(Size(width: 8, height: 9)), Size(width: 7, height: 2))
    expectEqual(label.sizeThatFits(Size(width: 5, height: 9)), Size(width: 5, height: 3))
    label.text = "four five"
    expectEqual(label.sizeThatFits(Size(width: 5, height: 9)), Size(width: 4, height: 2))
  }

  @Test func `textAlignment aligns each line of a label separately`() {
    let label = label("one two three", 7, 2, lines: 0)
    label.textAlignment = .right
    expect(label, draws: "one two\n  three")
  }

  @Test func `a label's preferred size is the size of its text, within the size offered`() {
    let label = Label(text: "one two three")
    expectEqual(label.sizeThatFits(Size(width: 80, height: 24)), Size(width: 13, height: 1))
    expectEqual(label.sizeThatFits(Size(width: 7, height: 24)), Size(width: 7, height: 1))
    label.numberOfLines = 0
    expectEqual(label.sizeThatFits(Size(width: 80, height: 24)), Size(width: 13, height: 1))
    expectEqual(label.sizeThatFits(Size(width: 7, height: 24)), Size(width: 7, height: 2))
    expectEqual(label.sizeThatFits(Size(width: 5, height: 24)), Size(width: 5, height: 3))
    expectEqual(label.sizeThatFits(Size(width: 5, height: 2)).height, 2)
    label.numberOfLines = 2
    expectEqual(label.sizeThatFits(Size(width: 5, height: 24)).height, 2)
    label.text = ""
    expectEqual(label.sizeThatFits(Size(width: 80, height: 24)).width, 0)
  }

  @Test func `a label draws its text in textColor with textAttributes, over its background`() {
    let label = label("X", 3)
    label.textColor = .systemBlue
    label.textAttributes = [.bold]
    label.backgroundColor = .white
    let cell = label.drawn()[0, 0]
    expectEqual(cell.foreground, .systemBlue)
    expectEqual(cell.background, .white)
    expectEqual(cell.attributes, .bold)
  }

  @Test func `V9: a change of a label's textColor is animated`() {
    let stage = TestScene()
    let label = label("X", 3, 1)
    stage.window.addSubview(label)
    stage.frame()
    View.animate(withDuration: 1, curve: .linear) { label.textColor = .white }
    expectEqual(label.textColor, .white)
    stage.frame()
    expectEqual(label.drawn()[0, 0].foreground, .black)
    stage.frame(after: 0.5)
    #expect((120...135).contains(label.drawn()[0, 0].foreground.red))
    stage.frame(after: 0.6)
    expectEqual(label.drawn()[0, 0].foreground, .white)
  }

  @Test func `a label's preferred size is empty if the size offered is negative`() {
    let label = label("one two three", 0, 0)
    for lines in [0, 1, 2] {
      label.numberOfLines = lines
      #expect(label.sizeThatFits(Size(width: -3, height: -3)).isEmpty)
      #expect(label.sizeThatFits(Size(width: 5, height: -3)).isEmpty)
    }
  }

  @Test func `X4: a negative numberOfLines becomes 0`() {
    let label = Label(text: "One two")
    label.numberOfLines = -1
    expectEqual(label.numberOfLines, 0)
    expectEqual(label.sizeThatFits(Size(width: 4, height: 9)), Size(width: 3, height: 2))
  }

  @Test func `a label replaces control characters and bidirectional overrides with visible characters`() {
    expect(label("a\u{1B}[2Jb\u{202E}c", 20), draws: "a␛[2Jb\u{FFFD}c")
  }

  @Test func `a label is redrawn only if a property is set to a different value`() {
    let stage = TestScene()
    let label = label("one", 8, 1)
    stage.window.addSubview(label)
    stage.frame()
    label.text = "one"
    label.textColor = .black
    label.textAlignment = .natural
    label.numberOfLines = 1
    label.textAttributes = []
    #expect(!stage.scene.frameIsDue)
    for change in [
      { label.text = "two" }, { label.textColor = .white }, { label.textAlignment = .right },
      { label.numberOfLines = 2 }, { label.textAttributes = .bold },
    ] {
      change()
      expectEqual(stage.frame(), [Rect(3, 5, 8, 1)])
    }
  }
}
