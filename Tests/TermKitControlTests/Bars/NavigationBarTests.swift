import Stages
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@testable import TermKitBars

@MainActor @Suite struct NavigationBarTests {
  private static let arrow = Image("<-")
  private static let mask = Image("  ")

  // MARK: Title

  @Test func `the title is bold and centred, and follows changes of the navigation item`() {
    let bar = NavigationBar(["Messages"])
    let stage = BarStage([bar])
    expectEqual(stage.app.row(1), "                Messages")
    expectEqual(stage.app.cell(16, 1).attributes, .bold)
    bar.topItem?.title = "Posts"
    stage.turn()
    expectEqual(stage.app.row(1), "                 Posts")
    expectEqual(bar.sizeThatFits(Size(width: 80, height: 24)), Size(width: 80, height: 1))
  }

  @Test func `titles that do not fit end in an ellipsis`() {
    let bar = NavigationBar(["A title that is a good deal too long for forty columns"])
    let stage = BarStage([bar])
    expectEqual(stage.app.row(1), " A title that is a good deal too long …")
  }

  @Test func `a navigation bar of several rows shows its contents in the middle row`() {
    let bar = NavigationBar(["Messages", "History"])
    bar.frame.size.height = 3
    let stage = BarStage([bar])
    expectEqual(stage.text(1..<4), "\n  ‹ Messages    History\n")
  }

  @Test func `B7: titleTextAttributes set the colour and the text attributes of the title`() {
    let bar = NavigationBar(["Messages", "History"])
    let stage = BarStage([bar])
    bar.titleTextAttributes = TitleTextAttributes(foregroundColor: BarStage.blue, attributes: [.italic, .underline])
    stage.turn()
    expectEqual(stage.app.foreground(16, 1), BarStage.blue)
    expectEqual(stage.app.cell(16, 1).attributes, [.italic, .underline])
    expectEqual(stage.app.foreground(4, 1), BarStage.red, "the back button is not a title")
    bar.titleTextAttributes = TitleTextAttributes(foregroundColor: BarStage.blue)
    stage.turn()
    expectEqual(stage.app.cell(16, 1).attributes, .bold, "unset attributes keep their defaults")
  }

  @Test(arguments: ColorDepth.allCases) func `B7: a shadow is a soft patch behind the title where colours blend`(
    depth: ColorDepth
  ) {
    let bar = NavigationBar(["History"])
    bar.isTranslucent = false
    bar.barTintColor = .white
    bar.titleTextAttributes = TitleTextAttributes(
      shadow: TextShadow(color: BarStage.blue.withAlphaComponent(0.5), blurRadius: 1))
    let stage = BarStage([bar], TraitCollection(colorDepth: depth))
    let backgrounds = [14, 15, 16, 22, 23, 24].map { stage.app.background($0, 1) }
    let full = BarStage.blue.withAlphaComponent(0.5).over(.white)
    let soft = BarStage.blue.withAlphaComponent(0.5).withOpacity(0.5).over(.white)
    expectEqual(
      backgrounds, (depth.blends ? [.white, soft, full, full, soft, .white] : Array(repeating: .white, count: 6)))
    expectEqual(stage.app.row(1), "                History")
  }

  @Test func `titleView replaces the title`() {
    let bar = NavigationBar(["Messages", "History"])
    let stars = Label(text: "★★★☆☆")
    bar.topItem?.titleView = stars
    let stage = BarStage([bar])
    expectEqual(stage.app.row(1), "  ‹ Messages     ★★★☆☆")
    let box = FilledView("#", Rect(0, 0, 4, 1))
    bar.topItem?.titleView = box
    stage.turn()
    expectEqual(stage.app.row(1), "  ‹ Messages      ####", "a view without a preferred size keeps its size")
    bar.topItem?.titleView = nil
    stage.turn()
    expectEqual(stage.app.row(1), "  ‹ Messages    History")
    #expect(stars.window == nil && box.window == nil)
  }

  // MARK: Back button

  @Test func `B8: the back button is a chevron and the previous title in the tint, without a bezel`() {
    let stage = BarStage([NavigationBar(["Messages", "History"])])
    expectEqual(stage.app.row(1), "  ‹ Messages    History")
    expectEqual(stage.app.foreground(2, 1), BarStage.red)
    expectEqual(stage.app.foreground(4, 1), BarStage.red)
    expectEqual(stage.app.cell(4, 1).attributes, [])
    expectEqual(stage.backgrounds(ofRow: 1).count, 1)
  }

  @Test(arguments: [(GlyphLevel.blocks, "<"), (.ascii, "<")])
  func `B8: the chevron is a less-than sign where the terminal lacks the chevron's character`(
    level: GlyphLevel, chevron: String
  ) {
    let stage = BarStage([NavigationBar(["Messages", "History"])], TraitCollection(glyphLevel: level))
    expectEqual(stage.app.row(1), "  \(chevron) Messages    History")
  }

