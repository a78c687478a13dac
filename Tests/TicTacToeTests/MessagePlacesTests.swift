import Foundation
import TTTModel
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import tictactoe

/// Tests of the places that a message leads to: the answered message, the game of its board, and its links.
@MainActor @Suite(.isolatedAppearance) struct MessagePlacesTests {
  private nonisolated static let sizes = [
    Size(width: 40, height: 16), Size(width: 80, height: 24), Size(width: 120, height: 40),
  ]

  private func messages(
    _ size: Size = Size(width: 80, height: 24), traits: TraitCollection = TraitCollection(),
    prepare: (TicTacToeModel) -> Void
  ) throws -> TestedApp {
    let tested = try TestedApp(size, traits: traits) { model, _ in prepare(model) }
    tested.press(Keys.messages)
    return tested
  }

  /// Moves the focus from the list to the first control of the selected message.
  private func enterMessage(_ tested: TestedApp) {
    tested.press(tested.app.screen.size.width >= 100 ? "\t" : Typed.right)
  }

  // MARK: Quotes

  @Test(arguments: sizes) func `Enter on the quote selects the answered message`(size: Size) throws {
    let tested = try messages(size) { model in
      let first = model.post("Best of five?").id
      for number in 1...20 { model.post("Filler \(number)") }
      model.post("Yes.", replyingTo: first)
    }
    enterMessage(tested)
    tested.press("\r", "f")
    expectEqual(tested.model.message(Message.ID(rawValue: 1))?.isFavorite, true, "\(tested.text)")
    #expect(tested.row(of: "Best of five?") != nil)
  }

  @Test(arguments: [Size(width: 80, height: 24), Size(width: 120, height: 40)])
  func `a click on the quote of the selected message selects the answered message`(size: Size) throws {
    let tested = try messages(size) { model in
      model.post("Yes.", replyingTo: model.post("Best of five?").id)
    }
    let rows = tested.rows.indices.filter { tested.rows[$0].contains("▎ Best of five?") }
    let row = try #require(rows.last)
    let column = try #require(tested.rows[row].lastIndex(of: "B"))
    tested.app.click(tested.rows[row].distance(from: tested.rows[row].startIndex, to: column), row)
    tested.press("f")
    expectEqual(tested.model.messages(in: 0..<2).map(\.isFavorite), [false, true])
  }

  @Test func `a reply to a deleted message says that it was deleted`() throws {
    let tested = try messages(traits: TraitCollection(usesScreenReader: true)) { model in
      model.post("Yes.", replyingTo: model.post("Best of five?").id)
    }
    #expect(tested.row(of: "Best of five?") != nil)
    tested.press(Typed.down, Typed.down, Typed.delete)
    #expect(tested.row(of: "The answered message was deleted") != nil)
    tested.press(Typed.right, "\r")
    expectEqual(tested.app.application.spokenText?.contains("The answered message was deleted"), true)
    tested.press("u")
    #expect(tested.row(of: "Best of five?") != nil)
  }

  // MARK: Boards

  @Test(arguments: sizes)
  func `Ctrl-G attaches the board to a message, and the list and the pane draw it`(size: Size) throws {
    let tested = try messages(size, traits: TraitCollection(colorDepth: .sixteen)) { model in
      for digit in [5, 7] { model.place(at: .keypad(digit)) }
    }
    tested.press("c", "What now?", Typed.control("g"))
    #expect(tested.row(of: "○  ·  ·") != nil && tested.row(of: "Remove Board") != nil, "\(tested.text)")
    expectEqual(tested.model.draft?.board?.squares.count, 2)
    tested.press(Keys.post)
    let board = try #require(tested.model.message(at: 0)?.board)
    expectEqual(board, Message.Board(tested.model.currentGame))
    let row = try #require(tested.row(of: "○  ·  ·"))
    #expect(tested.rows[row + 1].contains("·  ✕  ·") && tested.rows[row + 2].contains("·  ·  ·"))
    #expect(tested.rows.contains { $0.contains("○  ·  ·") })
  }

