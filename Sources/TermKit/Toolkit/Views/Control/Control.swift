import TermKitGraphics
import TermKitInput

/// A view that the user can press, and that sends actions to its targets. UIKit's `UIControl`.
///
///     button.addTarget(self, action: PlayViewController.newGame, for: .touchUpInside)
///
/// Enter and Space press the control while it has the focus. Subclasses inherit this behaviour; to follow the mouse themselves, they
/// override `beginTracking(_:)` and the other tracking methods.
open class Control: View {
  private var actions = ControlActions()
  private var keyPress: ScheduledTimer?
  /// The opacity of the contents that fade while the control is pressed, from 0 to 1. Defaults to 1. Only `fadeWhilePressed()` changes it.
  ///
  /// The presentation value is `$contentOpacity`:
  ///
  ///     override func draw(in canvas: inout Canvas) {
  ///       canvas.withOpacity($contentOpacity, in: bounds) { canvas in … }
  ///     }
  @Animatable public internal(set) final var contentOpacity = 1.0
  nonisolated static let pressedContentOpacity = 0.3

  /// Whether the control responds to presses and keys. Defaults to true. Tab skips a disabled control, and TermKit draws its controls grey.
  ///
  /// Disabling the control cancels the touch that it is tracking, and takes the focus away from it. Overrides must call `super`.
  open var isEnabled = true {
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
  /// Whether the control is selected, for example chosen or switched on. Defaults to false. A press does not change it, except in a button
  /// with `changesSelectionAsPrimaryAction`. Overrides must call `super`.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether the control is drawn as pressed. Defaults to false. The control sets it while a touch that it tracks is inside it, and for 0.1
  /// seconds after Enter or Space. Overrides must call `super`.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  /// Whether the left mouse button, Enter and Space open the control's menu instead of pressing the control. Defaults to false.
  ///
  /// The menu of a button is its `menu`. Any other control has the menu of its `ContextMenuInteraction`. If there is no menu, the control
  /// is pressed as usual. A right click and the keys for context menus open the menu whether this is true or false.
  ///
  /// A subclass that draws a mark for its menu overrides the property with a `didSet` that redraws the control.
  open var showsMenuAsPrimaryAction = false

  /// True while the control tracks a touch that began in it. False during `beginTracking(_:)`, `endTracking(_:)` and `cancelTracking(_:)`.
  public private(set) final var isTracking = false
  /// True if the last event of the touch was inside the control. The value remains after the touch ends. Keys do not change it.
  public private(set) final var isTouchInside = false

  /// The set of states that the control is in.
  public final var state: ControlState {
    var state = ControlState.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFocused { state.insert(.focused) }
    return state
  }

  @_spi(TermKit) open override var inspectedProperties: [InspectedProperty] {
    super.inspectedProperties.adding(
      of: self, ("isEnabled", \Control.isEnabled), ("isSelected", \.isSelected), ("isHighlighted", \.isHighlighted))
  }

  open override var accessibilityDefaults: AccessibilityDefaults {
    // A control made of subviews is not an element; its subviews are (C11).
    AccessibilityDefaults(isElement: subviews.isEmpty, state: accessibilityState)
  }

  /// The accessibility traits that tell whether the control is selected and whether it is disabled: the state in `accessibilityDefaults`.
  public final var accessibilityState: AccessibilityTraits {
    var traits: AccessibilityTraits = isSelected ? .selected : []
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }

  /// Called when `state` has changed. The default implementation redraws the control. Overrides must call `super`.
  open func stateDidChange() { setNeedsDisplay() }

  /// Makes the contents pale at once while `isHighlighted` is true, and fades them in within 0.2 seconds when it is false again. Call
  /// it in `stateDidChange()`, and draw the contents with the opacity `$contentOpacity`.
  public final func fadeWhilePressed() {
    if isHighlighted {
      View.performWithoutAnimation { contentOpacity = Self.pressedContentOpacity }
    } else if contentOpacity != 1 {
      View.animate(withDuration: 0.2) { contentOpacity = 1 }
    }
  }

  /// Returns the opacity of artwork in the present state. An image for this state is shown as it is. The image for `.normal` is pale in its
  /// place while the control is pressed or disabled (A8).
  package final func opacity(of images: StateValues<Image>, in traits: TraitCollection) -> Double {
    if images.isOwn(for: isEnabled ? state.union(.highlighted) : state) { return 1 }
    return isEnabled ? traits.pressedOpacity($contentOpacity) : traits.disabledOpacity
  }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @_spi(TermKit) public final override var showsHover: Bool { isEnabled }

  open override func firstResponderDidChange() { stateDidChange() }

  // MARK: Target and action

  /// Adds a method of `target` to the actions for some events. The target is not retained.
  ///
  /// Calling this again at the same place of the source with the same target and events, such as in `tableView(_:cellForRowAt:)` for a
  /// reused cell, adds nothing. Swift cannot compare methods, so two places that add the same method add two actions. One place that is to
  /// add different methods of one target, such as in a loop, must use `addAction(for:_:)`.
  /// - Parameters:
  ///   - target: The object that has the method. Its class is isolated to the main actor, or is `Sendable`. If nil, the method of the
  ///     nearest object of that class in the responder chain is called, from the first responder on, or else from the control or from the
  ///     visible screen on. If there is no such object, nothing is called.
  ///   - action: The method, which takes no arguments.
  ///   - events: The events.
  ///   - fileID: The place of the call, with `line` and `column`. Leave them out.
  /// - Returns: A value that `removeAction(_:for:)` takes.
  @discardableResult
  public final func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void, for events: ControlEvents,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ControlAction {
    addTarget(
      target, action: { target in { (_: Control) in action(target)() } }, for: events, fileID: fileID, line: line,
      column: column)
  }

  /// Adds the method `action` of `target`, which takes the control, to the actions for some `events`. The parameters `target`, `fileID`,
  /// `line` and `column` are as in the `addTarget(_:action:for:fileID:line:column:)` whose action takes no arguments.
  ///
  ///     rating.addTarget(self, action: HistoryViewController.rated, for: .valueChanged)   // rated(_ control: RatingControl)
  ///
  /// - Returns: A value that `removeAction(_:for:)` takes.
  /// - Precondition: The control is a `Sender`.
  @discardableResult
  public final func addTarget<Target: AnyObject, Sender: Control>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void, for events: ControlEvents,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ControlAction {
    Contract.require(
      self is Sender,
      "the action takes a \(Sender.self), but the sender is a \(type(of: self)): declare the parameter as that or as Control"
    )
    let place = ActionPlace(fileID: "\(fileID)", line: line, column: column)
    let isInChain = target == nil
    return actions.add(to: self, for: events, target: target, at: place) { [weak target] sender in
      let target = isInChain ? sender.responder(of: Target.self) : target
      if let target, let sender = sender as? Sender { action(target)(sender) }
    }
  }

  /// Returns the nearest responder of a class, from the first responder on, or else from this control or from the visible screen on.
  package final func responder<Target>(of type: Target.Type) -> Target? {
    let chains: [Responder?] = [window?.firstResponder, self, window?.frontResponder]
    return chains.lazy.compactMap { $0?.responderChain.lazy.compactMap { $0 as? Target }.first }.first
  }

  /// Adds the closure `action`, which takes the control, to the actions for some `events`. UIKit's `addAction(_:for:)`.
  ///
  /// The control retains the closure. If an object that owns the control is used in it, capture that object weakly.
  /// - Returns: A value that `removeAction(_:for:)` takes.
  @discardableResult
  public final func addAction(
    for events: ControlEvents, _ action: @escaping @MainActor (Control) -> Void
  ) -> ControlAction {
    actions.add(to: self, for: events, target: nil, at: nil, action)
  }

  /// Adds `action` for some `events`, in place of an action with the same identifier for these events. UIKit's `addAction(_:for:)`.
  ///
  /// The action is retained, and its `sender` is the control. It can be added for several events, at once or in several calls.
  public final func addAction(_ action: Action, for events: ControlEvents) {
    removeAction(identifiedBy: action.identifier, for: events)
    _ = actions.add(to: self, for: events, target: action, at: nil) { action.perform(sender: $0) }
  }

  /// Removes `action` for some `events`. It stays for its other events.
  public final func removeAction(_ action: Action, for events: ControlEvents) { removeTarget(action, for: events) }

  /// Removes the action with an `identifier` for some `events`. Does nothing if the control has no such action.
  public final func removeAction(identifiedBy identifier: Action.Identifier, for events: ControlEvents) {
    actions.remove(events) { ($0.target as? Action)?.identifier == identifier }
  }

  /// Removes an `action` that `addAction(for:_:)` returned for some `events`, by default for all. Does nothing without that action.
  public final func removeAction(_ action: ControlAction, for events: ControlEvents = .allEvents) {
    actions.remove(events) { $0.action == action }
  }

  /// Removes all actions of `target` for some `events`, by default for all events.
  public final func removeTarget(_ target: AnyObject, for events: ControlEvents = .allEvents) {
    actions.remove(events) { $0.target === target }
  }

  /// Returns whether there is an action for any of these events. Without such an action, a control can leave a key to other responders.
  public final func hasActions(for events: ControlEvents) -> Bool { !actions.all(for: events).isEmpty }

  /// Performs the actions for any of these events in the order in which they were added, each once. Also works on a disabled control.
  public final func sendActions(for events: ControlEvents) {
    // An action may remove others.
    for action in actions.all(for: events) where actions.contains(action) { action.perform(self) }
  }

  /// The events of a press of the control, when the mouse is released inside it or a key presses it. Defaults to `touchUpInside`.
  ///
  /// A control that is for pressing adds `primaryActionTriggered`, as buttons do.
  open var pressEvents: ControlEvents { .touchUpInside }

  /// Called before the actions for `pressEvents`. The default implementation does nothing. A switch changes its value here.
  open func willSendPress() {}

  private func sendPress() {
    willSendPress()
    sendActions(for: pressEvents)
  }

  // Opens the menu below the control. Returns whether there is one.
  private func showMenu(isPressed: Bool) -> Bool {
    guard isEnabled, let scene = window?.windowScene, let opening = contextMenu(at: bounds.center) else { return false }
    sendActions(for: .menuActionTriggered)
    guard window?.windowScene === scene else { return true }
    scene.openMenu(opening, at: bounds, from: self, isPressed: isPressed)
    return true
  }

  // MARK: Tracking

  /// Called when the left mouse button goes down in the enabled control, unless that opens its menu. The default returns true.
  /// - Returns: True to track the touch. If false, the control sends no events for it.
  open func beginTracking(_ touch: Touch) -> Bool { true }

  /// Called when the mouse has moved, inside or outside the control, during a touch that the control tracks. The default returns true.
  /// - Returns: True to keep tracking the touch. If false, the control no longer looks pressed, sends no more events for the touch, and
  ///   calls neither `endTracking(_:)` nor `cancelTracking(_:)` for it.
  open func continueTracking(_ touch: Touch) -> Bool { true }

  /// Called when the mouse button is released, inside or outside the control (see `isTouchInside`), before the control sends
  /// `touchUpInside` or `touchUpOutside`. The default implementation does nothing.
  open func endTracking(_ touch: Touch) {}

  /// Called when the tracked touch is cancelled, for example because the control was disabled, hidden or removed, the terminal lost the
  /// focus, or a gesture was recognized. The control then sends `touchCancel`. The default implementation does nothing.
  open func cancelTracking(_ touch: Touch) {}

  // MARK: Mouse

  /// Whether a click makes the control first responder. The default implementation returns true.
  @_spi(TermKit) open var takesFocusByTouch: Bool { true }

  open override func touchBegan(_ touch: Touch) {
    guard isEnabled, touch.button == .left else { return }
    keyPress?.invalidate()
    if takesFocusByTouch { becomeFirstResponder() }
    if showsMenuAsPrimaryAction, showMenu(isPressed: true) { return }
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
    if isTouchInside { sendPress() } else { sendActions(for: .touchUpOutside) }
  }

  open override func touchCancelled(_ touch: Touch) {
    guard isTracking else { return }
    isTracking = false
    isHighlighted = false
    cancelTracking(touch)
    sendActions(for: .touchCancel)
  }

  /// Refuses single taps of the left button that superviews recognize, because they would take the press away from the control. Other
  /// gestures, recognizers of the control itself, and gestures on a disabled control are not refused.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    guard isEnabled, gestureRecognizer.view !== self, let tap = gestureRecognizer as? TapGestureRecognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return tap.numberOfTapsRequired > 1 || tap.buttonMask != .primary
  }

