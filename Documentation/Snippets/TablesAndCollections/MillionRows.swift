// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class NumbersViewController: TableViewController {
    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1_000_000 }

    override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "number") ?? TableViewCell(reuseIdentifier: "number")
      cell.textLabel.text = "Row \(indexPath.row + 1)"
      return cell
    }
    // snippet.hide
    override var prefersStatusBarHidden: Bool { true }
    // snippet.show
  }

  // snippet.hide
  @Test func `the last of a million rows`() throws {
    let app = TestApplication(width: 24, height: 6, NumbersViewController())
    app.press(.end)
    app.advance(by: 1)
    try expectPicture(of: app)
  }
}
