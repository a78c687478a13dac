import TermKitGraphics
import TermKitInput

/// A continuous recognizer of a press of the left button that lasts. UIKit's `UILongPressGestureRecognizer`.
///
/// The gesture begins when the button has been held long enough, changes when the mouse moves, and ends when the button is released.
open class LongPressGestureRecognizer: GestureRecognizer {
  private var taps = TapCounter()
  private var start: Point?
  private var timer: ScheduledTimer?

  /// The shortest time that the button has to be held, in seconds. Defaults to 0.5.
  /// - Precondition: The time is finite.
  public final var minimumPressDuration = 0.5 {
    didSet {
      Contract.require(
        minimumPressDuration.isFinite, "a press cannot last \(minimumPressDuration) seconds: use a finite number")
    }
  }

  /// The number of taps before the press. Defaults to 0.
  /// - Precondition: The number is not negative.
  public final var numberOfTapsRequired = 0 {
    didSet {
      Contract.require(numberOfTapsRequired >= 0, "a long press cannot have \(numberOfTapsRequired) taps before it")
    }
  }

  /// The distance by which the mouse may move before the gesture begins, in columns. A row counts as two columns. Defaults to 1.
  public final var allowableMovement = 1

  open override func touchBegan(_ touch: Touch) {
    guard touch.button == .left, taps.begin(touch) else { return state = .failed }
    start = touch.position.cell
    guard taps.count == numberOfTapsRequired else { return }
    timer = scene?.schedule(after: minimumPressDuration, owner: self) { [weak self] in self?.state = .began }
  }

  open override func touchMoved(_ touch: Touch) {
    if isUnderWay || wantsToRecognize { return state = .changed }
    if let start, (touch.position.cell - start).columns > allowableMovement { state = .failed }
  }

  open override func touchEnded(_ touch: Touch) {
    timer?.invalidate()
    if isUnderWay || wantsToRecognize { return state = .ended }
    guard taps.count < numberOfTapsRequired else { return state = .failed }
    taps.count += 1
    taps.awaitNext(for: self)
  }

  /// Forgets the press. Overrides must call `super`.
  open override func reset() {
    timer?.invalidate()
    taps.reset()
  }
}
