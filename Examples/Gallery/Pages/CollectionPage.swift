import TermKit

/// A collection of coloured cards, as a grid or as a list. Cards are inserted, deleted and shuffled (C13).
final class CollectionPage: CollectionViewController, TranslatedPage {
  let translations = Translations()
  private var decks = CardDeck.all
  private var nextNumber = 20
  private lazy var looks = segments([Text("Grid", de: "Raster", ja: "格子"), Text("List", de: "Liste", ja: "一覧")])

  private let registration = CollectionView.CellRegistration<CardCell, Card> { cell, _, card in cell.card = card }
  private let headers = CollectionView.SupplementaryRegistration<DeckHeader>(
    elementKind: CollectionView.elementKindSectionHeader
  ) { view, _, path in view.title = CardDeck.all[path.section].title.string }

  init() { super.init(collectionViewLayout: Self.grid) }

  private static var grid: CollectionViewLayout {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 12, height: 2)
    layout.sectionInset = EdgeInsets(bottom: 1, right: 1)
    layout.headerReferenceSize = Size(width: 0, height: 1)
    return layout
  }

  private static var list: CollectionViewLayout {
    var configuration = CollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    return CollectionViewCompositionalLayout.list(using: configuration)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.contentInset = EdgeInsets(top: 1)
    looks.selectedSegmentIndex = 0
    looks.addTarget(self, action: CollectionPage.changeLook, for: .valueChanged)
    navigationItem.titleView = looks
    navigationItem.rightBarButtonItems = [
      barButton(Text("Shuffle", de: "Mischen", ja: "混ぜる")) { [weak self] _ in self?.shuffle() },
      barButton(.add) { [weak self] _ in self?.insert() },
    ]
    translate { [weak self] in self?.collectionView.reloadData() }
  }

  private func changeLook() {
    let layout = looks.selectedSegmentIndex == 1 ? Self.list : Self.grid
    collectionView.setCollectionViewLayout(layout, animated: true)
  }

  override var keyCommands: [KeyCommand] {
    [
      KeyCommand(title: Text("Add a Card", de: "Karte einfügen", ja: "カードを追加").string, keys: [.character("+")]) {
        [weak self] in self?.insert()
      },
      KeyCommand(
        title: Text("Delete the Card", de: "Karte löschen", ja: "カードを削除").string, keys: [Key(.delete), Key(.backspace)]
      ) { [weak self] in
        if let path = self?.collectionView.indexPathForFocusedItem { self?.delete(path) }
      },
    ]
  }

  // MARK: Changes

  private func insert() {
    let path = collectionView.indexPathForFocusedItem ?? IndexPath(item: 0, section: 0)
    decks[path.section].cards.insert(Card(number: nextNumber), at: min(path.item, decks[path.section].cards.count))
    nextNumber += 1
    collectionView.insertItems(at: [path])
  }

  private func delete(_ path: IndexPath) {
    decks[path.section].cards.remove(at: path.item)
    collectionView.deleteItems(at: [path])
  }

  // Each card moves to the place that mirrors its own, so that the result is known.
  private func shuffle() {
    collectionView.performBatchUpdates { [self] in
      for section in decks.indices {
        let cards = decks[section].cards
        decks[section].cards = cards.indices.map { cards[CardDeck.source($0, of: cards.count)] }
        for item in cards.indices {
          let source = IndexPath(item: CardDeck.source(item, of: cards.count), section: section)
          collectionView.moveItem(at: source, to: IndexPath(item: item, section: section))
        }
      }
    }
  }

  // MARK: Data

  override func numberOfSections(in collectionView: CollectionView) -> Int { decks.count }

  override func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    decks[section].cards.count
  }

  override func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
    -> CollectionViewCell
  {
    let card = decks[indexPath.section].cards[indexPath.item]
    return collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: card)
  }

  override func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView {
    collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
  }

  override func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: Point
  ) -> ContextMenuConfiguration? {
    guard let path = indexPaths.first else { return nil }
    return ContextMenuConfiguration { [weak self] _ in
      Menu(children: [
        Action(title: Text.add.string) { _ in self?.insert() },
        Action(title: Text.delete.string, attributes: .destructive) { _ in self?.delete(path) },
      ])
    }
  }
}

/// A card with a number and a colour.
struct Card {
  let number: Int

  @MainActor var color: Color {
    [Exhibits.red, Exhibits.gold, Exhibits.green, .systemBlue, Color(red: 175, green: 82, blue: 222)][number % 5]
  }

  var name: Text {
    [
      Text("Rose", de: "Rose", ja: "バラ"), Text("Sun", de: "Sonne", ja: "太陽"), Text("Leaf", de: "Blatt", ja: "葉"),
      Text("Sky", de: "Himmel", ja: "空"), Text("Plum", de: "Pflaume", ja: "梅"),
    ][number % 5]
  }
}

/// A section of cards.
struct CardDeck {
  let title: Text
  var cards: [Card]

  static let all = [
    CardDeck(title: Text("Garden", de: "Garten", ja: "庭"), cards: (0..<8).map { Card(number: $0) }),
    CardDeck(title: Text("Meadow", de: "Wiese", ja: "草原"), cards: (8..<20).map { Card(number: $0) }),
  ]

  /// The place from which a shuffled card comes: the even places first, then the odd ones.
  static func source(_ item: Int, of count: Int) -> Int {
    let half = (count + 1) / 2
    return item < half ? 2 * item : 2 * (item - half) + 1
  }
}

/// A cell with a coloured strip, a name and a number.
private final class CardCell: CollectionViewCell {
  private let name = Label()
  private let number = CaptionLabel()
  private let strip = View()

  var card = Card(number: 0) {
    didSet {
      name.text = card.name.string
      let count = card.number + 1
      number.text = Text("No. \(count)", de: "Nr. \(count)", ja: "\(count) 番").string
      strip.backgroundColor = card.color
    }
  }

  required init(frame: Rect = .zero) {
    super.init(frame: frame)
    [strip, name, number].forEach(contentView.addSubview)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRow = bounds.width > 20
    strip.frame = Rect(x: 2, y: 0, width: 1, height: isRow ? 1 : bounds.height)
    let room = max(0, bounds.width - 4)
    name.frame = Rect(x: 4, y: 0, width: isRow ? min(8, room) : room, height: 1)
    number.frame =
      isRow ? Rect(x: 12, y: 0, width: max(0, room - 8), height: 1) : Rect(x: 4, y: 1, width: room, height: 1)
  }
}

/// The title above a section.
private final class DeckHeader: CollectionReusableView {
  private let label = CaptionLabel()

  var title: String? {
    get { label.text }
    set { label.text = newValue }
  }

  required init(frame: Rect = .zero) {
    super.init(frame: frame)
    addSubview(label)
  }

  override func layoutSubviews() { label.frame = Rect(x: 2, y: 0, width: max(0, bounds.width - 4), height: 1) }
}
