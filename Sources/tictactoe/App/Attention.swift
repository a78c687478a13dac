import TTTModel
import TermKit

/// Calls the user back who looks at another window: the title of the terminal says whose turn it is, and notifications report answers and
/// messages.
@MainActor final class Attention {
  private let model: TicTacToeModel
  private let window: Window
  private let hasLobby: Bool
  private var observation: Observation?
  /// The answers that the user had seen before looking away. Nil while the user looks at the game.
  private var seen: Set<Answer>?
  /// The answers that a notification has reported.
  private var reported: Set<Answer> = []

  /// A position after a move of an opponent who is not at this keyboard.
  private struct Answer: Hashable {
    let game: Game.ID
    let moveCount: Int
    let isOver: Bool
  }

  /// Creates an object that follows the model.
  /// - Parameters:
  ///   - window: The window whose scene has the title.
  ///   - hasLobby: Whether there can be games with persons at other terminals.
  init(model: TicTacToeModel, window: Window, hasLobby: Bool) {
    self.model = model
    self.window = window
    self.hasLobby = hasLobby
    window.windowScene?.subtitle = "Tic-Tac-Toe"
    observation = model.observe { [weak self] in self?.modelDidChange($0) }
  }

  /// Notes that the user looks at another window.
  func userDidLeave() { (seen, reported) = (Set(answers.keys), []) }

  /// Notes that the user looks at the game again.
  func userDidReturn() {
    seen = nil
    window.windowScene?.title = nil
  }

  // While the user looks at the game, no move costs more.
  private func modelDidChange(_ change: Change) {
    guard seen != nil else { return }
    switch change {
    case .games, .game, .gamesAdded, .currentGame: showAnswers()
    case .messagesAdded(let count):
      guard let message = model.messages(in: 0..<count).first(where: \.isReceived), let person = message.person
      else { return }
      Application.shared.notify(title: person.rawValue, body: message.text)
    default: break
    }
  }

  private func showAnswers() {
    guard let seen else { return }
    let new = answers.filter { !seen.contains($0.key) }
    let turns = new.keys.filter { !$0.isOver }
    window.windowScene?.title = turns.isEmpty ? nil : window.strings.yourTurnMark(window.traitCollection.glyphLevel)
    guard let (answer, game) = new.first(where: { !reported.contains($0.key) }) else { return }
    reported.insert(answer)
    let strings = window.strings
    Application.shared.notify(
      title: strings.otherPlayer(of: game), body: answer.isOver ? strings.gameIsOver : strings.itIsYourTurn)
  }

  // A finished game with a person is among them only while it is on the board.
  private var answers: [Answer: Game] {
    let games = [model.currentGame] + (hasLobby ? model.gamesWithPersons() : [])
    let answered = games.filter { !$0.hasBothPlayersHere && $0.lastMove?.player == .enemy }
    return Dictionary(
      answered.map { (Answer(game: $0.id, moveCount: $0.moveCount, isOver: $0.isOver), $0) }, uniquingKeysWith: { $1 })
  }
}
