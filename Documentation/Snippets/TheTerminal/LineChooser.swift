import TermKit
// snippet.hide
import TermKitTesting
import Testing

// snippet.show

final class ChooserViewController: TableViewController {
  private let lines: [String]
  private(set) var chosen: String?

  init(lines: [String]) {
    self.lines = lines
    super.init()
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { lines.count }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "line") ?? TableViewCell(reuseIdentifier: "line")
    cell.textLabel.text = lines[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    chosen = lines[indexPath.row]
    Application.shared.quit()
  }
}

final class ChooserDelegate: ApplicationDelegate {
  let chooser: ChooserViewController

  init(_ chooser: ChooserViewController) { self.chooser = chooser }

  func applicationDidFinishLaunching(_ application: Application) {
    let window = Window(windowScene: application.windowScene)
    window.backgroundColor = .white
    window.rootViewController = chooser
    window.makeKeyAndVisible()
  }
}

// snippet.hide
@MainActor private func main() throws {
  // snippet.show
  let chooser = ChooserViewController(lines: Array(AnyIterator { readLine() }))
  let end = try Application(delegate: ChooserDelegate(chooser)).run()
  if let chosen = chooser.chosen { print(chosen) }
  end.endProcess()
  // snippet.hide
}

extension Snippets {
  @Test func `a chooser of lines`() throws {
    let chooser = ChooserViewController(lines: ["alps.jpg", "beach.jpg", "cats.jpg"])
    let app = TestApplication(size: Size(width: 30, height: 7), delegate: ChooserDelegate(chooser))
    app.press(.down)
    try expectPicture(of: app)
    app.press(.enter)
    #expect(chooser.chosen == "beach.jpg")
    #expect(app.application.isEnding)
  }
}
