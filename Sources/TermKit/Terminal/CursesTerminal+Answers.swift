import TermKitGraphics

// The queries to the terminal, and the reactions to its replies.

extension CursesTerminal {
  /// Queries properties that the environment does not state, or that may have changed. The replies arrive as input.
  func sendQueries() {
    if negotiation.isComplete { return queryColors() }
    if usesUnicode, size.height > 1 {
      output.append(TerminalNegotiation.widthQuery.utf8)
      negotiation.didSendWidthQuery()
    }
    output.append(negotiation.queries.utf8)
    negotiation.didSendClosingQuery()
  }

  /// Asks for the colours again, if the terminal has reported them before.
  func queryColors() {
    guard negotiation.defaultColors != nil, phase == .entered else { return }
    output.append(TerminalNegotiation.colorQueries.utf8)
    output.flush { CursesSignals.isTerminationRequested }
  }

  /// Asks for the size of a cell again, if the terminal has reported it before. A change of the font changes it.
  func queryCellSize() {
    guard negotiation.knowsCellSize, phase == .entered else { return }
    output.append(TerminalNegotiation.cellSizeQuery.utf8)
    output.flush { CursesSignals.isTerminationRequested }
  }

  /// Waits until the terminal has answered the queries sent when it was opened. Input that arrives during the wait is left for the next
  /// `wait`.
  ///
  /// - Parameter seconds: The longest time to wait, in seconds.
  public func awaitReplies(atMost seconds: Double) {
    let deadline = MonotonicClock.now + seconds
    output.flush { CursesSignals.isTerminationRequested }
    while negotiation.isAwaitingReply, !isInputEnded, MonotonicClock.now < deadline {
      eventsBefore += step(until: deadline)
      if eventsBefore.contains(where: \.isEnd) { return }
    }
  }

  /// Collects the terminal's reports and applies them.
  ///
  /// - Returns: `.colorsChanged` if the colours changed, or if the whole screen must be painted again.
  func takeReports() -> [TerminalEvent] {
    let reports = decoder.takeReplies().compactMap(TerminalReport.init)
    let before = (negotiation.style, negotiation.defaultColors, isValid)
    for report in reports {
      negotiation.take(report)
      // A new style may come with new colours.
      if case .style = report, negotiation.isComplete { queryColors() }
    }
    if !offeredModes.isDisjoint(with: negotiation.modesBefore) {
      offeredModes.subtract(negotiation.modesBefore)
      armRestoration()
    }
    if negotiation.hasWideAmbiguousCharacters != painter.hasWideAmbiguousCharacters {
      painter.hasWideAmbiguousCharacters = negotiation.hasWideAmbiguousCharacters
      isValid = false
    }
    if negotiation.isMultiplexer, screen.stopErasingInColor() { isValid = false }
    if negotiation.needsKeyboardQuery, phase == .entered { queryKeyboardOnNormalScreen() }
    switchOnOfferedModes()
    return before == (negotiation.style, negotiation.defaultColors, isValid) ? [] : [.colorsChanged]
  }

  // Shows the normal screen for a moment. The alternate screen loses its contents. This happens only after a program was killed, or where
  // the shell has switched on the keyboard protocol.
  private func queryKeyboardOnNormalScreen() {
    isValid = false
    negotiation.didSendKeyboardQuery()
    output.append(screens.leaving + TerminalNegotiation.keyboardQuery.utf8 + screens.entering)
    output.append(negotiation.closingQuery.utf8)
    negotiation.didSendClosingQuery()
    output.flush { CursesSignals.isTerminationRequested }
  }

  /// Switches on the modes that the terminal offers. The alternate screen has its own keyboard protocol, so it must be shown.
  func switchOnOfferedModes() {
    guard phase == .entered else { return }
    let modes = negotiation.offeredModes.subtracting(offeredModes)
    if modes.isEmpty { return }
    offeredModes.formUnion(modes)
    armRestoration()
    negotiation.didSwitchOn(modes)
    if modes.contains(.keyboardProtocol), negotiation.hasOldKeyboardFlags {
      output.append(OfferedModes.keyboardReset.utf8)
    }
    output.append(modes.enteringBytes.utf8)
    output.flush { CursesSignals.isTerminationRequested }
  }
}

/// The modes that only some terminals have and that are switched on.
struct OfferedModes: OptionSet, Hashable {
  let rawValue: UInt8

  /// The terminal reports when it becomes light or dark (mode 2031).
  static let styleReports = OfferedModes(rawValue: 1)
  /// Keys arrive by kitty's protocol, which distinguishes keys that otherwise send the same bytes (flag 1), and names the keys of other
  /// layouts by their places on a US keyboard (flag 4).
  static let keyboardProtocol = OfferedModes(rawValue: 2)
  /// Frames are bracketed, so the terminal shows each one at once (mode 2026).
  static let synchronizedOutput = OfferedModes(rawValue: 4)
  /// The mouse is reported in pixels (mode 1016).
  static let pixelPositions = OfferedModes(rawValue: 8)
  /// Alt and a letter send Escape and the letter, not a letter with an accent (mode 1036 of xterm).
  static let metaEscapes = OfferedModes(rawValue: 16)
  /// The terminal does not reorder text from right to left, because that would also move what is beside the text (BDSM).
  static let explicitOrder = OfferedModes(rawValue: 32)
  /// The modes that are switched on without asking.
  static let first: OfferedModes = [.metaEscapes, .explicitOrder]
  /// All modes.
  static let all = first.union([.styleReports, .keyboardProtocol, .synchronizedOutput, .pixelPositions])

  /// The bytes that switch the modes on. Brackets surround each frame and need no bytes here.
  ///
  /// The query after mode 1016 is answered when the mode is on. Reports that arrive before the answer count cells.
  var enteringBytes: String {
    (contains(.metaEscapes) ? "\u{1B}[?1036h" : "") + (contains(.explicitOrder) ? "\u{1B}[8l" : "")
      + (contains(.styleReports) ? "\u{1B}[?2031h" : "")
      + (contains(.keyboardProtocol) ? "\u{1B}[>5u" : "")
      + (contains(.pixelPositions) ? "\u{1B}[?1016h" + TerminalNegotiation.pixelQuery : "")
  }

  /// Removes everything from the stack of the keyboard protocol.
  static let keyboardReset = "\u{1B}[<9u"
  /// Pauses the keyboard protocol until `keyboardResumption`.
  static let keyboardPause: StaticString = "\u{1B}[=0u"
  /// Resumes the keyboard protocol.
  static let keyboardResumption = "\u{1B}[=5u"

  /// The bytes that switch the modes off.
  var leavingBytes: String {
    (contains(.synchronizedOutput) ? "\u{1B}[?2026l" : "") + (contains(.keyboardProtocol) ? "\u{1B}[<u" : "")
      + (contains(.styleReports) ? "\u{1B}[?2031l" : "") + (contains(.pixelPositions) ? "\u{1B}[?1016l" : "")
      + (contains(.metaEscapes) ? "\u{1B}[?1036l" : "") + (contains(.explicitOrder) ? "\u{1B}[8h" : "")
  }
}
