private import CNcurses

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// The state of the signal handlers.
///
/// A handler can run between any two instructions of the program, on any thread. It must not allocate, lock, or wait for the main actor.
/// The state is therefore plain memory, allocated once and reached through a pointer that never changes.
struct CursesSignalState {
  /// The pipe whose bytes end a wait.
  var pipeReading: Int32 = -1
  var pipeWriting: Int32 = -1
  /// Whether each signal has arrived and was not yet collected, by number.
  var isPending: UnsafeMutablePointer<UInt8>
  /// 1 while another program has the terminal. Ctrl-C and Ctrl-\ are meant for that program.
  var isReleased: UInt8 = 0
  /// 1 while a request to end was noted and not yet collected.
  var isTerminationRequested: UInt8 = 0
  /// The time of the first request to end, in milliseconds of the monotonic clock, or 0 if there was none.
  var firstRequestToEnd: UInt = 0
  /// The previous action of each signal, by number.
  fileprivate var oldActions: UnsafeMutablePointer<sigaction>
  /// Whether there is a terminal to restore, and how far the restoring has come.
  var phase = CursesSignalState.disarmed
  /// The thread that restores the terminal.
  var restoringThread: UInt = 0
  var terminal: Int32 = -1
  var settings: TerminalSettings?
  var restoringBytes: UnsafeMutablePointer<UInt8>
  var restoringCount = 0
  /// The file that captures messages, and the original standard output and standard error. -1 means none.
  var messages: Int32 = -1
  var standardOutput: Int32 = -1
  var standardError: Int32 = -1
  /// A buffer for copying messages.
  var copyBuffer: UnsafeMutablePointer<UInt8>
  /// When the program began to work instead of waiting, in milliseconds of the monotonic clock, or 0 while it waits.
  var workStart: UInt = 0
  /// 1 while the program sends bytes to the terminal.
  var isWriting: UInt8 = 0
  /// The settings under which Ctrl-C is a signal, and whether the terminal must be told to send Ctrl-C as a plain byte.
  var signalKeySettings: TerminalSettings?
  var usesKeyboardProtocol = false
  /// 1 while those settings are in effect, 2 once the terminal has been told as well.
  var signalKeys: UInt8 = 0

  static let disarmed: UInt8 = 0
  static let armed: UInt8 = 1
  static let restoring: UInt8 = 2
  static let restored: UInt8 = 3

  /// Ends any sequence or string of which the terminal has received only the beginning (CAN, then ST).
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
  /// Signal handlers read and change the state at any moment, hence `nonisolated(unsafe)`. They need it to restore the terminal when the
  /// process dies.
  nonisolated(unsafe) static let state = make()

  /// Writes a byte to the pipe, which ends a wait.
  static func writeToPipe(_ byte: UInt8) {
    var byte = byte
    _ = write(state.pointee.pipeWriting, &byte, 1)
  }

  /// Notes a signal. Repeated arrivals of the same signal count once.
  static func note(_ number: Int32) {
    if exchange_flag(state.pointee.isPending + Int(number), 1) == 0 { writeToPipe(UInt8(truncatingIfNeeded: number)) }
  }

  /// Notes a request to end.
  ///
  /// A second request within a second is an echo of the first: both the terminal and the shell report a closed window, for example. If the
  /// program has not reacted for a second, a further request ends it here.
  static func end(by number: Int32) {
    if read_flag(&state.pointee.isReleased) == 1, number == SIGINT || number == SIGQUIT { return }
    let now = milliseconds
    // Zero until the first request has written its time: two requests can arrive at the same moment, on two threads.
    let first = read_word(&state.pointee.firstRequestToEnd)
    if exchange_flag(&state.pointee.isTerminationRequested, 1) == 0 {
      set_word(&state.pointee.firstRequestToEnd, now)
      note(number)
    } else if first != 0, now > first + 1000 {
      terminate(by: number, saying: "The program stopped responding and was ended.\n")
    }
  }

  @discardableResult
  static func exchangePhase(_ phase: UInt8) -> UInt8 { exchange_flag(&state.pointee.phase, phase) }

  /// Restores the terminal if no other thread has, and dies of a signal.
  ///
  /// If several threads crash at once, one restores the terminal and the others wait for it. A crash during the restoring dies at once. The
  /// previous action for the signal takes effect, so the system still reports the crash.
  static func terminate(by number: Int32, saying note: StaticString = "") {
    switch exchangePhase(restoring) {
    case armed:
      set_word(&state.pointee.restoringThread, this_thread())
      restore()
      send(note, to: STDERR_FILENO)
      exchangePhase(restored)
    case restoring: waitForOtherThread()
    case let phase: exchangePhase(phase)
    }
    restoreAction(of: number)
    raise(number)
  }

