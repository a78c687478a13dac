import Foundation
import GRDB
import Testing

@testable import TTTModel

/// Returns what is in an undamaged store.
func contents(_ path: String) throws -> StoreContents {
  let queue = try DatabaseQueue(path: path)
  defer { try? queue.close() }
  return try queue.inDatabase(StoreContents.init)
}

/// Returns what can be read in a damaged store.
func salvaged(_ path: String) throws -> SalvagedStore {
  try SalvagedStore(StoreFile(path: path), timeout: 0, now: .distantPast)
}

/// Records an issue unless two stores contain the same.
func expectSameContents(
  _ one: StoreContents, _ other: StoreContents, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(one.games == other.games && one.currentGame == other.currentGame, sourceLocation: sourceLocation)
  #expect(one.messages == other.messages && one.icon == other.icon, sourceLocation: sourceLocation)
  #expect(one.recentSymbols == other.recentSymbols, sourceLocation: sourceLocation)
  #expect(one.opponent == other.opponent && one.beginner == other.beginner, sourceLocation: sourceLocation)
  #expect(one.draft?.draft == other.draft?.draft, sourceLocation: sourceLocation)
}
