// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `two labels and an icon that are read as one element`() throws {
    let screen = View()
    // snippet.show
    let row = StackView(arrangedSubviews: [Label(text: "☀"), Label(text: "Oslo"), Label(text: "21°")])
    row.spacing = 2
    row.isAccessibilityElement = true
    row.accessibilityLabel = "Oslo, sunny, 21 degrees"
    // snippet.hide
    row.frame = Rect(x: 2, y: 1, width: 16, height: 1)
    screen.addSubview(row)
    let app = TestApplication(width: 40, height: 4, screen)
    app.application.traitOverrides.usesScreenReader = true
    #expect(app.application.accessibilityOutline == ["Oslo, sunny, 21 degrees"])
    app.press("\u{1B}[17~")
    app.advance(by: 1)
    try expectPicture(of: app)
  }
}
