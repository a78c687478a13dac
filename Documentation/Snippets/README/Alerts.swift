// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `an alert with a text field`() throws {
    var name = ""
    func signIn(_ text: String) { name = text }
    let screen = ViewController()
    let app = TestApplication(width: 50, height: 12, screen)
    // snippet.show
    let alert = AlertController(title: "Sign In", message: "Your name is shown to the other players.")
    alert.addTextField { $0.placeholder = "Name" }  // has the focus; Enter chooses Sign In
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    alert.addAction(AlertAction(title: "Sign In") { [weak alert] _ in signIn(alert?.textFields?.first?.text ?? "") })
    // snippet.hide
    screen.present(alert, animated: true)
    app.advance(by: 1)
    app.type("Ada")
    try expectPicture(of: app)
    app.press(.enter)
    app.advance(by: 1)
    #expect(name == "Ada")
  }
}
