import Foundation

extension Store {
  /// Returns the path of the store for users who name no file.
  ///
  /// This is `tictactoe/tictactoe.sqlite` in `$XDG_DATA_HOME`, or else in `$HOME/.local/share` (XDG Base Directory Specification). On
  /// macOS, it is in `$HOME/Library/Application Support`.
  ///
  /// - Parameter environment: The environment of the process. Relative paths in it are ignored.
  /// - Returns: An absolute path, or nil if the environment names no home folder.
  public static func defaultPath(environment: [String: String]) -> String? {
    func folder(_ name: String) -> String? {
      environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    #if os(macOS)
      let data = folder("HOME").map { $0 + "/Library/Application Support" }
    #else
      let data = folder("XDG_DATA_HOME") ?? folder("HOME").map { $0 + "/.local/share" }
    #endif
    return data.map { URL(fileURLWithPath: $0).appendingPathComponent("tictactoe/tictactoe.sqlite").path }
  }
}
