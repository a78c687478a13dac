import TermKit

/// A table of a million rows, as fast as one of ten (C9).
final class MillionRowsPage: TableViewController {
  private static let count = 1_000_000

  override func viewDidLoad() {
    tableView.register(TableViewCell.self, style: .value1, forCellReuseIdentifier: "row")
    tableView.rowHeight = 1
    navigationItem.rightBarButtonItems = [
      BarButtonItem(title: "Last") { [weak self] _ in self?.show(row: Self.count - 1) },
      BarButtonItem(title: "Middle") { [weak self] _ in self?.show(row: Self.count / 2) },
    ]
  }

  private func show(row: Int) {
    tableView.selectRow(at: IndexPath(row: row, section: 0), animated: true, scrollPosition: .middle)
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { Self.count }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel.text = "Row \(indexPath.row + 1)"
    cell.detailTextLabel?.text = "0x" + String(indexPath.row, radix: 16)
    return cell
  }
}
