import TTTModel
import TermKit

/// The choice of the opponent, with the record of each one, and of the rule for the first move against a computer.
final class OpponentViewController: TableViewController {
  private let model: TicTacToeModel
  private var observation: Observation?
  private var shownTraits: TraitCollection?

  private enum Section: Int, CaseIterable {
    case opponent, beginner
  }

  init(model: TicTacToeModel) {
    self.model = model
    super.init(style: .grouped)
    observation = model.observe { [weak self] change in
      guard let self, isViewLoaded, [.opponent, .statistics, .currentGame].contains(change) else { return }
      tableView.reloadDataKeepingFocus()
    }
  }

  override func viewDidLoad() { tableView.cellLayoutMarginsFollowReadableWidth = true }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    guard shownTraits != traitCollection else { return }
    shownTraits = traitCollection
    title = strings.opponent
    tableView.reloadData()
  }

  // MARK: Rows

  override func numberOfSections(in tableView: TableView) -> Int { model.opponent.isComputer ? 2 : 1 }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    Section(rawValue: section) == .beginner ? Beginner.allCases.count : Opponent.allCases.count
  }

  override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    Section(rawValue: section) == .beginner ? strings.whoBegins : nil
  }

  // A game with moves goes on against its own opponent.
  override func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    let game = model.currentGame
    guard Section(rawValue: section) == .opponent, !game.isOver, game.opponent != model.opponent else { return nil }
    return strings.currentGameIs(against: game.opponent)
  }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    switch Section(rawValue: indexPath.section) {
    case .beginner: cell(for: Beginner.allCases[indexPath.row])
    case .opponent, nil: cell(for: Opponent.allCases[indexPath.row])
    }
  }

  private func cell(for beginner: Beginner) -> TableViewCell {
    let cell = TableViewCell()
    cell.textLabel.text = strings.beginner(beginner)
    cell.accessoryType = beginner == model.beginner ? .checkmark : .none
    return cell
  }

  private func cell(for opponent: Opponent) -> TableViewCell {
    let cell = TableViewCell(style: .value1)
    cell.textLabel.text = strings.name(opponent)
    cell.accessoryType = opponent == model.opponent ? .checkmark : .none
    let record = model.record(against: opponent)
    if record != Statistics() {
      let numbers = "\(record.victories)-\(record.defeats)-\(record.draws)"
      cell.detailTextLabel?.text = hasRoomForWords ? strings.record(record) : numbers
      cell.detailTextLabel?.accessibilityLabel = strings.record(record)
    }
    return cell
  }

  private var hasRoomForWords: Bool {
    traitCollection.horizontalSizeClass == .regular
      && !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  // MARK: Selection

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    switch Section(rawValue: indexPath.section) {
    case .beginner: model.setBeginner(Beginner.allCases[indexPath.row])
    case .opponent, nil: model.setOpponent(Opponent.allCases[indexPath.row])
    }
  }
}
