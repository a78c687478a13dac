import TTTModel
import TermKit

/// The score at the sides of the board, in wide windows: the owner of the profile at the left, the opponent at the right.
///
/// It is about the opponent of the game on the board.
@MainActor final class Score {
  /// The views at the left and at the right of the board.
  let sides = [PlayerScoreView(), PlayerScoreView()]
  /// Whether the window has room for the score. Defaults to false.
  var isShown = false { didSet { for side in sides { side.isHidden = !isShown } } }

  /// The columns at either side of the board that are kept free for the score.
  nonisolated static let columns = PlayerScoreView.minimumWidth + 4

  /// Shows the players and the record of the other one. Inside an animation block, changes are animated.
  /// - Parameter isOnBlack: Whether the paper is black.
  func show(_ model: TicTacToeModel, isOnBlack: Bool, strings: Strings) {
    let game = model.currentGame
    let record = model.record(of: game)
    let players: [(player: Player, name: String, victories: Int, winsWith: Game.Result)] = [
      (.me, strings.you, record.victories, .victory), (.enemy, strings.otherPlayer(of: game), record.defeats, .defeat),
    ]
    for (side, (player, name, victories, winsWith)) in zip(sides, players) {
      let icon = model.profile.icon(of: player)
      let isToMove = !game.isOver && game.currentPlayer == player
      let spoken = strings.score(of: name, icon, victories: victories)
      side.show(
        PlayerScoreView.Content(
          icon: icon, name: name, victories: victories, isToMove: isToMove,
          isEmphasized: isToMove || game.result == winsWith, isOnBlack: isOnBlack,
          spoken: isToMove ? "\(spoken) \(strings.toMove(icon))" : spoken))
    }
  }

  /// Places the views in the middle between the board and the edges of the screen.
  /// - Parameters:
  ///   - board: The frame of the board.
  ///   - room: The area of the screen, in the same coordinates.
  func layOut(beside board: Rect, in room: Rect) {
    let widths = (board.minX - room.minX, room.maxX - board.maxX)
    sides[0].frame = Rect(x: room.minX, y: board.minY, width: max(0, widths.0), height: board.height)
    sides[1].frame = Rect(x: board.maxX, y: board.minY, width: max(0, widths.1), height: board.height)
  }
}
