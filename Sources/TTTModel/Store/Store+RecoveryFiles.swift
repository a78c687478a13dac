import Foundation
import GRDB

// A recovery file holds the edits that could not be saved before the program ended.
extension Store {
  /// Writes the unsaved edits to a recovery file.
  ///
  /// - Returns: What to tell the user, or nil if there is nothing to save.
  func writeRecoveryFile(_ unsaved: Unsaved) -> StoreNotice? {
    // Another file has replaced the store and could not be opened. Its rows have other numbers, so the edits alone are not enough.
    if replaced != nil {
      return recoveryPlaces.write(unsaved.memory).map(StoreNotice.unsavedStore) ?? .lostEdits
    }
    let file = RecoveryFile(unsaved, store: self.file?.path)
    if file.count == 0 { return nil }
    return recoveryPlaces.write(file).map(StoreNotice.unsavedEdits) ?? .lostEdits
  }

  /// Saves the edits of earlier recovery files and removes these files. While the store cannot be written, the files stay.
  func saveRecoveryFiles() {
    guard unsaved == nil, let disk else { return }
    for path in recoveryPlaces.existing {
      guard let file = recoveryPlaces.read(path) else {
        if unreadableRecoveryFiles.insert(path).inserted { notices.append(.unreadableEdits(path: path)) }
        continue
      }
      guard (try? disk.saveEdits(of: file)) != nil else { return }
      unlink(path)
      notices.append(.savedEdits(count: file.count))
    }
  }
}

/// The result of recovering a file that was moved aside.
public struct Recovery: Hashable, Sendable {
  /// The number of games and messages read from the file, which the store may already have. Games without moves do not count.
  public let kept: Int
  /// The number of games and messages that are missing, as far as that is known.
  public let lost: Int
  /// The number of games and messages that are new in the store.
  public let added: Int
}

extension Store {
  /// Adds the games and messages that can be read in a damaged file, or in any other store, to this store. The file is not changed.
  ///
  /// No game or message is added twice, and games without moves are left out. If the store has a game or message already, the later change
  /// wins. A game with moves stays on the board. If the board is empty, the file's current game is put on it, unless the
  /// store has that game already. The icon, the opponent, the rule for the first move and the recent symbols are taken over only if this
  /// store is new. The draft is taken over only if this store has no draft.
  /// - Parameter path: The file. A relative path starts at the current folder.
  /// - Returns: The number of games and messages that were read, are missing and were added.
  /// - Throws: ``StoreError`` if the file or this store cannot be used.
  public func recover(_ path: String) throws(StoreError) -> Recovery {
    let source = StoreFile(path: path)
    if source.path == self.path { throw .isTheStore(path: source.path) }
    try checkSource(source)
    let salvaged: SalvagedStore
    do {
      salvaged = try SalvagedStore(source, timeout: longTimeout, now: now())
    } catch {
      throw .cannotRead(path: source.path, reason: Self.reason(error))
    }
    guard salvaged.keptCount > 0 else { throw .nothingToRecover(path: source.path) }
    let added = try add(salvaged)
    return Recovery(kept: salvaged.keptCount, lost: salvaged.lostCount, added: added)
  }

  private func add(_ salvaged: SalvagedStore) throws(StoreError) -> Int {
    do {
      return try waitingToSave { try $0.add(salvaged, keepsBoard: true, now: now()).count } ?? 0
    } catch {
      throw .cannotSave(StoreNotice.Obstacle(error, at: file))
    }
  }

  private static func reason(_ error: any Error) -> String {
    (error as? DatabaseError)?.message ?? String(describing: error)
  }

  // A damaged file may have lost everything that identifies it as a store. A file that is certainly something else is refused.
  private func checkSource(_ source: StoreFile) throws(StoreError) {
    // A damaged store may have been a log without its database.
    guard source.identity != nil || source.hasLeftovers else { throw .cannotOpen(path: source.path, code: ENOENT) }
    do { _ = try source.inspect() } catch {
      switch error {
      // A backup program may keep hard links of files that no longer change. A dump has all rows.
      case .notADatabase, .hasHardLinks, .isDump: return
      default: throw error
      }
    }
  }
}
