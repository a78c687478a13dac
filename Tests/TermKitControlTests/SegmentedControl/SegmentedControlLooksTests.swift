import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import TermKitControls

/// The rendering of segmented controls.
@MainActor @Suite struct SegmentedControlLooksTests {
  private static let (red, blue) = (SegmentStage.red, SegmentStage.blue)
  private let days = ["Day", "Week", "Month"]

  private func panel(_ color: Color, _ text: String = "(=)") -> Image {
    Image(text, color: color).resizableImage(withCapInsets: EdgeInsets(left: 1, right: 1))
  }

  // Returns the tint, dark enough for white text.
  private static func filling(_ tint: Color) -> Color { tint.withContrast(4.5, against: .white) }

  // MARK: The system's look

  @Test func `C4: the selected segment is filled with the tint, and its title is knocked out`() {
    let stage = SegmentStage(days, selected: 1)
    expectEqual(stage.app.row(1), "▐  Day  ▐ Week  ▌ Month ▌")
    let middle = stage.middle(1)
    #expect(stage.app.background(middle, 1) == Self.filling(Self.red) && stage.app.foreground(middle, 1) == .white)
    expectEqual(stage.app.foreground(stage.middle(0), 1), Self.red)
    expectEqual(stage.app.background(stage.middle(0), 1), Self.red.withAlphaComponent(0.12).over(.white))
    stage.control.tintColor = .systemBlue
    stage.app.turn()
    expectEqual(stage.app.background(middle, 1), Self.filling(.systemBlue))
    stage.control.window?.tintAdjustmentMode = .dimmed
    stage.app.turn()
    expectEqual(stage.app.background(middle, 1), Self.filling(Color.systemBlue.grayscale))
  }

  @Test(arguments: [true, false]) func `C4: the edges of the selected segment have the colour of its filling`(
    isEnabled: Bool
  ) {
    let stage = SegmentStage(days, selected: 0)
    stage.control.tintColor = Color(red: 0, green: 204, blue: 0)
    stage.control.isEnabled = isEnabled
    stage.app.turn()
    let filling = stage.app.background(stage.middle(0), 1)
    let edge = stage.app.row(1).distance(
      from: stage.app.row(1).startIndex, to: stage.app.row(1).firstIndex(of: "▌") ?? stage.app.row(1).startIndex)
    expectEqual([stage.app.foreground(0, 1), stage.app.foreground(edge, 1)], [filling, filling])
  }

  @Test func `C4: a line separates neighbouring segments that are not selected`() {
    expectEqual(SegmentStage(days).app.row(1), "▐  Day  ▌ Week  │ Month ▌")
    expectEqual(SegmentStage(days, selected: nil).app.row(1), "▐  Day  │ Week  │ Month ▌")
    expectEqual(SegmentStage(["One"]).app.row(1), "▐ One ▌")
  }

  @Test(arguments: [
    (ColorDepth.truecolor, GlyphLevel.ascii, "   Day  | Week  | Month"),
    (.sixteen, .braille, "▐  Day  ▌ Week  │ Month │"), (.eight, .blocks, "▐  Day  ▌ Week  │ Month │"),
    (.none, .blocks, "▐  Day  ▌ Week  │ Month │"), (.none, .ascii, "|  Day  | Week  | Month |"),
  ])
  func `T12: the lines between segments use the characters and colours that the terminal has`(
    depth: ColorDepth, level: GlyphLevel, row: String
  ) {
    let stage = SegmentStage(days, TraitCollection(glyphLevel: level, colorDepth: depth))
    expectEqual(stage.app.row(1), row)
  }

