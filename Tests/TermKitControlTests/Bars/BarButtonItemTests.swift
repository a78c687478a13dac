import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import TermKitBars

/// A screen with an action.
private final class Editor: ViewController {
  var count = 0
  func save() { count += 1 }
}

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

  @Test func `B9: an item without a target calls the method of the visible screen`() {
    let screen = Editor()
    screen.navigationItem.rightBarButtonItem = BarButtonItem(title: "Save", target: nil, action: Editor.save)
    let app = TestApplication(size: Size(width: 30, height: 6)) { application in
      let window = Window(windowScene: application.windowScene)
      window.rootViewController = NavigationController(rootViewController: screen)
      window.makeKeyAndVisible()
    }
    app.click(on: "Save")
    expectEqual(screen.count, 1)
  }

  @Test func `B9: toolbar items are placed from the left, without bezels, in the tint`() {
    let stage = stage([BarButtonItem(title: "Edit"), BarButtonItem(image: Image("★", color: .black))])
    expectEqual(stage.app.row(1), "  Edit  ★")
    expectEqual(stage.app.foreground(2, 1), BarStage.red)
    expectEqual(stage.app.foreground(8, 1), BarStage.red, "images are templates")
    expectEqual(stage.backgrounds(ofRow: 1).count, 1)
    expectEqual(bar.sizeThatFits(Size(width: 80, height: 24)), Size(width: 80, height: 1))
  }

  @Test func `a new primary action changes title and image of an item, and a disabled one disables it`() {
    let item = BarButtonItem(title: "Edit", image: nil, primaryAction: nil)
    let stage = stage([item])
    item.primaryAction = Action(title: "Save") { _ in }
    stage.turn()
    expectEqual(stage.app.row(1), "  Save")
    #expect(item.isEnabled)
    item.primaryAction = Action(image: Image("★"), attributes: .disabled) { _ in }
    expectEqual(item.title, "Save", "the action has no title")
    expectEqual(item.image, Image("★"))
    #expect(!item.isEnabled)
    item.primaryAction = nil
    #expect(item.title == "Save" && item.image == Image("★"))
  }

  @Test func `the next action enables an item that a disabled action has disabled, unless the program disabled it`() {
    let item = BarButtonItem(title: "Edit")
    let disabled = Action(title: "Edit", attributes: .disabled) { _ in }
    item.primaryAction = disabled
    item.primaryAction = Action(title: "Save") { _ in }
    #expect(item.isEnabled)
    item.primaryAction = disabled
    item.primaryAction = nil
    #expect(item.isEnabled)
    item.isEnabled = false
    item.primaryAction = disabled
    item.primaryAction = nil
    #expect(!item.isEnabled)
  }

  @Test func `an enabled item whose action is disabled looks disabled, because choosing it would do nothing`() {
    var count = 0
    let action = Action(title: "Save", attributes: .disabled) { _ in count += 1 }
    let item = BarButtonItem(primaryAction: action)
    let stage = stage([item])
    item.isEnabled = true
    stage.turn()
    expectEqual((item.view as? Control)?.isEnabled, false)
    stage.app.click(on: "Save")
    expectEqual(count, 0)
    action.attributes = []
    item.isEnabled = false
    item.isEnabled = true
    stage.app.click(on: "Save")
    expectEqual(count, 1)
  }

  @Test func `the title that an initializer gets takes precedence over that of its primary action`() {
    let item = BarButtonItem(title: "Go", primaryAction: Action(title: "Start", image: Image("★")) { _ in })
    expectEqual(item.title, "Go")
    expectEqual(item.image, Image("★"))
  }

  @Test func `a primary action does not change the word of a system item`() {
    let item = BarButtonItem(systemItem: .save)
    let stage = stage([item])
    item.primaryAction = Action(title: "Store", image: Image("★")) { _ in }
    stage.turn()
    expectEqual(stage.app.row(1), "  Save")
    let disabled = Action(title: "Store", attributes: .disabled) { _ in }
    #expect(!BarButtonItem(systemItem: .save, primaryAction: disabled).isEnabled)
  }

  @Test(arguments: [(GlyphLevel.ascii, "  Compose  Edit", [2, 14]), (.braille, "  ✎  Edit", [8])])
  func `the letter of a key equivalent is underlined in titles and in words for system items, not in symbols`(
    level: GlyphLevel, text: String, columns: [Int]
  ) {
    let items = [BarButtonItem(systemItem: .compose), BarButtonItem(title: "Edit")]
    items[0].keyEquivalent = .character("c")
    items[1].keyEquivalent = .character("t")
    let stage = stage(items, TraitCollection(glyphLevel: level))
    expectEqual(stage.app.row(1), text)
    let underlined = (0..<40).filter { stage.app.cell($0, 1).attributes.contains(.underline) }
    expectEqual(underlined, columns)
  }

  @Test func `B9: flexible spaces share the free columns, and fixed spaces have their own width`() {
    let fixed = BarButtonItem(systemItem: .fixedSpace)
    fixed.width = 5
    let (a, b, c) = (BarButtonItem(title: "A"), BarButtonItem(title: "B"), BarButtonItem(title: "C"))
    let stage = stage([
      a, BarButtonItem(systemItem: .flexibleSpace), b, fixed, c, BarButtonItem(systemItem: .flexibleSpace),
    ])
    expectEqual(stage.app.row(1), "  A              B       C")
    fixed.width = 0
    stage.turn()
    #expect(stage.app.row(1).hasSuffix("B  C"))
  }

  @Test func `a toolbar that is too narrow first shrinks its gaps, then truncates the longest titles`() {
    let last = BarButtonItem(title: "Things")
    let stage = stage([BarButtonItem(title: "Something quite long"), BarButtonItem(title: "Delete"), last])
    expectEqual(stage.app.row(1), "  Something quite long  Delete  Things")
    last.title = "More things"
    stage.turn()
    expectEqual(stage.app.row(1), "Something quite long Delete More things")
    last.title = "More things still"
    stage.turn()
    expectEqual(stage.app.row(1), "Something quite… Delete More things sti…")
  }

  @Test(arguments: [
    (["Abbrechen", "Widerrufen", "Wiederholen", "Löschen"], "Abbrechen Widerrufen Wiederholen Löschen"),
    (["Abbrechen", "Widerrufen", "Wiederholen", "Entfernungen"], "Abbrechen Widerrufen Wiederho… Entfernu…"),
  ]) func `X3: a click on the first or last column of a title presses that item, even with one-column gaps`(
    titles: [String], row: String
  ) {
    var pressed: [Int] = []
    let stage = stage(
      titles.enumerated().map { index, title in BarButtonItem(title: title) { _ in pressed.append(index) } })
    expectEqual(stage.app.row(1), row)
    var column = 0
    for (index, title) in row.split(separator: " ").enumerated() {
      pressed = []
      stage.app.click(column, 1)
      stage.app.click(column + title.count - 1, 1)
      expectEqual(pressed, [index, index])
      column += title.count + 1
    }
  }

  @Test func `B9: done items are bold`() {
    let stage = stage([BarButtonItem(title: "Post", style: .done), BarButtonItem(systemItem: .save)])
    expectEqual(stage.app.cell(2, 1).attributes, .bold)
    expectEqual(stage.app.cell(8, 1).attributes, .bold)
  }

  @Test func `B9: system items are symbols, or words where the terminal lacks the symbols`() {
    func row(_ level: GlyphLevel) -> String {
      let items: [BarSystemItem] = [.add, .compose, .reply, .search, .refresh, .close]
      let bar = Toolbar(frame: Rect(0, 1, 60, 1))
      bar.items = items.map { BarButtonItem(systemItem: $0) }
      return BarStage([bar], size: Size(width: 60, height: 24), TraitCollection(glyphLevel: level)).app.row(1)
    }
    expectEqual(row(.braille), "  +  ✎  ↩  ⌕  ↻  ×")
    expectEqual(row(.blocks), "  +  Compose  Reply  Search  Refresh  ×")
    expectEqual(row(.ascii), "  +  Compose  Reply  Search  Refresh  x")
  }

  @Test func `B9: an item with an image and a title shows both on 60 or more columns, otherwise only the image`() {
    func row(_ columns: Int) -> String {
      let item = BarButtonItem(image: Image("<*>"))
      item.title = "Favorite"
      let bar = Toolbar(frame: Rect(0, 1, columns, 1))
      bar.items = [item]
      let stage = BarStage([bar], size: Size(width: columns, height: 24))
      expectEqual(item.view?.accessibilityLabel, "Favorite")
      return stage.app.row(1)
    }
    expectEqual(row(60), "  <*> Favorite")
    expectEqual(row(59), "  <*>")
  }

  @Test(arguments: [(14, "  <*> Favorite"), (13, "      <*>"), (4, " <*>")])
  func `B9: an item with an image and a fixed width shows its title only if the title fits`(width: Int, row: String) {
    let item = BarButtonItem(image: Image("<*>"))
    item.title = "Favorite"
    item.width = width
    let bar = Toolbar(frame: Rect(0, 1, 60, 1))
    bar.items = [item]
    expectEqual(BarStage([bar], size: Size(width: 60, height: 24)).app.row(1), row)
  }

  @Test(arguments: BarSystemItem.allCases) func `B9: every system item has a visible view, except for the two spaces`(
    item: BarSystemItem
  ) {
    let button = BarButtonItem(systemItem: item)
    let isGap = item == .flexibleSpace || item == .fixedSpace
    expectEqual((button.view == nil), isGap)
    #expect(isGap || button.view?.sizeThatFits(Size(width: 80, height: 1)).width ?? 0 > 2)
  }

  @Test func `B9: a navigation bar shows several items at each side`() {
    let bar = NavigationBar(["Mail"])
    bar.topItem?.leftBarButtonItems = [BarButtonItem(title: "A"), BarButtonItem(title: "B")]
    bar.topItem?.rightBarButtonItems = [BarButtonItem(title: "C"), BarButtonItem(title: "D")]
    let stage = BarStage([bar])
    expectEqual(stage.app.row(1), "  A  B            Mail            D  C")
    expectEqual(bar.topItem?.rightBarButtonItem?.title, "C")
    bar.topItem?.rightBarButtonItem = nil
    stage.turn()
    expectEqual(stage.app.row(1), "  A  B            Mail")
  }

  @Test func `I1: an item's alwaysOriginal image keeps its colours, and is paler while the item is disabled`() {
    let star = BarButtonItem(image: Image("★", color: BarStage.blue).withRenderingMode(.alwaysOriginal))
    let stage = stage([star])
    expectEqual(stage.app.foreground(2, 1), BarStage.blue)
    star.isEnabled = false
    stage.turn()
    #expect(stage.app.foreground(2, 1).red > 100)
  }

  @Test func `B9: an item's custom view is placed among the other items`() {
    let box = FilledView("#", Rect(0, 0, 4, 1))
    let item = BarButtonItem(customView: box)
    let stage = stage([BarButtonItem(title: "A"), item, BarButtonItem(title: "B")])
    expectEqual(stage.app.row(1), "  A #### B")
    item.width = 6
    stage.turn()
    #expect(stage.app.row(1).contains("######"))
  }

  @Test func `B7: an item's title has the attributes for its state, and not those for normal`() {
    let item = BarButtonItem(title: "Edit")
    item.setTitleTextAttributes(
      TitleTextAttributes(foregroundColor: BarStage.blue, attributes: .underline), for: .normal)
    item.setTitleTextAttributes(TitleTextAttributes(foregroundColor: .black), for: .disabled)
    let stage = stage([item])
    expectEqual(stage.app.foreground(2, 1), BarStage.blue)
    expectEqual(stage.app.cell(2, 1).attributes, .underline)
    stage.app.press("\t")
    expectEqual(stage.app.foreground(2, 1), BarStage.blue, "the focus does not change the attributes")
    item.isEnabled = false
    stage.turn()
    expectEqual(stage.app.foreground(2, 1), .black)
    expectEqual(stage.app.cell(2, 1).attributes, .italic)
    expectEqual(item.titleTextAttributes(for: .disabled)?.foregroundColor, .black)
  }

  @Test func `B9: an item shows the background image for its state and the metrics of the bar`() {
    let item = BarButtonItem(title: "Edit")
    item.setBackgroundImage(Image("(-)"), for: .normal)
    item.setBackgroundImage(Image("[=]"), for: .highlighted)
    item.setBackgroundImage(Image("<.>"), for: .normal, barMetrics: .compact)
    let stage = stage([item])
    expectEqual(stage.app.row(1), " (Edit)")
    stage.app.mouseDown(3, 1)
    expectEqual(stage.app.row(1), " [Edit]")
    stage.app.mouseUp(30, 8)
    stage.app.resize(to: Size(width: 40, height: 16))
    expectEqual(stage.app.row(1), " <Edit>")
    expectEqual(item.backgroundImage(for: .highlighted), Image("[=]"))
  }

  // MARK: Pressing

  @Test func `X3: an item can be pressed with the mouse and with the keyboard`() {
    var pressed: [String] = []
    let items = ["A", "B"].map { title in BarButtonItem(title: title) { pressed.append($0.title ?? "") } }
    let stage = stage(items)
    stage.app.click(5, 1)
    stage.app.press("\r")
    stage.app.press("\u{1B}[D")
    stage.app.press(" ")
    expectEqual(pressed, ["B", "B", "A"])
  }

  @Test func `B9: an item calls its target's method and does not retain the target`() {
    var target: Target? = Target()
    let items = [
      BarButtonItem(title: "A", target: target ?? Target(), action: Target.act),
      BarButtonItem(image: Image("B"), target: target ?? Target(), action: Target.act),
      BarButtonItem(systemItem: .add, target: target ?? Target(), action: Target.act),
    ]
    let stage = stage(items)
    for x in [2, 5, 8] { stage.app.click(x, 1) }
    expectEqual(target?.count, 3)
    weak let weakTarget = target
    target = nil
    expectNil(weakTarget)
    stage.app.click(2, 1)
  }

  @Test func `a disabled item ignores clicks, is drawn pale and italic, and is skipped by the focus`() {
    var pressed: [String] = []
    let items = ["A", "B", "C"].map { title in BarButtonItem(title: title) { pressed.append($0.title ?? "") } }
    items[1].isEnabled = false
    let stage = stage(items)
    expectEqual(stage.app.cell(5, 1).attributes, .italic)
    #expect(stage.app.foreground(5, 1) != BarStage.red)
    stage.app.click(5, 1)
    stage.app.press("\t\t\r")
    expectEqual(pressed, ["C"])
  }

  @Test func `setting toolbar items with animation fades from the old items to the new items`() {
    let stage = stage([BarButtonItem(title: "Edit")])
    bar.setItems([BarButtonItem(title: "Done")], animated: true)
    stage.app.advance(by: 0.15)
    #expect((40..<230).contains(stage.app.foreground(2, 1).green))
    stage.app.advance(by: 0.3)
    expectEqual(stage.app.row(1), "  Done")
    expectEqual(bar.subviews.filter { $0 is BarButton }.count, 1)
  }

  @Test func `a toolbar traps if its items contain an item twice`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let item = BarButtonItem(title: "Edit")
        Toolbar().items = [item, item]
      }
    }.expectMessage("the bar button item \"Edit\" is in the bar twice")
  }
}
