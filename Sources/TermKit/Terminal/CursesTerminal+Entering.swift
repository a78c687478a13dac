import TermKitGraphics
private import CNcurses

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
    output.append(screens.entering)
    sendQueries()
    // After the query for a mode, whose answer is the user's own setting.
    switchModes()
    output.flush(timeout: 0)
    shownCursor = nil
    shownWindow = TerminalWindow()
    isValid = false
  }

  /// Switches off what a killed program may have left on. It may have begun a synchronized frame, even if the shell has restored the
  /// settings since.
  func repair() {
    guard screen.wasLeftBehind else {
      return output.append(negotiation.possibleModes.intersection(.synchronizedOutput).leavingBytes)
    }
    var modes = negotiation.possibleModes.union(usualModes.withPointerMotion)
    if detection.showsTitle { modes.insert(.windowTitle) }
    if program.showsProgress { modes.insert(.progress) }
    if program.hasPointerStyles { modes.insert(.pointerStyle) }
    output.append(modes.leavingBytes + screens.leaving)
  }

  /// Restores the terminal to its original state. Waits at most a second for a terminal that takes no bytes.
  func leave() {
    guard phase == .entered else { return }
    CursesSignals.endWork()
    deferredFrame = nil
    phase = .leaving
    switchModes()
    if input.isForeground { awaitSilence() }
    phase = .away
    CursesSignals.withoutBackgroundStops {
      endwin()
      output.append(modes.leavingBytes + screens.erasing + screens.leaving)
      output.flush(timeout: 1)
      if input.isForeground {
        screen.shellSettings.apply(to: input.number)
        if options.usesMouse { input.discardInput() }
      }
    }
    CursesSignals.disarm()
    messages.end()
    // Keys read in the last moments were typed for the shell or another program.
    eventsBefore.removeAll { if case .input = $0 { true } else { false } }
    modes = []
    negotiation.didSwitchOff()
    decoder.forgetPixelPositions()
  }

  // Waits until the last report has arrived. The shell would read later ones as typed.
  private func awaitSilence() {
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
    // The reports are switched off even if they seem to be off already.
    let modes = modes.union(usualModes.withPointerMotion)
    let bytes = interruption + modes.leavingBytes + screens.erasing + screens.leaving
    CursesSignals.arm(terminal: output.descriptor, settings: screen.shellSettings, bytes: bytes)
  }

  /// Restores the terminal and the signal actions. Later calls have no effect.
  public func close() {
    guard phase != .closed else { return }
    leave()
    if phase == .released { CursesSignals.reclaim() }
    phase = .closed
    Self.isOpen = false
    CursesSignals.remove()
    clock.close()
    if keys.number != input.number { keys.close() }
    screen.close()
  }

  /// Restores the terminal and stops the process, as Ctrl-Z does in a shell. The next `wait` returns `resumed`.
  /// Does nothing if `allowsSuspension` is false.
  public func suspend() {
    guard allowsSuspension, phase == .entered else { return }
    leave()
    if eventsBefore.contains(where: \.isEnd) { return }
    CursesSignals.stopJob()
    isResumed = true
    // A stopped job that is killed wakes up in the background, where it may not use the terminal.
    if !CursesSignals.isTerminationRequested { enter() }
  }

  /// Takes the terminal over again after another process stopped this one and perhaps used the terminal.
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
  /// Returns the size from the kernel, limited to 2000 × 1000 cells. If it is unknown, as on a serial line or when the terminal is gone, returns the
  /// known size, which defaults to 80 × 24 cells.
  static func askSize(of descriptor: Int32, known: Size = Size(width: 80, height: 24)) -> Size {
    var columns: Int32 = 0
    var rows: Int32 = 0
    guard terminal_size(descriptor, &columns, &rows), columns > 0, rows > 0 else {
      return known
    }
    return Size(width: min(Int(columns), 2000), height: min(Int(rows), 1000))
  }
}
