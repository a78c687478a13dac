import TermKitGraphics
private import CNcurses

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

extension CursesTerminal {
  /// Takes the terminal over, as soon as the process is in the foreground. Everything is painted anew afterwards.
  func enter() {
    guard !isEntered, !isClosed else { return }
    armForTheWorst()
    guard screen.programSettings.apply(to: output.descriptor, unless: { CursesSignals.isAskedToEnd }) else {
      CursesSignals.disarm()
      // The terminal went away while nobody looked.
      if !CursesSignals.isAskedToEnd { output.giveUp() }
      return
    }
    isEntered = true
    messages.begin()
    output.append(privateModes.enteringBytes)
    if reportsPointerMotion { output.append(privateModes.pointerBytes(reportsMotion: true)) }
    askQuestions()
    output.flush(patience: 0)
    curs_set(0)
    shownCursor = nil
    isValid = false
  }

  /// Gives the terminal back as it was found. Waits a second for one that takes no bytes.
  func leave() {
    guard isEntered else { return }
    CursesSignals.endWork()
    // Or the shell would read them.
    if input.isForeground { awaitAnswers(atMost: 0.1) }
    isEntered = false
    deferredFrame = nil
    CursesSignals.withoutBackgroundStops {
      output.append(offeredModes.leavingBytes.utf8 + privateModes.leavingBytes)
      output.append(erasureBeforeLeaving)
      endwin()
      output.flush(patience: 1)
      if input.isForeground {
        screen.shellSettings.apply(to: input.number)
        if options.usesMouse { input.discardInput() }
      }
    }
    CursesSignals.disarm()
    messages.end()
    forgetOfferedModes()
  }

  /// Has the terminal be given back as it was found when the process is killed.
  func armForTheWorst() {
    let interruption = usesControlSequences ? CursesSignalState.interruption : []
    let bytes = interruption + offeredModes.leavingBytes.utf8 + erasureBeforeLeaving + restoringBytes
    CursesSignals.arm(terminal: output.descriptor, settings: screen.shellSettings, bytes: bytes)
  }

  /// Erases a second screen that has another size now than when it was shown.
  ///
  /// tmux 3.3a makes the second screen as wide as it was before it goes back to the first one. Rows that have become too long are wrapped
  /// then, and the surplus goes into the history, above the shell's prompt.
  private var erasureBeforeLeaving: [UInt8] {
    secondScreenSize == nil || secondScreenSize == Self.askSize(of: output.descriptor) ? [] : erasingBytes
  }

  private func forgetOfferedModes() {
    offeredModes = []
    secondScreenSize = nil
  }

  /// Gives the terminal back as it was found, and the signals. Once only; later calls do nothing.
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

  /// Stops the process as Ctrl-Z does in a shell, with the terminal given back meanwhile. The next `wait` answers
  /// `resumed`.
  public func suspend() {
    guard isEntered else { return }
    leave()
    // What was read meanwhile was typed for the shell.
    eventsBefore.removeAll { if case .input = $0 { true } else { false } }
    if eventsBefore.contains(where: \.isEnd) { return }
    CursesSignals.stopJob()
    // That it was continued is known from having come here.
    _ = CursesSignals.collect(SIGCONT)
    isResumed = true
    // A job that is killed while it is stopped wakes up in the background, where the terminal is not its own.
    if !CursesSignals.isAskedToEnd { enter() }
  }

  /// Takes the terminal over again after somebody else stopped the process, and perhaps used the terminal; answers whether it could. In
  /// the background it cannot, and there is no need to when the process is asked to end.
  func reenter() -> Bool {
    guard isEntered else { return true }
    guard screen.programSettings.apply(to: output.descriptor, unless: { CursesSignals.isAskedToEnd }) else {
      return false
    }
    output.append(offeredModes.leavingBytes.utf8)
    forgetOfferedModes()
    armForTheWorst()
    output.append(privateModes.enteringBytes)
    if reportsPointerMotion { output.append(privateModes.pointerBytes(reportsMotion: true)) }
    endwin()
    askColors()
    isValid = false
    shownCursor = nil
    return true
  }
}

extension CursesTerminal {
  /// Tells the terminal whether to report the pointer's motion.
  func sendPointerMode() {
    // A terminal that stands still is not waited for once more.
    let isStanding = output.hasTail
    output.append(privateModes.pointerBytes(reportsMotion: reportsPointerMotion))
    output.flush(patience: isStanding ? 0 : CursesOutput.patience) { CursesSignals.isAskedToEnd }
  }
}

extension CursesTerminal {
  /// The size that the kernel knows of, within bounds; the usual one if it knows none, as on a serial line.
  static func askSize(of descriptor: Int32) -> Size {
    var columns: Int32 = 0
    var rows: Int32 = 0
    guard terminal_size(descriptor, &columns, &rows), columns > 0, rows > 0 else {
      return Size(width: 80, height: 24)
    }
    return Size(width: min(Int(columns), 2000), height: min(Int(rows), 1000))
  }

  /// Makes room for the present size everywhere; nothing of the screen is known afterwards.
  func resizeScreen() {
    screen.resize(to: size)
    painter.resize(to: size)
    isValid = false
    if isEntered { armForTheWorst() }
  }
}
