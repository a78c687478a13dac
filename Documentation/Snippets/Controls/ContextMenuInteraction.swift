// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class ProposalViewController: ViewController, ContextMenuInteractionDelegate {
    private let note = Label(text: "Shall we play at four?")

    override func viewDidLoad() {
      super.viewDidLoad()
      note.frame = Rect(x: 2, y: 2, width: 24, height: 1)
      note.addInteraction(ContextMenuInteraction(delegate: self))
      view.addSubview(note)
    }

    func contextMenuInteraction(
      _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
    ) -> ContextMenuConfiguration? {
      ContextMenuConfiguration { [note] _ in
        Menu(children: [
          Action(title: "Accept") { _ in note.text = "At four!" },
          Action(title: "Decline", attributes: .destructive) { _ in note.text = "Another day." },
        ])
      }
    }
  }

  // snippet.hide
  @Test func `a label with a context menu`() throws {
    let app = TestApplication(width: 36, height: 9, ProposalViewController())
    app.mouseDown(8, 2, button: 2)
    app.mouseUp(8, 2, button: 2)
    app.advance(by: 1)
    try expectPicture(of: app)
    app.press(.down, .enter)
    app.advance(by: 1)
    #expect(Picture(app.screen).rows.contains { $0.contains("At four!") || $0.contains("Another day.") })
  }
}
