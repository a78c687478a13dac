import Foundation

/// The terminal descriptions that this system has. Debian's package `ncurses-term` installs all descriptions of ncurses.
enum InstalledDescriptions {
  private static let folders = ["/usr/share/terminfo", "/lib/terminfo", "/etc/terminfo", "/usr/lib/terminfo"]

  /// The names of the descriptions, sorted. A description with several names counts several times.
  static let names = Set(folders.flatMap(names)).sorted()

  /// Whether the descriptions of terminals of the 1980s are installed.
  static let areComplete = names.count > 2000

  /// The reason for skipping a test that needs all descriptions.
  static let missing = "needs the descriptions of all terminals, which are in Debian's package ncurses-term"

  private static func names(in folder: String) -> [String] {
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.contains("/") }.compactMap { $0.split(separator: "/").last.map(String.init) }
  }
}
