// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class DownloadCell: TableViewCell {
    let bar = ProgressView()

    required init(style: Style = .default, reuseIdentifier: String? = nil) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(bar)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      let room = contentView.bounds.inset(by: contentMargins)
      bar.frame = Rect(x: room.maxX - 12, y: room.minY, width: 12, height: 1)
    }
  }

  // snippet.hide
  final class DownloadsViewController: TableViewController {
    private let downloads = [("Debian", 0.75), ("Alpine", 1), ("Fedora", 0.25)]

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(DownloadCell.self, forCellReuseIdentifier: "download")
    }

    override var prefersStatusBarHidden: Bool { true }

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { downloads.count }

    override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "download", for: indexPath)
      cell.textLabel.text = downloads[indexPath.row].0
      (cell as? DownloadCell)?.bar.progress = downloads[indexPath.row].1
      return cell
    }
  }

  @Test func `cells with a progress bar`() throws {
    try expectPicture(of: TestApplication(width: 32, height: 6, DownloadsViewController()))
  }
}
