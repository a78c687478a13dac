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
