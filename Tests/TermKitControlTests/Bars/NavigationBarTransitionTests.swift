import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import TermKitBars

@MainActor @Suite struct NavigationBarTransitionTests {
  private let bar = NavigationBar(["Messages"])
  private let stage: BarStage

  init() { stage = BarStage([bar]) }

  private func push(_ title: String) { bar.pushItem(NavigationItem(title: title), animated: true) }

  /// Returns the bar's row after each of some steps of 0.05 s.
  private func rows(_ count: Int) -> [String] {
    (0..<count).map { _ in
      stage.app.advance(by: 0.05)
      return stage.app.row(1)
    }
  }

  @Test func `B8: in a push, the old title moves to the back button while the new title enters from the right`() {
    push("History")
    expectEqual(
      rows(7),
      [
        "  ‹            Messages            Histo",
        "  ‹          Messages          History",
        "  ‹       Messages        History",
        "  ‹    Messages      History",
        "  ‹  Messages    History",
        "  ‹ Messages    History",
        "  ‹ Messages    History",
      ])
  }

  @Test func `B8: the back button's old title slides under the chevron in a push, and out again in a pop`() {
    bar.pushItem(NavigationItem(title: "History"), animated: false)
    push("Game")
    let pushed = rows(7)
    expectEqual(
      pushed,
      [
        "  ‹Messages    History               Gam",
        "  ‹ssages    History             Game",
        "  ‹ages   History           Game",
        "  ‹es  History         Game",
        "  ‹  History       Game",
        "  ‹ History       Game",
        "  ‹ History       Game",
      ])
    bar.popItem(animated: true)
    expectEqual(rows(6), pushed.prefix(5).reversed() + ["  ‹ Messages    History"])
  }

  @Test func `B8: in a push, the old title changes gradually from bold black to the tint of the back button`() {
    push("History")
    stage.app.advance(by: 0.05)
    let start = stage.app.cell(15, 1)
    #expect(start.foreground.red < 60 && start.attributes == .bold)
    stage.app.advance(by: 0.2)
    let end = stage.app.cell(6, 1)
    #expect(end.foreground.red > 200 && end.attributes == [])
    stage.app.advance(by: 0.1)
    expectEqual(stage.app.foreground(4, 1), BarStage.red)
  }

  @Test func `B8: the title of the top item fades in during a push, and out during a pop`() {
    push("History")
    stage.app.advance(by: 0.1)
    let coming = stage.app.foreground(31, 1)
    #expect((60..<250).contains(coming.red))
    stage.app.advance(by: 0.3)
    bar.popItem(animated: true)
    stage.app.advance(by: 0.2)
    let column = 4 + stage.app.row(1).dropFirst(4).count - "History".count
    #expect((60..<250).contains(stage.app.foreground(column, 1).red))
    stage.app.advance(by: 0.2)
    expectEqual(stage.app.row(1), "                Messages")
  }

  @Test func `B8: backIndicatorTransitionMaskImage determines where titles show under backIndicatorImage`() {
    bar.pushItem(NavigationItem(title: "History"), animated: false)
    bar.backIndicatorImage = Image("<  ")
    bar.backIndicatorTransitionMaskImage = Image("  #")
    stage.turn()
    push("Game")
    stage.app.advance(by: 0.15)
    let open = stage.app.row(1)
    #expect(open.hasPrefix("  < ages  ") || open.hasPrefix("  < sages ") || open.hasPrefix("  < ssages"))
    #expect(stage.app.cell(4, 1).glyph != .blank && stage.app.cell(3, 1).glyph == .blank)
  }

  @Test func `B8: the chevron stays in front of a title that is visible in the whole mask (field trial S10)`() {
    bar.pushItem(NavigationItem(title: "History"), animated: false)
    bar.backIndicatorImage = Image("◄─")
    bar.backIndicatorTransitionMaskImage = Image("██")
    stage.turn()
    push("Game")
    for _ in 0..<8 {
      stage.app.advance(by: 0.05)
      expectEqual(stage.app.row(1).prefix(4), "  ◄─")
    }
    bar.popItem(animated: true)
    for _ in 0..<8 {
      stage.app.advance(by: 0.05)
      expectEqual(stage.app.row(1).prefix(4), "  ◄─")
    }
  }

  @Test func `B8: a title changes to a different back button title during a push, and back during a pop`() {
    bar.topItem?.backBarButtonItem = BarButtonItem(title: "Posts")
    push("History")
    stage.app.advance(by: 0.05)
    #expect(stage.app.row(1).contains("Messages"))
    stage.app.advance(by: 0.2)
    #expect(stage.app.row(1).contains("Posts") && !stage.app.row(1).contains("Messages"))
    stage.app.advance(by: 0.2)
    expectEqual(stage.app.row(1), "  ‹ Posts       History")
    bar.popItem(animated: true)
    stage.app.advance(by: 0.25)
    #expect(stage.app.row(1).contains("Messages"))
    stage.app.advance(by: 0.2)
    expectEqual(stage.app.row(1), "                Messages")
  }

  @Test func `V9: a pop during a push continues from the presentation values`() {
    push("History")
    let before = rows(3).last
    bar.popItem(animated: true)
    stage.turn()
    expectEqual(stage.app.row(1), before)
    stage.app.advance(by: 0.4)
    expectEqual(stage.app.row(1), "                Messages")
    expectEqual(titleCount, 1, "the old title's view is removed")
  }

