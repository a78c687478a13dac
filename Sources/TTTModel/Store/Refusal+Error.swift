import Foundation
import GRDB

extension Refusal {
  /// What an error says about an edit that could be made neither on the file nor in memory.
  init(_ error: any Error) {
    guard let error = error as? DatabaseError else {
      self = .failure(reason: String(describing: error))
      return
    }
    switch error.resultCode {
    case .SQLITE_TOOBIG: self = .tooLong
    // A full file makes the store go on in memory, so what is full here is memory.
    case .SQLITE_NOMEM, .SQLITE_FULL: self = .outOfMemory
    default: self = .failure(reason: error.message ?? error.resultCode.description)
    }
  }
}

/// The bytes of a text, for `CAST(? AS TEXT)`: given a text, GRDB would cut it off at the first NUL.
///
/// - Parameter limit: The most bytes that SQLite can be given. GRDB would trap on more of them.
/// - Throws: `SQLITE_TOOBIG` if the text is longer.
func bytes(_ text: String, limit: Int = Int(Int32.max)) throws -> Data {
  guard text.utf8.count <= limit else { throw DatabaseError(resultCode: .SQLITE_TOOBIG) }
  return Data(text.utf8)
}
