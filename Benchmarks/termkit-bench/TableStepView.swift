import TermKit

/// A table that moves by a row or by a page at each step. It turns back at the end of a stretch of ten rows, or of two pages, in the
/// middle of the table. Tables of all lengths therefore do the same work.
final class TableStepView: SteppingView, TableViewDataSource {
  /// The distance of a step.
  enum Stride {
    case row
    case page
  }

  private let table = SteppedTableView()
  private let count: Int
  private let stride: Stride
  // Ten rows are two screens of 50 rows, so a page is as long in a table of ten as in any other table.
  private static let rowHeight = 10
  private static let stretch = 10

  // The first row of the stretch.
  private var first: Int { (count - Self.stretch) / 2 }

  init(count: Int, stride: Stride) {
    self.count = count
    self.stride = stride
    super.init()
    table.register(TableViewCell.self, style: .value1, forCellReuseIdentifier: "row")
    table.rowHeight = Self.rowHeight
    // The indicator moves in a short table only.
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

/// A table that handles Space as a step instead of a selection.
private final class SteppedTableView: TableView {
  var step: @MainActor () -> Void = {}

  override var keyCommands: [KeyCommand] {
    [KeyCommand(title: "Step", keys: [.character(" ")]) { [weak self] in self?.step() }] + super.keyCommands
  }
}
