// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class BoardViewController: ViewController {
    private let board = View()

    override func viewDidLoad() {
      super.viewDidLoad()
      board.backgroundColor = Color(white: 0.85)
      view.addSubview(board)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let room = view.bounds.inset(by: view.safeAreaInsets)
      let side = min(room.height, room.width / 2)
      board.frame = room.centered(Size(width: 2 * side, height: side))
    }
  }

  // snippet.hide
  @Test func `a square board in the middle, as large as possible`() throws {
    let app = TestApplication(width: 30, height: 8, BoardViewController())
    try expectPicture(of: app)
    app.resize(to: Size(width: 12, height: 8))
    try expectPicture(of: app, named: "Narrow")
  }
}
