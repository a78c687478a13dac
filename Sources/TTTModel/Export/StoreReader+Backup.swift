import Foundation
import GRDB

extension StoreReader {
  /// Copies the whole store to a new file that only its owner can read. Other processes may change the store during the copy, which has
  /// the state at one moment.
  ///
  /// The copy is written under another name first, so that the file is complete as soon as it exists.
  ///
  /// - Parameter path: The new file. A relative path starts at the current folder.
  /// - Throws: ``StoreError`` if the file exists or cannot be written, or if the store cannot be read.
  public func backUp(to path: String) throws(StoreError) {
    let target = StoreFile(path: path)
    let temporary = StoreFile(path: "\(target.path).\(UUID().uuidString)")
    guard target.identity == nil else { throw .exists(path: target.path) }
    try StoreFile.createEmpty(temporary.path)
    defer { temporary.remove() }
    do {
      let copy = try DatabaseQueue(path: temporary.path)
      defer { try? copy.close() }
      try queue.backup(to: copy)
    } catch {
      throw .cannotBackUp(path: target.path, reason: (error as? DatabaseError)?.message ?? error.localizedDescription)
    }
    guard try target.moveIntoPlace(temporary.path) else { throw .exists(path: target.path) }
  }
}
