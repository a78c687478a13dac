import TermKitGraphics

/// What a terminal is asked when it is taken over, and what it answered. Pure, so that every case has a test.
struct TerminalNegotiation {
  /// Its own colours, once it has told both.
  var defaultColors: DefaultColors? {
    guard let foreground, let background else { return nil }
    return DefaultColors(foreground: foreground, background: background)
  }
  /// Whether it is light or dark; nil as long as it has not told.
  var style: UserInterfaceStyle? {
    toldStyle ?? background.map { $0.brightness < 0.5 ? .dark : .light }
  }
  /// What it has and most terminals have not.
  private(set) var offeredModes: OfferedModes = []
  /// True when nothing more is to come: all was answered, or nothing was asked.
  private(set) var isSettled: Bool

  /// What a program that was killed may have left switched on.
  let possibleModes: OfferedModes

  private var foreground: Color?
  private var background: Color?
  private var toldStyle: UserInterfaceStyle?
  private var isStyleNew = false

  /// Begins with nothing known; settled at once for a terminal that is not asked anything.
  init(isAsked: Bool) {
    isSettled = !isAsked
    possibleModes = isAsked ? .all : []
  }

  /// The questions, the one that all terminals answer last. What is unknown to a terminal it ignores.
  static let questions = colorQuestions + "\u{1B}[?996n\u{1B}[?2026$p\u{1B}[?2031$p\u{1B}[?u\u{1B}[c"
  /// Those for its colours alone, which may change.
  static let colorQuestions = "\u{1B}]10;?\u{1B}\\\u{1B}]11;?\u{1B}\\"

  /// Takes what a terminal has told.
  mutating func take(_ report: TerminalReport) {
    switch report {
    case .foreground(let color): foreground = color
    case .background(let color):
      // Somebody may have given it other colours without its telling a style. The first after a style are that style's.
      if background != nil, background != color, !isStyleNew { toldStyle = nil }
      isStyleNew = false
      background = color
    case .style(let style): (toldStyle, isStyleNew) = (style, isSettled)
    case .mode(2026, isOffered: true): offeredModes.insert(.synchronizedOutput)
    case .mode(2031, isOffered: true): offeredModes.insert(.styleReports)
    case .mode: break
    case .keyboardProtocol: offeredModes.insert(.keyboardProtocol)
    case .deviceAttributes: isSettled = true
    }
  }
}
