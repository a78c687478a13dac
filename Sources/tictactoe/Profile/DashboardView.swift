import TTTModel
import TermKit

/// The profile in windows of at least 100 columns: the piece, the statistics, a card for each opponent, and the results of the last weeks.
final class DashboardView: View {
  let pieceControl = PieceControl()
  private let model: TicTacToeModel
  private let cards: [OpponentCard]
  private let beginnerLabel = Label()
  private let beginnerControl = SegmentedControl(titles: ["", ""])
  private let historyButton = NamedButton(title: "")
  /// Leads to other players. Nil if there can be none.
  private let lobbyButton: NamedButton?
  private let statistics = StatisticsPanel()
  private let weeks = PanelView()
  private let strip = FormView()
  private let piecePanel = PanelView()
  private let headers = [Label(), Label()]

  /// Creates the view.
  /// - Parameters:
  ///   - play: Leads to a game against an opponent.
  ///   - showHistory: Shows the history.
  ///   - showLobby: Shows the other players of this host, or nil if there can be none.
  init(
    model: TicTacToeModel, play: @escaping @MainActor (Opponent) -> Void,
    showHistory: @escaping @MainActor () -> Void, showLobby: (@MainActor () -> Void)?
  ) {
    self.model = model
    cards = Opponent.allCases.map { opponent in OpponentCard(opponent) { play(opponent) } }
    lobbyButton = showLobby.map { _ in NamedButton(title: "") }
    super.init()
    lobbyButton?.addAction(for: .touchUpInside) { _ in showLobby?() }
    piecePanel.addSubview(pieceControl)
    weeks.addSubview(strip)
    piecePanel.marksFocus = false
    // This is the order of Tab.
    [piecePanel, statistics, headers[0]].forEach(addSubview)
    if let lobbyButton { addSubview(lobbyButton) }
    cards.forEach(addSubview)
    [beginnerLabel, beginnerControl, headers[1], historyButton, weeks].forEach(addSubview)
    historyButton.addAction(for: .touchUpInside) { _ in showHistory() }
    beginnerControl.addAction(for: .valueChanged) { [weak self] _ in self?.beginnerChosen() }
    for label in headers + [beginnerLabel] { label.textColor = Palette.secondaryText }
  }

  private func beginnerChosen() {
    if let index = beginnerControl.selectedSegmentIndex { model.setBeginner(Beginner.allCases[index]) }
  }

  /// Shows the model and a form.
  func show(_ form: Form, _ dateTexts: DateTexts, strings: Strings) {
    pieceControl.icon = model.icon
    for card in cards { card.show(model, strings: strings) }
    statistics.show(model.statistics, form, strings: strings)
    strip.show(form, dateTexts)
    beginnerLabel.text = strings.whoBegins
    for (index, beginner) in Beginner.allCases.enumerated() {
      beginnerControl.setTitle(strings.beginner(beginner), forSegmentAt: index)
    }
    beginnerControl.selectedSegmentIndex = Beginner.allCases.firstIndex(of: model.beginner)
    beginnerControl.accessibilityLabel = strings.whoBegins
    historyButton.setTitle(strings.showHistory, for: .normal)
    lobbyButton?.setTitle(strings.players, for: .normal)
    setNeedsLayout()
  }

  // MARK: Keys

  // As in a table of rows, End leads to the history.
  override var keyCommands: [KeyCommand] {
    [
      KeyCommand(title: strings.firstOrLastButton, naming: [Key(.home), Key(.end)]) { [weak self] key in
        (key.code == .end ? self?.historyButton : self?.pieceControl)?.becomeFirstResponder()
      }
    ]
  }

  // MARK: Layout

  /// The visible part of the screen.
  var room = Size.zero { didSet { if room != oldValue { setNeedsLayout() } } }

  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: DashboardLayout(room: room).height)
  }

  override func layoutSubviews() {
    let layout = DashboardLayout(room: room)
    piecePanel.frame = layout.pieces
    statistics.frame = layout.statistics
    weeks.frame = layout.weeks
    let stripRoom = weeks.bounds.inset(by: EdgeInsets(top: 1, left: 3, bottom: 1, right: 3))
    strip.rows = layout.stripRows
    strip.frame = Rect(origin: stripRoom.origin, size: strip.sizeThatFits(stripRoom.size))
    for (card, frame) in zip(cards, layout.cards) { card.frame = frame }
    let panel = piecePanel.bounds
    pieceControl.frame = panel.centered(pieceControl.sizeThatFits(panel.size))
    let titles = [strings.opponent, strings.lastWeeks(FormView.weeks(in: stripRoom.width))]
    for (label, (title, frame)) in zip(headers, zip(titles, [layout.cardsHeader, layout.weeksHeader])) {
      label.text = title.uppercased()
      label.frame = frame.inset(by: EdgeInsets(left: 3, right: 3))
    }
    place(beginnerControl, at: layout.cardsHeader)
    let width = beginnerLabel.intrinsicContentSize.width
    beginnerLabel.frame = Rect(
      x: beginnerControl.frame.minX - width - 2, y: layout.cardsHeader.minY, width: width, height: 1)
    place(historyButton, at: layout.weeksHeader)
    guard let lobbyButton else { return }
    lobbyButton.frame = Rect(
      origin: Point(x: headers[0].frame.minX + headers[0].intrinsicContentSize.width + 2, y: layout.cardsHeader.minY),
      size: lobbyButton.sizeThatFits(layout.cardsHeader.size))
  }

  // At the right end of a row.
  private func place(_ control: Control, at row: Rect) {
    let size = control.sizeThatFits(row.size)
    control.frame = Rect(x: row.maxX - size.width, y: row.minY, width: size.width, height: 1)
  }

  // The whole part with the control becomes visible, and not only the control.
  override func descendantTookFocus(_ view: View) {
    guard let scrollView = superview as? ScrollView else { return }
    let part = view === historyButton ? weeks : (cards + [piecePanel]).first(where: view.isDescendant)
    guard let part, !part.bounds.isEmpty else { return }
    let frame = part.frame.inset(by: EdgeInsets(top: -2, bottom: -1))
    scrollView.scrollRectToVisible(convert(frame, to: scrollView), animated: false)
  }
}
