import Stages
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

/// Changes to the contents of bars, from any object and at any time.
@MainActor @Suite struct BarContentsTests {
  private static let size = Size(width: 40, height: 24)
  private let bar = NavigationBar(["Mail"])
  private let tools = Toolbar(frame: Rect(0, 20, 40, 1))
  private let others = Toolbar(frame: Rect(0, 22, 40, 1))

  private func gap(_ width: Int) -> BarButtonItem {
    let gap = BarButtonItem(systemItem: .fixedSpace)
    gap.width = width
    return gap
  }

  // MARK: Gaps

  @Test func `B9: in a navigation bar, a fixed space is a gap, and a flexible space has no width`() {
    let gap = gap(3)
    bar.topItem?.leftBarButtonItems = [BarButtonItem(title: "A"), gap, BarButtonItem(title: "B")]
    bar.topItem?.rightBarButtonItems = [
      BarButtonItem(title: "C"), BarButtonItem(systemItem: .flexibleSpace), self.gap(2), BarButtonItem(title: "D"),
    ]
    let stage = BarStage([bar])
    expectEqual(stage.app.row(1), "  A     B         Mail          D    C")
    gap.width = 0
    stage.turn()
    expectEqual(stage.app.row(1), "  A  B            Mail          D    C")
  }

  @Test func `B9: changes to an item in a visible bar appear in the next frame`() {
    let item = BarButtonItem(title: "A")
    tools.items = [item, BarButtonItem(title: "B")]
    let stage = BarStage([bar, tools])
    #expect(stage.app.row(20) == "  A  B" && stage.app.cell(2, 20).attributes == [])
    item.style = .done
    stage.turn()
    expectEqual(stage.app.cell(2, 20).attributes, .bold)
    item.tintColor = BarStage.blue
    stage.turn()
    expectEqual(stage.app.foreground(2, 20), BarStage.blue)
    item.possibleTitles = ["A", "Longer"]
    stage.turn()
    expectEqual(stage.app.row(20), "    A     B")
    item.title = "Longer"
    stage.turn()
    expectEqual(stage.app.row(20), "  Longer  B")
  }

  @Test func `B9: an item that is fading out takes no clicks`() {
    var presses = 0
    tools.items = [BarButtonItem(title: "A long title") { _ in presses += 1 }]
    let stage = BarStage([bar, tools])
    stage.app.click(3, 20)
    expectEqual(presses, 1)
    tools.setItems([BarButtonItem(title: "B")], animated: true)
    stage.app.advance(by: 0.1)
    stage.app.click(10, 20)
    expectEqual(presses, 1)
  }

  @Test func `B9: an item has the width that is set, and 0 restores its natural width`() {
    let item = BarButtonItem(title: "A")
    item.width = 9
    tools.items = [item, BarButtonItem(title: "B")]
    let stage = BarStage([bar, tools])
    expectEqual(stage.app.row(20), "     A     B")
    item.width = 0
    stage.turn()
    expectEqual(stage.app.row(20), "  A  B")
  }

  @Test func `B9: a negative width counts as unset, and an excessive width leaves room for other items`() {
    let wide = BarButtonItem(title: "Wide")
    wide.width = .max
    tools.items = [gap(-4), BarButtonItem(title: "A"), gap(.max), gap(.max), wide]
    bar.topItem?.leftBarButtonItems = [gap(-4), BarButtonItem(title: "B"), gap(.max), gap(.max)]
    let stage = BarStage([bar, tools])
    #expect(stage.app.row(20).contains("A"))
    #expect(stage.app.row(1).contains("B"))
    wide.width = -7
    tools.items = [BarButtonItem(title: "A"), wide]
    stage.turn()
    expectEqual(stage.app.row(20), "  A  Wide")
  }

  @Test func `B7: a title's shadow accepts a blur radius wider than the bar, or below zero`() {
    bar.titleTextAttributes = TitleTextAttributes(shadow: TextShadow(color: BarStage.blue, blurRadius: .max))
    let stage = BarStage([bar])
    #expect(stage.app.row(1).contains("Mail"))
    #expect(stage.app.background(17, 1) != stage.app.background(0, 1))
    bar.titleTextAttributes = TitleTextAttributes(shadow: TextShadow(color: BarStage.blue, blurRadius: .min))
    stage.turn()
    expectEqual(stage.app.background(17, 1), stage.app.background(0, 1))
    expectEqual(stage.app.background(18, 1), BarStage.blue)
  }

  @Test func `B4: an empty background image leaves the bar clear`() {
    bar.setBackgroundImage(Image())
    let stage = BarStage([bar], over: [FilledView("x", Rect(0, 1, 5, 1))])
    #expect(bar.isTranslucent)
    expectEqual(stage.app.row(1), "xxxxx             Mail")
    #expect(stage.app.foreground(0, 1) == .black && stage.backgrounds(ofRow: 1) == [.white])
  }

