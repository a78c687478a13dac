import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@MainActor @Suite(.isolatedAppearance) struct LabelFontTests {
  @Test func `V7: a label shows a font of 20 points or more in bold letters, one row high`() {
    let label = Label(text: "Go")
    label.frame = Rect(0, 0, 2, 1)
    label.font = .systemFont(ofSize: 40)
    expectEqual(label.sizeThatFits(.unlimited), Size(width: 2, height: 1))
    expectEqual(label.drawn()[0, 0].attributes, .bold)
    label.font = .systemFont(ofSize: 19)
    expectEqual(label.drawn()[0, 0].attributes, [])
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
