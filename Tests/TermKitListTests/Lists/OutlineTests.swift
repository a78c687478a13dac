import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

private typealias Outline = DiffableDataSourceSectionSnapshot<String>

extension DiffableDataSourceSectionSnapshot<String> {
  /// The items in one line. Children are in parentheses behind an item, in brackets if they are hidden.
  fileprivate var line: String { rootItems.map(text).joined(separator: " ") }

  private func text(_ item: String) -> String {
    let children = snapshot(of: item)
    if children.items.isEmpty { return item }
    return isExpanded(item) ? "\(item)(\(children.line))" : "\(item)[\(children.line)]"
  }

  /// Fruit with apples of two kinds, and vegetables.
  fileprivate static var food: Self {
    var outline = Self()
    outline.append(["Fruit", "Vegetables"])
    outline.append(["Apples", "Pears"], to: "Fruit")
    outline.append(["Boskoop", "Gala"], to: "Apples")
    outline.append(["Leek"], to: "Vegetables")
    return outline
  }
}

/// A table that shows an outline.
@MainActor private final class OutlineStage {
  let table = TableView()
  let app: TestApplication
  let source: TableViewDiffableDataSource<String, String>

  init(
    _ outline: Outline = .food, height: Int = 7, traits: TraitCollection = TraitCollection(),
    handlers: (inout TableViewDiffableDataSource<String, String>.SectionSnapshotHandlers) -> Void = { _ in }
  ) {
    table.separatorStyle = .none
    table.rowHeight = 1
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    source = TableViewDiffableDataSource(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel.text = item
      return cell
    }
    handlers(&source.sectionSnapshotHandlers)
    app = TestApplication(size: Size(width: 20, height: height), traits: traits) { [table] application in
      let window = Window(windowScene: application.windowScene)
      window.rootViewController = BareController(showing: table)
      window.makeKeyAndVisible()
    }
    source.apply(outline, to: "food", animatingDifferences: false)
    table.becomeFirstResponder()
    app.turn()
  }

  var focused: String? { table.indexPathForFocusedRow.flatMap(source.itemIdentifier) }
  var selected: [String] { table.indexPathsForSelectedRows.compactMap(source.itemIdentifier) }

  func press(_ keys: KeyCode...) {
    for key in keys {
      app.press(key)
      app.advance(by: 1)
    }
  }

  /// The rows of the screen that are not empty.
  var rows: [String] { (0..<app.screen.size.height).map(app.row).filter { !$0.isEmpty } }
}

/// Outlines: the model.
@Suite struct SectionSnapshotTests {
  @Test func `a section snapshot adds, inserts, removes and replaces items with their descendants`() {
    var outline = Outline.food
    expectEqual(outline.line, "Fruit[Apples[Boskoop Gala] Pears] Vegetables[Leek]")
    outline.insert(["Nuts"], before: "Vegetables")
    outline.insert(["Plums"], after: "Apples")
    outline.expand(["Fruit", "Apples"])
    expectEqual(outline.line, "Fruit(Apples(Boskoop Gala) Plums Pears) Nuts Vegetables[Leek]")
    expectEqual(
      outline.visibleItems, ["Fruit", "Apples", "Boskoop", "Gala", "Plums", "Pears", "Nuts", "Vegetables"])
    outline.collapse(["Fruit"])
    expectEqual(outline.visibleItems, outline.rootItems)
    outline.delete(["Apples", "unknown"])
    var seeds = Outline()
    seeds.append(["Flax"])
    seeds.append(["Golden"], to: "Flax")
    seeds.expand(["Flax"])
    outline.replace(childrenOf: "Vegetables", using: seeds)
    expectEqual(outline.line, "Fruit[Plums Pears] Nuts Vegetables[Flax(Golden)]")
    outline.delete(["Plums", "Pears"])
    expectEqual(outline.line, "Fruit Nuts Vegetables[Flax(Golden)]")
    outline.deleteAll()
    expectEqual(outline.items, [])
  }

