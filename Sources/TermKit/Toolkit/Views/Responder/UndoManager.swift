import TermKitGraphics

/// The steps that the user can undo and redo, in one order for texts and for the program. Foundation's `UndoManager`.
///
///     func delete(_ message: Message, at index: Int) {
///       messages.remove(at: index)
///       undoManager?.registerUndo(withTarget: self) { $0.insert(message, at: index) }
///       undoManager?.setActionName("Delete Message")
///     }
///
/// `Responder.undoManager` finds the undo manager of a view or a controller. Each window has one. Text fields and text views register what
/// the user types and what the program inserts. The user undoes with Ctrl-_, Alt-Z or Alt-U, and redoes with Ctrl-Y, Alt-Shift-Z or
/// Alt-Shift-U. The list of keys and the menus of texts name the step, such as "Undo Delete Message".
///
/// A change that is registered while a step is undone becomes a step to redo. So if `insert(_:at:)` above registers the deletion, the user
/// can redo it. Texts do that by themselves.
@MainActor public final class UndoManager {
  /// A change that can be undone or redone.
  private struct Action {
    weak var target: AnyObject?
    var perform: @MainActor () -> Void
  }

  /// Changes that are undone or redone together.
  private struct Step {
    var actions: [Action] = []
    var name = ""

    var isLive: Bool { actions.contains { $0.target != nil } }

    mutating func remove(_ target: AnyObject) { actions.removeAll { $0.target === target } }
  }

  private enum Direction {
    case undoing, redoing
  }

  private var undoSteps: [Step] = []
  private var redoSteps: [Step] = []
  // The step that is being registered, by a group or by what is being undone or redone.
  private var openStep: Step?
  // The event to which the newest step belongs. Nil if the step is complete.
  private var openEvent: Int?
  private var direction: Direction?
  private var disabledCount = 0
  /// A number that changes with every change of the steps.
  package private(set) var generation = 0

  /// Whether the program has ever made an undo manager, or edited a text. Without that, a key need not look for steps.
  private(set) static var isUsed = false

  /// Makes an undo manager without steps.
  public init() { Self.isUsed = true }

  // MARK: Registering

