import TermKit
import TermKitTestSupport

/// Random recognizers in a tree of four views, and random events.
///
/// View 0 contains views 1 and 3, and view 1 contains view 2.
struct GestureScript {
  enum Kind: Hashable {
    case tap(Int)
    case longPress
    case pan
    case swipe
  }

  struct Recognizer {
    var kind: Kind
    var view: Int
    var cancels: Bool
    var delaysBegan: Bool
    var delaysEnded: Bool
    var begins: Bool
    // By the number of the touch modulo 3.
    var receives: [Bool]
  }

  enum Event: Hashable {
    case press(Point)
    case move(Point)
    case release
    case wait(Double)
    case loseFocus
    case setEnabled(Int, Bool)
  }

  static let frames = [
    Rect(x: 0, y: 0, width: 40, height: 10), Rect(x: 5, y: 1, width: 25, height: 8),
    Rect(x: 10, y: 3, width: 12, height: 4), Rect(x: 32, y: 1, width: 7, height: 8),
  ]
  static let parents = [nil, 0, 1, 0]

  var recognizers: [Recognizer] = []
  // Pairs of recognizers: the delegates return true for them, or `require(toFail:)` was called.
  var simultaneous: Set<[Int]> = []
  var requirements: Set<[Int]> = []
  var dynamicRequirements: Set<[Int]> = []
  var events: [Event] = []

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
    let count = Int.random(in: 1...5, using: &random)
    for _ in 0..<count {
      let kinds: [Kind] = [.tap(1), .tap(1), .tap(2), .longPress, .pan, .swipe]
      recognizers.append(
        Recognizer(
          kind: kinds[Int.random(in: 0..<kinds.count, using: &random)], view: Int.random(in: 0...3, using: &random),
          cancels: chance(75), delaysBegan: chance(20), delaysEnded: chance(75), begins: chance(90),
          receives: (0..<3).map { _ in chance(90) }))
    }
    for i in 0..<count {
      for j in 0..<count where i != j {
        if chance(15) { simultaneous.insert([i, j]) }
        if chance(10) { requirements.insert([i, j]) }
        if chance(10) { dynamicRequirements.insert([i, j]) }
      }
    }
    var place = Point.zero
    for _ in 0..<Int.random(in: 2...14, using: &random) {
      switch Int.random(in: 0..<20, using: &random) {
      case 0..<6:
        let (x, y) =
          [(11, 4), (11, 4), (12, 4), (15, 4), (7, 2), (34, 4), (2, 2)].randomElement(using: &random) ?? (0, 0)
        place = Point(x: x, y: y)
        events.append(.press(place))
      case 6..<10:
        let (x, y) = (Int.random(in: -4...4, using: &random), chance(50) ? 0 : Int.random(in: -2...2, using: &random))
        place = Point(x: max(0, min(39, place.x + x)), y: max(0, min(9, place.y + y)))
        events.append(.move(place))
      case 10..<15: events.append(.release)
      case 15..<18: events.append(.wait([0.1, 0.3, 0.45, 0.6].randomElement(using: &random) ?? 0))
      case 18: events.append(.loseFocus)
      default: events.append(.setEnabled(Int.random(in: 0..<count, using: &random), chance(60)))
      }
    }
    events += [.release, .wait(2)]
  }
}
