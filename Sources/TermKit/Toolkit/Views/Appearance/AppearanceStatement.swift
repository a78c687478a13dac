/// A rule: it sets properties on the instances of a class, inside a chain of containers.
@MainActor struct AppearanceRule {
  let target: AppearanceClass
  /// The containers, the innermost first. Empty for a rule that holds everywhere.
  let chain: [AppearanceClass]

  static func == (left: AppearanceRule, right: AppearanceRule) -> Bool {
    left.target.id == right.target.id && left.chain.elementsEqual(right.chain) { $0.id == $1.id }
  }
}

/// A place in the code of a program.
struct CodeLocation: CustomStringConvertible {
  let file: StaticString
  let line: UInt

  /// The module, the name of the file and the line.
  var description: String { "\(file):\(line)" }
}

/// One property of one rule.
@MainActor final class AppearanceStatement {
  let rule: AppearanceRule
  let slot: AppearanceSlot
  let property: StaticString
  let value: Any
  let apply: @MainActor (AnyObject) -> Void
  /// The place in the code that made the proxy.
  let location: CodeLocation
  let isFromTheme: Bool
  /// The scene in which the theme's rules hold.
  private weak var scene: WindowScene?
  /// The order in which statements were made. Later statements have greater numbers.
  let number: Int

  init(
    _ rule: AppearanceRule, _ slot: AppearanceSlot, _ property: StaticString, value: Any, _ location: CodeLocation,
    themeOf scene: WindowScene?,
    number: Int, apply: @escaping @MainActor (AnyObject) -> Void
  ) {
    (self.rule, self.slot, self.property, self.value, self.location) = (rule, slot, property, value, location)
    (isFromTheme, self.scene, self.number, self.apply) = (scene != nil, scene, number, apply)
  }

  /// Returns whether the theme of a scene made the statement, or no theme if the scene is nil.
  func isMade(byThemeOf scene: WindowScene?) -> Bool { isFromTheme == (scene != nil) && self.scene === scene }

  /// Whether the scene of the statement's theme no longer exists.
  var isSceneGone: Bool { isFromTheme && scene == nil }

  /// Returns whether the statement applies to views in a scene.
  func holds(in scene: WindowScene?) -> Bool { !isFromTheme || scene != nil && self.scene === scene }
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
    for container in statement.rule.chain.reversed() {
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
    if places.count != other.places.count { return places.count > other.places.count }
    if places != other.places { return other.places.lexicographicallyPrecedes(places) }
    let (target, otherTarget) = (own.rule.target, others.rule.target)
    if target.id != otherTarget.id { return target.isDerived(from: otherTarget) }
    // The program's own rules take precedence over its theme's rules.
    if own.isFromTheme != others.isFromTheme { return others.isFromTheme }
    return own.number > others.number
  }
}
