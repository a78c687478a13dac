import TermKitGraphics

struct GestureAction {
  weak var target: AnyObject?
  // True even after the target was deallocated.
  let hasTarget: Bool
  let perform: @MainActor (GestureRecognizer) -> Void

  var isLive: Bool { target != nil || !hasTarget }
}

extension GestureRecognizer {
  /// Makes a recognizer that calls the method `action` of `target`, which takes no arguments. The target is not retained.
  ///
  ///     let tap = TapGestureRecognizer(target: self, action: BoardController.boardTapped)   // boardTapped()
  public convenience init<Target: AnyObject>(
    target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// Makes a recognizer that calls the method `action` of `target` with the recognizer. The target is not retained.
  ///
  ///     let pan = PanGestureRecognizer(target: self, action: MapController.mapPanned)   // mapPanned(_ pan: PanGestureRecognizer)
  ///
  /// - Precondition: The recognizer is a `Sender`.
  public convenience init<Target: AnyObject, Sender: GestureRecognizer>(
    target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// Adds the method `action` of `target`, which takes no arguments, to the actions. The target is not retained.
  public final func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    add(target) { [weak target] _ in if let target { action(target)() } }
  }

  /// Adds the method `action` of `target`, which takes the recognizer, to the actions. The target is not retained.
  /// - Precondition: The recognizer is a `Sender`.
  public final func addTarget<Target: AnyObject, Sender: GestureRecognizer>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    Contract.require(
      self is Sender,
      "the action takes a \(Sender.self), but the recognizer is a \(type(of: self)): declare the parameter as that or as GestureRecognizer"
    )
    add(target) { [weak target] sender in
      if let target, let sender = sender as? Sender { action(target)(sender) }
    }
  }

  /// Removes all actions of `target`.
  public final func removeTarget(_ target: AnyObject) { actions.removeAll { $0.target === target } }

  /// Adds an action without a type for its recognizer.
  fileprivate final func add(_ target: AnyObject?, _ perform: @escaping @MainActor (GestureRecognizer) -> Void) {
    actions.removeAll { !$0.isLive }
    actions.append(GestureAction(target: target, hasTarget: target != nil, perform: perform))
  }

  /// Performs the actions, in the order in which they were added.
  final func sendActions() {
    for action in actions where action.isLive { action.perform(self) }
  }
}

/// A recognizer that passes itself to its actions, with its own type.
@MainActor public protocol GestureSender: AnyObject {}

extension GestureRecognizer: GestureSender {}

extension GestureSender where Self: GestureRecognizer {
  /// Adds a closure that takes the recognizer to the actions. The recognizer retains the closure.
  ///
  ///     pan.addAction { [weak self] pan in self?.move(by: pan.translation(in: nil)) }
  ///
  /// - Parameter action: The closure, called when `state` becomes `began`, `ended` or `cancelled`, and with `changed` for changes between.
  public func addAction(_ action: @escaping @MainActor (Self) -> Void) {
    add(nil) { sender in if let sender = sender as? Self { action(sender) } }
  }
}
