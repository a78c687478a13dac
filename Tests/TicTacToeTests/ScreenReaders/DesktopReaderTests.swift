#if AccessibilityBus
  import TTTModel
  import TermKitTestSupport
  import TestBasics
  import Testing

  @testable import tictactoe

  /// The game on the accessibility bus, as pyatspi sees it. Tested with `@testable` for the sentences of the game.
  @MainActor @Suite(.enabled(if: DesktopReaderSession.isInstalled, "python3-pyatspi or at-spi2-core is not installed"))
  struct DesktopReaderTests {
    private let strings = Strings(.english)

    @Test func `a desktop reader finds the board, the buttons and the tabs with roles and actions`() throws {
      let session = try DesktopReaderSession()
      let tree = session.tree()
      let shown = "'enabled', 'sensitive', 'showing', 'visible'"
      expectEqual(tree[0], "0 application tictactoe [\(shown)] []")
      expectEqual(tree[1], "1 frame tictactoe ['active', \(shown)] []")
      let squares = Square.all.map { "'\(strings.square($0))'" }.joined(separator: ", ")
      #expect(tree[2].hasPrefix("2 panel Board, middle, empty ['enabled', 'focusable', 'focused', "))
      #expect(tree[2].hasSuffix("['Activate', \(squares)]"))
      #expect(tree.contains { $0.hasPrefix("2 push button Pause ") && $0.hasSuffix("['Activate']") })
      // Nothing can be undone yet.
      #expect(tree.contains("2 push button Undo ['showing', 'visible'] []"))
      #expect(tree.contains { $0.hasPrefix("3 page tab Play ") && $0.contains("'selected'") })
    }

    @Test func `a desktop reader plays a game by actions, and hears each move and the result`() throws {
      let session = try DesktopReaderSession()
      let numbers = [0, 1, 3, 4, 6]
      for number in numbers {
        let square = Square.all[number]
        session.command("do panel Board:\(strings.square(square))")
        session.read("done True")
        let game = try session.store.model().currentGame
        let move = try #require(game.moves.last)
        expectEqual(move.square, square)
        let sentence = strings.placed(Icon.x.piece(of: move.player), at: square)
        let heard = session.read("event object:property-change:accessible-name 0 0 Board, ")
        expectEqual(heard.filter { $0.contains("announcement") && $0.contains(sentence) }.count, 1)
      }
      #expect(try session.store.model().currentGame.isOver)
    }

    @Test func `a desktop reader hears typed letters and the caret, and reads the text by words`() throws {
      let session = try DesktopReaderSession()
      session.command("do page tab Messages:Activate")
      session.read("event object:property-change:accessible-name 0 0 Messages | frame")
      session.command("do push button Compose:Activate")
      session.read("event object:state-changed:focused 1 0  | text New Message")
      session.type("hé👍🏽")
      session.read("event object:text-caret-moved 4 0  | text New Message")
      session.type(" you")
      session.read("event object:text-caret-moved 8 0  | text New Message")
      session.command("text text New Message")
      expectEqual(session.read("text ").last, "text 'hé👍🏽 you' 8 8 'you' 5 8")
      session.type("\u{7F}")
      let heard = session.read("event object:text-caret-moved 7 0  | text New Message")
      let changes = heard.filter { $0.contains("text-changed") }
      expectEqual(changes, ["event object:text-changed:delete 7 1 u | text New Message"])
    }

    @Test func `the window is active while the terminal has the focus, and the focus is announced again`() throws {
      let session = try DesktopReaderSession()
      session.type("\u{1B}[O")
      session.read("event window:deactivate")
      session.read("event object:state-changed:focused 0 0  | panel Board")
      session.type("\u{1B}[I")
      session.read("event window:activate")
      session.read("event object:state-changed:focused 1 0  | panel Board")
    }

    @Test func `a desktop reader moves the focus`() throws {
      let session = try DesktopReaderSession()
      session.command("focus push button New Game")
      session.read("grabbed True")
      session.read("event object:state-changed:focused 1 0  | push button New Game")
    }

    @Test func `without a bus, the game says what to install, and does not start`() throws {
      let session = try TerminalSession(
        "tictactoe", ["--accessible=desktop"],
        environment: ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere", "AT_SPI_BUS_ADDRESS": nil])
      #expect(session.ending() == .exited(1))
      let text = "tictactoe: The accessibility bus of the desktop cannot be reached (Connection refused)."
      #expect(session.hasWritten(text))
      session.expectTerminalAsFound()
    }
  }
#endif
