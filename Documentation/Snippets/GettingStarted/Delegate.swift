import TermKit
// snippet.hide
import TermKitTesting
import Testing

// snippet.show

final class AppDelegate: ApplicationDelegate {
  func applicationDidFinishLaunching(_ application: Application) {
    let window = Window(windowScene: application.windowScene)
    window.backgroundColor = .white
    window.rootViewController = NavigationController(rootViewController: CounterViewController())
    window.makeKeyAndVisible()
  }
}

// snippet.hide
@MainActor private func main() throws {
  // snippet.show
  try Application(delegate: AppDelegate()).run().endProcess()
  // snippet.hide
}

extension Snippets {
  @Test func `the list of keys of the counter`() throws {
    let app = TestApplication(size: Size(width: 50, height: 13), delegate: AppDelegate())
    app.type("?")
    app.advance(by: 1)
    try expectPicture(of: app)
  }
}
