import TermKitGraphics

/// The values that an object keeps until the next start of the program, by keys. UIKit's `NSCoder`, for state restoration only.
///
///     override func encodeRestorableState(with coder: Coder) {
///       super.encodeRestorableState(with: coder)
///       coder.encode(isFiltered, forKey: "isFiltered")
///     }
///
/// The keys of an object are its own, and its superclasses'. Encoding a key again replaces the value. The values come from a file that another
/// program may have changed, so check what you decode, such as whether a number is still in its range.
@MainActor public final class Coder {
  /// The values, in the order in which they were encoded.
  package private(set) var members: [JSONValue.Member]

  /// Makes a coder with the members of an object, or an empty one.
  package init(_ json: JSONValue? = nil) { members = json?.members ?? [] }

  /// Returns the state of a controller or a view.
  static func state(of responder: Responder) -> JSONValue {
    let coder = Coder()
    responder.encodeRestorableState(with: coder)
    return coder.json
  }

  /// The values as an object.
  package var json: JSONValue { .object(members) }

  package func encode(_ value: JSONValue, forKey key: String) {
    members.removeAll { $0.name == key }
    members.append(JSONValue.Member(key, value))
  }

  package func decode(forKey key: String) -> JSONValue? { members.first { $0.name == key }?.value }

  // MARK: Encoding

  /// Keeps the truth `value` for a `key`.
  public func encode(_ value: Bool, forKey key: String) { encode(.bool(value), forKey: key) }

  /// Keeps the whole number `value` for a `key`. Numbers beyond ±2⁵³ lose digits: encode them as text.
  public func encode(_ value: Int, forKey key: String) { encode(JSONValue(value), forKey: key) }

  /// Keeps the number `value` for a `key`. Infinity and NaN are decoded as 0.
  public func encode(_ value: Double, forKey key: String) { encode(.number(value), forKey: key) }

  /// Keeps the text `value` for a `key`. If it is nil, the key has no value.
  public func encode(_ value: String?, forKey key: String) { encode(value.inspected, forKey: key) }

  /// Keeps the texts `value` for a `key`.
  public func encode(_ value: [String], forKey key: String) { encode(.array(value.map(JSONValue.string)), forKey: key) }

  /// Keeps the cell `value` for a `key`.
  public func encode(_ value: Point, forKey key: String) { encode(value.inspected, forKey: key) }

  // MARK: Decoding

  /// Returns whether a `key` has a value.
  public func containsValue(forKey key: String) -> Bool { decode(forKey: key).map { $0 != .null } ?? false }

  /// Returns the truth value of a `key`. False if the key has no such value.
  public func decodeBool(forKey key: String) -> Bool { decode(forKey: key)?.bool ?? false }

  /// Returns the whole number of a `key`. 0 if the key has no such value.
  public func decodeInteger(forKey key: String) -> Int { decode(forKey: key)?.int ?? 0 }

  /// Returns the number of a `key`. 0 if the key has no such value.
  public func decodeDouble(forKey key: String) -> Double { decode(forKey: key)?.double ?? 0 }

  /// Returns the text of a `key`, or nil if the key has no such value.
  public func decodeString(forKey key: String) -> String? { decode(forKey: key)?.string }

  /// Returns the texts of a `key`. Empty if the key has no such value.
  public func decodeStrings(forKey key: String) -> [String] { decode(forKey: key)?.array?.compactMap(\.string) ?? [] }

  /// Returns the cell of a `key`. (0, 0) if the key has none.
  public func decodePoint(forKey key: String) -> Point { decode(forKey: key).flatMap(Point.value) ?? .zero }
}

extension JSONValue: InspectedValue {
  package static func value(_ json: JSONValue) -> JSONValue? { json }
  package var inspected: JSONValue { self }
  package static var inspectedForm: String { "any JSON" }
}
