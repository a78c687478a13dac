import TermKit
import TermKitTesting

/// Screens of snippets, on white paper.
extension TestApplication {
  /// Launches an application that shows a controller.
  /// - Parameters:
  ///   - width: The width of the screen, in columns.
  ///   - height: The height of the screen, in rows.
  ///   - controller: The root view controller of the window.
  convenience init(width: Int, height: Int, _ controller: ViewController) {
    self.init(size: Size(width: width, height: height)) { application in
      let window = Window(windowScene: application.windowScene)
      window.backgroundColor = .white
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
  }

  /// Launches an application that shows only a view, without a status bar. For snippets about a part of a screen.
  /// - Parameters:
  ///   - width: The width of the screen, in columns.
  ///   - height: The height of the screen, in rows.
  ///   - view: The view, which fills the screen.
  convenience init(width: Int, height: Int, _ view: View) {
    let screen = PartOfScreen()
    screen.view = view
    self.init(width: width, height: height, screen)
  }
}

/// A screen without a status bar.
private final class PartOfScreen: ViewController {
  override var prefersStatusBarHidden: Bool { true }
}
