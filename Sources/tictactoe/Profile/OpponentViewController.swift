import TTTModel
import TermKit

/// The choice of the opponent, with the record of each one, and of the rule for the first move against a computer.
final class OpponentViewController: PaddedTableViewController {
  private let model: TicTacToeModel
  private let startGame: @MainActor () -> Void
  private let showLobby: (@MainActor () -> Void)?
  private var observation: Observation?
  private var shownTraits: TraitCollection?
  // Whether the rows of opponents have a blank row above their texts.
  private var hasBlankRows = false
  // Whether the table has been scrolled to the row with the check mark.
  private var showsChosenRow = false

  private enum Section: Int, CaseIterable {
    case opponent, beginner
  }

  /// Creates the screen.
  /// - Parameters:
  ///   - startGame: Leads to a game against the opponent that the user has chosen.
  ///   - showLobby: Leads to the other players of this host, or nil if there can be none.
  init(
    model: TicTacToeModel, startGame: @escaping @MainActor () -> Void, showLobby: (@MainActor () -> Void)? = nil
  ) {
    self.model = model
    self.showLobby = showLobby
    self.startGame = startGame
    super.init()
    restorationIdentifier = "opponent"
    observation = model.observe { [weak self] change in
      guard let self, isViewLoaded, [.opponent, .statistics, .currentGame].contains(change) else { return }
      tableView.reloadDataKeepingFocus()
    }
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    guard shownTraits != traitCollection else { return }
    shownTraits = traitCollection
    title = strings.opponent
    if tableView.indexPathForFocusedRow != nil { return tableView.reloadDataKeepingFocus() }
    tableView.reloadData()
    tableView.moveFocus(to: chosenRow)
  }

  // The focus begins in the row with the check mark.
  private var chosenRow: IndexPath { IndexPath(row: choices.firstIndex(of: chosen) ?? 0, section: 0) }

  /// The opponents to choose from. Nil is someone else, at another terminal.
  private var choices: [Opponent?] { Opponent.allCases + (showLobby == nil ? [] : [nil]) }

  private var chosen: Opponent? { model.person == nil ? model.opponent : nil }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if hasBlankRows != hasRoomForBlankRows {
      hasBlankRows.toggle()
      tableView.reloadDataKeepingFocus()
    }
    if showsChosenRow || tableView.bounds.isEmpty { return }
    showsChosenRow = true
    tableView.scrollToRow(at: chosenRow, at: .none, animated: false)
  }

  // MARK: Rows

  override func numberOfSections(in tableView: TableView) -> Int { model.opponent.isComputer ? 2 : 1 }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    Section(rawValue: section) == .beginner ? Beginner.allCases.count : choices.count
  }

  override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    Section(rawValue: section) == .beginner ? strings.whoBegins : nil
  }

  // A game with moves goes on against its own opponent.
  override func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    let game = model.currentGame
    let isSameOpponent = game.opponent == model.opponent && game.person == model.person
    guard Section(rawValue: section) == .opponent, !game.isOver, !isSameOpponent else { return nil }
    return strings.currentGameIs(against: game)
  }

  override func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Int {
    Section(rawValue: indexPath.section) == .beginner ? rowHeight : tableView.rowHeight
  }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    switch Section(rawValue: indexPath.section) {
    case .beginner: cell(for: Beginner.allCases[indexPath.row])
    case .opponent, nil: cell(for: choices[indexPath.row])
    }
  }

  private func cell(for beginner: Beginner) -> TableViewCell {
    let cell = TableViewCell()
    cell.textLabel.text = strings.beginner(beginner)
    cell.showCheckmark(beginner == model.beginner)
    return cell
  }

  private func cell(for opponent: Opponent?) -> TableViewCell {
    let cell = OpponentCell()
    let record = opponent.map(model.recordHere) ?? model.recordAgainstPersons
    cell.show(opponent, model.person, record, isBeside: hasRoomForRecord, strings: strings)
    cell.layoutMargins.top = hasBlankRows ? 1 : 0
    cell.showCheckmark(opponent == chosen)
    return cell
  }

  // With the rule for the first move below them, they need the room of padded rows.
  private var hasRoomForBlankRows: Bool {
    let rows = tableView.bounds.inset(by: tableView.safeAreaInsets).height
    return hasRowPadding || !model.opponent.isComputer && rows > 4 * choices.count
  }

  private var hasRoomForRecord: Bool {
    traitCollection.horizontalSizeClass == .regular
      && !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  // MARK: Selection

  override func titleOfChoice(at path: IndexPath) -> String? {
    guard Section(rawValue: path.section) == .opponent else { return nil }
    return choices[path.row].map { strings.play(against: $0) } ?? strings.choosePlayer
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    switch Section(rawValue: indexPath.section) {
    case .beginner: model.setBeginner(Beginner.allCases[indexPath.row])
    case .opponent, nil:
      guard let opponent = choices[indexPath.row] else { return showLobby?() ?? () }
      model.setOpponent(opponent)
      navigationController?.popViewController(animated: false)
      startGame()
    }
  }
}
