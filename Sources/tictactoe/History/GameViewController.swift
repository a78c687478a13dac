import TTTModel
import TermKit

/// A game of the history, with its result and date as the title, its board and its rating. The board takes no moves.
///
/// The controller is pushed as a screen, or it is the pane beside the list, which shows one game after another.
final class GameViewController: ViewController {
  /// The game shown. If nil, a text tells how to select one.
  private(set) var id: Game.ID?
  /// Called after the layout pass in which a pushed screen has become wide enough for two panes.
  var onWidening: (@MainActor (GameViewController) -> Void)?
  private let isPane: Bool
  private let model: TicTacToeModel
  private let dateTexts: DateTexts
  private let board = BoardView(isInteractive: false)
  private let ratingControl = RatingControl()
  private lazy var ratingRow = CenteredView(ratingControl)
  private let titleLabel = Label()
  private let emptyLabel = Label()
  private var observation: Observation?

  /// Creates the screen.
  /// - Parameter id: The game to show. If nil, the controller is a pane.
  init(_ id: Game.ID?, model: TicTacToeModel, dateTexts: DateTexts) {
    self.id = id
    self.model = model
    self.dateTexts = dateTexts
    isPane = id == nil
    super.init()
    ratingControl.addTarget(self, action: GameViewController.rated, for: .valueChanged)
    observation = model.observe { [weak self] in self?.modelDidChange($0) }
  }

  override func loadView() {
    titleLabel.textAlignment = .center
    titleLabel.textAttributes = .bold
    emptyLabel.textAlignment = .center
    emptyLabel.textColor = Palette.secondaryText
    let column = StackView(arrangedSubviews: [titleLabel, emptyLabel, board, ratingRow], axis: .vertical, spacing: 1)
    column.layoutMargins = EdgeInsets(top: isPane ? 1 : 2, left: 2, bottom: 1, right: 2)
    column.backgroundColor = .white
    board.setContentHuggingPriority(LayoutPriority(1), for: .vertical)
    view = column
    showGame()
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    showGame()
  }

  // The stack of screens cannot change during a layout pass.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard onWidening != nil, view.bounds.width >= ListDetailViewController.splitWidth else { return }
    view.window?.windowScene?.schedule(after: 0) { [weak self] in
      if let self { onWidening?(self) }
    }
  }

  /// Shows another game. If nil, shows how to select one.
  func show(_ id: Game.ID?) {
    self.id = id
    showGame()
  }

  private func modelDidChange(_ change: Change) {
    if id.map({ change == .game($0) }) == true || change == .games || change == .icon { showGame() }
  }

  private func showGame() {
    guard isViewLoaded else { return }
    let game = id.flatMap(model.game)
    emptyLabel.text = strings.selectGame
    emptyLabel.isHidden = game != nil
    titleLabel.isHidden = game == nil || !isPane
    board.isHidden = game == nil
    ratingRow.isHidden = game == nil
    guard let game else {
      title = ""
      return
    }
    title = title(of: game)
    titleLabel.text = title
    View.performWithoutAnimation { board.show(game, icon: model.icon) }
    ratingControl.rating = game.rating
  }

  // A narrow bar has no room for the date beside an opponent. The list has the date.
  private func title(of game: Game) -> String {
    let result = strings.resultAndOpponent(of: game)
    let isNarrow = traitCollection.horizontalSizeClass == .compact
    if isNarrow, game.opponent.isComputer { return result }
    return "\(result) · \(isNarrow ? dateTexts.date(game.startDate) : dateTexts.dateAndTime(game.startDate))"
  }

  // MARK: Rating

  // The control shows a rating before the store has it. One that the store refuses is taken back before the next frame.
  private func rated() {
    if let id, let rating = ratingControl.rating, !model.rate(id, rating) { showGame() }
  }

  override var preferredFocusedView: View? { ratingControl.lastLitButton }

  override var keyCommands: [KeyCommand] {
    let digits = (1...5).map { Key.character(Character("\($0)")) }
    guard isViewLoaded, !ratingRow.isHidden else { return [] }
    return [
      KeyCommand(title: strings.rate, keys: digits, keyLabel: "1–5") { [weak self] key in
        digits.firstIndex(of: key).map { self?.ratingControl.rate($0) }
      }
    ]
  }
}
