import Stages
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@testable import TermKitBars

@MainActor @Suite struct TabBarTests {
  private let bar = TabBar(frame: Rect(0, 20, 42, 2))
  private let items = [
    TabBarItem(title: "Play", image: Image("#")),
    TabBarItem(title: "Messages", image: Image("○"), selectedImage: Image("●")),
    TabBarItem(title: "Profile", image: Image("×|○", ascii: "x|o")),
  ]
  private let delegate = BarDelegate()

  private func stage(_ traits: TraitCollection = TraitCollection(), height: Int = 24) -> BarStage {
    bar.items = items
    bar.selectedItem = items[0]
    bar.delegate = delegate
    return BarStage([bar], size: Size(width: 42, height: height), traits)
  }

  private func click(_ tab: Int, _ stage: BarStage) { stage.app.click(tab * 14 + 1, 20) }

  // MARK: Looks

  @Test func `B10: a tab bar shows images above titles, in tabs of equal width`() {
    let stage = stage()
    expectEqual(stage.text(20..<22), "      #             ○            ×|○\n     Play        Messages      Profile")
    expectEqual(bar.sizeThatFits(Size(width: 80, height: 24)), Size(width: 80, height: 2))
  }

  @Test(arguments: [ColorDepth.sixteen, .palette256, .truecolor])
  func `B10: the selected tab is filled with the tint, the other tabs are grey`(depth: ColorDepth) {
    let stage = stage(TraitCollection(colorDepth: depth))
    let paper = stage.app.foreground(6, 20)
    #expect(paper.brightness > 0.9 && stage.app.foreground(5, 21) == paper)
    func filling(_ tint: Color) -> Color { tint.withContrast(4.5, against: paper) }
    #expect((4..<10).allSatisfy { stage.app.background($0, 20) == filling(BarStage.red) })
    #expect((4..<10).allSatisfy { stage.app.background($0, 21) == filling(BarStage.red) })
    #expect(stage.app.background(3, 21) != filling(BarStage.red), "the filling ends one column beside the title")
    expectEqual(stage.app.foreground(20, 20), Color(white: 0.5))
    expectEqual(stage.app.foreground(17, 21), Color(white: 0.5))
    bar.tintColor = BarStage.blue
    stage.turn()
    expectEqual(stage.app.background(6, 20), filling(BarStage.blue))
    bar.unselectedItemTintColor = .black
    stage.turn()
    expectEqual(stage.app.foreground(17, 21), .black)
  }

  @Test(arguments: ColorDepth.allCases)
  func `T12: the selected tab is bold at every colour depth, and in reverse video without colours`(depth: ColorDepth) {
    let stage = stage(TraitCollection(colorDepth: depth))
    expectEqual(stage.app.cell(5, 21).attributes, (depth == .none ? [.bold, .reverse] : .bold))
    expectEqual(stage.app.cell(17, 21).attributes, (depth == .none ? .dim : []), "without grey, other tabs are dim")
  }

  @Test func `B10: selectedImage is shown while the tab is selected`() {
    let stage = stage()
    #expect(stage.app.row(20).contains("○   "))
    bar.selectedItem = items[1]
    stage.turn()
    expectEqual(stage.app.row(20), "      #             ●            ×|○")
  }

  @Test func `B10: an alwaysOriginal image keeps its colours in selected and unselected tabs`() {
    items[0].image = Image("#", color: BarStage.blue).withRenderingMode(.alwaysOriginal)
    items[1].image = Image("○", color: BarStage.blue).withRenderingMode(.alwaysOriginal)
    let stage = stage()
    expectEqual(stage.app.foreground(6, 20), BarStage.blue)
    expectEqual(stage.app.foreground(20, 20), BarStage.blue)
    expectEqual(stage.app.background(6, 20), stage.app.background(5, 21), "the image is drawn on the filled shape")
  }

  @Test func `B10: selectionIndicatorImage is drawn between the background and the selected item`() {
    bar.isTranslucent = false
    bar.barTintColor = .white
    bar.selectionIndicatorImage = Image(color: BarStage.blue.withAlphaComponent(0.5)).resizableImage(
      withCapInsets: .zero)
    let stage = stage()
    let color = BarStage.blue.withAlphaComponent(0.5).over(.white)
    expectEqual((0..<42).map { stage.app.background($0, 20) == color }, (0..<42).map { $0 < 14 })
    #expect(stage.app.row(21).contains("Play"))
    bar.selectedItem = items[2]
    stage.turn()
    expectEqual((0..<42).map { stage.app.background($0, 21) == color }, (0..<42).map { $0 >= 28 })
    bar.selectionIndicatorImage = Image(color: BarStage.blue, size: Size(width: 6, height: 1))
    stage.turn()
    expectEqual(
      (0..<42).filter { stage.app.background($0, 20) == BarStage.blue }, Array(32..<38), "the image has its own size")
  }

