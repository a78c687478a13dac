import Stages
import TermKit
import TermKitTesting
import TestBasics
import Testing

/// The title and the progress of the scene, and the notifications of the application.
@MainActor @Suite struct WindowTitleTests {
  private func titled(_ title: String?) -> ViewController {
    let controller = ViewController()
    controller.title = title
    return controller
  }

  @Test func `the title is that of the screen in front, as a navigation bar shows it`() {
    let first = titled("Inbox")
    let navigation = NavigationController(rootViewController: first)
    let app = TestApplication { navigation }
    expectEqual(app.terminal.title, "Inbox")
    navigation.pushViewController(titled("Letter"), animated: false)
    app.turn()
    expectEqual(app.terminal.title, "Letter")
    navigation.topViewController?.navigationItem.title = "A letter from Ada"
    app.turn()
    expectEqual(app.terminal.title, "A letter from Ada")
    navigation.popViewController(animated: false)
    app.turn()
    expectEqual(app.terminal.title, "Inbox")
  }

  @Test func `another tab and a presented screen change the title, and a screen without a title does not`() {
    let tabs = TabBarController()
    tabs.viewControllers = [titled("Play"), titled("Profile")]
    let app = TestApplication { tabs }
    expectEqual(app.terminal.title, "Play")
    tabs.selectedIndex = 1
    app.turn()
    expectEqual(app.terminal.title, "Profile")
    tabs.present(titled(nil), animated: false)
    app.turn()
    expectEqual(app.terminal.title, "Profile")
    tabs.dismiss(animated: false)
    tabs.present(AlertController(title: "Delete?", message: nil), animated: false)
    app.turn()
    expectEqual(app.terminal.title, "Delete?")
    tabs.dismiss(animated: false)
    app.advance(by: 1)
    app.application.showKeyList()
    app.advance(by: 1)
    expectEqual(app.terminal.title, "Profile")
  }

  @Test func `the scene's title takes the place of the screen's, and the subtitle follows it`() {
    let screen = titled("Play")
    let app = TestApplication { screen }
    let scene = app.application.windowScene
    scene.subtitle = "Tic-Tac-Toe"
    app.turn()
    expectEqual(app.terminal.title, "Play — Tic-Tac-Toe")
    scene.title = "Your turn"
    app.turn()
    expectEqual(app.terminal.title, "Your turn — Tic-Tac-Toe")
    (scene.title, screen.title) = (nil, nil)
    app.turn()
    expectEqual(app.terminal.title, "Tic-Tac-Toe")
    scene.subtitle = ""
    app.turn()
    #expect(app.terminal.title?.isEmpty == false, "the name of the program")
  }

  @Test func `a new title makes one frame, and an equal one makes none`() {
    let screen = titled("Play")
    let app = TestApplication { screen }
    let before = app.frameCount
    screen.title = "Play"
    app.application.windowScene.title = nil
    app.turn()
    expectEqual(app.frameCount, before)
    screen.title = "Profile"
    app.turn()
    expectEqual(app.frameCount, before + 1)
    app.turn()
    expectEqual(app.frameCount, before + 1)
    expectEqual(app.terminal.title, "Profile")
  }

  @Test func `the progress of the scene is shown with the next frame, until it is nil`() {
    let app = TestApplication { ViewController() }
    let scene = app.application.windowScene
    expectNil(app.terminal.progress)
    for progress in [TerminalProgress.indeterminate, .fraction(0.5), nil] {
      scene.progress = progress
      app.turn()
      expectEqual(app.terminal.progress, progress)
    }
  }

  // MARK: Notifications

  private func notify(_ text: String, in app: TestApplication) -> Bool {
    app.application.notify(title: "Ada", body: text)
  }

  @Test func `a notification is shown only after the terminal has reported that it lost the focus`() {
    var launched: [Bool] = []
    let app = TestApplication { application in
      launched.append(application.notify(title: "Ada", body: "at the launch"))
      let window = Window(windowScene: application.windowScene)
      window.makeKeyAndVisible()
    }
    expectEqual(launched, [false])
    #expect(!notify("before", in: app))
    app.type("\u{1B}[O")
    #expect(notify("while away", in: app))
    app.advance(by: 60)
    app.type("\u{1B}[I")
    #expect(!notify("afterwards", in: app))
    expectEqual(app.terminal.notifications.map(\.body), ["while away"])
    expectEqual(app.terminal.notifications.map(\.title), ["Ada"])
  }

  @Test func `at most one notification is shown in ten seconds`() {
    let app = TestApplication { ViewController() }
    app.type("\u{1B}[O")
    #expect(notify("first", in: app) && !notify("second", in: app))
    app.advance(by: 9.9)
    #expect(!notify("third", in: app))
    app.advance(by: 0.1)
    #expect(notify("fourth", in: app))
    expectEqual(app.terminal.notifications.map(\.body), ["first", "fourth"])
  }

  @Test func `a program that has lost the terminal shows no notification`() {
    let app = TestApplication { ViewController() }
    app.type("\u{1B}[O")
    app.application.withTerminalReleased { #expect(!notify("released", in: app)) }
    expectEqual(app.terminal.notifications.count, 0)
  }
}
