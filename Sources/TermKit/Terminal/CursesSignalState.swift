private import CNcurses

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// What signal handlers need. A handler runs between any two instructions of the program, on any thread; it may neither
/// allocate, nor lock, nor wait for the main actor. So this is plain memory, made once, reached through a pointer that
/// never changes.
struct CursesSignalState {
  /// The pipe that ends a wait.
  var pipeReading: Int32 = -1
  var pipeWriting: Int32 = -1
  /// Which signals came and were not yet collected, by number.
  var isPending: UnsafeMutablePointer<UInt8>
  /// 1 while the terminal is another program's, which the keys for Ctrl-C and Ctrl-\ are meant for.
  var isReleased: UInt8 = 0
  /// 1 while one of those that ask to end was noted and not yet collected.
  var isAskedToEnd: UInt8 = 0
  /// When the first of the signals that ask to end came, in milliseconds of the monotonic clock; 0 for never.
  var firstRequestToEnd: UInt = 0
  /// What was in effect before, by number.
  fileprivate var oldActions: UnsafeMutablePointer<sigaction>
  /// Whether there is a terminal to give back, and how far that has come.
  var phase = CursesSignalState.disarmed
  /// The thread that gives it back.
  var restoringThread: UInt = 0
  var terminal: Int32 = -1
  var settings: TerminalSettings?
  var restoringBytes: UnsafeMutablePointer<UInt8>
  var restoringCount = 0
  /// Where messages were kept meanwhile, and what standard output and standard error were before; -1 for nothing.
  var messages: Int32 = -1
  var standardOutput: Int32 = -1
  var standardError: Int32 = -1
  /// Room to copy messages through.
  var copyBuffer: UnsafeMutablePointer<UInt8>
  /// Since when the program works instead of listening, in milliseconds of the monotonic clock; 0 while it listens.
  var workStart: UInt = 0
  /// 1 while bytes are on their way to the terminal.
  var isWriting: UInt8 = 0
  /// Settings under which Ctrl-C is a signal, and whether the terminal is to send it as the byte that the kernel knows.
  var signalKeySettings: TerminalSettings?
  var usesKeyboardProtocol = false
  /// 1 while those are in effect, 2 when the terminal was told, too.
  var signalKeys: UInt8 = 0

  static let disarmed: UInt8 = 0
  static let armed: UInt8 = 1
  static let restoring: UInt8 = 2
  static let restored: UInt8 = 3

  /// Ends whatever sequence or string the terminal has only the beginning of (CAN, then ST).
  static let interruption = Array("\u{18}\u{1B}\\".utf8)

  static let signalLimit = 65
  static let restoringCapacity = 1024
  static let copyCapacity = 4096

