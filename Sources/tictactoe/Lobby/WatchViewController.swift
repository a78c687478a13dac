import TTTModel
import TermKit

/// A game of two other players, as it goes on.
final class WatchViewController: ViewController {
  private let courier: any LobbyCourier
  private let player: PlayerName
  private var game: Game
  private var watcher: AnyObject?
  private let board = PositionView()
  private let state = GameStateView()

  /// Creates the screen.
  /// - Parameter player: The player whose store has the game, and who plays X here.
  init(_ game: Game, of player: PlayerName, courier: any LobbyCourier) {
    (self.game, self.player, self.courier) = (game, player, courier)
    super.init()
    restorationIdentifier = "watch"
  }

  /// Creates the screen of the last run. Returns nil if the game is gone.
  convenience init?(_ coder: Coder, courier: any LobbyCourier) {
    let id = Game.ID(rawValue: Int64(coder.decodeInteger(forKey: "game")))
    guard let player = coder.decodeString(forKey: "player").flatMap(PlayerName.init),
      let game = courier.game(id, of: player)
    else { return nil }
    self.init(game, of: player, courier: courier)
  }

  override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    coder.encode(Int(game.id.rawValue), forKey: "game")
    coder.encode(player.rawValue, forKey: "player")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    [board, state].forEach(view.addSubview)
    show()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let application = Application.shared
    watcher = courier.watch(player) { [weak self] in application.perform { self?.refresh() } }
    refresh()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    watcher = nil
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    show()
  }

  // The last position stays if the player deletes the game.
  private func refresh() {
    guard let new = courier.game(game.id, of: player), new != game else { return }
    game = new
    Motion.animateBoard { show() }
    Accessibility.post(.announcement(state.content?.spoken ?? ""))
  }

  private func show() {
    guard isViewLoaded, let other = game.person else { return }
    title = strings.versus(player, other)
    board.show(game, icon: .x)
    board.barColor = .black
    let (text, piece): (String, Icon?) =
      switch game.result {
      case .inProgress: game.isPersonsTurn ? (strings.isToMove(other), .o) : (strings.isToMove(player), .x)
      case .victory: (strings.wins(player), .x)
      case .defeat: (strings.wins(other), .o)
      case .draw: (strings.drawn, nil)
      }
    state.content = GameStateView.Content(icon: piece, text: text, spoken: text)
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    state.frame = Rect(x: area.minX, y: area.maxY - 1, width: area.width, height: 1)
    board.frame = Rect(x: area.minX, y: area.minY, width: area.width, height: max(0, area.height - 2))
  }
}