  @Test(arguments: [ColorDepth.none, .eight, .sixteen])
  func `T12: where colours do not blend, the back button is still recognisable as tinted or dimmed`(
    depth: ColorDepth
  ) {
    let stage = BarStage([NavigationBar(["Messages", "History"])], TraitCollection(colorDepth: depth))
    expectEqual(stage.app.cell(4, 1).attributes, (depth == .none ? .bold : []))
    expectEqual(stage.app.foreground(4, 1), BarStage.red)
    stage.paper.window?.tintAdjustmentMode = .dimmed
    stage.turn()
    expectEqual(stage.app.cell(4, 1).attributes, .dim)
    expectEqual(stage.app.foreground(4, 1), BarStage.red.grayscale)
  }

  @Test func `B8: when columns are short, the previous title on the back button becomes Back, then disappears`() {
    let bar = NavigationBar(["A rather long title", "Game"])
    let stage = BarStage([bar])
    expectEqual(stage.app.row(1), "  ‹ A rather long title  Game")
    bar.topItem?.title = "Game of the day"
    stage.turn()
    expectEqual(stage.app.row(1), "  ‹ Back    Game of the day")
    bar.topItem?.title = "Game of the twenty-first of May"
    stage.turn()
    expectEqual(stage.app.row(1), "  ‹  Game of the twenty-first of May")
    bar.topItem?.title = "Game of the twenty-first of November"
    stage.turn()
    expectEqual(stage.app.row(1), "  ‹  Game of the twenty-first of Novem…")
  }

  @Test func `B8: the back button says Back if the previous item has no title`() {
    let stage = BarStage([NavigationBar(["", "Game"])])
    expectEqual(stage.app.row(1), "  ‹ Back          Game")
  }

  @Test func `B8: backIndicatorImage and backIndicatorTransitionMaskImage have an effect only together`() {
    let bar = NavigationBar(["Messages", "History"])
    let stage = BarStage([bar])
    bar.backIndicatorImage = Self.arrow
    stage.turn()
    expectEqual(stage.app.row(1), "  ‹ Messages    History")
    bar.backIndicatorTransitionMaskImage = Self.mask
    stage.turn()
    expectEqual(stage.app.row(1), "  <- Messages   History")
    expectEqual(stage.app.foreground(3, 1), BarStage.red, "the image is a template")
    bar.backIndicatorImage = nil
    stage.turn()
    expectEqual(stage.app.row(1), "  ‹ Messages    History")
  }

  @Test func `B8: a background image on the back button removes the chevron`() {
    let bar = NavigationBar(["Messages", "History"])
    let back = BarButtonItem(title: "Messages")
    back.setBackButtonBackgroundImage(
      Image("[ ]").resizableImage(withCapInsets: EdgeInsets(left: 1, right: 1)), for: .normal)
    bar.backItem?.backBarButtonItem = back
    let stage = BarStage([bar])
    expectEqual(stage.app.row(1), " [Messages]     History")
    #expect(!stage.app.row(1).contains("‹"))
    back.setBackButtonBackgroundImage(nil, for: .normal)
    stage.turn()
    expectEqual(stage.app.row(1), "  ‹ Messages    History")
  }

  @Test func `B8: backBarButtonItem determines the title, tint and image of the back button`() {
    let bar = NavigationBar(["Messages", "History"])
    let item = BarButtonItem(title: "Posts")
    item.tintColor = BarStage.blue
    bar.backItem?.backBarButtonItem = item
    let stage = BarStage([bar])
    expectEqual(stage.app.row(1), "  ‹ Posts       History")
    expectEqual(stage.app.foreground(2, 1), BarStage.blue)
    expectEqual(stage.app.foreground(4, 1), BarStage.blue)
    item.title = ""
    stage.turn()
    expectEqual(stage.app.row(1), "  ‹             History")
    bar.backItem?.backBarButtonItem = BarButtonItem(image: Image("@@"))
    stage.turn()
    expectEqual(stage.app.row(1), "  ‹ @@          History")
    bar.backItem?.backBarButtonItem = nil
    stage.turn()
    expectEqual(stage.app.row(1), "  ‹ Messages    History")
  }

  @Test func `B8, B9: left items replace the back button unless leftItemsSupplementBackButton is true`() {
    let bar = NavigationBar(["Messages", "History"])
    bar.topItem?.leftBarButtonItem = BarButtonItem(title: "Edit")
    let stage = BarStage([bar])
    expectEqual(stage.app.row(1), "  Edit          History")
    bar.topItem?.leftItemsSupplementBackButton = true
    stage.turn()
    expectEqual(stage.app.row(1), "  ‹ Messages  Edit  History")
    bar.topItem?.hidesBackButton = true
    stage.turn()
    expectEqual(stage.app.row(1), "  Edit          History")
    bar.topItem?.leftBarButtonItems = []
    stage.turn()
    expectEqual(stage.app.row(1), "                History")
  }

