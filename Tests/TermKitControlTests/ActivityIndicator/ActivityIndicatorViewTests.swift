import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@MainActor @Suite struct ActivityIndicatorViewTests {
  private let wheel = ActivityIndicatorView(style: .medium)

  private func app(_ traits: TraitCollection = TraitCollection()) -> TestApplication {
    wheel.frame.origin = Point(x: 4, y: 2)
    let root = View()
    root.addSubview(wheel)
    return TestApplication(size: Size(width: 20, height: 6), traits: traits, showing: root)
  }

  /// Returns how often the application wakes up and how many frames it makes in two seconds.
  private func work(_ app: TestApplication) -> [Int] {
    app.turn()
    let (turns, frames) = (app.turnCount, app.frameCount)
    app.advance(by: 2)
    return [app.turnCount - turns, app.frameCount - frames]
  }

  private let idle = [1, 0]

  // MARK: Animating

  @Test func `C7: an activity indicator is hidden until it starts, and after it has stopped`() {
    #expect(wheel.isHidden && !wheel.isAnimating)
    wheel.startAnimating()
    #expect(!wheel.isHidden && wheel.isAnimating)
    wheel.stopAnimating()
    #expect(wheel.isHidden && !wheel.isAnimating)
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden)
  }

  @Test func `C7: an activity indicator that does not hide when it stops also stays hidden when it starts`() {
    wheel.hidesWhenStopped = false
    wheel.isHidden = true
    wheel.startAnimating()
    #expect(wheel.isHidden)
    wheel.stopAnimating()
    #expect(wheel.isHidden)
  }

  @Test func `C7: the wheel turns once in 0.8 seconds`() {
    wheel.startAnimating()
    let app = app(TraitCollection(glyphLevel: .ascii))
    let pictures = (0..<5).map { _ in
      defer { app.advance(by: 0.2) }
      return app.row(2)
    }
    expectEqual(pictures, ["    |", "    /", "    -", "    \\", "    |"])
  }

  @Test func `C7: a wheel that has stopped shows its first picture`() {
    wheel.hidesWhenStopped = false
    wheel.startAnimating()
    let app = app(TraitCollection(glyphLevel: .ascii))
    app.advance(by: 0.3)
    expectEqual(app.row(2), "    /")
    wheel.stopAnimating()
    app.advance(by: 0.2)
    expectEqual(work(app), idle)
    expectEqual(app.row(2), "    |")
  }

  @Test func `C7: with reduced motion, the wheel stands still and there are no frames`() {
    wheel.startAnimating()
    let app = app(TraitCollection(reducesMotion: true))
    expectEqual(work(app), idle)
    #expect(app.row(2) != "")
  }

  @Test func `C7: there are no wake-ups while the wheel is hidden, covered or off the screen`() {
    wheel.startAnimating()
    let app = app()
    let busy = work(app)
    #expect(busy[1] >= 20)
    wheel.isHidden = true
    expectEqual(work(app), idle)
    wheel.isHidden = false
    #expect(work(app)[1] >= 20)
    wheel.frame.origin.y = -3
    expectEqual(work(app), idle)
    wheel.frame.origin.y = 2
    wheel.superview?.alpha = 0
    expectEqual(work(app), idle)
    wheel.superview?.alpha = 1
    #expect(work(app)[1] >= 20)
  }

  @Test func `C7: an opaque view or window in front of the wheel ends the wake-ups, and a translucent one does not`() {
    wheel.startAnimating()
    let app = app()
    let cover = View(frame: Rect(2, 1, 6, 3))
    wheel.superview?.addSubview(cover)
    #expect(work(app)[1] >= 20)
    cover.backgroundColor = .white
    expectEqual(work(app), idle)
    cover.frame.size.width = 3
    #expect(work(app)[1] >= 20, "a column of the wheel is beside the view")
    cover.removeFromSuperview()
    let window = Window(windowScene: app.application.windowScene)
    window.backgroundColor = .white
    window.makeKeyAndVisible()
    expectEqual(work(app), idle)
    window.isHidden = true
    #expect(work(app)[1] >= 20)
  }

  // MARK: Looks

  @Test func `C7: the large wheel has four by two cells, and the medium one two by one`() {
    expectEqual(wheel.intrinsicContentSize, Size(width: 2, height: 1))
    wheel.style = .large
    wheel.isHidden = false
    expectEqual(wheel.intrinsicContentSize, Size(width: 4, height: 2))
    wheel.frame = Rect(0, 0, 6, 2)
    expect(wheel, draws: " ⣴⠛⠛⣦\n ⠻⣤⣤⠟")
    expect(wheel, draws: " /--\\\n \\--/", traits: TraitCollection(glyphLevel: .ascii))
  }

  @Test func `C7: without room for the large wheel, the medium one is shown`() {
    wheel.style = .large
    wheel.isHidden = false
    wheel.frame = Rect(0, 0, 4, 1)
    expect(wheel, draws: " |", traits: TraitCollection(glyphLevel: .ascii))
  }

  @Test(arguments: ColorDepth.allCases)
  func `C7: the wheel turns visibly at every colour depth`(depth: ColorDepth) {
    wheel.style = .large
    wheel.frame.size = wheel.intrinsicContentSize
    wheel.startAnimating()
    let app = app(TraitCollection(colorDepth: depth))
    app.turn()
    let before = app.screen
    app.advance(by: 0.1)
    #expect(app.screen != before)
  }

  @Test func `C7: the wheel is grey or has a colour of its own`() {
    wheel.isHidden = false
    func ink() -> Color { wheel.drawn()[0, 0].foreground }
    #expect(ink().red == ink().green && ink().green == ink().blue)
    wheel.color = Color(red: 200, green: 0, blue: 0)
    expectEqual(ink(), wheel.color)
  }

  // MARK: Accessibility

  @Test(arguments: [
    (Language.english, "in progress", "progress halted"), (.german, "läuft", "angehalten"), (.japanese, "進行中", "停止中"),
  ])
  func `X1: an activity indicator says in the user's language whether a task is in progress`(
    language: Language, running: String, halted: String
  ) {
    wheel.hidesWhenStopped = false
    let app = app(TraitCollection(languages: [language]))
    app.turn()
    #expect(wheel.isAccessibilityElement && wheel.accessibilityLabel == halted)
    wheel.startAnimating()
    expectEqual(wheel.accessibilityLabel, running)
  }
}

@MainActor @Suite(.isolatedAppearance) struct ActivityIndicatorViewAppearanceTests {
  @Test func `A1: a proxy sets the colour of activity indicators that have none of their own`() {
    ActivityIndicatorView.appearance().color = .red
    let (wheel, own) = (ActivityIndicatorView(style: .medium), ActivityIndicatorView(style: .large))
    own.color = nil
    let window = TestScene().window
    [wheel, own].forEach(window.addSubview)
    #expect(wheel.color == .red && own.color == nil)
    expectEqual(ActivityIndicatorView.appearance().color, .red)
  }
}
