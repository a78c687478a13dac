import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import TermKitTerminal

private final class Screen: ViewController {
  var style = StatusBarStyle.default
  var isBarHidden = false
  override var preferredStatusBarStyle: StatusBarStyle { style }
  override var prefersStatusBarHidden: Bool { isBarHidden }
}

@MainActor @Suite struct StatusBarTests {
  private let screen = Screen()
  private let app: TestApplication

  init() {
    app = TestApplication(size: Size(width: 21, height: 3)) { [screen] application in
      screen.view.backgroundColor = .white
      let window = Window(windowScene: application.windowScene)
      window.rootViewController = screen
      window.makeKeyAndVisible()
    }
  }

  private static let clockColumn = 8

  private var textColor: Color { app.foreground(Self.clockColumn, 0) }

  private func change(_ style: StatusBarStyle) {
    screen.style = style
    screen.setNeedsStatusBarAppearanceUpdate()
    app.turn()
  }

  // MARK: Time and texts

  @Test func `the status bar shows the time in the middle and texts at both ends`() {
    app.application.statusBar.leftText = "Left"
    app.application.statusBar.rightText = "Right"
    app.turn()
    expectEqual(app.row(0), " Left   09:41  Right")
  }

  @Test func `the status bar shows the time in the digits of the user's language`() {
    app.application.traitOverrides.language = Language("ar-EG")
    app.turn()
    expectEqual(app.row(0), "        ٠٩:٤١")
    app.application.traitOverrides.language = Language("ar-MA")
    app.turn()
    expectEqual(app.row(0), "        09:41")
  }

  @Test func `long texts in the status bar are truncated before they reach the time`() {
    app.application.statusBar.leftText = "Tic-Tac-Toe"
    app.application.statusBar.rightText = "much too long"
    app.turn()
    expectEqual(app.row(0), " Tic-…  09:41  much…")
  }

  @Test func `the status bar is redrawn when the minute changes and only then`() {
    app.advance(by: 59.9)
    expectEqual(app.frameCount, 1)
    app.advance(by: 0.1)
    expectEqual(app.row(0), "        09:42")
    expectEqual(app.frameCount, 2)
    app.advance(by: 60 * 19)
    expectEqual(app.row(0), "        10:01")
    expectEqual(app.frameCount, 21)
  }

  @Test func `a clock that was set is read again when the terminal's window becomes active`() {
    app.clock.localTime = LocalTime(hour: 23, minute: 5, second: 30)
    app.setFocus(true)
    expectEqual(app.row(0), "        23:05")
  }

  @Test func `the shown time is right within a minute after the clock was set, with few wake-ups`() {
    app.clock.localTime = LocalTime(hour: 3, minute: 0, second: 59)
    let turns = app.turnCount
    app.advance(by: 60)
    expectEqual(app.row(0), "        03:01")
    #expect(app.turnCount - turns < 6)
  }

  @Test func `a clock that was set is read again at once if the system reports the change`() {
    app.clock.localTime = LocalTime(hour: 23, minute: 5, second: 30)
    app.send(.clockChanged)
    expectEqual(app.row(0), "        23:05")
    app.advance(by: 30)
    expectEqual(app.row(0), "        23:06")
  }

  @Test func `the shown minute changes exactly when the minute begins`() {
    app.clock.localTime = LocalTime(hour: 9, minute: 41, second: 59.25)
    app.send(.clockChanged)
    expectEqual(app.sleepDuration.map { abs($0 - 0.75) < 0.001 }, true)
    app.advance(by: 0.74)
    expectEqual(app.row(0), "        09:41")
    app.advance(by: 0.02)
    expectEqual(app.row(0), "        09:42")
    expectEqual(app.sleepDuration.map { $0 > 59.9 }, true)
  }

  @Test func `a hidden status bar causes no wake-ups and shows the right time when it reappears`() {
    let bar = app.application.statusBar
    let changes: [(@MainActor (Bool) -> Void)] = [
      { bar.isHidden = $0 }, { self.app.application.setStatusBarHidden($0, with: .none) },
      { self.app.application.setStatusBarHidden($0, with: .slide) },
    ]
    app.application.viewControllerBasedStatusBarAppearance = false
    for (minute, hide) in changes.enumerated() {
      hide(true)
      app.advance(by: 1)
      expectNil(app.sleepDuration)
      app.clock.localTime = LocalTime(hour: 12, minute: minute, second: 0)
      app.send(.clockChanged)
      expectNil(app.sleepDuration)
      hide(false)
      app.advance(by: 1)
      expectEqual(app.row(0), "        12:0\(minute)")
      expectEqual(app.sleepDuration.map { $0 > 50 }, true)
    }
  }

