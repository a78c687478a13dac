private import LibC

/// The delays in terminfo's strings, such as `$<5/>`: milliseconds that terminals of the 1980s needed.
enum TerminfoPadding {
  /// Returns a string without its delays, ready to be sent.
  static func removed(from string: [UInt8]) -> [UInt8] {
    var rest = string[...]
    var result: [UInt8] = []
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "$"), rest.first == UInt8(ascii: "<"), let end = rest.firstIndex(of: UInt8(ascii: ">")) {
        rest = rest[(end + 1)...]
      } else {
        result.append(byte)
      }
    }
    return result
  }
}

extension UnsafePointer<CChar> {
  /// The bytes of a C string without its final zero, not decoded: sequences for terminals need not be valid UTF-8.
  var bytes: [UInt8] { Array(UnsafeRawBufferPointer(start: self, count: strlen(self))) }

  /// The bytes of a C string without its delays.
  var unpadded: [UInt8] { TerminfoPadding.removed(from: bytes) }
}
