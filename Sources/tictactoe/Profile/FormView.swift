import TTTModel
import TermKit

/// The results of the last weeks as a strip: a bar for each day, with victories above a line, defeats below it, and draws on it.
final class FormView: DisplayView {
  // The last one is today. Older days that do not fit are not shown.
  private var days: [Statistics] = []
  /// The rows above the line. Below it is one row less, but at least one. Defaults to 1.
  var rows = 1 { didSet { if rows != oldValue { setNeedsDisplay() } } }
  private var dateText: (_ daysAgo: Int) -> String = { _ in "" }

  /// Shows the last days of a form. It is drawn again even if the days are equal, because their dates may differ.
  func show(_ form: Form, _ dateTexts: DateTexts) {
    days = form.days
    dateText = dateTexts.date(daysAgo:)
    setNeedsDisplay()
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    let sum = shownDays.reduce(Statistics(), +)
    return AccessibilityDefaults(
      isElement: true, label: strings.lastWeeks(shownDays.count / 7), value: strings.record(sum), traits: .image)
  }

  /// The greatest number of weeks.
  static let maximumWeeks = 12
  private static let gap = 2
  // The columns of ten weeks whose days are two columns wide.
  private static let wideDays = 158

  /// Returns the number of weeks that fit some columns.
  static func weeks(in columns: Int) -> Int {
    max(1, min(maximumWeeks, (columns + gap) / (7 * dayWidth(in: columns) + gap)))
  }

  private static func dayWidth(in columns: Int) -> Int { columns < wideDays ? 1 : 2 }

  /// Returns the columns that the weeks of a strip cover.
  static func width(in columns: Int) -> Int { weeks(in: columns) * (7 * dayWidth(in: columns) + gap) - gap }

  // The last row has the first day, what the marks mean, and today.
  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: Self.width(in: size.width), height: Self.height(rows: rows))
  }

  /// Returns the height of a strip with some rows above its line.
  nonisolated static func height(rows: Int) -> Int { rows + 1 + rowsBelow(rows) + 1 }

  private nonisolated static func rowsBelow(_ rows: Int) -> Int { max(1, rows - 1) }

  private var shownDays: [Statistics] { days.suffix(7 * Self.weeks(in: bounds.width)) }

  override func draw(in canvas: inout Canvas) {
    if canvas.traits.usesScreenReader { return }
    let shown = shownDays
    let scale = FormScale(shown, rows: (rows, Self.rowsBelow(rows)))
    let width = Self.dayWidth(in: bounds.width)
    for (index, day) in shown.enumerated() {
      let x = bounds.minX + index * width + index / 7 * Self.gap
      draw(day, scale, x: x, width: width, in: &canvas)
    }
    drawTexts(days: shown.count, in: &canvas)
  }

  private func drawTexts(days: Int, in canvas: inout Canvas) {
    let (first, last) = (dateText(days - 1), strings.today)
    let (y, grey) = (bounds.maxY - 1, TextStyle(foreground: Palette.secondaryText, minimumContrast: .text))
    canvas.draw(first, at: Point(x: bounds.minX, y: y), style: grey)
    canvas.draw(last, at: Point(x: bounds.maxX - last.columns, y: y), style: grey)
    let words = zip(ResultMark.allCases, [strings.youWon, strings.drawn, strings.youLost])
    let width = words.map { 4 + $0.1.columns }.reduce(0, +) - 2
    var x = bounds.minX + (bounds.width - width) / 2
    guard x >= bounds.minX + first.columns + 2, x + width <= bounds.maxX - last.columns - 2 else { return }
    for (mark, word) in words {
      var (sign, style) = mark.look(in: &canvas)
      if mark == .drawn { (sign, style) = (Self.line(Statistics(draws: 1), isPlain: sign == "="), TextStyle()) }
      canvas.draw(sign, at: Point(x: x, y: y), style: style)
      canvas.draw(word, at: Point(x: x + 2, y: y), style: grey)
      x += 4 + word.columns
    }
  }

  // A bar for each kind of result, on both sides of the line, and the line itself.
  private func draw(_ day: Statistics, _ scale: FormScale, x: Int, width: Int, in canvas: inout Canvas) {
    let (line, isPlain) = (bounds.minY + rows, canvas.traits.glyphLevel == .ascii)
    for (count, mark, step, half) in [(day.victories, ResultMark.won, -1, "▄"), (day.defeats, .lost, 1, "▀")] {
      let (sign, style) = mark.look(in: &canvas)
      let full = sign == "▀" ? "█" : sign
      let halves = scale.halves(count)
      for row in 0..<(halves + 1) / 2 {
        let isHalf = 2 * row + 1 == halves && !isPlain
        canvas.draw(
          String(repeating: isHalf ? half : full, count: width), at: Point(x: x, y: line + step * (row + 1)),
          style: style)
      }
    }
    canvas.draw(
      String(repeating: Self.line(day, isPlain: isPlain), count: width), at: Point(x: x, y: line),
      style: TextStyle(foreground: day == Statistics() ? Palette.secondaryText : .black, minimumContrast: .element))
  }

  private static func line(_ day: Statistics, isPlain: Bool) -> String {
    if day.draws > 0 { return isPlain ? "=" : "═" }
    return day == Statistics() ? (isPlain ? "." : "·") : isPlain ? "-" : "─"
  }
}

/// The height of the bars of a strip. A game is as high as a row if the bars of all days have room for that. Otherwise, the highest bar fills its
/// side of the line.
struct FormScale {
  // The upper limits of the height: a number of half rows for a number of games.
  private let limits: [(halves: Int, games: Int)]

  /// Creates a scale for the results of some days and for some rows above and below the line.
  init(_ days: some Collection<Statistics>, rows: (above: Int, below: Int)) {
    limits = [
      (2, 1), (2 * rows.above, max(1, days.map(\.victories).max() ?? 0)),
      (2 * rows.below, max(1, days.map(\.defeats).max() ?? 0)),
    ]
  }

  /// Returns the half rows for a number of games. A part of a half row is a half row.
  func halves(_ count: Int) -> Int {
    limits.map { (count * $0.halves + $0.games - 1) / $0.games }.min() ?? 0
  }
}
