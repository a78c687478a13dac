import TermKitGraphics
import TermKitInput

/// An object that recognizes a gesture of the mouse in a view and in everything inside it. UIKit's `UIGestureRecognizer`.
///
///     board.addGestureRecognizer(TapGestureRecognizer(target: self, action: PlayViewController.boardTapped))
///
/// Use a subclass, such as `TapGestureRecognizer` or `PanGestureRecognizer`, or write one. A subclass overrides `touchBegan(_:)` and the
/// other touch methods and sets `state` in them. A touch reaches the recognizers of the view that was pressed and of its superviews before
/// it reaches the view. Once a recognizer has recognized its gesture, other recognizers of the same touch fail and the view's touch is
/// cancelled. The classes, properties and delegates of the recognizers can make exceptions.
@MainActor open class GestureRecognizer {
  /// The state of a gesture recognizer. UIKit's `UIGestureRecognizer.State`.
  public enum State: Hashable, Sendable {
    /// The gesture has not been recognized yet. This is also the state between two gestures.
    case possible
    /// A continuous gesture was recognized.
    case began
    /// A continuous gesture has changed.
    case changed
    /// A continuous gesture has ended, or a discrete gesture was recognized.
    case ended
    /// A gesture that had begun was interrupted.
    case cancelled
    /// The touch is not the gesture, or another recognizer has recognized its own gesture first.
    case failed

    /// UIKit's name for `ended` of a discrete gesture.
    public static let recognized = ended

    /// Whether a gesture with this state is over.
    var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
  }

  /// The stored value of `state`. Only `GestureArbiter` and `HoverTracker` change it.
  final var currentState = State.possible
  /// The attempt to recognize a gesture that is under way, or nil. Only `GestureArbiter` makes and removes it.
  final var attempt: GestureAttempt?
  /// The recognizers that have to fail first.
  private(set) final var failureRequirements: [Weak<GestureRecognizer>] = []
  /// The actions. Only `GestureRecognizer+Actions.swift` changes them.
  final var actions: [GestureAction] = []
  /// The position of the pointer at the last event of the recognizer, on the screen.
  final var position: Touch.Position?

  /// Makes a recognizer without actions.
  public init() {}

  /// The state. Actions read it. Only subclasses set it, in their touch methods or later, as long as the attempt is under way.
  ///
  /// A discrete recognizer goes from `possible` to `ended`, a continuous one from `possible` to `began`, `changed` and `ended`. From
  /// `possible`, a recognizer can also go to `failed`, and after `began` to `cancelled`. Before the gesture begins, `changed` counts as
  /// `began`, and `cancelled` as `failed`; after that, `failed` counts as `cancelled`. Other changes are ignored.
  ///
  /// The state changes, and the actions are performed, once all recognizers have handled the event and all required failures have happened.
  public final var state: State {
    get { currentState }
    set { attempt?.arbiter?.request(newValue, for: self) }
  }

  /// The view that has the recognizer, or nil.
  public internal(set) final weak var view: View?

  /// The object that is asked about the recognizer. Defaults to nil. Not retained.
  public final weak var delegate: (any GestureRecognizerDelegate)?

  /// A name for messages while debugging. Defaults to nil.
  public final var name: String?

