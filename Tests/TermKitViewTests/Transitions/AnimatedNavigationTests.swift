import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// Pushes and pops that the program animates, or that an interaction controls (V5).
@MainActor @Suite struct AnimatedNavigationTests {
  private let journal = Journal()
  private let screens: [LetterScreen]
  private let navigation: NavigationController
  private let app: TestApplication
  private let provider = TransitionProvider()
  private let interaction = PercentDrivenInteractiveTransition()

  init() {
    screens = ["a", "b", "c"].map { [journal] in
      LetterScreen(Character($0), title: $0.uppercased(), isBare: true, journal: journal)
    }
    navigation = NavigationController(rootViewController: screens[0])
    app = TestApplication(size: Size(width: 12, height: 4), root: navigation)
    navigation.delegate = provider
    interaction.completionCurve = .linear
    _ = journal.take()
  }

  private var row: String { app.row(3) }

  private func push(_ index: Int, animated: Bool = true) {
    navigation.pushViewController(screens[index], animated: animated)
    app.turn()
  }

  private func pop(animated: Bool = true) {
    navigation.popViewController(animated: animated)
    app.turn()
  }

  // MARK: Animators

  @Test func `V5: the animator of the delegate moves a pushed screen in, and out when it is popped`() {
    push(1)
    expectEqual(provider.take(), ["push from A to B", "will show B"])
    app.advance(by: 0.2)
    expectEqual(row, "aaaaaabbbbbb")
    app.advance(by: 0.3)
    expectEqual(row, "bbbbbbbbbbbb")
    expectEqual(provider.take(), ["did show B"])
    pop()
    expectEqual(provider.take(), ["pop from B to A", "will show A"])
    app.advance(by: 0.2)
    expectEqual(row, "aaaaaabbbbbb")
    app.advance(by: 0.3)
    expectEqual(row, "aaaaaaaaaaaa")
    expectEqual(provider.take(), ["did show A"])
    expectEqual(provider.animator?.endings, [true, true])
  }

  @Test func `V5: an animated push has the callbacks of other pushes`() {
    push(1)
    expectEqual(journal.take(), ["b will join", "a will disappear", "b will appear"])
    app.advance(by: 0.5)
    expectEqual(journal.take(), ["a did disappear", "b did appear", "b joined"])
    pop()
    app.advance(by: 0.5)
    expectEqual(
      journal.take(),
      [
        "b will leave", "b will disappear", "a will appear", "b did disappear", "a did appear", "b left",
      ])
  }

  @Test func `V5: the titles of the bar move together with an animated push`() {
    push(1)
    app.advance(by: 0.2)
    let moving = app.row(1)
    app.advance(by: 0.3)
    #expect(app.row(1) != moving)
    #expect(app.row(1).contains("A") && app.row(1).contains("B"))
  }

  @Test func `V5: content has the same safe area and size during an animated push as after it`() {
    push(1)
    let (size, insets) = (screens[1].view.frame.size, screens[1].view.safeAreaInsets)
    app.advance(by: 0.5)
    expectEqual(screens[1].view.frame.size, size)
    expectEqual(screens[1].view.safeAreaInsets, insets)
  }

  @Test func `V5: a push during an animated push completes the first one at once`() {
    push(1)
    app.advance(by: 0.2)
    _ = journal.take()
    push(2)
    expectEqual(
      journal.take(),
      [
        "a did disappear", "b did appear", "b joined", "c will join", "b will disappear", "c will appear",
      ])
    expectEqual(row, "bbbbbbbbbbbb")
    app.advance(by: 0.5)
    expectEqual(row, "cccccccccccc")
    expectEqual(journal.take(), ["b did disappear", "c did appear", "c joined"])
  }

  @Test func `V5: a push without an animator during an animated pop starts where the pop leads`() {
    push(1, animated: false)
    pop()
    app.advance(by: 0.2)
    provider.animator = nil
    push(2)
    expectEqual(row, "aaaaaaaaaaaa")
    app.advance(by: 0.5)
    expectEqual(row, "cccccccccccc")
    expectEqual(navigation.viewControllers.map(\.title), ["A", "C"])
  }

  @Test func `V5: after a change of the terminal's size, the screens of an animated push fill the new size`() {
    push(1)
    app.advance(by: 0.1)
    app.resize(to: Size(width: 16, height: 4))
    app.turn()
    expectEqual(row, "bbbbbbbbbbbbbbbb")
    app.advance(by: 1)
    expectEqual(row, "bbbbbbbbbbbbbbbb")
  }

  // MARK: Interactions

  private func beginPop() {
    push(1, animated: false)
    provider.interaction = interaction
    _ = (journal.take(), provider.take())
    pop()
  }

