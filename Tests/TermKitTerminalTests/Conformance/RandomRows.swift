import TermKit

/// A table with sections whose rows are inserted, deleted and changed.
final class RandomRows: ViewController, TableViewDataSource {
  private let table = TableView(style: .grouped)
  private var sections = [["one", "two", "日本語", "😀 four"], (0..<40).map { "row \($0)" }]

  override func loadView() {
    title = "Rows"
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    view = table
  }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { "Section \(section)" }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel.text = sections[indexPath.section][indexPath.row]
    cell.accessoryType = [.disclosureIndicator, .none, .detailButton][indexPath.row % 3]
    return cell
  }

  /// Scrolls by some rows.
  func scroll(by rows: Int) -> String {
    table.contentOffset.y += rows
    return "scrolling by \(rows)"
  }

  /// Changes the table if it is loaded.
  func change(_ chance: inout Chance, isShown: Bool) -> String {
    guard isViewLoaded else { return "no change of a table" }
    let section = chance.number(0...1)
    let count = sections[section].count
    switch chance.number(0...4) {
    case 0:
      sections[section].insert(chance.text(), at: 0)
      table.insertRows(at: [IndexPath(row: 0, section: section)], with: chance.pick([.fade, .none]))
    case 1 where count > 1:
      let row = chance.number(0...count - 1)
      sections[section].remove(at: row)
      table.deleteRows(at: [IndexPath(row: row, section: section)], with: chance.pick([.fade, .none]))
    case 2: table.contentOffset = Point(x: 0, y: chance.number(-2...30))
    case 3:
      sections[section] = (0..<chance.number(1...30)).map { "new \($0)" }
      table.reloadData()
    default: table.selectRow(at: IndexPath(row: 0, section: section), animated: false, scrollPosition: .top)
    }
    return isShown ? "a change of the table" : "a change of the table out of sight"
  }
}

/// Text fields, text views and segmented controls for input.
final class RandomInputs: ViewController {
  private let field = TextField(placeholder: "Placeholder")
  private let text = TextView(text: "Some text to begin with.\nAnd a second line.")
  private let segments = SegmentedControl(titles: ["One", "Two", "三"])

  override func loadView() {
    title = "Inputs"
    view = View()
    view.backgroundColor = .white
    field.frame = Rect(x: 1, y: 2, width: 24, height: 3)
    segments.frame = Rect(x: 1, y: 6, width: 30, height: 1)
    text.frame = Rect(x: 1, y: 8, width: 28, height: 6)
    for part in [field, segments, text] { view.addSubview(part) }
  }

  /// Changes one of the controls.
  func change(_ chance: inout Chance) -> String {
    switch chance.number(0...5) {
    case 0: field.insertText(chance.text())
    case 1: field.borderStyle = chance.pick(TextBorderStyle.allCases)
    case 2: text.insertText(chance.text() + "\n")
    case 3: text.becomeFirstResponder()
    case 4: field.becomeFirstResponder()
    default: segments.selectedSegmentIndex = chance.pick([nil, 0, 1, 2])
    }
    return "a change of the inputs"
  }
}
