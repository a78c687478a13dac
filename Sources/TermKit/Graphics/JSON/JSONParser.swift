/// The reason why a text is not JSON.
package struct JSONError: Error, Hashable, CustomStringConvertible {
  /// What was expected or not allowed.
  package let problem: String
  /// The number of bytes before the place of the problem.
  package let offset: Int

  package var description: String { "\(problem), at byte \(offset)" }
}

extension JSONValue {
  /// Reads a text. Arrays and objects may be nested 64 deep, because each level needs room on the stack.
  package init(parsing text: String) throws(JSONError) {
    var parser = JSONParser(bytes: Array(text.utf8))
    self = try parser.document()
  }
}

/// Reads the bytes of one JSON text.
private struct JSONParser {
  let bytes: [UInt8]
  private var offset = 0
  private static let maximumDepth = 64

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func document() throws(JSONError) -> JSONValue {
    let value = try value(depth: 0)
    skipSpace()
    if offset < bytes.count { throw error("nothing may follow the value") }
    return value
  }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func error(_ problem: String) -> JSONError { JSONError(problem: problem, offset: offset) }

  private mutating func skipSpace() {
    while let next, [0x20, 0x09, 0x0A, 0x0D].contains(next) { offset += 1 }
  }

  /// Skips a character, if it comes next after spaces.
  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    if next != UInt8(ascii: character) { return false }
    offset += 1
    return true
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    if depth > Self.maximumDepth { throw error("values can be nested only \(Self.maximumDepth) deep") }
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(JSONError) -> JSONValue {
    guard bytes[offset...].starts(with: word.utf8) else { throw error("“\(word)” was expected") }
    offset += word.utf8.count
    return value
  }

  private mutating func array(depth: Int) throws(JSONError) -> JSONValue {
    offset += 1
    var values: [JSONValue] = []
    if skip("]") { return .array(values) }
    repeat { values.append(try value(depth: depth + 1)) } while skip(",")
    if !skip("]") { throw error("“,” or “]” was expected") }
    return .array(values)
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSONValue {
    offset += 1
    var members: [JSONValue.Member] = []
    if skip("}") { return .object(members) }
    repeat {
      skipSpace()
      if next != UInt8(ascii: "\"") { throw error("a name in quotation marks was expected") }
      let name = try string()
      if !skip(":") { throw error("“:” was expected") }
      members.append(JSONValue.Member(name, try value(depth: depth + 1)))
    } while skip(",")
    if !skip("}") { throw error("“,” or “}” was expected") }
    return .object(members)
  }

  // MARK: Numbers

  private mutating func number() throws(JSONError) -> Double {
    let start = offset
    if next == UInt8(ascii: "-") { offset += 1 }
    if next == UInt8(ascii: "0") { offset += 1 } else { try digits() }
    if next == UInt8(ascii: ".") {
      offset += 1
      try digits()
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      offset += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { offset += 1 }
      try digits()
    }
    guard let number = Double(String(decoding: bytes[start..<offset], as: UTF8.self)), number.isFinite else {
      offset = start
      throw error("the number is too large")
    }
    return number
  }

  private mutating func digits() throws(JSONError) {
    let start = offset
    while let next, (0x30...0x39).contains(next) { offset += 1 }
    if offset == start { throw error(next == nil ? "the text ends too early" : "a value was expected") }
  }

  // MARK: Strings

  private mutating func string() throws(JSONError) -> String {
    offset += 1
    var text: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += String(try escaped()).utf8
      case 0..<0x20: throw error("a control character in a string must be written as \\u and four digits")
      default:
        text.append(byte)
        offset += 1
      }
    }
    throw error("the string has no end")
  }

  private mutating func escaped() throws(JSONError) -> Unicode.Scalar {
    let characters: KeyValuePairs<Unicode.Scalar, Unicode.Scalar> = [
      "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t",
    ]
    offset += 1
    guard let byte = next else { throw error("the string has no end") }
    offset += 1
    if byte == UInt8(ascii: "u") { return try unicode() }
    guard let found = characters.first(where: { UInt8(ascii: $0.key) == byte }) else {
      offset -= 1
      throw error("there is no such escape")
    }
    return found.value
  }

  // A half of a surrogate pair without its other half becomes the replacement character.
  private mutating func unicode() throws(JSONError) -> Unicode.Scalar {
    let first = try codeUnit()
    if !(0xD800..<0xE000).contains(first) { return Unicode.Scalar(first) ?? "\u{FFFD}" }
    let place = offset
    guard first < 0xDC00, bytes[offset...].starts(with: [0x5C, 0x75]) else { return "\u{FFFD}" }
    offset += 2
    let second = try codeUnit()
    guard (0xDC00..<0xE000).contains(second) else {
      offset = place
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
  }

  private mutating func codeUnit() throws(JSONError) -> UInt32 {
    let digits = String(decoding: bytes[offset...].prefix(4), as: UTF8.self)
    guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit), let unit = UInt32(digits, radix: 16) else {
      throw error("four hexadecimal digits were expected")
    }
    offset += 4
    return unit
  }
}
