import TermKitGraphics

/// All rules of the process: what was set on proxies, ready to be applied. The rules of a theme hold in one scene.
@MainActor package final class AppearanceRules {
  private var statements: [AppearanceStatement] = []
  // The rules by class that were found for `knownScene`.
  private var rulesByClass: [ObjectIdentifier: ClassRules] = [:]
  private weak var knownScene: WindowScene?
  private var nextNumber = 0
  /// The scene whose theme sets its rules right now.
  private var themedScene: WindowScene?

  /// The rules in force. The process has one set of rules; a test can have its own.
  package static var current: AppearanceRules { scoped ?? shared }
  private static let shared = AppearanceRules()
  @TaskLocal private static var scoped: AppearanceRules?

  var isEmpty: Bool { statements.isEmpty }

  /// What rules say of the instances of one class.
  struct ClassRules {
    /// What they say of instances wherever they are, one statement for a property.
    let everywhere: [AppearanceStatement]
    /// What depends on the containers.
    let contained: [AppearanceStatement]
  }

  /// Has a rule say something of a property, in place of what it said.
  func add(
    _ target: AppearanceClass, _ chain: [AppearanceClass], _ slot: AppearanceSlot, _ property: StaticString, value: Any,
    apply: @escaping @MainActor (AnyObject) -> Void
  ) {
    statements.removeAll { $0.slot == slot && $0.isMade(byThemeOf: themedScene) && $0.isOfRule(for: target, chain) }
    statements.append(
      AppearanceStatement(
        target, chain, slot, property, value: value, themeOf: themedScene, number: nextNumber, apply: apply))
    nextNumber += 1
    forgetWhatFollows()
  }

  /// What a rule says of a property; what the program says comes before what its theme says.
  func statement(
    for target: AppearanceClass, _ chain: [AppearanceClass], _ slot: AppearanceSlot
  ) -> AppearanceStatement? {
    let scene = themedScene ?? WindowScene.current
    let found = statements.filter { $0.slot == slot && $0.holds(in: scene) && $0.isOfRule(for: target, chain) }
    return found.first { $0.isMade(byThemeOf: themedScene) } ?? found.first
  }

  /// Removes all that a rule says; the rule of a theme when that theme sets its rules right now.
  func removeStatements(for target: AppearanceClass, _ chain: [AppearanceClass]) {
    statements.removeAll { $0.isMade(byThemeOf: themedScene) && $0.isOfRule(for: target, chain) }
    forgetWhatFollows()
  }

  /// Replaces the rules that the theme of a scene has set.
  package func adopt(_ theme: (any Theme)?, for scene: WindowScene) {
    Contract.require(
      themedScene == nil, "a theme cannot set another one while it sets its own rules in setAppearance()")
    scene.theme = theme
    // The rules of a scene that is gone can be dropped, too.
    statements.removeAll { $0.isFromTheme && ($0.isMade(byThemeOf: scene) || $0.isSceneGone) }
    forgetWhatFollows()
    themedScene = scene
    theme?.setAppearance()
    themedScene = nil
  }

  private func forgetWhatFollows() {
    rulesByClass = [:]
    AppearancePass.forgetWhatFollows()
  }

  // MARK: Matching

  /// What rules say of instances of a class in a scene. Without a scene, no theme counts.
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
    let matching = statements.filter { $0.target.includes(type) && $0.holds(in: scene) }
    return ClassRules(
      everywhere: Self.winners(matching.filter(\.chain.isEmpty), in: []),
      contained: matching.filter { !$0.chain.isEmpty })
  }

  /// Of some statements about one class those that count where an instance is: one for a property, in the order they were made.
  static func winners(_ statements: [AppearanceStatement], in path: [Any.Type]) -> [AppearanceStatement] {
    var best: [AppearanceSlot: AppearanceMatch] = [:]
    for match in statements.compactMap({ AppearanceMatch($0, in: path) }) {
      if let other = best[match.statement.slot], !match.outranks(other) { continue }
      best[match.statement.slot] = match
    }
    return best.values.map(\.statement).sorted { $0.number < $1.number }
  }

  // MARK: Tests

  /// Runs something with rules of its own, none at first; for tests, which run side by side.
  static func isolated<Result>(_ body: () throws -> Result) rethrows -> Result {
    try $scoped.withValue(AppearanceRules(), operation: body)
  }

  /// Likewise for what takes its time.
  package nonisolated static func isolated(_ body: @Sendable () async throws -> Void) async rethrows {
    try await $scoped.withValue(AppearanceRules(), operation: body)
  }
}
