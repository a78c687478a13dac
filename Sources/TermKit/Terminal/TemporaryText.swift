private import LibC

/// A text in a temporary file that only the user can read, for another program.
package struct TemporaryText {
  /// The path of the file.
  package let path: String

  /// Creates the file. Returns nil if that is not possible.
  package init?(_ text: String) {
    var name = Array("\(environmentVariable("TMPDIR") ?? "/tmp")/text-XXXXXX".utf8CString)
    guard let file = FileDescriptor(opened: mkstemp(&name)) else { return nil }
    defer { file.close() }
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    if file.writeAll(Array(text.utf8)) { return }
    remove()
    return nil
  }

  /// The present text of the file, without the newline at its end. Nil if the file cannot be read.
  package var text: String? {
    guard let file = FileDescriptor(opened: open(path, O_RDONLY | O_CLOEXEC)) else { return nil }
    defer { file.close() }
    let text = String(decoding: file.readAll(), as: UTF8.self)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// Deletes the file.
  package func remove() { unlink(path) }
}

/// Returns the value of a variable of the environment, or nil.
package func environmentVariable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
