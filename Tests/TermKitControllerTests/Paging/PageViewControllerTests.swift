import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@MainActor @Suite struct PageViewControllerTests {
  // MARK: Setting pages

  @Test func `V11: setViewControllers shows the page at once and calls its life-cycle callbacks`() {
    let stage = PagingStage()
    expect(stage.app, shows: "aaa09:41aaaa\naaaaaaaaaaaa\naaaaaaaaaaaa\naaaaaaaaaaaa\naaaaaaaaaaaa")
    var results: [Bool] = []
    stage.pager.setViewControllers([stage.pages[2]], direction: .forward, animated: false) { results.append($0) }
    expectEqual(identities(stage.pager.viewControllers), identities([stage.pages[2]]))
    expectEqual(identities(stage.pager.children), identities([stage.pages[2]]))
    expectEqual(results, [true])
    expectEqual(
      stage.journal.take(),
      [
        "c will join", "a will disappear", "c will appear", "a will leave", "a did disappear", "a left", "c did appear",
        "c joined",
      ])
    stage.app.turn()
    expectEqual(stage.row, "cccccccccccc")
  }

  @Test func `V11: an animated change moves both pages with a gap between them`() {
    let stage = PagingStage(spacing: 2)
    stage.pager.setViewControllers([stage.pages[1]], direction: .forward, animated: true)
    stage.app.turn()
    stage.app.advance(by: 0.15)
    expectEqual(stage.row, "aaaaa  bbbbb")
    stage.app.advance(by: 0.2)
    expectEqual(stage.row, "bbbbbbbbbbbb")
    stage.pager.setViewControllers([stage.pages[0]], direction: .reverse, animated: true)
    stage.app.turn()
    stage.app.advance(by: 0.15)
    expectEqual(stage.row, "aaaaa  bbbbb")
  }

  @Test func `V11: vertical pages move up and down`() {
    let stage = PagingStage(.vertical)
    stage.pager.setViewControllers([stage.pages[1]], direction: .forward, animated: true)
    stage.app.turn()
    stage.app.advance(by: 0.15)
    expectEqual((1..<5).map { stage.app.row($0).first }, ["a", "b", "b", "b"])
  }

  @Test func `V11: a change during another one ends that one, whose completion gets false`() {
    let stage = PagingStage()
    var results: [String] = []
    stage.pager.setViewControllers([stage.pages[1]], direction: .forward, animated: true) { results.append("b \($0)") }
    stage.app.advance(by: 0.1)
    stage.pager.setViewControllers([stage.pages[2]], direction: .forward, animated: true) { results.append("c \($0)") }
    stage.app.advance(by: 1)
    expectEqual(results, ["b false", "c true"])
    expectEqual(stage.row, "cccccccccccc")
    expectEqual(identities(stage.pager.children), identities([stage.pages[2]]))
  }

  @Test func `V11: an animated change before the view is loaded happens at once and is complete`() {
    var results: [Bool] = []
    let pager = PageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let page = ViewController()
    pager.setViewControllers([page], direction: .forward, animated: true) { results.append($0) }
    #expect(results == [true] && pager.viewControllers.first === page)
  }

  @Test func `V11: a page that a callback sets is shown after the callbacks`() {
    let stage = PagingStage()
    stage.pages[1].willAppear = { [unowned stage] in
      stage.pager.setViewControllers([stage.pages[2]], direction: .forward, animated: false)
      #expect(stage.pager.viewControllers.first === stage.pages[2])
    }
    stage.pager.setViewControllers([stage.pages[1]], direction: .forward, animated: false)
    stage.app.turn()
    expectEqual(stage.row, "cccccccccccc")
    expectEqual(stage.journal.take().filter { $0.hasPrefix("b") && $0.contains("appear") }.count, 4)
  }

  @Test func `V11: a page that a callback sets and replaces by another page is not shown and can be shown elsewhere`() {
    let (stage, other) = (PagingStage(), ViewController())
    var results: [String] = []
    stage.pages[0].willDisappear = { [unowned stage] in
      stage.pager.setViewControllers([stage.pages[1]], direction: .forward, animated: false) {
        results.append("b \($0)")
      }
      stage.pager.setViewControllers([stage.pages[2]], direction: .forward, animated: false) {
        results.append("c \($0)")
      }
      other.embed(stage.pages[1])
    }
    stage.pager.setViewControllers([stage.pages[3]], direction: .forward, animated: false)
    stage.app.turn()
    expectEqual(results, ["b false", "c true"])
    expectEqual(stage.row, "cccccccccccc")
    #expect(stage.pages[1].parent === other)
  }

  @Test func `V11: pages set before the view is loaded are replaced without life-cycle callbacks`() {
    let journal = Journal()
    let (first, second) = (LetterScreen("a", journal: journal), LetterScreen("b", journal: journal))
    let pager = PageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pager.setViewControllers([first], direction: .forward, animated: true)
    pager.setViewControllers([second], direction: .forward, animated: true)
    #expect(first.parent == nil && second.parent === pager && !second.isViewLoaded)
    #expect(journal.take().allSatisfy { !$0.contains("appear") })
  }

  @Test func `V11: a page that is removed from its parent is not shown any more`() {
    let stage = PagingStage()
    stage.pages[0].view.removeFromSuperview()
    stage.pages[0].removeFromParent()
    stage.app.turn()
    #expect(stage.pager.viewControllers.isEmpty)
    expectEqual(stage.row, "")
  }

  @Test(arguments: [false, true])
  func `V11: the completion of a page that a callback removes gets false, and another page can be set`(
    isAnimated: Bool
  ) {
    let stage = PagingStage()
    var results: [String] = []
    stage.pages[1].willAppear = { [unowned stage] in stage.pages[1].removeFromParent() }
    stage.pager.setViewControllers([stage.pages[1]], direction: .forward, animated: isAnimated) {
      results.append("b \($0)")
    }
    stage.app.advance(by: 1)
    expectEqual(results, ["b false"])
    #expect(stage.pager.viewControllers.isEmpty)
    stage.pager.setViewControllers([stage.pages[2]], direction: .forward, animated: false) { results.append("c \($0)") }
    stage.app.turn()
    #expect(results == ["b false", "c true"] && stage.row == "cccccccccccc")
  }

  @Test func `V11: a page that is removed while the user turns to it is not reported as shown`() {
    let stage = PagingStage()
    stage.pages[1].willAppear = { [unowned stage] in stage.pages[1].removeFromParent() }
    stage.app.press("\u{1B}[C")
    stage.app.advance(by: 1)
    expectEqual(stage.journal.take().last { $0.hasPrefix("turned") }, "turned back from a, interrupted")
    #expect(stage.pager.viewControllers.isEmpty)
  }

  // MARK: Keys

  @Test func `V11: arrows and Page Up and Page Down turn pages and notify the delegate`() {
    let stage = PagingStage()
    stage.app.press(.right)
    expectEqual(stage.journal.take().first, "will turn to b")
    stage.app.advance(by: 1)
    expectEqual(stage.journal.take().last, "turned from a")
    expectEqual(stage.row, "bbbbbbbbbbbb")
    stage.app.press(.pageDown)
    stage.app.advance(by: 1)
    stage.app.press(.left)
    stage.app.advance(by: 1)
    stage.app.press(.pageUp)
    stage.app.advance(by: 1)
    expectEqual(stage.row, "aaaaaaaaaaaa")
  }

  @Test func `V11: a key at the last page does nothing`() {
    let stage = PagingStage()
    stage.app.press(.left)
    expectEqual(stage.journal.take(), [])
    stage.app.press(.up)
    stage.app.press(.down)
    expectEqual(stage.journal.take(), [])
  }

  @Test func `V11: a key during a turn ends the turn and turns on`() {
    let stage = PagingStage()
    stage.app.press(.right)
    stage.app.press(.right)
    stage.app.advance(by: 1)
    expectEqual(stage.row, "cccccccccccc")
    #expect(stage.journal.take().contains("turned from a, interrupted"))
  }

  @Test func `V11: an arrow moves the focus inside the page as long as there is a view in its direction`() {
    let stage = PagingStage(.vertical, isBare: false)
    stage.pages[0].first.becomeFirstResponder()
    stage.app.press(.down)
    #expect(stage.pages[0].second.isFocused)
    stage.app.press(.down)
    stage.app.advance(by: 1)
    #expect(stage.pages[1].first.isFocused)
  }

  @Test func `V11: without a data source, no input turns pages`() {
    let stage = PagingStage(hasDataSource: false)
    stage.app.press(.right)
    stage.app.turnWheel(by: 1, 4, 2)
    stage.app.mouseDown(8, 2)
    stage.app.mouseDrag(0, 2)
    stage.app.mouseUp(0, 2)
    stage.app.advance(by: 1)
    expectEqual(stage.row, "aaaaaaaaaaaa")
    expectEqual(stage.journal.take(), [])
  }

  @Test func `V11: the list of keys names the keys that turn pages`() {
    let stage = PagingStage()
    let commands = stage.app.application.windowScene.effectiveKeyCommands
    #expect(commands.contains { $0.title == "Turn the page" && $0.keys == [Key(.left), Key(.right)] })
  }

  @Test func `V11: more or fewer than one page trap`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        PageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
          .setViewControllers([], direction: .forward, animated: false)
      }
    }
    expectEqual(
      result?.sentence.contains("PageViewController shows one page at a time and cannot show 0: pass one controller"),
      true)
  }

  @Test func `Z15: pages of no columns turn and come back`() {
    let stage = PagingStage(dots: 4)
    for size in [Size(width: 0, height: 5), Size(width: 1, height: 1), Size(width: 0, height: 0)] {
      stage.pager.view.frame.size = size
      stage.app.press(.right)
      stage.app.turn()
    }
    stage.pager.view.frame = Rect(0, 0, 12, 5)
    stage.app.turn()
    expectEqual(stage.pager.viewControllers.first?.title, "d")
    #expect(stage.app.contains("d"))
  }
}
