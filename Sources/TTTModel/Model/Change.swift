/// Something that has changed in a ``TicTacToeModel``.
public enum Change: Hashable, Sendable {
  /// The icon of the profile.
  case icon
  /// The game on the board: a move, its rating, or another game took its place.
  case currentGame
  /// One game of the history: a move, or its rating.
  case game(Game.ID)
  /// The history as a whole: games were added, or another process has changed some.
  case games
  /// The star of a message.
  case message(Message.ID)
  /// The messages as a whole: some were posted, or another process has changed some.
  case messages
  /// The draft.
  case draft
  /// The numbers of victories, defeats and draws.
  case statistics
  /// Whether changes are saved, or there is a notice to tell the person.
  case saving
}
