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

  /// The descriptor that can be read when a signal, or `wake`, has something to tell.
  static var descriptor: Int32 { state.pointee.pipeReading }

  /// False when the process has too many files open for the pipe that signals are told by.
  static var canTell: Bool { descriptor >= 0 }

  /// Keeps the actions now in effect, before ncurses installs its own.
  static func rememberActions() {
    state.pointee.firstRequestToEnd = 0
    for number in requestsToEnd + notices + crashes + failures {
      sigaction(number, nil, state.pointee.oldActions + Int(number))
    }
  }

  /// Installs the handlers, also over those of ncurses. Those of crashes run on a stack of their own.
  ///
  /// What was ignored before stays ignored: `nohup` works that way.
  static func install() {
    _ = alternateStack
    for number in requestsToEnd where isTakenOver(number) { handle_signal(number, requestToEnd, 0, nil) }
    for number in notices { handle_signal(number, notice, 0, nil) }
    for number in crashes { handle_signal(number, crash, Int32(SA_ONSTACK) | Int32(SA_NODEFER), nil) }
    for number in failures { ignore_signal(number, nil) }
    unblock()
  }

  private static func isTakenOver(_ number: Int32) -> Bool {
    let action = state.pointee.oldActions + Int(number)
    return strayRequests.contains(number) ? is_default(action) : !is_ignored(action)
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
    for number in requestsToEnd + notices + crashes + failures {
      sigaction(number, state.pointee.oldActions + Int(number), nil)
    }
  }

  /// Stops the process, with all others of its job, as Ctrl-Z does in a shell. Returns when it is continued; at once
  /// when nobody is there to continue it, as in an orphaned job.
  static func stopJob() {
    sigaction(SIGTSTP, state.pointee.oldActions + Int(SIGTSTP), nil)
    kill(0, SIGTSTP)
    handle_signal(SIGTSTP, notice, 0, nil)
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
    let bytes = SignalState.interruption + bytes
    state.pointee.terminal = terminal
    state.pointee.settings = settings
    state.pointee.restoringCount = min(bytes.count, SignalState.restoringCapacity)
    for (index, byte) in bytes.prefix(SignalState.restoringCapacity).enumerated() {
      state.pointee.restoringBytes[index] = byte
    }
    SignalState.exchangePhase(SignalState.armed)
  }

  /// There is nothing to give back any more.
  static func disarm() {
    SignalState.exchangePhase(SignalState.disarmed)
  }

  /// Where messages are kept while the screen is in use, and where to show them afterwards; -1 for nowhere.
  static func setMessages(from messages: Int32, to standardError: Int32) {
    state.pointee.standardError = standardError
    state.pointee.messages = messages
  }

  /// Shows those messages now.
  static func showMessages() {
    SignalState.showMessages()
  }

  /// Ends a wait; from any thread.
  nonisolated static func wake() {
    SignalState.writeToPipe(0)
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
  static var isAskedToEnd: Bool { state.pointee.isAskedToEnd == 1 }
}

// What signal handlers need. A handler runs between any two instructions of the program, on any thread; it may neither
// allocate, nor lock, nor wait for the main actor. So this is plain memory, made once, reached through a pointer that
// never changes.
private struct SignalState {
  /// The pipe that ends a wait.
  var pipeReading: Int32 = -1
  var pipeWriting: Int32 = -1
  /// Which signals came and were not yet collected, by number.
  var isPending: UnsafeMutablePointer<UInt8>
  /// 1 while one of those that ask to end was noted and not yet collected.
  var isAskedToEnd: UInt8 = 0
  /// When the first of the signals that ask to end came, in seconds of the monotonic clock; 0 for never.
  var firstRequestToEnd: Double = 0
  /// What was in effect before, by number.
  var oldActions: UnsafeMutablePointer<sigaction>
  /// Whether there is a terminal to give back, and how far that has come.
  var phase = SignalState.disarmed
  /// The thread that gives it back.
  var restoringThread: pthread_t?
  var terminal: Int32 = -1
  var settings: TerminalSettings?
  var restoringBytes: UnsafeMutablePointer<UInt8>
  var restoringCount = 0
  /// Where messages were kept meanwhile, and where they belong; -1 for nowhere.
  var messages: Int32 = -1
  var standardError: Int32 = -1
  /// Room to copy messages through.
  var copyBuffer: UnsafeMutablePointer<UInt8>

  static let disarmed: UInt8 = 0
  static let armed: UInt8 = 1
  static let restoring: UInt8 = 2
  static let restored: UInt8 = 3

  /// Ends whatever sequence or string the terminal has only the beginning of (CAN, then ST).
  static let interruption = Array("\u{18}\u{1B}\\".utf8)

  static let signalLimit = 65
  static let restoringCapacity = 1024
  static let copyCapacity = 4096

