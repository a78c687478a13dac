import TermKit

/// The actions that a player is allowed on this computer, besides playing.
///
/// This type is the one place that decides it. Of the program's commands, the owner may run all. A guest runs only
/// `join`, because the line of `authorized_keys` names that command.
enum Permissions {
  /// The user of this computer.
  case owner
  /// A player who is connected over SSH, by the key of an invitation. Such a player cannot suspend the program.
  case guest

  /// Whether links in messages open in a browser of this computer. If not, they are copied.
  var opensLinks: Bool { self == .owner }

  /// Applies the permissions to an application. Call it before `run()`.
  @MainActor func apply(to application: Application) { application.allowsSuspension = self == .owner }

  /// Returns a closure that opens web addresses for the player. If the player may open none, it returns false.
  /// - Parameter open: Opens an address in a browser of this computer, and returns whether it could.
  func links(_ open: @escaping @MainActor (String) -> Bool) -> @MainActor (String) -> Bool {
    { opensLinks && open($0) }
  }
}
