// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  final class DownloadViewController: ViewController {
    let progress = ProgressView()

    override func viewDidLoad() {
      super.viewDidLoad()
      progress.frame = Rect(x: 2, y: 1, width: 30, height: 1)
      progress.progress = 1
      let button = Button(title: "Open")
      button.frame = Rect(x: 2, y: 3, width: 8, height: 1)
      view.addSubview(progress)
      view.addSubview(button)
    }

    override var prefersStatusBarHidden: Bool { true }

    // snippet.show
    func downloadDidEnd() {
      Accessibility.post(.announcement("The download is complete."))
    }
    // snippet.hide
  }

  @Test func `an announcement`() throws {
    let download = DownloadViewController()
    let app = TestApplication(width: 44, height: 6, download)
    app.application.traitOverrides.usesScreenReader = true
    app.advance(by: 1)
    download.downloadDidEnd()
    app.advance(by: 1)
    #expect(app.application.spokenText?.contains("The download is complete.") == true)
    try expectPicture(of: app)
  }
}
