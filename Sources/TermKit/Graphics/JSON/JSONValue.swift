/// A value of JSON, RFC 8259. Objects keep the order of their members, so that people can read what is written.
package indirect enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A name and a value of an object.
  package struct Member: Hashable, Sendable {
    package let name: String
    package let value: JSONValue

    package init(_ name: String, _ value: JSONValue) { (self.name, self.value) = (name, value) }
  }

  /// Returns the first member with a name. Nil for other values than objects.
  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  package var string: String? { if case .string(let text) = self { text } else { nil } }
  package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  package var double: Double? { if case .number(let value) = self { value } else { nil } }
  /// The number, if it is a whole one that the coordinates of views can have.
  package var int: Int? { double.flatMap { Int(exactly: $0) } }
  package var array: [JSONValue]? { if case .array(let values) = self { values } else { nil } }
  package var members: [Member]? { if case .object(let members) = self { members } else { nil } }
}

extension JSONValue: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral,
  ExpressibleByStringInterpolation, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(integerLiteral value: Int) { self = .number(Double(value)) }
  package init(stringLiteral value: String) { self = .string(value) }
  package init(arrayLiteral values: JSONValue...) { self = .array(values) }
  /// Members whose value is nil are left out.
  package init(dictionaryLiteral members: (String, JSONValue?)...) {
    self = .object(members.compactMap { name, value in value.map { Member(name, $0) } })
  }

  package init(_ value: Int) { self = .number(Double(value)) }

  /// Returns an object with the members of two objects.
  package static func + (left: JSONValue, right: JSONValue) -> JSONValue {
    .object((left.members ?? []) + (right.members ?? []))
  }
}

// MARK: Writing

extension JSONValue {
  /// The text in one line. A number that is not finite becomes null, because JSON has no such numbers.
  package var text: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): Self.text(of: value)
    case .string(let value): Self.text(of: value)
    case .array(let values): "[" + values.map(\.text).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { Self.text(of: $0.name) + ":" + $0.value.text }.joined(separator: ",") + "}"
    }
  }

  private static func text(of number: Double) -> String {
    if let whole = Int(exactly: number), abs(number) < 1e15 { return String(whole) }
    return number.isFinite ? "\(number)" : "null"
  }

  // DEL and the controls from U+0080 are allowed in JSON, but a terminal that shows the line would obey them.
  private static func text(of string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\u{0}"..<" ", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}":
        text += "\\u" + String(0x10000 + scalar.value, radix: 16).dropFirst()
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
