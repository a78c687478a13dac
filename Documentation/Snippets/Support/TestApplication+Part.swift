import TermKit
import TermKitTesting

extension TestApplication {
  /// Launches an application that shows only a view, without a status bar. For snippets about a part of a screen.
  /// - Parameters:
  ///   - width: The width of the screen, in columns.
  ///   - height: The height of the screen, in rows.
  ///   - view: The view, which fills the screen.
  convenience init(width: Int, height: Int, _ view: View) {
    self.init(size: Size(width: width, height: height)) {
      let screen = PartOfScreen()
      screen.view = view
      return screen
    }
  }
}

/// A screen without a status bar.
private final class PartOfScreen: ViewController {
  override var prefersStatusBarHidden: Bool { true }
}