  @Test func `a section snapshot answers questions about items`() {
    var outline = Outline.food
    outline.expand(["Apples"])
    expectEqual(outline.items, ["Fruit", "Apples", "Boskoop", "Gala", "Pears", "Vegetables", "Leek"])
    expectEqual(outline.level(of: "Gala"), 2)
    expectEqual(outline.index(of: "Pears"), 4)
    expectNil(outline.index(of: "unknown"))
    expectEqual(outline.parent(of: "Gala"), "Apples")
    expectNil(outline.parent(of: "Fruit"))
    #expect(outline.isExpanded("Apples") && !outline.isExpanded("Fruit"))
    #expect(!outline.isVisible("Gala") && outline.isVisible("Fruit") && !outline.contains("unknown"))
    expectEqual(outline.snapshot(of: "Fruit").line, "Apples(Boskoop Gala) Pears")
    expectEqual(outline.snapshot(of: "Apples", includingParent: true).line, "Apples(Boskoop Gala)")
  }
}

/// Outlines in tables and collections.
@MainActor @Suite struct OutlineTests {
  @Test func `rows are indented, and rows with children have a triangle`() {
    let stage = OutlineStage()
    expectEqual(stage.rows, ["▌ ▸ Fruit", "  ▸ Vegetables"])
    stage.press(.right, .right, .right)
    expectEqual(
      stage.rows,
      ["  ▾ Fruit", "▌   ▾ Apples", "        Boskoop", "        Gala", "      Pears", "  ▸ Vegetables"])
    expectEqual(stage.table.visibleCells.map(\.indentationLevel), [0, 1, 2, 2, 1, 0])
  }

  @Test(arguments: [(GlyphLevel.ascii, ["> + Fruit", "  + Vegetables"]), (.blocks, ["▌ ► Fruit", "  ► Vegetables"])])
  func `terminals with fewer characters have other triangles`(level: GlyphLevel, rows: [String]) {
    expectEqual(OutlineStage(traits: TraitCollection(glyphLevel: level)).rows, rows)
  }

  @Test func `without colours, the triangle of a selected row is reversed as its text is`() throws {
    let stage = OutlineStage(traits: TraitCollection(colorDepth: .none))
    stage.press(.enter)
    let y = try #require((0..<7).first { stage.app.row($0).contains("▸ Fruit") })
    #expect((2..<12).allSatisfy { stage.app.cell($0, y).attributes.contains(.reverse) })
  }

  @Test func `Right expands a row and goes to its first child, and Left goes to the parent and collapses it`() {
    let stage = OutlineStage()
    stage.press(.right)
    expectEqual(stage.focused, "Fruit")
    stage.press(.right, .right, .right)
    expectEqual(stage.focused, "Boskoop")
    stage.press(.right)
    expectEqual(stage.focused, "Boskoop", "the row has no children")
    stage.press(.left)
    expectEqual(stage.focused, "Apples")
    stage.press(.left, .left, .left)
    expectEqual(stage.focused, "Fruit")
    expectEqual(stage.rows.count, 2)
    stage.press(.right)
    expectEqual(stage.source.snapshot(for: "food").line, "Fruit(Apples[Boskoop Gala] Pears) Vegetables[Leek]")
  }

  @Test func `Enter selects a row, and expands it if it cannot be selected`() {
    let stage = OutlineStage()
    stage.press(.enter)
    expectEqual(stage.selected, ["Fruit"])
    expectEqual(stage.rows.count, 2)
    stage.table.allowsSelection = false
    stage.press(.down, .enter)
    expectEqual(stage.selected, [])
    expectEqual(stage.rows, ["  ▸ Fruit", "▌ ▾ Vegetables", "      Leek"])
    stage.app.click(on: "Vegetables")
    stage.app.advance(by: 1)
    expectEqual(stage.rows.count, 2)
    stage.press(.up)
    expectEqual(stage.focused, "Fruit")
  }