  @Test(arguments: ColorDepth.allCases)
  func `T12: selected, pressed, focused and disabled segments look distinct at every colour depth`(depth: ColorDepth) {
    let stage = SegmentStage(days, selected: nil, TraitCollection(colorDepth: depth))
    let x = stage.middle(1)
    let normal = stage.app.cell(x, 1)
    stage.control.selectedSegmentIndex = 1
    stage.app.turn()
    let chosen = stage.app.cell(x, 1)
    #expect(chosen != normal)
    if depth == .none { #expect(chosen.attributes.contains(.reverse)) }
    stage.focus()
    let focused = stage.app.cell(x, 1)
    expectEqual(focused.attributes, chosen.attributes.union([.bold, .underline]))
    stage.app.mouseDown(stage.middle(2), 1)
    let pressed = stage.app.cell(stage.middle(2), 1)
    #expect(pressed != normal && pressed != chosen)
    stage.app.mouseUp(0, 6)
    stage.control.isEnabled = false
    stage.app.turn()
    expectEqual(stage.app.cell(stage.middle(0), 1).attributes, (depth.blends ? .italic : .dim))
    #expect(stage.app.cell(x, 1) != chosen && stage.app.cell(x, 1) != normal)
  }

  @Test func `C4: a control of three rows has an outline, which the selected segment fills`() {
    let control = SegmentedControl(titles: days)
    control.frame.size = Size(width: 25, height: 3)
    control.selectedSegmentIndex = 1
    expect(
      control,
      draws: """
        ╭───────┬▄▄▄▄▄▄▄┬───────╮
        │  Day  ▐ Week  ▌ Month │
        ╰───────┴▀▀▀▀▀▀▀┴───────╯
        """)
    expect(
      control,
      draws: """
        .-------+-------+-------.
        |  Day  | Week  | Month |
        '-------+-------+-------'
        """, traits: TraitCollection(glyphLevel: .ascii))
  }

  // MARK: Room

  @Test func `C4: a segment is as wide as the widest segment, as its content, or as its set width`() {
    let control = SegmentedControl(titles: ["A", "Bigger", "C"])
    let room = Size(width: 80, height: 24)
    expectEqual(control.sizeThatFits(room), Size(width: 28, height: 1))
    control.apportionsSegmentWidthsByContent = true
    expectEqual(control.sizeThatFits(room), Size(width: 18, height: 1))
    control.setWidth(5, forSegmentAt: 0)
    expectEqual(control.widthForSegment(at: 0), 5)
    expectEqual(control.sizeThatFits(room), Size(width: 20, height: 1))
    control.frame.size = control.sizeThatFits(room)
    expect(control, draws: "▐  A  │ Bigger │ C ▌")
  }

  @Test func `C4: changing the width mode or background of a visible control takes effect in the next frame`() {
    let stage = SegmentStage(["A", "Bigger"], selected: nil)
    stage.control.apportionsSegmentWidthsByContent = true
    stage.app.turn()
    expectEqual(stage.control.segments.map(\.frame.width), [7, 12])
    stage.control.apportionsSegmentWidthsByContent = false
    stage.app.turn()
    expectEqual(stage.control.segments.map(\.frame.width), [9, 10])
    stage.control.setBackgroundImage(panel(Self.blue), for: .normal)
    stage.app.turn()
    #expect(stage.app.row(1).hasPrefix("(") && stage.app.row(1).hasSuffix(")"))
    #expect(stage.control.segments[0].frame.minX == 0 && stage.app.cell(0, 1).foreground == Self.blue)
  }

  @Test func `C4: offsets for a segment and for a segment type move contents away from the middle`() {
    let control = SegmentedControl(titles: ["AB", "AB", "AB"])
    control.frame.size = Size(width: 25, height: 1)
    expect(control, draws: "▐  AB   │  AB   │  AB   ▌")
    control.setContentOffset(Point(x: 1, y: 0), forSegmentAt: 0)
    control.setContentPositionAdjustment(Point(x: -1, y: 0), forSegmentType: .any)
    control.setContentPositionAdjustment(Point(x: 2, y: 0), forSegmentType: .right)
    expect(control, draws: "▐  AB   │ AB    │    AB ▌")
    expectEqual(control.contentOffsetForSegment(at: 0), Point(x: 1, y: 0))
    expectEqual(control.contentPositionAdjustment(forSegmentType: .right), Point(x: 2, y: 0))
  }

  @Test func `C4: a title that does not fit ends in an ellipsis`() {
    let control = SegmentedControl(titles: ["Monday", "Tuesday"])
    control.frame.size = Size(width: 11, height: 1)
    expect(control, draws: "▐Mon…│Tue…▌")
    for width in 0..<11 {
      control.frame.size.width = width
      expectEqual(control.drawn().size.width, width)
    }
  }

  // MARK: Images

  @Test func `I1: images of segments are templates, unless they are always original`() {
    let images = [Image("★", color: .black), Image("★", color: Self.blue).withRenderingMode(.alwaysOriginal)]
    let stage = SegmentStage(SegmentedControl(images: images))
    expectEqual(stage.app.foreground(stage.middle(0), 1), Self.red)
    expectEqual(stage.app.foreground(stage.middle(1), 1), Self.blue)
    stage.control.selectedSegmentIndex = 1
    stage.app.turn()
    expectEqual(stage.app.foreground(stage.middle(1), 1), Self.blue)
    expectEqual(stage.app.background(stage.middle(1), 1), Self.filling(Self.red))
    stage.control.selectedSegmentIndex = 0
    stage.app.turn()
    #expect(
      stage.app.foreground(stage.middle(0), 1) == .white
        && stage.app.background(stage.middle(0), 1) == Self.filling(Self.red))
  }

