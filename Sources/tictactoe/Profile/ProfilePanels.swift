import TTTModel
import TermKit

/// The numbers of games won, lost and drawn as tallies, and the longest winning streak.
final class StatisticsPanel: PanelView {
  private let rows = [StatisticRow(.check), StatisticRow(.cross), StatisticRow(.bar), StatisticRow(.streak)]

  init() {
    super.init(frame: .zero)
    rows.forEach(addSubview)
  }

  func show(_ statistics: Statistics, longestStreak: Int, strings: Strings) {
    let counts = [statistics.victories, statistics.defeats, statistics.draws, longestStreak]
    let words = [strings.youWon, strings.youLost, strings.drawn, strings.longestStreak]
    for (row, (count, word)) in zip(rows, zip(counts, words)) {
      row.show(word, count, digits: counts.map { String($0).count }.max() ?? 0)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (row, y) in zip(rows, [1, 2, 3, 6]) {
      row.frame = Rect(x: 3, y: y, width: max(0, bounds.width - 6), height: 1)
    }
  }
}

/// An image, a word and a tally at the right. Screen readers see one element.
private final class StatisticRow: View {
  private let imageView = ImageView()
  private let label = Label()
  private let tally = TallyView()

  init(_ image: Image) {
    super.init()
    isAccessibilityElement = true
    imageView.image = image
    [imageView, label, tally].forEach(addSubview)
  }

  func show(_ word: String, _ count: Int, digits: Int) {
    label.text = word
    (tally.count, tally.digits) = (count, digits)
    accessibilityLabel = "\(word): \(count)"
    setNeedsLayout()
  }

  override func layoutSubviews() {
    imageView.frame = Rect(x: 0, y: 0, width: 2, height: 1)
    label.frame = Rect(x: 3, y: 0, width: label.intrinsicContentSize.width, height: 1)
    let room = max(0, bounds.width - label.frame.maxX - 2)
    let width = tally.sizeThatFits(Size(width: room, height: 1)).width
    tally.frame = Rect(x: bounds.maxX - width, y: 0, width: width, height: 1)
  }
}

extension Image {
  /// The icon of the longest winning streak.
  static let streak = Image(drawn: "↑", ascii: "/^").withRenderingMode(.alwaysTemplate)
}
