import TermKitGraphics
import TermKitText
@_spi(TermKit) import TermKitViews

/// The numbers by which inspectors know views. A view gets its number when it is first mentioned, and is not retained.
@MainActor package final class InspectedViews {
  private var views: [Int: Weak<View>] = [:]
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var lastNumber = 0
  private var limit = 1024

  /// Returns the number of a view.
  package func number(of view: View) -> Int {
    let id = ObjectIdentifier(view)
    // The memory of a view that is gone may have become another view.
    if let number = numbers[id], views[number]?.object === view { return number }
    if views.count >= limit { forgetDeallocatedViews() }
    lastNumber += 1
    views[lastNumber] = Weak(view)
    numbers[id] = lastNumber
    return lastNumber
  }

  private func forgetDeallocatedViews() {
    views = views.filter { $0.value.object != nil }
    numbers = numbers.filter { views[$0.value] != nil }
    limit = max(1024, 2 * views.count)
  }

  /// Returns the view with a number, if it still exists.
  func view(_ number: Int) -> View? { views[number]?.object }

  /// Returns the number of a view, or null.
  func json(_ view: View?) -> JSONValue { view.map { JSONValue(number(of: $0)) } ?? .null }

  /// Returns the number and the class of a view, as members of an event.
  func naming(_ view: View) -> [JSONValue.Member] {
    [.init("view", json(view)), .init("class", .string("\(type(of: view))"))]
  }
}

extension View {
  /// Whether the view shows dots in place of a secret text.
  var isSecret: Bool { (self as? TextField)?.isSecureTextEntry == true }
}
