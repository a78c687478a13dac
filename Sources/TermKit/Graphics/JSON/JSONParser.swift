/// The reason why a text is not JSON.
package struct JSONError: Error, Hashable, CustomStringConvertible {
  /// The rule of JSON that the text breaks.
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

  /// A value that a user has typed: JSON, or else a text.
  package init(typed text: String) { self = (try? JSONValue(parsing: text)) ?? (text == "nil" ? .null : .string(text)) }
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
    while takeOne(of: " \t\n\r") {}
  }

  private mutating func takeOne(of characters: StaticString) -> Bool {
    let isFound = next.map { byte in characters.withUTF8Buffer { $0.contains(byte) } } ?? false
    if isFound { offset += 1 }
    return isFound
  }

  /// Skips a character, if it comes next after spaces.
  private mutating func skip(_ character: StaticString) -> Bool {
    skipSpace()
    return takeOne(of: character)
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
    .array(try elements(to: "]") { parser throws(JSONError) in try parser.value(depth: depth + 1) })
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSONValue {
    .object(
      try elements(to: "}") { parser throws(JSONError) in
        parser.skipSpace()
        if parser.next != UInt8(ascii: "\"") { throw parser.error("a name in quotation marks was expected") }
        let name = try parser.string()
        if !parser.skip(":") { throw parser.error("“:” was expected") }
        return JSONValue.Member(name, try parser.value(depth: depth + 1))
      })
  }

  /// Reads what is between two brackets, with commas between the elements.
  private mutating func elements<Element>(
    to end: StaticString, _ read: (inout Self) throws(JSONError) -> Element
  ) throws(JSONError) -> [Element] {
    offset += 1
    var elements: [Element] = []
    if skip(end) { return elements }
    repeat { elements.append(try read(&self)) } while skip(",")
    if !skip(end) { throw error("“,” or “\(end)” was expected") }
    return elements
  }

  // MARK: Numbers

  private mutating func number() throws(JSONError) -> Double {
    let start = offset
    _ = takeOne(of: "-")
    if !takeOne(of: "0") { try digits() }
    if takeOne(of: ".") { try digits() }
    if takeOne(of: "eE") {
      _ = takeOne(of: "+-")
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
    while takeOne(of: "0123456789") {}
    if offset == start { throw error(next == nil ? "the text ends too early" : "a value was expected") }
  }

  // MARK: Strings

  private mutating func string() throws(JSONError) -> String {
    offset += 1
    var text: [UInt8] = []
    while let byte = next {
      if byte < 0x20 { throw error("a control character in a string must be written as \\u and four digits") }
      offset += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += try escaped().utf8
      default: text.append(byte)
      }
    }
    throw error("the string has no end")
  }

  private mutating func escaped() throws(JSONError) -> String {
    let characters: KeyValuePairs<Unicode.Scalar, String> = [
      "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t",
    ]
    guard let byte = next else { throw error("the string has no end") }
    if byte == UInt8(ascii: "u") { return try codeUnits() }
    guard let found = characters.first(where: { UInt8(ascii: $0.key) == byte }) else {
      throw error("there is no such escape")
    }
    offset += 1
    return found.value
  }

  // A half of a surrogate pair without its other half becomes the replacement character.
  private mutating func codeUnits() throws(JSONError) -> String {
    var units: [UInt16] = []
    offset -= 1
    while bytes[offset...].starts(with: [0x5C, 0x75]) {
      offset += 2
      let digits = String(decoding: bytes[offset...].prefix(4), as: UTF8.self)
      guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit), let unit = UInt16(digits, radix: 16) else {
        throw error("four hexadecimal digits were expected")
      }
      offset += 4
      units.append(unit)
    }
    return String(decoding: units, as: UTF16.self)
  }
}
