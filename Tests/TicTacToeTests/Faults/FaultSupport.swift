import Foundation
import TTTModel
import TermKit
import TermKitTestSupport
import Testing

@testable import tictactoe

extension GameSession {
  /// Expects all that is promised of every ending: how the process ended, the terminal as it was found, a store that is whole and has so
  /// many moves and this draft.
  func expectEnd(
    _ ending: PseudoTerminal.Ending, _ store: TemporaryStore, moves: Int, draft: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(terminal.ending(sourceLocation: sourceLocation) == ending, sourceLocation: sourceLocation)
    terminal.expectTerminalAsFound(sourceLocation: sourceLocation)
    try store.expectWhole(moves: moves, draft: draft, sourceLocation: sourceLocation)
  }

  /// Waits until the store has so many moves.
  func waitForMoves(_ count: Int, _ store: TemporaryStore, sourceLocation: SourceLocation = #_sourceLocation) {
    terminal.wait(for: "\(count) moves", sourceLocation: sourceLocation) { _ in
      (try? StoreReader(path: store.path).games(limit: 1).first?.moveCount) == count
    }
  }
}

extension TemporaryStore {
  /// Expects that SQLite finds nothing wrong, and what is in the store.
  func expectWhole(moves: Int, draft: String = "", sourceLocation: SourceLocation = #_sourceLocation) throws {
    let tool = TerminalSession.product("StoreTestTool")
    let run = try CommandRun([tool, path], shell: "exec \"$1\" check \"$2\"")
    #expect(run.lines.first == "ok", sourceLocation: sourceLocation)
    let contents = run.lines.dropFirst().joined(separator: "\n")
    #expect(contents == "moves \(moves), messages 0, draft \(draft)", sourceLocation: sourceLocation)
  }
}
