import TermKit
import TermKitTestSupport
import Testing

@testable import TermKitToolkit

@MainActor @Suite struct BarButtonItemTests {
  @MainActor private final class Target {
    var count = 0
    func act() { count += 1 }
  }

  private let bar = Toolbar(frame: Rect(0, 1, 40, 1))

  private func stage(_ items: [BarButtonItem], _ traits: TraitCollection = TraitCollection()) -> BarStage {
    bar.items = items
    return BarStage([bar], traits)
  }

  @Test func `B9: items stand from the left, without bezels, in the tint`() {
    let stage = stage([BarButtonItem(title: "Edit"), BarButtonItem(image: Image("★", color: .black))])
    #expect(stage.app.row(1) == "  Edit  ★")
    #expect(stage.app.foreground(2, 1) == BarStage.red)
    #expect(stage.app.foreground(8, 1) == BarStage.red, "images are templates")
    #expect(stage.backgrounds(ofRow: 1).count == 1)
    #expect(bar.sizeThatFits(Size(width: 80, height: 24)) == Size(width: 80, height: 1))
  }

  @Test(arguments: [(GlyphLevel.ascii, "  Compose  Edit", [2, 14]), (.braille, "  ✎  Edit", [8])])
  func `the letter of a key equivalent is underlined in titles and words, not in signs`(
    level: GlyphLevel, text: String, columns: [Int]
  ) {
    let items = [BarButtonItem(systemItem: .compose), BarButtonItem(title: "Edit")]
    items[0].keyEquivalent = .character("c")
    items[1].keyEquivalent = .character("t")
    let stage = stage(items, TraitCollection(glyphLevel: level))
    #expect(stage.app.row(1) == text)
    let underlined = (0..<40).filter { stage.app.cell($0, 1).attributes.contains(.underline) }
    #expect(underlined == columns)
  }

  @Test func `B9: flexible spaces share the room, fixed ones have their width`() {
    let fixed = BarButtonItem(systemItem: .fixedSpace)
    fixed.width = 5
    let (a, b, c) = (BarButtonItem(title: "A"), BarButtonItem(title: "B"), BarButtonItem(title: "C"))
    let stage = stage([
      a, BarButtonItem(systemItem: .flexibleSpace), b, fixed, c, BarButtonItem(systemItem: .flexibleSpace),
    ])
    #expect(stage.app.row(1) == "  A              B       C")
    fixed.width = 0
    stage.turn()
    #expect(stage.app.row(1).hasSuffix("B  C"))
  }

  @Test func `where there is no room for all gaps give way, then the longest are cut`() {
    let last = BarButtonItem(title: "Things")
    let stage = stage([BarButtonItem(title: "Something quite long"), BarButtonItem(title: "Delete"), last])
    #expect(stage.app.row(1) == "  Something quite long  Delete  Things")
    last.title = "More things"
    stage.turn()
    #expect(stage.app.row(1) == "Something quite long Delete More things")
    last.title = "More things still"
    stage.turn()
    #expect(stage.app.row(1) == "Something quite… Delete More things sti…")
  }

  @Test(arguments: [
    (["Abbrechen", "Widerrufen", "Wiederholen", "Löschen"], "Abbrechen Widerrufen Wiederholen Löschen"),
    (["Abbrechen", "Widerrufen", "Wiederholen", "Entfernungen"], "Abbrechen Widerrufen Wiederho… Entfernu…"),
  ]) func `X3: with a single column between them each item is pressed where its title is`(titles: [String], row: String)
  {
    var pressed: [Int] = []
    let stage = stage(
      titles.enumerated().map { index, title in BarButtonItem(title: title) { _ in pressed.append(index) } })
    #expect(stage.app.row(1) == row)
    var column = 0
    for (index, title) in row.split(separator: " ").enumerated() {
      pressed = []
      stage.app.click(column, 1)
      stage.app.click(column + title.count - 1, 1)
      #expect(pressed == [index, index])
      column += title.count + 1
    }
  }

