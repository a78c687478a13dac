import Foundation
import TTTModel
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import tictactoe

/// Tests of deleting, editing and copying messages.
@MainActor @Suite(.isolatedAppearance) struct ChangedMessageTests {
  /// Returns an app with the given messages, the oldest first, and its screen of messages.
  private func messages(
    _ texts: [String], _ size: Size = Size(width: 80, height: 24), traits: TraitCollection = TraitCollection()
  ) throws -> TestedApp {
    let tested = try TestedApp(size, traits: traits) { model, time in
      for text in texts {
        model.post(text)
        time.now += 90
      }
    }
    tested.press(Keys.messages)
    return tested
  }

  private func texts(_ tested: TestedApp) -> [String] {
    tested.model.messages(in: 0..<10).map(\.text)
  }

  // MARK: Deleting

  @Test(arguments: [Typed.delete, "\u{7F}"], [Size(width: 40, height: 16), Size(width: 120, height: 40)])
  func `Delete and Backspace delete the selected message, and u restores it`(key: String, size: Size) throws {
    let tested = try messages(["One", "Two", "Three"], size)
    tested.press(Typed.down, key)
    expectEqual(texts(tested), ["Three", "One"])
    expectNil(tested.place(of: "Two"))
    #expect(tested.text.contains("Message deleted   Undo"))
    expectEqual(
      tested.row(of: "Undo"), tested.row(of: "Play").map { $0 - (size.height < 20 ? 2 : 3) }, "\(tested.text)")
    tested.press("u")
    expectEqual(texts(tested), ["Three", "Two", "One"])
    #expect(tested.place(of: "Two") != nil && tested.row(of: "Undo") == nil)
  }

  @Test func `the next message is selected after a deletion, so that several can be deleted and restored one by one`()
    throws
  {
    let tested = try messages(["One", "Two", "Three", "Four"])
    tested.press(Typed.down)
    for _ in 0..<4 {
      tested.press(Typed.delete)
      tested.advance(by: 1)
    }
    expectEqual(texts(tested), [])
    #expect(tested.row(of: "No messages yet") != nil)
    for _ in 0..<4 { tested.press("u") }
    expectEqual(texts(tested), ["Four", "Three", "Two", "One"])
    tested.press("u", "u")
    expectEqual(texts(tested).count, 4)
  }

  @Test func `one Delete deletes one message, however long it is held (field trial E1)`() throws {
    let tested = try messages(["One", "Two", "Three", "Four"])
    tested.app.press(Typed.delete)
    tested.app.advance(by: 0.66)
    for _ in 0..<30 {
      tested.app.press(Typed.delete)
      tested.app.advance(by: 0.033)
    }
    expectEqual(texts(tested), ["Three", "Two", "One"])
    tested.app.advance(by: 0.5)
    tested.app.press(Typed.delete)
    expectEqual(texts(tested), ["Two", "One"])
    tested.app.press(Typed.down)
    tested.app.press(Typed.delete)
    expectEqual(texts(tested), ["Two"])
  }

  @Test func `Backspaces that are typed ahead of the end of a new message delete nothing (field trial E1)`() throws {
    let tested = try messages(["One", "Two"])
    tested.press(Typed.down, "c", "Hello")
    tested.app.press("\u{13}\u{7F}\u{7F}\u{7F}\u{7F}")
    tested.advance(by: 1)
    expectEqual(texts(tested), ["Hello", "Two", "One"])
  }

  @Test func `Undo is shown for ten seconds, and u works for a minute`() throws {
    let tested = try messages(["One", "Two"])
    tested.press(Typed.delete)
    tested.advance(by: 8)
    #expect(tested.text.contains("Message deleted   Undo"))
    tested.advance(by: 2)
    expectNil(tested.row(of: "Message deleted"))
    tested.advance(by: 45)
    tested.press("u")
    expectEqual(texts(tested), ["Two", "One"])
    tested.press(Typed.delete)
    tested.advance(by: 61)
    tested.press("u")
    expectEqual(texts(tested), ["One"])
  }

