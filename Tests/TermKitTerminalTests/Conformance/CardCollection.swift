import TermKit

/// A collection of texts that is its own data source.
final class CardCollection: CollectionView, CollectionViewDataSource {
  private var cards: [String]
  private let registration = CollectionView.CellRegistration<CardCell, String> { cell, _, text in cell.label.text = text
  }

  init(layout: CollectionViewLayout, cards: [String]) {
    self.cards = cards
    super.init(frame: .zero, collectionViewLayout: layout)
    dataSource = self
  }

  /// The number of cards.
  var count: Int { cards.count }

  func insert(_ card: String, at index: Int) {
    cards.insert(card, at: index)
    insertItems(at: [IndexPath(item: index, section: 0)])
  }

  func remove(at index: Int) {
    cards.remove(at: index)
    deleteItems(at: [IndexPath(item: index, section: 0)])
  }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { cards.count }

  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: cards[indexPath.item])
  }
}

/// A cell that shows a text in all its rows.
private final class CardCell: CollectionViewCell {
  let label = Label()

  required init(frame: Rect = .zero) {
    super.init(frame: frame)
    label.numberOfLines = 0
    contentView.addSubview(label)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }
}
