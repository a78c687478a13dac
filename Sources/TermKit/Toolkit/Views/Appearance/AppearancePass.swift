import TermKitGraphics

/// One application of rules to views that come into a window, or to all that is there. It knows what holds for those side by side.
@MainActor package final class AppearancePass {
  private let rules: AppearanceRules
  private let scene: WindowScene?
  private let isAnimated: Bool
  // What was found for things in one container, by their class.
  private var container: ObjectIdentifier?
  private var path: [Any.Type] = []
  private var winners: [ObjectIdentifier: [AppearanceStatement]] = [:]
  private var generation = 0

  // Grows when rules change and when views are put elsewhere: what was found before may not hold any more.
  private static var generation = 0
  private static var setsDefaults = false
  // The statement that is being applied, and to what.
  private static var applied: (slot: AppearanceSlot, target: AnyObject, isNoted: Bool)?

  /// A pass, or nil if there are no rules. Only an animated one is part of the animation block that is being run.
  init?(in scene: WindowScene?, isAnimated: Bool = false) {
    rules = AppearanceRules.current
    if rules.isEmpty { return nil }
    self.scene = scene
    self.isAnimated = isAnimated
    Self.forgetWhatFollows()
  }

  /// Applies rules to some views of one scene and all below them.
  package static func run(over views: [View], isAnimated: Bool = false) {
    guard let pass = AppearancePass(in: views.first?.window?.windowScene, isAnimated: isAnimated) else { return }
    for view in views { view.applyAppearanceBelow(pass) }
    TintNews.tell()
  }

  static func forgetWhatFollows() { generation &+= 1 }

  /// Applies what rules say of a view.
  func apply(to view: View) {
    apply(to: view, in: view.superview, controller: view.viewController)
  }

  /// Applies what rules say of an object.
  /// - Parameters:
  ///   - target: The object.
  ///   - container: The view that it is in.
  ///   - controller: The controller whose root view it is.
  func apply(to target: some AppearanceTarget, in container: View?, controller: ViewController? = nil) {
    let statements = statements(for: target, in: container, controller)
    if statements.isEmpty { return }
    let outer = AnimationBlock.current
    if !isAnimated { AnimationBlock.current = nil }
    TintNews.hold {
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
      a rule for \(statement.target.name).\(statement.property) cannot be told from what is set on \(type(of: target)) itself: have \
      the setter of \(statement.property) call noteCustomization(), and give the proxy's property the same name
      """)
    Self.applied = outer
  }

  /// A property of an object was set: by the rule that is being applied, or on the object itself.
  static func note(_ slot: AppearanceSlot, on target: some AppearanceTarget) {
    if let applied, applied.slot == slot, applied.target === target {
      Self.applied?.isNoted = true
    } else if !setsDefaults {
      target.customizations.insert(slot)
    }
  }

  /// Sets what objects have by themselves, by setters that note it as set by hand otherwise: rules count for more.
  static func setDefaults(_ settings: () -> Void) {
    let outer = setsDefaults
    setsDefaults = true
    settings()
    setsDefaults = outer
  }

  // MARK: What is around

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
  /// The classes of the view and all around it, the innermost first; a controller's comes after its view's.
  fileprivate final var appearancePath: [Any.Type] {
    var path: [Any.Type] = []
    for view in sequence(first: self, next: \.superview) {
      path.append(type(of: view))
      if let controller = view.viewController { path.append(type(of: controller)) }
    }
    return path
  }

  /// Applies rules to the view and all below it.
  final func applyAppearanceBelow(_ pass: AppearancePass) {
    applyAppearance(pass)
    for subview in subviews where subview.superview === self { subview.applyAppearanceBelow(pass) }
  }
}
