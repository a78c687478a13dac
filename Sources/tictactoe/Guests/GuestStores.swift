import Foundation
import TTTModel

/// The stores of guests: a file for each one, in a folder beside the store of the host.
///
/// If the store of the host is `games.sqlite`, the folder is `games.players`. `Store` creates it, and only its owner
/// can read it. The store of the host is never opened.
struct GuestStores {
  /// The path of the folder.
  let folder: String

  /// Describes the stores of guests beside a store.
  /// - Parameter host: The absolute path of the host's store.
  init(besideStoreAt host: String) {
    folder = URL(fileURLWithPath: host).deletingPathExtension().path + ".players"
  }

  /// Returns the path of a guest's store.
  func path(of player: PlayerName) -> String { "\(folder)/\(player.rawValue).sqlite" }
}
