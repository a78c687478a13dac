/// A change in a ``TicTacToeModel``, made by this process or by another one.
public enum Change: Hashable, Sendable {
  /// The icon of the profile.
  case icon
  /// The opponent of new games, or the rule for their first move.
  case opponent
  /// This number of games was added to the top of the history. Changes to older games are sent one by one, as ``game(_:)``.
  case gamesAdded(Int)
  /// One game of the history changed: a move was made, or it was rated.
  case game(Game.ID)
  /// One game of the history was deleted. It was in this row.
  case gameDeleted(Game.ID, row: Int)
  /// One deleted game was restored. ``TicTacToeModel/row(of:)-(Game.ID)`` returns its row.
  case gameRestored(Game.ID)
  /// Any game of the history may have changed: too many changed to report each, another store replaced the model's store, or saving stopped
  /// or continued.
  case games
  /// The game on the board changed: a move was made, it was rated, or another game replaced it.
  case currentGame
  /// The numbers of victories, defeats and draws, in all games or against one opponent.
  case statistics
  /// This number of messages was added to the top of the list. Changes to older messages are sent one by one, as ``message(_:)``.
  case messagesAdded(Int)
  /// The star or the text of one message.
  case message(Message.ID)
  /// One message was deleted. It was in this row.
  case messageDeleted(Message.ID, row: Int)
  /// One deleted message was restored. ``TicTacToeModel/row(of:)-(Message.ID)`` returns its row.
  case messageRestored(Message.ID)
  /// Any message may have changed: too many changed to report each, another store replaced the model's store, or saving stopped or
  /// continued.
  case messages
  /// The draft.
  case draft
  /// The number of moves and messages that another player has not received yet.
  case unsentCount
  /// The connection of the courier, or the other players whom it has found.
  case courier
  /// Whether changes are saved, or a new notice for the user.
  case saving
}
