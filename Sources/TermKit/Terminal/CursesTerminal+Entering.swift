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
    guard !isEntered, !isClosed else { return }
    armRestoration()
    guard screen.programSettings.apply(to: output.descriptor, unless: { CursesSignals.isTerminationRequested }) else {
      CursesSignals.disarm()
      // The terminal disappeared while the process waited.
      if !CursesSignals.isTerminationRequested { output.giveUp() }
      return
    }
    isEntered = true
    messages.begin()
    output.append(privateModes.enteringBytes)
    if reportsPointerMotion { output.append(privateModes.pointerBytes(reportsMotion: true)) }
    sendQueries()
    // After the query for the mode, whose answer is the user's own setting.
    output.append(offeredModes.enteringBytes.utf8)
    output.flush(timeout: 0)
    curs_set(0)
    shownCursor = nil
    isValid = false
  }

  /// Restores the terminal to its original state. Waits at most a second for a terminal that takes no bytes.
  func leave() {
    guard isEntered else { return }
    CursesSignals.endWork()
    undecidedFrame = nil
    // Otherwise the shell would read the answers as input.
    if input.isForeground { awaitReplies(atMost: 0.1) }
    isEntered = false
    deferredFrame = nil
    CursesSignals.withoutBackgroundStops {
      output.append(offeredModes.leavingBytes.utf8 + privateModes.leavingBytes)
      output.append(erasureBeforeLeaving)
      endwin()
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

  /// Prepares to restore the terminal if the process is killed.
  func armRestoration() {
    let interruption = usesControlSequences ? CursesSignalState.interruption : []
    let bytes = interruption + offeredModes.leavingBytes.utf8 + erasureBeforeLeaving + restoringBytes
    CursesSignals.arm(terminal: output.descriptor, settings: screen.shellSettings, bytes: bytes)
  }

  /// The bytes that erase an alternate screen whose size has changed since it was shown.
  ///
  /// tmux 3.3a gives the alternate screen its old width before it returns to the normal screen. It wraps rows that have become too long,
  /// and the surplus rows go into the history, above the shell's prompt.
  private var erasureBeforeLeaving: [UInt8] {
    alternateScreenSize == nil || alternateScreenSize == Self.askSize(of: output.descriptor) ? [] : erasingBytes
  }

  private func forgetOfferedModes() {
    offeredModes = negotiation.firstModes
    alternateScreenSize = nil
    negotiation.didSwitchOff()
    decoder.forgetPixelPositions()
  }

  /// Restores the terminal and the signal actions. Later calls have no effect.
  public func close() {
    guard !isClosed else { return }
    leave()
    isClosed = true
    Self.isOpen = false
    if isReleased { CursesSignals.reclaim() }
    CursesSignals.remove()
    clockWatch.close()
    if keys.number != input.number { keys.close() }
    screen.close()
  }

  /// Restores the terminal and stops the process, as Ctrl-Z does in a shell. The next `wait` returns `resumed`.
  public func suspend() {
    guard isEntered else { return }
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
    guard isEntered else { return true }
    guard screen.programSettings.apply(to: output.descriptor, unless: { CursesSignals.isTerminationRequested }) else {
      return false
    }
    output.append(offeredModes.leavingBytes.utf8)
    forgetOfferedModes()
    armRestoration()
    output.append(privateModes.enteringBytes + offeredModes.enteringBytes.utf8)
    if reportsPointerMotion { output.append(privateModes.pointerBytes(reportsMotion: true)) }
    endwin()
    queryColors()
    isValid = false
    shownCursor = nil
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
    if isEntered { armRestoration() }
  }
}
