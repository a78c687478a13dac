import TermKitGraphics

/// One application of the rules to views that enter a window, or to all views in a window. It caches results for siblings.
@_spi(TermKit) @MainActor public final class AppearancePass {
  private let rules: AppearanceRules
  private let scene: WindowScene?
  private let isAnimated: Bool
  // Cached results for the objects in one container: the classes around them, and the statements for each class.
  private var container: ObjectIdentifier?
  private var path: [Any.Type] = []
  private var winners: [ObjectIdentifier: [AppearanceStatement]] = [:]
  private var generation = 0

  // Incremented when rules change and when views move, because cached results may then be wrong.
  private static var generation = 0
  private static var setsDefaults = false
  // The statement that is being applied, and its target.
  private static var applied: (slot: AppearanceSlot, target: AnyObject, isNoted: Bool)?

  /// Makes a pass, or nil if there are no rules. Only an animated pass takes part in the current animation block.
  init?(in scene: WindowScene?, isAnimated: Bool = false) {
    rules = AppearanceRules.current
    if rules.isEmpty { return nil }
    self.scene = scene
    self.isAnimated = isAnimated
    Self.invalidateCaches()
  }

  /// Applies the rules to views of one scene and their descendants.
  package static func run(over views: [View], isAnimated: Bool = false) {
    guard let pass = AppearancePass(in: views.first?.window?.windowScene, isAnimated: isAnimated) else { return }
    for view in views { view.applyAppearanceInSubtree(pass) }
    TintNotifications.deliver()
  }

  static func invalidateCaches() { generation &+= 1 }

  func apply(to view: View) {
    apply(to: view, in: view.superview, controller: view.viewController)
  }

  /// Applies the rules that match an object in a container. If it is the root view of a controller, that contains it too.
  package func apply(to target: some AppearanceTarget, in container: View?, controller: ViewController? = nil) {
    let statements = statements(for: target, in: container, controller)
    if statements.isEmpty { return }
    let outer = AnimationBlock.current
    if !isAnimated { AnimationBlock.current = nil }
    TintNotifications.deferDelivery {
      for statement in statements where !target.customizations.contains(statement.slot) {
        apply(statement, to: target)
      }
    }
    AnimationBlock.current = outer
  }

  private func apply(_ statement: AppearanceStatement, to target: some AppearanceTarget) {
    let outer = Self.applied
    Self.applied = (statement.slot, target, false)
    statement.apply(target)
    Contract.require(
      Self.applied?.isNoted == true,
      """
      a rule for \(statement.rule.target.name).\(statement.property) cannot be distinguished from a value set on \
      \(type(of: target)) itself: call noteCustomization() in the setter of \(statement.property), and give the proxy's \
      property the same name
      """)
    Self.applied = outer
  }

  /// Records that a property was set, by the current statement or on the object itself.
  package static func note(_ slot: AppearanceSlot, on target: some AppearanceTarget) {
    if let applied, applied.slot == slot, applied.target === target {
      Self.applied?.isNoted = true
    } else if !setsDefaults {
      target.customizations.insert(slot)
    }
  }

  /// Sets an object's default values with setters that otherwise record a customization. Rules still overwrite these values.
  package static func setDefaults(_ settings: () -> Void) {
    let outer = setsDefaults
    setsDefaults = true
    settings()
    setsDefaults = outer
  }

  /// Returns the statement that sets a property of a view, and its position among all statements from 1. Nil if no rule does.
  static func statement(for slot: AppearanceSlot, on view: View) -> (AppearanceStatement, number: Int)? {
    guard let pass = AppearancePass(in: view.window?.windowScene) else { return nil }
    let statements = pass.statements(for: view, in: view.superview, view.viewController)
    return statements.first { $0.slot == slot }.map { ($0, pass.rules.position(of: $0)) }
  }

  // MARK: Containers

  private func statements(
    for target: some AppearanceTarget, in container: View?, _ controller: ViewController?
  ) -> [AppearanceStatement] {
    let rules = rules.rules(for: type(of: target), in: scene)
    if rules.contained.isEmpty { return rules.everywhere }
    if generation != Self.generation || self.container != container.map(ObjectIdentifier.init) {
      generation = Self.generation
      self.container = container.map(ObjectIdentifier.init)
      path = container?.appearancePath ?? []
      winners = [:]
    }
    let all = { path in AppearanceRules.winners(rules.everywhere + rules.contained, in: path) }
    if let controller { return all([type(of: controller)] + path) }
    let id = ObjectIdentifier(type(of: target))
    if let known = winners[id] { return known }
    let found = all(path)
    winners[id] = found
    return found
  }
}

extension View {
  /// The classes of the view and everything that contains it, the innermost first. A controller comes after its view.
  fileprivate final var appearancePath: [Any.Type] {
    var path: [Any.Type] = []
    for view in sequence(first: self, next: \.superview) {
      path.append(type(of: view))
      if let controller = view.viewController { path.append(type(of: controller)) }
    }
    return path
  }

  final func applyAppearanceInSubtree(_ pass: AppearancePass) {
    applyAppearance(pass)
    for subview in subviews where subview.superview === self { subview.applyAppearanceInSubtree(pass) }
  }
}
