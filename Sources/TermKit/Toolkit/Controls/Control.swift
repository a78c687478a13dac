import TermKitGraphics
import TermKitInput

/// A view that is pressed and tells others. UIKit's `UIControl`.
///
///     button.addTarget(self, action: PlayViewController.newGame, for: .touchUpInside)
///
/// Enter and Space press it while it has the focus. Subclasses get all that for free, and may follow the mouse themselves with
/// `beginTracking(_:)` and what comes after it (C1).
open class Control: View {
  private var actions = ControlActions()
  private var keyPress: ScheduledTimer?
  /// How much is seen of what fades while the control is pressed.
  @Animatable final var contentOpacity = 1.0

  /// False makes it deaf and grey, and passes it over in the focus order; true unless set.
  public final var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled {
        resignFirstResponder()
        if isTracking { window?.windowScene?.cancelTouch(in: self) }
        isHighlighted = false
      }
      stateDidChange()
    }
  }
  /// Chosen, switched on; false unless set.
  public final var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Being pressed; false unless set.
  public final var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  /// True from a touch's beginning in the control to its end.
  public private(set) final var isTracking = false
  /// True while that touch is inside.
  public private(set) final var isTouchInside = false

  /// All the states it is in.
  public final var state: ControlState {
    var state = ControlState.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFocused { state.insert(.focused) }
    return state
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    // What is put together of parts is none itself, its parts are (C11).
    AccessibilityDefaults(isElement: subviews.isEmpty, state: accessibilityState)
  }

  /// The state, as those hear of it who do not see it.
  final var accessibilityState: AccessibilityTraits {
    var traits: AccessibilityTraits = isSelected ? .selected : []
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }

  /// Called when `state` has changed. Has the control drawn anew.
  open func stateDidChange() { setNeedsDisplay() }

  /// Has the contents pale at once while the control is pressed, and come back slowly (C2).
  final func fadeWhilePressed() {
    if isHighlighted {
      View.performWithoutAnimation { contentOpacity = 0.3 }
    } else if contentOpacity != 1 {
      View.animate(withDuration: 0.2) { contentOpacity = 1 }
    }
  }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  open override func firstResponderDidChange() { stateDidChange() }

  // MARK: Target and action

  /// Has a method of `target` called at some events. The target is not retained.
  @discardableResult
  public final func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void, for events: ControlEvents
  ) -> ControlAction {
    actions.add(to: self, for: events, target: target) { [weak target] _ in if let target { action(target)() } }
  }

  /// Has a method of `target` called with the control at some events. The target is not retained.
  ///
  ///     rating.addTarget(self, action: HistoryViewController.rated, for: .valueChanged)   // rated(_ control: RatingControl)
  @discardableResult
  public final func addTarget<Target: AnyObject, Sender: Control>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void, for events: ControlEvents
  ) -> ControlAction {
    Contract.require(
      self is Sender,
      "the action takes a \(Sender.self), and this is a \(type(of: self)): have it take that or a Control")
    return actions.add(to: self, for: events, target: target) { [weak target] sender in
      if let target, let sender = sender as? Sender { action(target)(sender) }
    }
  }

  /// Has a closure called at some events with the control; UIKit's `addAction(_:for:)`.
  @discardableResult
  public final func addAction(
    for events: ControlEvents, _ action: @escaping @MainActor (Control) -> Void
  ) -> ControlAction {
    actions.add(to: self, for: events, target: nil, action)
  }

  /// Has an action not be called any more at some events, all unless given.
  public final func removeAction(_ action: ControlAction, for events: ControlEvents = .allEvents) {
    actions.remove(action, for: events)
  }

  /// Has no method of `target` be called any more at some events, all unless given.
  public final func removeTarget(_ target: AnyObject, for events: ControlEvents = .allEvents) {
    actions.remove(target: target, for: events)
  }

  /// True when somebody wants to know of one of these events.
  final func hasActions(for events: ControlEvents) -> Bool { !actions.all(for: events).isEmpty }

  /// Calls whoever wants to know of one of these events, in the order they were added, each once.
  public final func sendActions(for events: ControlEvents) {
    // One may take others away.
    for action in actions.all(for: events) where actions.contains(action) { action.perform(self) }
  }

  // MARK: Tracking

  /// Called when the left button goes down in the control; answers whether to follow it, true unless overridden. If not, nothing of the
  /// touch is told.
  open func beginTracking(_ touch: Touch) -> Bool { true }

  /// Called when the mouse has moved, inside or outside; answers whether to follow it further, true unless overridden.
  open func continueTracking(_ touch: Touch) -> Bool { true }

  /// Called when the button came up, inside or outside, before that is told.
  open func endTracking(_ touch: Touch) {}

  /// Called when the touch will not end: the control or the focus of the terminal went away.
  open func cancelTracking(_ touch: Touch) {}

  // MARK: Mouse

  open override func touchBegan(_ touch: Touch) {
    guard isEnabled, touch.button == .left else { return }
    keyPress?.invalidate()
    becomeFirstResponder()
    isTouchInside = true
    isTracking = beginTracking(touch) && isEnabled
    guard isTracking else { return }
    isHighlighted = true
    sendActions(for: .touchDown)
    if isTracking, touch.tapCount > 1 { sendActions(for: .touchDownRepeat) }
  }

  open override func touchMoved(_ touch: Touch) {
    guard isTracking else { return }
    let wasInside = isTouchInside
    isTouchInside = point(inside: touch.location(in: self))
    isTracking = continueTracking(touch) && isTracking
    isHighlighted = isTracking && isTouchInside
    guard isTracking else { return }
    if isTouchInside != wasInside { sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit) }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
  }

  open override func touchEnded(_ touch: Touch) {
    guard isTracking else { return }
    isTouchInside = point(inside: touch.location(in: self))
    isTracking = false
    isHighlighted = false
    endTracking(touch)
    sendActions(for: isTouchInside ? .touchUpInside : .touchUpOutside)
  }

  open override func touchCancelled(_ touch: Touch) {
    guard isTracking else { return }
    isTracking = false
    isHighlighted = false
    cancelTracking(touch)
    sendActions(for: .touchCancel)
  }

  // MARK: Keys

  /// The command that the list of keys shows for Enter and Space while the control is enabled, for controls that can be pressed.
  final var pressCommands: [KeyCommand] {
    guard isEnabled else { return [] }
    let command = KeyCommand(title: traitCollection.strings.press, naming: [Key(.enter), .character(" ")]) {
      [unowned self] key in _ = pressBegan(key)
    }
    return [command.availableEverywhere()]
  }

  /// Presses the control by Enter or Space. A key has no release: the pressed look stays for a tenth of a second.
  open override func pressBegan(_ key: Key) -> Bool {
    guard isEnabled, key == Key(.enter) || key == .character(" ") else { return false }
    keyPress?.invalidate()
    keyPress = window?.windowScene?.schedule(after: 0.1) { [weak self] in self?.isHighlighted = false }
    isHighlighted = keyPress != nil
    sendActions(for: .touchDown)
    if isEnabled { sendActions(for: .touchUpInside) }
    return true
  }
}
