/// Plays like a child who has just learned the rules.
struct Learner {
  /// How often the learner notices that the other player is about to win.
  private static let attention = 0.3
  /// How often it tries to get two in a row. Otherwise it takes any square.
  private static let eagerness = 0.6

  /// Returns a free square, or nil if the board is full.
  func square(in position: Position, using generator: inout some RandomNumberGenerator) -> Square? {
    if let square = position.winningSquares.randomElement(using: &generator) { return square }
    let threats = position.reversed.winningSquares
    if let threat = threats.randomElement(using: &generator), generator.happens(Self.attention) { return threat }
    let free = position.freeSquares
    let promising = free.filter { position.threats(after: $0) > 0 }
    let choice = !promising.isEmpty && generator.happens(Self.eagerness) ? promising : free
    return choice.randomElement(using: &generator)
  }
}

extension RandomNumberGenerator {
  /// Returns true with a probability from 0 to 1.
  mutating func happens(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &self) < probability
  }
}
