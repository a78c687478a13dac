import TermKitGraphics
import TermKitText
@_spi(TermKit) import TermKitViews

/// The numbers by which inspectors know views. A view gets its number when it is first mentioned, and is not retained.
@MainActor package final class InspectedViews {
  private var views: [Int: Weak<View>] = [:]
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var lastNumber = 0

  /// Returns the number of a view.
  package func number(of view: View) -> Int {
    let id = ObjectIdentifier(view)
    // The memory of a view that is gone may have become another view.
    if let number = numbers[id], views[number]?.object === view { return number }
    lastNumber += 1
    if lastNumber.isMultiple(of: 1024) {
      views = views.filter { $0.value.object != nil }
      numbers = numbers.filter { views[$0.value] != nil }
    }
    views[lastNumber] = Weak(view)
    numbers[id] = lastNumber
    return lastNumber
  }

  /// Returns the view with a number, if it still exists.
  func view(_ number: Int) -> View? { views[number]?.object }

  /// Returns the number of a view, or null.
  func json(_ view: View?) -> JSONValue { view.map { JSONValue(number(of: $0)) } ?? .null }

  /// Returns the number and the class of a view, for an event.
  func naming(_ view: View?) -> JSONValue {
    ["view": json(view), "class": view.map(JSONValue.init(className:)) ?? .null]
  }
}

extension JSONValue {
  /// The name of an object's class.
  init(className object: AnyObject) { self = .string("\(type(of: object))") }
}

extension View {
  /// Whether the view shows dots in place of a secret text.
  var isSecret: Bool { (self as? TextField)?.isSecureTextEntry == true }
}
