import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// Bar button items: styles, backgrounds, positions, and the area that takes clicks.
@MainActor @Suite struct BarButtonLooksTests {
  private let bar = Toolbar(frame: Rect(0, 1, 40, 1))

  private func stage(_ items: [BarButtonItem], _ traits: TraitCollection = TraitCollection()) -> BarStage {
    bar.items = items
    return BarStage([bar], traits)
  }

  // MARK: Styles

  @Test func `B9: a bordered item has a bezel`() {
    let item = BarButtonItem(title: "Edit", style: .bordered)
    let stage = stage([BarButtonItem(title: "A"), item])
    expectEqual(stage.app.row(1), "  A  Edit")
    #expect(stage.app.background(4, 1) != stage.app.background(2, 1))
    expectEqual(stage.backgrounds(ofRow: 1).count, 2)
    item.setBackgroundImage(Image(color: .white), for: .normal)
    stage.turn()
    expectEqual(stage.app.background(4, 1), .white)
  }

  @Test(arguments: [ColorDepth.none, .eight, .sixteen])
  func `T12: where colours do not blend, a bordered item is in brackets`(depth: ColorDepth) {
    let stage = stage([BarButtonItem(title: "Edit", style: .bordered)], TraitCollection(colorDepth: depth))
    expectEqual(stage.app.row(1), " [Edit]")
  }

  @Test func `B9: playback items are symbols, or ASCII characters and words where the terminal lacks the symbols`() {
    func row(_ level: GlyphLevel) -> String {
      let items: [BarSystemItem] = [.action, .rewind, .play, .pause, .fastForward, .stop]
      let bar = Toolbar(frame: Rect(0, 1, 60, 1))
      bar.items = items.map { BarButtonItem(systemItem: $0) }
      return BarStage([bar], size: Size(width: 60, height: 24), TraitCollection(glyphLevel: level)).app.row(1)
    }
    expectEqual(row(.braille), "  ↗  «  ►  ‖  »  ×")
    expectEqual(row(.blocks), "  Share  «  ►  Pause  »  ×")
    expectEqual(row(.ascii), "  Share  <<  >  Pause  >>  x")
  }

  @Test func `B9: an item is as wide as the widest of its possible titles`() {
    let item = BarButtonItem(title: "Edit")
    item.possibleTitles = ["Edit", "Finished"]
    let stage = stage([item, BarButtonItem(title: "B")])
    expectEqual(stage.app.row(1), "    Edit    B")
    item.title = "Finished"
    stage.turn()
    expectEqual(stage.app.row(1), "  Finished  B")
  }

  @Test func `B9: an item shows its compactImage in a bar with compact metrics`() {
    let item = BarButtonItem(image: Image("<large>"))
    item.compactImage = Image("*")
    let stage = stage([item])
    expectEqual(stage.app.row(1), "  <large>")
    stage.app.resize(to: Size(width: 40, height: 16))
    expectEqual(stage.app.row(1), "  *")
  }

  // MARK: Backgrounds

  @Test func `B9: a background image for an item's style overrides the image for all styles`() {
    let items = [BarButtonItem.Style.plain, .bordered, .done].map { BarButtonItem(title: "A", style: $0) }
    for item in items {
      item.setBackgroundImage(Image("(-)"), for: .normal)
      item.setBackgroundImage(Image("[-]"), for: .normal, style: .done)
      item.setBackgroundImage(Image("{-}"), for: .normal, style: .done, barMetrics: .compact)
      item.setBackgroundImage(Image("<->"), for: .highlighted, style: .bordered)
    }
    let stage = stage(items)
    expectEqual(stage.app.row(1), " (A)(A)[A]")
    stage.app.mouseDown(5, 1)
    expectEqual(stage.app.row(1), " (A)<A>[A]")
    stage.app.mouseUp(20, 6)
    stage.app.resize(to: Size(width: 40, height: 16))
    expectEqual(stage.app.row(1), " (A)(A){A}")
    expectEqual(items[0].backgroundImage(for: .normal, style: .done), Image("[-]"))
    expectNil(items[0].backgroundImage(for: .normal, style: .plain))
  }

  // MARK: Positions

