/// One property of one rule: instances of a class, inside a chain of containers, get a value.
@MainActor final class AppearanceStatement {
  let target: AppearanceClass
  /// The containers, the innermost first. Empty for a rule that holds everywhere.
  let chain: [AppearanceClass]
  let slot: AppearanceSlot
  /// The name of the property.
  let property: StaticString
  let value: Any
  /// Sets the value on an instance.
  let apply: @MainActor (AnyObject) -> Void
  /// Whether a theme made the statement.
  let isFromTheme: Bool
  /// The scene in which the theme's rules hold.
  private weak var scene: WindowScene?
  /// The order in which statements were made. Later statements have greater numbers.
  let number: Int

  init(
    _ target: AppearanceClass, _ chain: [AppearanceClass], _ slot: AppearanceSlot, _ property: StaticString, value: Any,
    themeOf scene: WindowScene?, number: Int, apply: @escaping @MainActor (AnyObject) -> Void
  ) {
    self.target = target
    self.chain = chain
    self.slot = slot
    self.property = property
    self.value = value
    isFromTheme = scene != nil
    self.scene = scene
    self.number = number
    self.apply = apply
  }

  /// Returns whether the theme of a scene made the statement, or no theme if the scene is nil.
  func isMade(byThemeOf scene: WindowScene?) -> Bool { isFromTheme == (scene != nil) && self.scene === scene }

  /// Whether the scene of the statement's theme no longer exists.
  var isSceneGone: Bool { isFromTheme && scene == nil }

  /// Returns whether the statement applies to views in a scene.
  func holds(in scene: WindowScene?) -> Bool { !isFromTheme || scene != nil && self.scene === scene }

  /// Returns whether the statement belongs to the rule for a class in a chain of containers.
  func isOfRule(for target: AppearanceClass, _ chain: [AppearanceClass]) -> Bool {
    self.target.id == target.id && self.chain.elementsEqual(chain) { $0.id == $1.id }
  }
}

/// A statement that matches an object, with the positions of its containers.
@MainActor struct AppearanceMatch {
  let statement: AppearanceStatement
  /// The positions of the containers in the path, the outermost container first. Position 0 is the innermost view around the object.
  let places: [Int]

  /// Finds the containers of a rule around an object, each as far out as possible. Nil if they do not all contain each other in order.
  /// - Parameter path: The classes around the object, the innermost first.
  init?(_ statement: AppearanceStatement, in path: [Any.Type]) {
    var places: [Int] = []
    var end = path.count
    for container in statement.chain.reversed() {
      guard let place = path[..<end].lastIndex(where: container.includes) else { return nil }
      places.append(place)
      end = place
    }
    self.statement = statement
    self.places = places
  }

  /// Returns whether this match takes precedence over another match for the same object (A4).
  func outranks(_ other: AppearanceMatch) -> Bool {
    let (own, others) = (statement, other.statement)
    if own.chain.count != others.chain.count { return own.chain.count > others.chain.count }
    if places != other.places { return other.places.lexicographicallyPrecedes(places) }
    if own.target.id != others.target.id { return own.target.isDerived(from: others.target) }
    // The program's own rules take precedence over its theme's rules.
    if own.isFromTheme != others.isFromTheme { return others.isFromTheme }
    return own.number > others.number
  }
}
