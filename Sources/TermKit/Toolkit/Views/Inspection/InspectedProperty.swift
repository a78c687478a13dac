import TermKitGraphics

/// A property of a view that can be read and set by its name, from outside the program.
@_spi(TermKit) @MainActor public struct InspectedProperty {
  /// The name, as in Swift.
  package let name: String
  /// The values that can be set, in words, such as "true or false".
  package let form: String
  /// The property that appearance rules can set. Nil if they cannot.
  package let slot: AppearanceSlot?
  /// Whether state restoration keeps the value.
  let isRestored: Bool
  /// Whether the value is a colour.
  let isColor: Bool
  private let read: () -> JSONValue
  private let assign: (JSONValue) -> Bool
  /// Returns a closure that sets the value of now again, exactly. It does not retain the object.
  package let restorer: () -> () -> Void

  fileprivate init<Root: AnyObject, Value: InspectedValue>(
    _ name: StaticString, of object: Root, _ path: ReferenceWritableKeyPath<Root, Value>, _ isRestored: Bool
  ) {
    (self.name, form, self.isRestored) = ("\(name)", Value.inspectedForm, isRestored)
    isColor = Value.self is Color.Type || Value.self is Color?.Type
    slot = isColor ? .named(name) : nil
    read = { object[keyPath: path].inspected }
    assign = { json in
      guard let value = Value(inspected: json) else { return false }
      object[keyPath: path] = value
      return true
    }
    restorer = { [weak object] in
      let value = object?[keyPath: path]
      return { if let value { object?[keyPath: path] = value } }
    }
  }

  /// The value now.
  package var value: JSONValue { read() }

  /// Sets the value. Returns false, and sets nothing, if the JSON is not of the `form`.
  package func set(_ value: JSONValue) -> Bool { assign(value) }
}

extension [InspectedProperty] {
  /// Adds properties of an object, each with its name as in Swift. All values of their forms must be allowed.
  /// - Parameter isRestored: Whether state restoration keeps the values. Defaults to false.
  @MainActor package func adding<Root: AnyObject, each Value: InspectedValue>(
    of object: Root, isRestored: Bool = false,
    _ properties: repeat (StaticString, ReferenceWritableKeyPath<Root, each Value>)
  ) -> [InspectedProperty] {
    var all = self
    for (name, path) in repeat each properties { all.append(InspectedProperty(name, of: object, path, isRestored)) }
    return all
  }
}

/// A value that can be written as JSON and read from it.
package protocol InspectedValue {
  /// Reads a value, or returns nil.
  init?(inspected json: JSONValue)
  /// The value as JSON.
  var inspected: JSONValue { get }
  /// The values that can be read, in words.
  static var inspectedForm: String { get }
}

extension Bool: InspectedValue {
  package init?(inspected json: JSONValue) {
    guard let value = json.bool else { return nil }
    self = value
  }
  package var inspected: JSONValue { .bool(self) }
  package static var inspectedForm: String { "true or false" }
}

extension Int: InspectedValue {
  // A slip must not make a view that takes all memory or that no terminal could show.
  package init?(inspected json: JSONValue) {
    guard let value = json.int, -9999...9999 ~= value else { return nil }
    self = value
  }
  package var inspected: JSONValue { JSONValue(self) }
  package static var inspectedForm: String { "a whole number from -9999 to 9999" }
}

extension Double: InspectedValue {
  package init?(inspected json: JSONValue) {
    guard let value = json.double, abs(value) <= 1e9 else { return nil }
    self = value
  }
  package var inspected: JSONValue { .number(self) }
  package static var inspectedForm: String { "a number from -1e9 to 1e9" }
}

extension String: InspectedValue {
  package init?(inspected json: JSONValue) {
    guard let value = json.string else { return nil }
    self = value
  }
  package var inspected: JSONValue { .string(self) }
  package static var inspectedForm: String { "a text" }
}

