import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting

/// A cell that shows a text in its first row.
final class TextCell: CollectionViewCell {
  let label = Label()

  required init(frame: Rect = .zero) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = Rect(2, 0, max(0, bounds.width - 2), min(1, bounds.height))
  }
}

/// A header or footer that shows a text in its first row.
final class TextHeader: CollectionReusableView {
  let label = Label()

  required init(frame: Rect = .zero) {
    super.init(frame: frame)
    label.autoresizingMask = .flexibleWidth
    addSubview(label)
  }

  override func layoutSubviews() { label.frame = Rect(0, 0, bounds.width, 1) }
}

/// A collection in an application, with cells of plain text, and a record of its calls.
@MainActor class CollectionStage: CollectionViewDataSource, CollectionViewDelegate {
  var sections: [[String]]
  /// The texts of items that cannot be selected.
  var unselectable: Set<String> = []
  /// The texts of items that the delegate neither selects nor deselects.
  var refused: Set<String> = []
  /// Configures a cell beyond its text.
  var fill: (TextCell, IndexPath) -> Void = { _, _ in }
  var menu: ([IndexPath]) -> Menu? = { _ in nil }
  var recordsPrimaryActions = false
  /// The index paths that the collection asked for, and the events that it reported.
  var asked: [IndexPath] = []
  var events: [String] = []
  var displayed: [String] = []
  var ended: [String] = []
  /// Called when a cell is no longer displayed.
  var onEnd: (CollectionStage) -> Void = { _ in }
  let collection: CollectionView
  let app: TestApplication

  /// Shows the collection on the whole screen.
  init(
    _ sections: [[String]], layout: CollectionViewLayout = CollectionStage.grid(),
    size: Size = Size(width: 20, height: 8), traits: TraitCollection = TraitCollection(),
    _ prepare: (CollectionStage) -> Void = { _ in }
  ) {
    self.sections = sections
    let collection = CollectionView(collectionViewLayout: layout)
    self.collection = collection
    collection.register(TextCell.self, forCellWithReuseIdentifier: "item")
    for kind in [CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter] {
      collection.register(TextHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
    }
    app = TestApplication(
      size: size, traits: traits, rootViewController: { BareController(showing: collection) })
    prepare(self)
    collection.dataSource = self
    collection.delegate = self
    collection.becomeFirstResponder()
    app.turn()
  }

  /// Shows one section with the items "0", "1" ….
  convenience init(
    count: Int, layout: CollectionViewLayout = CollectionStage.grid(), size: Size = Size(width: 20, height: 8),
    traits: TraitCollection = TraitCollection(), _ prepare: (CollectionStage) -> Void = { _ in }
  ) {
    self.init([(0..<count).map { "\($0)" }], layout: layout, size: size, traits: traits, prepare)
  }

  /// A grid of items of 6 × 2 cells, three in a line of 20 columns, with a line of one row between them.
  static func grid(_ direction: CollectionViewFlowLayout.ScrollDirection = .vertical) -> CollectionViewFlowLayout {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 6, height: 2)
    layout.scrollDirection = direction
    return layout
  }

  static func list(
    _ appearance: CollectionLayoutListConfiguration.Appearance = .plain, hasHeaders: Bool = false
  ) -> CollectionViewCompositionalLayout {
    var configuration = CollectionLayoutListConfiguration(appearance: appearance)
    if hasHeaders { configuration.headerMode = .supplementary }
    return .list(using: configuration)
  }

  func numberOfSections(in collectionView: CollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }
  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
    asked.append(indexPath)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    if let cell = cell as? TextCell {
      cell.label.text = text(indexPath)
      fill(cell, indexPath)
    }
    return cell
  }
  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    (view as? TextHeader)?.label.text = "\(kind) \(indexPath.section)"
    return view
  }

  func collectionView(_ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    !unselectable.contains(text(indexPath))
  }
  func collectionView(_ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath) {
    events.append("highlight \(text(indexPath))")
  }
  func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    events.append("unhighlight \(text(indexPath))")
  }
  func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    !refused.contains(text(indexPath))
  }
  func collectionView(_ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    !refused.contains(text(indexPath))
  }
  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
    events.append("select \(text(indexPath))")
  }
  func collectionView(_ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    if recordsPrimaryActions { events.append("open \(text(indexPath))") }
  }
  func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {
    events.append("deselect \(text(indexPath))")
  }
  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) { displayed.append(text(indexPath)) }
  func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    ended.append((cell as? TextCell)?.label.text ?? "")
    onEnd(self)
  }
  func collectionView(
    _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { displayed.append("\(elementKind) \(indexPath.section)") }
  func collectionView(
    _ collectionView: CollectionView, didEndDisplayingSupplementaryView view: CollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { ended.append("\(elementKind) \(indexPath.section)") }
  func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: Point
  ) -> ContextMenuConfiguration? {
    menu(indexPaths).map { menu in ContextMenuConfiguration { _ in menu } }
  }

  func text(_ path: IndexPath) -> String { sections[path.section][path.item] }

  /// The texts of the visible cells, in order.
  var visibleTexts: [String] { collection.visibleCells.map { ($0 as? TextCell)?.label.text ?? "" } }

  /// The texts of the selected items.
  var selectedTexts: [String] { collection.indexPathsForSelectedItems.map(text) }

  /// The text of the item with the focus.
  var focusedText: String? { collection.indexPathForFocusedItem.map(text) }

  /// Whether the application waits for nothing but the next minute of the clock.
  var isAtRest: Bool { app.sleepDuration.map { $0 > 2 } ?? true }

  /// Returns the events since the last call.
  func takeEvents() -> [String] {
    defer { events = [] }
    return events
  }

  /// Inserts texts into the first section.
  func insert(_ texts: [String], at index: Int) {
    sections[0].insert(contentsOf: texts, at: index)
    collection.insertItems(at: texts.indices.map { IndexPath(0, index + $0) })
  }
}

/// A stage whose delegate returns a size for each item.
final class SizedStage: CollectionStage, CollectionViewDelegateFlowLayout {
  /// The sizes by text. Others are 6 × 2.
  var sizes: [String: Size] = [:]

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> Size { sizes[text(indexPath)] ?? Size(width: 6, height: 2) }
}
