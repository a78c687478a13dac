// snippet.hide
import Foundation
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class CookbookDelegate: ApplicationDelegate {
    private var window: Window?

    func applicationDidFinishLaunching(_ application: Application) {
      application.screenStateFile = ScreenStateFile(named: "recipes", version: "1.0")
      // snippet.hide
      application.screenStateFile = file
      // snippet.show
      let stack = NavigationController(rootViewController: CookbookViewController())
      stack.restorationIdentifier = "stack"
      window = Window(windowScene: application.windowScene)
      window?.rootViewController = stack
      window?.makeKeyAndVisible()
    }

    func application(
      _ application: Application, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
      coder: Coder
    ) -> ViewController? {
      guard identifierComponents == ["stack", "recipe"], let name = coder.decodeString(forKey: "name") else {
        return nil
      }
      return DishViewController(name)
    }
    // snippet.hide
    private let file: ScreenStateFile
    init(_ file: ScreenStateFile) { self.file = file }
    // snippet.show
  }

  // snippet.hide
  @Test func `a recipe that is open comes back with its text and its cursor`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("recipes-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let delegate = CookbookDelegate(ScreenStateFile(path: folder.path + "/screens.json"))
    let size = Size(width: 40, height: 8)
    var app = TestApplication(size: size, delegate: delegate)
    app.press(.down, .enter)
    app.advance(by: 1)
    app.type("Carrots, salt")
    let left = Picture(app.screen)
    // Suspending the program writes the file.
    app.press(.character("z"), holding: .control)
    app = TestApplication(size: size, delegate: delegate)
    #expect(Picture(app.screen) == left)
    try expectPicture(of: app)
  }
}
