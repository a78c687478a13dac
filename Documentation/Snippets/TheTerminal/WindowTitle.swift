// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class FileViewController: ViewController {
    private let size = 80
    private let progressView = ProgressView(frame: Rect(x: 2, y: 1, width: 20, height: 1))

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Download"
      view.addSubview(progressView)
    }

    func didReceive(_ count: Int) {
      progressView.progress = Double(count) / Double(size)
      view.window?.windowScene?.progress = count < size ? .fraction(progressView.progress) : nil
      if count == size { Application.shared.notify(title: "Download", body: "The file is here.") }
    }
  }
  // snippet.hide

  @Test func `a download in the title, at the tab and as a notification`() throws {
    let download = FileViewController()
    let app = TestApplication(width: 24, height: 3, download)
    app.application.windowScene.subtitle = "Files"
    download.didReceive(20)
    app.turn()
    #expect(app.terminal.title == "Download — Files")
    #expect(app.terminal.progress == .fraction(0.25))
    try expectPicture(of: app)
    app.type("\u{1B}[O")
    download.didReceive(80)
    app.turn()
    #expect(app.terminal.progress == nil)
    #expect(app.terminal.notifications.map(\.body) == ["The file is here."])
  }
}
