import TTTModel
import TestBasics
import Testing

@testable import tictactoe

/// The game by ear, with the speech of fenrir 1.9.5, a screen reader of Debian. Tested with `@testable` for the sentences of the game.
@MainActor @Suite(.enabled(if: FenrirSession.isInstalled, "fenrir is not installed"))
struct FenrirTests {
  @Test func `on the full screen, each move against Master is spoken once and in order, and then the result`() throws {
    let session = try FenrirSession(["play", "--opponent", "master"])
    session.hear("Board, middle, empty")
    try playToTheEnd(session)
  }

  @Test func `on the full screen, letters are spoken, and a message is posted, found and starred`() throws {
    let session = try FenrirSession()
    session.hear("Board, middle, empty")
    session.type("\u{1B}2", hear: "Messages, heading")
    session.type("c", hear: "New Message, text area")
    expectLetters(session)
    for letter in "hi" { session.type(String(letter), hear: String(letter)) }
    session.type(" you", hear: "u")
    session.type("\u{17}", hear: "you deleted")
    session.type("\u{13}", hear: "from X, hi")
    session.type("f", hear: "Favourite")
    session.type("/", hear: "Search messages, search field")
    session.type("hi", hear: "i")
    session.type("\u{1B}[B", hear: "Favourite, now")
    #expect(session.utterances.withDrawings == [])
    #expect(try session.store.model().message(at: 0)?.isFavorite == true)
  }

  // Three minutes, with three changes of the clock, if all random tests run; otherwise five seconds.
  @Test func `an idle game says nothing, on the full screen and in lines of text`() throws {
    let sessions = [try FenrirSession(), try FenrirSession(["--accessible"], environment: [:])]
    for session in sessions { session.hear("Board, middle, empty") }
    let counts = sessions.map(\.utterances.count)
    sessions[0].terminal.receive(for: Sample.factor == nil ? 5 : 185)
    sessions[1].terminal.receive(for: 1)
    #expect(sessions.map(\.utterances.count) == counts)
  }

  @Test func `in lines of text, each move against Master is spoken once and in order, and then the result`() throws {
    let session = try FenrirSession(["play", "--opponent", "master", "--accessible"], environment: [:])
    session.hear("Board, middle, empty")
    try playToTheEnd(session)
    session.type("q")
    #expect(session.terminal.ending() == .exited(0))
  }

  @Test func `in lines of text, letters are spoken, and a message is posted, found and starred`() throws {
    let session = try FenrirSession(environment: ["TERMKIT_SCREEN_READER": "linear"])
    session.hear("Board, middle, empty")
    session.type("\u{1B}2", hear: "Messages, heading")
    session.type("c", hear: "Press Enter to type")
    session.type("\r", hear: "An empty line ends the text")
    expectLetters(session)
    for letter in "hi" { session.type(String(letter), hear: String(letter)) }
    session.type("\r\r\u{13}", hear: "from X, hi")
    session.type("f", hear: "Favourite")
    session.type("/", hear: "Search messages")
    session.type("hi\r", hear: "from X, hi, Favourite")
    #expect(session.utterances.withDrawings == [])
    #expect(try session.store.model().message(at: 0)?.isFavorite == true)
  }

  /// Chooses the first free square until the game is over. Every sentence about a move must be spoken once, in the order of the moves.
  private func playToTheEnd(_ session: FenrirSession) throws {
    var game = try session.store.model().currentGame
    while !game.isOver {
      let free = try #require(Square.all.first { game.player(at: $0) == nil })
      session.type("\(free.keypadDigit)", hear: "X to move", "wins", "Drawn")
      game = try session.store.model().currentGame
    }
    let strings = Strings(.english)
    let sentences = game.moves.map { strings.placed(Icon.x.piece(of: $0.player), at: $0.square) }
    // fenrir can see a frame in two parts.
    session.terminal.wait(for: "the moves and the result") { _ in
      let spoken = session.utterances.flatMap { utterance in sentences.filter { utterance.contains($0) } }
      return spoken == sentences && session.utterances.last?.contains(strings.outcome(of: game, icon: .x)) == true
    }
    #expect(session.utterances.withDrawings == [])
  }

  /// Types "hello" and deletes it. Each letter must be spoken when it is typed and when it is deleted.
  private func expectLetters(_ session: FenrirSession) {
    let letters = ["h", "e", "l", "l", "o"]
    for letter in letters { session.type(letter, hearLetter: letter) }
    for letter in letters.reversed() { session.type("\u{7F}", hearLetter: letter) }
  }
}
