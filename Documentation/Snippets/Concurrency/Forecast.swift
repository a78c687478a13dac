// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class ForecastViewController: ViewController {
    private let wheel = ActivityIndicatorView()
    private let label = Label(text: "Asking for the weather …")
    private var loading: Task<Void, Never>?

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      loading = Task {
        wheel.startAnimating()
        defer { wheel.stopAnimating() }
        do {
          label.text = try await weather()
        } catch {
          label.text = "The weather is not available."
        }
      }
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      loading?.cancel()
    }
    // snippet.hide
    private let weather: () async throws -> String

    init(weather: @escaping () async throws -> String) {
      self.weather = weather
      super.init()
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      wheel.frame = Rect(x: 2, y: 1, width: 1, height: 1)
      label.frame = Rect(x: 4, y: 1, width: 30, height: 1)
      [wheel, label].forEach(view.addSubview)
    }

    override var prefersStatusBarHidden: Bool { true }

    // snippet.show
  }

  // snippet.hide
  @Test func `a forecast that arrives while its screen is shown`() async throws {
    let (answers, server) = AsyncStream.makeStream(of: String.self)
    let forecast = ForecastViewController {
      for await answer in answers { return answer }
      return ""
    }
    let app = TestApplication(width: 34, height: 3, forecast)
    await Task.yield()
    app.advance(by: 0.3)
    try expectPicture(of: app, named: "Before")
    server.yield("Sunny, 24 °C")
    await app.wait { app.contains("Sunny, 24 °C") }
    try expectPicture(of: app)
  }
}
