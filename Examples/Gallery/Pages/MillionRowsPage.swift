import TermKit

/// A table of a million rows, as fast as one of ten (C9).
final class MillionRowsPage: TableViewController, TranslatedPage {
  let translations = Translations()
  private static let count = 1_000_000

  override func viewDidLoad() {
    tableView.register(TableViewCell.self, style: .value1, forCellReuseIdentifier: "row")
    tableView.rowHeight = 1
    navigationItem.rightBarButtonItems = [
      barButton(Text("Last", de: "Ende", ja: "最後")) { [weak self] _ in self?.show(row: Self.count - 1) },
      barButton(Text("Middle", de: "Mitte", ja: "中央")) { [weak self] _ in self?.show(row: Self.count / 2) },
    ]
    let control = RefreshControl()
    control.addTarget(self, action: MillionRowsPage.loadAgain, for: .valueChanged)
    refreshControl = control
    translate { [unowned self] in reloadTexts() }
  }

  private func reloadTexts() {
    let selected = tableView.indexPathForSelectedRow
    tableView.reloadData()
    tableView.selectRow(at: selected, animated: false)
  }

  private func loadAgain() {
    schedule(after: 1.5) { page in
      page.reloadTexts()
      page.refreshControl?.endRefreshing()
    }
  }

  private func show(row: Int) {
    tableView.selectRow(at: IndexPath(row: row, section: 0), animated: true, scrollPosition: .middle)
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { Self.count }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel.text =
      Text(
        "Row \(indexPath.row + 1)", de: "Zeile \(indexPath.row + 1)", ja: "\(indexPath.row + 1) 行目"
      ).string
    cell.detailTextLabel?.text = "0x" + String(indexPath.row, radix: 16)
    return cell
  }
}
