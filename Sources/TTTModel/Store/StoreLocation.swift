import Foundation

extension Store {
  /// Where the store is kept unless the person names a file: `tictactoe/tictactoe.sqlite` in `$XDG_DATA_HOME`, or else in
  /// `$HOME/.local/share` (XDG Base Directory Specification); on macOS in `$HOME/Library/Application Support`.
  ///
  /// - Parameter environment: the environment of the process; a relative path in it does not count.
  /// - Returns: an absolute path, nil if the environment names no home.
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
