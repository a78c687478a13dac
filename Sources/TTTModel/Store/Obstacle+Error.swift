import Foundation
import GRDB

extension StoreNotice.Obstacle: Error {
  /// Creates the obstacle that an error at a store's file indicates.
  init(_ error: any Error, at file: StoreFile?) {
    let path = file?.path ?? ""
    switch error {
    case let obstacle as Self:
      self = obstacle
    case StoreError.newerVersion:
      self = .newerVersion(path: path)
    case StoreError.unpublishedVersion:
      self = .unpublishedVersion(path: path)
    case StoreError.cannotOpen(_, let code):
      self.init(code: code, path: path)
    case let error as DatabaseError:
      self.init(error, path: path)
    default:
      self = .failure(path: path, reason: String(describing: error))
    }
  }

  /// Returns whether an error of `errno` is likely to pass without another path from the user.
  static func isTransient(_ code: Int32) -> Bool {
    [ENOSPC, EDQUOT, EIO, EMFILE, ENFILE, ENOMEM, EROFS].contains(code)
  }

  private init(code: Int32, path: String) {
    switch code {
    case ENOSPC, EDQUOT: self = .diskFull(path: path)
    case EACCES, EPERM, EROFS: self = .readOnly(path: path)
    default: self = .failure(path: path, reason: systemMessage(code))
    }
  }

  private init(_ error: DatabaseError, path: String) {
    switch error.resultCode {
    case _ where error.isDiskFull: self = .diskFull(path: path)
    case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_AUTH: self = .readOnly(path: path)
    case .SQLITE_BUSY, .SQLITE_LOCKED: self = .locked(path: path)
    case _ where error.isDamage: self = .damaged(path: path)
    default: self = .failure(path: path, reason: error.message ?? error.resultCode.description)
    }
  }
}

extension DatabaseError {
  /// Returns an error for a file whose contents cannot be what was written.
  static func damage(_ message: String) -> DatabaseError {
    DatabaseError(resultCode: .SQLITE_CORRUPT, message: message)
  }

  /// Whether the file no longer has the contents that were written: broken pages, a missing table, or one that refuses valid rows.
  var isDamage: Bool {
    [.SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_ERROR, .SQLITE_CONSTRAINT].contains(resultCode)
  }

  /// Whether there was not enough room for the data.
  ///
  /// SQLite reports a full disk. It reports an exhausted quota, or a file that must not grow, as an ordinary I/O error without the
  /// system's code. That code is still in `errno`.
  var isDiskFull: Bool {
    resultCode == .SQLITE_FULL || (resultCode == .SQLITE_IOERR && [ENOSPC, EDQUOT, EFBIG].contains(errno))
  }

  /// Whether the edit caused the error, and not the file.
  var isRefusal: Bool {
    [.SQLITE_TOOBIG, .SQLITE_NOMEM].contains(resultCode)
  }
}

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
