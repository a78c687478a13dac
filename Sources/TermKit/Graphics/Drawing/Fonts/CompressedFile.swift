private import CZlib

/// A file that may be compressed with gzip.
enum CompressedFile {
  /// The largest size of the contents, in bytes. The largest font has less than two megabytes.
  private static let limit = 1 << 24

  /// Returns the contents of a file, or nil if the file is missing, damaged or too large.
  static func contents(atPath path: String) -> [UInt8]? {
    guard let file = gzopen(path, "rb") else { return nil }
    defer { gzclose(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65_536)
    while bytes.count <= limit {
      let count = gzread(file, &part, UInt32(part.count))
      if count == 0 { return bytes }
      if count < 0 { return nil }
      bytes += part[..<Int(count)]
    }
    return nil
  }
}
