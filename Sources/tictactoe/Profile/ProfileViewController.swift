import TTTModel
import TermKit

/// The user's piece, the opponent, the statistics, and the row that leads to the history.
final class ProfileViewController: TableViewController {
  private let model: TicTacToeModel
  private let dateTexts: DateTexts
  private let historyStyle = HistoryStyle()
  private let pieceControl = PieceControl()
  private lazy var pieceCell = PieceCell(pieceControl)
  private let opponentCell = TableViewCell(style: .value1)
  // The numbers of victories, defeats and draws.
  private let tallies = [TallyView(), TallyView(), TallyView()]
  private var observation: Observation?
  private var language: Language?
  // Whether the rows of the opponent and of the statistics have padding above and below.
  private var hasRowPadding = false

  private enum Section: Int, CaseIterable {
    case piece, opponent, statistics, history
  }

  init(model: TicTacToeModel, dateTexts: DateTexts) {
    self.model = model
    self.dateTexts = dateTexts
    super.init(style: .grouped)
    observation = model.observe { [weak self] in self?.modelDidChange($0) }
    pieceControl.addTarget(self, action: ProfileViewController.pieceChosen, for: .valueChanged)
    showModel()
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    // When the screen only returns, the table is not reloaded, so that the focus and the scroll position stay.
    guard language != traitCollection.language else { return }
    language = traitCollection.language
    tableView.reloadData()
  }

  override var preferredFocusedView: View? { pieceControl }

  // MARK: The model

  // The new key colour spreads from the chosen square. A choice that the store refuses is taken back before the next frame.
  private func pieceChosen() {
    Motion.spread(from: pieceControl.chosenSquareFrame, of: pieceControl) {
      model.setIcon(pieceControl.icon)
      if pieceControl.icon != model.icon { pieceControl.icon = model.icon }
    }
  }

  private func modelDidChange(_ change: Change) {
    if change == .icon || change == .statistics || change == .opponent { showModel() }
  }

  private func showModel() {
    pieceControl.icon = model.icon
    let statistics = model.statistics
    let counts = [statistics.victories, statistics.defeats, statistics.draws]
    for (tally, count) in zip(tallies, counts) { tally.count = count }
    opponentCell.detailTextLabel?.text = strings.name(model.opponent)
    if isViewLoaded { tableView.performBatchUpdates(nil) }
  }

  override func viewDidLoad() { tableView.cellLayoutMarginsFollowReadableWidth = true }

  // A table asks for heights again only when its width or its traits change.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let hasRowPadding = tableView.bounds.height >= Self.paddedTableHeight
    guard hasRowPadding != self.hasRowPadding else { return }
    self.hasRowPadding = hasRowPadding
    View.performWithoutAnimation { tableView.performBatchUpdates(nil) }
  }

  // MARK: Rows

  override func numberOfSections(in tableView: TableView) -> Int { Section.allCases.count }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    Section(rawValue: section) == .statistics ? 3 : 1
  }

  override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    Section(rawValue: section) == .statistics ? strings.statistics : nil
  }

  // The first section begins directly at the bar.
  override func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Int {
    Section(rawValue: section) == .piece ? 0 : tableView.sectionHeaderHeight
  }

  // The number of rows is odd, so that the text is in the middle. There is one row where space is short.
  override func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Int {
    if traitCollection.preferredContentSizeCategory.isAccessibilityCategory { return tableView.rowHeight }
    return switch Section(rawValue: indexPath.section) {
    case .piece, nil: tableView.rowHeight
    case .opponent, .statistics: hasRowPadding ? 3 : 1
    case .history: traitCollection.verticalSizeClass == .compact ? 1 : 3
    }
  }

  // The height of a table that has room for the padding, in rows.
  private static let paddedTableHeight = 26

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    switch Section(rawValue: indexPath.section) {
    case .piece, nil: pieceCell
    case .opponent: opponentRow()
    case .statistics: statisticsCell(indexPath.row)
    case .history: historyCell()
    }
  }

  private func statisticsCell(_ row: Int) -> TableViewCell {
    let texts = [strings.victories, strings.defeats, strings.draws]
    let cell = StatisticCell(tallies[row])
    cell.imageView.image = [.check, .cross, .bar][row]
    cell.textLabel.text = texts[row]
    cell.tallyColumn = texts.map(\.columns).max() ?? 0
    return cell
  }

  private func opponentRow() -> TableViewCell {
    opponentCell.textLabel.text = strings.opponent
    opponentCell.detailTextLabel?.text = strings.name(model.opponent)
    opponentCell.accessoryType = .disclosureIndicator
    return opponentCell
  }

  private func historyCell() -> TableViewCell {
    let cell = TableViewCell()
    cell.textLabel.text = strings.showHistory
    cell.textLabel.textAlignment = .center
    return cell
  }

  override func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    [.opponent, .history].contains(Section(rawValue: indexPath.section))
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    if Section(rawValue: indexPath.section) == .opponent {
      navigationController?.pushViewController(OpponentViewController(model: model), animated: true)
      return
    }
    let screen = HistoryScreenViewController(model: model, dateTexts: dateTexts, style: historyStyle)
    present(NavigationController(rootViewController: screen))
  }
}

/// A cell with an image, a word and a tally.
private final class StatisticCell: TableViewCell {
  private let tally: TallyView
  /// The width reserved for the word, in columns, so that the tallies of all cells begin in the same column.
  var tallyColumn = 0 { didSet { setNeedsLayout() } }

  init(_ tally: TallyView) {
    self.tally = tally
    super.init(style: .default, reuseIdentifier: nil)
    selectionStyle = .none
    contentView.addSubview(tally)
  }

  required init(style: Style = .default, reuseIdentifier: String? = nil) {
    tally = TallyView()
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let x = textLabel.frame.minX + tallyColumn + 2
    let room = Size(width: max(0, contentView.bounds.width - x), height: contentView.bounds.height)
    let size = tally.sizeThatFits(room)
    // Marks of two rows begin one row above the word.
    let y = max(0, textLabel.frame.minY + 1 - size.height)
    tally.frame = Rect(x: x, y: y, width: size.width, height: min(size.height, room.height))
  }
}

/// A white cell with the control in its centre.
private final class PieceCell: TableViewCell {
  private let control: PieceControl

  init(_ control: PieceControl) {
    self.control = control
    super.init(style: .default, reuseIdentifier: nil)
    selectionStyle = .none
    contentView.addSubview(control)
  }

  required init(style: Style = .default, reuseIdentifier: String? = nil) {
    control = PieceControl()
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  // One row of padding is above the control and one below. The lower one has the hairline.
  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: control.sizeThatFits(size).height + 2)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    control.frame = bounds.centered(control.sizeThatFits(bounds.size))
  }
}
