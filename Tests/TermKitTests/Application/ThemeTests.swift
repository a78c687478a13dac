import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// A theme as programs define it: a protocol that names colours by use.
@MainActor private protocol PaperTheme: Theme {
  var paper: Color { get }
  var mainText: Color { get }
  var accent: Color { get }
}

extension PaperTheme {
  func setAppearance() {
    Label.appearance().textColor = mainText
    Label.appearance(whenContainedIn: [PanelView.self]).textColor = accent
    PanelView.appearance().backgroundColor = paper
    Window.appearance().tintColor = accent
    Toolbar.appearance().barTintColor = paper
    Toolbar.appearance().isTranslucent = false
    BarButtonItem.appearance().setTitleTextAttributes(TitleTextAttributes(foregroundColor: mainText), for: .normal)
  }
}

private struct DayTheme: PaperTheme {
  let paper = Color.white
  let mainText = Color.black
  let accent = Color.sky
}

private struct NightTheme: PaperTheme {
  let paper = Color.black
  let mainText = Color.sun
  let accent = Color.ruby
}

/// A screen whose status bar is light in the night theme, and dark in every other theme.
private final class ThemedScreen: ViewController {
  weak var application: Application?
  override var preferredStatusBarStyle: StatusBarStyle {
    application?.theme is NightTheme ? .lightContent : .default
  }
}

/// A theme that sets nothing for panels.
private struct BareTheme: Theme {
  func setAppearance() { Label.appearance().textColor = .emerald }
}

@MainActor @Suite(.isolatedAppearance) struct ThemeTests {
  private let app: TestApplication
  private let text = Label(text: "text")
  private let own = Label(text: "own")
  private let noted = Label(text: "noted")
  private let button = Button(title: "Press")
  private let toolbar = Toolbar(frame: Rect(0, 5, 20, 1))

  init() {
    let panel = PanelView(frame: Rect(0, 3, 20, 1)).holding(noted)
    text.frame = Rect(0, 1, 8, 1)
    own.frame = Rect(0, 2, 8, 1)
    noted.frame = Rect(0, 0, 8, 1)
    button.frame = Rect(0, 4, 9, 1)
    own.textColor = .emerald
    toolbar.items = [BarButtonItem(title: "Item")]
    let views = [text, own, panel, button, toolbar]
    app = TestApplication(size: Size(width: 20, height: 6)) { application in
      application.theme = DayTheme()
      let window = Window(windowScene: application.windowScene)
      window.backgroundColor = .white
      views.forEach(window.addSubview)
      window.makeKeyAndVisible()
    }
    app.turn()
  }

  @Test func `A9: a value that only the previous theme set is not applied to views added later`() {
    app.application.theme = BareTheme()
    let panel = PanelView(frame: Rect(0, 0, 4, 1))
    text.window?.addSubview(panel)
    expectNil(panel.backgroundColor)
    expectEqual(text.textColor, .emerald)
  }

  @Test func `A9: a proxy returns the program's value, or the theme's value if the program set none`() {
    // Proxies answer for the application whose code is running.
    app.turn()
    expectEqual(Label.appearance().textColor, .black)
    Label.appearance().textColor = .emerald
    expectEqual(Label.appearance().textColor, .emerald)
    app.application.theme = NightTheme()
    #expect(Label.appearance().textColor == .emerald && Window.appearance().tintColor == .ruby)
  }

  @Test func `A9: a new theme also changes windows that are not the key window`() {
    let other = Window(windowScene: app.application.windowScene)
    other.frame = Rect(15, 0, 5, 1)
    other.makeKeyAndVisible()
    app.turn()
    expectEqual(text.window?.isKeyWindow, false)
    app.application.theme = NightTheme()
    expectEqual(text.textColor, .sun)
  }

  private func expectDay(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(app.foreground(0, 1) == .black, sourceLocation: sourceLocation)
    #expect(app.foreground(0, 3) == .sky && app.background(0, 3) == .white, sourceLocation: sourceLocation)
    #expect(app.foreground(2, 4) == .sky, sourceLocation: sourceLocation)
    #expect(app.foreground(2, 5) == .black && app.background(0, 5) == .white, sourceLocation: sourceLocation)
  }

