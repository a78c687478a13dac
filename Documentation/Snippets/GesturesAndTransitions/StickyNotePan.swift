// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class PinboardViewController: ViewController {
    private let note = Label(text: "Buy milk")

    override func viewDidLoad() {
      super.viewDidLoad()
      note.backgroundColor = Color(red: 255, green: 230, blue: 100)
      note.frame = Rect(x: 2, y: 1, width: 8, height: 1)
      view.addSubview(note)
      let pan = PanGestureRecognizer(target: self, action: PinboardViewController.drag)
      note.addGestureRecognizer(pan)
    }

    private func drag(_ pan: PanGestureRecognizer) {
      note.center = note.center + pan.translation(in: view)
      pan.setTranslation(.zero, in: view)
    }
    // snippet.hide
    override var prefersStatusBarHidden: Bool { true }
    // snippet.show
  }

  // snippet.hide
  @Test func `a note that was dragged`() throws {
    let app = TestApplication(width: 30, height: 5, PinboardViewController())
    app.mouseDown(4, 1)
    app.mouseDrag(12, 2)
    app.mouseDrag(18, 3)
    app.mouseUp(18, 3)
    try expectPicture(of: app)
    #expect(app.row(3) == "                Buy milk")
  }
}
