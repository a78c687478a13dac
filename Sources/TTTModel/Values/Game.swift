import Foundation

/// A game of Tic-Tac-Toe: the moves made so far, and what follows from them.
///
///     var game = Game()
///     game.place(at: corner)      // true: the owner of the profile moves first
///     game.place(at: corner)      // false: the square is taken, nothing happened
public struct Game: Hashable, Sendable, Identifiable {
  /// The number of a game in its store; later games have greater numbers.
  public struct ID: Hashable, Sendable, RawRepresentable {
    /// The number: 1 for the first game of a store, 0 for a game that belongs to none.
    public let rawValue: Int64

    /// Makes an identifier from a number.
    public init(rawValue: Int64) { self.rawValue = rawValue }
  }

  /// How a game stands, seen from the owner of the profile.
  public enum Result: Int, Hashable, Sendable, CaseIterable {
    /// A square is free and nobody has three in a row.
    case inProgress
    /// The owner of the profile has three in a row.
    case victory
    /// The enemy has three in a row.
    case defeat
    /// The board is full and nobody has three in a row.
    case draw
  }

  /// The ratings a game can have: 0 shows one star, 4 shows five.
  public static let ratings = 0...4

  /// The number of the game in its store; 0 by default.
  public let id: ID

  /// When the game began: the time of its first move, and until then the time it was laid out.
  public var startDate: Date

  /// How much the game was liked, in ``ratings``; nil, the default, for an unrated game.
  public var rating: Int? {
    willSet { Self.check(rating: newValue) }
  }

  /// How the game stands, seen from the owner of the profile.
  public private(set) var result = Result.inProgress

  /// The number of moves made, 0…9.
  public private(set) var moveCount = 0

  /// The squares taken in the order of the moves, four bits each, the first move lowest: a game is a value without
  /// references, cheap to copy. Who moved follows from the order.
  private var order: UInt64 = 0
  private var mine: UInt16 = 0
  private var theirs: UInt16 = 0

  /// Makes a game and plays moves at these squares, of the players in turn; impossible ones are left out.
  public init(id: ID = ID(rawValue: 0), startDate: Date = .distantPast, rating: Int? = nil, squares: [Square] = []) {
    Self.check(rating: rating)
    self.id = id
    self.startDate = startDate
    self.rating = rating
    for square in squares { place(at: square) }
  }

  private static func check(rating: Int?) {
    guard let rating else { return }
    precondition(ratings.contains(rating), "rating \(rating) is not in 0...4")
  }

  /// Adds a move.
  ///
  /// - Returns: false, and nothing happened, if the move is impossible: the square is taken, the game is over, or it
  ///   is the other player's turn.
  @discardableResult public mutating func add(_ move: Move) -> Bool {
    guard move.player == currentPlayer, result == .inProgress, player(at: move.square) == nil else { return false }
    order |= UInt64(move.square.index) << UInt64(4 * moveCount)
    moveCount += 1
    switch move.player {
    case .me:
      mine |= move.square.bit
      if WinningLine.first(in: mine) != nil { result = .victory }
    case .enemy:
      theirs |= move.square.bit
      if WinningLine.first(in: theirs) != nil { result = .defeat }
    }
    if moveCount == 9, result == .inProgress { result = .draw }
    return true
  }

  /// Adds a move of the player whose turn it is; false, and nothing happened, if it is impossible.
  @discardableResult public mutating func place(at square: Square) -> Bool {
    add(Move(player: currentPlayer, square: square))
  }
}

extension Game {
  /// The player whose turn it is; ``Player/me`` moves first. In a finished game, the one who would be next.
  public var currentPlayer: Player { moveCount.isMultiple(of: 2) ? .me : .enemy }

  /// Whether no move is possible any more.
  public var isOver: Bool { result != .inProgress }

  /// The moves made, the first one first.
  public var moves: [Move] {
    (0..<moveCount).compactMap(move(at:))
  }

  /// The latest move, nil before the first.
  public var lastMove: Move? {
    moveCount == 0 ? nil : move(at: moveCount - 1)
  }

  /// The player who holds a square, nil if it is free.
  public func player(at square: Square) -> Player? {
    if mine & square.bit != 0 { return .me }
    if theirs & square.bit != 0 { return .enemy }
    return nil
  }

  /// The line that won the game, the first in the order of ``WinningLine/all``; nil unless somebody won.
  public var winningLine: WinningLine? {
    switch result {
    case .inProgress, .draw: nil
    case .victory: WinningLine.first(in: mine)
    case .defeat: WinningLine.first(in: theirs)
    }
  }

  /// Whether both games had the same moves in the same order.
  func hasSameMoves(as other: Game) -> Bool {
    moveCount == other.moveCount && order == other.order
  }

  private func move(at number: Int) -> Move? {
    Square(index: Int(order >> UInt64(4 * number) & 15)).map {
      Move(player: number.isMultiple(of: 2) ? .me : .enemy, square: $0)
    }
  }
}
