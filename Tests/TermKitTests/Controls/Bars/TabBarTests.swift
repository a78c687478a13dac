import TermKit
import TermKitTestSupport
import Testing

@testable import TermKitToolkit

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

  @Test func `B10: images above titles, all tabs of one width`() {
    let stage = stage()
    #expect(stage.text(20..<22) == "      #             ○            ×|○\n     Play        Messages      Profile")
    #expect(bar.sizeThatFits(Size(width: 80, height: 24)) == Size(width: 80, height: 2))
  }

  @Test(arguments: [ColorDepth.sixteen, .palette256, .truecolor])
  func `B10: the selected tab is filled with the tint, the others are grey`(depth: ColorDepth) {
    let stage = stage(TraitCollection(colorDepth: depth))
    let paper = stage.app.foreground(6, 20)
    #expect(paper.brightness > 0.9 && stage.app.foreground(5, 21) == paper)
    func filling(_ tint: Color) -> Color { tint.withContrast(4.5, against: paper) }
    #expect((4..<10).allSatisfy { stage.app.background($0, 20) == filling(BarStage.red) })
    #expect((4..<10).allSatisfy { stage.app.background($0, 21) == filling(BarStage.red) })
    #expect(stage.app.background(3, 21) != filling(BarStage.red), "no wider than its title and a column")
    #expect(stage.app.foreground(20, 20) == Color(white: 0.5))
    #expect(stage.app.foreground(17, 21) == Color(white: 0.5))
    bar.tintColor = BarStage.blue
    stage.turn()
    #expect(stage.app.background(6, 20) == filling(BarStage.blue))
    bar.unselectedItemTintColor = .black
    stage.turn()
    #expect(stage.app.foreground(17, 21) == .black)
  }

  @Test(arguments: ColorDepth.allCases)
  func `T12: the selected tab is bold at every depth, and reversed without colors`(depth: ColorDepth) {
    let stage = stage(TraitCollection(colorDepth: depth))
    #expect(stage.app.cell(5, 21).attributes == (depth == .none ? [.bold, .reverse] : .bold))
    #expect(stage.app.cell(17, 21).attributes == (depth == .none ? .dim : []), "where there is no grey they are dim")
  }

  @Test func `B10: selectedImage is shown while the tab is selected`() {
    let stage = stage()
    #expect(stage.app.row(20).contains("○   "))
    bar.selectedItem = items[1]
    stage.turn()
    #expect(stage.app.row(20) == "      #             ●            ×|○")
  }

  @Test func `B10: an image that is always original keeps its colours, selected or not`() {
    items[0].image = Image("#", color: BarStage.blue).withRenderingMode(.alwaysOriginal)
    items[1].image = Image("○", color: BarStage.blue).withRenderingMode(.alwaysOriginal)
    let stage = stage()
    #expect(stage.app.foreground(6, 20) == BarStage.blue)
    #expect(stage.app.foreground(20, 20) == BarStage.blue)
    #expect(stage.app.background(6, 20) == stage.app.background(5, 21), "it stands on the filled shape")
  }

  @Test func `B10: the selection indicator lies between background and item`() {
    bar.isTranslucent = false
    bar.barTintColor = .white
    bar.selectionIndicatorImage = Image(color: BarStage.blue.withAlpha(0.5)).resizableImage(withCapInsets: .zero)
    let stage = stage()
    let color = BarStage.blue.withAlpha(0.5).over(.white)
    #expect((0..<42).map { stage.app.background($0, 20) == color } == (0..<42).map { $0 < 14 })
    #expect(stage.app.row(21).contains("Play"))
    bar.selectedItem = items[2]
    stage.turn()
    #expect((0..<42).map { stage.app.background($0, 21) == color } == (0..<42).map { $0 >= 28 })
    bar.selectionIndicatorImage = Image(color: BarStage.blue, size: Size(width: 6, height: 1))
    stage.turn()
    #expect((0..<42).filter { stage.app.background($0, 20) == BarStage.blue } == Array(32..<38), "at its own size")
  }

  @Test func `B10: title attributes by state`() {
    for item in items {
      item.setTitleTextAttributes(TitleTextAttributes(foregroundColor: .black, attributes: .italic), for: .normal)
      item.setTitleTextAttributes(TitleTextAttributes(foregroundColor: BarStage.blue), for: .selected)
    }
    let stage = stage()
    #expect(stage.app.background(5, 21) == BarStage.blue, "the shape has the color of the title")
    #expect(stage.app.cell(5, 21).attributes == .bold)
    #expect(stage.app.foreground(17, 21) == .black)
    #expect(stage.app.cell(17, 21).attributes == .italic)
  }

  @Test func `a badge stands beside the image`() {
    items[1].badgeValue = "3"
    let stage = stage()
    #expect(stage.app.row(20) == "      #             ○ 3          ×|○")
    #expect(stage.app.background(22, 20) == items[1].badgeColor)
    #expect(stage.app.foreground(22, 20) == .white)
    items[1].badgeValue = "1234567890"
    stage.turn()
    #expect(stage.app.row(20).contains("12345…"))
    items[1].badgeValue = nil
    stage.turn()
    #expect(stage.app.row(20) == "      #             ○            ×|○")
  }

  @Test(arguments: BarStyle.allCases) func `T12: without colours a badge is the opposite of its bar`(style: BarStyle) {
    bar.barStyle = style
    items[1].badgeValue = "3"
    let stage = stage(TraitCollection(colorDepth: .none))
    #expect(stage.app.background(22, 20) == style.titleColor)
    #expect(stage.app.foreground(22, 20) == style.barColor)
  }

  @Test func `in plain ASCII images have plain forms`() {
    let stage = stage(TraitCollection(glyphLevel: .ascii))
    #expect(stage.app.row(20).hasSuffix("x|o"))
  }

  // MARK: Compact

  @Test func `on a terminal of fewer than 20 rows image and title stand in one row, live`() {
    bar.frame = Rect(0, 10, 42, 1)
    let stage = stage(height: 16)
    #expect(bar.sizeThatFits(Size(width: 42, height: 16)) == Size(width: 42, height: 1))
    #expect(stage.app.row(10) == "    # Play      ○ Messages   ×|○ Profile")
    stage.app.resize(to: Size(width: 42, height: 24))
    #expect(bar.sizeThatFits(Size(width: 42, height: 24)).height == 2)
  }

  @Test func `in one row tabs share the room by need, then titles are cut`() {
    bar.frame = Rect(0, 10, 40, 1)
    items[1].badgeValue = "3"
    let stage = stage(height: 16)
    for title in ["Play", "Messages", "Profile", " 3 "] { #expect(stage.app.row(10).contains(title)) }
    bar.frame.size.width = 30
    stage.turn()
    #expect(stage.app.row(10).contains("…"))
  }

  @Test func `five tabs fit on 40 columns, each with the room it needs; then titles are cut`() {
    bar.frame = Rect(0, 20, 40, 2)
    let stage = stage()
    bar.items = ["Play", "Messages", "Profile", "Options", "Help"].map { TabBarItem(title: $0, image: Image("o")) }
    stage.turn()
    #expect(stage.text(20..<22) == "  o       o         o        o      o\n Play  Messages  Profile  Options  Help")
    bar.frame.size.width = 30
    stage.turn()
    #expect(stage.app.row(21) == " Play Mess… Prof… Opti…  Help")
  }

  // MARK: Selection

  @Test func `X3: the whole column of a tab takes the mouse`() {
    let stage = stage()
    click(1, stage)
    #expect(bar.selectedItem === items[1])
    stage.app.click(41, 21)
    #expect(bar.selectedItem === items[2])
    click(2, stage)
    #expect(delegate.log == ["select Messages", "select Profile", "select Profile"])
  }

  @Test func `setting selectedItem does not tell the delegate`() {
    let stage = stage()
    bar.selectedItem = items[2]
    stage.turn()
    #expect(delegate.log.isEmpty)
    #expect(stage.app.background(33, 20) != stage.app.background(6, 20), "the tab is filled")
  }

  @Test func `X3: Tab reaches the bar once, Left and Right move in it, Enter and Space select`() {
    let stage = stage()
    stage.app.press("\t")
    #expect(stage.app.cell(5, 21).attributes.contains(.bold))
    stage.app.press("\u{1B}[C")
    #expect(bar.selectedItem === items[0], "moving does not select")
    stage.app.press("\r")
    #expect(bar.selectedItem === items[1])
    stage.app.press("\u{1B}[C\u{1B}[C\u{1B}[C ")
    #expect(bar.selectedItem === items[2], "at the end it stays")
    stage.app.press("\u{1B}[D")
    stage.app.press("\t")
    #expect(stage.elsewhere.isFocused)
    stage.app.press("\t\r")
    #expect(bar.selectedItem === items[2], "one comes back to the selected tab")
    #expect(delegate.log == ["select Messages", "select Profile", "select Profile"])
  }

  @Test(arguments: ColorDepth.allCases) func `the focus is seen on selected and other tabs`(depth: ColorDepth) {
    let stage = stage(TraitCollection(colorDepth: depth))
    let before = (stage.app.cell(5, 21), stage.app.cell(17, 21))
    stage.app.press("\t")
    #expect(stage.app.cell(5, 21) != before.0)
    stage.app.press("\u{1B}[C")
    #expect(stage.app.cell(5, 21) == before.0)
    #expect(stage.app.cell(17, 21) != before.1)
  }

  @Test func `a disabled tab is deaf, and passed over`() {
    items[1].isEnabled = false
    let stage = stage()
    click(1, stage)
    #expect(bar.selectedItem === items[0])
    #expect(stage.app.cell(17, 21).attributes == .italic)
    stage.app.press("\t\u{1B}[C\r")
    #expect(bar.selectedItem === items[2])
  }

  @Test func `without a selection Tab goes to the first tab`() {
    let stage = stage()
    bar.selectedItem = nil
    stage.app.press("\t\r")
    #expect(bar.selectedItem === items[0])
  }

  @Test func `the selection goes with its item`() {
    let stage = stage()
    bar.items = [items[1], items[0]]
    #expect(bar.selectedItem === items[0])
    bar.items = [items[1]]
    #expect(bar.selectedItem == nil)
    stage.turn()
    #expect(stage.app.row(21).contains("Messages") && !stage.app.row(21).contains("Play"))
  }

  // MARK: Misuse

  @Test func `an item that is not in the bar cannot be selected`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { TabBar().selectedItem = TabBarItem(title: "Play") }
    }.expectSentence("the tab bar item \"Play\" cannot be selected: it is not in the tab bar")
  }

  @Test func `an item cannot be in a tab bar twice`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let item = TabBarItem(title: "Play")
        TabBar().items = [item, item]
      }
    }.expectSentence("the tab bar item \"Play\" is in the tab bar twice")
  }
}
