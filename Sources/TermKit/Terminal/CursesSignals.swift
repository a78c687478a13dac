private import CSignals
private import LibC

/// The signals that matter while a terminal is in use. A notice ends a wait, and a deadly signal first restores the terminal.
@MainActor enum CursesSignals {
  /// The signals that ask to end, in order of precedence.
  static let terminationSignals = [SIGHUP, SIGINT, SIGQUIT, SIGTERM] + defaultFatalSignals
  /// Signals that would end a program by default. If the program handles one, its own action stays in effect.
  private static let defaultFatalSignals = [SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU]
  /// The signals of changes to the terminal or the process.
  static let notices = [SIGWINCH, SIGCONT, SIGTSTP]
  /// The signals of a fault in the program.
  static let crashes = [SIGSEGV, SIGBUS, SIGILL, SIGABRT, SIGTRAP, SIGFPE, SIGSYS]
  /// Signals without an effect: a write to a closed pipe, or to a file at its size limit, then just fails.
  private static let failures = [SIGPIPE, SIGXFSZ]

  /// The descriptor that becomes readable after a signal or a call of `wake`.
  static var descriptor: Int32 { signals_descriptor() }

  /// Whether the pipe for signals could be opened. It cannot if the process has too many open files.
  static var hasPipe: Bool { descriptor >= 0 }

  /// Remembers the current actions, before ncurses installs its own.
  static func rememberActions() {
    signals_forget_request_to_end()
    for number in terminationSignals + notices + crashes + failures { signals_keep_action(number) }
  }

  /// Installs the handlers, also in place of ncurses's handlers. Handlers of crashes run on their own stack.
  ///
  /// Ignored signals stay ignored: `nohup` depends on that.
  static func install() {
    _ = alternateStack
    for number in terminationSignals where isTakenOver(number) { signals_handle(number, .requestToEnd) }
    for number in notices { signals_handle(number, .notice) }
    for number in crashes { signals_handle(number, .crash) }
    for number in failures { signals_handle(number, .nothing) }
    unblock()
  }

  private static func isTakenOver(_ number: Int32) -> Bool {
    defaultFatalSignals.contains(number) ? signals_was_default(number) : !signals_was_ignored(number)
  }

  // The parent process may have left signals blocked. Changes of the window's size, for example, would then never be reported.
  private static func unblock() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in terminationSignals + notices + crashes { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Restores the previous actions.
  static func remove() {
    endWork()
    for number in terminationSignals + notices + crashes + failures { signals_restore_action(number) }
  }

  /// Stops the process and all others of its job, as Ctrl-Z does in a shell.
  ///
  /// Returns when the process is continued, or at once in an orphaned job, which no shell could continue. The first process of a container
  /// cannot be stopped. Others of its job could be, and the shell would then use the terminal at the same time.
  static func stopJob() {
    // The caller knows that the process has been continued, so the signal brings no news.
    defer { _ = collect(SIGCONT) }
    if getpid() == 1 { return }
    signals_restore_action(SIGTSTP)
    kill(0, SIGTSTP)
    signals_handle(SIGTSTP, .notice)
  }

  /// Gives the keyboard's signals to another program that this one waits for: Ctrl-Z stops both, and Ctrl-C is for the other.
  static func release() {
    signals_set_released(true)
    signals_restore_action(SIGTSTP)
  }

  /// Ends `release()`.
  static func reclaim() {
    signals_handle(SIGTSTP, .notice)
    signals_set_released(false)
  }

  /// Runs `body` without being stopped for changing the terminal from the background.
  static func withoutBackgroundStops(_ body: () -> Void) {
    var old = sigaction()
    signals_ignore_background_stops(&old)
    body()
    sigaction(SIGTTOU, &old, nil)
  }

  // A stack overflow leaves no room for a handler on the same stack. The memory is allocated on first use and never freed. The kernel knows
  // its address, but leak checkers cannot ask the kernel, so this constant keeps it.
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
  /// Prepares to restore the settings of the terminal and to send bytes to it if the process is killed.
  static func arm(terminal: Int32, settings: TerminalSettings, bytes: [UInt8]) {
    signals_arm(terminal, settings.value, bytes, bytes.count)
  }

  /// Cancels the preparation: there is no terminal to restore any more.
  static func disarm() { signals_disarm() }

  /// Sets the file that captures messages, and the original standard output and standard error. -1 means none.
  static func setMessages(from messages: Int32, to originals: [Int32]) {
    signals_set_messages(messages, originals[0], originals[1])
  }

  /// Restores standard output and standard error, and shows the captured messages.
  static func showMessages() { signals_show_messages() }

  /// Ends a wait. Safe on any thread.
  nonisolated static func wake() { signals_write(0) }

  /// Returns whether `wake` was called since the last call.
  static func collectWakes() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 256)
    var isWoken = false
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      guard count > 0 else { return isWoken }
      if bytes.prefix(count).contains(0) { isWoken = true }
    }
  }

  /// Returns whether a signal arrived since the last call, once or more often.
  static func collect(_ number: Int32) -> Bool {
    if terminationSignals.contains(number) { signals_forget_request_to_end() }
    return signals_collect(number)
  }

  /// Returns the events of the wake and of the requests to end since the last call.
  static func collectEvents() -> [TerminalEvent] {
    let wakes: [TerminalEvent] = collectWakes() ? [.woken] : []
    return wakes + terminationSignals.filter(collect).map { .ended(signal: $0) }
  }

  /// Whether a request to end waits to be collected.
  static var isTerminationRequested: Bool { signals_request_to_end() }

  /// Notes that the program starts to work. It does not read keys then. If it works too long, Ctrl-C becomes a signal until the program
  /// waits for events again.
  /// - Parameters:
  ///   - settings: The settings under which Ctrl-C is a signal.
  ///   - usesKeyboardProtocol: Whether the terminal must be told to send Ctrl-C as the byte that the kernel knows.
  static func beginWork(signalKeys settings: TerminalSettings, usesKeyboardProtocol: Bool) {
    guard isTakenOver(SIGALRM) else { return }
    signals_begin_work(settings.value, usesKeyboardProtocol ? CursesModes.keyboardPause.utf8Start : nil)
  }

  /// Notes that the program waits for events again, and returns whether Ctrl-C had become a signal.
  @discardableResult
  static func endWork() -> Bool { signals_end_work() }

  /// Sets whether bytes are being sent to the terminal. Handlers must not send theirs among them.
  static func setWriting(_ isWriting: Bool) { signals_set_writing(isWriting) }
}