  @Test func `C4: a segment shows the background image for its state, cut at its edges, in the image's colours`() {
    let stage = SegmentStage(days, selected: 1)
    stage.control.setBackgroundImage(panel(Self.blue), for: .normal)
    stage.control.setBackgroundImage(panel(Self.blue, "[#]"), for: .selected)
    stage.control.setDividerImage(Image("/"), forLeftSegmentState: .normal, rightSegmentState: .normal)
    stage.control.frame.size = stage.control.sizeThatFits(Size(width: 40, height: 8))
    stage.app.turn()
    expectEqual(stage.app.row(1), "(=Day==/#Week##/=Month)")
    #expect(stage.app.foreground(0, 1) == Self.blue && stage.app.foreground(3, 1) == Self.red)
    stage.control.selectedSegmentIndex = 0
    stage.app.turn()
    expectEqual(stage.app.row(1), "[#Day##/=Week==/=Month)")
    expectEqual(stage.control.backgroundImage(for: .selected), panel(Self.blue, "[#]"))
    expectNil(stage.control.backgroundImage(for: .highlighted))
  }

  @Test func `C4: a divider shows the image for its neighbours' states, or else the image for two normal segments`() {
    let stage = SegmentStage(["A", "B", "C"], selected: 1)
    let control = stage.control
    control.setDividerImage(Image("|"), forLeftSegmentState: .normal, rightSegmentState: .normal)
    control.setDividerImage(Image(">"), forLeftSegmentState: .normal, rightSegmentState: .selected)
    control.setDividerImage(Image("<"), forLeftSegmentState: .selected, rightSegmentState: .normal)
    func dividers() -> String {
      stage.app.turn()
      return [4, 8].map { String(stage.app.row(1).dropFirst($0).prefix(1)) }.joined()
    }
    expectEqual(dividers(), "><")
    control.selectedSegmentIndex = 0
    expectEqual(dividers(), "<|")
    stage.focus()
    expectEqual(dividers(), "<|", "the focus does not count")
    control.setEnabled(false, forSegmentAt: 2)
    expectEqual(dividers(), "<|")
    control.setDividerImage(Image("!"), forLeftSegmentState: .normal, rightSegmentState: .disabled)
    expectEqual(dividers(), "<!")
    expectEqual(control.dividerImage(forLeftSegmentState: .selected, rightSegmentState: .normal), Image("<"))
  }

  @Test func `C4: a divider image keeps its width and fills the height of the control`() {
    let control = SegmentedControl(titles: ["A", "B"])
    control.setDividerImage(Image("<>"), forLeftSegmentState: .normal, rightSegmentState: .normal)
    control.setBackgroundImage(panel(.black, "..."), for: .normal)
    control.frame.size = Size(width: 8, height: 2)
    expect(control, draws: ".A.<>.B.\n...<>...")
  }

  @Test
  func `B3: a divider image for default metrics keeps its width in a compact bar that has no image of its own for it`()
  {
    let control = SegmentedControl(titles: ["A", "B"])
    control.setDividerImage(Image("<>"), forLeftSegmentState: .normal, rightSegmentState: .normal)
    control.setDividerImage(
      Image("|"), forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .compact)
    let bar = Toolbar(frame: Rect(0, 1, 40, 1))
    bar.items = [BarButtonItem(customView: control)]
    let stage = BarStage([bar])
    stage.app.resize(to: Size(width: 40, height: 16))
    #expect(stage.app.row(1).contains("<>"))
  }

  @Test func `B3: a segmented control in a bar with compact metrics shows its compact background images`() {
    let control = SegmentedControl(titles: ["A", "B"])
    control.setBackgroundImage(panel(.black, "(-)"), for: .normal)
    control.setBackgroundImage(panel(.black, "[-]"), for: .normal, barMetrics: .compact)
    let bar = Toolbar(frame: Rect(0, 1, 40, 1))
    bar.items = [BarButtonItem(customView: control)]
    let stage = BarStage([bar])
    #expect(stage.app.row(1).contains("(A-│-B)"))
    stage.app.resize(to: Size(width: 40, height: 16))
    #expect(stage.app.row(1).contains("[A-│-B]"))
  }

