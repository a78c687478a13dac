// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class TeaViewController: ViewController {
    private let label = Label()
    private var secondsLeft = 180
    private var timer: ScheduledTimer?

    override func viewDidLoad() {
      super.viewDidLoad()
      label.frame = Rect(x: 2, y: 1, width: 20, height: 1)
      view.addSubview(label)
      timer = schedule(every: 1) { tea in tea.showNextSecond() }
    }

    private func showNextSecond() {
      secondsLeft -= 1
      label.text = secondsLeft > 0 ? "Tea in \(secondsLeft) s" : "The tea is ready."
      guard secondsLeft == 0 else { return }
      timer?.invalidate()
      schedule(after: 10) { tea in tea.dismiss(animated: true) }
    }
    // snippet.hide
    override var prefersStatusBarHidden: Bool { true }
    // snippet.show
  }

  // snippet.hide
  @Test func `a timer for tea`() throws {
    let app = TestApplication(width: 24, height: 3, TeaViewController())
    app.advance(by: 42)
    try expectPicture(of: app)
    app.advance(by: 138)
    #expect(app.row(1) == "  The tea is ready.")
    app.advance(by: 10)
    #expect(app.sleepDuration == nil)
  }
}