  /// Registers a change that undoes another one. Steps that were undone before can then no longer be redone.
  /// - Parameters:
  ///   - target: The object to change. It is not retained: after its end, the user can no longer undo the change.
  ///   - handler: Undoes the change. It is called with the target, and must not retain it.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let action = Action(target: target) { [weak target] in if let target { handler(target) } }
    generation += 1
    if openStep != nil { openStep?.actions.append(action) } else { add(Step(actions: [action])) }
  }

  private func add(_ step: Step) {
    redoSteps = []
    let event = WindowScene.current?.eventNumber ?? 0
    if groupsByEvent, event == openEvent, !undoSteps.isEmpty {
      undoSteps[undoSteps.count - 1].actions += step.actions
      if !step.name.isEmpty { undoSteps[undoSteps.count - 1].name = step.name }
    } else {
      undoSteps.append(step)
      forgetOldest()
    }
    openEvent = event
  }

  /// Whether all changes that are registered during one event, such as a key, are one step. Defaults to true. If false, each change outside of a group
  /// is a step.
  public var groupsByEvent = true

  /// The number of groups that have begun and not ended.
  public private(set) var groupingLevel = 0

  /// Begins a group: what is registered before the matching `endUndoGrouping()` is one step, even if that takes several events.
  ///
  /// Groups can be nested; the outermost one is the step. While a group is open, the user cannot undo.
  public func beginUndoGrouping() {
    groupingLevel += 1
    if openStep == nil { openStep = Step() }
  }

  /// Ends a group. A group in which nothing was registered is no step.
  /// - Precondition: A group has begun.
  public func endUndoGrouping() {
    Contract.require(groupingLevel > 0, "endUndoGrouping() was called without beginUndoGrouping(): call them in pairs")
    groupingLevel -= 1
    guard groupingLevel == 0, direction == nil, let step = openStep else { return }
    openStep = nil
    if !step.actions.isEmpty { add(step) }
  }

  /// Whether changes are registered. Defaults to true.
  public var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  /// Ignores what is registered until the matching `enableUndoRegistration()`, such as while a program fills its texts. Calls can be nested.
  public func disableUndoRegistration() { disabledCount += 1 }

  /// Ends one call of `disableUndoRegistration()`.
  /// - Precondition: Registration is disabled.
  public func enableUndoRegistration() {
    Contract.require(
      disabledCount > 0, "enableUndoRegistration() was called without disableUndoRegistration(): call them in pairs")
    disabledCount -= 1
  }

  /// The largest number of steps to undo. Defaults to 0: no limit. Beyond it, the oldest steps are forgotten.
  public var levelsOfUndo = 0 { didSet { forgetOldest() } }

  private func forgetOldest() {
    if levelsOfUndo > 0 { undoSteps.removeFirst(max(0, undoSteps.count - levelsOfUndo)) }
  }

  /// Forgets all steps.
  public func removeAllActions() {
    (undoSteps, redoSteps, openEvent) = ([], [], nil)
    openStep?.actions = []
    generation += 1
  }

  /// Forgets all changes of a target. Calls nothing.
  /// - Parameter target: The target of the changes.
  public func removeAllActions(withTarget target: AnyObject) {
    for index in undoSteps.indices { undoSteps[index].remove(target) }
    for index in redoSteps.indices { redoSteps[index].remove(target) }
    openStep?.remove(target)
    generation += 1
  }

  // MARK: Undoing

  /// Whether there is a step to undo. False while a group is open.
  public var canUndo: Bool { openStep == nil && undoSteps.contains(where: \.isLive) }

  /// Whether there is a step to redo. False while a group is open.
  public var canRedo: Bool { openStep == nil && redoSteps.contains(where: \.isLive) }

  /// True while a step is undone.
  public var isUndoing: Bool { direction == .undoing }

  /// True while a step is redone.
  public var isRedoing: Bool { direction == .redoing }

  /// Undoes the newest step. Does nothing if `canUndo` is false.
  public func undo() { perform(.undoing, from: \.undoSteps, to: \.redoSteps) }

  /// Redoes the step that was undone last. Does nothing if `canRedo` is false.
  public func redo() { perform(.redoing, from: \.redoSteps, to: \.undoSteps) }

  private typealias Steps = ReferenceWritableKeyPath<UndoManager, [Step]>

  // Performs the newest of the `old` steps. The step that takes it back, if there is one, is the newest of the `new` steps.
  private func perform(_ direction: Direction, from old: Steps, to new: Steps) {
    guard openStep == nil, let index = self[keyPath: old].lastIndex(where: \.isLive) else { return }
    let step = self[keyPath: old][index]
    self[keyPath: old].removeSubrange(index...)
    self.direction = direction
    (openStep, openEvent) = (Step(name: step.name), nil)
    for action in step.actions.reversed() { action.perform() }
    let inverse = openStep
    (self.direction, openStep) = (nil, nil)
    generation += 1
    if let inverse, !inverse.actions.isEmpty { self[keyPath: new].append(inverse) }
  }

  /// Undoes the newest change of a target, out of order. Returns whether the target has one.
  package func undo(only target: AnyObject) -> Bool {
    guard openStep == nil, bringForward(target, in: \.undoSteps) else { return false }
    undo()
    return true
  }

  /// Redoes the change of a target that was undone last, out of order. Returns whether the target has one.
  package func redo(only target: AnyObject) -> Bool {
    guard openStep == nil, bringForward(target, in: \.redoSteps) else { return false }
    redo()
    return true
  }

  // Makes the newest change of a target the newest step. Returns whether the target has one.
  private func bringForward(_ target: AnyObject, in steps: Steps) -> Bool {
    for (index, step) in self[keyPath: steps].enumerated().reversed() {
      guard let place = step.actions.lastIndex(where: { $0.target === target }) else { continue }
      let action = self[keyPath: steps][index].actions.remove(at: place)
      self[keyPath: steps].append(Step(actions: [action], name: step.name))
      return true
    }
    return false
  }

  // MARK: Names

  /// Names the step that is being registered, such as "Delete Message". Call it after `registerUndo(withTarget:handler:)`, in the same event.
  /// - Parameter actionName: The name of the user's action, in the user's language, as in a menu.
  public func setActionName(_ actionName: String) {
    if openStep != nil {
      openStep?.name = actionName
    } else if !undoSteps.isEmpty, !groupsByEvent || openEvent == WindowScene.current?.eventNumber ?? 0 {
      undoSteps[undoSteps.count - 1].name = actionName
    }
  }

  /// The name of the step that `undo()` undoes, or an empty text.
  public var undoActionName: String { canUndo ? undoSteps.last(where: \.isLive)?.name ?? "" : "" }

  /// The name of the step that `redo()` redoes, or an empty text.
  public var redoActionName: String { canRedo ? redoSteps.last(where: \.isLive)?.name ?? "" : "" }

  /// The title of a command that undoes, such as "Undo Typing", in the user's language. "Undo" for a step without a name.
  public var undoMenuItemTitle: String { undoActionName.isEmpty ? strings.undo : strings.undoing(undoActionName) }

  /// The title of a command that redoes, such as "Redo Typing", in the user's language. "Redo" for a step without a name.
  public var redoMenuItemTitle: String { redoActionName.isEmpty ? strings.redo : strings.redoing(redoActionName) }

  private var strings: SystemStrings { WindowScene.current?.traitCollection.strings ?? .english }
}
