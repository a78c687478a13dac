// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class SwatchesViewController: CollectionViewController {
    private let colors: [(String, Color)] = [
      ("Red", .red), ("Orange", .orange), ("Yellow", .yellow), ("Green", .green), ("Blue", .blue), ("Gray", .gray),
    ]

    private let registration = CollectionView.CellRegistration<SwatchCell, (String, Color)> { cell, _, color in
      (cell.label.text, cell.label.textColor) = color
    }

    init() {
      let layout = CollectionViewFlowLayout()
      layout.itemSize = Size(width: 10, height: 3)
      layout.sectionInset = EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
      super.init(collectionViewLayout: layout)
      title = "Colors"
    }

    override func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
      colors.count
    }

    override func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: colors[indexPath.item])
    }

    override func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
      title = colors[indexPath.item].0
    }
  }

  final class SwatchCell: CollectionViewCell {
    let label = Label()

    required init(frame: Rect) {
      super.init(frame: frame)
      contentView.addSubview(label)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      label.frame = contentView.bounds.inset(by: EdgeInsets(top: 1, left: 2))
    }
  }

  // snippet.hide
  @Test func `a collection of colours`() throws {
    let app = TestApplication(width: 40, height: 11, NavigationController(rootViewController: SwatchesViewController()))
    app.press(.right, .enter)
    app.press(.down)
    app.advance(by: 1)
    try expectPicture(of: app)
  }
}