  static func make() -> UnsafeMutablePointer<CursesSignalState> {
    let state = room(
      for: CursesSignalState(
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

extension CursesSignalState {
  /// Unsafe because signal handlers read and change it at any moment. They need it to give the terminal back when the process dies.
  nonisolated(unsafe) static let state = make()

  /// Puts a byte into the pipe, so that a wait ends.
  static func writeToPipe(_ byte: UInt8) {
    var byte = byte
    _ = write(state.pointee.pipeWriting, &byte, 1)
  }

  /// Notes a signal. A storm of the same is one notice.
  static func note(_ number: Int32) {
    if exchange_flag(state.pointee.isPending + Int(number), 1) == 0 { writeToPipe(UInt8(truncatingIfNeeded: number)) }
  }

  /// Notes a request to end.
  ///
  /// A program that has not listened for a second will not listen: then it ends here. Before that a second request is an
  /// echo of the first, as when both the terminal and the shell say that the window was closed.
  static func end(by number: Int32) {
    if read_flag(&state.pointee.isReleased) == 1, number == SIGINT || number == SIGQUIT { return }
    let now = milliseconds
    if exchange_flag(&state.pointee.isAskedToEnd, 1) == 0 {
      set_word(&state.pointee.firstRequestToEnd, now)
      note(number)
    } else if now > read_word(&state.pointee.firstRequestToEnd) + 1000 {
      die(of: number, saying: "The program did not listen any more. It was ended.\n")
    }
  }

  @discardableResult
  static func exchangePhase(_ phase: UInt8) -> UInt8 { exchange_flag(&state.pointee.phase, phase) }

  /// Gives the terminal back, if nobody has yet, and dies of a signal.
  ///
  /// Of threads that crash at the same time one restores and the others wait for it; a crash in here dies at once. What
  /// was in effect for the signal before gets its turn, so that the system's own report of a crash still happens.
  static func die(of number: Int32, saying note: StaticString = "") {
    switch exchangePhase(restoring) {
    case armed:
      set_word(&state.pointee.restoringThread, this_thread())
      restore()
      send(note, to: STDERR_FILENO)
      exchangePhase(restored)
    case restoring: waitForOtherThread()
    case let phase: exchangePhase(phase)
    }
    putBackAction(of: number)
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
    if read_word(&state.pointee.restoringThread) == this_thread() { return }
    for _ in 0..<200 where read_flag(&state.pointee.phase) == restoring { _ = poll(nil, 0, 10) }
  }

  /// Puts standard output and standard error back, and shows what was written to them while the screen was in use.
  static func showMessages() {
    guard state.pointee.messages >= 0 else { return }
    if state.pointee.standardOutput >= 0 { dup2(state.pointee.standardOutput, STDOUT_FILENO) }
    if state.pointee.standardError >= 0 { dup2(state.pointee.standardError, STDERR_FILENO) }
    let shown = state.pointee.standardError >= 0 ? STDERR_FILENO : STDOUT_FILENO
    var offset: off_t = 0
    while true {
      let count = pread(state.pointee.messages, state.pointee.copyBuffer, copyCapacity, offset)
      guard count > 0 else { break }
      guard writeAll(count, to: shown) else { break }
      offset += off_t(count)
    }
  }

  private static func writeAll(_ count: Int, to descriptor: Int32) -> Bool {
    var sent = 0
    while sent < count {
      let written = write(descriptor, state.pointee.copyBuffer + sent, count - sent)
      if written > 0 { sent += written } else if errno != EINTR { return false }
    }
    return true
  }
}

extension CursesSignalState {
  /// How long a program may work without listening until Ctrl-C ends it, in seconds.
  static let patience: Int32 = 2

  /// False when the timer was stopped just when it rang, and another thread hears of that.
  static var hasWorkedTooLong: Bool {
    let start = read_word(&state.pointee.workStart)
    return start > 0 && milliseconds + 100 > start + UInt(patience) * 1000
  }

  /// Milliseconds since some moment in the past.
  static var milliseconds: UInt { UInt(MonotonicClock.now * 1000) }

  /// Ctrl-C is a key, but a program that does not listen takes no keys. So it becomes what it is elsewhere, a signal.
  static func switchOnSignalKeys() {
    guard read_flag(&state.pointee.phase) == armed, FileDescriptor(number: state.pointee.terminal).isForeground else {
      return
    }
    if read_flag(&state.pointee.signalKeys) == 0 {
      state.pointee.signalKeySettings?.apply(to: state.pointee.terminal)
      _ = exchange_flag(&state.pointee.signalKeys, 1)
    }
    // Not among other bytes; the next ring may find none.
    if read_flag(&state.pointee.isWriting) == 0, exchange_flag(&state.pointee.signalKeys, 2) == 1,
      state.pointee.usesKeyboardProtocol
    {
      send(OfferedModes.keyboardPause, to: state.pointee.terminal)
    }
  }

  private static func send(_ text: StaticString, to descriptor: Int32) {
    _ = write(descriptor, text.utf8Start, text.utf8CodeUnitCount)
  }
}

extension CursesSignalState {
  /// What a signal is to the program.
  enum Meaning {
    /// It tells something.
    case notice
    /// It asks to end; SIGALRM does when a process sends it, and not the timer that runs while the program works.
    case requestToEnd
    /// Something broke. The handler has a stack of its own.
    case crash
    /// Nothing. It is handled, not ignored: programs that are started from here would go on ignoring it.
    case nothing
  }

  /// Has a signal be handled by what it means.
  static func handle(_ number: Int32, as meaning: Meaning) {
    switch meaning {
    case .notice: handle_signal(number, notice, 0, nil)
    case .requestToEnd where number == SIGALRM: handle_alarm(alarm)
    case .requestToEnd: handle_signal(number, requestToEnd, 0, nil)
    case .crash: handle_signal(number, crash, Int32(SA_ONSTACK) | Int32(SA_NODEFER), nil)
    case .nothing: handle_signal(number, nothing, 0, nil)
    }
  }

  /// Keeps the action of a signal that is in effect now.
  static func keepAction(of number: Int32) { sigaction(number, nil, state.pointee.oldActions + Int(number)) }
  /// Puts the action back that was kept. Safe in handlers.
  static func putBackAction(of number: Int32) { sigaction(number, state.pointee.oldActions + Int(number), nil) }
  /// Whether that is the system's.
  static func wasDefault(_ number: Int32) -> Bool { is_default(state.pointee.oldActions + Int(number)) }
  /// Whether that is none.
  static func wasIgnored(_ number: Int32) -> Bool { is_ignored(state.pointee.oldActions + Int(number)) }
}

// The handlers, which C calls; it takes no functions of types.

private func notice(_ number: Int32) {
  let savedError = errno
  CursesSignalState.note(number)
  errno = savedError
}

private func requestToEnd(_ number: Int32) {
  let savedError = errno
  CursesSignalState.end(by: number)
  errno = savedError
}

private func alarm(_ number: Int32, _ information: UnsafeMutablePointer<siginfo_t>?, _: UnsafeMutableRawPointer?) {
  let savedError = errno
  if is_from_process(information) {
    CursesSignalState.end(by: number)
  } else if CursesSignalState.hasWorkedTooLong {
    CursesSignalState.switchOnSignalKeys()
  }
  errno = savedError
}

private func nothing(_ number: Int32) {}

private func crash(_ number: Int32) {
  CursesSignalState.die(of: number)
}
