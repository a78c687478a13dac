// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class QuoteViewController: ViewController {
    private let label = Label(text: "Loading …")
    private let load: () async -> String

    init(load: @escaping () async -> String) {
      self.load = load
      super.init()
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      label.frame = Rect(x: 2, y: 1, width: 20, height: 1)
      view.addSubview(label)
      Task { label.text = await load() }
    }
  }

  @MainActor @Test func `a quote is shown as soon as it is there`() async {
    let app = TestApplication(size: Size(width: 24, height: 3)) {
      QuoteViewController { "Less is more." }
    }
    #expect(app.contains("Loading …"))
    await app.wait { app.contains("Less is more.") }
  }
  // snippet.hide

  @Test func `a quote`() async throws {
    let app = TestApplication(width: 24, height: 3, QuoteViewController { "Less is more." })
    await app.wait { app.contains("Less is more.") }
    try expectPicture(of: app)
  }
}
