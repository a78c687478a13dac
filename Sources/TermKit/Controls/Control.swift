/// What happens to a control. UIKit's `UIControl.Event` (C1).
public struct ControlEvents: OptionSet, Hashable, Sendable {
  /// The bits, one an event.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The button of the mouse went down inside.
  public static let touchDown = ControlEvents(rawValue: 1)
  /// It moved inside while down.
  public static let touchDragInside = ControlEvents(rawValue: 2)
  /// It moved outside while down.
  public static let touchDragOutside = ControlEvents(rawValue: 4)
  /// It came inside while down.
  public static let touchDragEnter = ControlEvents(rawValue: 8)
  /// It went outside while down.
  public static let touchDragExit = ControlEvents(rawValue: 16)
  /// It came up inside, or Enter or Space was pressed.
  public static let touchUpInside = ControlEvents(rawValue: 32)
  /// It came up outside.
  public static let touchUpOutside = ControlEvents(rawValue: 64)
  /// It will not come up: the control went away or the terminal lost the focus.
  public static let touchCancel = ControlEvents(rawValue: 128)
  /// The control's value was changed by the person.
  public static let valueChanged = ControlEvents(rawValue: 256)
  /// A text field got the focus.
  public static let editingDidBegin = ControlEvents(rawValue: 1 << 16)
  /// The person changed a text field's text.
  public static let editingChanged = ControlEvents(rawValue: 1 << 17)
  /// A text field lost the focus.
  public static let editingDidEnd = ControlEvents(rawValue: 1 << 18)
  /// Enter was pressed in a text field.
  public static let editingDidEndOnExit = ControlEvents(rawValue: 1 << 19)
}

/// The states a control can be in, several at once. UIKit's `UIControl.State` (A8).
public struct ControlState: OptionSet, Hashable, Sendable {
  /// The bits, one a state.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// None of the others.
  public static let normal: ControlState = []
  /// Being pressed.
  public static let highlighted = ControlState(rawValue: 1)
  /// Not to be used now.
  public static let disabled = ControlState(rawValue: 2)
  /// Chosen, switched on.
  public static let selected = ControlState(rawValue: 4)
  /// Keys come here first.
  public static let focused = ControlState(rawValue: 8)
}

/// A view that is pressed and tells others. UIKit's `UIControl`.
///
///     button.addTarget(self, action: PlayViewController.newGame, for: .touchUpInside)
///
/// Enter and Space press it while it has the focus.
open class Control: View {
  private var actions: [(events: ControlEvents, perform: @MainActor (Control) -> Void)] = []
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
  public final func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void, for events: ControlEvents
  ) {
    addAction(for: events) { [weak target] _ in if let target { action(target)() } }
  }

  /// Has a closure called at some events with the control; UIKit's `addAction(_:for:)`.
  public final func addAction(for events: ControlEvents, _ action: @escaping @MainActor (Control) -> Void) {
    actions.append((events, action))
  }

  /// True when somebody wants to know of one of these events.
  final func hasActions(for events: ControlEvents) -> Bool { actions.contains { !$0.events.isDisjoint(with: events) } }

  /// Calls whoever wants to know of one of these events, in the order they were added.
  public final func sendActions(for events: ControlEvents) {
    for action in actions where !action.events.isDisjoint(with: events) { action.perform(self) }
  }

  // MARK: Mouse

  open override func touchBegan(_ touch: Touch) {
    guard isEnabled, touch.button == .left else { return }
    keyPress?.invalidate()
    becomeFirstResponder()
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: .touchDown)
  }

  open override func touchMoved(_ touch: Touch) {
    guard isTracking else { return }
    let wasInside = isTouchInside
    isTouchInside = point(inside: touch.location(in: self))
    isHighlighted = isTouchInside
    if isTouchInside != wasInside { sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit) }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
  }

  open override func touchEnded(_ touch: Touch) {
    guard isTracking else { return }
    isTouchInside = point(inside: touch.location(in: self))
    isTracking = false
    isHighlighted = false
    sendActions(for: isTouchInside ? .touchUpInside : .touchUpOutside)
  }

  open override func touchCancelled(_ touch: Touch) {
    guard isTracking else { return }
    isTracking = false
    isHighlighted = false
    sendActions(for: .touchCancel)
  }

  // MARK: Keys

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
