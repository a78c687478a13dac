import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@MainActor @Suite struct SplitCollapseTests {
  @Test func `V10: below 60 columns, a split view shows one column with a back button to the previous one`() {
    let stage = SplitStage()
    stage.detail.first.becomeFirstResponder()
    stage.resize(Size(width: 59, height: 6))
    #expect(stage.split.isCollapsed && stage.columns == "d")
    #expect(stage.app.row(1).contains("‹ Primary"))
    stage.app.click(3, 1)
    stage.app.advance(by: 1)
    expectEqual(stage.columns, "p")
    #expect(!stage.app.row(1).contains("‹"))
  }

  @Test func `V10: the column with the focus stays visible when a split view collapses`() {
    let stage = SplitStage()
    stage.primary.second.becomeFirstResponder()
    stage.resize(SplitStage.narrow)
    #expect(stage.columns == "p" && stage.primary.second.isFocused)
    stage.resize(SplitStage.wide)
    #expect(stage.columns == "p│d" && stage.primary.second.isFocused)
  }

  @Test func `V10: the delegate chooses the column on top when a split view collapses`() {
    let stage = SplitStage()
    stage.detail.first.becomeFirstResponder()
    stage.topColumn = .primary
    stage.resize(SplitStage.narrow)
    #expect(stage.columns == "p" && stage.primary.first.isFocused)
    let steps = stage.journal.take().filter {
      $0.first?.isLowercase == true && !$0.hasPrefix("p ") && !$0.hasPrefix("d ")
    }
    expectEqual(steps, ["collapse to secondary?", "hide secondary", "collapsed"])
  }

  @Test func `V10: the delegate chooses the display mode when a split view expands`() {
    let stage = SplitStage(size: SplitStage.narrow)
    stage.expandedMode = .secondaryOnly
    stage.resize(SplitStage.wide)
    #expect(stage.columns == "d" && stage.split.displayMode == .secondaryOnly)
  }

  @Test func `V10: pushed screens stay in their columns when a split view collapses and expands`() {
    let stage = SplitStage()
    let pushed = LetterScreen("x", title: "Pushed")
    stage.detail.show(pushed, sender: nil)
    stage.app.advance(by: 1)
    pushed.second.becomeFirstResponder()
    stage.resize(SplitStage.narrow)
    #expect(stage.columns == "x" && pushed.second.isFocused)
    stage.app.press(.escape)
    stage.app.advance(by: 1)
    expectEqual(stage.columns, "d")
    stage.app.press(.escape)
    stage.app.advance(by: 1)
    expectEqual(stage.columns, "p")
    let other = LetterScreen("y")
    stage.primary.show(other, sender: nil)
    stage.app.advance(by: 1)
    stage.resize(SplitStage.wide)
    expectEqual(stage.columns, "y│d")
    #expect(other.navigationController === stage.primary.navigationController)
  }

  @Test func `V10: Escape in the first column of a collapsed split view is left to other responders`() {
    let stage = SplitStage()
    stage.topColumn = .primary
    stage.resize(SplitStage.narrow)
    #expect(!stage.app.application.windowScene.effectiveKeyCommands.contains { $0.keys.contains(Key(.escape)) })
  }

  @Test func `V10: collapsing and expanding call each life-cycle callback once`() {
    let stage = SplitStage()
    stage.primary.first.becomeFirstResponder()
    stage.resize(SplitStage.narrow)
    let transitions = { stage.journal.take().filter { $0.contains("appear") } }
    expectEqual(
      transitions(),
      [
        "p will disappear", "p did disappear", "d will disappear", "d did disappear", "p will appear", "p did appear",
      ])
    stage.resize(SplitStage.wide)
    expectEqual(
      transitions(),
      [
        "p will disappear", "p did disappear", "d will appear", "d did appear", "p will appear", "p did appear",
      ])
  }

  @Test func `V10: showing and hiding a column of a collapsed split view pushes and pops it`() {
    let stage = SplitStage(.tripleColumn, size: SplitStage.narrow)
    stage.split.show(.primary)
    stage.app.advance(by: 1)
    expectEqual(stage.columns, "p")
    _ = stage.journal.take()
    stage.split.show(.secondary)
    stage.app.advance(by: 1)
    #expect(stage.columns == "d" && stage.app.row(1).contains("‹ Middle"))
    expectEqual(
      stage.journal.take().filter { $0.contains("appear") || $0.hasPrefix("show") || $0.hasPrefix("hide") },
      [
        "hide primary", "show secondary", "p will disappear", "d will appear", "p did disappear", "d did appear",
      ])
    stage.split.hide(.secondary)
    stage.app.advance(by: 1)
    expectEqual(stage.columns, "s")
    stage.app.press(.escape)
    stage.app.advance(by: 1)
    expectEqual(stage.columns, "p")
  }

  @Test func `V10: the move from one column to another is animated like a push`() {
    let stage = SplitStage(size: SplitStage.narrow)
    stage.split.show(.primary)
    stage.app.advance(by: 1)
    stage.split.show(.secondary)
    stage.app.advance(by: 0.15)
    expectEqual(stage.columns, "pd")
  }

  @Test func `V10: showDetailViewController in a collapsed split view pushes the secondary column`() {
    let stage = SplitStage(size: SplitStage.narrow)
    stage.split.show(.primary)
    stage.app.advance(by: 1)
    stage.primary.showDetailViewController(LetterScreen("x"), sender: nil)
    stage.app.advance(by: 1)
    expectEqual(stage.columns, "x")
    stage.resize(SplitStage.wide)
    expectEqual(stage.columns, "p│x")
  }

  @Test func `V10: the compact column replaces the stack of a collapsed split view`() {
    let stage = SplitStage()
    let compact = LetterScreen("c")
    stage.split.setViewController(compact, for: .compact)
    stage.resize(SplitStage.narrow)
    #expect(stage.columns == "c" && compact.parent === stage.split)
    stage.resize(SplitStage.wide)
    expectEqual(stage.columns, "p│d")
    stage.split.setViewController(nil, for: .compact)
    stage.resize(SplitStage.narrow)
    #expect(stage.columns == "d" && compact.parent == nil)
  }

  @Test func `V10: setting a column of a collapsed split view shows the new controller`() {
    let stage = SplitStage(size: SplitStage.narrow)
    stage.split.setViewController(LetterScreen("x"), for: .secondary)
    stage.app.advance(by: 1)
    expectEqual(stage.columns, "x")
    stage.split.setViewController(nil, for: .secondary)
    stage.app.advance(by: 1)
    expectEqual(stage.columns, "p")
  }

  @Test func `V10: a screen that goes back and forth in a callback ends in the right column`() {
    let stage = SplitStage()
    stage.primary.willDisappear = { [unowned stage] in stage.split.show(.primary) }
    stage.detail.first.becomeFirstResponder()
    stage.resize(SplitStage.narrow)
    expectEqual(stage.columns, "p")
    stage.primary.willDisappear = nil
    stage.resize(SplitStage.wide)
    expectEqual(stage.columns, "p│d")
  }

  @Test func `V10: showing another column each time that a column appears traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = SplitStage(size: SplitStage.narrow)
        stage.primary.willAppear = { stage.split.show(.secondary) }
        stage.detail.willAppear = { stage.split.show(.primary) }
        stage.split.show(.primary)
        stage.app.advance(by: 2)
      }
    }
    expectEqual(result?.sentence.contains("100 times"), true)
  }
}
