import TermKit

/// A collection that moves by a line of items or by a page at each step. It turns back at the end of a stretch of ten lines in the middle.
/// Collections of all lengths therefore do the same work.
final class CollectionStepView: SteppingView, CollectionViewDataSource {
  /// The distance of a step.
  enum Stride {
    case line
    case page
  }

  private let layout = CollectionViewFlowLayout()
  private let collection: SteppedCollectionView
  private let count: Int
  private let stride: Stride
  private let registration = CollectionView.CellRegistration<NumberCell, Int> { cell, _, number in cell.number = number
  }
  // Ten lines are two screens of 50 rows, so a page is as long in ten lines as in any other number of lines.
  private static let itemSize = Size(width: 20, height: 9)
  private static let itemsInLine = 9
  private static let stretch = 10

  // The first item of the stretch.
  private var first: Int { (count / Self.itemsInLine - Self.stretch) / 2 * Self.itemsInLine }

  /// Makes a view with a number of lines.
  init(lines: Int, stride: Stride) {
    count = lines * Self.itemsInLine
    self.stride = stride
    layout.itemSize = Self.itemSize
    collection = SteppedCollectionView(collectionViewLayout: layout)
    super.init()
    // The indicator moves in a short collection only.
    collection.showsVerticalScrollIndicator = false
    collection.dataSource = self
    collection.step = { [unowned self] in _ = pressBegan(.character(" ")) }
    addSubview(collection)
  }

  override var canBecomeFirstResponder: Bool { false }

  override func layoutSubviews() {
    let isNew = collection.bounds.isEmpty
    collection.frame = bounds
    if isNew { collection.selectItem(at: IndexPath(item: first, section: 0), animated: false, scrollPosition: .top) }
  }

  override func step() {
    switch stride {
    case .line: _ = collection.pressBegan(Key((stepCount - 1) / (Self.stretch - 1) % 2 == 0 ? .down : .up))
    case .page: press(stepCount % 2 == 0 ? .pageUp : .pageDown)
    }
  }

  private func press(_ code: KeyCode) {
    let key = Key(code)
    collection.keyCommands.first { $0.keys.contains(key) }?.action(key)
  }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: indexPath.item - first)
  }
}

/// A cell that shows a number.
private final class NumberCell: CollectionViewCell {
  private let label = Label()

  var number = 0 { didSet { label.text = "Game \(number)" } }

  required init(frame: Rect = .zero) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = Rect(x: 2, y: 0, width: bounds.width - 2, height: 1)
  }
}

/// A collection that handles Space as a step instead of a selection.
private final class SteppedCollectionView: CollectionView {
  var step: @MainActor () -> Void = {}

  override var keyCommands: [KeyCommand] {
    [KeyCommand(title: "Step", keys: [.character(" ")]) { [weak self] in self?.step() }] + super.keyCommands
  }
}