  @Test func `the board in ASCII has letters, and the sheet's button attaches and removes it`() throws {
    let tested = try messages(traits: TraitCollection(glyphLevel: .ascii)) { $0.place(at: .keypad(5)) }
    tested.press("c", "Mine")
    try tested.click("Attach Board")
    #expect(tested.row(of: "·  X  ·") != nil || tested.row(of: ".  X  .") != nil, "\(tested.text)")
    try tested.click("Remove Board")
    #expect(tested.row(of: "X  ·") == nil && tested.model.draft?.board == nil)
    try tested.click("Attach Board")
    tested.press(Keys.escape)
    try tested.click("Keep Draft")
    tested.press("c")
    #expect(tested.row(of: "Remove Board") != nil, "the draft keeps the board")
  }

  @Test func `an empty board cannot be attached, and the list of keys gives the reason`() throws {
    let tested = try messages { _ in }
    tested.press("c", Typed.control("g"))
    #expect(tested.keyList(opens: "\u{1B}OP").contains("Ctrl-G Attach Board – The board is empty"))
    expectNil(tested.model.draft?.board)
  }

  @Test(arguments: sizes) func `Enter on the board opens its game, and Escape goes back`(size: Size) throws {
    let tested = try messages(size) { model in
      model.play(.victory)
      for digit in [5, 7] { model.place(at: .keypad(digit)) }
      model.post("Look", board: Message.Board(model.game(at: 1) ?? Game()))
    }
    enterMessage(tested)
    tested.press("\r")
    #expect(tested.row(of: "Won") != nil && tested.row(of: "Look") == nil, "\(tested.text)")
    tested.press(Keys.escape)
    #expect(tested.row(of: "Look") != nil)
  }

  @Test func `a large pane draws the piece and the board as in a game, and a click on the board opens the game`()
    throws
  {
    let tested = try messages(Size(width: 120, height: 40)) { model in
      for digit in [5, 7] { model.place(at: .keypad(digit)) }
      model.post("Look", board: Message.Board(model.currentGame))
    }
    func cells(_ icon: Icon) -> [Point] {
      let points = (3..<36).flatMap { y in (49..<120).map { Point(x: $0, y: y) } }
      return points.filter { tested.app.cell($0.x, $0.y).foreground == Palette.piece(icon) }
    }
    // The rows of the small board in the pane.
    func tiles() -> Int { tested.rows.count { $0.dropFirst(49).contains("▇▇ ▇▇ ▇▇") } }
    #expect(cells(.x).count > 40 && cells(.o).count > 10, "\(tested.text)")
    expectEqual(tiles(), 0, "\(tested.text)")
    tested.app.resize(to: Size(width: 120, height: 26))
    tested.app.advance(by: 1)
    expectEqual(tiles(), 3, "\(tested.text)")
    tested.app.resize(to: Size(width: 120, height: 40))
    tested.app.advance(by: 1)
    let square = try #require(cells(.o).last)
    tested.app.click(square.x, square.y)
    tested.press()
    #expect(tested.row(of: "On the board") != nil && tested.row(of: "Look") == nil, "\(tested.text)")
  }

  @Test func `y copies a board below the text, and a reply quotes the board except on short terminals`() throws {
    for size in [Size(width: 80, height: 24), Size(width: 120, height: 40), Size(width: 40, height: 16)] {
      let tested = try messages(size) { model in
        for digit in [5, 7] { model.place(at: .keypad(digit)) }
        model.post("Look", board: Message.Board(model.currentGame))
        model.post("Well", replyingTo: Message.ID(rawValue: 1))
      }
      let quote = try #require(tested.rows.first { $0.contains("Look") })
      expectEqual(quote.contains("▇▇ ▇▇ ▇▇  Look"), size.height > 16, quote)
      tested.press(Typed.down, "y")
      expectEqual(tested.app.terminal.clipboard, "Look\n🟩⬜⬜\n⬜🟥⬜\n⬜⬜⬜")
    }
  }

