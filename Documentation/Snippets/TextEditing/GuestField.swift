// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class GuestsViewController: ViewController, SearchTextFieldDelegate {
    private let friends = ["Ada", "Grace", "Rachel", "Radia"]
    private let guests = SearchTextField(placeholder: "Guests")

    override func viewDidLoad() {
      super.viewDidLoad()
      guests.delegate = self
      guests.addTarget(self, action: GuestsViewController.suggest, for: .editingChanged)
      view.addSubview(guests)
    }

    private func suggest() {
      let text = guests.text?.lowercased() ?? ""
      let found = text.isEmpty ? [] : friends.filter { $0.lowercased().hasPrefix(text) }
      guests.searchSuggestions = found.map { SearchSuggestionItem(localizedSuggestion: $0) }
    }

    func searchTextField(_ searchTextField: SearchTextField, didSelect suggestion: any SearchSuggestion) {
      let guest = SearchToken(icon: nil, text: suggestion.localizedSuggestion ?? "")
      guests.replaceTextualPortion(of: 0..<guests.textLength, with: guest, at: guests.tokens.count)
    }
    // snippet.hide
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      guests.frame = Rect(x: 2, y: 1, width: view.bounds.width - 4, height: 1)
    }

    override var prefersStatusBarHidden: Bool { true }
    var names: [String] { guests.tokens.map(\.text) }
    // snippet.show
  }

  // snippet.hide
  @Test func `a field for guests, with a token and suggestions`() throws {
    let screen = GuestsViewController()
    let app = TestApplication(width: 40, height: 7, screen)
    app.type("g")
    app.press(.down, .enter)
    app.type("ra")
    app.press(.down)
    app.advance(by: 1)
    try expectPicture(of: app)
    app.press(.down, .enter)
    #expect(screen.names == ["Grace", "Radia"])
  }
}