  @Test func `B9: done items are bold`() {
    let stage = stage([BarButtonItem(title: "Post", style: .done), BarButtonItem(systemItem: .save)])
    #expect(stage.app.cell(2, 1).attributes == .bold)
    #expect(stage.app.cell(8, 1).attributes == .bold)
  }

  @Test func `B9: system items are signs, and words where the terminal has not got these`() {
    func row(_ level: GlyphLevel) -> String {
      let items: [BarSystemItem] = [.add, .compose, .reply, .search, .refresh, .close]
      let bar = Toolbar(frame: Rect(0, 1, 60, 1))
      bar.items = items.map { BarButtonItem(systemItem: $0) }
      return BarStage([bar], size: Size(width: 60, height: 24), TraitCollection(glyphLevel: level)).app.row(1)
    }
    #expect(row(.braille) == "  +  ✎  ↩  ⌕  ↻  ×")
    #expect(row(.blocks) == "  +  Compose  Reply  Search  Refresh  ×")
    #expect(row(.ascii) == "  +  Compose  Reply  Search  Refresh  x")
  }

  @Test func `B9: an item with an image and a title shows both from 60 columns on, and the image below that`() {
    func row(_ columns: Int) -> String {
      let item = BarButtonItem(image: Image("<*>"))
      item.title = "Favorite"
      let bar = Toolbar(frame: Rect(0, 1, columns, 1))
      bar.items = [item]
      let stage = BarStage([bar], size: Size(width: columns, height: 24))
      #expect(item.view?.accessibilityLabel == "Favorite")
      return stage.app.row(1)
    }
    #expect(row(60) == "  <*> Favorite")
    #expect(row(59) == "  <*>")
  }

  @Test(arguments: [(14, "  <*> Favorite"), (13, "      <*>"), (4, " <*>")])
  func `B9: an item of a fixed width shows its word only where that fits`(width: Int, row: String) {
    let item = BarButtonItem(image: Image("<*>"))
    item.title = "Favorite"
    item.width = width
    let bar = Toolbar(frame: Rect(0, 1, 60, 1))
    bar.items = [item]
    #expect(BarStage([bar], size: Size(width: 60, height: 24)).app.row(1) == row)
  }

  @Test(arguments: BarSystemItem.allCases) func `B9: every system item is seen or is a gap`(item: BarSystemItem) {
    let button = BarButtonItem(systemItem: item)
    let isGap = item == .flexibleSpace || item == .fixedSpace
    #expect((button.view == nil) == isGap)
    #expect(isGap || button.view?.sizeThatFits(Size(width: 80, height: 1)).width ?? 0 > 2)
  }

  @Test func `B9: several items per side`() {
    let bar = NavigationBar(["Mail"])
    bar.topItem?.leftBarButtonItems = [BarButtonItem(title: "A"), BarButtonItem(title: "B")]
    bar.topItem?.rightBarButtonItems = [BarButtonItem(title: "C"), BarButtonItem(title: "D")]
    let stage = BarStage([bar])
    #expect(stage.app.row(1) == "  A  B            Mail            D  C")
    #expect(bar.topItem?.rightBarButtonItem?.title == "C")
    bar.topItem?.rightBarButtonItem = nil
    stage.turn()
    #expect(stage.app.row(1) == "  A  B            Mail")
  }

  @Test func `I1: an image that is always original keeps its colours, and is paler when disabled`() {
    let star = BarButtonItem(image: Image("★", color: BarStage.blue).withRenderingMode(.alwaysOriginal))
    let stage = stage([star])
    #expect(stage.app.foreground(2, 1) == BarStage.blue)
    star.isEnabled = false
    stage.turn()
    #expect(stage.app.foreground(2, 1).red > 100)
  }

  @Test func `B9: a custom view stands among the others`() {
    let box = FilledView("#", Rect(0, 0, 4, 1))
    let item = BarButtonItem(customView: box)
    let stage = stage([BarButtonItem(title: "A"), item, BarButtonItem(title: "B")])
    #expect(stage.app.row(1) == "  A #### B")
    item.width = 6
    stage.turn()
    #expect(stage.app.row(1).contains("######"))
  }