  static func make() -> UnsafeMutablePointer<SignalState> {
    let state = room(
      for: SignalState(
        isPending: room(for: 0, count: signalLimit), oldActions: room(for: sigaction(), count: signalLimit),
        restoringBytes: room(for: 0, count: restoringCapacity), copyBuffer: room(for: 0, count: copyCapacity)))
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) == 0 {
      for end in ends {
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      }
      (state.pointee.pipeReading, state.pointee.pipeWriting) = (ends[0], ends[1])
    }
    return state
  }
}

private func room<Value>(for value: Value, count: Int = 1) -> UnsafeMutablePointer<Value> {
  let pointer = UnsafeMutablePointer<Value>.allocate(capacity: count)
  pointer.initialize(repeating: value, count: count)
  return pointer
}

// Unsafe because handlers change it under everybody's hands, which is what it is for: to give the terminal back when
// the process dies.
nonisolated(unsafe) private let state = SignalState.make()

extension SignalState {
  // Puts a byte into the pipe, so that a wait ends.
  static func writeToPipe(_ byte: UInt8) {
    var byte = byte
    _ = write(state.pointee.pipeWriting, &byte, 1)
  }

  // Notes a signal. A storm of the same is one notice.
  static func note(_ number: Int32) {
    if exchange_flag(state.pointee.isPending + Int(number), 1) == 0 { writeToPipe(UInt8(truncatingIfNeeded: number)) }
  }

  @discardableResult
  static func exchangePhase(_ phase: UInt8) -> UInt8 { exchange_flag(&state.pointee.phase, phase) }

  // Gives the terminal back, if nobody has yet, and dies of a signal.
  //
  // Of threads that crash at the same time one restores and the others wait for it; a crash in here dies at once. What
  // was in effect for the signal before gets its turn, so that the system's own report of a crash still happens.
  static func die(of number: Int32) {
    switch exchangePhase(restoring) {
    case armed:
      state.pointee.restoringThread = pthread_self()
      restore()
      exchangePhase(restored)
    case restoring: waitForOtherThread()
    case let phase: exchangePhase(phase)
    }
    sigaction(number, state.pointee.oldActions + Int(number), nil)
    raise(number)
  }

  // The settings first: they never have to wait for the terminal to take anything.
  private static func restore() {
    ignore_signal(SIGTTOU, nil)
    if FileDescriptor(number: state.pointee.terminal).isForeground {
      state.pointee.settings?.apply(to: state.pointee.terminal)
    }
    writeRestoringBytes()
    showMessages()
  }

  // Waits a second at most for a terminal that takes nothing.
  private static func writeRestoringBytes() {
    var sent = 0
    var patience = 100
    while sent < state.pointee.restoringCount, patience > 0 {
      let count = write(
        state.pointee.terminal, state.pointee.restoringBytes + sent, state.pointee.restoringCount - sent)
      if count > 0 {
        sent += count
      } else if errno == EAGAIN || errno == EINTR {
        var entry = pollfd(fd: state.pointee.terminal, events: Int16(POLLOUT), revents: 0)
        _ = poll(&entry, 1, 10)
        patience -= 1
      } else {
        return
      }
    }
  }

  private static func waitForOtherThread() {
    if let thread = state.pointee.restoringThread, pthread_equal(thread, pthread_self()) != 0 { return }
    for _ in 0..<200 where state.pointee.phase == restoring { _ = poll(nil, 0, 10) }
  }

  // Shows what was written to standard error while the screen was in use, and puts standard error back.
  static func showMessages() {
    guard state.pointee.messages >= 0 else { return }
    dup2(state.pointee.standardError, STDERR_FILENO)
    var offset = max(0, lseek(state.pointee.messages, 0, SEEK_END) - 65536)
    while true {
      let count = pread(state.pointee.messages, state.pointee.copyBuffer, copyCapacity, offset)
      guard count > 0 else { break }
      _ = write(STDERR_FILENO, state.pointee.copyBuffer, count)
      offset += off_t(count)
    }
  }
}

// The handler of signals that only tell something.
private func notice(_ number: Int32) {
  let savedError = errno
  SignalState.note(number)
  errno = savedError
}

// The handler of signals that ask to end.
//
// A program that has not listened for a second will not listen: then it ends here. Before that a second request is an
// echo of the first, as when both the terminal and the shell say that the window was closed.
private func requestToEnd(_ number: Int32) {
  let savedError = errno
  let now = MonotonicClock.now
  if exchange_flag(&state.pointee.isAskedToEnd, 1) == 0 {
    state.pointee.firstRequestToEnd = now
    SignalState.note(number)
  } else if now - state.pointee.firstRequestToEnd > 1 {
    SignalState.die(of: number)
  }
  errno = savedError
}

// The handler of signals of a program that broke.
private func crash(_ number: Int32) {
  SignalState.die(of: number)
}
