private import CNcurses

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// The signals that matter while a terminal is in use: those that tell of something end a wait, those that kill restore
/// first.
@MainActor enum CursesSignals {
  /// Signals that ask to end, in good order.
  static let requestsToEnd = [SIGHUP, SIGINT, SIGQUIT, SIGTERM] + strayRequests
  /// Signals that end a program which has nothing to do with them, too. One that has keeps its own action.
  private static let strayRequests = [SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU]
  /// Signals of things that happened to the terminal or to the process.
  static let notices = [SIGWINCH, SIGCONT, SIGTSTP]
  /// Signals of a program that broke.
  static let crashes = [SIGSEGV, SIGBUS, SIGILL, SIGABRT, SIGTRAP, SIGFPE, SIGSYS]
  /// Signals that are ignored: a write to a pipe that nobody reads, or to a file that may not grow, just fails then.
  private static let failures = [SIGPIPE, SIGXFSZ]

  private static var state: UnsafeMutablePointer<CursesSignalState> { CursesSignalState.state }

  /// The descriptor that can be read when a signal, or `wake`, has something to tell.
  static var descriptor: Int32 { state.pointee.pipeReading }

  /// False when the process has too many files open for the pipe that signals are told by.
  static var canTell: Bool { descriptor >= 0 }

  /// Keeps the actions now in effect, before ncurses installs its own.
  static func rememberActions() {
    state.pointee.firstRequestToEnd = 0
    for number in requestsToEnd + notices + crashes + failures {
      CursesSignalState.keepAction(of: number)
    }
  }

  /// Installs the handlers, also over those of ncurses. Those of crashes run on a stack of their own.
  ///
  /// What was ignored before stays ignored: `nohup` works that way.
  static func install() {
    _ = alternateStack
    for number in requestsToEnd where isTakenOver(number) { CursesSignalState.handle(number, as: .requestToEnd) }
    for number in notices { CursesSignalState.handle(number, as: .notice) }
    for number in crashes { CursesSignalState.handle(number, as: .crash) }
    for number in failures { CursesSignalState.handle(number, as: .nothing) }
    unblock()
  }

  private static func isTakenOver(_ number: Int32) -> Bool {
    strayRequests.contains(number) ? CursesSignalState.wasDefault(number) : !CursesSignalState.wasIgnored(number)
  }

  // A parent may have left signals blocked; the window's size, for one, would then never be told.
  private static func unblock() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in requestsToEnd + notices + crashes { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Puts the actions back that were in effect before.
  static func remove() {
    endWork()
    for number in requestsToEnd + notices + crashes + failures {
      CursesSignalState.putBackAction(of: number)
    }
  }

  /// Stops the process, with all others of its job, as Ctrl-Z does in a shell. Returns when it is continued; at once
  /// when nobody is there to continue it, as in an orphaned job.
  static func stopJob() {
    CursesSignalState.putBackAction(of: SIGTSTP)
    kill(0, SIGTSTP)
    CursesSignalState.handle(SIGTSTP, as: .notice)
  }

  /// Has signals of the keyboard do what they do to a program that waits for another one: Ctrl-Z stops both, Ctrl-C is for the other.
  static func release() {
    _ = exchange_flag(&state.pointee.isReleased, 1)
    CursesSignalState.putBackAction(of: SIGTSTP)
  }

  /// Ends `release()`.
  static func reclaim() {
    CursesSignalState.handle(SIGTSTP, as: .notice)
    _ = exchange_flag(&state.pointee.isReleased, 0)
  }

  /// Runs `body` without being stopped for touching the terminal from the background.
  static func withoutBackgroundStops(_ body: () -> Void) {
    var old = sigaction()
    ignore_signal(SIGTTOU, &old)
    body()
    sigaction(SIGTTOU, &old, nil)
  }

  // A stack overflow leaves no room for the handler on the stack that overflowed. Made once, by its first use, and kept: only the kernel
  // knows of it otherwise, and leak checkers do not ask that.
  private static let alternateStack: UnsafeMutableRawBufferPointer = {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    var stack = stack_t()
    stack.ss_sp = memory.baseAddress
    stack.ss_size = memory.count
    sigaltstack(&stack, nil)
    return memory
  }()
}

extension CursesSignals {
  /// Prepares for the worst: what to send to `terminal`, and which settings to put into effect, if the process is
  /// killed.
  static func arm(terminal: Int32, settings: TerminalSettings, bytes: [UInt8]) {
    disarm()
    state.pointee.terminal = terminal
    state.pointee.settings = settings
    state.pointee.restoringCount = min(bytes.count, CursesSignalState.restoringCapacity)
    for (index, byte) in bytes.prefix(CursesSignalState.restoringCapacity).enumerated() {
      state.pointee.restoringBytes[index] = byte
    }
    CursesSignalState.exchangePhase(CursesSignalState.armed)
  }

  /// There is nothing to give back any more.
  static func disarm() {
    CursesSignalState.exchangePhase(CursesSignalState.disarmed)
  }

  /// Where messages are kept while the screen is in use, and what standard output and standard error were before; -1 for nothing.
  static func setMessages(from messages: Int32, to originals: [Int32]) {
    state.pointee.standardOutput = originals[0]
    state.pointee.standardError = originals[1]
    state.pointee.messages = messages
  }

  /// Shows those messages now.
  static func showMessages() {
    CursesSignalState.showMessages()
  }

  /// Ends a wait; from any thread.
  nonisolated static func wake() {
    CursesSignalState.writeToPipe(0)
  }

  /// Answers whether `wake` was called since the last time.
  static func collectWakes() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 256)
    var isWoken = false
    while true {
      let count = read(state.pointee.pipeReading, &bytes, bytes.count)
      guard count > 0 else { return isWoken }
      if bytes.prefix(count).contains(0) { isWoken = true }
    }
  }

  /// Answers whether a signal came since the last time, however often.
  static func collect(_ number: Int32) -> Bool {
    if requestsToEnd.contains(number) { _ = exchange_flag(&state.pointee.isAskedToEnd, 0) }
    return exchange_flag(state.pointee.isPending + Int(number), 0) == 1
  }

  /// True when a signal that asks to end waits to be collected.
  static var isAskedToEnd: Bool { read_flag(&state.pointee.isAskedToEnd) == 1 }
}

// A program that works does not listen. When it does so for too long, Ctrl-C is made a signal until it listens again.
extension CursesSignals {
  /// Notes that the program works from now on. `settings` are those under which Ctrl-C is a signal; `usesKeyboardProtocol` says that the
  /// terminal has to be told to send it as the kernel knows it.
  static func beginWork(signalKeys settings: TerminalSettings, usesKeyboardProtocol: Bool) {
    guard isTakenOver(SIGALRM) else { return }
    state.pointee.signalKeySettings = settings
    state.pointee.usesKeyboardProtocol = usesKeyboardProtocol
    set_word(&state.pointee.workStart, CursesSignalState.milliseconds)
    set_alarm(CursesSignalState.patience)
  }

  /// Notes that the program listens again, and answers whether Ctrl-C was made a signal meanwhile.
  @discardableResult
  static func endWork() -> Bool {
    if state.pointee.workStart == 0 { return false }
    set_alarm(0)
    set_word(&state.pointee.workStart, 0)
    return exchange_flag(&state.pointee.signalKeys, 0) > 0
  }

  /// Says whether bytes are on their way to the terminal, of which handlers must not send any among them.
  static func setWriting(_ isWriting: Bool) { _ = exchange_flag(&state.pointee.isWriting, isWriting ? 1 : 0) }
}