  @Test func `a leap second does not keep the application awake`() {
    app.clock.localTime = LocalTime(hour: 23, minute: 59, second: 60.5)
    let turns = app.turnCount
    app.send(.clockChanged)
    app.advance(by: 1)
    #expect(app.turnCount - turns < 10)
  }

  @Test func `the status bar shows the time in the clock's 12-hour format`() {
    let clock = ManualClock(localTime: LocalTime(hour: 21, minute: 5))
    clock.clockFormat = .twelveHour
    let app = TestApplication(size: Size(width: 21, height: 3), clock: clock) { _ in }
    expectEqual(app.row(0), "       9:05 PM")
  }

  @Test func `wide characters in the status bar are truncated before the time and never halved`() {
    app.application.statusBar.leftText = "日本語日本語"
    app.application.statusBar.rightText = "右右右右"
    app.turn()
    expectEqual(app.row(0), " 日本…  09:41  右右…")
    app.resize(to: Size(width: 22, height: 3))
    expectEqual(app.row(0), " 日本…  09:41   右右…")
  }

  @Test func `texts in the status bar are harmless, in one line, and in ASCII on ASCII terminals`() {
    app.application.statusBar.leftText = "a\u{1B}[31m\nb"
    app.application.traitOverrides.glyphLevel = .ascii
    app.application.statusBar.rightText = "Zoé"
    app.turn()
    #expect(app.row(0).hasSuffix("09:41    Zoe"))
    #expect(app.row(0).unicodeScalars.allSatisfy { (0x20..<0x7F).contains($0.value) })
    app.application.statusBar.rightText = "右右右右"
    app.turn()
    expectEqual(app.row(0), " a?[3~  09:41  ????~")
    #expect(app.row(0).unicodeScalars.allSatisfy { $0.isASCII })
  }

