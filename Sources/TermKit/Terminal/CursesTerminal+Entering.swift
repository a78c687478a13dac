import TermKitGraphics
private import CNcurses

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

extension CursesTerminal {
  /// Takes the terminal over as soon as the process is in the foreground. The next frame is painted completely.
  func enter() {
    guard phase == .away else { return }
    armRestoration()
    guard screen.programSettings.apply(to: output.descriptor, unless: { CursesSignals.isTerminationRequested }) else {
      CursesSignals.disarm()
      // The terminal disappeared while the process waited.
      if !CursesSignals.isTerminationRequested { output.giveUp() }
      return
    }
    phase = .entered
    messages.begin()
    output.append(enteringBytes)
    sendQueries()
    // After the query for the mode, whose answer is the user's own setting.
    output.append(offeredModes.enteringBytes.utf8)
    output.flush(timeout: 0)
    switchOnOfferedModes()
    shownCursor = nil
    isValid = false
  }

  private var enteringBytes: [UInt8] {
    let motion = reportsPointerMotion ? privateModes.pointerBytes(reportsMotion: true) : []
    return screens.entering + privateModes.enteringBytes + motion
  }

  private var restoringBytes: [UInt8] { privateModes.leavingBytes + screens.erasing + screens.leaving }

  /// Switches off what a killed program may have left on. It may have begun a synchronized frame, even if the shell has restored the
  /// settings since.
  func repair() {
    let modes = negotiation.possibleModes
    output.append(
      screen.wasLeftBehind
        ? modes.leavingBytes.utf8 + privateModes.leavingBytes + screens.leaving
        : Array(modes.intersection(.synchronizedOutput).leavingBytes.utf8))
  }

  /// Switches all modes on again, because another program may have switched them off.
  func switchOnAgain() {
    guard isEntered else { return }
    // The normal screen comes first: while the alternate screen is shown, some terminals would save the cursor again.
    output.append(screens.leaving + enteringBytes)
    // The stack of the keyboard protocol must not grow.
    output.append((offeredModes.leavingBytes + offeredModes.enteringBytes).utf8)
    negotiation.didSwitchOn(offeredModes)
    shownCursor = nil
  }

  /// Restores the terminal to its original state. Waits at most a second for a terminal that takes no bytes.
  func leave() {
    guard phase == .entered else { return }
    CursesSignals.endWork()
    deferredFrame = nil
    switchOffReports()
    if input.isForeground { awaitSilence() }
    phase = .away
    CursesSignals.withoutBackgroundStops {
      endwin()
      output.append(offeredModes.leavingBytes.utf8 + screens.erasing + screens.leaving)
      output.flush(timeout: 1)
      if input.isForeground {
        screen.shellSettings.apply(to: input.number)
        if options.usesMouse { input.discardInput() }
      }
    }
    CursesSignals.disarm()
    messages.end()
    forgetOfferedModes()
  }

  // The modes that were switched on without asking stay on until the last reply, which may say that the user had switched them on.
  private func switchOffReports() {
    output.append(offeredModes.subtracting(.first).leavingBytes.utf8 + privateModes.leavingBytes)
    offeredModes.formIntersection(.first)
    armRestoration()
  }

  // Waits until the last report has arrived. The shell would read later ones as typed.
  private func awaitSilence() {
    phase = .leaving
    output.append(negotiation.closingQuery.utf8)
    // A terminal that has never replied may never do so.
    let limit = negotiation.isComplete ? 1 : 0.1
    negotiation.didSendClosingQuery()
    output.flush(timeout: 0.1)
    if !output.hasTail { awaitReplies(atMost: limit) }
  }

  /// Ends any sequence or string of which the terminal has received only the beginning (CAN, then ST).
  private static let interruption = Array("\u{18}\u{1B}\\".utf8)

  /// Prepares to restore the terminal if the process is killed.
  func armRestoration() {
    let interruption = usesControlSequences ? Self.interruption : []
    let bytes = interruption + offeredModes.leavingBytes.utf8 + restoringBytes
    CursesSignals.arm(terminal: output.descriptor, settings: screen.shellSettings, bytes: bytes)
  }

  private func forgetOfferedModes() {
    offeredModes = negotiation.firstModes
    negotiation.didSwitchOff()
    decoder.forgetPixelPositions()
  }

  /// Restores the terminal and the signal actions. Later calls have no effect.
  public func close() {
    guard phase != .closed else { return }
    leave()
    if phase == .released { CursesSignals.reclaim() }
    phase = .closed
    Self.isOpen = false
    CursesSignals.remove()
    clockWatch.close()
    if keys.number != input.number { keys.close() }
    screen.close()
  }

  /// Restores the terminal and stops the process, as Ctrl-Z does in a shell. The next `wait` returns `resumed`.
  public func suspend() {
    guard phase == .entered else { return }
    leave()
    // Keys read in the last moments were typed for the shell.
    eventsBefore.removeAll { if case .input = $0 { true } else { false } }
    if eventsBefore.contains(where: \.isEnd) { return }
    CursesSignals.stopJob()
    // The process has been continued, so the signal brings no news.
    _ = CursesSignals.collect(SIGCONT)
    isResumed = true
    // A stopped job that is killed wakes up in the background, where it may not use the terminal.
    if !CursesSignals.isTerminationRequested { enter() }
  }

  /// Takes the terminal over again after another process stopped this one and perhaps used the terminal.
  ///
  /// - Returns: False if the process is in the background or is asked to end.
  func reenter() -> Bool {
    guard phase == .entered else { return true }
    guard screen.programSettings.apply(to: output.descriptor, unless: { CursesSignals.isTerminationRequested }) else {
      return false
    }
    invalidate()
    queryColors()
    return true
  }
}

extension CursesTerminal {
  /// Tells the terminal whether to report the pointer's motion.
  func sendPointerMode() {
    // A stopped terminal must not cause a second wait.
    let isStanding = output.hasTail
    output.append(privateModes.pointerBytes(reportsMotion: reportsPointerMotion))
    output.flush(timeout: isStanding ? 0 : CursesOutput.timeout) { CursesSignals.isTerminationRequested }
  }
}

extension CursesTerminal {
  /// Returns the size from the kernel, limited to 2000 × 1000 cells. If it is unknown, as on a serial line, returns 80 × 24 cells.
  static func askSize(of descriptor: Int32) -> Size {
    var columns: Int32 = 0
    var rows: Int32 = 0
    guard terminal_size(descriptor, &columns, &rows), columns > 0, rows > 0 else {
      return Size(width: 80, height: 24)
    }
    return Size(width: min(Int(columns), 2000), height: min(Int(rows), 1000))
  }

  /// Adapts the screen to the current size. The next frame is painted completely.
  func resizeScreen() {
    screen.resize(to: size)
    painter.resize(to: size)
    isValid = false
  }
}
