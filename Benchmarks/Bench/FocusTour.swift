/// A path over the board that gives the focus to every square and ends where it began, in the middle. It never runs into an edge, where a
/// key would do nothing or something else.
enum FocusTour {
  /// An arrow key.
  enum Arrow: CaseIterable {
    case up, down, right, left

    /// The bytes that the key sends. Both programs turn on the keypad mode (terminfo's smkx), in which arrows have these sequences.
    var sequence: String {
      switch self {
      case .up: "\u{1B}OA"
      case .down: "\u{1B}OB"
      case .right: "\u{1B}OC"
      case .left: "\u{1B}OD"
      }
    }

    /// The distance that the key moves the focus through the squares, which are numbered row by row.
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

  /// A key, and the square that has the focus after it: 0…8, row by row.
  struct Step {
    let key: Arrow
    let square: Int
  }

  /// The square in the middle, where the game begins.
  static let start = 4

  private static let keys: [Arrow] = [.right, .down, .left, .left, .up, .up, .right, .right, .down, .left]

  /// The steps of the path.
  static let steps = steps(keys)
  /// The steps of the same path in reverse.
  static let stepsBack = steps(keys.reversed().map(\.opposite))

  private static func steps(_ keys: [Arrow]) -> [Step] {
    var square = start
    return keys.map { key in
      square += key.distance
      return Step(key: key, square: square)
    }
  }
}