  // Restores termios first: writing can block on a stopped terminal, `tcsetattr` cannot.
  private static func restore() {
    ignore_signal(SIGTTOU, nil)
    if FileDescriptor(number: state.pointee.terminal).isForeground {
      state.pointee.settings?.apply(to: state.pointee.terminal)
    }
    writeRestoringBytes()
    showMessages()
  }

  // Waits at most a second for a terminal that accepts no bytes.
  private static func writeRestoringBytes() {
    var sent = 0
    var remainingWaits = 100
    while sent < state.pointee.restoringCount, remainingWaits > 0 {
      let count = write(
        state.pointee.terminal, state.pointee.restoringBytes + sent, state.pointee.restoringCount - sent)
      if count > 0 {
        sent += count
      } else if errno == EAGAIN || errno == EINTR {
        var entry = pollfd(fd: state.pointee.terminal, events: Int16(POLLOUT), revents: 0)
        _ = poll(&entry, 1, 10)
        remainingWaits -= 1
      } else {
        return
      }
    }
  }

  private static func waitForOtherThread() {
    if read_word(&state.pointee.restoringThread) == this_thread() { return }
    for _ in 0..<200 where read_flag(&state.pointee.phase) == restoring { _ = poll(nil, 0, 10) }
  }

  /// Restores standard output and standard error, and shows the messages that were captured.
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
  /// How long a program may work without waiting for events before Ctrl-C can end it, in seconds.
  static let timeout: Int32 = 2

  /// False if the timer was stopped at the moment it fired, and another thread handles the signal.
  static var hasWorkedTooLong: Bool {
    let start = read_word(&state.pointee.workStart)
    return start > 0 && milliseconds + 100 > start + UInt(timeout) * 1000
  }

  /// Milliseconds since an arbitrary moment.
  static var milliseconds: UInt { UInt(MonotonicClock.now * 1000) }

  /// Makes Ctrl-C a signal instead of a key, because a busy program does not read keys.
  static func switchOnSignalKeys() {
    guard read_flag(&state.pointee.phase) == armed, FileDescriptor(number: state.pointee.terminal).isForeground else {
      return
    }
    if read_flag(&state.pointee.signalKeys) == 0 {
      state.pointee.signalKeySettings?.apply(to: state.pointee.terminal)
      _ = exchange_flag(&state.pointee.signalKeys, 1)
    }
    // The sequence must not be sent among other bytes. If bytes are being sent now, a later signal of the timer may send it.
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
  /// The meaning of a signal.
  enum Meaning {
    /// A notice of an event.
    case notice
    /// A request to end. SIGALRM is one if a process sends it, but not if the timer of a busy program does.
    case terminationRequest
    /// A fault in the program. The handler has its own stack.
    case crash
    /// No meaning. The signal is handled, not ignored, because child processes would inherit an ignored signal.
    case nothing
  }

  /// Installs the handler for the meaning of a signal.
  static func handle(_ number: Int32, as meaning: Meaning) {
    switch meaning {
    case .notice: handle_signal(number, notice, 0, nil)
    case .terminationRequest where number == SIGALRM: handle_alarm(alarm)
    case .terminationRequest: handle_signal(number, terminationRequest, 0, nil)
    case .crash: handle_signal(number, crash, Int32(SA_ONSTACK) | Int32(SA_NODEFER), nil)
    case .nothing: handle_signal(number, nothing, 0, nil)
    }
  }

  /// Remembers the current action of a signal.
  static func keepAction(of number: Int32) { sigaction(number, nil, state.pointee.oldActions + Int(number)) }
  /// Restores the remembered action. Safe in signal handlers.
  static func restoreAction(of number: Int32) { sigaction(number, state.pointee.oldActions + Int(number), nil) }
  /// Returns whether the remembered action is the system's default.
  static func wasDefault(_ number: Int32) -> Bool { is_default(state.pointee.oldActions + Int(number)) }
  /// Returns whether the remembered action is to ignore the signal.
  static func wasIgnored(_ number: Int32) -> Bool { is_ignored(state.pointee.oldActions + Int(number)) }
}

// The signal handlers. C cannot call the methods of a type.

private func notice(_ number: Int32) {
  let savedError = errno
  CursesSignalState.note(number)
  errno = savedError
}

private func terminationRequest(_ number: Int32) {
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
  CursesSignalState.terminate(by: number)
}
