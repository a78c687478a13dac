import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@MainActor @Suite struct ButtonFontTests {
  private let largest = TraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)

  private func button(_ title: String) -> Button {
    let button = Button(title: title)
    button.titleFont = .preferredFont(forTextStyle: .body)
    button.adjustsFontForContentSizeCategory = true
    return button
  }

  private func app(_ view: View, _ size: Size, _ traits: TraitCollection) -> TestApplication {
    let container = View()
    container.backgroundColor = .white
    container.addSubview(view)
    return TestApplication(size: size, traits: traits, showing: container)
  }

  @Test func `V7: the title of a button is in large letters if its font follows the preferred size`() {
    let button = button("Go")
    let app = app(button, Size(width: 14, height: 5), TraitCollection())
    expectEqual(button.sizeThatFits(.unlimited), Size(width: 6, height: 1))
    app.application.traitOverrides = {
      var overrides = TraitOverrides()
      overrides.preferredContentSizeCategory = .accessibilityExtraLarge
      return overrides
    }()
    expectEqual(button.sizeThatFits(.unlimited), Size(width: 14, height: 4))
    button.frame = Rect(0, 1, 14, 4)
    app.turn()
    expect(
      app,
      shows: """
            09:41
           ▄▄
          █  ▀  ▄▄
          █ ▀█ █  █
           ▀▀   ▀▀
        """)
  }

  @Test func `V7: a title that is too long for one line of large letters takes two`() {
    let stack = StackView(arrangedSubviews: [button("Pause"), button("New Game")], axis: .vertical)
    stack.distribution = .equalSpacing
    stack.frame = Rect(0, 1, 36, 20)
    let app = app(stack, Size(width: 36, height: 21), largest)
    app.turn()
    expectEqual(stack.arrangedSubviews.map(\.frame.height), [4, 8])
    #expect(app.row(14).contains("█"))
  }

  @Test func `V7: a button without room for large letters shows its title in one row, in bold letters`() {
    let button = button("Go")
    button.frame = Rect(0, 0, 13, 4)
    let app = app(button, Size(width: 13, height: 4), largest)
    app.turn()
    expectEqual(app.row(1), "     Go")
    #expect(app.cell(5, 1).attributes.contains(.bold))
  }
}
