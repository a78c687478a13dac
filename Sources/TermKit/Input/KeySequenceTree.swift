/// The key strings of a terminal description, byte by byte: says what a beginning may still become.
struct KeySequenceTree: Sendable {
  private struct Node {
    var byte: UInt8
    var key: Key?
    var firstChild: Int?
    var nextSibling: Int?
  }

  /// Longer strings are not taken: no terminal has them, and what is held back stays short.
  static let longestSequence = 32

  /// The place before the first byte.
  static let root = 0

  private var nodes = [Node(byte: 0)]

  /// Makes a tree that holds nothing yet.
  init() {}

  /// Adds a key, unless there is one that has the same bytes.
  mutating func insert(_ sequence: some Collection<UInt8>, _ key: Key) {
    guard sequence.count <= Self.longestSequence else { return }
    var place = Self.root
    for byte in sequence {
      place = child(of: place, byte) ?? addChild(to: place, byte)
    }
    nodes[place].key = nodes[place].key ?? key
  }

  /// The place that a byte leads to, or nil when no key goes on like that.
  func child(of place: Int, _ byte: UInt8) -> Int? {
    var next = nodes[place].firstChild
    while let candidate = next {
      if nodes[candidate].byte == byte { return candidate }
      next = nodes[candidate].nextSibling
    }
    return nil
  }

  /// The key whose bytes end here, if any.
  func key(at place: Int) -> Key? { nodes[place].key }

  /// Whether longer keys begin like this.
  func goesOn(at place: Int) -> Bool { nodes[place].firstChild != nil }

  private mutating func addChild(to place: Int, _ byte: UInt8) -> Int {
    nodes.append(Node(byte: byte, nextSibling: nodes[place].firstChild))
    nodes[place].firstChild = nodes.count - 1
    return nodes.count - 1
  }
}
