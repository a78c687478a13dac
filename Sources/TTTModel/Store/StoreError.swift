/// The reasons why a file cannot be used as a store, or cannot be read by a ``StoreReader``. The file is always left unchanged.
public enum StoreError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The path names a folder.
  case isDirectory(path: String)
  /// The path names a device, a pipe or a socket, which keep no data.
  case notAFile(path: String)
  /// The file has another name, a hard link. The changes that are made under one name would be missing under the other.
  case hasHardLinks(path: String)
  /// The file is no database.
  case notADatabase(path: String)
  /// The file is the database of another program.
  case belongsToAnotherProgram(path: String)
  /// The file has the tables of a store, but not the marks of the file format. It was made from a dump.
  case isDump(path: String)
  /// The system's SQLite is too old.
  case oldSQLite(version: String)
  /// The system's SQLite has no full-text index.
  case noSearch
  /// A newer version of the program wrote the store.
  case newerVersion(path: String)
  /// A development version of the program wrote the store, before the first published version.
  case unpublishedVersion(path: String)
  /// The system refused to open or to create the file. The code is a value of `errno`.
  case cannotOpen(path: String, code: Int32)
  /// There is no file, or the file is empty.
  case missing(path: String)
  /// The environment names no home folder, so there is no default path.
  case noHome
  /// The contents of the file are damaged.
  case damaged(path: String)
  /// The file to recover is the store itself.
  case isTheStore(path: String)
  /// The file to recover has no readable data of this program.
  case nothingToRecover(path: String)
  /// The file for a backup exists already.
  case exists(path: String)
  /// The backup could not be written.
  case cannotBackUp(path: String, reason: String)
  /// SQLite or the system could not read the file.
  case cannotRead(path: String, reason: String)
  /// Nothing was recovered, because the store cannot be written.
  case cannotSave(StoreNotice.Obstacle)

  /// The text for the user, in English: the problem and a way to solve it.
  public var description: String {
    switch self {
    case .isDirectory(let path):
      "\(path) is a folder. Name a file in it, for example --store \(path == "/" ? "" : path)/tictactoe.sqlite."
    case .notAFile(let path):
      "\(path) is not a regular file. Choose another file with --store PATH."
    case .hasHardLinks(let path):
      "\(path) has more than one name (hard links), and changes under one name would be missing under the other. "
        + "Make a copy with one name: cp \(path) copy.sqlite, then mv copy.sqlite \(path)."
    case .notADatabase(let path):
      "\(path) is not a database, so it was left untouched. Choose another file with --store PATH, or move this one away."
    case .belongsToAnotherProgram(let path):
      "\(path) is the database of another program, so it was left untouched. "
        + "Choose another file with --store PATH, or move this one away."
    case .isDump(let path):
      "\(path) was made from a dump, which lacks the marks of a store. It was left untouched. "
        + "Move it away, for example to dump.sqlite, and then run: tictactoe recover dump.sqlite"
    case .oldSQLite(let version):
      "SQLite \(version) is too old: tictactoe needs SQLite \(SQLiteLibrary.name(of: SQLiteLibrary.oldestVersion)) or a newer one. "
        + "The store was left untouched. Update the system's SQLite library."
    case .noSearch:
      "The system's SQLite has no full-text search (FTS5), which tictactoe needs. "
        + "The store was left untouched. Install an SQLite library with FTS5."
    case .newerVersion(let path):
      "\(path) was written by a newer version of tictactoe, so it was left untouched. "
        + "Update tictactoe, or choose another file with --store PATH."
    case .unpublishedVersion(let path):
      "\(path) was written by a development version of tictactoe, so it was left untouched. "
        + "Choose another file with --store PATH, or move this one away. "
        + "To keep its contents, export them with the version that wrote it, and import them here."
    case .cannotOpen(let path, let code):
      "\(path) cannot be used: \(systemMessage(code)). Check the path and its permissions, "
        + "or choose another file with --store PATH."
    case .missing(let path):
      "There is no store at \(path). Play or post something first, or choose another file with --store PATH."
    case .noHome:
      "There is no home folder to look for a store in. Set HOME, or choose a file with --store PATH."
    case .damaged(let path):
      "\(path) is damaged and was left untouched. The next time you play, everything readable in it is copied to a new file."
    case .isTheStore(let path):
      "\(path) is the store itself. If it is damaged, the next start of tictactoe recovers it. Name a file that was moved aside."
    case .nothingToRecover(let path):
      "\(path) has no readable data of tictactoe. The file was left untouched. Name another file."
    case .exists(let path):
      "\(path) exists already, and a backup overwrites nothing. Choose another name."
    case .cannotBackUp(let path, let reason):
      "\(path) was not written: \(reason). Check the disk, or choose another place."
    case .cannotRead(let path, let reason):
      "\(path) cannot be read: \(reason). Check the disk, or choose another file with --store PATH."
    case .cannotSave(.locked(let path)):
      "Nothing was recovered: another program keeps \(path) locked. Try again when it is unlocked."
    case .cannotSave(.diskFull):
      "Nothing was recovered: the disk is full. Free some space, and try again."
    case .cannotSave(let obstacle):
      "Nothing was recovered: \(obstacle)"
    }
  }
}
