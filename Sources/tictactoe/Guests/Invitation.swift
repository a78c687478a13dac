import Foundation
import TTTModel

/// A line of `authorized_keys`: the owner of a key may play as a guest, and do nothing else.
struct Invitation {
  /// The line, without a line break.
  let line: String

  /// A path that cannot be written in the line.
  struct UnusablePath: Error, Equatable, CustomStringConvertible {
    let path: String

    /// The text for the user: the problem and a way to solve it.
    var description: String {
      "The path \(path) has a character that cannot be written in authorized_keys. "
        + "Move the file to a path of letters and digits."
    }
  }

  /// Creates the line.
  /// - Parameters:
  ///   - program: The absolute path of this program.
  ///   - store: The absolute path of the host's store.
  /// - Throws: `UnusablePath` for a path with a control character or a backslash. Shells disagree about backslashes.
  init(player: PlayerName, key: PublicKey, program: String, store: String) throws(UnusablePath) {
    for path in [program, store] where !path.unicodeScalars.allSatisfy(Self.isUsable) { throw UnusablePath(path: path) }
    let words = [program, "join", "--player", player.rawValue, "--store", store]
    // Between the quotes, a backslash has a meaning only before a quote.
    let command = words.map(Self.quotedForShell).joined(separator: " ").replacing("\"", with: "\\\"")
    let parts = ["restrict,pty,command=\"\(command)\"", key.type, key.key, key.comment]
    line = parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func isUsable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    default: scalar != "\\"
    }
  }

  private static func quotedForShell(_ word: String) -> String {
    word.isPlain(allowing: "/._-+,@:") ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
