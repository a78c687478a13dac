// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `the picture of the invitation with a screen reader`() throws {
    let navigation = NavigationController(rootViewController: InvitationViewController())
    let app = TestApplication(width: 32, height: 7, navigation)
    app.application.traitOverrides.usesScreenReader = true
    app.turn()
    try expectPicture(of: app)
  }

  // snippet.show
  @MainActor @Test func `the invitation as lines of text`() {
    let app = TestApplication(lineModeReason: "--accessible") {
      NavigationController(rootViewController: InvitationViewController())
    }
    app.press(.enter)
    #expect(
      app.terminal.lines == [
        "Lines of text, because of --accessible. Press ? for the keys.",
        "Invitation, heading",
        "I am coming, on, switch button",
        "off",
      ])
  }
  // snippet.hide
}
