/// A way over the board that gives the focus to every square and ends where it began, in the middle. It never runs against an edge,
/// where a key would do nothing or something else.
enum FocusTour {
  /// An arrow key.
  enum Arrow: CaseIterable {
    case up, down, right, left

    /// What the key sends: both programs switch the keypad on (terminfo's smkx), and then arrows come so.
    var sequence: String {
      switch self {
      case .up: "\u{1B}OA"
      case .down: "\u{1B}OB"
      case .right: "\u{1B}OC"
      case .left: "\u{1B}OD"
      }
    }

    /// How far it moves the focus through the squares, which are numbered row after row.
    fileprivate var distance: Int {
      switch self {
      case .up: -3
      case .down: 3
      case .right: 1
      case .left: -1
      }
    }

    fileprivate var opposite: Arrow {
      switch self {
      case .up: .down
      case .down: .up
      case .right: .left
      case .left: .right
      }
    }
  }

  /// One key, and the square that has the focus then: 0…8, row after row.
  struct Step {
    let key: Arrow
    let square: Int
  }

  /// The square in the middle, where the game begins.
  static let start = 4

  private static let keys: [Arrow] = [.right, .down, .left, .left, .up, .up, .right, .right, .down, .left]

  /// The way.
  static let steps = steps(keys)
  /// The same way from its end to its beginning.
  static let stepsBack = steps(keys.reversed().map(\.opposite))

  private static func steps(_ keys: [Arrow]) -> [Step] {
    var square = start
    return keys.map { key in
      square += key.distance
      return Step(key: key, square: square)
    }
  }
}