  // MARK: Keys

  /// The key command for Enter and Space, which the list of keys shows for controls that can be pressed. Empty while the control is
  /// disabled. A control returns it from `keyCommands`.
  public final var pressCommands: [KeyCommand] {
    guard isEnabled else { return [] }
    let command = KeyCommand(title: traitCollection.strings.press, naming: [Key(.enter), .character(" ")]) {
      [unowned self] key in _ = pressBegan(key)
    }
    return [command.availableEverywhere()]
  }

  /// Presses the control if the key is Enter or Space, or opens its menu if `showsMenuAsPrimaryAction` is true. Right and Left adjust a
  /// control with the trait `adjustable`; with a screen reader, Up and Down do too. Returns false for other keys, and if the control is
  /// disabled.
  ///
  /// Terminals do not report the release of a key, so the control looks pressed for 0.1 seconds.
  open override func pressBegan(_ key: Key) -> Bool {
    guard isEnabled else { return false }
    guard key == Key(.enter) || key == .character(" ") else { return super.pressBegan(key) }
    if activates(by: key) || showsMenuAsPrimaryAction && showMenu(isPressed: false) { return true }
    keyPress?.invalidate()
    keyPress = window?.windowScene?.schedule(after: 0.1) { [weak self] in self?.isHighlighted = false }
    isHighlighted = keyPress != nil
    sendActions(for: .touchDown)
    if isEnabled { sendPress() }
    return true
  }
}
