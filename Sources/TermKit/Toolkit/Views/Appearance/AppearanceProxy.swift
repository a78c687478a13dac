import TermKitGraphics

/// Stands for all instances of a class: what is set on it is set on each of them, once it comes on the screen (A1, A2). UIKit's
/// appearance proxies.
///
/// It has the properties meant for it and no others (A7); `Appearance` tells how to add some. Reading one answers what this very rule
/// sets, and before that what an instance has by itself.
@MainActor public struct AppearanceProxy<Target: Appearance> {
  private let rules = AppearanceRules.current
  private let target: AppearanceClass
  private let chain: [AppearanceClass]

  init(_ type: any Appearance.Type, _ containers: [any AppearanceContainer.Type]) {
    Contract.require(
      type is any AppearanceTarget.Type,
      "rules give a look to views and bar items: \(type) is neither, though it is an Appearance")
    target = AppearanceClass(type)
    chain = containers.map { AppearanceClass($0) }
  }

  /// Has a value set on all instances that the rule is for; what the rule said of the property before is forgotten. Called by the
  /// properties and methods of the proxy.
  /// - Parameters:
  ///   - value: What to set; nil, if the property allows it, lets what is beneath show (A6).
  ///   - arguments: The state and the like that the value is for; none for properties.
  ///   - property: The name of the proxy's property or method, which the compiler fills in; it is that of the instances' too.
  ///   - setter: Sets the value on an instance.
  public func set<Value>(
    _ value: Value, for arguments: AnyHashable..., property: StaticString = #function,
    by setter: @escaping @MainActor (Target, Value) -> Void
  ) {
    rules.add(target, chain, AppearanceSlot.named(property, arguments), property, value: value) { object in
      if let instance = object as? Target { setter(instance, value) }
    }
  }

  /// Removes everything that this rule sets, for all properties and states. Rules for other classes and containers stay.
  ///
  /// Views keep what the rule has set on them (A2).
  public func removeAll() { rules.removeStatements(for: target, chain) }

  /// What the rule sets a property to, or nil. Called by the properties of the proxy.
  /// - Parameter property: The name of the property, which the compiler fills in.
  public func value<Value>(of property: StaticString = #function) -> Value? {
    rules.statement(for: target, chain, AppearanceSlot.named(property))?.value as? Value
  }
}
