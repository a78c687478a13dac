import TermKit

/// A table in whose middle a step goes on by a row or a page; at the end of a stretch of ten rows, or of two pages, it turns back. That way
/// tables of all lengths have the same to do.
final class TableStepView: SteppingView, TableViewDataSource {
  /// How far a step goes.
  enum Stride {
    case row
    case page
  }

  private let table = SteppedTableView()
  private let count: Int
  private let stride: Stride
  // Ten of them are two screens of 50, so that a page is as long in a table of ten as in any other.
  private static let rowHeight = 10
  private static let stretch = 10

  // Where the stretch begins.
  private var first: Int { (count - Self.stretch) / 2 }

  init(count: Int, stride: Stride) {
    self.count = count
    self.stride = stride
    super.init()
    table.register(TableViewCell.self, style: .value1, forCellReuseIdentifier: "row")
    table.rowHeight = Self.rowHeight
    // It moves in a short table only.
    table.showsVerticalScrollIndicator = false
    table.dataSource = self
    table.step = { [unowned self] in _ = pressBegan(.character(" ")) }
    addSubview(table)
  }

  override var canBecomeFirstResponder: Bool { false }

  override func layoutSubviews() {
    let isNew = table.bounds.isEmpty
    table.frame = bounds
    if isNew { table.selectRow(at: IndexPath(row: first, section: 0), animated: false, scrollPosition: .top) }
  }

  override func step() {
    switch stride {
    case .row: _ = table.pressBegan(Key((stepCount - 1) / (Self.stretch - 1) % 2 == 0 ? .down : .up))
    case .page: press(stepCount % 2 == 0 ? .pageUp : .pageDown)
    }
  }

  private func press(_ code: KeyCode) {
    let key = Key(code)
    table.keyCommands.first { $0.keys.contains(key) }?.action(key)
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let number = indexPath.row - first
    cell.textLabel.text = "Game \(number)"
    cell.detailTextLabel?.text = number.isMultiple(of: 2) ? "Victory" : "Defeat"
    return cell
  }
}

/// A table in which Space does something else than select.
private final class SteppedTableView: TableView {
  var step: @MainActor () -> Void = {}

  override var keyCommands: [KeyCommand] {
    [KeyCommand(title: "Step", keys: [.character(" ")]) { [weak self] in self?.step() }] + super.keyCommands
  }
}