  @Test func `the system clock does not go back and returns a valid time of day`() {
    let clock = SystemClock()
    let times = (0..<100).map { _ in clock.now }
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 })
    let time = clock.localTime
    #expect((0...23).contains(time.hour) && (0...59).contains(time.minute) && (0..<61).contains(time.second))
    #expect((0..<10).contains { _ in clock.localTime.second.truncatingRemainder(dividingBy: 1) != 0 })
  }

  // MARK: S1 to S4

  @Test func `S1: the status bar has dark or light text and no background`() {
    expectEqual(textColor, .black)
    expectEqual(app.background(Self.clockColumn, 0), .white)
    screen.view.backgroundColor = .black
    change(.lightContent)
    expectEqual(textColor, .white)
    expectEqual(app.background(Self.clockColumn, 0), .black)
  }

  @Test func `S2: controllers are laid out beneath the status bar`() {
    expectEqual(screen.view.frame, Rect(0, 0, 21, 3))
    expectEqual(screen.view.safeAreaInsets, EdgeInsets(top: 1))
    screen.view.addSubview(FilledView("#", Rect(0, 0, 21, 2)))
    app.turn()
    expect(app, shows: "########09:41########\n#####################")
  }

  @Test func `S3: the controller beneath the status bar decides the style`() {
    let front = Screen()
    front.style = .lightContent
    let window = Window(windowScene: app.application.windowScene)
    window.rootViewController = front
    window.show()
    app.turn()
    expectEqual(textColor, .white)
    window.close()
    app.turn()
    expectEqual(textColor, .black, "the controller behind decides again")
  }

  @Test func `S1: over the terminal's own background, the status bar has the terminal's own text colour`() {
    screen.view.backgroundColor = .clear
    for style in [StatusBarStyle.default, .lightContent] {
      change(style)
      expectEqual(textColor, .clear)
      expectEqual(app.background(Self.clockColumn, 0), .clear)
    }
  }

  @Test(arguments: ColorDepth.allCases, [GlyphLevel.ascii, .blocks, .braille])
  func `S1: at every colour depth and glyph level, the text stands out from the background`(
    depth: ColorDepth, level: GlyphLevel
  ) {
    let screen = Screen()
    let app = TestApplication(
      size: Size(width: 21, height: 3), traits: TraitCollection(glyphLevel: level, colorDepth: depth)
    ) { application in
      let window = Window(windowScene: application.windowScene)
      window.rootViewController = screen
      window.makeKeyAndVisible()
    }
    var quantizer = ColorQuantizer(depth: depth)
    for (style, background) in [(StatusBarStyle.default, Color.white), (.lightContent, .black)] {
      screen.view.backgroundColor = background
      screen.style = style
      screen.setNeedsStatusBarAppearanceUpdate()
      app.turn()
      expectEqual(app.row(0), "        09:41")
      let shown = quantizer.rendition(of: app.cell(Self.clockColumn, 0))
      #expect(shown.attributes.contains(.bold) && !shown.attributes.contains(.dim))
      if depth == .none {
        expectEqual(shown.attributes.contains(.reverse), (background == .black), "light on dark is shown in reverse")
      } else {
        #expect(shown.foreground != shown.background)
      }
    }
  }

  @Test func `S3: a window without a controller or not under the whole status bar does not decide the style`() {
    let low = Screen()
    low.style = .lightContent
    let window = Window(windowScene: app.application.windowScene)
    window.rootViewController = low
    window.frame = Rect(0, 1, 21, 2)
    window.show()
    let narrow = Window(windowScene: app.application.windowScene)
    let side = Screen()
    side.style = .lightContent
    narrow.rootViewController = side
    narrow.frame = Rect(0, 0, 20, 3)
    narrow.show()
    Window(windowScene: app.application.windowScene).show()
    app.turn()
    expectEqual(textColor, .black)
  }

  @Test func `S3: a controller may hide the status bar and then uses its row`() {
    let column = StackView(arrangedSubviews: [Label(text: "first")], axis: .vertical)
    column.frame = screen.view.bounds
    screen.view.addSubview(column)
    app.turn()
    expect(app, shows: "        09:41\nfirst")
    screen.isBarHidden = true
    screen.setNeedsStatusBarAppearanceUpdate()
    app.turn()
    expect(app, shows: "first")
    screen.isBarHidden = false
    screen.setNeedsStatusBarAppearanceUpdate()
    app.turn()
    expect(app, shows: "        09:41\nfirst")
  }

  @Test func `S4: a changed style takes effect only after setNeedsStatusBarAppearanceUpdate`() {
    screen.style = .lightContent
    screen.view.setNeedsLayout()
    app.turn()
    expectEqual(textColor, .black)
    change(.lightContent)
    expectEqual(textColor, .white)
  }

  @Test func `S4: inside an animation block, the style of the status bar changes gradually`() {
    View.animate(withDuration: 1, curve: .linear) {
      screen.view.backgroundColor = .black
      screen.style = .lightContent
      screen.setNeedsStatusBarAppearanceUpdate()
    }
    app.turn()
    expectEqual(textColor, .black)
    app.advance(by: 0.5)
    expectEqual(textColor, Color(red: 128, green: 128, blue: 128))
    app.advance(by: 0.5)
    expectEqual(textColor, .white)
  }

  @Test func `a click on the right text performs its action, and other clicks reach the view beneath`() {
    let button = Button(title: "")
    button.frame = Rect(0, 0, 21, 1)
    screen.view.addSubview(button)
    var clicks = (bar: 0, button: 0)
    button.addAction(for: .touchUpInside) { _ in clicks.button += 1 }
    let bar = app.application.statusBar
    bar.rightText = "Keys"
    bar.rightAction = { clicks.bar += 1 }
    app.turn()
    expectEqual(app.row(0), "        09:41   Keys")
    for column in 16..<20 { app.click(column, 0) }
    #expect(clicks == (bar: 4, button: 0))
    for column in [0, 10, 15] { app.click(column, 0) }
    #expect(clicks == (bar: 4, button: 3))
    bar.rightAction = nil
    app.click(17, 0)
    #expect(clicks == (bar: 4, button: 4), "a text without an action is not clickable")
  }

  @Test func `a press that ends beside the right text and a click on the hidden bar perform no action`() {
    var count = 0
    app.application.statusBar.rightText = "Keys"
    app.application.statusBar.rightAction = { count += 1 }
    app.mouseDown(17, 0)
    app.mouseUp(17, 1)
    screen.isBarHidden = true
    screen.setNeedsStatusBarAppearanceUpdate()
    app.click(17, 0)
    expectEqual(count, 0)
  }

  @Test func `a click on the status bar does not make its window the key window`() {
    let window = app.application.windowScene.windows.last
    #expect(window is StatusBarWindow)
    app.click(Self.clockColumn, 0)
    #expect(app.application.windowScene.keyWindow?.rootViewController === screen)
  }

  @Test func `the time is still updated after a partial redraw of the status bar`() {
    app.clock.localTime = LocalTime(hour: 23, minute: 5)
    app.application.statusBar.setNeedsDisplay(in: Rect(0, 0, 1, 1))
    app.turn()
    app.setFocus(true)
    expectEqual(app.row(0), "        23:05")
  }

  @Test func `a time that does not fit the status bar is not shown at all`() {
    app.resize(to: Size(width: 5, height: 3))
    expectEqual(app.row(0), "09:41")
    app.resize(to: Size(width: 4, height: 3))
    expectEqual(app.row(0), "")
  }
}
