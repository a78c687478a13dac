import TTTModel
import TermKit

/// A game of the history: its board, which takes no moves, and its rating in the place of the title.
final class GameViewController: ViewController {
  private let id: Game.ID
  private let model: TicTacToeModel
  private let board = BoardView()
  private let ratingControl = RatingControl()
  private var observation: Observation?

  init(_ id: Game.ID, model: TicTacToeModel) {
    self.id = id
    self.model = model
    super.init()
    navigationItem.titleView = ratingControl
    ratingControl.addTarget(self, action: GameViewController.rated, for: .valueChanged)
    observation = model.observe { [weak self] change in
      if change == .game(id) || change == .games || change == .icon { self?.showGame() }
    }
  }

  override func loadView() {
    board.isUserInteractionEnabled = false
    let column = StackView(arrangedSubviews: [board], axis: .vertical)
    column.layoutMargins = EdgeInsets(top: 2, left: 2, bottom: 1, right: 2)
    column.backgroundColor = .white
    view = column
    showGame()
  }

  private func showGame() {
    guard isViewLoaded, let game = model.game(id) else { return }
    board.show(game, icon: model.icon)
    ratingControl.rating = game.rating
  }

  // MARK: Rating

  private func rated() { model.rate(id, ratingControl.rating) }

  override var preferredFocusedView: View? { ratingControl.lastLitButton }

  override var keyCommands: [KeyCommand] {
    let digits = (1...5).map { Key.character(Character("\($0)")) }
    return [
      KeyCommand(title: strings.rate, keys: digits, keyLabel: "1–5") { [weak self] key in
        digits.firstIndex(of: key).map { self?.ratingControl.rate($0) }
      }
    ]
  }
}