  @Test func `a board whose game was deleted stays, and says that the game was deleted`() throws {
    let tested = try messages { model in
      model.play(.victory)
      model.post("Look", board: Message.Board(model.game(at: 1) ?? Game()))
      model.delete(Game.ID(rawValue: 1))
    }
    tested.press(Typed.right, "\r")
    #expect(tested.row(of: "This game was deleted") != nil && tested.row(of: "Look") != nil)
  }

  @Test func `a screen reader hears the pieces of a board`() throws {
    let tested = try messages(traits: TraitCollection(usesScreenReader: true)) { model in
      for digit in [5, 7] { model.place(at: .keypad(digit)) }
      model.post("Look", board: Message.Board(model.currentGame))
    }
    tested.press(Typed.right)
    expectEqual(
      tested.app.application.spokenText?.contains("Board: X at middle. O at top left."), true,
      "\(tested.app.application.spokenText ?? "")")
  }

  // MARK: Links

  @Test(arguments: sizes) func `links are underlined in the tint, and Enter on the number of a game opens the game`(
    size: Size
  ) throws {
    let tested = try messages(size) { model in
      model.play(.victory)
      model.post("See #1 or #99")
    }
    let place = try #require(tested.place(of: "#1 or"))
    #expect(tested.app.cell(place.x, place.y).attributes.contains(.underline))
    try expectEqual(tested.color(of: "#1 or"), TestedApp.red)
    let other = try #require(tested.place(of: "#99"))
    #expect(!tested.app.cell(other.x, other.y).attributes.contains(.underline), "there is no such game")
    enterMessage(tested)
    tested.press("\r")
    #expect(tested.row(of: "Won") != nil, "\(tested.text)")
  }

  @Test(arguments: sizes) func `Enter on an address opens it in the browser`(size: Size) throws {
    let tested = try messages(size) { $0.post("https://a.example/x?y=1#z") }
    tested.hasBrowser = true
    enterMessage(tested)
    tested.press("\r")
    #expect(tested.openedAddresses == ["https://a.example/x?y=1#z"] && tested.app.terminal.clipboard == nil)
    #expect(tested.row(of: "Opening the link in your browser") != nil)
  }

  @Test(arguments: sizes) func `without a browser, Enter on an address copies it and says how to open it`(size: Size)
    throws
  {
    let tested = try messages(size) { $0.post("https://a.example/x and (https://b.example).") }
    enterMessage(tested)
    tested.press("\r")
    expectEqual(tested.app.terminal.clipboard, "https://a.example/x")
    #expect(tested.row(of: "Link copied: paste it in a browser") != nil)
    tested.press(Typed.right, "\r")
    expectEqual(tested.app.terminal.clipboard, "https://b.example")
    tested.press(Typed.left, "\r")
    expectEqual(tested.app.terminal.clipboard, "https://a.example/x")
  }

  @Test(arguments: sizes) func `a click on a link opens it, and a click beside it belongs to the row`(size: Size) throws
  {
    let tested = try messages(size) { model in
      model.post("Look at https://a.example now")
      model.post("Newest")
    }
    tested.press(Typed.down)
    // Beside a list, the pane shows the text too, further up.
    let place = try #require(tested.place(of: "https"))
    tested.app.click(place.x - 1, place.y)
    expectNil(tested.app.terminal.clipboard)
    if size.width < 100 { tested.app.click(place.x - 1, place.y) }
    tested.app.click(place.x + 3, place.y)
    tested.press()
    expectEqual(tested.app.terminal.clipboard, "https://a.example", "\(tested.text)")
  }

  @Test func `a screen reader hears the number and the text of the link with the focus`() throws {
    let tested = try messages(traits: TraitCollection(usesScreenReader: true)) {
      $0.post("https://a.example https://b.example")
    }
    tested.press(Typed.right, Typed.right)
    expectEqual(
      tested.app.application.spokenText?.contains("Link 2 of 2: https://b.example"), true,
      "\(tested.app.application.spokenText ?? "")")
  }
}
