import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@MainActor private final class AskingDelegate: ApplicationDelegate {
  var reply = Application.TerminateReply.terminateCancel
  private(set) var questions = 0

  func applicationDidFinishLaunching(_ application: Application) {
    let window = Window(windowScene: application.windowScene)
    window.rootViewController = ViewController()
    window.makeKeyAndVisible()
  }

  func applicationShouldTerminate(_ application: Application) -> Application.TerminateReply {
    questions += 1
    return reply
  }
}

/// The question whether an application should end.
@MainActor @Suite struct TerminateReplyTests {
  private let delegate = AskingDelegate()
  private let app: TestApplication
  private var application: Application { app.application }

  init() { app = TestApplication(size: Size(width: 40, height: 20), delegate: delegate) }

  @Test(arguments: ["q", "\u{03}"])
  func `a delegate can cancel quitting by a key`(key: String) {
    app.press(key)
    #expect(!application.isEnding && delegate.questions == 1)
    delegate.reply = .terminateNow
    app.press(key)
    #expect(application.isEnding && delegate.questions == 2)
  }

  @Test func `a delegate can cancel quitting by the list of keys and by quit`() {
    app.press("?")
    app.advance(by: 1)
    app.click(on: "Quit")
    app.advance(by: 1)
    application.quit()
    #expect(!application.isEnding && delegate.questions == 2)
  }

  @Test func `a reply that comes later ends the application, and until then nothing asks again`() {
    delegate.reply = .terminateLater
    app.press("q")
    app.press("q")
    #expect(!application.isEnding && delegate.questions == 1)
    application.reply(toApplicationShouldTerminate: true)
    #expect(application.isEnding)
  }

  @Test func `after a later reply of false the application goes on, and the next key asks again`() {
    delegate.reply = .terminateLater
    app.press("q")
    application.reply(toApplicationShouldTerminate: false)
    #expect(!application.isEnding)
    application.reply(toApplicationShouldTerminate: true)
    #expect(!application.isEnding, "no reply was due")
    app.press("q")
    expectEqual(delegate.questions, 2)
  }

  @Test(arguments: [TerminalEvent.ended(signal: 15), .ended(signal: nil)])
  func `a signal and the end of the terminal end the application without a question`(event: TerminalEvent) {
    app.send(event)
    #expect(application.isEnding && delegate.questions == 0)
  }
}