  @Test(arguments: [
    Image(), Image(size: Size(width: 3, height: 0)) { _ in }, Image(size: Size(width: 0, height: 3)) { _ in },
  ])
  func `every image property of bars and their items accepts an image without cells`(image: Image) {
    let (bar, tabs) = (NavigationBar(["Mail", "Letter"]), TabBar(frame: Rect(0, 15, 40, 2)))
    let item = BarButtonItem(title: "Edit")
    item.setBackgroundImage(image, for: .normal)
    bar.topItem?.rightBarButtonItems = [item, BarButtonItem(image: image)]
    bar.topItem?.leftItemsSupplementBackButton = true
    bar.backItem?.backBarButtonItem = BarButtonItem(title: "Back")
    bar.backItem?.backBarButtonItem?.setBackButtonBackgroundImage(image, for: .normal)
    (bar.backIndicatorImage, bar.backIndicatorTransitionMaskImage) = (image, image)
    tabs.items = [TabBarItem(title: "Play", image: image, selectedImage: image)]
    tabs.selectedItem = tabs.items?.first
    tabs.selectionIndicatorImage = image
    for bar in [bar, tabs] as [Bar] {
      bar.setBackgroundImage(image)
      bar.shadowImage = image
    }
    let stage = BarStage([bar, tabs])
    bar.popItem(animated: true)
    stage.app.advance(by: 0.1)
    #expect(stage.app.row(16).contains("Play"))
    stage.app.advance(by: 1)
    #expect(stage.app.row(1).contains("Mail"))
  }

  @Test func `B9: a control in a custom item keeps its isEnabled until the item's isEnabled changes`() {
    let button = Button(title: "Own")
    button.isEnabled = false
    let item = BarButtonItem(customView: button)
    tools.items = [item]
    let stage = BarStage([tools])
    #expect(!button.isEnabled)
    tools.items = []
    item.isEnabled = false
    item.isEnabled = true
    tools.items = [item]
    stage.turn()
    #expect(button.isEnabled)
    item.isEnabled = false
    #expect(!button.isEnabled)
  }

  // MARK: From bar to bar

  @Test func `an item can move to another toolbar while it fades out of the first`() {
    let item = BarButtonItem(title: "Edit")
    tools.items = [item]
    let stage = BarStage([tools, others])
    tools.setItems([], animated: true)
    others.items = [item]
    stage.app.advance(by: 1)
    #expect(stage.app.row(20) == "" && stage.app.row(22) == "  Edit")
  }

  @Test func `an item can move from a navigation bar to a toolbar and back`() {
    let item = BarButtonItem(title: "Edit")
    bar.topItem?.leftBarButtonItem = item
    let stage = BarStage([bar, tools])
    bar.topItem?.setLeftBarButtonItems([], animated: true)
    tools.items = [item]
    stage.app.advance(by: 1)
    #expect(!stage.app.row(1).contains("Edit") && stage.app.row(20) == "  Edit")
    tools.setItems([], animated: true)
    bar.topItem?.leftBarButtonItem = item
    stage.app.advance(by: 1)
    #expect(stage.app.row(1).contains("Edit") && stage.app.row(20) == "")
  }

  @Test func `a titleView that two navigation items share appears with the item on top`() {
    let title = FilledView("#", Rect(0, 0, 4, 1))
    let (first, second) = (NavigationItem(title: "One"), NavigationItem(title: "Two"))
    first.titleView = title
    second.titleView = title
    bar.setItems([first], animated: false)
    let stage = BarStage([bar])
    #expect(stage.app.row(1).contains("####"))
    bar.pushItem(second, animated: false)
    stage.turn()
    #expect(stage.app.row(1).contains("####"))
    bar.popItem(animated: true)
    stage.app.advance(by: 1)
    #expect(stage.app.row(1).contains("####"))
  }

  @Test func `a title follows changes of its navigation item, also if the item was in another bar before`() {
    let item = NavigationItem(title: "One")
    let other = NavigationBar(frame: Rect(0, 3, 40, 1))
    bar.setItems([item], animated: false)
    bar.setItems([], animated: false)
    other.setItems([item], animated: false)
    bar.setItems([NavigationItem(title: "Else")], animated: false)
    let stage = BarStage([bar, other])
    item.title = "Two"
    stage.turn()
    #expect(stage.app.row(3).contains("Two"))
  }

  @Test func `a delegate that pops an item in shouldPop removes only one item`() {
    @MainActor final class Hasty: NavigationBarDelegate {
      var isAsked = false
      func navigationBar(_ bar: NavigationBar, shouldPop item: NavigationItem) -> Bool {
        if !isAsked {
          isAsked = true
          bar.popItem(animated: false)
        }
        return true
      }
    }
    let hasty = Hasty()
    let bar = NavigationBar(["One", "Two", "Three"])
    bar.delegate = hasty
    expectNil(bar.popItem(animated: false))
    expectEqual(bar.items.map(\.title), ["One", "Two"])
  }

