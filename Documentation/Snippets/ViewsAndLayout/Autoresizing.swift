// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `a header that stays wide and a hint that stays in the corner`() throws {
    let screen = View(frame: Rect(x: 0, y: 0, width: 20, height: 4))
    // snippet.show
    let header = View(frame: Rect(x: 0, y: 0, width: screen.bounds.width, height: 1))
    header.backgroundColor = Color(red: 0, green: 122, blue: 255)
    header.autoresizingMask = .flexibleWidth

    let hint = Label(text: "? help")
    hint.frame = Rect(x: screen.bounds.maxX - 6, y: screen.bounds.maxY - 1, width: 6, height: 1)
    hint.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    // snippet.hide
    screen.addSubview(header)
    screen.addSubview(hint)
    try expectPicture(of: TestApplication(width: 30, height: 5, screen))
  }
}