  @Test func `S7: statusBarMatchingColor is the bar's colour, or the average colour of its background image`() {
    let bar = NavigationBar(["Messages"])
    expectEqual(bar.statusBarMatchingColor, BarStyle.default.barColor)
    bar.barTintColor = BarStage.red
    expectEqual(bar.statusBarMatchingColor, BarStage.red)
    bar.setBackgroundImage(Image("  ", background: "rb", colors: ["r": BarStage.red, "b": BarStage.blue]))
    expectEqual(bar.statusBarMatchingColor, BarStage.red.mixed(with: BarStage.blue, 0.5))
    bar.setBackgroundImage(Image("x"))
    expectEqual(bar.statusBarMatchingColor, BarStage.red, "the image has no background colours")
  }

  // MARK: Going back

  @Test func `the back button pops an item when it is pressed with the mouse or the keyboard`() {
    let bar = NavigationBar(["Messages", "History", "Game"])
    let delegate = BarDelegate()
    bar.delegate = delegate
    let stage = BarStage([bar])
    stage.app.click(9, 1)
    stage.app.advance(by: 1)
    expectEqual(stage.app.row(1), "  ‹ Messages    History")
    stage.app.press("\r")
    stage.app.advance(by: 1)
    expectEqual(stage.app.row(1), "                Messages")
    expectEqual(delegate.log, ["should pop Game", "did pop Game", "should pop History", "did pop History"])
    expectNil(bar.popItem(animated: false), "there is no item to go back to")
  }

  @Test func `a navigation bar's delegate can refuse pushes and pops, and is notified of them`() {
    let bar = NavigationBar(["Messages"])
    let delegate = BarDelegate()
    bar.delegate = delegate
    delegate.allowsPush = false
    bar.pushItem(NavigationItem(title: "History"), animated: false)
    expectEqual(bar.items.count, 1)
    delegate.allowsPush = true
    bar.pushItem(NavigationItem(title: "History"), animated: false)
    delegate.allowsPop = false
    expectNil(bar.popItem(animated: false))
    delegate.allowsPop = true
    expectEqual(bar.popItem(animated: false)?.title, "History")
    expectEqual(
      delegate.log,
      [
        "should push History", "should push History", "did push History", "should pop History", "should pop History",
        "did pop History",
      ])
    bar.setItems([NavigationItem(title: "Profile")], animated: false)
    expectEqual(delegate.log.count, 6, "setItems does not call the delegate")
    #expect(bar.topItem?.title == "Profile" && bar.backItem == nil)
  }

  @Test(arguments: [ColorDepth.none, .sixteen, .truecolor]) func `the back button shows the focus`(depth: ColorDepth) {
    let stage = BarStage([NavigationBar(["Messages", "History"])], TraitCollection(colorDepth: depth))
    let before = stage.app.cell(4, 1)
    stage.app.press("\t")
    let after = stage.app.cell(4, 1)
    #expect(after.attributes.contains(.bold))
    #expect(depth.blends ? after.background != before.background : after.attributes.contains(.underline))
    stage.app.press("\t")
    expectEqual(stage.app.cell(4, 1), before)
  }

  @Test func `the chevron and the title of a pressed back button fade together`() {
    let stage = BarStage([NavigationBar(["Messages", "History"])])
    stage.app.mouseDown(5, 1)
    #expect([2, 4].allSatisfy { stage.app.foreground($0, 1).green > 120 })
    stage.app.mouseUp(30, 8)
    stage.app.advance(by: 1)
    #expect([2, 4].allSatisfy { stage.app.foreground($0, 1) == BarStage.red })
  }

  // MARK: Misuse

  @Test func `pushing an item that is already in the navigation bar traps`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let item = NavigationItem(title: "Messages")
        let bar = NavigationBar()
        bar.setItems([item], animated: false)
        bar.pushItem(item, animated: false)
      }
    }.expectMessage("the navigation item \"Messages\" is in the navigation bar twice")
  }

  @Test func `setting navigation items that contain an item twice traps`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let item = NavigationItem(title: "Messages")
        NavigationBar().setItems([item, item], animated: false)
      }
    }.expectMessage("the navigation item \"Messages\" is in the navigation bar twice")
  }

  // MARK: Accessibility

  @Test func `X1: a back button says its title, the label of its image, or the title of the screen that it leads to`() {
    let bar = NavigationBar(["Messages", "History"])
    let stage = BarStage([bar])
    var label: String? { bar.contents.backButton.accessibilityLabel }
    expectEqual(label, "Messages")
    bar.items[0].backBarButtonItem = BarButtonItem(image: Image("◀"))
    stage.turn()
    expectEqual(label, "Messages", "the image has no label")
    var arrow = Image("◀")
    arrow.accessibilityLabel = "Overview"
    bar.items[0].backBarButtonItem = BarButtonItem(image: arrow)
    stage.turn()
    expectEqual(label, "Overview")
    bar.items[0].backBarButtonItem = BarButtonItem(title: "")
    stage.turn()
    expectEqual(label, "Messages", "only the chevron is shown")
    bar.items[0].title = nil
    stage.turn()
    expectEqual(label, "Back")
  }
}
