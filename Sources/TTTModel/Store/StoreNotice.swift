/// A message about the store that the user must see once.
public enum StoreNotice: Hashable, Sendable, CustomStringConvertible {
  /// The file was damaged and has been moved to `movedTo`. A new file has the `kept` games and messages that could be read.
  ///
  /// `lost` is the number of missing games and messages, as far as that is known.
  case damaged(movedTo: String, kept: Int, lost: Int)
  /// Another file, such as a backup, was put in the place of the file, and the log beside it belonged to the earlier file. Both have been
  /// moved to `movedTo`. A new file has the `kept` games and messages that could be read in either.
  case separated(movedTo: String, kept: Int, lost: Int)
  /// The game continues, but nothing is being saved.
  case notSaving(Obstacle)
  /// All unsaved edits have been saved, and saving continues.
  case savingAgain

  /// The program is ending. The unsaved edits are in a recovery file.
  case unsavedEdits(path: String)
  /// The program is ending, and another file has replaced the store. A new file has everything that was in the store.
  case unsavedStore(path: String)
  /// The program is ending. The unsaved edits could not be written to any place.
  case lostEdits
  /// This number of edits from a recovery file has been saved.
  case savedEdits(count: Int)
  /// A recovery file cannot be read. It is left where it is.
  case unreadableEdits(path: String)

  /// A player has sent something that was refused, so nothing changed.
  case refusedEvent(sender: PlayerName, reason: EventRefusal)

  /// The reasons why a store cannot be written.
  public enum Obstacle: Hashable, Sendable {
    /// The environment names no home folder, so there is no place to save.
    case noHome
    /// The disk is full, or a quota is used up.
    case diskFull(path: String)
    /// The file or its folder may not be written.
    case readOnly(path: String)
    /// Another program has kept the file locked for too long.
    case locked(path: String)
    /// The file is damaged, and cannot be moved aside.
    case damaged(path: String)
    /// A newer version of the program has taken over the store.
    case newerVersion(path: String)
    /// The store of a development version has replaced the file.
    case unpublishedVersion(path: String)
    /// Reading or writing failed for another reason.
    case failure(path: String, reason: String)
  }

  /// The text for the user, in English: what happened, and what the user can do where that helps.
  public var description: String {
    switch self {
    case .damaged(let path, let kept, let lost):
      "The file with the games and messages was damaged. \(Self.salvaged(kept, lost)) The damaged file is now \(path)."
    case .separated(let path, let kept, let lost):
      "Another copy was put in the place of the file with the games and messages, beside the log of the earlier file. What both have is kept together. \(Self.salvaged(kept, lost)) The copy is now \(path), and the log \(path)\(StoreFile.logSuffix)."
    case .notSaving(let obstacle):
      "Nothing is being saved: \(obstacle)"
    case .savingAgain:
      "Everything is being saved again."
    case .unsavedEdits(let path):
      "Not everything could be saved. The rest is in \(path), and tictactoe saves it at the next start."
    case .unsavedStore(let path):
      "Not everything could be saved. Everything is in \(path). To save it, run: tictactoe recover \(path)"
    case .lostEdits:
      "Your last changes are lost, because neither the store nor a recovery file could be written. Check the disk and its permissions."
    case .savedEdits(let count):
      "\(count == 1 ? "1 change" : "\(count) changes") from an earlier session could not be saved then and \(count == 1 ? "is" : "are") saved now."
    case .refusedEvent(let sender, let reason):
      "Something from \(sender) was refused, because \(reason)."
    case .unreadableEdits(let path):
      "\(path) should contain unsaved changes from an earlier session, but cannot be read. Restore the file or remove it."
    }
  }

  private static func salvaged(_ kept: Int, _ lost: Int) -> String {
    kept + lost == 0 ? "Nothing in it could be read." : "Kept: \(kept), lost: \(lost)."
  }
}

extension StoreNotice.Obstacle: CustomStringConvertible {
  /// The text for the user, in English: the problem and a way to solve it. It begins in lower case, to follow a colon.
  public var description: String {
    switch self {
    case .noHome: "there is no home folder. Set HOME, or choose a file with --store PATH."
    case .diskFull: "the disk is full. Free some space; saving continues as soon as there is enough."
    case .readOnly(let path):
      "\(path) cannot be written. Change its permissions, or choose another file with --store PATH."
    case .locked(let path): "another program keeps \(path) locked. Saving continues as soon as it is unlocked."
    case .damaged(let path): "\(path) is damaged and cannot be moved aside. Move it away or change its permissions."
    case .newerVersion(let path): "a newer version of tictactoe uses \(path). Quit, and start the newer version."
    case .unpublishedVersion(let path):
      "\(path) was written by a development version of tictactoe. Move it away, or choose another file with --store PATH."
    case .failure(let path, let reason):
      "\(path) cannot be used: \(reason). Check the disk, or choose another file with --store PATH."
    }
  }
}
