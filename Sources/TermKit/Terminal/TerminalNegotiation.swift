import TermKitGraphics

/// The queries to a terminal and the state of its replies. It is a value without side effects, so every case has a test.
struct TerminalNegotiation {
  /// The terminal's own colours, or nil until it has reported both.
  var defaultColors: DefaultColors? {
    guard let foreground, let background else { return nil }
    return DefaultColors(foreground: foreground, background: background)
  }
  /// The terminal's light or dark style, or nil until it has reported the style or the background.
  var style: UserInterfaceStyle? {
    reportedStyle ?? background.map { $0.brightness < 0.5 ? .dark : .light }
  }
  /// The modes that the terminal offers and most terminals lack.
  private(set) var offeredModes: OfferedModes = []
  /// Whether all replies have arrived, or no queries were sent.
  private(set) var isComplete: Bool

  /// The modes that a killed program may have left on.
  let possibleModes: OfferedModes

  private var foreground: Color?
  private var background: Color?
  private var reportedStyle: UserInterfaceStyle?
  private var isStyleNew = false

  /// Creates a negotiation without replies. If the terminal is not queried, the negotiation is complete at once.
  init(isAsked: Bool) {
    isComplete = !isAsked
    possibleModes = isAsked ? .all : []
  }

  /// The queries. All terminals answer the last one, and ignore those they do not know.
  static let queries = colorQueries + "\u{1B}[?996n\u{1B}[?2026$p\u{1B}[?2031$p\u{1B}[?u\u{1B}[c"
  /// The queries for the colours alone, which may change.
  static let colorQueries = "\u{1B}]10;?\u{1B}\\\u{1B}]11;?\u{1B}\\"

  /// Takes a report of the terminal.
  mutating func take(_ report: TerminalReport) {
    switch report {
    case .foreground(let color): foreground = color
    case .background(let color):
      // The user may change the colours without a report of the style. The first colours after a style belong to that style.
      if background != nil, background != color, !isStyleNew { reportedStyle = nil }
      isStyleNew = false
      background = color
    case .style(let style): (reportedStyle, isStyleNew) = (style, isComplete)
    case .mode(2026, isOffered: true): offeredModes.insert(.synchronizedOutput)
    case .mode(2031, isOffered: true): offeredModes.insert(.styleReports)
    case .mode: break
    case .keyboardProtocol: offeredModes.insert(.keyboardProtocol)
    case .deviceAttributes: isComplete = true
    }
  }
}
