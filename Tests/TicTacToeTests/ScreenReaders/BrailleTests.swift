import TermKitTestSupport
import TestBasics
import Testing

/// The game on a braille display of 80 cells, for which BRLTTY 6.5 draws a text and its dots.
@Suite(.enabled(if: DesktopReaderSession.brailleIsInstalled, "VTE, Xvfb, pyatspi or brltty-x11 is not installed"))
struct BrailleTests {
  @Test func `on each screen, a braille display shows the row of the focus as text`() throws {
    let session = try DesktopReaderSession(inTerminalOfDesktop: true)
    let display = try session.brailleDisplay()
    for (key, row) in Self.tour {
      if !key.isEmpty { session.type(key) }
      let isShown = display.wait(for: "“\(row)” after \(key.debugDescription)") {
        Self.words(of: $0.line(0)).hasPrefix(row)
      }
      guard isShown else { return }
      expectEqual([display.screen.line(0)].withDrawings, [])
    }
  }

  @Test func `a braille display has dots for the pieces and the digits`() throws {
    let session = try DesktopReaderSession(inTerminalOfDesktop: true)
    let display = try session.brailleDisplay()
    // Dots 7 and 8 mark the cursor.
    display.wait { Self.words(of: $0.line(2)) == "⠲ ⣢ ⠖" }
    session.type("7")
    display.wait { Self.words(of: $0.line(2)) == "⡭ ⣦ ⠔" }
  }

  private static func words(of line: String) -> String {
    line.split { $0 == " " || $0 == "\u{2800}" }.joined(separator: " ")
  }

  // Keys, and the beginning of the row that each of them leads to.
  private static let tour = [
    // A game against a friend, with its buttons and tabs.
    ("", "4 5 6"), ("5", "7 8 9"), ("1", "4 X 6"), ("6", "7 8 9"), ("7", "O 8 9"), ("4", "X X X"),
    ("\t", "Pause Undo New Game"), ("\u{1B}[B", "Play Messages Profile"),
    // Messages: a letter, a message, its menu, a filter and a search.
    ("\u{1B}2", "Favourite Messages Search Compose"), ("c", ""), ("hi", "hi"), ("\u{13}", "X hi now"),
    ("\u{0F}", "Reply r"), ("\u{1B}[B", "Favourite f"), ("\u{1B}", "X hi now"), ("F", "No favourites yet"),
    ("/", "Cancel"), ("i", "i Cancel"), ("\u{1B}[B", "All Favourites By X By O"), ("\u{1B}", "X hi now"),
    // The profile, the opponents, the history and the keys.
    ("\u{1B}3", "X O"), ("\u{1B}[B", "Opponent A friend here ›"),
    ("\r", "A friend here 1 won · 0 lost · 0 drawn *"), ("\u{1B}[B", "Learner"), ("\u{1B}", "Opponent"),
    ("h", "Won "), ("\r", "Move 5 of 5 Replay Play from here"), ("\u{1B}", "Won "), ("/", "All games 1 *"),
    ("\u{1B}", "Won "), ("?", "Filter Keys Done"),
  ]
}
