import Foundation
import TTTModel
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@testable import tictactoe

extension GameSession {
  /// Checks everything that holds after every ending: how the process ended, a restored terminal, and an intact store with a number of
  /// moves and a draft.
  func expectEnd(
    _ ending: PseudoTerminal.Ending, _ store: TemporaryStore, moves: Int, draft: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(terminal.ending(sourceLocation: sourceLocation) == ending, sourceLocation: sourceLocation)
    terminal.expectTerminalAsFound(sourceLocation: sourceLocation)
    try store.expectWhole(moves: moves, draft: draft, sourceLocation: sourceLocation)
  }

  /// Waits until the store has a number of moves.
  func waitForMoves(_ count: Int, _ store: TemporaryStore, sourceLocation: SourceLocation = #_sourceLocation) {
    terminal.wait(for: "\(count) moves", sourceLocation: sourceLocation) { _ in
      (try? StoreReader(path: store.path).games(limit: 1).first?.moveCount) == count
    }
  }
}

extension TemporaryStore {
  /// Checks the contents of the store, and that SQLite finds no damage.
  func expectWhole(moves: Int, draft: String = "", sourceLocation: SourceLocation = #_sourceLocation) throws {
    let tool = TerminalSession.product("StoreTestTool")
    let run = try CommandRun([tool, path], shell: "exec \"$1\" check \"$2\"")
    #expect(run.lines.first == "ok", sourceLocation: sourceLocation)
    let contents = run.lines.dropFirst().joined(separator: "\n")
    #expect(contents == "moves \(moves), messages 0, draft \(draft)", sourceLocation: sourceLocation)
  }
}
