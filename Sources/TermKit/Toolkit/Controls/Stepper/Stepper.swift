import TermKitGraphics
import TermKitInput
@_spi(TermKit) import TermKitViews

/// Two buttons that decrease and increase a value. UIKit's `UIStepper`.
///
///     let players = Stepper()
///     (players.minimumValue, players.maximumValue, players.value) = (1, 4, 2)
///     players.addTarget(self, action: Settings.playersChanged, for: .valueChanged)
///
/// The stepper does not show its value; a label beside it can. At an end of the range, the button that leads beyond it is grey, unless
/// `wraps` is true. In one or two rows, the stepper has a pale fill in the tint; from three rows on, it has an outline.
///
/// A click on a button changes the value by a step, and holding the mouse button repeats that, faster and faster. The keys + and −, Right
/// and Left, and the mouse wheel change the value too. Only the user's changes send `valueChanged`.
open class Stepper: Control {
  let decrementButton = SegmentView(title: "−", image: nil)
  let incrementButton = SegmentView(title: "+", image: nil)
  // The images of the buttons by state, and the background and divider images, which the buttons draw as segments do (C7).
  final var increments = StateValues<Image>() { didSet { looksChanged() } }
  final var decrements = StateValues<Image>() { didSet { looksChanged() } }
  final var segmentLooks = SegmentLooks() { didSet { looksChanged() } }

  /// The button under the mouse while the mouse button is down.
  private var pressed: Direction?
  /// The button that a key presses, for a short time.
  private var pressedByKey: Direction?
  private var keyRelease: ScheduledTimer?
  /// The number of repetitions of the step since the button was pressed.
  private var repetitions = 0
  private var timer: ScheduledTimer?
  private var hasUnsentChange = false

  /// The two buttons.
  enum Direction: CaseIterable {
    case down, up
  }