  /// Whether the recognizer receives touches. Defaults to true. Disabling it cancels the gesture under way.
  public final var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { abandonGesture() }
      availabilityChanged()
    }
  }

  /// Whether the view's touch is cancelled when the gesture is recognized. Defaults to true.
  public final var cancelsTouchesInView = true

  /// Whether the view gets a touch only after this recognizer has failed, and not at all if the gesture is recognized. Defaults to false.
  public final var delaysTouchesBegan = false

  /// Whether the view hears of the release only after this recognizer has failed or recognized its gesture. Defaults to true. In the second
  /// case, the view's touch is cancelled instead if `cancelsTouchesInView` is true.
  public final var delaysTouchesEnded = true

  /// Makes the recognizer wait until another one has failed. If the other one recognizes its gesture, this one fails.
  ///
  ///     singleTap.require(toFail: doubleTap)
  ///
  /// The other recognizer counts only while it follows a touch or waits for the next tap. It is not retained.
  public final func require(toFail other: GestureRecognizer) {
    failureRequirements.removeAll { $0.object == nil || $0.object === other }
    failureRequirements.append(Weak(other))
  }

  /// Returns the cell of the pointer at the last event, in the coordinates of `view`, or of the window if nil. (0, 0) before the first
  /// event.
  public final func location(in view: View?) -> Point {
    guard let position else { return .zero }
    return (view ?? self.view?.window).map(position.cell) ?? position.cell
  }

  /// Returns the same position as `location(in:)`, with fractions of cells.
  ///
  /// The fractions need a terminal that reports pixels (mode 1016). On other terminals, the position is the middle of the cell.
  public final func preciseLocation(in view: View?) -> Path.Position {
    guard let position else { return Path.Position(x: 0, y: 0) }
    return (view ?? self.view?.window).map(position.precise) ?? position.precise
  }

  /// The modifier keys held at the last event.
  public internal(set) final var modifierFlags: KeyModifiers = []

  /// The button of the last touch. Empty before the first touch, and for the wheel and hovering.
  public internal(set) final var buttonMask: Touch.ButtonMask = []

  // MARK: For subclasses

  /// Called when a mouse button was pressed in the view or inside it. The default implementation does nothing.
  open func touchBegan(_ touch: Touch) {}

  /// Called when the mouse moved while the button is held. The default implementation does nothing.
  open func touchMoved(_ touch: Touch) {}

  /// Called when the button was released. The default implementation lets a recognizer fail whose gesture has not begun. A gesture that has
  /// begun ends, unless an override sets another state.
  ///
  /// A recognizer that stays `possible` waits for the next touch. It has to fail after some time, because others and the view may wait.
  open func touchEnded(_ touch: Touch) {
    if state == .possible { state = .failed }
  }

  /// Called when the touch ends without a release. The recognizer then fails, or its gesture is cancelled. The default does nothing.
  open func touchCancelled(_ touch: Touch) {}

  /// Called after the gesture was recognized, was cancelled or has failed, when the next attempt can begin. The default implementation does
  /// nothing. Overrides forget what they know of the touches.
  open func reset() {}

  /// Returns whether this recognizer makes another one fail when it recognizes its gesture. The default implementation returns true.
  ///
  /// The gesture of another one that has begun already is cancelled. The delegates can still let both recognize their gestures.
  open func canPrevent(_ other: GestureRecognizer) -> Bool { true }

  /// Returns whether another recognizer makes this one fail when it recognizes its gesture. The default implementation returns true.
  open func canBePrevented(by other: GestureRecognizer) -> Bool { true }

  /// Returns whether this recognizer has to wait until another one has failed. The default implementation returns false.
  ///
  /// It is called at most once for another recognizer in each attempt, before the delegates are asked the same.
  open func shouldRequireFailure(of other: GestureRecognizer) -> Bool { false }

  /// Returns whether another recognizer has to wait until this one has failed. The default implementation returns false.
  ///
  /// It is called at most once for another recognizer in each attempt, before the delegates are asked the same.
  open func shouldBeRequiredToFail(by other: GestureRecognizer) -> Bool { false }

  /// Returns whether the recognizer takes part in a press, a turn of the wheel or a movement into the view. The default returns true.
  open func shouldReceive(_ event: MouseEvent) -> Bool { true }

  // Whether the recognizer gets touches. Overridden by hover recognizers.
  var followsTouches: Bool { true }

  // Called when the recognizer was added or enabled, or its view is in another window. Overridden by hover recognizers.
  func availabilityChanged() {}

  // Called before the recognizer is removed or its view leaves its window. Overridden by hover recognizers.
  func willLeaveWindow() {}

  // Ends the gesture under way because the recognizer is disabled or removed. Overridden by hover recognizers.
  func abandonGesture() { attempt?.arbiter?.abandon(self) }

  // The axis of the drag so far; nil for other gestures. Overridden by pan and swipe recognizers.
  var dragAxis: LayoutAxis? { nil }

  final var scene: WindowScene? { view?.window?.windowScene }

  /// Takes over the position and the modifier keys of a touch.
  final func note(_ touch: Touch) {
    position = touch.position
    modifierFlags = touch.modifiers
    buttonMask = Touch.ButtonMask(touch.button)
  }
}

extension GestureRecognizer: Hashable {
  /// Returns whether both are the same object.
  public nonisolated static func == (left: GestureRecognizer, right: GestureRecognizer) -> Bool { left === right }

  /// Hashes the identity of the object.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