  @Test func `B9: position adjustments move an item's title and background in a bar of several rows`() {
    bar.frame.size.height = 3
    let item = BarButtonItem(title: "Edit")
    item.setBackgroundImage(Image("(=)"), for: .normal)
    let stage = stage([item])
    expectEqual(stage.text(1..<4), "\n (Edit)\n")
    item.setBackgroundVerticalPositionAdjustment(1)
    stage.turn()
    expectEqual(stage.text(1..<4), "\n  Edit\n (====)")
    item.setTitlePositionAdjustment(Point(x: 1, y: -1))
    stage.turn()
    expectEqual(stage.text(1..<4), "   Edit\n\n (====)")
    item.setTitlePositionAdjustment(Point(x: 0, y: 1), for: .compact)
    stage.app.resize(to: Size(width: 40, height: 16))
    expectEqual(stage.text(1..<4), "\n\n (Edit)")
    expectEqual(item.titlePositionAdjustment(), Point(x: 1, y: -1))
    #expect(
      item.backgroundVerticalPositionAdjustment() == 1 && item.backgroundVerticalPositionAdjustment(for: .compact) == 0)
  }

  @Test func `B9: imageInsets move an item's image`() {
    bar.frame.size.height = 3
    let item = BarButtonItem(image: Image("★"))
    let stage = stage([item])
    expectEqual(stage.text(1..<4), "\n  ★\n")
    item.imageInsets = EdgeInsets(top: 1, left: 1, bottom: -1, right: -1)
    stage.turn()
    expectEqual(stage.text(1..<4), "\n\n   ★")
  }

  @Test func `B9: position adjustments move the titles of a navigation bar and of its back button`() {
    let bar = NavigationBar(["Mail", "Inbox"])
    bar.frame.size.height = 3
    let back = BarButtonItem(title: "Mail")
    bar.items[0].backBarButtonItem = back
    let stage = BarStage([bar])
    expectEqual(stage.text(1..<4), "\n  ‹ Mail         Inbox\n")
    bar.setTitleVerticalPositionAdjustment(1)
    back.setBackButtonTitlePositionAdjustment(Point(x: 2, y: -1))
    stage.turn()
    expectEqual(stage.text(1..<4), "      Mail\n  ‹\n                 Inbox")
    back.setBackButtonBackgroundImage(Image("(=)"), for: .normal)
    back.setBackButtonBackgroundVerticalPositionAdjustment(1)
    stage.turn()
    #expect(stage.app.row(3).hasPrefix(" (====)          Inbox"))
    expectEqual(bar.titleVerticalPositionAdjustment(), 1)
    expectEqual(back.backButtonTitlePositionAdjustment(), Point(x: 2, y: -1))
    expectEqual(back.backButtonBackgroundVerticalPositionAdjustment(), 1)
  }

  // MARK: Clicks

  @Test func `C8: clicks in the bar just beside, above or below an item press the item`() {
    bar.frame = Rect(0, 1, 40, 3)
    var pressed: [String] = []
    let gap = BarButtonItem(systemItem: .fixedSpace)
    gap.width = 10
    let (a, b) = (
      BarButtonItem(title: "A") { pressed.append($0.title ?? "") },
      BarButtonItem(title: "B") { pressed.append($0.title ?? "") }
    )
    let stage = stage([a, gap, b])
    expectEqual(stage.app.row(2), "  A            B")
    for x in [0, 5] { stage.app.click(x, 2) }
    stage.app.click(2, 1)
    stage.app.click(2, 3)
    expectEqual(pressed, ["A", "A", "A", "A"])
    stage.app.click(12, 3)
    expectEqual(pressed.last, "B")
    for x in [6, 9, 19, 30] { stage.app.click(x, 2) }
    stage.app.click(2, 4)
    expectEqual(pressed.count, 5)
  }

  @Test func `C8: a click between two items presses the nearer item`() {
    var pressed: [String] = []
    let items = ["A", "B"].map { title in BarButtonItem(title: title) { pressed.append($0.title ?? "") } }
    let gap = BarButtonItem(systemItem: .fixedSpace)
    gap.width = 3
    let stage = stage([items[0], gap, items[1]])
    expectEqual(stage.app.row(1), "  A     B")
    for x in 1...9 { stage.app.click(x, 1) }
    expectEqual(pressed, ["A", "A", "A", "A", "A", "B", "B", "B", "B"])
  }
}

