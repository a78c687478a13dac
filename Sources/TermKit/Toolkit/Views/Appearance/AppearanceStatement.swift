/// What a rule says of one property: instances of this class, contained in such a chain of others, have this value.
@MainActor final class AppearanceStatement {
  let target: AppearanceClass
  /// The containers, the innermost first; none for a rule that holds everywhere.
  let chain: [AppearanceClass]
  let slot: AppearanceSlot
  /// The name of the property.
  let property: StaticString
  let value: Any
  /// Sets the value on an instance.
  let apply: @MainActor (AnyObject) -> Void
  /// Whether a theme made it.
  let isFromTheme: Bool
  /// The scene in which the rules of the theme hold.
  private weak var scene: WindowScene?
  /// The later it was made, the greater.
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

  /// True when it was made by the theme of a scene, or by no theme if that is nil.
  func isMade(byThemeOf scene: WindowScene?) -> Bool { isFromTheme == (scene != nil) && self.scene === scene }

  /// True when the scene of its theme is gone.
  var isSceneGone: Bool { isFromTheme && scene == nil }

  /// True when it says something of views in a scene.
  func holds(in scene: WindowScene?) -> Bool { !isFromTheme || scene != nil && self.scene === scene }

  /// True when both are of one rule: for the same class in the same containers.
  func isOfRule(for target: AppearanceClass, _ chain: [AppearanceClass]) -> Bool {
    self.target.id == target.id && self.chain.elementsEqual(chain) { $0.id == $1.id }
  }
}

/// A statement that matches, and where.
@MainActor struct AppearanceMatch {
  let statement: AppearanceStatement
  /// Where the containers were found, the outermost first: how far out each is, the innermost that there is being 0.
  let places: [Int]

  /// Finds the containers of a rule around an object, each as far out as it can be; nil if they are not all there, one in the other.
  /// - Parameter path: The classes of what is around the object, the innermost first.
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

  /// Whether it counts for more than another that matches the same object (A4).
  func outranks(_ other: AppearanceMatch) -> Bool {
    let (own, others) = (statement, other.statement)
    if own.chain.count != others.chain.count { return own.chain.count > others.chain.count }
    if places != other.places { return other.places.lexicographicallyPrecedes(places) }
    if own.target.id != others.target.id { return own.target.isDerived(from: others.target) }
    // What a program says beside its theme is nearer to what is set by hand.
    if own.isFromTheme != others.isFromTheme { return others.isFromTheme }
    return own.number > others.number
  }
}
