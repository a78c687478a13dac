// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class LogbookDelegate: ApplicationDelegate {
    private var window: Window?
    var hasUnsavedText = true

    func applicationShouldTerminate(_ application: Application) -> Application.TerminateReply {
      guard hasUnsavedText, let screen = window?.rootViewController else { return .terminateNow }
      let question = AlertController(title: "Save the log?")
      question.addAction(
        AlertAction(title: "Save") { [weak self] _ in
          self?.hasUnsavedText = false
          application.reply(toApplicationShouldTerminate: true)
        })
      question.addAction(
        AlertAction(title: "Cancel", style: .cancel) { _ in application.reply(toApplicationShouldTerminate: false) })
      screen.present(question, animated: true)
      return .terminateLater
    }
    // snippet.hide

    func applicationDidFinishLaunching(_ application: Application) {
      let window = Window(windowScene: application.windowScene)
      window.rootViewController = ViewController()
      window.makeKeyAndVisible()
      self.window = window
    }
    // snippet.show
  }

  // snippet.hide
  @Test func `a program asks before it ends`() throws {
    let delegate = LogbookDelegate()
    let app = TestApplication(size: Size(width: 34, height: 10), delegate: delegate)
    app.press(.character("c"), holding: .control)
    app.advance(by: 1)
    try expectPicture(of: app)
    app.press(.escape)
    app.advance(by: 1)
    #expect(!app.application.isEnding)
    app.press(.character("q"))
    app.advance(by: 1)
    app.press(.right)
    app.press(.enter)
    app.advance(by: 1)
    #expect(app.application.isEnding && !delegate.hasUnsavedText)
  }
}
