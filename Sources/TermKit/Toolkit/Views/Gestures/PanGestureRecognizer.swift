import TermKitGraphics
import TermKitInput

/// A continuous recognizer of drags: movements of the mouse while the left button is held. UIKit's `UIPanGestureRecognizer`.
///
///     let pan = PanGestureRecognizer()
///     pan.addAction { [unowned self] pan in
///       note.center = note.center + pan.translation(in: view)
///       pan.setTranslation(.zero, in: view)
///     }
///     note.addGestureRecognizer(pan)
///
/// The gesture begins with a movement to another cell, and ends at the release. `allowedScrollTypesMask` makes turns of the wheel pans too.
open class PanGestureRecognizer: GestureRecognizer {
  /// The kinds of wheels and touch pads. UIKit's `UIScrollTypeMask`.
  public struct ScrollTypeMask: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A mouse wheel. Terminals report touch pads as wheels too.
    public static let discrete = ScrollTypeMask(rawValue: 1)
    /// All kinds.
    public static let all: ScrollTypeMask = .discrete
  }

  /// The kinds of wheels whose turns are pans too. Defaults to none.
  ///
  /// A step of the wheel is a translation by three rows or six columns, in the direction in which contents scroll: up if the wheel is
  /// turned down. The gesture ends 0.2 seconds after the last turn, or when a button is pressed. Turns go to the view under the pointer
  /// first and then along the responder chain. At each view they go to its recognizers and then to the view itself. With Shift,
  /// `wheelTurned(x:y:)` of all these views is called first, with a horizontal turn.
  public final var allowedScrollTypesMask: ScrollTypeMask = []

  private var start: Touch.Position?
  // The movement since the gesture began, and the part of it that `setTranslation` has taken away.
  private var travel = Point.zero
  private var taken = Point.zero
  private var samples = MovementSamples()

  /// Returns the movement since the button was pressed or the wheel was first turned, in cells. `setTranslation(_:in:)` changes it.
  /// - Parameter view: The view that uses the result. The cells of all views have the same size, so the result is the same for all views of
  ///   the same direction of layout.
  public final func translation(in view: View?) -> Point { (travel - taken).turned(for: view) }

  /// Changes the translation. Later movements are added to it. The velocity stays.
  /// - Parameters:
  ///   - translation: The translation, in cells.
  ///   - view: The view that uses the translation. The translation is the same for all views of the same direction of layout.
  public final func setTranslation(_ translation: Point, in view: View?) {
    taken = travel - translation.turned(for: view)
  }

  /// Returns the velocity of the mouse during the last tenth of a second, in cells per second.
  /// - Parameter view: The view that uses the result. The result is the same for all views of the same direction of layout.
  public final func velocity(in view: View?) -> Point {
    scene.map { samples.velocity(at: $0.now).turned(for: view) } ?? .zero
  }

  open override func touchBegan(_ touch: Touch) {
    guard touch.button == .left, canBegin(at: touch.position.cell) else { return state = .failed }
    begin(at: touch.position)
  }

  open override func touchMoved(_ touch: Touch) {
    guard let start else { return }
    move(to: touch.position.cell - start.cell)
    if isUnderWay || wantsToRecognize {
      state = .changed
    } else if travel != .zero {
      state = accepts(travel) ? .began : .failed
    }
  }

  open override func touchEnded(_ touch: Touch) {
    if let start, touch.position.cell - start.cell != travel { touchMoved(touch) }
    state = isUnderWay || wantsToRecognize ? .ended : .failed
  }

  /// Forgets the movement, except for the translation. Overrides must call `super`.
  open override func reset() { start = nil }

  final override var dragAxis: LayoutAxis? { travel.mainAxis }

  private func begin(at position: Touch.Position) {
    start = position
    (travel, taken, samples) = (.zero, .zero, MovementSamples())
    note(.zero)
  }

  private func move(to travel: Point) {
    self.travel = travel
    note(travel)
  }

  private func note(_ travel: Point) {
    if let scene { samples.add(travel, at: scene.now) }
  }

  // Whether a pan can begin at a cell of the screen. Overridden by pans from the edge and by the swipes of tables.
  @_spi(TermKit) open func canBegin(at cell: Point) -> Bool { true }

  // Whether a movement begins a pan. Overridden like `canBegin(at:)`.
  @_spi(TermKit) open func accepts(_ movement: Point) -> Bool { true }

  // MARK: The wheel

  final func takesWheel(_ event: MouseEvent) -> Bool {
    isEnabled && attempt == nil && allowedScrollTypesMask.contains(.discrete) && canBegin(at: event.position)
      && mayReceive(event)
  }

  final func scrollBegan(by movement: Point) {
    if let position { begin(at: position) }
    move(to: movement)
    state = accepts(movement) ? .began : .failed
  }

  final func scrolled(by movement: Point) {
    move(to: travel + movement)
    state = .changed
  }
}

extension Point {
  /// The movement in a view whose columns may count in the opposite direction.
  @MainActor fileprivate func turned(for view: View?) -> Point {
    view?.isTurnedInRoot == true ? Point(x: -x, y: y) : self
  }
}

/// The movements of the last tenth of a second.
struct MovementSamples {
  private static let duration = 0.1
  // Reports of several movements can arrive at the same time.
  private static let shortestTime = 1.0 / 60
  private var samples: [(travel: Point, time: Double)] = []

  /// Adds a movement since the beginning.
  mutating func add(_ travel: Point, at time: Double) {
    // The last sample before the period stays, because the movement began there.
    while samples.count > 1, samples[1].time <= time - Self.duration { samples.removeFirst() }
    samples.append((travel, time))
  }

  /// Returns the velocity in cells per second.
  func velocity(at time: Double) -> Point {
    guard let first = samples.first, let last = samples.last, last.time > time - Self.duration else { return .zero }
    let seconds = min(Self.duration, max(Self.shortestTime, last.time - first.time))
    let distance = last.travel - first.travel
    return Point(x: Int(saturating: Double(distance.x) / seconds), y: Int(saturating: Double(distance.y) / seconds))
  }
}