  @Test func `a click on the triangle expands the row without selecting it`() {
    let stage = OutlineStage()
    stage.app.click(2, 1)
    stage.app.advance(by: 1)
    expectEqual(stage.rows, ["  ▸ Fruit", "▌ ▾ Vegetables", "      Leek"])
    expectEqual(stage.selected, [])
    stage.press(.down)
    stage.app.click(2, 1)
    stage.app.advance(by: 1)
    expectEqual(stage.focused, "Vegetables", "the row with the focus is hidden")
    stage.app.mouseDown(2, 0)
    stage.app.mouseDrag(12, 3)
    stage.app.mouseUp(12, 3)
    stage.app.advance(by: 1)
    expectEqual(stage.rows.count, 2, "a press that ends elsewhere does nothing")
  }

  @Test func `rows that the user has expanded stay expanded in the next snapshot, which can collapse them`() {
    let stage = OutlineStage()
    stage.press(.right, .down, .enter)
    expectEqual(stage.selected, ["Apples"])
    var next = Outline.food
    next.insert(["Bread"], before: "Fruit")
    stage.source.apply(next, to: "food")
    stage.app.advance(by: 1)
    expectEqual(stage.rows, ["    Bread", "  ▾ Fruit", "▌   ▸ Apples", "      Pears", "  ▸ Vegetables"])
    expectEqual(stage.selected, ["Apples"])
    next.collapse(["Fruit"])
    stage.source.apply(next, to: "food")
    stage.app.advance(by: 1)
    expectEqual(stage.rows.count, 3)
  }

  @Test func `the handlers decide about expanding and collapsing, and hear of it`() {
    var log: [String] = []
    let stage = OutlineStage { handlers in
      handlers.shouldExpandItem = { $0 != "Vegetables" }
      handlers.willExpandItem = { log.append("expand \($0)") }
      handlers.shouldCollapseItem = { $0 != "Apples" }
      handlers.willCollapseItem = { log.append("collapse \($0)") }
    }
    stage.press(.down, .right, .up, .right, .right, .right, .left, .left, .left)
    expectEqual(log, ["expand Fruit", "expand Apples"])
    stage.press(.up, .left)
    expectEqual(log, ["expand Fruit", "expand Apples", "collapse Fruit"])
  }

  @Test func `children can be made when their parent is expanded`() {
    var requests: [String] = []
    var folders = Outline()
    folders.append(["usr", "readme"])
    let stage = OutlineStage(folders) { handlers in
      handlers.shouldExpandItem = { !$0.hasPrefix("r") }
      handlers.snapshotForExpandingParent = { parent, present in
        requests.append("\(parent): \(present.line)")
        var children = Outline()
        children.append(["\(parent)/a"])
        return children
      }
    }
    expectEqual(stage.rows, ["▌ ▸ usr", "    readme"])
    stage.press(.right, .right, .right)
    expectEqual(stage.rows, ["  ▾ usr", "▌   ▾ usr/a", "      ▸ usr/a/a", "    readme"])
    stage.press(.left, .right)
    expectEqual(requests, ["usr: ", "usr/a: ", "usr/a: usr/a/a"])
  }

  @Test func `a snapshot of the whole list keeps outlines, unless it has other items or another order`() {
    let stage = OutlineStage()
    stage.press(.right)
    var snapshot = stage.source.snapshot()
    snapshot.deleteItems(["Pears"])
    stage.source.apply(snapshot)
    stage.app.advance(by: 1)
    expectEqual(stage.source.snapshot(for: "food").line, "Fruit(Apples[Boskoop Gala]) Vegetables[Leek]")
    snapshot.moveItem("Vegetables", beforeItem: "Fruit")
    stage.source.apply(snapshot)
    stage.app.advance(by: 1)
    expectEqual(stage.rows, ["  Vegetables", "▌ Fruit", "  Apples"])
    expectEqual(stage.source.snapshot(for: "food").line, "Vegetables Fruit Apples")
    expectEqual(stage.source.snapshot(for: "other").items, [])
  }

