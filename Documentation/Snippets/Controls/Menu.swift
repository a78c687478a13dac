// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `a menu button with an open menu`() throws {
    var names: [String] = []
    let game = Button(title: "Game")
    // snippet.show
    let rename = Action(title: "Rename", keyEquivalent: .character("r")) { _ in names.append("rename") }
    let share = Action(title: "Share", attributes: .disabled) { _ in names.append("share") }
    let level = Menu(
      title: "Level", options: [.displayInline, .singleSelection],
      children: [
        Action(title: "Learner") { _ in names.append("learner") },
        Action(title: "Master", subtitle: "never loses", state: .on) { _ in names.append("master") },
      ])
    let more = Menu(title: "More", children: [Action(title: "Copy") { _ in names.append("copy") }])
    let delete = Action(title: "Delete", attributes: .destructive) { _ in names.append("delete") }

    game.menu = Menu(children: [rename, share, level, more, delete])
    game.showsMenuAsPrimaryAction = true
    // snippet.hide
    let screen = View()
    game.frame = Rect(x: 1, y: 1, width: 10, height: 1)
    screen.addSubview(game)
    let app = TestApplication(width: 36, height: 14, screen)
    app.press(.enter)
    app.advance(by: 1)
    try expectPicture(of: app)
    app.type("m")
    app.type("m")
    app.press(.right)
    app.advance(by: 1)
    try expectPicture(of: app, named: "Submenu")
    app.press(.enter)
    app.advance(by: 1)
    #expect(names == ["copy"])
  }
}