  // MARK: Memory

  @Test func `bars and items that are removed are released, together with their actions and views`() {
    weak var item: BarButtonItem?
    weak var custom: BarButtonItem?
    weak var target: FocusableView?
    weak var bar: NavigationBar?
    do {
      let (stage, view) = (BarStage([tools]), FocusableView())
      let shown = NavigationBar(["Mail", "Letter"])
      let button = BarButtonItem(title: "Edit") { _ in view.isHidden = true }
      let own = BarButtonItem(customView: FilledView("#", Rect(0, 0, 2, 1)))
      shown.topItem?.leftBarButtonItems = [button, own]
      stage.paper.addSubview(shown)
      stage.app.advance(by: 1)
      shown.popItem(animated: true)
      stage.app.advance(by: 1)
      shown.removeFromSuperview()
      stage.turn()
      (item, custom, target, bar) = (button, own, view, shown)
    }
    #expect(item == nil && custom == nil && target == nil && bar == nil)
  }

  // MARK: Position

  @Test func `S2, B3: a topAttached bar that is moved away from the top no longer extends above its frame`() {
    let delegate = BarDelegate(.topAttached)
    bar.delegate = delegate
    bar.barTintColor = BarStage.blue
    bar.isTranslucent = false
    let stage = BarStage([bar])
    expectEqual(stage.backgrounds(ofRow: 0), [BarStage.blue])
    stage.paper.autoresizingMask = []
    stage.paper.frame = Rect(0, 5, 40, 12)
    stage.turn()
    expectEqual(stage.backgrounds(ofRow: 6), [BarStage.blue])
    expectEqual(stage.backgrounds(ofRow: 5), [.white], "the bar is not beneath the status bar")
    stage.paper.frame = Rect(0, 0, 40, 12)
    stage.turn()
    expectEqual(stage.backgrounds(ofRow: 0), [BarStage.blue])
  }

  // MARK: During transitions

  @Test func `V9: the back button's title is animated with the tint, and fades back with the chevron after a press`() {
    let bar = NavigationBar(["Mail", "Letter"])
    bar.tintColor = .black
    bar.isTranslucent = false
    bar.barTintColor = .white
    let stage = BarStage([bar])
    let (chevron, title) = (Point(x: 2, y: 1), Point(x: 4, y: 1))
    // The chevron is on the background of the focus, whose colour pulses slightly.
    func isAlike(_ one: Color, _ other: Color) -> Bool { abs(Int(one.red) - Int(other.red)) <= 20 }
    func color(_ place: Point) -> Color { stage.app.foreground(place.x, place.y) }
    #expect(stage.app.row(1).hasPrefix("  ‹ Mail"))
    View.animate(withDuration: 1, curve: .linear) { bar.tintColor = .white }
    stage.app.advance(by: 0.5)
    #expect((100...155).contains(color(title).red))
    stage.app.advance(by: 1)
    bar.tintColor = .black
    stage.turn()
    let delegate = BarDelegate()
    delegate.allowsPop = false
    bar.delegate = delegate
    stage.app.mouseDown(4, 1)
    let pressed = color(title)
    #expect(pressed.red > 100 && isAlike(pressed, color(chevron)))
    stage.app.mouseUp(4, 1)
    stage.app.advance(by: 0.1)
    #expect(color(title).red > 50 && color(title).red < pressed.red, "chevron and title are halfway back")
    #expect(isAlike(color(title), color(chevron)))
  }
}

@MainActor @Suite struct BarMisuseTests {
  @Test func `adding a bar button item to a second toolbar traps`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let item = BarButtonItem(title: "Edit")
        let (one, two) = (Toolbar(), Toolbar())
        one.items = [item]
        two.items = [item]
      }
    }.expectMessage("the bar button item \"Edit\" is in another bar: create an item for each bar")
  }

  @Test func `a bar button item at both sides of a navigation bar traps`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (item, bar) = (BarButtonItem(title: "Edit"), NavigationBar(["Mail"]))
        bar.topItem?.leftBarButtonItem = item
        bar.topItem?.rightBarButtonItem = item
        bar.layoutIfNeeded()
      }
    }.expectMessage("the bar button item \"Edit\" is in the bar twice")
  }

  @Test func `pushing a navigation item onto a second navigation bar traps`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (item, one, two) = (NavigationItem(title: "Mail"), NavigationBar(), NavigationBar())
        one.pushItem(item, animated: false)
        two.pushItem(item, animated: false)
      }
    }.expectMessage("the navigation item \"Mail\" is in another navigation bar: remove it from that bar first")
  }
}
