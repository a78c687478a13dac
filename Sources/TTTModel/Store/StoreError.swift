/// Why a file cannot be used as a store, or, by a ``StoreReader``, not be read as one. In each of these cases the file has been left as it was.
public enum StoreError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The path names a folder.
  case isDirectory(path: String)
  /// The path names something that keeps no data: a device, a pipe, a socket.
  case notAFile(path: String)
  /// The file is no database.
  case notADatabase(path: String)
  /// The file is a database, of another program.
  case belongsToAnotherProgram(path: String)
  /// A newer version of the program wrote the store.
  case newerVersion(path: String)
  /// The system refused to open or to create the file; the code is that of `errno`.
  case cannotOpen(path: String, code: Int32)
  /// There is nothing to read: no file, or an empty one.
  case missing(path: String)
  /// The environment names no home to look for a store in.
  case noHome
  /// What is to be read is not what was written.
  case damaged(path: String)
  /// The file to recover is the store itself.
  case isTheStore(path: String)
  /// In the file to recover nothing can be read that this program has written.
  case nothingToRecover(path: String)
  /// SQLite or the system could not read the file.
  case cannotRead(path: String, reason: String)

  /// What to tell the person, and what to try.
  public var description: String {
    switch self {
    case .isDirectory(let path):
      "\(path) is a folder. Name a file in it, for example --store \(path == "/" ? "" : path)/tictactoe.sqlite."
    case .notAFile(let path):
      "\(path) is not a regular file. Choose another file with --store PATH."
    case .notADatabase(let path):
      "\(path) is no database, so it was left untouched. Choose another file with --store PATH, or move this one away."
    case .belongsToAnotherProgram(let path):
      "\(path) is the database of another program, so it was left untouched. "
        + "Choose another file with --store PATH, or move this one away."
    case .newerVersion(let path):
      "\(path) was written by a newer version of tictactoe, so it was left untouched. "
        + "Update tictactoe, or choose another file with --store PATH."
    case .cannotOpen(let path, let code):
      "\(path) cannot be used: \(systemMessage(code)). Check the path and its permissions, "
        + "or choose another file with --store PATH."
    case .missing(let path):
      "There is no store at \(path). Play or post something first, or choose another file with --store PATH."
    case .noHome:
      "There is no home folder to look for a store in. Set HOME or name a file with --store PATH."
    case .damaged(let path):
      "\(path) is damaged and was left untouched. When you play next, a new file gets everything that can be read in it."
    case .isTheStore(let path):
      "\(path) is the store itself. If it is damaged, the next start of tictactoe recovers it. Name a file that was moved aside."
    case .nothingToRecover(let path):
      "Nothing that tictactoe saved can be read in \(path). The file was left untouched. Name another file."
    case .cannotRead(let path, let reason):
      "\(path) cannot be read: \(reason). Check the disk, or choose another file with --store PATH."
    }
  }
}