  @Test func `B10: a tab's title has the attributes for its state`() {
    for item in items {
      item.setTitleTextAttributes(TitleTextAttributes(foregroundColor: .black, attributes: .italic), for: .normal)
      item.setTitleTextAttributes(TitleTextAttributes(foregroundColor: BarStage.blue), for: .selected)
    }
    let stage = stage()
    expectEqual(stage.app.background(5, 21), BarStage.blue, "the shape has the colour of the title")
    expectEqual(stage.app.cell(5, 21).attributes, .bold)
    expectEqual(stage.app.foreground(17, 21), .black)
    expectEqual(stage.app.cell(17, 21).attributes, .italic)
  }

  @Test func `a tab's badge is shown beside its image`() {
    items[1].badgeValue = "3"
    let stage = stage()
    expectEqual(stage.app.row(20), "      #             ○ 3          ×|○")
    expectEqual(stage.app.background(22, 20), items[1].badgeColor)
    expectEqual(stage.app.foreground(22, 20), .white)
    items[1].badgeValue = "1234567890"
    stage.turn()
    #expect(stage.app.row(20).contains("12345…"))
    items[1].badgeValue = nil
    stage.turn()
    expectEqual(stage.app.row(20), "      #             ○            ×|○")
  }

  @Test func `the badge of the selected tab is readable beside a shape of the badge's colour`() {
    items[0].badgeValue = "3"
    bar.tintColor = items[0].badgeColor
    let stage = stage()
    let columns = (0..<14).filter { stage.app.cell($0, 20).glyph == Glyph("3") }
    expectEqual(columns.map { stage.app.background($0, 20) }, [BarStyle.default.barColor])
    #expect(columns.allSatisfy { stage.app.foreground($0, 20) != stage.app.background($0, 20) })
  }

  @Test(arguments: BarStyle.allCases)
  func `T12: without colours, a badge swaps the text and background colours of its bar`(style: BarStyle) {
    bar.barStyle = style
    items[1].badgeValue = "3"
    let stage = stage(TraitCollection(colorDepth: .none))
    expectEqual(stage.app.background(22, 20), style.titleColor)
    expectEqual(stage.app.foreground(22, 20), style.barColor)
  }

  @Test func `on an ASCII terminal, a tab shows the ASCII form of its image`() {
    let stage = stage(TraitCollection(glyphLevel: .ascii))
    #expect(stage.app.row(20).hasSuffix("x|o"))
  }

  // MARK: Compact

  @Test func `a tab bar shows image and title in one row on fewer than 20 rows, and follows a resize`() {
    bar.frame = Rect(0, 10, 42, 1)
    let stage = stage(height: 16)
    expectEqual(bar.sizeThatFits(Size(width: 42, height: 16)), Size(width: 42, height: 1))
    expectEqual(stage.app.row(10), "    # Play      ○ Messages   ×|○ Profile")
    stage.app.resize(to: Size(width: 42, height: 24))
    expectEqual(bar.sizeThatFits(Size(width: 42, height: 24)).height, 2)
  }

