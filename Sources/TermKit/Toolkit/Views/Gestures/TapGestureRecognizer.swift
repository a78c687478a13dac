import TermKitGraphics
import TermKitInput

/// A discrete recognizer of one or several taps: clicks of a mouse button. UIKit's `UITapGestureRecognizer`.
///
///     let open = TapGestureRecognizer(target: self, action: FilesController.open)
///     open.numberOfTapsRequired = 2
///     list.addGestureRecognizer(open)
///
/// A tap fails if the pointer moves more than two columns or one row away from the first press. The next press has to follow within 0.4
/// seconds of the release. A tap does not make the recognizers of more taps fail: use `require(toFail:)` to let a single tap wait for the
/// second one.
open class TapGestureRecognizer: GestureRecognizer {
  private var taps = TapCounter()

  /// The number of taps. Defaults to 1.
  /// - Precondition: The number is positive.
  public final var numberOfTapsRequired = 1 {
    didSet {
      Contract.require(
        numberOfTapsRequired > 0, "a tap cannot have \(numberOfTapsRequired) taps: require at least one")
    }
  }

  /// The buttons that can tap. Defaults to `.primary`, the left one.
  ///
  /// If the right button, or the left one with Control, opens the context menu of the pressed view or of a superview, the press is no tap.
  public final var buttonMaskRequired: Touch.ButtonMask = .primary

  open override func touchBegan(_ touch: Touch) {
    let isTap = buttonMaskRequired.contains(Touch.ButtonMask(touch.button)) && taps.begin(touch)
    if !isTap { state = .failed }
  }

  open override func touchMoved(_ touch: Touch) {
    if !taps.isNear(touch) { state = .failed }
  }

  open override func touchEnded(_ touch: Touch) {
    // Some terminals report no movements.
    guard taps.isNear(touch) else { return state = .failed }
    taps.count += 1
    if taps.count == numberOfTapsRequired { state = .ended } else { taps.awaitNext(for: self) }
  }

  /// Forgets the taps. Overrides must call `super`.
  open override func reset() { taps.reset() }

  open override func canPrevent(_ other: GestureRecognizer) -> Bool {
    guard let other = other as? TapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }
}

/// Counts taps that follow each other quickly, near the first one.
@MainActor struct TapCounter {
  /// The longest time between a tap and the next press, in seconds.
  static let interval = 0.4
  /// The greatest distance from the first press, in columns.
  static let greatestDistance = 2

  var count = 0
  private var place: Point?
  private var timer: ScheduledTimer?

  /// Takes a press.
  /// - Returns: Whether it is near the taps before it.
  mutating func begin(_ touch: Touch) -> Bool {
    timer?.invalidate()
    if place == nil { place = touch.position.cell }
    return isNear(touch)
  }

  /// Returns whether a touch is near the first press.
  func isNear(_ touch: Touch) -> Bool {
    place.map { (touch.position.cell - $0).columns <= Self.greatestDistance } ?? true
  }

  /// Lets a recognizer fail unless its next touch begins soon.
  mutating func awaitNext(for recognizer: GestureRecognizer) {
    guard let scene = recognizer.scene else { return recognizer.state = .failed }
    timer = scene.schedule(after: Self.interval, owner: recognizer) { [weak recognizer] in
      recognizer?.state = .failed
    }
  }

  mutating func reset() {
    timer?.invalidate()
    self = TapCounter()
  }
}

extension Point {
  /// The length of a movement in columns, along the axis on which it is longer. A row counts as two columns.
  var columns: Int { max(abs(x), 2 * abs(y)) }

  /// The axis along which a movement is longer.
  package var mainAxis: LayoutAxis { abs(x) >= 2 * abs(y) ? .horizontal : .vertical }
}
