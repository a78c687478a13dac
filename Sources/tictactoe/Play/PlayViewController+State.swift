import TTTModel
import TermKit

// The row under the board: the player to move, or the result.
extension PlayViewController {
  /// What the row under the board shows.
  var stateContent: GameStateView.Content {
    var content = lastingContent
    guard let remark else { return content }
    (content.detail, content.hasScore, content.isDetailBrief) = (remark.text, false, true)
    return content
  }

  private var lastingContent: GameStateView.Content {
    let game = model.currentGame
    if board.isPaused, !game.isOver {
      return GameStateView.Content(
        text: strings.pausedState, spoken: strings.paused, detail: hint(strings.pressToResume))
    }
    switch game.result {
    case .inProgress:
      return GameStateView.Content(
        icon: model.profile.icon(of: game.currentPlayer), needsPiece: true,
        text: textOfTurn, spoken: spokenTurn,
        detail: (offersLastGame ? hint(strings.pressToReturn) : nil) ?? quietDetail)
    case .victory, .defeat, .draw:
      return GameStateView.Content(
        text: strings.outcome(of: game, icon: model.icon), spoken: spokenOutcome,
        detail: strings.score(after: game, model.record(of: game)), hasScore: true,
        isOnBlack: isOnBlack)
    }
  }

  // In wide windows, the names are beside the board.
  private var quietDetail: String? {
    let (game, draws) = (model.currentGame, model.record(of: model.currentGame).draws)
    let waiting = (tabBarController as? MainViewController)?.waitingGames ?? 0
    if waiting > 0 { return strings.waitingGames(waiting) }
    if let person = game.person, game.moveCount == 0 { return strings.proposes(to: person) }
    if showsScore { return draws > 0 ? strings.draws(draws) : nil }
    return game.hasBothPlayersHere ? strings.withFriend : nil
  }

  // The row of keys says the same. In narrow windows, it may have no room for the key.
  private func hint(_ text: String) -> String? {
    playView.isAboveKeyBar && traitCollection.horizontalSizeClass == .regular ? nil : text
  }

  // The name of the other player is always shown, also where there is no room for the score.
  private var textOfTurn: String {
    let game = model.currentGame
    if game.isOthersTurn { return spokenTurn }
    return game.hasBothPlayersHere ? strings.toMove : strings.toMove(against: game)
  }
}
