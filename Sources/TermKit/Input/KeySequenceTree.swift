/// A prefix tree of the key sequences in a terminal description.
struct KeySequenceTree: Sendable {
  private struct Node {
    var byte: UInt8
    var key: Key?
    var firstChild: Int?
    var nextSibling: Int?
  }

  /// The longest sequence that the tree accepts, in bytes. No terminal has longer ones, and the limit keeps the held bytes few.
  static let longestSequence = 32

  /// The node before the first byte.
  static let root = 0

  private var nodes = [Node(byte: 0)]

  /// Adds a key, unless the tree has a key for the same bytes already. Sequences longer than `longestSequence` are ignored.
  mutating func insert(_ sequence: some Collection<UInt8>, _ key: Key) {
    guard sequence.count <= Self.longestSequence else { return }
    var place = Self.root
    for byte in sequence {
      place = child(of: place, byte) ?? addChild(to: place, byte)
    }
    nodes[place].key = nodes[place].key ?? key
  }

  /// Returns the node that a byte leads to, or nil if no key continues with that byte.
  func child(of place: Int, _ byte: UInt8) -> Int? {
    var next = nodes[place].firstChild
    while let candidate = next {
      if nodes[candidate].byte == byte { return candidate }
      next = nodes[candidate].nextSibling
    }
    return nil
  }

  /// Returns the key whose sequence ends at a node, if there is one.
  func key(at place: Int) -> Key? { nodes[place].key }

  /// Returns true if longer key sequences continue from a node.
  func hasLongerSequences(at place: Int) -> Bool { nodes[place].firstChild != nil }

  private mutating func addChild(to place: Int, _ byte: UInt8) -> Int {
    nodes.append(Node(byte: byte, nextSibling: nodes[place].firstChild))
    nodes[place].firstChild = nodes.count - 1
    return nodes.count - 1
  }
}
