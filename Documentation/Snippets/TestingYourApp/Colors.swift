// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `the tint of a button`() throws {
    // snippet.show
    let app = TestApplication(size: Size(width: 20, height: 3)) { application in
      let window = Window(windowScene: application.windowScene)
      window.backgroundColor = .white
      window.tintColor = Color(red: 200, green: 0, blue: 0)
      let button = Button(title: "Delete")
      button.frame = Rect(x: 2, y: 1, width: 10, height: 1)
      window.addSubview(button)
      window.makeKeyAndVisible()
    }
    #expect(app.row(1) == "    Delete")
    #expect(app.foreground(4, 1) == Color(red: 200, green: 0, blue: 0))
    // snippet.hide
    try expectPicture(of: app)
  }
}
