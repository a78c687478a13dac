// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class TimerViewController: ViewController {
    private let label = Label(text: "0 s")
    private var seconds = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      label.frame = Rect(x: 2, y: 1, width: 10, height: 1)
      view.addSubview(label)
      schedule(every: 1) { controller in controller.showNextSecond() }
    }

    private func showNextSecond() {
      seconds += 1
      label.text = "\(seconds) s"
    }
  }

  @MainActor @Test func `a timer counts the seconds`() {
    let app = TestApplication(size: Size(width: 20, height: 3)) { TimerViewController() }
    app.advance(by: 2.5)
    #expect(app.row(1) == "  2 s")
  }
  // snippet.hide

  @Test func `a timer after two seconds`() throws {
    let app = TestApplication(width: 20, height: 3, TimerViewController())
    app.advance(by: 2.5)
    try expectPicture(of: app)
  }
}