  @Test func `B7: title attributes by state; one without takes normal's`() {
    let item = BarButtonItem(title: "Edit")
    item.setTitleTextAttributes(
      TitleTextAttributes(foregroundColor: BarStage.blue, attributes: .italic), for: .normal)
    item.setTitleTextAttributes(TitleTextAttributes(foregroundColor: .black), for: .disabled)
    let stage = stage([item])
    #expect(stage.app.foreground(2, 1) == BarStage.blue)
    #expect(stage.app.cell(2, 1).attributes == .italic)
    stage.app.press("\t")
    #expect(stage.app.foreground(2, 1) == BarStage.blue, "with the focus it is the same state")
    item.isEnabled = false
    stage.turn()
    #expect(stage.app.foreground(2, 1) == .black)
    #expect(stage.app.cell(2, 1).attributes == .italic)
    #expect(item.titleTextAttributes(for: .disabled)?.foregroundColor == .black)
  }

  @Test func `B9: background images by state and metrics`() {
    let item = BarButtonItem(title: "Edit")
    item.setBackgroundImage(Image("(-)"), for: .normal)
    item.setBackgroundImage(Image("[=]"), for: .highlighted)
    item.setBackgroundImage(Image("<.>"), for: .normal, barMetrics: .compact)
    let stage = stage([item])
    #expect(stage.app.row(1) == " (Edit)")
    stage.app.mouseDown(3, 1)
    #expect(stage.app.row(1) == " [Edit]")
    stage.app.mouseUp(30, 8)
    stage.app.resize(to: Size(width: 40, height: 16))
    #expect(stage.app.row(1) == " <Edit>")
    #expect(item.backgroundImage(for: .highlighted) == Image("[=]"))
  }

  // MARK: Pressing

  @Test func `X3: an item is pressed by mouse and by keyboard`() {
    var pressed: [String] = []
    let items = ["A", "B"].map { title in BarButtonItem(title: title) { pressed.append($0.title) } }
    let stage = stage(items)
    stage.app.click(5, 1)
    stage.app.press("\r")
    stage.app.press("\u{1B}[D")
    stage.app.press(" ")
    #expect(pressed == ["B", "B", "A"])
  }

  @Test func `B9: a method of the target is called, which is not retained`() {
    var target: Target? = Target()
    let items = [
      BarButtonItem(title: "A", target: target ?? Target(), action: Target.act),
      BarButtonItem(image: Image("B"), target: target ?? Target(), action: Target.act),
      BarButtonItem(systemItem: .add, target: target ?? Target(), action: Target.act),
    ]
    let stage = stage(items)
    for x in [2, 5, 8] { stage.app.click(x, 1) }
    #expect(target?.count == 3)
    weak let weakTarget = target
    target = nil
    #expect(weakTarget == nil)
    stage.app.click(2, 1)
  }

  @Test func `a disabled item is deaf, pale, and passed over by the focus`() {
    var pressed: [String] = []
    let items = ["A", "B", "C"].map { title in BarButtonItem(title: title) { pressed.append($0.title) } }
    items[1].isEnabled = false
    let stage = stage(items)
    #expect(stage.app.cell(5, 1).attributes == .italic)
    #expect(stage.app.foreground(5, 1) != BarStage.red)
    stage.app.click(5, 1)
    stage.app.press("\t\t\r")
    #expect(pressed == ["C"])
  }

  @Test func `toolbar items set with animation fade`() {
    let stage = stage([BarButtonItem(title: "Edit")])
    bar.setItems([BarButtonItem(title: "Done")], animated: true)
    stage.app.advance(by: 0.15)
    #expect((40..<230).contains(stage.app.foreground(2, 1).green))
    stage.app.advance(by: 0.3)
    #expect(stage.app.row(1) == "  Done")
    #expect(bar.subviews.filter { $0 is BarButton }.count == 1)
  }

  @Test func `an item cannot be in a toolbar twice`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let item = BarButtonItem(title: "Edit")
        Toolbar().items = [item, item]
      }
    }.expectSentence("the bar button item \"Edit\" is in the bar twice")
  }
}
