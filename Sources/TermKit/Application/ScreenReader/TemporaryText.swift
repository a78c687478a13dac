private import LibC

/// A text in a temporary file that only the user can read, for another program.
struct TemporaryText {
  /// The path of the file.
  let path: String

  /// Creates the file. Returns nil if that is not possible.
  init?(_ text: String) {
    var name = Array("\(environmentVariable("TMPDIR") ?? "/tmp")/text-XXXXXX".utf8CString)
    let descriptor = mkstemp(&name)
    if descriptor < 0 { return nil }
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count <= 0 { break }
      bytes = bytes.dropFirst(count)
    }
    close(descriptor)
    if bytes.isEmpty { return }
    remove()
    return nil
  }

  /// The present text of the file, without the newline at its end. Nil if the file cannot be read.
  var text: String? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 14)
    var count = 0
    repeat {
      count = read(descriptor, &piece, piece.count)
      bytes += piece.prefix(max(0, count))
    } while count > 0
    if count < 0 { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// Deletes the file.
  func remove() { unlink(path) }
}

/// Returns the value of a variable of the environment, or nil.
func environmentVariable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