  @Test func `X1: rows say whether they are expanded, and their level, and have an action`() {
    let stage = OutlineStage(traits: TraitCollection(usesScreenReader: true))
    expectEqual(stage.app.application.spokenText, "Fruit, collapsed, row 1 of 2, actions available")
    let action = stage.table.visibleCells[0].accessibilityCustomActions[0]
    expectEqual(action.name, "Expand")
    #expect(action.actionHandler(action))
    stage.app.advance(by: 1)
    expectEqual(stage.app.application.spokenText, "Fruit, expanded, row 1 of 4, actions available")
    stage.press(.down, .down)
    expectEqual(stage.app.application.spokenText, "Pears, level 2, row 3 of 4")
  }

  @Test func `the list of keys names the key that expands or collapses the row`() {
    let stage = OutlineStage()
    stage.press(.character("?"))
    #expect(stage.app.text.contains("Expand") && !stage.app.text.contains("Collapse"))
  }

  @Test func `a list of a collection shows an outline, with the same keys and clicks`() {
    var configuration = CollectionLayoutListConfiguration(appearance: .plain)
    configuration.showsSeparators = false
    let collection = CollectionView(
      collectionViewLayout: CollectionViewCompositionalLayout.list(using: configuration))
    let row = CollectionView.CellRegistration<LabelCell, String> { cell, _, item in cell.label.text = item }
    let source = CollectionViewDiffableDataSource<String, String>(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
    }
    let app = TestApplication(size: Size(width: 20, height: 6)) { BareController(showing: collection) }
    source.apply(Outline.food, to: "food", animatingDifferences: false)
    collection.becomeFirstResponder()
    app.press(.right)
    app.advance(by: 1)
    app.press(.down)
    app.click(4, 1)
    app.advance(by: 1)
    expectEqual(app.text, "  ▾ Fruit\n▌   ▾ Apples\n        Boskoop\n        Gala\n      Pears\n  ▸ Vegetables")
    app.press(.left)
    app.advance(by: 1)
    app.press(.left)
    app.advance(by: 1)
    expectEqual(collection.indexPathForFocusedItem, IndexPath(item: 0, section: 0))
    expectEqual(source.snapshot(for: "food").visibleItems, ["Fruit", "Apples", "Pears", "Vegetables"])
  }
}

/// Random keys and snapshots, compared with new tables.
@MainActor @Suite struct OutlineRandomTests {
  @Test(arguments: 1...UInt64(Sample.count(3, of: 60)))
  func `after random keys and snapshots, an outline shows what a new table with its snapshot shows`(seed: UInt64) {
    var random = SeededGenerator(seed: seed &* 6007)
    let stage = OutlineStage(height: 5)
    for step in 0..<40 {
      if Int.random(in: 0..<4, using: &random) == 0 {
        var outline = stage.source.snapshot(for: "food")
        change(&outline, "\(step)", &random)
        stage.source.apply(outline, to: "food", animatingDifferences: .random(using: &random))
      } else {
        stage.app.press([KeyCode.right, .right, .left, .down, .down, .up, .enter].randomElement(using: &random) ?? .up)
      }
      stage.app.advance(by: .random(in: 0...1, using: &random))
    }
    stage.app.advance(by: 1)
    let outline = stage.source.snapshot(for: "food")
    expectEqual(stage.source.snapshot().itemIdentifiers, outline.visibleItems)
    let other = OutlineStage(outline, height: 5)
    other.table.contentOffset = stage.table.contentOffset
    other.app.turn()
    expectEqual(stage.app.text.replacing("▌", with: " "), other.app.text.replacing("▌", with: " "))
  }

  private func change(_ outline: inout Outline, _ name: String, _ random: inout SeededGenerator) {
    guard let item = outline.items.randomElement(using: &random) else { return outline.append([name]) }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: outline.append([name], to: item)
    case 1: outline.insert([name], before: item)
    case 2: outline.insert([name], after: item)
    case 3: outline.delete([item])
    case 4: outline.collapse([item])
    default: outline.expand([item])
    }
  }
}

/// A cell with a text.
private final class LabelCell: CollectionViewCell {
  let label = Label()

  required init(frame: Rect = .zero) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: 1) }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds.inset(by: layoutMargins)
  }
}
