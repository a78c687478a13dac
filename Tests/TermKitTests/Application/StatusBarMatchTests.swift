import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import TermKitTerminal
@testable import TermKitBars

private final class TintedBar: View, StatusBarMatching {
  var statusBarMatchingColor: Color? {
    presentationBackground.alpha == 0 ? nil : presentationBackground
  }

  init(_ color: Color, _ frame: Rect = Rect(0, 1, 21, 1)) {
    super.init(frame: frame)
    backgroundColor = color
  }
}

private final class Screen: ViewController {
  var style = StatusBarStyle.default
  override var preferredStatusBarStyle: StatusBarStyle { style }
}

@MainActor @Suite struct StatusBarMatchTests {
  private static let blue = Color(red: 20, green: 60, blue: 140)
  private static let cream = Color(red: 250, green: 240, blue: 210)
  private let screen = Screen()
  private let bar = TintedBar(blue)
  private let app: TestApplication

  init() {
    app = TestApplication(size: Size(width: 21, height: 6)) { [screen, bar] application in
      application.statusBar.matchesNavigationBar = true
      screen.view.backgroundColor = .white
      screen.view.addSubview(bar)
      let window = Window(windowScene: application.windowScene)
      window.rootViewController = screen
      window.makeKeyAndVisible()
    }
  }

  private var background: Color { app.background(0, 0) }
  private var text: Color { app.foreground(8, 0) }

  @Test func `S7: the status bar has the colour of the navigation bar below it, from edge to edge`() {
    #expect((0..<21).allSatisfy { app.background($0, 0) == Self.blue })
    expectEqual(text, .white, "white text is legible on blue")
    bar.backgroundColor = Self.cream
    app.turn()
    expectEqual(background, Self.cream)
    expectEqual(text, .black)
  }

  @Test func `S7: the status bar takes the navigation bar's colour only if matchesNavigationBar is true`() {
    app.application.statusBar.matchesNavigationBar = false
    app.turn()
    expectEqual(background, .white)
    expectEqual(text, .black)
    app.application.statusBar.matchesNavigationBar = true
    app.turn()
    expectEqual(background, Self.blue)
  }

  @Test func `S7: a status bar with light content stays transparent`() {
    screen.style = .lightContent
    screen.setNeedsStatusBarAppearanceUpdate()
    app.turn()
    expectEqual(background, .white)
    screen.style = .default
    screen.setNeedsStatusBarAppearanceUpdate()
    app.turn()
    expectEqual(background, Self.blue)
  }

  @Test func `S7: the status bar follows an animation of the navigation bar's colour`() {
    View.animate(withDuration: 1, curve: .linear) { bar.backgroundColor = .black }
    app.turn()
    app.advance(by: 0.5)
    expectEqual(background, app.background(0, 1))
    expectEqual(background, Self.blue.mixed(with: .black, 0.5))
  }

  @Test func `S7: the status bar matches the frontmost bar below it, never a lower, hidden or covered bar`() {
    let front = TintedBar(Self.cream, Rect(0, 0, 21, 2))
    screen.view.addSubview(front)
    app.turn()
    expectEqual(background, Self.cream)
    front.isHidden = true
    app.turn()
    expectEqual(background, Self.blue)
    bar.frame.origin.y = 2
    app.turn()
    expectEqual(background, .white)
    bar.frame.origin.y = 1
    let sheet = View(frame: Rect(0, 0, 21, 6))
    sheet.backgroundColor = .white
    screen.view.addSubview(sheet)
    app.turn()
    expectEqual(background, .white)
    sheet.alpha = 0.5
    app.turn()
    expectEqual(background, Self.blue)
  }

  @Test func `S7: the status bar matches a bar in a window in front, not a bar behind an opaque window`() {
    let window = Window(windowScene: app.application.windowScene)
    window.show()
    app.turn()
    expectEqual(background, Self.blue, "the clear window shows the bar behind it")
    window.backgroundColor = .white
    app.turn()
    expectEqual(background, .white)
    window.addSubview(TintedBar(Self.cream))
    app.turn()
    expectEqual(background, Self.cream)
  }

  @Test func `S7: a navigation bar without a colour leaves the status bar transparent`() {
    bar.backgroundColor = .clear
    app.turn()
    expectEqual(background, .white)
    expectEqual(text, .black)
  }

  @Test func `S7: the status bar takes the navigation bar's bar tint, also during an animation of that tint`() {
    let navigationBar = NavigationBar(frame: Rect(0, 1, 21, 1))
    navigationBar.barTintColor = Self.cream
    screen.view.addSubview(navigationBar)
    app.turn()
    expectEqual(background, Self.cream)
    View.animate(withDuration: 1, curve: .linear) { navigationBar.barTintColor = .black }
    app.turn()
    app.advance(by: 0.5)
    expectEqual(background, Self.cream.mixed(with: .black, 0.5))
    navigationBar.barTintColor = nil
    navigationBar.barStyle = .black
    app.turn()
    expectEqual(background, navigationBar.presentationBackgroundColor)
    expectEqual(text, .white)
  }

  @Test(arguments: ColorDepth.allCases)
  func `S7: the status bar's text is legible on the matched colour at every colour depth`(depth: ColorDepth) {
    var quantizer = ColorQuantizer(depth: depth)
    for color in [Self.blue, Self.cream, .systemBlue, Color(red: 255, green: 0, blue: 0), Color(white: 0.6)] {
      bar.backgroundColor = color
      app.turn()
      let shown = quantizer.rendition(of: app.cell(8, 0))
      #expect(!shown.attributes.contains(.dim), "\(color)")
      if depth > .none { #expect(shown.foreground != shown.background) }
    }
  }
}
