// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `actions of a row, in a menu`() throws {
    var playlist: [String] = []
    let screen = View()
    // snippet.show
    let song = Button(title: "Blue Train")
    song.accessibilityCustomActions = [
      AccessibilityCustomAction(name: "Add to playlist") { _ in
        playlist.append("Blue Train")
        return true
      },
      AccessibilityCustomAction(name: "Delete") { _ in false },
    ]
    // snippet.hide
    song.frame = Rect(x: 2, y: 1, width: 14, height: 1)
    screen.addSubview(song)
    let app = TestApplication(width: 48, height: 9, screen)
    app.application.traitOverrides.usesScreenReader = true
    app.advance(by: 1)
    app.press("\u{0F}")
    app.advance(by: 1)
    try expectPicture(of: app)
    app.press(.enter)
    app.advance(by: 1)
    #expect(playlist == ["Blue Train"])
  }
}