  @Test func `V9: a push during a pop continues from the presentation values`() {
    let game = NavigationItem(title: "Game")
    bar.pushItem(game, animated: true)
    stage.app.advance(by: 1)
    bar.popItem(animated: true)
    let before = rows(3).last
    bar.pushItem(game, animated: true)
    stage.turn()
    expectEqual(stage.app.row(1), before)
    stage.app.advance(by: 1)
    expectEqual(stage.app.row(1), "  ‹ Messages      Game")
    expectEqual(titleCount, 2)
  }

  @Test func `overlapping pushes and pops end with the titles of the final items`() {
    for title in ["A", "B", "C", "D"] {
      push(title)
      stage.app.advance(by: 0.04)
    }
    bar.popItem(animated: true)
    stage.app.advance(by: 0.04)
    bar.popItem(animated: true)
    stage.app.advance(by: 1)
    expectEqual(stage.app.row(1), "  ‹ A              B")
    expectEqual(titleCount, 2)
  }

  private var titleCount: Int { bar.subviews.filter { $0 is BarTitle }.count }

  @Test func `with reduced motion, a push shows the new titles without animation`() {
    let bar = NavigationBar(["Messages"])
    let still = BarStage([bar], TraitCollection(reducesMotion: true))
    let delegate = BarDelegate()
    bar.delegate = delegate
    bar.pushItem(NavigationItem(title: "History"), animated: true)
    still.turn()
    expectEqual(still.app.row(1), "  ‹ Messages    History")
    expectEqual(delegate.log, ["should push History", "did push History"])
  }

  @Test func `the delegate's didPush is called when the animation of a push ends`() {
    let delegate = BarDelegate()
    bar.delegate = delegate
    push("History")
    stage.app.advance(by: 0.2)
    expectEqual(delegate.log, ["should push History"])
    stage.app.advance(by: 0.2)
    expectEqual(delegate.log, ["should push History", "did push History"])
  }

  @Test func `a push inside an animation block takes the duration of the block`() {
    View.animate(withDuration: 1, curve: .linear) { push("History") }
    stage.app.advance(by: 0.5)
    expectEqual(stage.app.row(1), "  ‹       Messages        History")
    stage.app.advance(by: 0.6)
    expectEqual(stage.app.row(1), "  ‹ Messages    History")
  }

  @Test func `bar button items fade out during a push, and take no clicks meanwhile`() {
    var count = 0
    bar.topItem?.rightBarButtonItem = BarButtonItem(title: "Edit") { _ in count += 1 }
    stage.turn()
    push("")
    stage.app.advance(by: 0.15)
    let color = stage.app.foreground(35, 1)
    #expect((60..<230).contains(color.green))
    stage.app.click(35, 1)
    expectEqual(count, 0)
    stage.app.advance(by: 0.2)
    expectEqual(stage.app.row(1), "  ‹ Messages")
    bar.popItem(animated: true)
    stage.app.advance(by: 1)
    stage.app.click(35, 1)
    expectEqual(count, 1)
  }

  @Test func `bar button items that are set with animation fade in`() {
    bar.topItem?.setRightBarButtonItems([BarButtonItem(title: "Edit")], animated: true)
    stage.app.advance(by: 0.1)
    #expect(stage.app.foreground(35, 1).green > 60)
    stage.app.advance(by: 0.3)
    expectEqual(stage.app.foreground(35, 1), BarStage.red)
    expectEqual(stage.app.row(1), "                Messages          Edit")
  }

  @Test func `setItems looks like a pop if the new top was in the stack, else like a push`() {
    let items = ["A", "B", "C"].map { NavigationItem(title: $0) }
    bar.setItems(items, animated: false)
    stage.turn()
    bar.setItems([items[0]], animated: true)
    stage.app.advance(by: 0.15)
    expectEqual(stage.app.row(1).last, "C", "the old title leaves to the right")
    stage.app.advance(by: 1)
    expectEqual(stage.app.row(1), "                   A")
    bar.setItems(items, animated: true)
    stage.app.advance(by: 0.15)
    expectEqual(stage.app.row(1).last, "C", "the new title enters from the right")
    stage.app.advance(by: 1)
    #expect(stage.app.row(1).hasPrefix("  ‹ B "))
  }

  @Test func `the back button keeps the focus during a push`() {
    bar.pushItem(NavigationItem(title: "History"), animated: false)
    stage.turn()
    stage.app.press("\t")
    push("Game")
    stage.app.advance(by: 1)
    stage.app.press("\r")
    stage.app.advance(by: 1)
    expectEqual(stage.app.row(1), "  ‹ Messages    History")
  }

  @Test func `every frame of a transition equals a full redraw of the window`() throws {
    let window = try #require(stage.paper.window)
    stage.paper.insertSubview(FilledView("x", Rect(0, 0, 40, 3)), at: 0)
    bar.topItem?.rightBarButtonItem = BarButtonItem(title: "Edit")
    stage.turn()
    push("History")
    for step in 0..<20 {
      stage.app.advance(by: 0.04)
      let whole = window.drawn()
      for y in 1..<24 {
        #expect((0..<40).allSatisfy { stage.app.cell($0, y) == whole[$0, y] }, "row \(y), step \(step)")
      }
      if step == 4 { bar.popItem(animated: true) }
      if step == 7 { push("Game") }
    }
  }

  @Test func `no frames are drawn after a transition has ended`() {
    push("History")
    stage.app.advance(by: 1)
    let frames = stage.app.frameCount
    stage.app.advance(by: 1)
    expectEqual(stage.app.frameCount, frames)
  }
}
