import TTTModel
import TermKit

/// A cell with an image, a word and a tally.
final class StatisticCell: TableViewCell {
  private let tally: TallyView
  /// The width reserved for the word, in columns. The tally ends at the right end of the row.
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
    let (start, end) = (textLabel.frame.minX + tallyColumn + 2, contentView.bounds.maxX)
    let width = tally.sizeThatFits(Size(width: max(0, end - start), height: 1)).width
    let y = (textLabel.frame.minY + textLabel.frame.maxY - 1) / 2
    tally.frame = Rect(x: end - width, y: y, width: width, height: 1)
  }
}

/// A white cell with the control in its centre.
final class PieceCell: TableViewCell {
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

/// A cell with a title above the strip of the last weeks.
final class HistoryLinkCell: TableViewCell {
  private let strip: FormView

  init(_ strip: FormView) {
    self.strip = strip
    super.init(style: .value1, reuseIdentifier: nil)
    contentView.addSubview(strip)
  }

  required init(style: Style = .default, reuseIdentifier: String? = nil) {
    strip = FormView()
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  // The title and the number of weeks stand in the first row.
  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: textLabel.sizeThatFits(size).height + FormView.height(rows: strip.rows) + 1)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = textLabel.sizeThatFits(bounds.size).height
    for label in [textLabel, detailTextLabel] { label?.frame.origin.y = 0 }
    let room = bounds.inset(by: contentMargins)
    strip.frame = Rect(origin: Point(x: room.minX, y: height), size: strip.sizeThatFits(room.size))
    detailTextLabel?.text = strings.lastWeeks(FormView.weeks(in: room.width))
  }
}
