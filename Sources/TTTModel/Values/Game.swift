import Foundation

/// A game of Tic-Tac-Toe: its moves, and the result that follows from them.
///
///     var game = Game()
///     game.place(at: corner)      // true: the owner of the profile moves first, unless `firstPlayer` says otherwise
///     game.place(at: corner)      // false: the square is taken, and nothing changed
public struct Game: Hashable, Sendable, Identifiable {
  /// The number of a game in its store. Later games have greater numbers.
  public struct ID: Hashable, Sendable, RawRepresentable {
    /// The number: 1 for the first game of a store, 0 for a game that is in no store.
    public let rawValue: Int64

    /// Creates an identifier from a number.
    public init(rawValue: Int64) { self.rawValue = rawValue }
  }

  /// The state of a game, from the point of view of the owner of the profile.
  public enum Result: Int, Hashable, Sendable, CaseIterable {
    /// A square is free and neither player has three in a row.
    case inProgress
    /// The owner of the profile has three in a row.
    case victory
    /// The enemy has three in a row.
    case defeat
    /// The board is full and neither player has three in a row.
    case draw
  }

  /// The possible ratings of a game. A rating of 0 shows one star, 4 shows five.
  public static let ratings = 0...4

  /// The number of the game in its store. Defaults to 0.
  public private(set) var id: ID

  /// The player who makes the first move. Defaults to ``Player/me``.
  public let firstPlayer: Player

  /// The player at the other side of the board. Defaults to ``Opponent/friend``.
  public let opponent: Opponent

  /// The person at another terminal who plays the other side. Nil for a computer, or for a friend at the same terminal. Defaults to nil.
  public internal(set) var person: PlayerName?

  /// The time of the first move. Before the first move, the time when the game was created. The store sets it; ``add(_:)`` and
  /// ``place(at:)`` do not change it. Defaults to `distantPast`.
  public var startDate: Date

  /// The rating, a number in ``ratings``, or nil for an unrated game. Defaults to nil.
  /// - Precondition: The new value is nil or in ``ratings``.
  public var rating: Int? {
    willSet { Self.check(rating: newValue) }
  }

  /// The state of the game, from the point of view of the owner of the profile.
  public private(set) var result = Result.inProgress

  /// The number of moves made, from 0 to 9.
  public private(set) var moveCount = 0

  /// The squares taken, in the order of the moves, with four bits for each and the first move in the lowest bits.
  ///
  /// This keeps a game free of references and cheap to copy. The order also tells which player made each move.
  private var order: UInt64 = 0
  private(set) var mine: UInt16 = 0
  private(set) var theirs: UInt16 = 0

  /// Creates a game and plays moves on these squares, for the players in turn. Impossible moves are left out. The date defaults to
  /// `distantPast`, the first player to ``Player/me``, the opponent to ``Opponent/friend``, and the person to nil.
  /// - Precondition: `rating` is nil or in ``ratings``.
  public init(
    id: ID = ID(rawValue: 0), startDate: Date = .distantPast, rating: Int? = nil, firstPlayer: Player = .me,
    opponent: Opponent = .friend, person: PlayerName? = nil, squares: [Square] = []
  ) {
    Self.check(rating: rating)
    self.id = id
    self.firstPlayer = firstPlayer
    self.opponent = opponent
    self.person = person
    self.startDate = startDate
    self.rating = rating
    for square in squares { place(at: square) }
  }

  private static func check(rating: Int?) {
    precondition(rating.map(ratings.contains) ?? true, "rating \(rating ?? 0) is not in 0...4")
  }

  /// Makes a move.
  ///
  /// - Returns: False, without any change, if the square is taken, the game is over, or it is the other player's turn.
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

  /// Makes a move for the player whose turn it is. Returns false, without any change, if the move is impossible.
  @discardableResult public mutating func place(at square: Square) -> Bool {
    add(Move(player: currentPlayer, square: square))
  }
}

