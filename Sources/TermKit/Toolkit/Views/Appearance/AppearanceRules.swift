import TermKitGraphics

/// All appearance rules of the process. The rules of a theme hold in one scene only.
@MainActor package final class AppearanceRules {
  private var statements: [AppearanceStatement] = []
  // The rules for each class, cached for `knownScene`.
  private var rulesByClass: [ObjectIdentifier: ClassRules] = [:]
  private weak var knownScene: WindowScene?
  private var nextNumber = 0
  /// The scene whose theme is setting its rules now.
  private var themedScene: WindowScene?

  /// The rules in force. The process has one set of rules; a test can use a separate set.
  package static var current: AppearanceRules { scoped ?? shared }
  private static let shared = AppearanceRules()
  @TaskLocal private static var scoped: AppearanceRules?

  var isEmpty: Bool { statements.isEmpty }

  /// The statements for the instances of one class.
  struct ClassRules {
    /// The statements without containers, at most one for each property.
    let everywhere: [AppearanceStatement]
    /// The statements with containers.
    let contained: [AppearanceStatement]
  }

  /// Adds a statement, replacing the same rule's previous statement for the property.
  func add(
    _ rule: AppearanceRule, _ slot: AppearanceSlot, _ property: StaticString, value: Any, _ location: CodeLocation,
    apply: @escaping @MainActor (AnyObject) -> Void
  ) {
    statements.removeAll { $0.slot == slot && $0.isMade(byThemeOf: themedScene) && $0.rule == rule }
    statements.append(
      AppearanceStatement(
        rule, slot, property, value: value, location, themeOf: themedScene, number: nextNumber, apply: apply))
    nextNumber += 1
    invalidateCaches()
  }

  /// Returns a rule's statement for a property. The program's own statement takes precedence over its theme's.
  func statement(of rule: AppearanceRule, for slot: AppearanceSlot) -> AppearanceStatement? {
    let scene = themedScene ?? WindowScene.current
    let found = statements.filter { $0.slot == slot && $0.holds(in: scene) && $0.rule == rule }
    return found.first { $0.isMade(byThemeOf: themedScene) } ?? found.first
  }

  /// Returns the position of a statement among all statements, from 1.
  func position(of statement: AppearanceStatement) -> Int { (statements.firstIndex { $0 === statement } ?? 0) + 1 }

  /// Removes all statements of a rule. While a theme sets its rules, only that theme's statements are removed.
  func removeStatements(of rule: AppearanceRule) {
    statements.removeAll { $0.isMade(byThemeOf: themedScene) && $0.rule == rule }
    invalidateCaches()
  }

  /// Replaces a scene's theme and the rules that the previous theme set.
  package func adopt(_ theme: (any Theme)?, for scene: WindowScene) {
    Contract.require(
      themedScene == nil, "a theme cannot set another theme in setAppearance(), while its own rules are being set")
    scene.theme = theme
    // Also drops the rules of scenes that no longer exist.
    statements.removeAll { $0.isFromTheme && ($0.isMade(byThemeOf: scene) || $0.isSceneGone) }
    invalidateCaches()
    themedScene = scene
    theme?.setAppearance()
    themedScene = nil
  }

  private func invalidateCaches() {
    rulesByClass = [:]
    AppearancePass.invalidateCaches()
  }

  // MARK: Matching

  /// Returns the statements for instances of a class in a scene. Without a scene, no theme's statements apply.
  func rules(for type: Any.Type, in scene: WindowScene?) -> ClassRules {
    guard let scene else { return found(for: type, in: nil) }
    let id = ObjectIdentifier(type)
    if knownScene !== scene {
      rulesByClass = [:]
      knownScene = scene
    }
    if let known = rulesByClass[id] { return known }
    let rules = found(for: type, in: scene)
    rulesByClass[id] = rules
    return rules
  }

  private func found(for type: Any.Type, in scene: WindowScene?) -> ClassRules {
    let matching = statements.filter { $0.rule.target.includes(type) && $0.holds(in: scene) }
    return ClassRules(
      everywhere: Self.winners(matching.filter(\.rule.chain.isEmpty), in: []),
      contained: matching.filter { !$0.rule.chain.isEmpty })
  }

  /// Returns the statements that take precedence for an object: one for each property, in the order they were made.
  static func winners(_ statements: [AppearanceStatement], in path: [Any.Type]) -> [AppearanceStatement] {
    var best: [AppearanceSlot: AppearanceMatch] = [:]
    for match in statements.compactMap({ AppearanceMatch($0, in: path) }) {
      if let other = best[match.statement.slot], !match.outranks(other) { continue }
      best[match.statement.slot] = match
    }
    return best.values.map(\.statement).sorted { $0.number < $1.number }
  }

  // MARK: Tests

  /// Runs a closure with a separate, empty set of rules. For tests, which run in parallel.
  package nonisolated static func isolated(_ body: @Sendable () async throws -> Void) async rethrows {
    try await $scoped.withValue(AppearanceRules(), operation: body)
  }
}
