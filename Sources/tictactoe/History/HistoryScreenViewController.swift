import TTTModel
import TermKit

/// How the history is shown. The choice lasts until the program ends.
@MainActor final class HistoryStyle {
  /// Whether the history is a film strip, in windows that are wide enough. Defaults to false.
  var isFilmStrip = false
}

/// The history of games: a list, with a pane for the selected game in wide windows, or a film strip in wide windows.
final class HistoryScreenViewController: ViewController {
  let model: TicTacToeModel
  /// The rows of the list and of the strip.
  let games: GameList
  private let style: HistoryStyle
  let noticeBar = NoticeBar()
  var heldDelete = HeldDelete<Game.ID>()
  private let emptyLabel = Label()
  private var observation: Observation?
  private let list: HistoryViewController
  private let panes: ListDetailViewController
  private let strip: FilmStripViewController
  private var shown: ViewController?
  private lazy var styleItem = BarButtonItem(
    title: "", target: self, action: HistoryScreenViewController.changeStyle)
  private lazy var filterItem = BarButtonItem(
    title: "", target: self, action: HistoryScreenViewController.chooseFilter)

  init(model: TicTacToeModel, dateTexts: DateTexts, style: HistoryStyle) {
    self.model = model
    self.style = style
    games = GameList(model: model)
    list = HistoryViewController(model: model, list: games, dateTexts: dateTexts)
    panes = ListDetailViewController(list: list, detail: list.detail)
    strip = FilmStripViewController(model: model, list: games, dateTexts: dateTexts)
    super.init()
    (restorationIdentifier, panes.restorationIdentifier) = ("games", "panes")
    navigationItem.rightBarButtonItem = BarButtonItem(systemItem: .done) { [weak self] _ in self?.dismiss() }
    styleItem.keyEquivalent = .character("v")
    list.makeMenu = { [weak self] in self?.menu(of: $0) ?? Menu(children: []) }
    games.onFilterChange = { [weak self] in self?.filterDidChange() }
    observation = model.observe { [weak self] _ in self?.showEmptyText() }
    noticeBar.controllers = [panes, strip]
  }

  override func loadView() {
    view = View()
    view.backgroundColor = .white
    // It covers both panes.
    emptyLabel.backgroundColor = .white
    emptyLabel.textColor = Palette.secondaryText
    emptyLabel.textAlignment = .center
    emptyLabel.numberOfLines = 0
    [emptyLabel, noticeBar].forEach(view.addSubview)
    showEmptyText()
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    showTexts()
  }

  private func showTexts() {
    filterItem.title = strings.filter
    showFilter()
    showEmptyText()
    styleItem.title = style.isFilmStrip ? strings.list : strings.filmStrip
  }

  // MARK: The style

  private var isWide: Bool { isViewLoaded && view.bounds.width >= ListDetailViewController.splitWidth }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    navigationItem.leftBarButtonItems = isWide ? [styleItem, filterItem] : [filterItem]
    show(isWide && style.isFilmStrip ? strip : panes)
    shown?.view.frame = view.bounds
    let bottom = view.bounds.height - view.safeAreaInsets.bottom
    noticeBar.frame = Rect(x: 0, y: bottom - 1, width: view.bounds.width, height: 1)
    let top = view.safeAreaInsets.top
    let inset = max(1, (bottom - top) / 3)
    emptyLabel.frame = Rect(x: 0, y: top + inset, width: view.bounds.width, height: max(0, bottom - top - inset))
    [emptyLabel, noticeBar].forEach(view.bringSubviewToFront)
  }

  // The row with the focus stays the same.
  private func show(_ controller: ViewController) {
    guard controller !== shown else { return }
    let old = shown
    shown = controller
    let hadFocus = old?.viewIfLoaded.map { view.window?.firstResponder?.isDescendant(of: $0) == true } ?? false
    let row = old === strip ? strip.selectedRow : old === panes ? list.currentRow : nil
    addChild(controller)
    controller.view.frame = view.bounds
    view.addSubview(controller.view)
    controller.didMove(toParent: self)
    if controller === strip { strip.select(row: row ?? 0) } else if let row { list.select(row: row) }
    if let old {
      old.willMove(toParent: nil)
      old.view.removeFromSuperview()
      old.removeFromParent()
    }
    if hadFocus { preferredFocusedView?.becomeFirstResponder() }
  }

  private func changeStyle() {
    guard isWide else { return }
    View.transition(with: view, duration: Motion.duration, options: .transitionCrossDissolve) {
      style.isFilmStrip.toggle()
      showTexts()
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    preferredFocusedView?.becomeFirstResponder()
  }

  override var preferredFocusedView: View? {
    shown === strip ? strip.collectionView : panes.preferredFocusedView
  }

  override var keyCommands: [KeyCommand] {
    let title = style.isFilmStrip ? strings.showAsList : strings.showAsFilmStrip
    let changeStyle = KeyCommand(title: title, keys: [.character("v")]) { [weak self] in self?.changeStyle() }
    return gameCommands + (isWide ? [changeStyle] : [])
  }

  override func disabledKeyCommandPressed(_ command: KeyCommand) { noticeBar.say(command.disabledReason ?? "") }

  // MARK: Filter

  private func filterDidChange() {
    list.reload(keepsRow: false)
    strip.reload(keepsGame: false)
    showFilter()
    showEmptyText()
  }

  // The filter is the title, because the list would otherwise look complete.
  private func showFilter() {
    let parts = [games.filter.result.map(strings.result), games.filter.opponent.map(strings.name)].compactMap { $0 }
    title = parts.isEmpty ? strings.history : parts.joined(separator: " · ")
  }

  private func showEmptyText() {
    emptyLabel.text = games.isFiltered ? strings.noGamePasses : strings.noGames
    emptyLabel.isHidden = games.count > 0
  }

  func chooseFilter() { present(makeFilter()) }

  func makeFilter() -> ViewController {
    let screen = GameFilterViewController(model: model, list: games)
    let cover = CoveringNavigationController(rootViewController: screen, model: model)
    (cover.restorationIdentifier, screen.restorationIdentifier) = ("filter", "choice")
    // On a wide screen, the games that match can be seen beside it.
    if view.bounds.width >= ListDetailViewController.splitWidth {
      cover.modalPresentationStyle = .formSheet
      cover.preferredContentSize = GameFilterViewController.sheetSize
    }
    return cover
  }

  // MARK: State restoration

  override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    coder.encode(style.isFilmStrip, forKey: "isFilmStrip")
    games.encodeFilter(coder)
  }

  override func decodeRestorableState(with coder: Coder) {
    super.decodeRestorableState(with: coder)
    style.isFilmStrip = coder.decodeBool(forKey: "isFilmStrip")
    games.decodeFilter(coder)
    showTexts()
    view.setNeedsLayout()
  }

  // MARK: The current row

  /// The row that is selected or has the focus, or nil.
  var currentRow: Int? { shown === strip ? strip.selectedRow : list.currentRow }

  /// Moves the focus to a row.
  func select(row: Int) {
    if shown === strip { strip.select(row: row) } else { list.select(row: row) }
  }
}