  @Test func `V5: an interactive pop follows update, and completes after finish`() {
    beginPop()
    interaction.update(0.5)
    app.turn()
    expectEqual(row, "aaaaaabbbbbb")
    #expect(navigation.topViewController === screens[0])
    interaction.finish()
    app.turn()
    app.advance(by: 0.1)
    expectEqual(row, "aaaaaaaaabbb")
    app.advance(by: 0.15)
    expectEqual(row, "aaaaaaaaaaaa")
    expectEqual(navigation.viewControllers.count, 1)
    expectEqual(
      journal.take(),
      [
        "b will leave", "b will disappear", "a will appear", "b did disappear", "a did appear", "b left",
      ])
  }

  @Test func `V5: a cancelled pop goes back, and the screens get the opposite callbacks`() {
    beginPop()
    let bar = app.row(1)
    interaction.update(0.5)
    app.turn()
    expectEqual(journal.take(), ["b will leave", "b will disappear", "a will appear"])
    interaction.cancel()
    app.turn()
    app.advance(by: 0.1)
    expectEqual(row, "aaabbbbbbbbb")
    expectEqual(journal.take(), [])
    app.advance(by: 0.2)
    expectEqual(row, "bbbbbbbbbbbb")
    expectEqual(app.row(1), bar)
    expectEqual(
      journal.take(), ["b joined", "a will disappear", "a did disappear", "b will appear", "b did appear"])
    expectEqual(provider.take(), ["pop from B to A", "will show A"], "the delegate is not told of a screen that stays")
    expectEqual(navigation.viewControllers.map(\.title), ["A", "B"])
    #expect(!screens[1].isMovingFromParent)
    expectEqual(provider.animator?.endings, [false])
    pop()
    interaction.finish()
    app.advance(by: 1)
    expectEqual(row, "aaaaaaaaaaaa")
  }

  @Test func `V5: a cancelled push removes the screen again`() {
    provider.interaction = interaction
    push(1)
    interaction.update(0.25)
    app.turn()
    expectEqual(row, "aaaaaaaaabbb")
    interaction.cancel()
    app.advance(by: 0.3)
    expectEqual(row, "aaaaaaaaaaaa")
    expectEqual(
      journal.take(),
      [
        "b will join", "a will disappear", "b will appear", "b will leave", "b will disappear", "b did disappear",
        "a will appear", "a did appear", "b left",
      ])
    #expect(screens[1].parent == nil && navigation.viewControllers.count == 1)
    #expect(!app.row(1).contains("B"))
  }

  @Test func `V5: a push during an interactive pop cancels the pop at once`() {
    beginPop()
    interaction.update(0.5)
    app.turn()
    provider.interaction = nil
    push(2)
    expectEqual(navigation.viewControllers.map(\.title), ["A", "B", "C"])
    expectEqual(row, "bbbbbbbbbbbb")
    app.advance(by: 1)
    expectEqual(row, "cccccccccccc")
    expectEqual(provider.animator?.endings, [false, true])
    interaction.finish()
    app.advance(by: 1)
    expectEqual(row, "cccccccccccc")
  }

  @Test func `V5: a pop by key during an interactive pop to the first screen pops the screen`() {
    beginPop()
    interaction.update(0.2)
    app.turn()
    provider.interaction = nil
    pop(animated: false)
    expectEqual(row, "aaaaaaaaaaaa")
    expectEqual(navigation.viewControllers.count, 1)
    expectEqual(journal.take().suffix(2), ["a did appear", "b left"])
  }

  @Test func `V5: a callback of a cancelled pop may push a screen`() {
    beginPop()
    interaction.update(0.5)
    app.turn()
    screens[0].willDisappear = { [screens, navigation] in
      screens[0].willDisappear = nil
      navigation.pushViewController(screens[2], animated: false)
    }
    interaction.cancel()
    app.advance(by: 1)
    expectEqual(navigation.viewControllers.map(\.title), ["A", "B", "C"])
    expectEqual(row, "cccccccccccc")
    let events = journal.take()
    expectEqual(events.last { $0.hasPrefix("a") }, "a did disappear")
    expectEqual(events.last { $0.hasPrefix("c") }, "c joined")
  }

  @Test func `V5: the focus goes to the screen beneath when a pop begins, and back if it is cancelled`() {
    let (first, second) = (LetterScreen("f"), LetterScreen("s"))
    app.resize(to: Size(width: 20, height: 8))
    navigation.viewControllers = [first, second]
    app.turn()
    second.second.becomeFirstResponder()
    provider.interaction = interaction
    navigation.popViewController(animated: true)
    app.turn()
    expectEqual(first.view.window?.firstResponder?.isDescendant(of: first.view), true)
    interaction.cancel()
    app.advance(by: 1)
    #expect(second.second.isFocused)
  }

  @Test func `V5: the navigation controller may leave the screen during an interactive pop`() {
    beginPop()
    interaction.update(0.5)
    app.turn()
    navigation.present(LetterScreen("p", isBare: true), animated: false)
    app.turn()
    app.advance(by: 1)
    expectEqual(row, "pppppppppppp")
    navigation.dismiss(animated: false)
    app.advance(by: 1)
    expectEqual(row, "bbbbbbbbbbbb", "the interaction ended when its views left the screen")
    expectEqual(journal.take().last, "b did appear")
  }
}
