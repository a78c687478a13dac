import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@MainActor @Suite struct ButtonFontTests {
  @Test func `V7: the title of a button is bold at an accessibility size if its font follows the preferred size`() {
    let button = Button(title: "Go")
    button.titleFont = .preferredFont(forTextStyle: .body)
    button.frame = Rect(0, 1, 6, 1)
    let container = View()
    // The first button has the focus, which would make its title bold.
    container.addSubview(Button(title: "First"))
    container.addSubview(button)
    let app = TestApplication(size: Size(width: 14, height: 5), showing: container)
    app.application.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    app.turn()
    #expect(!app.cell(2, 1).attributes.contains(.bold), "the font does not follow the size")
    button.adjustsFontForContentSizeCategory = true
    app.turn()
    expectEqual(app.row(1), "  Go")
    #expect(app.cell(2, 1).attributes.contains(.bold))
    app.application.traitOverrides.preferredContentSizeCategory = nil
    app.turn()
    #expect(!app.cell(2, 1).attributes.contains(.bold))
  }
}
