import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@MainActor @Suite(.isolatedAppearance) struct LabelFontTests {
  private func label(_ text: String, _ width: Int, _ height: Int, lines: Int = 1) -> Label {
    let label = Label(text: text)
    label.frame = Rect(0, 0, width, height)
    label.numberOfLines = lines
    label.font = .systemFont(ofSize: 40)
    return label
  }

  @Test func `V7: a label needs the rows and columns of its large letters`() {
    expectEqual(label("Go", 0, 0).sizeThatFits(.unlimited), Size(width: 10, height: 4))
    expectEqual(label("Go on", 0, 0, lines: 0).sizeThatFits(Size(width: 14, height: 100)), Size(width: 10, height: 8))
    expectEqual(label("日本", 0, 0).sizeThatFits(.unlimited), Size(width: 4, height: 1))
  }

  @Test func `V7: a text that has no room in large letters is in one row in the middle, and not cut`() {
    expect(label("Go", 9, 4), draws: "\nGo")
    expect(label("Go", 10, 3), draws: "\nGo")
    expect(label("Go", 10, 1), draws: "Go")
    expect(label("Go", 10, 4), draws: " ▄▄\n█  ▀  ▄▄\n█ ▀█ █  █\n ▀▀   ▀▀")
  }

  @Test func `V7: a text with letters that the font lacks is in one row`() {
    expect(label("Go 日本", 40, 4), draws: "\nGo 日本")
  }

  @Test func `V7: a text with attributes of its own is in one row`() {
    let label = label("", 20, 4)
    label.attributedText = AttributedText("Go", attributes: .init(textAttributes: .underline))
    expect(label, draws: "\nGo")
  }

  @Test func `V7: large letters are aligned as the text is`() {
    let label = label("i", 11, 4)
    label.textAlignment = .right
    expect(label, draws: "        ▄\n       ▄▄\n        █\n       ▀▀▀")
  }

  @Test func `V7: the attributes of the font apply in addition to those of the label`() {
    let label = Label(text: "Go")
    label.frame = Rect(0, 0, 2, 1)
    label.font = .boldSystemFont(ofSize: 17)
    label.textAttributes = .underline
    expectEqual(label.drawn()[0, 0].attributes, [.bold, .underline])
  }

  @Test(.isolatedAppearance) func `V7: an appearance rule can set the font of labels`() {
    Label.appearance().font = .boldSystemFont(ofSize: 17)
    let label = Label(text: "Go")
    label.frame = Rect(0, 1, 2, 1)
    let app = TestApplication(size: Size(width: 10, height: 2), showing: View())
    app.application.windows[0].addSubview(label)
    app.turn()
    expectEqual(app.cell(0, 1).attributes, .bold)
  }
}
