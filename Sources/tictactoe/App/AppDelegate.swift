import TTTModel
import TermKit

/// Makes the window and lets the model and the screen follow each other.
@MainActor final class AppDelegate: ApplicationDelegate {
  private let model: TicTacToeModel
  private var window: Window?
  private var observation: Observation?

  init(model: TicTacToeModel) {
    self.model = model
  }

  func applicationDidFinishLaunching(_ application: Application) {
    application.minimumSize = Size(width: 40, height: 16)
    application.statusBar.leftText = "Tic-Tac-Toe"
    showSaving(application.statusBar)
    let window = Window(windowScene: application.windowScene)
    window.tintColor = Palette.tint(of: model.icon)
    window.rootViewController = PlayViewController(model: model)
    window.makeKeyAndVisible()
    self.window = window
    observation = model.observe { [weak self, weak application] change in
      if change == .icon { self?.iconDidChange() }
      if change == .saving, let application { self?.showSaving(application.statusBar) }
    }
  }

  private func showSaving(_ statusBar: StatusBar) {
    statusBar.rightText = model.isSaving ? "? Keys" : "Not saving"
  }

  // The one place where the key colour of the whole app is set.
  private func iconDidChange() { window?.tintColor = Palette.tint(of: model.icon) }

  func applicationDidBecomeActive(_ application: Application) { model.refresh() }

  func applicationWillTerminate(_ application: Application) { model.close() }
}
