import TermKit
// snippet.hide
import TermKitTesting
import Testing

extension Snippets {
  // snippet.sheet
  final class NameViewController: ViewController {
    var onSave: (@MainActor (String) -> Void)?
    private let field = TextField()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      field.placeholder = "Name"
      field.frame = Rect(x: 2, y: 1, width: 26, height: 1)
      let save = Button(title: "Save")
      save.addAction(for: .touchUpInside) { [weak self] _ in self?.save() }
      save.frame = Rect(x: 2, y: 3, width: 10, height: 1)
      view.addSubview(field)
      view.addSubview(save)
    }

    private func save() {
      onSave?(field.text ?? "")
      dismiss(animated: true)
    }
  }
  // snippet.end

  final class PlayersViewController: ViewController {
    let players = Label(text: "Players: Anna")
    let button = Button(title: "Add a player")

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Players"
      players.frame = Rect(x: 2, y: 3, width: 30, height: 1)
      button.frame = Rect(x: 2, y: 5, width: 16, height: 1)
      button.addAction(for: .touchUpInside) { [weak self] _ in self?.addPlayer() }
      view.addSubview(players)
      view.addSubview(button)
    }

    private func add(_ name: String) { players.text = "\(players.text ?? ""), \(name)" }

    // snippet.present
    func addPlayer() {
      let sheet = NameViewController()
      sheet.modalPresentationStyle = .formSheet
      sheet.preferredContentSize = Size(width: 30, height: 5)
      sheet.onSave = { [weak self] name in self?.add(name) }
      present(sheet, animated: true)
    }
    // snippet.end
  }

  @Test func `a sheet that asks for a name`() throws {
    let players = PlayersViewController()
    let app = TestApplication(width: 50, height: 13, NavigationController(rootViewController: players))
    app.press(.enter)
    app.advance(by: 1)
    app.type("Ben")
    try expectPicture(of: app)
    app.click(on: "Save")
    app.advance(by: 1)
    #expect(players.players.text == "Players: Anna, Ben")
  }
}
