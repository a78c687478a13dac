import TermKitGraphics
import TermKitViews

/// The words of a progress view.
extension ProgressView {
  /// The rows of the bar: the rows of the images, or one.
  final var barHeight: Int {
    [trackImage, progressImage].compactMap { $0?.resolved(for: traitCollection).size.height }.max() ?? 1
  }

  /// Returns the words for the rate and the time left, as far as they are known at a time.
  final func details(at time: Double) -> [String] {
    if isIndeterminate { return [] }
    let strings = traitCollection.strings
    var words: [String] = []
    if showsRate, progress < 1, let amount = rate.perSecond(at: time) {
      words.append(strings.perSecond(amountText?(amount) ?? strings.percent(Int((amount * 100).rounded()))))
    }
    if showsTimeLeft, let seconds = rate.timeLeft(at: time) {
      words.append(strings.timeLeft(ProgressRate.text(ofSeconds: seconds)))
    }
    return words
  }

  /// Draws the words, and returns the rectangle that is left for the bar.
  final func drawDetails(in canvas: inout Canvas) -> Rect {
    guard showsDetails else { return bounds }
    var words: [String] = []
    if let time = canvas.time {
      let (shown, next) = rate.tick(at: time)
      words = details(at: shown)
      if progress < 1, !isIndeterminate { canvas.setNeedsDisplay(in: bounds, after: next - time) }
    }
    let text = words.joined(separator: " · ")
    var style = TextStyle().secondary(in: canvas.traits)
    style.minimumContrast = .text
    if bounds.height > 1 {
      let rows = bounds.inset(by: EdgeInsets(bottom: 1))
      canvas.draw(text.truncated(to: bounds.width), at: Point(x: bounds.minX, y: rows.maxY), style: style)
      return rows
    }
    // The words keep their columns while their length changes, so that the bar does not jump.
    let width = max(text.columns, columnsOfDetails)
    guard bounds.width >= width + Self.narrowestBar else { return bounds }
    canvas.draw(text, at: Point(x: bounds.maxX - text.columns, y: bounds.minY), style: style)
    return bounds.inset(by: EdgeInsets(right: width + 1))
  }

  private static let narrowestBar = 6

  // The columns of usual words.
  private var columnsOfDetails: Int {
    let strings = traitCollection.strings
    var words: [String] = []
    if showsRate { words.append(strings.perSecond(amountText?(0.1) ?? strings.percent(10))) }
    if showsTimeLeft { words.append(strings.timeLeft("00:00")) }
    return words.joined(separator: " · ").columns
  }
}
