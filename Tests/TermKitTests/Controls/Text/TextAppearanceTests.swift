import TermKitTestSupport
import Testing

@testable import TermKit

@MainActor @Suite(.ownAppearanceRules) struct TextAppearanceTests {
  private func shown<Shown: View>(_ view: Shown) -> Shown {
    TestScene().window.addSubview(view)
    return view
  }

  @Test func `A1: every property of text views and text fields reaches them`() {
    TextView.appearance().textColor = .ruby
    TextView.appearance().textContainerInset = EdgeInsets(left: 2)
    let view = shown(TextView())
    #expect(view.textColor == .ruby && view.textContainerInset == EdgeInsets(left: 2))
    TextField.appearance().textColor = .sky
    TextField.appearance().borderStyle = .bezel
    let field = shown(TextField())
    #expect(field.textColor == .sky && field.borderStyle == .bezel)
    #expect(TextField.appearance().borderStyle == .bezel && TextView.appearance().textColor == .ruby)
  }

  @Test func `A5: what was set on a text itself is never overwritten`() {
    TextView.appearance().textColor = .ruby
    TextField.appearance().borderStyle = .bezel
    let (view, field) = (TextView(), TextField())
    view.textColor = .black
    field.borderStyle = .line
    #expect(shown(view).textColor == .black && shown(field).borderStyle == .line)
  }
}
