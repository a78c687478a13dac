import Stages
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import TermKit

/// An animation block with everything that it can animate, up to the terminal's screen.
@MainActor @Suite struct AnimatedTogetherTests {
  /// A screen that becomes dark: a background, a view that moves and fades, text in the tint, and the status bar.
  private final class Screen: ViewController {
    let patch = View(frame: Rect(2, 3, 4, 1))
    let button = Button(title: "Go")
    private(set) var isDark = false

    override func viewDidLoad() {
      patch.backgroundColor = .blue
      button.frame = Rect(2, 5, 6, 1)
      [patch, button].forEach(view.addSubview)
      show(false)
    }

    func show(_ isDark: Bool) {
      self.isDark = isDark
      view.backgroundColor = isDark ? .black : .white
      view.tintColor = isDark ? .green : .red
      patch.frame = Rect(isDark ? 12 : 2, 3, 4, 1)
      patch.alpha = isDark ? 0.5 : 1
      setNeedsStatusBarAppearanceUpdate()
    }

    override var preferredStatusBarStyle: StatusBarStyle { isDark ? .lightContent : .default }
  }

  private let screen = Screen()
  private let app: TestApplication

  init() {
    let screen = screen
    app = TestApplication(size: Size(width: 30, height: 8)) { application in
      application.statusBar.leftText = "Left"
      let window = Window(windowScene: application.windowScene)
      window.rootViewController = screen
      window.makeKeyAndVisible()
    }
    screen.button.resignFirstResponder()
    app.turn()
  }

  /// The visible state: the background, the colour of the status bar, the tint, the left edge of the patch and its colour there.
  private struct Seen: Equatable {
    var paper: Color
    var statusBar: Color
    var tint: Color
    var patchStart: Int
    var patch: Color
  }

  private var seen: Seen {
    let paper = app.background(25, 3)
    let start = (0..<30).first { app.background($0, 3) != paper } ?? -1
    return Seen(
      paper: paper, statusBar: app.foreground(1, 0), tint: app.foreground(4, 5), patchStart: start,
      patch: app.background(start, 3))
  }

  private func animate(toDark isDark: Bool) {
    View.animate(withDuration: 1, curve: .linear) { screen.show(isDark) }
    app.turn()
  }

  private static let light = Seen(paper: .white, statusBar: .black, tint: .red, patchStart: 2, patch: .blue)
  private static let dark = Seen(
    paper: .black, statusBar: .white, tint: .green, patchStart: 12, patch: Color.blue.mixed(with: .black, 0.5))
  private static let middle = Seen(
    paper: Color.white.mixed(with: .black, 0.5), statusBar: Color.black.mixed(with: .white, 0.5),
    tint: Color.red.mixed(with: .green, 0.5), patchStart: 7,
    patch: Color.white.mixed(with: .black, 0.5).mixed(with: .blue, 0.75))

  @Test func `V9: colour, opacity, frame, tint and status bar style animate together in one block`() {
    expectEqual(seen, Self.light)
    animate(toDark: true)
    expectEqual(seen, Self.light)
    app.advance(by: 0.5)
    expectEqual(seen, Self.middle)
    app.advance(by: 0.6)
    expectEqual(seen, Self.dark)
  }

  @Test func `V9: an animation that is interrupted halfway returns from the presentation values`() {
    animate(toDark: true)
    app.advance(by: 0.5)
    animate(toDark: false)
    expectEqual(seen, Self.middle)
    app.advance(by: 0.5)
    expectEqual(seen.paper, Self.middle.paper.mixed(with: .white, 0.5))
    expectEqual(seen.tint, Self.middle.tint.mixed(with: .red, 0.5))
    app.advance(by: 0.6)
    expectEqual(seen, Self.light)
  }

  @Test func `V9: with reduced motion, an animation block takes effect at once`() {
    app.application.traitOverrides.reducesMotion = true
    animate(toDark: true)
    expectEqual(seen, Self.dark)
  }

  // MARK: The status bar over presented controllers

  @Test func `S4: the status bar changes gradually during a full-screen presentation, and back after it`() {
    let dark = Screen()
    dark.view.backgroundColor = .black
    dark.show(true)
    screen.present(dark)
    app.turn()
    app.advance(by: 0.15)
    let middle = app.foreground(1, 0)
    #expect(middle != .black && middle != .white)
    app.advance(by: 0.3)
    expectEqual(app.foreground(1, 0), .white)
    dark.dismiss()
    app.advance(by: 0.4)
    expectEqual(app.foreground(1, 0), .black)
  }

  @Test func `S5: a tab bar controller's visible child, or a full-screen presentation, decides the style`() {
    let child = Screen()
    let navigation = NavigationController(rootViewController: child)
    navigation.isNavigationBarHidden = true
    let tabs = TabBarController()
    tabs.viewControllers = [ViewController(), navigation]
    let over = TestApplication(size: Size(width: 30, height: 8)) { application in
      application.statusBar.leftText = "Left"
      let window = Window(windowScene: application.windowScene)
      window.rootViewController = tabs
      window.makeKeyAndVisible()
    }
    _ = child.view
    child.show(true)
    over.turn()
    expectEqual(over.application.statusBar.style, .default, "the first tab is shown")
    tabs.selectedIndex = 1
    expectEqual(over.application.statusBar.style, .lightContent)
    let light = Screen()
    light.modalPresentationStyle = .overCurrentContext
    child.definesPresentationContext = true
    child.present(light, animated: false)
    expectEqual(over.application.statusBar.style, .lightContent, "a controller over a context does not decide")
    child.dismiss(animated: false)
    light.modalPresentationStyle = .fullScreen
    tabs.present(light, animated: false)
    expectEqual(over.application.statusBar.style, .default)
    tabs.dismiss(animated: false)
    expectEqual(over.application.statusBar.style, .lightContent)
  }
}
