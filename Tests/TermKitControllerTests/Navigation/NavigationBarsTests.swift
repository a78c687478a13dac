import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// Bars that are shown and hidden, and the style of the status bar.
@MainActor @Suite struct NavigationBarsTests {
  private let screens = ["a", "b"].map { LetterScreen(Character($0), title: $0.uppercased()) }
  private let navigation: NavigationController
  private let app: TestApplication

  init() {
    screens.forEach { $0.isBare = true }
    navigation = NavigationController(rootViewController: screens[0])
    app = TestApplication(size: Size(width: 12, height: 6), root: navigation)
  }

  private var statusBarColor: Color { app.foreground(3, 0) }

  @Test func `a hidden navigation bar takes no focus, and can slide back in`() {
    navigation.pushViewController(screens[1], animated: false)
    navigation.isNavigationBarHidden = true
    app.turn()
    expectEqual(app.row(1), "bbbbbbbbbbbb")
    app.press("\t")
    expectNil(app.application.windowScene.keyWindow?.firstResponder)
    navigation.setNavigationBarHidden(false, animated: true)
    app.turn()
    expectEqual(app.row(1), "bbbbbbbbbbbb")
    app.advance(by: 0.3)
    #expect(app.row(1).contains("B"))
  }

  @Test func `hiding an opaque navigation bar with an animation extends the content to the top`() {
    navigation.navigationBar.isTranslucent = false
    app.turn()
    navigation.setNavigationBarHidden(true, animated: true)
    expectEqual(screens[0].view.convert(screens[0].view.bounds, to: nil).minY, 0)
    app.advance(by: 0.3)
    expectEqual(app.row(0), "aaa09:41aaaa")
    expectEqual(app.row(1), "aaaaaaaaaaaa")
  }

  @Test func `the toolbar shows the items of the top screen`() {
    screens[0].toolbarItems = [BarButtonItem(title: "Reply")]
    navigation.isToolbarHidden = false
    app.turn()
    #expect(app.row(5).contains("Reply"))
    navigation.pushViewController(screens[1], animated: true)
    app.advance(by: 1)
    #expect(!app.row(5).contains("Reply"))
    screens[1].setToolbarItems([BarButtonItem(title: "Send")], animated: true)
    app.advance(by: 1)
    #expect(app.row(5).contains("Send"))
    navigation.popViewController(animated: true)
    app.advance(by: 1)
    #expect(app.row(5).contains("Reply"))
    navigation.setToolbarHidden(true, animated: true)
    app.advance(by: 1)
    expectEqual(app.row(5), "aaaaaaaaaaaa")
  }

  @Test func `hidesBottomBarWhenPushed hides the toolbar for its screen and for the screens above it`() {
    navigation.isToolbarHidden = false
    screens[1].hidesBottomBarWhenPushed = true
    app.turn()
    expectEqual(screens[0].bottomLayoutGuide.length, 1)
    navigation.pushViewController(screens[1], animated: true)
    app.advance(by: 1)
    expectEqual(screens[1].bottomLayoutGuide.length, 0)
    navigation.pushViewController(LetterScreen("c"), animated: false)
    expectEqual(navigation.topViewController?.bottomLayoutGuide.length, 0)
    navigation.popToRootViewController(animated: true)
    app.advance(by: 1)
    expectEqual(screens[0].bottomLayoutGuide.length, 1)
  }

  @Test func `a push completes if viewWillAppear hides the navigation bar with an animation`() {
    screens[1].willAppear = { [navigation] in navigation.setNavigationBarHidden(true, animated: true) }
    navigation.pushViewController(screens[1], animated: true)
    app.advance(by: 1)
    expectEqual(app.row(1), "bbbbbbbbbbbb")
    expectEqual(screens[1].screenState, .appeared)
  }

  // MARK: Status bar

  @Test func `S5: a visible navigation bar's barStyle decides the style of the status bar`() {
    screens[0].style = .lightContent
    screens[0].setNeedsStatusBarAppearanceUpdate()
    app.advance(by: 1)
    expectEqual(statusBarColor, .black)
    navigation.navigationBar.barStyle = .black
    navigation.setNeedsStatusBarAppearanceUpdate()
    app.advance(by: 1)
    expectEqual(statusBarColor, .white)
  }

  @Test func `S5: the status bar follows a change of the visible bar's barStyle at once (field trial S7)`() {
    app.turn()
    let light = statusBarColor
    navigation.navigationBar.barStyle = .black
    app.turn()
    #expect(statusBarColor.brightness > light.brightness)
    navigation.navigationBar.barStyle = .default
    app.turn()
    expectEqual(statusBarColor, light)
  }

  @Test func `a bar that the program has made unresponsive stays so when it is hidden and shown again (issue 38)`() {
    navigation.navigationBar.isUserInteractionEnabled = false
    navigation.isNavigationBarHidden = true
    app.turn()
    navigation.isNavigationBarHidden = false
    app.turn()
    #expect(!navigation.navigationBar.isUserInteractionEnabled)
  }

  @Test func `S5: without a navigation bar, the top screen decides the status bar style after each push and pop`() {
    screens[1].style = .lightContent
    navigation.isNavigationBarHidden = true
    app.advance(by: 1)
    expectEqual(statusBarColor, .black)
    navigation.pushViewController(screens[1], animated: true)
    app.advance(by: 1)
    expectEqual(statusBarColor, .white)
    navigation.popViewController(animated: true)
    app.advance(by: 1)
    expectEqual(statusBarColor, .black)
  }

  @Test func `S5: the top screen of a navigation controller decides whether the status bar is hidden`() {
    screens[1].hidesStatusBar = true
    navigation.pushViewController(screens[1], animated: true)
    app.advance(by: 1)
    #expect(!app.row(0).contains("09:41"))
    navigation.popViewController(animated: true)
    app.advance(by: 1)
    #expect(app.row(0).contains("09:41"))
  }

  @Test func `X3: a screen's preferredFocusedView may be the title view in the navigation bar`() {
    final class TitledScreen: ViewController {
      let button = Button(title: "Rate")
      override var preferredFocusedView: View? { button }
    }
    let root = LetterScreen("a")
    let navigation = NavigationController(rootViewController: root)
    let app = TestApplication(size: Size(width: 40, height: 12), root: navigation)
    app.advance(by: 1)
    for isAnimated in [true, false] {
      let screen = TitledScreen()
      screen.navigationItem.titleView = screen.button
      navigation.pushViewController(screen, animated: isAnimated)
      app.advance(by: 1)
      #expect(screen.button.isFirstResponder)
      navigation.popViewController(animated: isAnimated)
      app.advance(by: 1)
      #expect(root.first.isFirstResponder)
    }
  }

  @Test func `X2: a screen beneath the top screen has the traits of its navigation controller`() {
    let root = LetterScreen("a")
    let navigation = NavigationController(rootViewController: root)
    let app = TestApplication(
      size: Size(width: 40, height: 12), traits: TraitCollection(languages: [.german]), root: navigation)
    app.advance(by: 1)
    navigation.pushViewController(LetterScreen("b"), animated: false)
    app.advance(by: 1)
    expectNil(root.view.window)
    expectEqual(root.traitCollection, navigation.traitCollection)
    expectEqual(root.traitCollection.verticalSizeClass, .compact)
  }
}