extension Game {
  /// The player whose turn it is. In a finished game, this is the player who would move next.
  public var currentPlayer: Player { player(ofMove: moveCount) }

  /// Whether it is the turn of a computer. False in a finished game.
  public var isComputersTurn: Bool { opponent.isComputer && currentPlayer == .enemy && !isOver }

  /// Whether it is the turn of a person at another terminal. False in a finished game.
  public var isPersonsTurn: Bool { person != nil && currentPlayer == .enemy && !isOver }

  /// Whether the move is made by a computer, or by a person at another terminal. False in a finished game.
  public var isOthersTurn: Bool { isComputersTurn || isPersonsTurn }

  /// Whether both players sit at this terminal.
  public var hasBothPlayersHere: Bool { opponent == .friend && person == nil }

  /// Whether no person has moved: the board is empty, or has only the first move of a computer.
  public var isUntouched: Bool { opponent.isComputer ? moves.allSatisfy { $0.player == .enemy } : moveCount == 0 }

  /// Whether the game has ended, so that no move is possible.
  public var isOver: Bool { result != .inProgress }

  /// The moves made, in order.
  public var moves: [Move] {
    (0..<moveCount).compactMap(move(at:))
  }

  /// The last move, or nil before the first one.
  public var lastMove: Move? {
    moveCount == 0 ? nil : move(at: moveCount - 1)
  }

  /// Returns the player who holds a square, or nil if the square is free.
  public func player(at square: Square) -> Player? {
    if mine & square.bit != 0 { return .me }
    if theirs & square.bit != 0 { return .enemy }
    return nil
  }

  /// The lines that won the game, in the order of ``WinningLine/all``. The last move can complete two. Empty if neither player has won.
  public var winningLines: [WinningLine] {
    switch result {
    case .inProgress, .draw: []
    case .victory: WinningLine.all(in: mine)
    case .defeat: WinningLine.all(in: theirs)
    }
  }

  /// Returns the game as it was after a number of its moves. If its result is taken back with them, so is its rating, because the rating is
  /// of a finished game. Everything else is the same.
  /// - Precondition: `moveCount` is in 0...``moveCount``.
  public func position(afterMoves moveCount: Int) -> Game {
    precondition((0...self.moveCount).contains(moveCount), "the game has no move \(moveCount)")
    return Game(
      id: id, startDate: startDate, rating: moveCount < self.moveCount && isOver ? nil : rating,
      firstPlayer: firstPlayer, opponent: opponent, person: person,
      squares: moves.prefix(moveCount).map(\.square))
  }

  /// The position that taking back leads to. Nil if there is no move to take back, or if the other player is a person at another terminal.
  ///
  /// Against a friend, this is the position before the last move. Against a computer, it is the position before the last move of the owner of
  /// the profile, so that it is the owner's turn again.
  public var positionBeforeLastTurn: Game? {
    if person != nil { return nil }
    let last = opponent.isComputer ? moves.lastIndex { $0.player == .me } : moves.indices.last
    return last.map { position(afterMoves: $0) }
  }

  /// Returns whether both games have the same moves in the same order, the same first player, opponent and person.
  func hasSameMoves(as other: Game) -> Bool {
    (firstPlayer, opponent, person) == (other.firstPlayer, other.opponent, other.person)
      && (moveCount, order) == (other.moveCount, other.order)
  }

  /// Returns the same game with another number.
  func numbered(_ id: ID) -> Game {
    var game = self
    game.id = id
    return game
  }

  private func move(at number: Int) -> Move? {
    Square(index: Int(order >> UInt64(4 * number) & 15)).map { Move(player: player(ofMove: number), square: $0) }
  }

  /// Returns the player who makes a move, where 0 is the first move.
  private func player(ofMove number: Int) -> Player {
    number.isMultiple(of: 2) ? firstPlayer : firstPlayer.opponent
  }
}
