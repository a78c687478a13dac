import TTTModel
import TermKit

/// The results of some games as parts of a bar: won, drawn, lost. Without games, the bar is empty. With a screen reader, nothing is drawn.
final class RecordBar: DisplayView {
  var record = Statistics() { didSet { if record != oldValue { setNeedsDisplay() } } }

  override func draw(in canvas: inout Canvas) {
    if canvas.traits.usesScreenReader { return }
    let widths = Self.widths(record, columns: bounds.width)
    var x = bounds.minX
    for (width, kind) in zip(widths, ResultMark.allCases) {
      let (text, style) = kind.look(in: &canvas)
      canvas.draw(String(repeating: text, count: width), at: Point(x: x, y: bounds.minY), style: style)
      x += width
    }
    let style = TextStyle(foreground: Palette.freeTile)
    let track = canvas.traits.glyphLevel == .ascii ? "." : canvas.traits.colorDepth >= .sixteen ? "▀" : "·"
    if x == bounds.minX { canvas.draw(String(repeating: track, count: bounds.width), at: bounds.origin, style: style) }
  }

  /// Returns the columns of victories, draws and defeats, together `columns` or 0 without games. Each result that there was has a column.
  static func widths(_ record: Statistics, columns: Int) -> [Int] {
    let counts = [record.victories, record.draws, record.defeats]
    let sum = record.gameCount
    guard sum > 0 else { return [0, 0, 0] }
    var widths = counts.map { $0 == 0 ? 0 : max(1, Int((Double($0) / Double(sum) * Double(columns)).rounded())) }
    // Rounding is made up for by the widest part.
    let widest = widths.indices.max { widths[$0] < widths[$1] } ?? 0
    widths[widest] += columns - widths.reduce(0, +)
    return widths
  }
}

/// The looks of results in bars: won in the tint, drawn and lost in greys. Where there are few colours, characters tell them apart.
enum ResultMark: CaseIterable {
  case won, drawn, lost

  /// Returns the character and its style.
  @MainActor func look(in canvas: inout Canvas) -> (text: String, style: TextStyle) {
    let isPlain = canvas.traits.glyphLevel == .ascii
    let hasGreys = canvas.traits.colorDepth >= .sixteen
    let (color, plain, shade): (Color, String, String) =
      switch self {
      case .won: (canvas.tintColor, "#", "█")
      case .drawn: (isPlain ? Palette.secondaryText : Palette.drawnBar, "=", "▒")
      case .lost: (Palette.lostBar, "-", "░")
      }
    return (isPlain ? plain : hasGreys ? "▀" : shade, TextStyle(foreground: hasGreys ? color : .black))
  }
}

extension Palette {
  /// The parts of bars for games that were drawn or lost.
  fileprivate static let drawnBar = Color(white: 0.8)
  fileprivate static let lostBar = Color(white: 0.45)
}
