// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `a status bar in the colour of the navigation bar`() throws {
    let orchard = ViewController()
    orchard.title = "Orchard"
    orchard.view.backgroundColor = .white
    let navigation = NavigationController(rootViewController: orchard)
    let app = TestApplication(width: 40, height: 6, navigation)
    let application = app.application
    // snippet.show
    navigation.navigationBar.barTintColor = Color(red: 20, green: 110, blue: 60)
    navigation.navigationBar.isTranslucent = false
    navigation.navigationBar.titleTextAttributes = TitleTextAttributes(foregroundColor: .white)
    application.statusBar.matchesNavigationBar = true
    // snippet.hide
    app.turn()
    try expectPicture(of: app)
    #expect(app.background(0, 0) == Color(red: 20, green: 110, blue: 60))
  }
}
