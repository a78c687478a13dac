// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  final class ClockViewController: ViewController {
    let label = Label(text: "waiting")
    private var seconds = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      label.frame = Rect(x: 2, y: 2, width: 20, height: 1)
      view.addSubview(label)
    }

    func showTime() {
      seconds += 1
      label.text = "\(seconds) s"
    }
  }

  @Test func `tasks, threads, timers and another program`() async throws {
    func download() async throws -> String { "downloaded" }
    let controller = ClockViewController()
    let label = controller.label
    let app = TestApplication(width: 30, height: 4, controller)
    let (application, path) = (app.application, "notes.txt")
    // snippet.task
    let task = Task { @MainActor in label.text = try await download() }  // the next frame shows it
    // snippet.end
    try await task.value
    app.turn()
    #expect(app.row(2) == "  downloaded")
    // snippet.others
    application.perform { label.text = "done" }  // from any thread
    controller.schedule(every: 1) { controller in controller.showTime() }  // ends with the controller
    try application.runInTerminal("vi", arguments: [path])  // then the same screen again
    // snippet.end
    #expect(app.terminal.programs == [["vi", "notes.txt"]])
    app.advance(by: 3)
    try expectPicture(of: app)
  }
}