  @Test func `after a restart u restores a message that was deleted less than a minute ago`() throws {
    let tested = try messages(["One", "Two"])
    tested.press(Typed.down, Typed.delete)
    tested.model.close()
    let time = tested.time
    let model = TicTacToeModel(
      store: try Store(
        path: tested.store.path, now: { MainActor.assumeIsolated { time.now } },
        uptime: { MainActor.assumeIsolated { time.now.timeIntervalSince1970 } }))
    let app = TestApplication(delegate: AppDelegate(model: model))
    for key in [Keys.messages, "u"] { app.press(key) }
    expectEqual(model.messages(in: 0..<2).map(\.text), ["Two", "One"])
  }

  @Test func `a click on Undo restores the message`() throws {
    let tested = try messages(["One", "Two"])
    tested.press(Typed.down, Typed.delete)
    try tested.click("Undo")
    expectEqual(texts(tested), ["Two", "One"])
  }

  @Test func `a message that another instance deleted a moment ago can be restored here`() throws {
    let tested = try messages(["One", "Two"])
    let other = try tested.store.model()
    other.delete(Message.ID(rawValue: 1))
    tested.model.refresh()
    tested.advance(by: 1)
    expectNil(tested.place(of: "One"))
    tested.press("u")
    expectEqual(texts(tested), ["Two", "One"])
  }

