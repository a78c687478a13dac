import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@MainActor @Suite(.isolatedAppearance) struct TextAppearanceTests {
  private func shown<Shown: View>(_ view: Shown) -> Shown {
    TestScene().window.addSubview(view)
    return view
  }

  @Test func `A1: proxies set every appearance property of text views and text fields`() {
    TextView.appearance().textColor = .ruby
    TextView.appearance().textContainerInset = EdgeInsets(left: 2)
    let view = shown(TextView())
    TextView.appearance().placeholderColor = .sun
    TextField.appearance().placeholderColor = .emerald
    #expect(TextField.appearance().placeholderColor == .emerald && TextView.appearance().placeholderColor == .sun)
    #expect(view.textColor == .ruby && view.textContainerInset == EdgeInsets(left: 2))
    #expect(shown(TextView()).placeholderColor == .sun && shown(TextField()).placeholderColor == .emerald)
    TextField.appearance().textColor = .sky
    TextField.appearance().borderStyle = .bezel
    let field = shown(TextField())
    #expect(field.textColor == .sky && field.borderStyle == .bezel)
    #expect(TextField.appearance().borderStyle == .bezel && TextView.appearance().textColor == .ruby)
  }

  @Test func `A5: rules never overwrite values that were set on a text view or text field itself`() {
    TextView.appearance().textColor = .ruby
    TextField.appearance().borderStyle = .bezel
    let (view, field) = (TextView(), TextField())
    view.textColor = .black
    field.borderStyle = .line
    TextView.appearance().placeholderColor = .ruby
    TextField.appearance().placeholderColor = .ruby
    view.placeholderColor = .sky
    field.placeholderColor = .sky
    #expect(shown(view).textColor == .black && shown(field).borderStyle == .line)
    #expect(view.placeholderColor == .sky && field.placeholderColor == .sky)
  }

  @Test(arguments: ColorDepth.allCases)
  func `C10: a placeholder is grey or has its own colour; where colours do not blend it is dim`(depth: ColorDepth) {
    let (view, field) = (TextView(), TextField(placeholder: "Name"))
    view.placeholder = "Name"
    let stage = TextStage(field, size: Size(width: 12, height: 1), traits: TraitCollection(colorDepth: depth))
    field.frame.size.width = 5
    view.frame = Rect(6, 1, 6, 1)
    field.superview?.addSubview(view)
    stage.app.turn()
    let attributes: TextAttributes = depth.blends ? [] : .dim
    for x in [0, 6] {
      #expect(stage.app.foreground(x, 1) == .placeholderText && stage.app.cell(x, 1).attributes == attributes)
    }
    (view.placeholderColor, field.placeholderColor) = (.ruby, .sky)
    stage.app.turn()
    #expect(stage.app.foreground(0, 1) == .sky && stage.app.foreground(6, 1) == .ruby)
  }

  @Test func `V9: an animation block animates the textColor of text views and text fields`() {
    let (view, field) = (TextView(text: "a"), TextField(text: "a"))
    let stage = TextStage(view, size: Size(width: 12, height: 2))
    field.frame = Rect(6, 1, 3, 1)
    view.superview?.addSubview(field)
    stage.app.turn()
    View.animate(withDuration: 1, curve: .linear) {
      view.textColor = .white
      field.textColor = .white
    }
    stage.app.advance(by: 0.5)
    for x in [0, 6] { #expect(abs(stage.app.foreground(x, 1).brightness - 0.5) < 0.1) }
    stage.app.advance(by: 0.6)
    for x in [0, 6] { expectEqual(stage.app.foreground(x, 1), .white) }
  }
}
