import TTTModel
import TermKit

/// The history as a strip of small boards, the newest game at the left. The selected game replays its moves. Choosing it again opens it.
final class FilmStripViewController: CollectionViewController {
  private let list: GameList
  private let model: TicTacToeModel
  private let dateTexts: DateTexts
  private let layout = CollectionViewFlowLayout()
  private var observation: Observation?
  private var isOnScreen = false
  /// The row that is selected, and opens if it is chosen again.
  private(set) var selectedRow = 0
  private var replayTimer: ScheduledTimer?

  /// The seconds before the first move of a replay, and between moves.
  static let moveInterval = 0.5
  /// The seconds after the last move of a replay, before the next replay.
  static let pauseAtEnd = 2.0

  init(model: TicTacToeModel, list: GameList, dateTexts: DateTexts) {
    self.model = model
    self.list = list
    self.dateTexts = dateTexts
    super.init(collectionViewLayout: layout)
    restorationIdentifier = "strip"
    clearsSelectionOnViewWillAppear = false
    observation = model.observe { [weak self] in self?.modelDidChange($0) }
  }

  override func loadView() {
    let strip = FilmStripView(collectionViewLayout: layout)
    strip.restorationIdentifier = "strip"
    strip.dataSource = self
    strip.delegate = self
    view = strip
  }

  override func viewDidLoad() {
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 0
    layout.sectionInset = EdgeInsets(left: 2, right: 2)
    collectionView.backgroundColor = .white
    collectionView.selectionFollowsFocus = true
    collectionView.register(FilmCell.self, forCellWithReuseIdentifier: "game")
    schedule(every: DateTexts.updateInterval) { $0.showVisibleGames() }
  }

  // There is one row of frames, however high the window is.
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let size = collectionView.bounds.inset(by: collectionView.adjustedContentInset).size
    layout.itemSize = FilmCell.size(fitting: size)
    layout.minimumInteritemSpacing = max(1, size.height)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showVisibleGames()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isOnScreen = true
    replay()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isOnScreen = false
    replay()
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    showVisibleGames()
    replay()
  }

  // MARK: Items

  override func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    list.count
  }

  override func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "game", for: indexPath)
    (cell as? FilmCell)?.content = content(of: list.game(at: indexPath.item))
    return cell
  }

  private func content(of game: Game?) -> HistoryCell.Content? {
    game.map { HistoryCell.Content($0, model, dateTexts) }
  }

  private func showVisibleGames() {
    guard isViewLoaded else { return }
    for path in collectionView.indexPathsForVisibleItems {
      (collectionView.cellForItem(at: path) as? FilmCell)?.content = content(of: list.game(at: path.item))
    }
  }

  // MARK: Selection

  /// Selects a row and scrolls to it.
  func select(row: Int) {
    selectedRow = max(0, min(row, list.count - 1))
    guard list.count > 0 else { return stopReplay() }
    let path = IndexPath(item: selectedRow, section: 0)
    collectionView.selectItem(at: path, animated: false, scrollPosition: .centeredHorizontally)
    replay()
  }

  override func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
    guard indexPath.item == selectedRow else {
      selectedRow = indexPath.item
      return replay()
    }
    guard let game = list.game(at: indexPath.item) else { return }
    let screen = GameViewController(game.id, model: model, dateTexts: dateTexts)
    navigationController?.pushViewController(screen, animated: true)
  }

  // Most mice have one wheel only.
  override func wheelTurned(x: Int, y: Int) -> Bool { y != 0 && collectionView.wheelTurned(x: y, y: 0) }

  override func applicationFinishedRestoringState() {
    super.applicationFinishedRestoringState()
    guard let path = collectionView.indexPathsForSelectedItems.first else { return }
    selectedRow = path.item
    replay()
  }

  // MARK: Replay

  private var selectedCell: FilmCell? {
    guard isViewLoaded else { return nil }
    return collectionView.cellForItem(at: IndexPath(item: selectedRow, section: 0)) as? FilmCell
  }

  override func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    if indexPath.item == selectedRow { replay() }
  }

  override func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    if indexPath.item == selectedRow { stopReplay() }
  }

  /// Replays the selected game again and again, while it is visible and motion is not reduced. All other games show all of their moves.
  private func replay() {
    stopReplay()
    guard isOnScreen, !traitCollection.reducesMotion, let game = selectedCell?.content?.game, game.moveCount > 0
    else { return }
    showMoves(0, after: Self.moveInterval)
  }

  private func stopReplay() {
    replayTimer?.invalidate()
    replayTimer = nil
    guard isViewLoaded else { return }
    for case let cell as FilmCell in collectionView.visibleCells {
      View.performWithoutAnimation { cell.showMoves(cell.content?.game.moveCount ?? 0) }
    }
  }

  private func showMoves(_ count: Int, after delay: Double) {
    replayTimer = schedule(after: delay) { controller in
      guard let cell = controller.selectedCell, let game = cell.content?.game else { return }
      Motion.animateBoard { cell.showMoves(count) }
      let isAtEnd = count >= game.moveCount
      controller.showMoves(isAtEnd ? 0 : count + 1, after: isAtEnd ? Self.pauseAtEnd : Self.moveInterval)
    }
  }

  // MARK: The model

  /// Reads all games again.
  /// - Parameter keepsGame: If true, the same game stays selected. If false, the newest game is selected. Defaults to true.
  func reload(keepsGame: Bool = true) {
    guard isViewLoaded else { return }
    let oldCount = collectionView.numberOfItems(inSection: 0)
    collectionView.reloadData()
    select(row: keepsGame ? selectedRow + list.count - oldCount : 0)
  }

  // A game is added with its first move, which may be later than its beginning.
  private func showChangedGames() {
    let added = list.count - collectionView.numberOfItems(inSection: 0)
    if added < 0 { return reload() }
    if added > 0 {
      selectedRow += added
      collectionView.insertItems(at: (0..<added).map { IndexPath(item: $0, section: 0) })
    }
    showVisibleGames()
  }

  private func modelDidChange(_ change: Change) {
    guard isViewLoaded else { return }
    switch change {
    case .gamesAdded where list.isFiltered, .game where list.isFiltered, .games, .gameDeleted, .gameRestored: reload()
    case .game(let id) where list.row(of: id) == selectedRow:
      showChangedGames()
      replay()
    case .gamesAdded, .game, .currentGame: showChangedGames()
    case .icon:
      showVisibleGames()
      replay()
    case .opponent, .statistics, .messagesAdded, .message, .messageDeleted, .messageRestored, .messages,
      .draft, .saving, .unsentCount, .courier:
      break
    }
  }
}

/// The strip. Its selected game is opened by the key that selects others, so the key is called Open.
private final class FilmStripView: CollectionView {
  override var keyCommands: [KeyCommand] { super.keyCommands.titlingEnter(strings.openGame) }
}