extension Optional: InspectedValue where Wrapped: InspectedValue {
  package init?(inspected json: JSONValue) {
    if json == .null {
      self = .none
    } else {
      guard let value = Wrapped(inspected: json) else { return nil }
      self = value
    }
  }
  package var inspected: JSONValue { self?.inspected ?? .null }
  package static var inspectedForm: String { "\(Wrapped.inspectedForm), or null" }
}

extension Color: InspectedValue {
  package init?(inspected json: JSONValue) {
    guard let text = json.string, text.hasPrefix("#"), text.dropFirst().allSatisfy(\.isHexDigit),
      [6, 8].contains(text.utf8.count - 1), let bits = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    let rgba = text.utf8.count == 7 ? bits << 8 | 0xFF : bits
    self.init(
      bytes: UInt8(truncatingIfNeeded: rgba >> 24), UInt8(truncatingIfNeeded: rgba >> 16),
      UInt8(truncatingIfNeeded: rgba >> 8), UInt8(truncatingIfNeeded: rgba))
  }

  /// `#` and two hexadecimal digits each for red, green and blue, and for the opacity unless the colour is opaque. Null for `clear`, which
  /// stands for the terminal's own colour.
  package var inspected: JSONValue {
    if self == .clear { return .null }
    let parts = isOpaque ? [red, green, blue] : [red, green, blue, alpha]
    return .string("#" + parts.map { $0 < 16 ? "0" + String($0, radix: 16) : String($0, radix: 16) }.joined())
  }
  package static var inspectedForm: String { "a colour such as “#ff8000”, or “#ff800080” if it is half transparent" }
}

extension Rect: InspectedValue {
  package init?(inspected json: JSONValue) {
    guard let numbers = json.array?.compactMap(Int.init(inspected:)), numbers.count == 4, json.array?.count == 4 else {
      return nil
    }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
  package var inspected: JSONValue { .array([minX, minY, width, height].map { JSONValue($0) }) }
  package static var inspectedForm: String { "[column, row, columns, rows], each from -9999 to 9999" }
}

extension Point: InspectedValue {
  package init?(inspected json: JSONValue) {
    guard let numbers = json.array?.compactMap(\.int), numbers.count == 2, numbers.allSatisfy(\.fitsCoordinates) else {
      return nil
    }
    self.init(x: numbers[0], y: numbers[1])
  }
  package var inspected: JSONValue { [JSONValue(x), JSONValue(y)] }
  package static var inspectedForm: String { "two whole numbers, such as [column, row]" }
}

/// A value that is one of a few, which are written as the names of their cases.
package protocol InspectedChoice: InspectedValue, Hashable, CaseIterable {}

extension InspectedChoice {
  package init?(inspected json: JSONValue) {
    guard let name = json.string, let choice = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = choice
  }
  package var inspected: JSONValue { "\(self)" }
  package static var inspectedForm: String { allCases.map { "“\($0)”" }.joined(separator: ", ") }
}

extension LayoutAxis: InspectedChoice {}
extension StackDistribution: InspectedChoice {}
extension StackAlignment: InspectedChoice {}
extension ContentMode: InspectedChoice {}
extension MinimumContrast: InspectedChoice {}
extension TintAdjustmentMode: InspectedChoice {}
extension TextAlignment: InspectedChoice {}

// MARK: Properties

extension View {
  final var propertiesOfAllViews: [InspectedProperty] {
    [InspectedProperty]().adding(
      of: self, ("frame", \View.frame), ("isHidden", \.isHidden), ("alpha", \.alpha),
      ("backgroundColor", \.backgroundColor), ("tintColor", \.specificTintColor),
      ("tintAdjustmentMode", \.specificTintMode), ("clipsToBounds", \.clipsToBounds),
      ("isUserInteractionEnabled", \.isUserInteractionEnabled))
  }

  /// The colour that `tintColor` was set to. Nil if the tint is inherited.
  fileprivate final var specificTintColor: Color? {
    get { tintState.settings.color }
    set { tintColor = newValue }
  }

  /// The mode that `tintAdjustmentMode` was set to. Its getter returns the effective mode.
  fileprivate final var specificTintMode: TintAdjustmentMode {
    get { tintState.settings.mode }
    set { tintAdjustmentMode = newValue }
  }
}
