import TermKitGraphics
import TermKitViews

/// The delegate of an application that shows the inspector.
@MainActor package final class InspectorDelegate: ApplicationDelegate {
  private let connect: @MainActor (Application) -> InspectedProgram
  private var window: Window?

  /// Makes a delegate that connects when the application has launched.
  package init(connect: @escaping @MainActor (Application) -> InspectedProgram) { self.connect = connect }

  package func applicationDidFinishLaunching(_ application: Application) {
    application.minimumSize = Size(width: 36, height: 12)
    application.supportedLanguages = [.english]
    application.statusBar.rightText = "? Keys"
    application.statusBar.rightAction = { [unowned application] in application.showKeyList() }
    let program = connect(application)
    program.introduced = { [unowned application, unowned program] in application.statusBar.leftText = program.name }
    let window = Window(windowScene: application.windowScene)
    window.rootViewController = InspectorViewController(program) { [unowned application] in application.quit() }
    window.makeKeyAndVisible()
    self.window = window
  }
}
