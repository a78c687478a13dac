import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

/// Random rules on random trees, compared with the simplest formulation of the rules A3 to A5.
@MainActor @Suite(.isolatedAppearance) struct AppearanceRulesRandomTests {
  @Test(arguments: 1...60)
  func `A4: random rules are ranked by longest list, outermost container, most derived class and latest setting`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed &* 0x9E37_79B9_7F4A_7C15)
    let stage = TestScene()
    let rules = (0..<Int.random(in: 1...14, using: &random)).map { Rule(&random, number: $0) }
    for rule in rules { rule.set() }
    let tree = RandomTree(&random)
    stage.window.addSubview(tree.root)
    for leaf in tree.leaves { expect(leaf, follows: rules, "after entering the window") }
    // Some views move. A rule of the new place sets the new value, and values without a rule stay.
    for leaf in tree.leaves where Int.random(in: 0...2, using: &random) == 0 {
      let before = leaf.look
      tree.holders[Int.random(in: 0...tree.holders.count - 1, using: &random)].addSubview(leaf)
      expect(leaf, follows: rules, "after moving to another superview", else: before)
    }
  }

  private func expect(
    _ leaf: Leaf, follows rules: [Rule], _ comment: Comment, else before: Look = Look(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var wanted = before
    for property in Property.allCases where !leaf.byHand.contains(property) {
      if let value = Oracle.value(of: property, for: leaf, rules) { wanted[property] = value }
    }
    for property in leaf.byHand { wanted[property] = -1 }
    #expect(leaf.look == wanted, comment, sourceLocation: sourceLocation)
  }
}

private enum Property: CaseIterable { case first, second }

private struct Look: Equatable {
  var first = 0
  var second = 0

  subscript(property: Property) -> Int {
    get { property == .first ? first : second }
    set { if property == .first { first = newValue } else { second = newValue } }
  }
}

private class Leaf: View {
  var first = 0 { didSet { noteCustomization() } }
  var second = 0 { didSet { noteCustomization() } }
  var byHand: [Property] = []

  var look: Look { Look(first: first, second: second) }

  func set(byHand property: Property) {
    byHand.append(property)
    if property == .first { first = -1 } else { second = -1 }
  }
}

private class SmallLeaf: Leaf {}

extension AppearanceProxy where Target: Leaf {
  fileprivate var first: Int {
    get { value() ?? 0 }
    nonmutating set { set(newValue) { $0.first = $1 } }
  }

  fileprivate var second: Int {
    get { value() ?? 0 }
    nonmutating set { set(newValue) { $0.second = $1 } }
  }
}

private class Box: View {}
private final class SmallBox: Box {}
private final class Tray: View {}
private class Desk: ViewController {}
private final class SmallDesk: Desk {}

/// A rule of one proxy: the number of the rule, for one property or both.
@MainActor private struct Rule {
  static let containers: [(type: any AppearanceContainer.Type, isInstance: (AnyObject) -> Bool)] = [
    (Box.self, { $0 is Box }), (SmallBox.self, { $0 is SmallBox }), (Tray.self, { $0 is Tray }),
    (Desk.self, { $0 is Desk }), (SmallDesk.self, { $0 is SmallDesk }), (View.self, { $0 is View }),
  ]

  let number: Int
  let isForSmall: Bool
  let chain: [Int]
  let properties: [Property]

  init(_ random: inout SeededGenerator, number: Int) {
    self.number = number
    isForSmall = Int.random(in: 0...1, using: &random) == 0
    chain = (0..<Int.random(in: 0...3, using: &random)).map { _ in
      Int.random(in: 0...Self.containers.count - 1, using: &random)
    }
    properties = [[.first], [.second], [.first, .second]][Int.random(in: 0...2, using: &random)]
  }

  func set() {
    let types = chain.map { Self.containers[$0].type }
    if isForSmall {
      let proxy = types.isEmpty ? SmallLeaf.appearance() : SmallLeaf.appearance(whenContainedIn: types)
      if properties.contains(.first) { proxy.first = number + 1 }
      if properties.contains(.second) { proxy.second = number + 1 }
    } else {
      let proxy = types.isEmpty ? Leaf.appearance() : Leaf.appearance(whenContainedIn: types)
      if properties.contains(.first) { proxy.first = number + 1 }
      if properties.contains(.second) { proxy.second = number + 1 }
    }
  }
}

/// The rules A3 and A4, computed by trying all possibilities.
@MainActor private enum Oracle {
  static func value(of property: Property, for leaf: Leaf, _ rules: [Rule]) -> Int? {
    var around: [AnyObject] = leaf.viewController.map { [$0] } ?? []
    var view = leaf.superview
    while let present = view {
      around.append(present)
      if let controller = present.viewController { around.append(controller) }
      view = present.superview
    }
    let ranks = rules.compactMap { rule -> (rank: [Int], number: Int)? in
      guard rule.properties.contains(property), !rule.isForSmall || leaf is SmallLeaf else { return nil }
      let ways = embeddings(of: rule.chain[...], in: around, from: 0)
      guard let best = ways.max(by: { $0.lexicographicallyPrecedes($1) }) else { return nil }
      return ([rule.chain.count] + best + [rule.isForSmall ? 1 : 0, rule.number], rule.number)
    }
    return ranks.max { $0.rank.lexicographicallyPrecedes($1.rank) }.map { $0.number + 1 }
  }

  /// Returns all ways to match the containers, each as distances from the view, outermost first.
  private static func embeddings(of chain: ArraySlice<Int>, in around: [AnyObject], from start: Int) -> [[Int]] {
    guard let first = chain.first else { return [[]] }
    return around.indices.dropFirst(start).filter { Rule.containers[first].isInstance(around[$0]) }.flatMap { place in
      embeddings(of: chain.dropFirst(), in: around, from: place + 1).map { $0 + [place] }
    }
  }
}

@MainActor private struct RandomTree {
  let root: View
  private(set) var leaves: [Leaf] = []
  private(set) var holders: [View] = []

  init(_ random: inout SeededGenerator) {
    root = Tray()
    fill(root, nil, depth: 0, &random)
    holders.append(root)
  }

  private mutating func fill(_ view: View, _ controller: ViewController?, depth: Int, _ random: inout SeededGenerator) {
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      if depth == 6 || Int.random(in: 0...2, using: &random) == 0 {
        let leaf = Int.random(in: 0...1, using: &random) == 0 ? Leaf() : SmallLeaf()
        if Int.random(in: 0...4, using: &random) == 0 {
          leaf.set(byHand: Int.random(in: 0...1, using: &random) == 0 ? .first : .second)
        }
        leaves.append(leaf)
        view.addSubview(leaf)
        continue
      }
      let inner = [Box(), SmallBox(), Tray(), View()][Int.random(in: 0...3, using: &random)]
      var own = controller
      if Int.random(in: 0...3, using: &random) == 0 {
        let desk = Int.random(in: 0...1, using: &random) == 0 ? Desk() : SmallDesk()
        desk.view = inner
        controller?.addChild(desk)
        own = desk
      }
      view.addSubview(inner)
      holders.append(inner)
      fill(inner, own, depth: depth + 1, &random)
    }
  }
}
