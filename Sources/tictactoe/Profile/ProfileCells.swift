import TTTModel
import TermKit

/// A cell with an image, a word and a tally.
final class StatisticCell: TableViewCell {
  private var tally = TallyView()

  convenience init(_ tally: TallyView) {
    self.init()
    self.tally = tally
    selectionStyle = .none
    contentView.addSubview(tally)
  }

  // The tally ends at the right end of the row.
  override func layoutSubviews() {
    super.layoutSubviews()
    let start = textLabel.frame.minX + textLabel.intrinsicContentSize.width + 2
    let end = contentView.bounds.maxX
    let width = tally.sizeThatFits(Size(width: max(0, end - start), height: 1)).width
    let y = (textLabel.frame.minY + textLabel.frame.maxY - 1) / 2
    tally.frame = Rect(x: end - width, y: y, width: width, height: 1)
  }
}

/// A white cell with the control in its centre.
final class PieceCell: TableViewCell {
  private var control = PieceControl()

  convenience init(_ control: PieceControl) {
    self.init()
    self.control = control
    selectionStyle = .none
    contentView.addSubview(control)
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
  private var strip = FormView()

  convenience init(_ strip: FormView) {
    self.init(style: .value1)
    self.strip = strip
    contentView.addSubview(strip)
  }

  // The title and the number of weeks stand in the first row. A blank row is below them, and the last row has the hairline.
  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: textLabel.sizeThatFits(size).height + FormView.height(rows: strip.rows) + 2)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = textLabel.sizeThatFits(bounds.size).height
    for label in [textLabel, detailTextLabel] { label?.frame.origin.y = 0 }
    let room = bounds.inset(by: contentMargins)
    strip.frame = Rect(origin: Point(x: room.minX, y: height + 1), size: strip.sizeThatFits(room.size))
    detailTextLabel?.text = strings.lastWeeks(FormView.weeks(in: room.width))
  }
}
