// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `an address with a selection`() throws {
    // snippet.show
    let address = Label(text: "12 Harbour Street, Lower Town, 4021 Seaport")
    address.frame = Rect(x: 2, y: 1, width: 18, height: 4)
    address.numberOfLines = 0
    let draft = Label(text: "DRAFT")
    draft.frame = Rect(x: 2, y: 6, width: 18, height: 1)
    draft.isSelectable = false
    // snippet.hide
    let controller = ViewController()
    controller.view.backgroundColor = .white
    [address, draft].forEach(controller.view.addSubview)
    let app = TestApplication(width: 56, height: 9, controller)
    app.press(.character("s"), holding: .alt)
    app.press(.down, holding: .shift)
    app.press(.end, holding: .shift)
    try expectPicture(of: app)
    app.press(.enter)
    #expect(app.terminal.clipboard?.hasPrefix("12 Harbour Street, Lower Town") == true)
    app.press(.character("s"), holding: .alt)
    app.press(.character("a"), holding: .control)
    app.press(.enter)
    #expect(app.terminal.clipboard == address.text)
  }
}
