import TTTModel
import TermKit

/// A row for an opponent: the name and one line about how it plays. The record is at the right, or below where there is no room.
final class OpponentCell: TableViewCell {
  private let recordLabel = Label()

  required init(style: Style = .subtitle, reuseIdentifier: String? = nil) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    textLabel.textAttributes = .bold
    detailTextLabel?.numberOfLines = 0
    recordLabel.textColor = Palette.secondaryText
    contentView.addSubview(recordLabel)
  }

  /// Shows an opponent.
  /// - Parameters:
  ///   - opponent: The opponent, or nil for the way to other players.
  ///   - person: The other player who is chosen, or nil.
  ///   - record: The results of the finished games. Without games, it is left out.
  ///   - isBeside: Whether there is room for the record beside the name.
  func show(_ opponent: Opponent?, _ person: PlayerName?, _ record: Statistics, isBeside: Bool, strings: Strings) {
    let someoneElse = person.map { "\(strings.someoneElse): \($0)" } ?? strings.someoneElse
    let manner = opponent.map(strings.manner) ?? strings.someoneElseManner
    let record = record == Statistics() ? nil : strings.record(record)
    textLabel.text = opponent.map(strings.name) ?? someoneElse
    recordLabel.text = isBeside ? record ?? "" : ""
    let lines = [manner, isBeside ? nil : record].compactMap(\.self)
    detailTextLabel?.text = lines.joined(separator: "\n")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (area, width) = (contentView.bounds, recordLabel.intrinsicContentSize.width)
    recordLabel.frame = Rect(x: area.maxX - width, y: textLabel.frame.minY, width: width, height: 1)
  }
}

extension TableViewCell {
  /// Shows or hides the check mark. Its columns stay free, so that the texts at the right of all rows end in the same column.
  func showCheckmark(_ isShown: Bool) {
    accessoryType = isShown ? .checkmark : .none
    layoutMargins.right = isShown ? 2 : 5
  }
}
