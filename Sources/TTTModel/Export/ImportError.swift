/// The reasons why an exported file was not imported. In all of these cases, nothing in the store has changed.
public enum ImportError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A line is damaged. The first line has the number 1.
  case damaged(line: Int, reason: String)
  /// A newer version of the program has exported the file.
  case newerVersion
  /// The store cannot be written.
  case cannotSave(StoreNotice.Obstacle)
  /// The store is closed.
  case closed

  /// The text for the user, in English: the problem and a way to solve it.
  public var description: String {
    switch self {
    case .damaged(let line, let reason): "Nothing was imported: line \(line) is damaged. \(reason)"
    case .newerVersion:
      "Nothing was imported: a newer version of tictactoe has exported this file. Update tictactoe."
    case .cannotSave(.diskFull): "Nothing was imported: the disk is full. Free some space, and try again."
    case .cannotSave(let obstacle): "Nothing was imported: \(obstacle)"
    case .closed: "Nothing was imported: the store is closed."
    }
  }
}

/// The result of importing a file.
public struct ImportResult: Hashable, Sendable {
  /// The number of games that are new in the store. Games without moves do not count.
  public internal(set) var addedGames = 0
  /// The number of messages that are new in the store.
  public internal(set) var addedMessages = 0
  /// The number of games and messages that the store had already, as they are in the file.
  public internal(set) var known = 0
  /// The number of games and messages of the store that have taken a later change from the file, or were deleted later in the file.
  public internal(set) var changed = 0
  /// The number of games and messages of the store that stay as they are, because they were changed or deleted here later.
  public internal(set) var kept = 0
}
