private import CSQLite

/// The SQLite that this process has loaded.
enum SQLiteLibrary {
  /// The oldest version that has all that stores need: tables declared STRICT.
  static let oldestVersion: Int32 = 3_037_000

  /// Checks that the library can read stores. An older one would take a store for damaged.
  ///
  /// - Parameters:
  ///   - version: The number of its version. Defaults to the library's.
  ///   - hasSearch: Whether it has the full-text index FTS5. Defaults to the library's.
  /// - Throws: ``StoreError/oldSQLite(version:)`` or ``StoreError/noSearch``.
  static func check(
    version: Int32 = sqlite3_libversion_number(), hasSearch: Bool = sqlite3_compileoption_used("ENABLE_FTS5") != 0
  ) throws(StoreError) {
    guard version >= oldestVersion else { throw .oldSQLite(version: name(of: version)) }
    guard hasSearch else { throw .noSearch }
  }

  /// Returns a version as it is written.
  static func name(of version: Int32) -> String {
    "\(version / 1_000_000).\(version / 1_000 % 1_000).\(version % 1_000)"
  }
}
