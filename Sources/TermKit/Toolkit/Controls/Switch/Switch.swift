import TermKitGraphics
import TermKitInput
@_spi(TermKit) import TermKitViews

/// A control that is on or off. UIKit's `UISwitch`.
///
///     let sound = Switch()
///     sound.title = "Sound"
///     sound.isOn = true
///     sound.addTarget(self, action: Settings.soundChanged, for: .valueChanged)
///
/// While the switch is on, its thumb is at the right and its track is filled with the on tint. While it is off, the thumb is at the left
/// and the track is grey. On terminals with few colours or without block elements, the track is a line instead: a thick one with a full
/// thumb while the switch is on, and a thin one with an empty thumb while it is off.
///
/// A click, Enter and Space toggle the switch. Right switches it on and Left switches it off. The thumb can also be dragged: when the mouse
/// button is released, the nearer side decides. The switch sends `valueChanged` and `primaryActionTriggered` when the user changes its
/// value, but not when the program does.
open class Switch: Control {
  /// The position of the thumb, from 0 (off) to 1 (on).
  @Animatable final var thumbPosition = 0.0
  private var drag = Drag.none

  private enum Drag: Equatable {
    /// The user is not pressing the switch with the mouse.
    case none
    /// The user has pressed the mouse button in a column and has not moved to another one.
    case pressed(column: Int)
    /// The user drags the thumb.
    case moved
  }

  // MARK: Value

  /// Whether the switch is on. Defaults to false. Setting it moves the thumb without an animation and sends no events.
  public final var isOn: Bool {
    get { value }
    set { setOn(newValue, animated: false) }
  }

  private var value = false

  /// Sets `isOn`, and sends no events. If `animated` is true, the thumb slides to its side over 0.2 seconds; the property changes at once.
  public final func setOn(_ isOn: Bool, animated: Bool) {
    value = isOn
    View.animateIf(animated, withDuration: 0.2) { thumbPosition = isOn ? 1 : 0 }
  }

  // Changes the value as the user does. Returns whether it is another value.
  @discardableResult
  private func choose(_ isOn: Bool) -> Bool {
    let changes = isOn != value
    setOn(isOn, animated: true)
    if changes { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    return changes
  }

  // MARK: Looks

  /// The text to the right of the track, in one row. Defaults to nil. A text that does not fit ends in "…".
  ///
  /// A click on the text toggles the switch, and a screen reader says it.
  public final var title: String? { didSet { if title != oldValue { sizeMayHaveChanged() } } }

  /// The colour of the track while the switch is on. Defaults to nil, which means the tint.
  public final var onTintColor: Color? { didSet { noteCustomization(changes: onTintColor != oldValue) } }

  /// The colour of the thumb. Defaults to nil: on a filled track white, or black if the track is very light. If the track is a line, nil
  /// means the colour of the line.
  public final var thumbTintColor: Color? { didSet { noteCustomization(changes: thumbTintColor != oldValue) } }

  /// The image on the track beside the thumb while the switch is on, in its own colours unless its rendering mode says otherwise.
  /// Defaults to nil. The track is long enough for the larger of both images; more than one row needs a higher switch.
  public final var onImage: Image? { didSet { noteCustomization(changes: onImage != oldValue, resizes: true) } }

  /// The image on the track beside the thumb while the switch is off, in its own colours unless its rendering mode says otherwise.
  /// Defaults to nil. The track is long enough for the larger of both images; more than one row needs a higher switch.
  public final var offImage: Image? { didSet { noteCustomization(changes: offImage != oldValue, resizes: true) } }

  // MARK: Mouse

  open override func beginTracking(_ touch: Touch) -> Bool {
    drag = .pressed(column: touch.location(in: self).x)
    return true
  }

  open override func continueTracking(_ touch: Touch) -> Bool {
    if case .pressed(let column) = drag, column == touch.location(in: self).x { return true }
    drag = .moved
    thumbPosition = layout.thumbPosition(at: touch.preciseLocation(in: self).x)
    return true
  }

  open override func endTracking(_ touch: Touch) {
    if drag == .moved { choose(thumbPosition >= 0.5) }
    // The press that follows toggles the switch, except after a drag.
    if drag != .moved || !isTouchInside { drag = .none }
  }

  open override func cancelTracking(_ touch: Touch) {
    drag = .none
    setOn(value, animated: true)
  }

  // MARK: Presses and keys

  @_spi(TermKit) public override func keepsDrag(along axis: LayoutAxis) -> Bool { isEnabled && axis == .horizontal }

  /// Toggles the switch, except after a drag. Overrides must call `super`.
  open override func willSendPress() {
    if drag != .moved { choose(!value) }
    drag = .none
  }

  open override var keyCommands: [KeyCommand] { pressCommands }

  /// Switches on by Right and off by Left, and toggles by Enter and Space. An arrow that changes nothing is left to other responders.
  open override func pressBegan(_ key: Key) -> Bool {
    guard isEnabled, key.modifiers.isEmpty else { return super.pressBegan(key) }
    switch key.code {
    case .left: return choose(false)
    case .right: return choose(true)
    default: return super.pressBegan(key)
    }
  }

  // MARK: States

  open override func stateDidChange() {
    super.stateDidChange()
    fadeWhilePressed()
  }

  @_spi(TermKit) open override var inspectedProperties: [InspectedProperty] {
    super.inspectedProperties.adding(of: self, isRestored: true, ("isOn", \Switch.isOn)).adding(
      of: self, ("title", \Switch.title), ("onTintColor", \.onTintColor), ("thumbTintColor", \.thumbTintColor))
  }

  open override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    defaults.label = title
    defaults.value = value ? traitCollection.strings.on : traitCollection.strings.off
    defaults.traits = .toggleButton
    return defaults
  }

  // MARK: View

  /// The size that fits unlimited room. To change it, override `sizeThatFits(_:)`.
  public final override var intrinsicContentSize: Size { sizeThatFits(.unlimited) }

  /// Returns the size of the track and the title, but at most the offered size. Higher images need two rows for the edges.
  open override func sizeThatFits(_ size: Size) -> Size { layout.size.limited(to: size) }

  /// The places of the parts in the bounds.
  final var layout: SwitchLayout {
    let sizes = [onImage, offImage].compactMap { $0?.resolved(for: traitCollection).size }
    return SwitchLayout(
      image: Size(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0),
      title: title?.columns ?? 0, bounds: bounds)
  }

  /// Draws the track, the thumb and the title. Overrides that call `super` can add something.
  open override func draw(in canvas: inout Canvas) { drawSwitch(in: &canvas) }
}

extension AppearanceProxy where Target: Switch {
  /// The colour of the track while the switch is on. Defaults to nil, which means the tint.
  public var onTintColor: Color? {
    get { value() ?? nil }
    nonmutating set { set(newValue) { $0.onTintColor = $1 } }
  }

  /// The colour of the thumb. Defaults to nil: on a filled track white, or black if the track is very light. If the track is a line, nil
  /// means the colour of the line.
  public var thumbTintColor: Color? {
    get { value() ?? nil }
    nonmutating set { set(newValue) { $0.thumbTintColor = $1 } }
  }

  /// The image on the track beside the thumb while the switch is on. Defaults to nil.
  public var onImage: Image? {
    get { value() ?? nil }
    nonmutating set { set(newValue) { $0.onImage = $1 } }
  }

  /// The image on the track beside the thumb while the switch is off. Defaults to nil.
  public var offImage: Image? {
    get { value() ?? nil }
    nonmutating set { set(newValue) { $0.offImage = $1 } }
  }
}
