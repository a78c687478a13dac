import TermKitGraphics
import TermKitInput

/// A discrete recognizer of quick drags in a direction. UIKit's `UISwipeGestureRecognizer`.
///
/// The gesture is recognized as soon as the mouse has moved by four columns or two rows with the left button held. This has to happen
/// within half a second of the press, in one of the directions of `direction`.
open class SwipeGestureRecognizer: GestureRecognizer {
  /// Directions of a swipe. UIKit's `UISwipeGestureRecognizer.Direction`.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits of the set, one for each direction.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Up.
    public static let up = Direction(rawValue: 1 << 2)
    /// Down.
    public static let down = Direction(rawValue: 1 << 3)
  }

  private static let distance = 4
  private static let duration = 0.5
  private var start: (cell: Point, time: Double)?
  private var movement = Point.zero

  /// The directions that are recognized. Defaults to `.right`.
  public final var direction: Direction = .right

  open override func touchBegan(_ touch: Touch) {
    guard touch.button == .left, let scene else { return state = .failed }
    start = (touch.position.cell, scene.now)
  }

  open override func touchMoved(_ touch: Touch) {
    guard let start, let scene, !wantsToRecognize else { return }
    movement = touch.position.cell - start.cell
    if scene.now - start.time > Self.duration {
      state = .failed
    } else if movement.columns >= Self.distance {
      state = direction.contains(Self.direction(of: movement)) ? .ended : .failed
    }
  }

  open override func touchEnded(_ touch: Touch) {
    touchMoved(touch)
    if !wantsToRecognize { state = .failed }
  }

  /// Forgets the press. Overrides must call `super`.
  open override func reset() { start = nil }

  final override var dragAxis: LayoutAxis? { movement.mainAxis }

  private static func direction(of movement: Point) -> Direction {
    switch movement.mainAxis {
    case .horizontal: movement.x < 0 ? .left : .right
    case .vertical: movement.y < 0 ? .up : .down
    }
  }
}
