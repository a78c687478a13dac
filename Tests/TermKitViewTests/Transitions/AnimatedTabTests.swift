import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// Changes of tabs that the program animates, or that an interaction controls (V5).
@MainActor @Suite struct AnimatedTabTests {
  private let journal = Journal()
  private let screens: [LetterScreen]
  private let tabs = TabBarController()
  private let app: TestApplication
  private let provider = TransitionProvider()
  private let interaction = PercentDrivenInteractiveTransition()

  init() {
    screens = ["a", "b", "c"].map { [journal] in
      LetterScreen(Character($0), title: $0.uppercased(), isBare: true, journal: journal)
    }
    tabs.viewControllers = screens
    app = TestApplication(size: Size(width: 12, height: 4), root: tabs)
    tabs.delegate = provider
    interaction.completionCurve = .linear
    _ = journal.take()
  }

  private var row: String { app.row(1) }

  private func select(_ index: Int) {
    tabs.selectedIndex = index
    app.turn()
  }

  @Test func `V5: the animator of the delegate moves the new tab in, for changes by the program and by the user`() {
    select(1)
    expectEqual(provider.take(), ["tab from A to B"])
    expectEqual(journal.take(), ["a will disappear", "b will appear"])
    app.advance(by: 0.2)
    expectEqual(row, "aaaaaabbbbbb")
    app.advance(by: 0.3)
    expectEqual(row, "bbbbbbbbbbbb")
    expectEqual(journal.take(), ["a did disappear", "b did appear"])
    app.press(.function(4))
    app.advance(by: 0.2)
    expectEqual(row, "bbbbbbcccccc")
    expectEqual(provider.take(), ["tab from B to C"])
    app.advance(by: 1)
    expectEqual(row, "cccccccccccc")
    #expect(screens[0].view.window == nil && screens[1].view.window == nil)
  }

  @Test func `V5: without an animator, the tab changes at once`() {
    provider.animator = nil
    select(1)
    expectEqual(row, "bbbbbbbbbbbb")
    expectEqual(journal.take(), ["a will disappear", "a did disappear", "b will appear", "b did appear"])
  }

  @Test func `V5: another change of tabs completes an animated one at once`() {
    select(1)
    app.advance(by: 0.2)
    _ = journal.take()
    select(2)
    expectEqual(journal.take(), ["a did disappear", "b did appear", "b will disappear", "c will appear"])
    app.advance(by: 0.2)
    expectEqual(row, "bbbbbbcccccc")
    app.advance(by: 1)
    expectEqual(row, "cccccccccccc")
    expectEqual(provider.animator?.endings, [true, true])
  }

  @Test func `V5: an interactive change of tabs that is cancelled returns to the previous tab`() {
    provider.interaction = interaction
    select(1)
    interaction.update(0.5)
    app.turn()
    expectEqual(row, "aaaaaabbbbbb")
    expectEqual(tabs.selectedIndex, 1)
    interaction.cancel()
    app.advance(by: 1)
    expectEqual(row, "aaaaaaaaaaaa")
    expectEqual(tabs.selectedIndex, 0)
    #expect(tabs.tabBar.selectedItem === screens[0].tabBarItem)
    expectEqual(
      journal.take(),
      [
        "a will disappear", "b will appear", "b will disappear", "b did disappear", "a will appear", "a did appear",
      ])
  }

  @Test func `V5: an interactive change of tabs that is finished shows the new tab`() {
    provider.interaction = interaction
    select(1)
    interaction.update(0.5)
    interaction.finish()
    app.advance(by: 1)
    expectEqual(row, "bbbbbbbbbbbb")
    expectEqual(journal.take(), ["a will disappear", "b will appear", "a did disappear", "b did appear"])
  }

  @Test func `V5: a choice of a tab during an interactive change cancels the change first`() {
    provider.interaction = interaction
    select(1)
    interaction.update(0.5)
    app.turn()
    provider.interaction = nil
    select(2)
    expectEqual(provider.take(), ["tab from A to B", "tab from A to C"])
    app.advance(by: 1)
    expectEqual(row, "cccccccccccc")
    expectEqual(journal.take().filter { $0.hasPrefix("b") }.last, "b did disappear")
  }

  @Test func `V5: a screen that is removed during an animated change to it leaves the first tab`() {
    select(1)
    app.advance(by: 0.2)
    tabs.viewControllers = [screens[0]]
    app.advance(by: 1)
    expectEqual(row, "aaaaaaaaaaaa")
    expectEqual(journal.take().filter { $0.hasPrefix("b") }.suffix(1), ["b left"])
  }
}
