import TermKit
// snippet.hide
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show

  final class TallyDelegate: ApplicationDelegate {
    func applicationDidFinishLaunching(_ application: Application) {
      let window = Window(windowScene: application.windowScene)
      window.backgroundColor = .white
      window.rootViewController = NavigationController(rootViewController: TallyViewController())
      window.makeKeyAndVisible()
    }
  }

  // snippet.hide
  private func main() throws {
    // snippet.show
    try Application(delegate: TallyDelegate()).run().endProcess()
    // snippet.hide
  }

  @Test func `the program of "Coming from UIKit"`() throws {
    try expectPicture(of: TestApplication(size: Size(width: 24, height: 8), delegate: TallyDelegate()))
  }
}
