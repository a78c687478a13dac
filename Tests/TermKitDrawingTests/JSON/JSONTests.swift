import Foundation
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

/// JSON texts, read and written.
@Suite struct JSONTests {
  private static let values: [(text: String, value: JSONValue)] = [
    ("null", JSONValue.null), ("true", true), (" [1, 2.5 ,-3e2]\n", [1, .number(2.5), -300]),
    ("\"a\\\"b\\\\\\/\\n\"", "a\"b\\/\n"),
    ("{\"b\":1,\"a\":[]}", ["b": 1, "a": []]), ("\"\\u00e9\\ud83d\\ude00\"", "é😀"), ("\"\\ud83d!\"", "\u{FFFD}!"),
    ("{}", [:]), ("0", 0), ("-0.5", .number(-0.5)),
  ]

  @Test func `a text is read`() throws {
    for (text, value) in Self.values { expectEqual(try JSONValue(parsing: text), value, text) }
  }

  @Test(arguments: [
    ("", "the text ends too early, at byte 0"), ("nul", "“null” was expected, at byte 0"),
    ("[1,]", "a value was expected, at byte 3"), ("[1 2]", "“,” or “]” was expected, at byte 3"),
    ("{\"a\" 1}", "“:” was expected, at byte 5"), ("{a:1}", "a name in quotation marks was expected, at byte 1"),
    ("{\"a\":1", "“,” or “}” was expected, at byte 6"), ("\"abc", "the string has no end, at byte 4"),
    ("\"a\nb\"", "a control character in a string must be written as \\u and four digits, at byte 2"),
    ("\"\\x\"", "there is no such escape, at byte 2"),
    ("\"\\u12g4\"", "four hexadecimal digits were expected, at byte 3"),
    ("1e999", "the number is too large, at byte 0"), ("01", "nothing may follow the value, at byte 1"),
    ("1.", "the text ends too early, at byte 2"), ("true false", "nothing may follow the value, at byte 5"),
  ])
  func `what is wrong with a text is told with its place`(text: String, problem: String) {
    expect(problem) { try JSONValue(parsing: text) }
  }

  @Test func `deep nesting is an error and does not overflow the stack`() {
    let deep = String(repeating: "[", count: 1_000_000)
    expect("values can be nested only 64 deep, at byte 65") { try JSONValue(parsing: deep) }
    #expect(throws: Never.self) {
      try JSONValue(parsing: String(repeating: "[", count: 64) + String(repeating: "]", count: 64))
    }
  }

  @Test func `a written text has no control characters, and is read again`() throws {
    let value: JSONValue = ["\u{1B}[31m": "\u{7F}\u{9B}\n\u{2028}é", "n": .number(.nan), "big": .number(1e300)]
    let text = value.text
    expectEqual(
      text, "{\"\\u001b[31m\":\"\\u007f\\u009b\\n\\u2028é\",\"n\":null,\"big\":1e+300}")
    expectEqual(try JSONValue(parsing: text)["\u{1B}[31m"]?.string, "\u{7F}\u{9B}\n\u{2028}é")
  }

  private func expect(_ problem: String, _ body: () throws -> JSONValue) {
    do {
      Issue.record("it was read: \(try body())")
    } catch {
      expectEqual("\(error)", problem)
    }
  }
}

/// Random texts, compared with Foundation.
@Suite struct JSONRandomTests {
  @Test func `random values are what Foundation reads, and random damage is an error or a value for both`() throws {
    var random = SeededGenerator(seed: 46)
    for _ in 0..<Sample.count(300, of: 20_000) {
      let value = Self.value(depth: 0, &random)
      let text = value.text
      expectEqual(try JSONValue(parsing: text), value)
      let object = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
      expectEqual(Self.value(of: object), value.sorted)
      var bytes = Array(text.utf8)
      for _ in 0..<2 where !bytes.isEmpty {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 32..<127, using: &random)
      }
      let damaged = String(decoding: bytes, as: UTF8.self)
      let own = try? JSONValue(parsing: damaged)
      let others = try? JSONSerialization.jsonObject(with: Data(damaged.utf8), options: .fragmentsAllowed)
      if let own, let others { expectEqual(own.sorted, Self.value(of: others), damaged) }
      if own != nil { #expect(others != nil, "\(damaged)") }
    }
  }

  private static func value(depth: Int, _ random: inout SeededGenerator) -> JSONValue {
    switch Int.random(in: 0..<(depth > 4 ? 4 : 6), using: &random) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &random))
    case 2: return .number(Double(Int.random(in: -1_000_000...1_000_000, using: &random)) / 8)
    case 3: return .string(string(&random))
    case 4:
      return .array((0..<Int.random(in: 0..<4, using: &random)).map { _ in value(depth: depth + 1, &random) })
    default:
      let count = Int.random(in: 0..<4, using: &random)
      return .object((0..<count).map { .init("\($0)" + string(&random), value(depth: depth + 1, &random)) })
    }
  }

  private static func string(_ random: inout SeededGenerator) -> String {
    let pieces = ["a", "\"", "\\", "/", "é", "😀", "\n", "\u{0}", "\u{1B}", "אב", " ", "0"]
    return (0..<Int.random(in: 0..<6, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
  }

  // Foundation's objects have no order, and its numbers do not tell whether they are truth values.
  private static func value(of object: Any) -> JSONValue {
    switch object {
    case is NSNull: return .null
    case let number as NSNumber:
      return String(cString: number.objCType) == "c" ? .bool(number.boolValue) : .number(number.doubleValue)
    case let string as String: return .string(string)
    case let array as [Any]: return .array(array.map(value))
    case let members as [String: Any]:
      return .object(members.sorted { $0.key < $1.key }.map { .init($0.key, value(of: $0.value)) })
    default: return .string("\(object)")
    }
  }
}

extension JSONValue {
  /// The value with the members of objects in the order of their names.
  fileprivate var sorted: JSONValue {
    switch self {
    case .array(let values): .array(values.map(\.sorted))
    case .object(let members):
      .object(members.sorted { $0.name < $1.name }.map { Member($0.name, $0.value.sorted) })
    default: self
    }
  }
}
