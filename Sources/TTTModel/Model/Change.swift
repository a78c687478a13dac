/// Something that has changed in a ``TicTacToeModel``, by this process or by another one.
public enum Change: Hashable, Sendable {
  /// The icon of the profile.
  case icon
  /// So many games were added to the history, as its first rows. Of other games each that changed is told.
  case gamesAdded(Int)
  /// One game of the history: a move, or its rating.
  case game(Game.ID)
  /// The history as a whole: very many games have changed, or another store has taken the place of this one.
  case games
  /// The game on the board: a move, its rating, or another game took its place.
  case currentGame
  /// The numbers of victories, defeats and draws.
  case statistics
  /// So many messages were added to the list, as its first rows. Of other messages each that changed is told.
  case messagesAdded(Int)
  /// The star of a message.
  case message(Message.ID)
  /// The messages as a whole: very many have changed, or another store has taken the place of this one.
  case messages
  /// The draft.
  case draft
  /// Whether changes are saved, or there is a notice to tell the person.
  case saving
}
