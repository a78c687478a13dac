import Stages
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import TermKit

private class Screen: ViewController {
  var style = StatusBarStyle.default
  var isBarHidden = false
  var animation = StatusBarAnimation.fade
  override var preferredStatusBarStyle: StatusBarStyle { style }
  override var prefersStatusBarHidden: Bool { isBarHidden }
  override var preferredStatusBarUpdateAnimation: StatusBarAnimation { animation }
}

private final class Container: Screen {
  var styleChild: ViewController?
  var hiddenChild: ViewController?
  override var childForStatusBarStyle: ViewController? { styleChild }
  override var childForStatusBarHidden: ViewController? { hiddenChild }

  func contain(_ child: ViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

@MainActor @Suite struct StatusBarForwardingTests {
  private let root = Container()
  private let column = StackView(arrangedSubviews: [Label(text: "first"), Label(text: "second")], axis: .vertical)
  private let app: TestApplication

  init() {
    app = TestApplication(size: Size(width: 21, height: 4)) { [root, column] application in
      root.view.backgroundColor = .white
      column.frame = Rect(0, 0, 21, 4)
      root.view.addSubview(column)
      let window = Window(windowScene: application.windowScene)
      window.rootViewController = root
      window.makeKeyAndVisible()
    }
  }

  private var textColor: Color { app.foreground(8, 0) }
  private var bar: StatusBar { app.application.statusBar }

  private func update() {
    root.setNeedsStatusBarAppearanceUpdate()
    app.turn()
  }

  // MARK: S5

  @Test func `S5: a container can let different children decide the style and the hiding of the status bar`() {
    let (dark, away) = (Container(), Screen())
    dark.style = .lightContent
    dark.isBarHidden = true
    away.isBarHidden = true
    away.style = .lightContent
    root.contain(dark)
    root.contain(away)
    update()
    expectEqual(bar.style, .default)
    root.styleChild = dark
    update()
    expectEqual(bar.style, .lightContent)
    #expect(!app.application.isStatusBarHidden, "the container still decides about hiding")
    root.styleChild = nil
    root.hiddenChild = away
    update()
    expectEqual(bar.style, .default)
    #expect(app.application.isStatusBarHidden)
  }

  @Test func `S5: a child can forward to its own child, and a controller that names itself decides itself`() {
    let (middle, leaf) = (Container(), Screen())
    root.contain(middle)
    middle.contain(leaf)
    leaf.style = .lightContent
    root.styleChild = middle
    middle.styleChild = leaf
    update()
    expectEqual(bar.style, .lightContent)
    middle.styleChild = middle
    update()
    expectEqual(bar.style, .default)
  }

  @Test func `S5: a controller presented full screen controls the status bar until its dismissal`() {
    let front = Screen()
    front.style = .lightContent
    front.isBarHidden = true
    root.present(front, animated: false)
    app.turn()
    expectEqual(bar.style, .lightContent)
    #expect(app.application.isStatusBarHidden)
    front.dismiss(animated: false)
    app.turn()
    expectEqual(bar.style, .default)
    #expect(!app.application.isStatusBarHidden)
  }

  @Test(arguments: [ModalPresentationStyle.overFullScreen, .formSheet], [false, true])
  func `S5: an overFullScreen controller takes over only if it captures the status bar, and a form sheet never`(
    style: ModalPresentationStyle, captures: Bool
  ) {
    let front = Screen()
    front.style = .lightContent
    front.modalPresentationStyle = style
    front.modalPresentationCapturesStatusBarAppearance = captures
    root.present(front, animated: false)
    app.turn()
    expectEqual(bar.style, (captures && style == .overFullScreen ? .lightContent : .default))
  }

  @Test func `S5: the status bar changes along with the transition of a presentation`() {
    let front = Screen()
    front.style = .lightContent
    root.present(front)
    app.turn()
    expectEqual(bar.style, .lightContent)
    expectEqual(textColor, .black)
    app.advance(by: 0.15)
    #expect(textColor != .black && textColor != .white)
    app.advance(by: 0.2)
    front.dismiss()
    expectEqual(bar.style, .default)
  }

  // MARK: S3 and S4, hiding

  private func hide(_ isHidden: Bool, _ animation: StatusBarAnimation) {
    View.animate(withDuration: 1, curve: .linear) {
      root.isBarHidden = isHidden
      root.animation = animation
      root.setNeedsStatusBarAppearanceUpdate()
    }
    app.turn()
  }

  @Test func `S4: inside an animation block, the status bar fades out while the content moves up`() {
    hide(true, .fade)
    expect(app, shows: "        09:41\nfirst\n\nsecond")
    app.advance(by: 0.25)
    expectEqual(textColor, Color(red: 64, green: 64, blue: 64))
    app.advance(by: 0.35)
    #expect(app.row(0).hasPrefix("first"), "\(app.row(0))")
    #expect(bar.presentationAlpha > 0 && bar.presentationAlpha < 0.5)
    app.advance(by: 0.4)
    expect(app, shows: "first\n\nsecond")
    hide(false, .fade)
    expect(app, shows: "first\n\nsecond")
    app.advance(by: 1)
    expect(app, shows: "        09:41\nfirst\n\nsecond")
    expectEqual(textColor, .black)
  }

  @Test func `S4: a sliding status bar leaves the screen at the top in its full colour`() {
    hide(true, .slide)
    app.advance(by: 0.4)
    expectEqual(textColor, .black)
    app.advance(by: 0.2)
    expect(app, shows: "first\n\nsecond")
    app.advance(by: 1)
    hide(false, .slide)
    app.advance(by: 0.4)
    expect(app, shows: "first\n\nsecond")
    app.advance(by: 0.6)
    expect(app, shows: "        09:41\nfirst\n\nsecond")
  }

  @Test func `S4: a status bar with the animation none disappears at once, even inside a block`() {
    hide(true, .none)
    expect(app, shows: "first\n\nsecond")
    hide(false, .none)
    expect(app, shows: "        09:41\nfirst\n\nsecond")
  }

  @Test func `S4: outside an animation block, a status bar with a fade disappears at once`() {
    root.isBarHidden = true
    update()
    expect(app, shows: "first\n\nsecond")
  }

  @Test(arguments: [StatusBarAnimation.fade, .slide], [StatusBarAnimation.fade, .slide])
  func `S4: a status bar whose animation is reversed midway ends in the state that was set last`(
    away: StatusBarAnimation, back: StatusBarAnimation
  ) {
    hide(true, away)
    app.advance(by: 0.3)
    hide(false, back)
    app.advance(by: 1)
    expect(app, shows: "        09:41\nfirst\n\nsecond")
    expectEqual(textColor, .black)
    hide(true, away)
    app.advance(by: 1)
    hide(false, back)
    app.advance(by: 0.1)
    hide(true, away)
    app.advance(by: 1)
    expect(app, shows: "first\n\nsecond")
  }

  @Test func `S4: one block animates the style and the hiding of the status bar together with colours`() {
    View.animate(withDuration: 1, curve: .linear) {
      root.view.backgroundColor = .black
      root.style = .lightContent
      root.isBarHidden = true
      root.setNeedsStatusBarAppearanceUpdate()
    }
    app.turn()
    app.advance(by: 0.25)
    expectEqual(app.background(20, 0), Color(red: 191, green: 191, blue: 191))
    expectEqual(textColor, Color(red: 64, green: 64, blue: 64).mixed(with: app.background(20, 0), 0.25))
  }

  // MARK: S6

  @Test func `S6: while controllers decide, the application's setters for the status bar do nothing`() {
    let application = app.application
    #expect(application.viewControllerBasedStatusBarAppearance)
    application.statusBarStyle = .lightContent
    application.setStatusBarStyle(.lightContent, animated: true)
    application.isStatusBarHidden = true
    application.setStatusBarHidden(true, with: .slide)
    app.advance(by: 1)
    expectEqual(application.statusBarStyle, .default)
    #expect(!application.isStatusBarHidden)
    expect(app, shows: "        09:41\nfirst\n\nsecond")
    root.style = .lightContent
    update()
    expectEqual(application.statusBarStyle, .lightContent, "the getter returns the visible style")
  }

  @Test func `S6: if controllers do not decide, the properties of the application do`() {
    let application = app.application
    application.viewControllerBasedStatusBarAppearance = false
    root.isBarHidden = true
    root.style = .default
    application.statusBarStyle = .lightContent
    update()
    expectEqual(textColor, .white)
    application.isStatusBarHidden = true
    root.isBarHidden = false
    update()
    expect(app, shows: "first\n\nsecond")
    application.viewControllerBasedStatusBarAppearance = true
    app.turn()
    expect(app, shows: "        09:41\nfirst\n\nsecond")
    expectEqual(textColor, .black)
  }

  @Test func `S6: the application's setters for the status bar animate on request or inside a block`() {
    let application = app.application
    application.viewControllerBasedStatusBarAppearance = false
    application.setStatusBarStyle(.lightContent, animated: true)
    app.turn()
    app.advance(by: 0.175)
    #expect(textColor != .black && textColor != .white)
    app.advance(by: 0.2)
    expectEqual(textColor, .white)
    application.setStatusBarStyle(.default, animated: false)
    app.turn()
    expectEqual(textColor, .black)
    application.setStatusBarHidden(true, with: .fade)
    app.turn()
    expectEqual(app.row(1), "first")
    app.advance(by: 0.36)
    expect(app, shows: "first\n\nsecond")
    application.setStatusBarHidden(false, with: .none)
    app.turn()
    expect(app, shows: "        09:41\nfirst\n\nsecond")
    View.animate(withDuration: 1, curve: .linear) { application.statusBarStyle = .lightContent }
    app.turn()
    app.advance(by: 0.5)
    expectEqual(textColor, Color(red: 128, green: 128, blue: 128))
  }

  @Test func `S5: a cycle of childForStatusBarStyle traps`() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (root, child) = (Container(), Container())
        root.contain(child)
        (root.styleChild, child.styleChild) = (child, root)
        _ = TestApplication(size: Size(width: 20, height: 2)) { application in
          let window = Window(windowScene: application.windowScene)
          window.rootViewController = root
          window.makeKeyAndVisible()
        }
      }
    }
    #expect(
      result.sentence.contains("childForStatusBarStyle or childForStatusBarHidden leads from Container back to it"))
  }

  @Test func `S4: a controller that requests an update while it returns its style is read once more`() {
    final class Asking: Screen {
      var isReady = false
      override var preferredStatusBarStyle: StatusBarStyle {
        if isReady { return .lightContent }
        isReady = true
        setNeedsStatusBarAppearanceUpdate()
        return .default
      }
    }
    let asking = Asking()
    root.contain(asking)
    root.styleChild = asking
    update()
    expectEqual(app.application.statusBarStyle, .lightContent)
  }

  @Test func `S4: a controller that requests a status bar update on every read traps`() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Asking: ViewController {
          override var prefersStatusBarHidden: Bool {
            setNeedsStatusBarAppearanceUpdate()
            return false
          }
        }
        _ = TestApplication(size: Size(width: 20, height: 2)) { application in
          let window = Window(windowScene: application.windowScene)
          window.rootViewController = Asking()
          window.makeKeyAndVisible()
        }
      }
    }
    #expect(result.sentence.contains("prefersStatusBarHidden is read: only return a value there"))
  }
}
