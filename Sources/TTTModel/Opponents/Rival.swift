/// Plays as strongly as the owner of the profile, so that each wins about every second game.
///
/// It makes the mistakes that people make: it overlooks threats and forks, prefers corners, and at its weakest it only looks for free
/// squares. It always completes its own three in a row.
struct Rival {
  /// The strength, from 0 to 1. At 1, it never loses.
  let strength: Double
}

extension Rival {
  /// The strength against a player without a record.
  private static let firstStrength = 0.3

  /// Creates a rival whose strength follows from earlier results, oldest first. Unfinished games are left out.
  ///
  /// A victory of the owner raises the strength, and any other result lowers it by as much. It therefore settles where the owner wins half
  /// of the games. The first games of an owner change it more than later ones. When the memory is full, its oldest result is no longer the
  /// first game, and all results count equally.
  init(after results: [Game.Result]) {
    let results = results.filter { $0 != .inProgress }.suffix(Opponent.memory)
    let remembersFirst = results.count < Opponent.memory
    var strength = Self.firstStrength
    for (offset, result) in results.enumerated() {
      let step = remembersFirst ? max(0.025, 0.12 - 0.01 * Double(offset)) : 0.025
      strength = min(max(strength + (result == .victory ? step : -step), 0), 1)
    }
    self.strength = strength
  }

  /// Returns a free square, or nil if the board is full.
  func square(in position: Position, using generator: inout some RandomNumberGenerator) -> Square? {
    if let square = position.winningSquares.randomElement(using: &generator) { return square }
    let threats = position.reversed.winningSquares
    if let threat = threats.randomElement(using: &generator), generator.happens(1.5 * strength) { return threat }
    if generator.happens(strength * strength) {
      return SolvedGame.shared.bestSquares(in: position).randomElement(using: &generator)
    }
    return plannedSquare(in: position, avoiding: threats, using: &generator)
  }

  /// Returns a square that a player without foresight would choose. A weak rival also leaves lines open and makes no threats.
  private func plannedSquare(
    in position: Position, avoiding threats: [Square], using generator: inout some RandomNumberGenerator
  ) -> Square? {
    var squares = position.freeSquares
    let harmless = squares.filter { !threats.contains($0) && position.threats(after: $0) == 0 }
    if !harmless.isEmpty, generator.happens(1 - 2 * strength) { squares = harmless }
    let corners = squares.filter(\.isCorner)
    return (!corners.isEmpty && generator.happens(0.5) ? corners : squares).randomElement(using: &generator)
  }
}

extension Square {
  fileprivate var isCorner: Bool { column != 0 && row != 0 }
}