  @Test func `A8: each segment's title has the attributes that are set for its state`() {
    let stage = SegmentStage(days, selected: 1)
    stage.control.setTitleTextAttributes(
      TitleTextAttributes(foregroundColor: Self.blue, attributes: .italic), for: .normal)
    stage.control.setTitleTextAttributes(TitleTextAttributes(foregroundColor: .black), for: .disabled)
    stage.control.setEnabled(false, forSegmentAt: 2)
    stage.app.turn()
    expectEqual(stage.app.foreground(stage.middle(0), 1), Self.blue)
    expectEqual(stage.app.cell(stage.middle(0), 1).attributes, .italic)
    expectEqual(stage.app.foreground(stage.middle(2), 1), .black)
    expectEqual(stage.control.titleTextAttributes(for: .normal)?.attributes, .italic)
  }

  @Test func `C4: a control with two-row images has an outline, and the focus underlines the lower row of the image`() {
    let disc = Image("▟▙\n▜▛")
    let stage = SegmentStage(SegmentedControl(images: [disc, disc]))
    expectEqual(stage.control.frame.size, Size(width: 11, height: 4))
    stage.control.selectedSegmentIndex = 0
    stage.focus()
    expectEqual(stage.app.cell(2, 2).attributes, [])
    expectEqual(stage.app.cell(2, 3).attributes, [.bold, .underline])
  }
}

/// The appearance rules of segmented controls and buttons.
@MainActor @Suite(.isolatedAppearance) struct SegmentedControlAppearanceTests {
  @Test func `A1: a proxy sets every appearance property of segmented controls`() {
    let image = Image("(=)")
    let proxy = SegmentedControl.appearance()
    proxy.setBackgroundImage(image, for: .selected, barMetrics: .compact)
    proxy.setDividerImage(image, forLeftSegmentState: .selected, rightSegmentState: .normal)
    proxy.setTitleTextAttributes(TitleTextAttributes(attributes: .italic), for: .disabled)
    proxy.setContentPositionAdjustment(Point(x: 1, y: 0), forSegmentType: .left)
    let control = SegmentedControl(titles: ["A", "B"])
    control.setTitleTextAttributes(nil, for: .normal)
    TestScene().window.addSubview(control)
    expectEqual(control.backgroundImage(for: .selected, barMetrics: .compact), image)
    expectEqual(control.dividerImage(forLeftSegmentState: .selected, rightSegmentState: .normal), image)
    expectEqual(control.titleTextAttributes(for: .disabled)?.attributes, .italic)
    expectEqual(control.contentPositionAdjustment(forSegmentType: .left), Point(x: 1, y: 0))
  }

  @Test func `A5: a rule does not overwrite a value that was set on a segmented control itself`() {
    SegmentedControl.appearance().setBackgroundImage(Image("(=)"), for: .normal)
    let control = SegmentedControl(titles: ["A", "B"])
    control.setBackgroundImage(nil, for: .normal)
    TestScene().window.addSubview(control)
    expectNil(control.backgroundImage(for: .normal))
  }

  @Test func `A1: a proxy sets every appearance property of buttons`() {
    let proxy = Button.appearance()
    proxy.setBackgroundImage(Image("(=)"), for: .normal)
    proxy.setTitleTextAttributes(TitleTextAttributes(attributes: .italic), for: .disabled)
    proxy.titleEdgeInsets = EdgeInsets(left: 1)
    proxy.imageEdgeInsets = EdgeInsets(right: 1)
    let button = Button(title: "A")
    TestScene().window.addSubview(button)
    expectEqual(button.backgroundImage(for: .normal), Image("(=)"))
    expectEqual(button.titleTextAttributes(for: .disabled)?.attributes, .italic)
    #expect(button.titleEdgeInsets == EdgeInsets(left: 1) && button.imageEdgeInsets == EdgeInsets(right: 1))
    #expect(proxy.titleEdgeInsets == EdgeInsets(left: 1) && proxy.imageEdgeInsets == EdgeInsets(right: 1))
  }

  @Test func `C4: a segment with a background image for the focused state is not underlined`() {
    let control = SegmentedControl(titles: ["One", "Two"])
    control.selectedSegmentIndex = 0
    control.setBackgroundImage(Image(" "), for: .normal)
    let stage = SegmentStage(control)
    control.becomeFirstResponder()
    stage.app.turn()
    func isUnderlined() -> Bool { (0..<40).contains { stage.app.cell($0, 1).attributes.contains(.underline) } }
    #expect(isUnderlined())
    control.setBackgroundImage(Image("·"), for: [.selected, .focused])
    stage.app.turn()
    #expect(!isUnderlined())
  }
}
