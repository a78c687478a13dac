import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import gallery

/// Tests of the gallery's page about text and layout from right to left.
@MainActor @Suite(.isolatedAppearance) struct DirectionsPageTests {
  @Test func `the page shows texts of both directions, a text to edit, and a view with fixed sides`() {
    expectPage(
      "Right to left",
      draws: """
        """)
  }

  @Test func `the control changes the direction of the whole interface, and back`() {
    let app = TestApplication.gallery(showing: "Right to left")
    app.press(Typed.right)
    app.click(on: "Right to left", occurrence: 2)
    expectEqual(app.application.userInterfaceLayoutDirection, .rightToLeft)
    #expect(app.row(0).hasPrefix(" ? Keys") && app.row(0).hasSuffix("TermKit"))
    #expect(app.contains("W  ┼  E"))
    app.click(on: "Left to right")
    expectEqual(app.application.userInterfaceLayoutDirection, .leftToRight)
  }
}