  @Test func `tabs in one row get the columns that they need, and titles are truncated if the bar is too narrow`() {
    bar.frame = Rect(0, 10, 40, 1)
    items[1].badgeValue = "3"
    let stage = stage(height: 16)
    for title in ["Play", "Messages", "Profile", " 3 "] { #expect(stage.app.row(10).contains(title)) }
    bar.frame.size.width = 30
    stage.turn()
    #expect(stage.app.row(10).contains("…"))
  }

  @Test func `five tabs fit in 40 columns, each as wide as needed, and fewer columns truncate titles`() {
    bar.frame = Rect(0, 20, 40, 2)
    let stage = stage()
    bar.items = ["Play", "Messages", "Profile", "Options", "Help"].map { TabBarItem(title: $0, image: Image("o")) }
    stage.turn()
    expectEqual(stage.text(20..<22), "  o       o         o        o      o\n Play  Messages  Profile  Options  Help")
    bar.frame.size.width = 30
    stage.turn()
    expectEqual(stage.app.row(21), " Play Mess… Prof… Opti…  Help")
  }

  // MARK: Selection

  @Test(arguments: [8, 20], [20, 10])
  func `X3: clicks reach each of twelve tabs in a few columns, and the selected one keeps its title (field trial D13)`(
    width: Int, height: Int
  ) {
    bar.items = (1...12).map { TabBarItem(title: "T\($0)", image: Image("#")) }
    bar.frame = Rect(0, height - 2, width, height < 20 ? 1 : 2)
    bar.delegate = delegate
    bar.selectedItem = bar.items?.first
    let stage = BarStage([bar], size: Size(width: width, height: height))
    let row = height < 20 ? height - 2 : height - 1
    for number in 1...12 {
      #expect(stage.app.row(row).contains("T\(number)"), "\(stage.app.row(row))")
      let end = bar.subviews.compactMap { $0 as? TabBarButton }.first { $0.isSelected }?.frame.maxX ?? 0
      if number < 12 { stage.app.click(end, row) }
    }
    expectEqual(bar.selectedItem?.title, "T12")
    stage.app.press(Typed.left)
    #expect(stage.app.row(row).contains("T11"), "the tab with the focus")
  }

  @Test func `X3: a click anywhere in a tab's columns selects the tab`() {
    let stage = stage()
    click(1, stage)
    #expect(bar.selectedItem === items[1])
    stage.app.click(41, 21)
    #expect(bar.selectedItem === items[2])
    click(2, stage)
    expectEqual(delegate.log, ["select Messages", "select Profile", "select Profile"])
  }

  @Test func `setting selectedItem does not notify the delegate`() {
    let stage = stage()
    bar.selectedItem = items[2]
    stage.turn()
    #expect(delegate.log.isEmpty)
    #expect(stage.app.background(33, 20) != stage.app.background(6, 20), "the tab is filled")
  }

  @Test func `X3: Tab focuses a tab bar once, Left and Right move the focus in the bar, Enter and Space select`() {
    let stage = stage()
    stage.app.press("\t")
    #expect(stage.app.cell(5, 21).attributes.contains(.bold))
    stage.app.press("\u{1B}[C")
    #expect(bar.selectedItem === items[0], "moving the focus does not select")
    stage.app.press("\r")
    #expect(bar.selectedItem === items[1])
    stage.app.press("\u{1B}[C\u{1B}[C\u{1B}[C ")
    #expect(bar.selectedItem === items[2], "the focus stays on the last tab")
    stage.app.press("\u{1B}[D")
    stage.app.press("\t")
    #expect(stage.elsewhere.isFocused)
    stage.app.press("\t\r")
    #expect(bar.selectedItem === items[2], "the focus returns to the selected tab")
    expectEqual(delegate.log, ["select Messages", "select Profile", "select Profile"])
  }

  @Test(arguments: ColorDepth.allCases) func `the focus is visible on selected and unselected tabs`(depth: ColorDepth) {
    let stage = stage(TraitCollection(colorDepth: depth))
    let before = (stage.app.cell(5, 21), stage.app.cell(17, 21))
    stage.app.press("\t")
    #expect(stage.app.cell(5, 21) != before.0)
    stage.app.press("\u{1B}[C")
    expectEqual(stage.app.cell(5, 21), before.0)
    #expect(stage.app.cell(17, 21) != before.1)
  }

  @Test func `a disabled tab ignores clicks and is skipped by the arrow keys`() {
    items[1].isEnabled = false
    let stage = stage()
    click(1, stage)
    #expect(bar.selectedItem === items[0])
    expectEqual(stage.app.cell(17, 21).attributes, .italic)
    stage.app.press("\t\u{1B}[C\r")
    #expect(bar.selectedItem === items[2])
  }

  @Test func `the Tab key focuses the first tab of a tab bar without a selection`() {
    let stage = stage()
    bar.selectedItem = nil
    stage.app.press("\t\r")
    #expect(bar.selectedItem === items[0])
  }

  @Test func `the selection follows its item when items are reordered, and ends when the item is removed`() {
    let stage = stage()
    bar.items = [items[1], items[0]]
    #expect(bar.selectedItem === items[0])
    bar.items = [items[1]]
    expectNil(bar.selectedItem)
    stage.turn()
    #expect(stage.app.row(21).contains("Messages") && !stage.app.row(21).contains("Play"))
  }

  // MARK: Misuse

  @Test func `selecting an item that is not in the tab bar traps`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { TabBar().selectedItem = TabBarItem(title: "Play") }
    }.expectMessage("the tab bar item \"Play\" cannot be selected: it is not in the tab bar")
  }

  @Test func `a tab bar traps if its items contain an item twice`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let item = TabBarItem(title: "Play")
        TabBar().items = [item, item]
      }
    }.expectMessage("the tab bar item \"Play\" is in the tab bar twice")
  }
}
