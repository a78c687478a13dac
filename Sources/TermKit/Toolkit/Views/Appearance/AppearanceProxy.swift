import TermKitGraphics

/// A stand-in for all instances of a class. Its values are set on instances that enter a window that is shown. UIKit's appearance proxies.
///
/// It has the properties that rules can set; `Appearance` tells how to add more. A getter returns the value of this rule, or the default.
@MainActor public struct AppearanceProxy<Target: Appearance> {
  private let rules = AppearanceRules.current
  private let rule: AppearanceRule
  private let location: CodeLocation

  init(
    _ type: any Appearance.Type, _ containers: [any AppearanceContainer.Type], file: StaticString = #fileID,
    line: UInt = #line
  ) {
    Contract.require(
      type is any AppearanceTarget.Type,
      "appearance rules apply to views and bar items only: \(type) conforms to Appearance, but is neither")
    location = CodeLocation(file: file, line: line)
    rule = AppearanceRule(target: AppearanceClass(type), chain: containers.map { AppearanceClass($0) })
  }

  /// Sets a value on all instances that the rule matches, in place of its previous value. Called by the proxy's properties and methods.
  /// - Parameters:
  ///   - value: The value. Nil is a value too, if the property is optional: a bar without a background image shows its bar tint.
  ///   - arguments: The state and other arguments that select the value. Empty for properties.
  ///   - property: The name of the proxy's property or method, filled in by the compiler. The instances' has the same name.
  ///   - setter: Sets the value on an instance.
  public func set<Value>(
    _ value: Value, for arguments: AnyHashable..., property: StaticString = #function,
    by setter: @escaping @MainActor (Target, Value) -> Void
  ) {
    rules.add(rule, AppearanceSlot.named(property, arguments), property, value: value, location) { object in
      if let instance = object as? Target { setter(instance, value) }
    }
  }

  /// Removes everything that this rule sets, for all properties and states. Rules for other classes and containers stay.
  ///
  /// Views keep the values that the rule has set on them.
  public func removeAll() { rules.removeStatements(of: rule) }

  /// Returns the value that the rule sets for a property, whose name the compiler fills in, or nil. Called by the proxy's properties.
  public func value<Value>(of property: StaticString = #function) -> Value? {
    rules.statement(of: rule, for: AppearanceSlot.named(property))?.value as? Value
  }

  /// Returns the value that the rule sets by a method for some arguments, or nil.
  package func value<Value>(ofMethod method: StaticString, for arguments: AnyHashable...) -> Value? {
    rules.statement(of: rule, for: AppearanceSlot.named(method, arguments))?.value as? Value
  }
}
