import Foundation
import GRDB

extension StoreNotice.Obstacle: Error {}

extension StoreNotice.Obstacle {
  /// What an error says about a store's file.
  init(_ error: any Error, at file: StoreFile?) {
    let path = file?.path ?? ""
    switch error {
    case let obstacle as Self:
      self = obstacle
    case StoreError.newerVersion:
      self = .newerVersion(path: path)
    case StoreError.cannotOpen(_, let code):
      self.init(code: code, path: path)
    case let error as DatabaseError:
      self.init(error, path: path)
    default:
      self = .failure(path: path, reason: String(describing: error))
    }
  }

  /// Whether an error of `errno` is likely to pass without the person choosing another path.
  static func isPassing(_ code: Int32) -> Bool {
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
    case _ where error.isLackOfRoom: self = .diskFull(path: path)
    case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_AUTH: self = .readOnly(path: path)
    case .SQLITE_BUSY, .SQLITE_LOCKED: self = .locked(path: path)
    case _ where error.isDamage: self = .damaged(path: path)
    default: self = .failure(path: path, reason: error.message ?? error.resultCode.description)
    }
  }
}

extension DatabaseError {
  /// Says that a file cannot be what was written.
  static func damage(_ message: String) -> DatabaseError {
    DatabaseError(resultCode: .SQLITE_CORRUPT, message: message)
  }

  /// Whether the file is not what it was written as: its pages are broken, a table is missing, or one takes no rows that
  /// it should take.
  var isDamage: Bool {
    [.SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_ERROR, .SQLITE_CONSTRAINT].contains(resultCode)
  }

  /// Whether there was no room for what was to be written. SQLite knows a full disk; a quota that is used up and a file that
  /// may not grow are failures like any other to it, and it does not keep the system's word for them: but that is what
  /// `errno` still has.
  var isLackOfRoom: Bool {
    resultCode == .SQLITE_FULL || (resultCode == .SQLITE_IOERR && [ENOSPC, EDQUOT, EFBIG].contains(errno))
  }

  /// Whether the edit is to blame and not the file.
  var isRefusal: Bool {
    [.SQLITE_TOOBIG, .SQLITE_NOMEM].contains(resultCode)
  }
}
