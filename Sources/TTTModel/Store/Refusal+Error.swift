import Foundation
import GRDB

extension Refusal {
  /// Creates the refusal of an edit that failed both on the file and in memory.
  init(_ error: any Error) {
    guard let error = error as? DatabaseError else {
      self = .failure(reason: String(describing: error))
      return
    }
    switch error.resultCode {
    case .SQLITE_TOOBIG: self = .tooLong
    // On a full disk the store goes on in memory, so this error comes from memory.
    case .SQLITE_NOMEM, .SQLITE_FULL: self = .outOfMemory
    default: self = .failure(reason: error.message ?? error.resultCode.description)
    }
  }
}

/// Returns the bytes of a text, for `CAST(? AS TEXT)`. GRDB would cut a text off at the first NUL.
///
/// - Parameter limit: The greatest number of bytes that can be passed to SQLite. GRDB traps on more bytes.
/// - Throws: `SQLITE_TOOBIG` if the text is longer.
func bytes(_ text: String, limit: Int = Int(Int32.max)) throws -> Data {
  guard text.utf8.count <= limit else { throw DatabaseError(resultCode: .SQLITE_TOOBIG) }
  return Data(text.utf8)
}
