// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class LoadingDelegate: ApplicationDelegate {
    func application(_ application: Application, launchScreenFor size: Size) -> ViewController? {
      TitleViewController(text: "Mail")
    }

    func applicationDidFinishLaunching(_ application: Application) {
      Task {
        let window = Window(windowScene: application.windowScene)
        window.backgroundColor = .white
        window.rootViewController = await MailboxLoader().load()
        window.makeKeyAndVisible()
      }
    }
  }

  // snippet.hide
  @MainActor struct MailboxLoader {
    func load() async -> ViewController { MailboxViewController() }
  }

  final class TitleViewController: ViewController {
    private let label = Label()

    init(text: String) {
      label.text = text
      super.init()
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      label.textAttributes = .bold
      label.textAlignment = .center
      view.addSubview(label)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      label.frame = view.bounds.centered(Size(width: view.bounds.width, height: 1))
    }
  }

  @Test func `a launch screen until the mailbox is there`() async throws {
    let app = TestApplication(size: Size(width: 30, height: 7), delegate: LoadingDelegate())
    try expectPicture(of: app)
    await app.wait { app.contains("4 messages") }
    #expect(app.row(2) == "  4 messages")
  }
}
