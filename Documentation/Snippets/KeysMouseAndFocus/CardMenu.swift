// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class CardMenuViewController: ViewController, ContextMenuInteractionDelegate {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addInteraction(ContextMenuInteraction(delegate: self))
    }

    func contextMenuInteraction(
      _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
    ) -> ContextMenuConfiguration? {
      ContextMenuConfiguration { _ in
        Menu(children: [
          Action(title: "Copy", keyEquivalent: .character("c")) { _ in Pasteboard.general.string = "Ace of spades" },
          Action(title: "Turn over") { [weak self] _ in self?.turnOver() },
          Action(title: "Remove", attributes: .destructive) { [weak self] _ in self?.remove() },
        ])
      }
    }
    // snippet.hide
    private let card = Label(text: "A ♠")
    private func turnOver() { card.text = "▒▒▒" }
    private func remove() { card.isHidden = true }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      card.frame = Rect(x: 2, y: 1, width: 3, height: 1)
      view.addSubview(card)
    }
    // snippet.show
  }

  // snippet.hide
  @Test func `the context menu of a card`() throws {
    let app = TestApplication(width: 30, height: 7, CardMenuViewController())
    app.mouseDown(4, 1, button: 2)
    app.mouseUp(4, 1, button: 2)
    app.advance(by: 1)
    try expectPicture(of: app)
    app.type("c")
    app.advance(by: 1)
    #expect(app.terminal.clipboard == "Ace of spades")
  }
}
