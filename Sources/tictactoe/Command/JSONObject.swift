import Foundation

/// A JSON object on one line. Its members are in the given order.
struct JSONObject: ExpressibleByDictionaryLiteral, CustomStringConvertible {
  /// A value, as JSON.
  struct Value {
    fileprivate let json: String

    static let null = Value(json: "null")
    static func bool(_ isTrue: Bool) -> Value { Value(json: isTrue ? "true" : "false") }
    static func number(_ number: Int64) -> Value { Value(json: String(number)) }
    static func text(_ text: String) -> Value { Value(json: quoted(text)) }
    /// A date in ISO 8601, in UTC and to the millisecond.
    static func date(_ date: Date) -> Value { .text(timestamp(date)) }
    static func list(_ values: [Value]) -> Value { Value(json: "[" + values.map(\.json).joined(separator: ",") + "]") }
  }

  let description: String

  init(dictionaryLiteral members: (String, Value)...) {
    let texts = members.map { Self.quoted($0) + ":" + $1.json }
    description = "{" + texts.joined(separator: ",") + "}"
  }

  // Seconds and milliseconds are formatted separately, because most fractions of a second have no exact floating-point value.
  private static func timestamp(_ date: Date) -> String {
    let milliseconds = (date.timeIntervalSince1970 * 1000).rounded()
    let seconds = (milliseconds / 1000).rounded(.down)
    let whole = Date(timeIntervalSince1970: seconds).formatted(.iso8601)
    return whole.dropLast() + "." + String(1000 + Int(milliseconds - 1000 * seconds)).dropFirst() + "Z"
  }
}

// MARK: Texts

extension JSONObject {
  // Invisible characters are escaped. No information is lost, and no character can control a terminal that shows the text.
  private static func quoted(_ text: String) -> String {
    // Bytes, because each addition to a view of scalars copies the whole string.
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + 2)
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": bytes += [UInt8(ascii: "\\"), UInt8(scalar.value)]
      case "\n": bytes += "\\n".utf8
      case "\t": bytes += "\\t".utf8
      case " "..."~": bytes.append(UInt8(scalar.value))
      default:
        if isVisible(scalar), let code = UTF8.encode(scalar) { bytes += code } else { addEscaped(scalar, to: &bytes) }
      }
    }
    bytes.append(UInt8(ascii: "\""))
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse: return false
    default: return !properties.isDefaultIgnorableCodePoint
    }
  }

  private static func addEscaped(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    for unit in scalar.utf16 {
      bytes += "\\u".utf8
      for shift in [12, 8, 4, 0] { bytes.append(digits[Int(unit >> shift) & 0xF]) }
    }
  }

  private static let digits = Array("0123456789abcdef".utf8)
}