/// The appearance rules of bar button items.
@MainActor @Suite(.isolatedAppearance) struct BarButtonLooksAppearanceTests {
  @Test func `A1: rules set every appearance property of bar button items`() {
    let proxy = BarButtonItem.appearance()
    proxy.imageInsets = EdgeInsets(left: 1)
    proxy.setBackgroundImage(Image("(-)"), for: .normal, style: .done, barMetrics: .compact)
    proxy.setTitlePositionAdjustment(Point(x: 1, y: 0))
    proxy.setBackgroundVerticalPositionAdjustment(1)
    proxy.setBackButtonTitlePositionAdjustment(Point(x: 2, y: 0))
    proxy.setBackButtonBackgroundVerticalPositionAdjustment(2)
    NavigationBar.appearance().setTitleVerticalPositionAdjustment(3)
    let item = BarButtonItem(title: "Edit")
    let bar = NavigationBar(["Mail"])
    bar.topItem?.rightBarButtonItem = item
    _ = BarStage([bar])
    #expect(item.imageInsets == EdgeInsets(left: 1) && proxy.imageInsets == EdgeInsets(left: 1))
    expectEqual(item.backgroundImage(for: .normal, style: .done, barMetrics: .compact), Image("(-)"))
    expectEqual(item.titlePositionAdjustment(), Point(x: 1, y: 0))
    expectEqual(item.backgroundVerticalPositionAdjustment(), 1)
    expectEqual(item.backButtonTitlePositionAdjustment(), Point(x: 2, y: 0))
    expectEqual(item.backButtonBackgroundVerticalPositionAdjustment(), 2)
    expectEqual(bar.titleVerticalPositionAdjustment(), 3)
  }

  @Test func `A1: a rule for the style done applies only to items of that style`() {
    BarButtonItem.appearance().setBackgroundImage(Image("(-)"), for: .normal)
    BarButtonItem.appearance().setBackgroundImage(Image("[-]"), for: .normal, style: .done)
    let bar = Toolbar(frame: Rect(0, 1, 40, 1))
    bar.items = [BarButtonItem(title: "A"), BarButtonItem(title: "B", style: .done)]
    expectEqual(BarStage([bar]).app.row(1), " (A)[B]")
  }

  @Test(arguments: [GlyphLevel.ascii, .braille], ["[]", "[-]", "[----]"])
  func `B9: a background image with an ASCII variant of another width is stretched (field trial S1)`(
    level: GlyphLevel, ascii: String
  ) {
    let image = Image("╭──╮", ascii: ascii)
    let item = BarButtonItem(title: "Edit")
    item.setBackgroundImage(image, for: .normal)
    let bar = Toolbar(frame: Rect(0, 1, 40, 1))
    let (segments, stepper) = (SegmentedControl(titles: ["One", "Two"]), Stepper())
    segments.setBackgroundImage(image, for: .normal)
    stepper.setBackgroundImage(image, for: .normal)
    segments.frame = Rect(0, 2, 20, 1)
    stepper.frame = Rect(0, 3, 20, 1)
    bar.items = [item]
    let stage = BarStage([bar], TraitCollection(glyphLevel: level))
    for control in [segments, stepper] { bar.superview?.addSubview(control) }
    stage.turn()
    let edge = level == .ascii ? "[" : "╭"
    for row in 1...3 { #expect(stage.app.row(row).contains(edge), "row \(row): \(stage.app.row(row))") }
  }

  @Test func `B9, C4: the margins of items, segments and steppers follow the caps of their background images`() {
    let background = Image("(((=)))", color: .black).resizableImage(withCapInsets: EdgeInsets(left: 3, right: 3))
    func width(_ view: View) -> Int { view.sizeThatFits(Size(width: 80, height: 1)).width }
    let (segments, stepper, item) = (SegmentedControl(titles: ["One"]), Stepper(), BarButtonItem(title: "Edit"))
    let plain = (width(segments), width(stepper))
    segments.setBackgroundImage(background, for: .normal)
    stepper.setBackgroundImage(background, for: .normal)
    #expect(width(segments) > plain.0 && width(stepper) > plain.1)
    let bar = NavigationBar([""])
    bar.topItem?.leftBarButtonItem = item
    item.setBackgroundImage(background, for: .normal)
    #expect(BarStage([bar]).app.row(1).contains("(((Edit)))"))
  }
}