  @Test(arguments: [Size(width: 80, height: 24), Size(width: 120, height: 40)])
  func `the menu More of the selected message and a right click on any message have the commands of a message`(
    size: Size
  ) throws {
    let tested = try messages(["One", "Two"], size)
    try tested.click("More")
    #expect(
      ["Reply", "Favourite", "Edit", "Copy", "Delete"].allSatisfy { tested.place(of: $0) != nil }, "\(tested.text)")
    try tested.click("Delete")
    expectEqual(texts(tested), ["One"])
    let place = try #require(tested.place(of: "One"))
    tested.app.mouseDown(place.x, place.y, button: 2)
    tested.app.mouseUp(place.x, place.y, button: 2)
    tested.press()
    try tested.click("Delete")
    expectEqual(texts(tested), [])
  }

  @Test func `Ctrl-O opens the menu of the selected message at More, and its first items reply and mark a favourite`()
    throws
  {
    let tested = try messages(["One", "Two"], Size(width: 80, height: 24))
    tested.press(Typed.down)
    let more = try #require(tested.place(of: "More"))
    tested.press("\u{F}")
    let edit = try #require(tested.place(of: "Edit"))
    #expect((more.x - 6...more.x + 6).contains(edit.x), "\(tested.text)")
    tested.press(Typed.down, "\r")
    #expect((0..<2).contains { tested.model.message(at: $0)?.isFavorite == true })
    tested.press("\u{F}", "\r")
    #expect(tested.row(of: "▎") != nil)
  }

  @Test func `a screen reader announces that a message was deleted and restored`() throws {
    let tested = try messages(["One"], traits: TraitCollection(usesScreenReader: true))
    tested.press(Typed.down, Typed.delete)
    expectEqual(tested.app.application.spokenText?.contains("Message deleted"), true)
    tested.press("u")
    expectEqual(tested.app.application.spokenText?.contains("Message restored"), true)
  }

  // MARK: Editing

  @Test func `e opens the text of the message, Save replaces it, and the message says that it was edited`() throws {
    let tested = try messages(["Good gane"])
    tested.press(Typed.down, "e")
    #expect(tested.row(of: "Edit Message") != nil && tested.row(of: "Save") != nil)
    tested.press("\u{7F}\u{7F}me!", Keys.post)
    expectNil(tested.row(of: "Save"))
    expectEqual(texts(tested), ["Good game!"])
    #expect(tested.app.row(3).contains("Good game!") && tested.app.row(3).contains("1 min"))
    #expect(tested.app.row(4).hasSuffix("edited"))
  }

  @Test func `beside a list the pane says that the message was edited`() throws {
    let tested = try messages(["One"], Size(width: 120, height: 40))
    tested.press(Typed.down, "e", "!", Keys.post)
    #expect(tested.text.contains("09:41 · edited"), "\(tested.text)")
  }

  @Test func `a blank text cannot be saved, and the list of keys gives the reason`() throws {
    let tested = try messages(["One"])
    tested.press(Typed.down, "e", "\u{7F}\u{7F}\u{7F}", Keys.post)
    #expect(tested.row(of: "Save") != nil)
    tested.press("\u{1B}OP")
    #expect(tested.app.application.accessibilityOutline.joined().contains("Save – Write something first"))
    expectEqual(texts(tested), ["One"])
  }

  @Test func `editing a message keeps the draft of a new one`() throws {
    let tested = try messages(["One"])
    tested.press("c", "Half", Keys.escape)
    try tested.click("Keep Draft")
    tested.press(Typed.down, "e", "!", Keys.post)
    expectEqual(tested.model.draft?.text, "Half")
    expectEqual(texts(tested), ["One!"])
    tested.press("c")
    #expect(tested.row(of: "Half") != nil)
  }

  @Test func `Escape closes the sheet of an unchanged text at once, and asks before it discards changes`() throws {
    let tested = try messages(["One"])
    tested.press(Typed.down, "e")
    tested.press(Keys.escape)
    expectNil(tested.row(of: "Save"))
    tested.press("e", "!")
    tested.press(Keys.escape)
    #expect(tested.row(of: "Discard your changes?") != nil)
    try tested.click("Continue Writing")
    #expect(tested.row(of: "One!") != nil)
    tested.press(Keys.escape)
    try tested.click("Discard Changes")
    #expect(tested.row(of: "Save") == nil && texts(tested) == ["One"])
  }

  @Test
  func `if another instance has edited the text, Save says so and keeps both texts, and a second Save replaces it`()
    throws
  {
    let tested = try messages(["One"])
    tested.press(Typed.down, "e", " here")
    let other = try tested.store.model()
    other.edit(try #require(other.message(at: 0)), text: "One there")
    tested.model.refresh()
    tested.press(Keys.post)
    #expect(tested.text.contains("This was changed somewhere else"))
    tested.press("\r")
    #expect(tested.row(of: "Now: One there") != nil && tested.row(of: "One here") != nil, "\(tested.text)")
    expectEqual(texts(tested), ["One there"])
    tested.press(Keys.post)
    expectEqual(texts(tested), ["One here"])
  }

  @Test func `if the message was deleted meanwhile, Save says so and the text stays in the sheet`() throws {
    let tested = try messages(["One"])
    tested.press(Typed.down, "e", " more")
    tested.model.delete(Message.ID(rawValue: 1))
    tested.press(Keys.post)
    #expect(tested.text.contains("This no longer exists."))
    tested.press("\r")
    #expect(tested.row(of: "One more") != nil && tested.row(of: "Save") != nil)
  }

  // MARK: Copying

  @Test func `y copies the whole text of the selected message and says so for three seconds`() throws {
    let long = (1...60).map { "word\($0)" }.joined(separator: " ")
    let tested = try messages([long], traits: TraitCollection(usesScreenReader: true))
    tested.press(Typed.down, "y")
    expectEqual(tested.app.terminal.clipboard, long)
    #expect(tested.row(of: "Copied") != nil)
    expectEqual(tested.app.application.spokenText?.contains("Copied"), true)
    tested.advance(by: 3)
    expectEqual(tested.app.row(tested.app.screen.size.height - 4).contains("Copied"), false)
  }

  @Test func `the keys for one message are disabled without a selected message, and are typed in the sheet`() throws {
    let tested = try messages(["One"])
    for _ in 1...2 { try tested.click("One") }
    tested.press("e", "y", Typed.delete)
    #expect(texts(tested) == ["One"] && tested.row(of: "Save") == nil)
    tested.press("c", "eyuF/")
    expectEqual(tested.model.draft?.text, "eyuF/")
  }

  @Test func `a new piece, a deleted game and a new message of another process are shown together`() throws {
    let tested = try TestedApp { model, _ in
      model.play(.victory)
      model.play(.draw)
      model.post("one")
    }
    tested.press(Keys.messages)
    let other = try tested.store.model()
    other.setIcon(.o)
    other.delete(Game.ID(rawValue: 1))
    other.post("two")
    tested.model.refresh()
    tested.app.advance(by: 1)
    #expect(tested.row(of: "two") != nil && tested.row(of: "one") != nil)
  }
}
