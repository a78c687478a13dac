import TTTModel
import TermKitTestSupport
import TestBasics
import Testing

@testable import tictactoe

/// The game in the terminal of GNOME, with what that terminal tells a screen reader of the desktop. Tested with `@testable` for the sentences
/// of the game.
@MainActor @Suite(.enabled(if: DesktopReaderSession.terminalIsInstalled, "VTE, Xvfb or pyatspi is not installed"))
struct DesktopTerminalTests {
  @Test func `in the terminal of the desktop, each move inserts its sentence and moves the caret`() throws {
    let session = try DesktopReaderSession(inTerminalOfDesktop: true)
    session.read { $0.contains("Board, middle, empty") }
    let strings = Strings(.english)
    for digit in [7, 8, 4, 5, 1] {
      session.type("\(digit)")
      let square = Square.keypad(digit)
      let player: Player = [7, 4, 1].contains(digit) ? .me : .enemy
      let sentence = strings.placed(Icon.x.piece(of: player), at: square)
      let heard = session.read { $0.hasPrefix("event object:text-changed:insert") && $0.contains(sentence) }
      // The terminal reports the caret before or after the text.
      let caret = "event object:text-caret-moved"
      if !heard.contains(where: { $0.hasPrefix(caret) }) { session.read(caret) }
    }
    let game = try session.store.model().currentGame
    #expect(game.isOver)
  }
}
