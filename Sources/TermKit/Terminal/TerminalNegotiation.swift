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
  private(set) var offeredModes: CursesModes = []
  /// Whether all replies to the first queries have arrived, or no queries were sent.
  private(set) var isComplete: Bool
  /// Whether a reply will still arrive: to the first or the last queries, or to the query that follows the switching on of mode 1016.
  var isAwaitingReply: Bool { !isComplete || closingCount > 0 || isAwaitingPixels }
  /// Whether the terminal has reported the size of a cell.
  private(set) var knowsCellSize = false

  /// Whether the terminal shows characters of ambiguous width, such as lines and stars, in two columns. Defaults to false.
  private(set) var hasWideAmbiguousCharacters = false

  /// Whether the terminal has reported that it is a multiplexer, which a variable of the environment would tell on its own machine.
  private(set) var isMultiplexer = false
  /// The name and version that the terminal has reported first, or nil.
  private(set) var terminalName: String?

  /// The modes that were on before the program switched them on. They stay on at the end.
  private(set) var modesBefore: CursesModes = []
  /// The modes that are switched on before the terminal has answered, in a terminal that answers queries.
  var firstModes: CursesModes { isAsked ? first.subtracting(modesBefore) : [] }
  private let first: CursesModes

  /// Whether the query for the keyboard protocol has to be sent on the normal screen too.
  private(set) var needsKeyboardQuery = false
  /// Whether a killed program has left flags of the keyboard protocol on the alternate screen.
  private(set) var hasOldKeyboardFlags = false

  /// The modes that a killed program may have left on and that are switched off at the next start.
  let possibleModes: CursesModes

  /// Whether the terminal has reported that it can show text in the order in which it is sent (mode 8).
  private(set) var knowsTextOrder = false

  // The number of closing queries without a reply.
  private var closingCount = 0
  private var foreground: Color?
  private var background: Color?
  private var reportedStyle: UserInterfaceStyle?
  private var isStyleNew = false
  private var alternateFlags: Int?
  private var isAwaitingWidth = false
  private var hasPixelMode = false
  private var isAwaitingPixels = false
  private let isAsked: Bool
  private let usesMouse: Bool

  /// Creates a negotiation without replies. If the terminal is not queried, the negotiation is complete at once.
  /// - Parameters:
  ///   - isAsked: Whether the terminal is queried.
  ///   - usesMouse: Whether to ask for the mouse in pixels too. Defaults to true.
  ///   - ordersText: Whether the terminal is told not to reorder text (mode 8). Defaults to true.
  init(isAsked: Bool, usesMouse: Bool = true, ordersText: Bool = true) {
    self.isAsked = isAsked
    isComplete = !isAsked
    self.usesMouse = usesMouse
    first = ordersText ? CursesModes.first : CursesModes.first.subtracting(.explicitOrder)
    // Mode 1036 does not disturb the shell, and the user may have it on.
    let modes = CursesModes.offered.union(first.subtracting(.metaEscapes))
    possibleModes = !isAsked ? [] : usesMouse ? modes : modes.subtracting(.pixelPositions)
  }

  /// The queries. All terminals answer the last one, and ignore those they do not know.
  var queries: String {
    Self.colorQueries + "\u{1B}[?996n\u{1B}[?2026$p\u{1B}[?2031$p\u{1B}[?1036$p\u{1B}[8$p"
      + (usesMouse ? Self.pixelQuery + Self.cellSizeQuery : "")
      + Self.versionQuery + Self.keyboardQuery + closingQuery
  }
  /// The query that all terminals answer. Its reply follows everything that the terminal has sent before.
  var closingQuery: String { isAsked ? "\u{1B}[c" : "" }

  /// The query for the width of ambiguous characters: two of them, hidden, and then the position of the cursor. They are erased at once.
  ///
  /// They are not in the first row, where the position has the form of the key F3.
  static let widthQuery = "\u{1B}[2;1H\u{1B}[8m─★\u{1B}[6n\u{1B}[m\r\u{1B}[K"
  /// Notes that the query for the width of ambiguous characters was sent.
  mutating func didSendWidthQuery() { isAwaitingWidth = true }

  /// Notes that the closing query was sent, alone or after other queries.
  mutating func didSendClosingQuery() { if isAsked { closingCount += 1 } }

  /// The queries for the colours alone, which may change.
  static let colorQueries = "\u{1B}]10;?\u{1B}\\\u{1B}]11;?\u{1B}\\"
  /// The query for mode 1016, in which the mouse is reported in pixels.
  static let pixelQuery = "\u{1B}[?1016$p"
  /// The query for the size of a cell in pixels, which may change.
  static let cellSizeQuery = "\u{1B}[16t"

  /// The query for the name and version of the terminal (XTVERSION).
  static let versionQuery = "\u{1B}[>0q"
  private static let multiplexers = ["tmux", "screen", "zellij"]

  /// Notes that offered modes were switched on. The terminal replies to the query for mode 1016 after it has switched the mode on. Mouse
  /// reports before the reply are therefore in cells, and reports after it are in pixels.
  mutating func didSwitchOn(_ modes: CursesModes) {
    if modes.contains(.pixelPositions) { isAwaitingPixels = true }
  }

  /// Notes that all modes are off again. No replies are awaited any more.
  mutating func didSwitchOff() { (isAwaitingPixels, closingCount) = (false, 0) }

  // Flags on the alternate screen come from a killed program. Some terminals have only one set of flags, and they are the shell's. Then the
  // normal screen has the same flags.
  private mutating func takeKeyboard(_ flags: Int) {
    if offeredModes.contains(.keyboardProtocol) { return }
    if alternateFlags == nil, flags != 0 {
      (alternateFlags, needsKeyboardQuery) = (flags, true)
    } else {
      hasOldKeyboardFlags = alternateFlags.map { $0 != flags } ?? false
      offeredModes.insert(.keyboardProtocol)
    }
  }

  /// The query for the flags of the keyboard protocol.
  static let keyboardQuery = "\u{1B}[?u"
  /// The queries for mode 2048, in which the terminal reports its size, and for mode 2027, in which it measures grapheme clusters.
  ///
  /// They follow the first replies, because libvterm has room for 64 bytes of replies, and only where the keyboard protocol is known, because
  /// hardly any other terminal has these modes.
  static let sizeQuery = "\u{1B}[?2048$p\u{1B}[?2027$p"
  /// Whether the queries for the modes 2048 and 2027 have to be sent.
  var needsSizeQuery: Bool { isComplete && !hasSentSizeQuery && offeredModes.contains(.keyboardProtocol) }
  private var hasSentSizeQuery = false
  /// Notes that the queries for the modes 2048 and 2027 were sent.
  mutating func didSendSizeQuery() { hasSentSizeQuery = true }

  /// Notes that the query for the keyboard protocol was sent on the normal screen.
  mutating func didSendKeyboardQuery() { needsKeyboardQuery = false }

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
    case .mode(2048, isOffered: true): offeredModes.insert(.sizeReports)
    case .mode(1016, let isOffered):
      isAwaitingPixels = false
      hasPixelMode = hasPixelMode || isOffered
    case .mode(2027, isOffered: true): offeredModes.insert(.graphemeClusters)
    case .knowsTextOrder: knowsTextOrder = true
    case .wasOn(let mode):
      modesBefore.insert(mode)
      if mode == .explicitOrder { knowsTextOrder = true }
    case .mode, .screenSize: break
    case .cellSize: knowsCellSize = true
    case .cursorPosition(let column):
      if isAwaitingWidth { (isAwaitingWidth, hasWideAmbiguousCharacters) = (false, column > 3) }
    case .keyboardProtocol(let flags): takeKeyboard(flags)
    case .version(let name):
      terminalName = terminalName ?? name
      isMultiplexer = Self.multiplexers.contains { name.lowercased().hasPrefix($0) }
    case .deviceAttributes:
      (isComplete, closingCount, isAwaitingWidth) = (true, max(0, closingCount - 1), false)
    }
    if hasPixelMode, knowsCellSize, usesMouse { offeredModes.insert(.pixelPositions) }
  }
}
