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
      guard let value = Value.value(json) else { return false }
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
  static func value(_ json: JSONValue) -> Self?
  /// The value as JSON.
  var inspected: JSONValue { get }
  /// The values that can be read, in words.
  static var inspectedForm: String { get }
}

extension Bool: InspectedValue {
  package static func value(_ json: JSONValue) -> Bool? { json.bool }
  package var inspected: JSONValue { .bool(self) }
  package static var inspectedForm: String { "true or false" }
}

extension Int: InspectedValue {
  // A slip must not make a view that takes all memory or that no terminal could show.
  package static func value(_ json: JSONValue) -> Int? { json.int.flatMap { -9999...9999 ~= $0 ? $0 : nil } }
  package var inspected: JSONValue { JSONValue(self) }
  package static var inspectedForm: String { "a whole number from -9999 to 9999" }
}

extension Double: InspectedValue {
  package static func value(_ json: JSONValue) -> Double? { json.double.flatMap { abs($0) <= 1e9 ? $0 : nil } }
  package var inspected: JSONValue { .number(self) }
  package static var inspectedForm: String { "a number from -1e9 to 1e9" }
}

extension String: InspectedValue {
  package static func value(_ json: JSONValue) -> String? { json.string }
  package var inspected: JSONValue { .string(self) }
  package static var inspectedForm: String { "a text" }
}

extension Optional: InspectedValue where Wrapped: InspectedValue {
  package static func value(_ json: JSONValue) -> Wrapped?? {
    json == .null ? .some(nil) : Wrapped.value(json).map(Optional.some)
  }
  package var inspected: JSONValue { self?.inspected ?? .null }
  package static var inspectedForm: String { "\(Wrapped.inspectedForm), or null" }
}

extension Color: InspectedValue {
  package static func value(_ json: JSONValue) -> Color? { json.string.flatMap(Color.init(hexadecimal:)) }
  /// Null for `clear`, which stands for the terminal's own colour.
  package var inspected: JSONValue { self == .clear ? .null : .string(hexadecimal) }
  package static var inspectedForm: String { "a colour such as “#ff8000”, or “#ff800080” if it is half transparent" }
}

extension Rect: InspectedValue {
  package static func value(_ json: JSONValue) -> Rect? {
    let numbers = json.array?.compactMap(Int.value) ?? []
    guard numbers.count == 4, json.array?.count == 4 else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
  package var inspected: JSONValue { .array([minX, minY, width, height].map { JSONValue($0) }) }
  package static var inspectedForm: String { "[column, row, columns, rows], each from -9999 to 9999" }
}

extension Point: InspectedValue {
  package static func value(_ json: JSONValue) -> Point? {
    let numbers = json.array?.compactMap(\.int) ?? []
    return numbers.count == 2 && numbers.allSatisfy(\.fitsCoordinates) ? Point(x: numbers[0], y: numbers[1]) : nil
  }
  package var inspected: JSONValue { [JSONValue(x), JSONValue(y)] }
  package static var inspectedForm: String { "two whole numbers, such as [column, row]" }
}

/// A value that is one of a few, which are written as the names of their cases.
package protocol InspectedChoice: InspectedValue, Hashable, CaseIterable {}

extension InspectedChoice {
  package static func value(_ json: JSONValue) -> Self? { allCases.first { "\($0)" == json.string } }
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
