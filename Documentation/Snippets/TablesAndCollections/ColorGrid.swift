// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class ColorsViewController: CollectionViewController {
    private let colors: [Color] = [.red, .orange, .yellow, .green, .systemBlue, .blue, .darkGray, .lightGray]
    private let swatch = CollectionView.CellRegistration<CollectionViewCell, Color> { cell, _, color in
      let view = View()
      view.backgroundColor = color
      cell.backgroundView = view
    }

    init() {
      let layout = CollectionViewFlowLayout()
      layout.itemSize = Size(width: 6, height: 2)
      layout.sectionInset = EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
      super.init(collectionViewLayout: layout)
    }

    override func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
      colors.count
    }

    override func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(using: swatch, for: indexPath, item: colors[indexPath.item])
    }
    // snippet.hide
    override var prefersStatusBarHidden: Bool { true }
    // snippet.show
  }

  // snippet.hide
  @Test func `a grid of colours`() throws {
    let colors = ColorsViewController()
    let app = TestApplication(width: 36, height: 7, colors)
    app.press(.right, .right, .down)
    app.advance(by: 1)
    try expectPicture(of: app)
    app.press(.enter)
    #expect(colors.collectionView.indexPathsForSelectedItems == [IndexPath(item: 6, section: 0)])
    app.resize(to: Size(width: 22, height: 13))
    try expectPicture(of: app, named: "Narrow")
  }
}