  /// Creates a stepper with the value 0, with a frame in its superview's coordinates.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
    for button in [decrementButton, incrementButton] {
      button.accessibilityElementsHidden = true
      addSubview(button)
    }
    updateButtons()
  }

  // MARK: Value

  /// The value. Defaults to 0. A value outside the range becomes the nearest end of the range. NaN counts as 0.
  public final var value: Double {
    get { range.value }
    set { range.value = newValue.withoutNaN }
  }

  /// The smallest value. Defaults to 0. A lower `value` becomes this one.
  /// - Precondition: It is less than `maximumValue`.
  public final var minimumValue: Double {
    get { range.minimum }
    set { range.minimum = newValue }
  }

  /// The largest value. Defaults to 100. A higher `value` becomes this one.
  /// - Precondition: It is greater than `minimumValue`.
  public final var maximumValue: Double {
    get { range.maximum }
    set { range.maximum = newValue }
  }

  /// The amount by which the value changes at each step. Defaults to 1.
  /// - Precondition: It is finite and above 0.
  public final var stepValue: Double {
    get { range.step }
    set { range.step = newValue }
  }

  /// Whether a step beyond an end of the range leads to the other end. Defaults to false, which stops at the end.
  ///
  /// A step that would pass the end stops at it, and only the next step leads to the other end.
  public final var wraps: Bool {
    get { range.wraps }
    set { range.wraps = newValue }
  }

  private var range = StepRange() {
    didSet {
      range.check()
      if range != oldValue { updateButtons() }
    }
  }

  /// Whether `valueChanged` is sent at each step while the user holds the mouse button. Defaults to true. If false, it is sent once, when
  /// the user releases the mouse button. Keys and the wheel always send it at once.
  public final var isContinuous = true

  /// Whether holding the mouse button changes the value repeatedly, from half a second on. Defaults to true. If false, a press is one step.
  public final var autorepeat = true { didSet { if !autorepeat { timer?.invalidate() } } }

  // MARK: Changing the value

  // Changes the value as the user does. Returns whether it is another value.
  @discardableResult
  private func step(_ direction: Direction) -> Bool {
    guard isEnabled, let next = range.next(direction) else { return false }
    value = next
    hasUnsentChange = true
    if isContinuous || pressed == nil { sendChange() }
    return true
  }

  private func sendChange() {
    guard hasUnsentChange else { return }
    hasUnsentChange = false
    sendActions(for: .valueChanged)
  }

  // MARK: Mouse

  private func direction(at touch: Touch) -> Direction? {
    let point = touch.location(in: self)
    guard self.point(inside: point) else { return nil }
    return point.x < incrementButton.frame.minX ? .down : .up
  }

  open override func beginTracking(_ touch: Touch) -> Bool {
    pressed = direction(at: touch)
    repetitions = 0
    if let pressed { step(pressed) }
    repeatLater()
    return true
  }

  open override func continueTracking(_ touch: Touch) -> Bool {
    let direction = direction(at: touch)
    guard direction != pressed else { return true }
    // Outside the button, the repetition pauses.
    pressed = direction
    repetitions = 0
    repeatLater()
    updateButtons()
    return true
  }

  open override func endTracking(_ touch: Touch) { endPress() }

  open override func cancelTracking(_ touch: Touch) { endPress() }

  private func endPress() {
    pressed = nil
    timer?.invalidate()
    updateButtons()
    sendChange()
  }

  private func repeatLater() {
    timer?.invalidate()
    guard autorepeat, pressed != nil, window != nil else { return }
    // The longer the button is held, the shorter the delays become.
    let delay = repetitions == 0 ? 0.5 : repetitions < 5 ? 0.2 : repetitions < 15 ? 0.1 : 0.03
    repetitions += 1
    timer = schedule(after: delay) { stepper in
      guard let pressed = stepper.pressed, stepper.isTracking else { return }
      if stepper.step(pressed) { stepper.repeatLater() }
    }
  }

  /// Changes the value by one step for each event of the wheel: up or right increases it. Returns false if that changes nothing, which
  /// leaves the event to other responders.
  open override func wheelTurned(x: Int, y: Int) -> Bool {
    let steps = x != 0 ? x : -y
    return steps != 0 && step(steps > 0 ? .up : .down)
  }

  // MARK: Keys

  open override var keyCommands: [KeyCommand] {
    let strings = traitCollection.strings
    return [
      command(strings.increase, .up, [.character("+"), Key(.right)]),
      command(strings.decrease, .down, [.character("-"), Key(.left)]),
    ].compactMap { $0 }
  }

  // At an end of the range, the arrow is left to other responders.
  private func command(_ title: String, _ direction: Direction, _ keys: [Key]) -> KeyCommand? {
    guard isEnabled, range.next(direction) != nil else { return nil }
    return KeyCommand(title: title, naming: keys) { [unowned self] key in _ = pressBegan(key) }
  }

  /// Changes the value by +, −, Right and Left. The key = counts as +, which often needs Shift. A key that changes nothing is left to other
  /// responders, except + and −.
  open override func pressBegan(_ key: Key) -> Bool {
    guard isEnabled else { return false }
    switch key.code {
    case _ where !key.modifiers.isEmpty: return super.pressBegan(key)
    case .right: return press(.up)
    case .left: return press(.down)
    case .character("+"), .character("="): _ = press(.up)
    case .character("-"), .character("−"): _ = press(.down)
    default: return super.pressBegan(key)
    }
    return true
  }

  // Terminals do not report the release of a key, so the button looks pressed for 0.1 seconds.
  private func press(_ direction: Direction) -> Bool {
    guard step(direction) else { return false }
    keyRelease?.invalidate()
    keyRelease = window?.windowScene?.schedule(after: 0.1) { [weak self] in
      self?.pressedByKey = nil
      self?.updateButtons()
    }
    pressedByKey = keyRelease == nil ? nil : direction
    updateButtons()
    return true
  }

  // MARK: States

  private func state(of direction: Direction) -> ControlState {
    var state = ControlState.normal
    let isPressed = isTracking && pressed == direction || pressedByKey == direction
    if !isEnabled || range.next(direction) == nil {
      state.insert(.disabled)
    } else if isPressed {
      state.insert(.highlighted)
    }
    if isSelected { state.insert(.selected) }
    if isFocused { state.insert(.focused) }
    return state
  }

  /// Updates the look of both buttons.
  final func updateButtons() {
    let (down, up) = (state(of: .down), state(of: .up))
    decrementButton.image = decrements.shown(for: down)
    incrementButton.image = increments.shown(for: up)
    decrementButton.isImageOwn = decrements.isOwn(for: down)
    incrementButton.isImageOwn = increments.isOwn(for: up)
    decrementButton.contentOffset.x = decrementOffset
    decrementButton.look = SegmentView.Look(state: down, isLast: false, looks: segmentLooks, focusMark: .row)
    incrementButton.look = SegmentView.Look(state: up, leftState: down, looks: segmentLooks, focusMark: .row)
  }

  open override func stateDidChange() {
    super.stateDidChange()
    updateButtons()
  }

  @_spi(TermKit) open override var inspectedProperties: [InspectedProperty] {
    super.inspectedProperties.adding(of: self, isRestored: true, ("value", \Stepper.value))
      .adding(of: self, ("wraps", \Stepper.wraps))
  }

  open override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, value: range.text, traits: .adjustable, state: accessibilityState)
  }

  open override func accessibilityIncrement() { step(.up) }
  open override func accessibilityDecrement() { step(.down) }

  // MARK: View

  /// Updates the buttons and the layout after images have changed.
  private func looksChanged() {
    updateButtons()
    contentsChanged()
  }

  /// The size that fits unlimited room. To change it, override `sizeThatFits(_:)`.
  public final override var intrinsicContentSize: Size { sizeThatFits(.unlimited) }

  /// Returns the size that shows both buttons whole, but at most the offered size. Without background images, buttons of more than one row
  /// get an outline, which takes two more rows.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: layout.width, height: contentHeight).limited(to: size)
  }

  open override func layoutSubviews() {
    updateButtons()
    let places = layout.places(in: bounds.width)
    for (button, columns) in zip([decrementButton, incrementButton], places) {
      button.frame = Rect(
        x: bounds.minX + columns.lowerBound, y: bounds.minY, width: columns.count, height: bounds.height)
    }
  }

  /// Marks the focus beneath the buttons. Overrides must call `super`.
  open override func draw(in canvas: inout Canvas) {
    if isFocused, segmentLooks.isSystem { canvas.fillFocus(in: bounds) }
  }
}
