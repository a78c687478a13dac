/// A class named in a rule, with cached subclass tests.
@MainActor final class AppearanceClass {
  private let type: Any.Type
  let id: ObjectIdentifier
  let name: String
  private let includesType: @MainActor (Any.Type) -> Bool
  private var known: [ObjectIdentifier: Bool] = [:]

  init<Class: AnyObject>(_ type: Class.Type) {
    self.type = type
    id = ObjectIdentifier(type)
    name = "\(type)"
    includesType = { $0 is Class.Type }
  }

  func isDerived(from other: AppearanceClass) -> Bool { other.includes(type) }

  /// Returns whether a type is this class or one of its subclasses.
  func includes(_ type: Any.Type) -> Bool {
    let id = ObjectIdentifier(type)
    if let answer = known[id] { return answer }
    let answer = includesType(type)
    known[id] = answer
    return answer
  }
}
