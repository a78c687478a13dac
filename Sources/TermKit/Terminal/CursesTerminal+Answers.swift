import TermKitGraphics
import TermKitInput

// The queries to the terminal, and the reactions to its replies.

extension CursesTerminal {
  /// Queries properties that the environment does not state, or that may have changed. The replies arrive as input.
  func sendQueries() {
    if negotiation.isComplete { return queryColors() }
    if detection.isUnicode, size.height > 1 {
      output.append(TerminalNegotiation.widthQuery.utf8)
      negotiation.didSendWidthQuery()
    }
    output.append(negotiation.queries.utf8)
    negotiation.didSendClosingQuery()
  }

  /// Asks for the colours again, if the terminal has reported them before.
  func queryColors() {
    guard negotiation.defaultColors != nil, phase == .entered else { return }
    send(TerminalNegotiation.colorQueries.utf8)
  }

  /// Asks for the size of a cell again, if the terminal has reported it before. A change of the font changes it.
  func queryCellSize() {
    guard negotiation.knowsCellSize, phase == .entered else { return }
    send(TerminalNegotiation.cellSizeQuery.utf8)
  }

  /// Waits until the terminal has answered the queries sent when it was opened. Input that arrives during the wait is left for the next
  /// `wait`.
  /// - Parameter seconds: The longest time to wait, in seconds.
  public func awaitReplies(atMost seconds: Double) {
    let deadline = MonotonicClock.now + seconds
    flush()
    while negotiation.isAwaitingReply, !isInputEnded, MonotonicClock.now < deadline {
      eventsBefore += step(until: deadline)
      if eventsBefore.contains(where: \.isEnd) { return }
    }
  }

  /// Collects the terminal's reports and applies them.
  /// - Returns: `.colorsChanged` if the colours changed, or if the whole screen must be painted again.
  func take(_ replies: [TerminalReply]) -> [TerminalEvent] {
    let reports = replies.compactMap(TerminalReport.init)
    let before = (negotiation.style, negotiation.defaultColors, isValid)
    for report in reports {
      negotiation.take(report)
      if case .screenSize(let size) = report { reportedSize = size }
      // A new style may come with new colours.
      if case .style = report, negotiation.isComplete { queryColors() }
    }
    if !modes.isDisjoint(with: negotiation.modesBefore) {
      modes.subtract(negotiation.modesBefore)
      armRestoration()
    }
    if negotiation.hasWideAmbiguousCharacters != painter.hasWideAmbiguousCharacters {
      painter.hasWideAmbiguousCharacters = negotiation.hasWideAmbiguousCharacters
      isValid = false
    }
    if let usedTextOrder, usedTextOrder != textOrder {
      painter.textOrder = chooseTextOrder()
      isValid = false
    }
    if negotiation.isMultiplexer, screen.stopErasingInColor() { isValid = false }
    if negotiation.needsKeyboardQuery, phase == .entered { queryKeyboardOnNormalScreen() }
    if negotiation.needsSizeQuery, phase == .entered {
      negotiation.didSendSizeQuery()
      send(TerminalNegotiation.sizeQuery.utf8)
    }
    if switchModes() { flush() }
    return before == (negotiation.style, negotiation.defaultColors, isValid) ? [] : [.colorsChanged]
  }

  // Shows the normal screen for a moment. The alternate screen loses its contents. This happens only after a program was killed, or where
  // the shell has switched on the keyboard protocol.
  private func queryKeyboardOnNormalScreen() {
    isValid = false
    // Some descriptions save the title with the normal screen.
    shownWindow = TerminalWindow()
    negotiation.didSendKeyboardQuery()
    output.append(screens.leaving + TerminalNegotiation.keyboardQuery.utf8 + screens.entering)
    output.append(negotiation.closingQuery.utf8)
    negotiation.didSendClosingQuery()
    flush()
  }

  /// Switches modes on and off as the phase, the program and the terminal's answers require, and returns whether any mode has changed. Call
  /// it while the alternate screen is shown, which has its own stack of the keyboard protocol.
  @discardableResult
  func switchModes() -> Bool {
    let wanted = wantedModes
    if wanted == modes { return false }
    let (ended, begun) = (modes.subtracting(wanted), wanted.subtracting(modes))
    modes = wanted
    armRestoration()
    output.append(ended.leavingBytes)
    negotiation.didSwitchOn(begun)
    if begun.contains(.keyboardProtocol), negotiation.hasOldKeyboardFlags {
      output.append(CursesModes.keyboardReset.utf8)
    }
    output.append(begun.enteringBytes)
    return true
  }

  // While the terminal answers the last query, only those modes stay on that the user may have switched on before.
  private var wantedModes: CursesModes {
    switch phase {
    case .entered:
      let usual = reportsPointerMotion ? usualModes.withPointerMotion : usualModes
      let offered = negotiation.offeredModes
      let releases: CursesModes =
        reportsKeyReleases && offered.contains(.keyboardProtocol) ? .keyReleases : []
      return usual.union(negotiation.firstModes).union(offered).union(windowModes).union(releases)
    case .leaving: return negotiation.firstModes
    case .away, .released, .closed: return []
    }
  }
}
