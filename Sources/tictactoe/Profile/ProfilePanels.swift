import TTTModel
import TermKit

/// The numbers of the profile: games won, lost and drawn, and the longest winning streak.
enum ProfileNumbers {
  static let images: [Image] = [.check, .cross, .bar, .streak]

  static func words(_ strings: Strings) -> [String] {
    [strings.youWon, strings.youLost, strings.drawn, strings.longestStreak]
  }

  /// Shows the numbers in tallies, so that they end in the same column.
  @MainActor static func show(_ statistics: Statistics, _ form: Form, in tallies: [TallyView]) {
    let counts = [statistics.victories, statistics.defeats, statistics.draws, form.longestStreak]
    for (tally, count) in zip(tallies, counts) {
      tally.count = count
      tally.digits = counts.map { String($0).count }.max() ?? 0
    }
  }
}

/// The numbers of the profile as tallies.
final class StatisticsPanel: PanelView {
  private let rows = ProfileNumbers.images.map { StatisticRow($0) }

  init() {
    super.init(frame: .zero)
    rows.forEach(addSubview)
  }

  func show(_ statistics: Statistics, _ form: Form, strings: Strings) {
    ProfileNumbers.show(statistics, form, in: rows.map(\.tally))
    for (row, word) in zip(rows, ProfileNumbers.words(strings)) { row.show(word) }
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
  let tally = TallyView()

  init(_ image: Image) {
    super.init()
    isAccessibilityElement = true
    imageView.image = image
    [imageView, label, tally].forEach(addSubview)
  }

  func show(_ word: String) {
    label.text = word
    accessibilityLabel = "\(word): \(tally.count)"
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
