import Foundation
import GRDB

extension StoreReader {
  /// Copies the state of the store at one moment to a new file that only its owner can read. Other processes may change the store meanwhile.
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
      try queue.copy(to: temporary.path)
    } catch {
      throw .cannotBackUp(path: target.path, reason: (error as? DatabaseError)?.message ?? error.localizedDescription)
    }
    guard try target.moveIntoPlace(temporary.path) else { throw .exists(path: target.path) }
  }
}
