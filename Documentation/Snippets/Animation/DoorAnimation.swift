// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.show
  final class SlidingDoor: Control {
    private let left = View()
    private let right = View()

    override func willSendPress() {
      isSelected.toggle()
      View.animate(withDuration: 0.5) { placeWings() }
    }

    private func placeWings() {
      let wing = isSelected ? 2 : bounds.width / 2
      left.frame = Rect(x: 0, y: 0, width: wing, height: bounds.height)
      right.frame = Rect(x: bounds.width - wing, y: 0, width: wing, height: bounds.height)
      left.backgroundColor = isSelected ? .gray : .systemBlue
      right.backgroundColor = left.backgroundColor
    }
    // snippet.hide
    override init(frame: Rect) {
      super.init(frame: frame)
      [left, right].forEach(addSubview)
      placeWings()
    }
    // snippet.show
  }

  // snippet.hide
  @Test func `a door that opens`() throws {
    let room = Label(text: "Welcome")
    room.textAlignment = .center
    room.frame = Rect(x: 2, y: 2, width: 28, height: 1)
    let screen = View()
    let door = SlidingDoor(frame: Rect(x: 2, y: 1, width: 28, height: 3))
    [room, door].forEach(screen.addSubview)
    let app = TestApplication(width: 32, height: 5, screen)
    app.press(.enter)
    app.advance(by: 0.25)
    try expectPicture(of: app, named: "Half")
    app.advance(by: 0.5)
    try expectPicture(of: app)
    #expect(app.sleepDuration == nil)
  }
}