  private func expectNight(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(app.foreground(0, 1) == .sun, sourceLocation: sourceLocation)
    #expect(app.foreground(0, 3) == .ruby && app.background(0, 3) == .black, sourceLocation: sourceLocation)
    #expect(app.foreground(2, 4) == .ruby, sourceLocation: sourceLocation)
    #expect(app.foreground(2, 5) == .sun && app.background(0, 5) == .black, sourceLocation: sourceLocation)
  }

  @Test func `A9: a new theme changes everything on the screen in one frame, and can be changed back`() {
    expectDay()
    let frames = app.frameCount
    app.application.theme = NightTheme()
    app.turn()
    expectNight()
    expectEqual(app.frameCount, frames + 1)
    expect(
      app,
      shows: """
               09:41
        text
        own
        noted
          Press
          Item
        """)
    app.application.theme = DayTheme()
    app.turn()
    expectDay()
  }

  @Test func `A9: a value that was set on the view itself stays in every theme`() {
    expectEqual(app.foreground(0, 2), .emerald)
    app.application.theme = NightTheme()
    app.turn()
    expectEqual(app.foreground(0, 2), .emerald)
  }

  @Test func `A9: a view added after a change of theme has the look of the new theme`() {
    app.application.theme = NightTheme()
    let label = Label(text: "late")
    label.frame = Rect(10, 1, 5, 1)
    app.application.windowScene.keyWindow?.addSubview(label)
    app.turn()
    expectEqual(app.foreground(10, 1), .sun)
  }

  @Test func `A9: a closed window has the current theme when it is shown again`() {
    let window = Window(windowScene: app.application.windowScene)
    window.backgroundColor = .white
    let label = Label(text: "second")
    label.frame = Rect(0, 2, 8, 1)
    window.addSubview(label)
    window.show()
    app.turn()
    expectEqual(app.foreground(0, 2), .black)
    window.close()
    app.application.theme = NightTheme()
    window.show()
    app.turn()
    expectEqual(app.foreground(0, 2), .sun)
  }

  @Test func `A9: the program's rules override equally specific rules of a theme, and stay`() {
    app.application.theme = nil
    Label.appearance().textColor = .emerald
    app.application.theme = NightTheme()
    app.turn()
    expectEqual(app.foreground(0, 1), .emerald)
    expectEqual(app.foreground(0, 3), .ruby, "the theme's rule has a longer list of containers")
    expectEqual(Label.appearance().textColor, .emerald)
  }

  @Test func `A9: inside an animation block colours fade to the new theme`() {
    View.animate(withDuration: 1, curve: .linear) { app.application.theme = NightTheme() }
    app.advance(by: 0.5)
    let middle = app.background(0, 3)
    #expect(middle != .white && middle != .black)
    app.advance(by: 0.6)
    expectNight()
  }

  @Test func `A9: a change of theme updates the status bar's style from its controller`() {
    let screen = ThemedScreen()
    screen.application = app.application
    text.window?.rootViewController = screen
    app.turn()
    let clockColumn = 8
    expectEqual(app.foreground(clockColumn, 0), .black)
    let frames = app.frameCount
    app.application.theme = NightTheme()
    expectEqual(app.application.statusBarStyle, .lightContent)
    app.turn()
    expectEqual(app.foreground(clockColumn, 0), .white)
    expectEqual(app.frameCount, frames + 1)
    View.animate(withDuration: 1, curve: .linear) { app.application.theme = DayTheme() }
    app.advance(by: 0.5)
    #expect(![Color.black, .white].contains(app.foreground(clockColumn, 0)), "the status bar fades with the theme")
    app.advance(by: 0.6)
    expectEqual(app.foreground(clockColumn, 0), .black)
  }

  @Test func `A9: a theme does not change a status bar style that was set on the application`() {
    app.application.viewControllerBasedStatusBarAppearance = false
    app.application.statusBarStyle = .lightContent
    app.application.theme = NightTheme()
    expectEqual(app.application.statusBarStyle, .lightContent)
  }

  @Test func `A9: Application.theme returns the current theme, or nil`() {
    #expect(app.application.theme is DayTheme)
    app.application.theme = nil
    expectNil(app.application.theme)
  }
}
