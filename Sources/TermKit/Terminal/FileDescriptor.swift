#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// A file descriptor, a terminal's as a rule, with those calls of POSIX that an event loop needs. What was interrupted
/// is done again.
struct FileDescriptor: Sendable {
  /// The number that the system knows it by.
  let number: Int32

  /// What came of a read or a write.
  enum Transfer: Equatable {
    /// So many bytes went through.
    case bytes(Int)
    /// Nothing yet; there may be more later.
    case wouldBlock
    /// Nothing ever again: end of file, or the terminal is gone.
    case ended
  }

  /// True when this process may open so many more files.
  static func areFree(_ count: Int) -> Bool {
    let opened = (0..<count).map { _ in open("/dev/null", O_RDONLY | O_CLOEXEC) }.filter { $0 >= 0 }
    for descriptor in opened { Self(number: descriptor).close() }
    return opened.count == count
  }

  /// The terminal that the process belongs to, even if its standard descriptors are files or pipes; nil if there is none.
  static var controllingTerminal: FileDescriptor? {
    let opened = open("/dev/tty", O_RDWR | O_CLOEXEC)
    return opened >= 0 ? Self(number: opened) : nil
  }

  /// True when it is a terminal.
  var isTerminal: Bool { isatty(number) == 1 }

  /// True when this process may read from the terminal and change it: it runs in the foreground, or nobody keeps count.
  var isForeground: Bool {
    let group = tcgetpgrp(number)
    return group == -1 || group == getpgrp()
  }

  /// Stops the process while it is in the background, as it is when it changes the terminal. False when nobody could continue it, or the
  /// signal for that is ignored.
  func waitForForeground() -> Bool {
    // It has the kernel ask, and changes nothing: of settings those would be restored that the shell has while it reads a line.
    while tcflow(number, TCOON) == -1 {
      if errno != EINTR { return false }
    }
    return isForeground
  }

  /// Throws away what was typed, or sent by the mouse, and not yet read.
  func discardInput() {
    _ = tcflush(number, TCIFLUSH)
  }

  /// Another number for the same, that programs started from here do not get; nil when there are too many.
  func copy() -> FileDescriptor? {
    let copy = fcntl(number, F_DUPFD_CLOEXEC, 3)
    return copy >= 0 ? FileDescriptor(number: copy) : nil
  }

  /// The same terminal opened anew, never waiting on reads and writes; nil where the system does not let us.
  ///
  /// A flag set on the descriptor we were given would be set for the shell too, which shares it.
  func reopenedWithoutBlocking() -> FileDescriptor? {
    var name = [CChar](repeating: 0, count: 1024)
    guard ttyname_r(number, &name, name.count) == 0 else { return nil }
    let opened = open(name, O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    return opened >= 0 ? FileDescriptor(number: opened) : nil
  }

  /// Reads what is there into `buffer`.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Transfer {
    while true {
      let count = systemRead(number, buffer)
      if count > 0 { return .bytes(count) }
      if count == 0 { return .ended }
      if errno == EINTR { continue }
      return errno == EAGAIN || errno == EWOULDBLOCK ? .wouldBlock : .ended
    }
  }

  /// Writes what the terminal takes of `bytes`.
  func write(_ bytes: UnsafeRawBufferPointer) -> Transfer {
    let count = systemWrite(number, bytes)
    if count >= 0 { return .bytes(count) }
    return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR ? .wouldBlock : .ended
  }

  /// Gives the number back to the system.
  func close() {
    systemClose(number)
  }
}

// Within methods of the same names the system's functions are out of reach.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}

private func systemClose(_ descriptor: Int32) {
  _ = close(descriptor)
}

/// How a terminal treats what goes in and out: echo, line editing, signals. POSIX's `termios`.
struct TerminalSettings: Sendable {
  private var value: termios

  /// Asks a descriptor; nil when it is no terminal.
  init?(of descriptor: Int32) {
    value = termios()
    guard tcgetattr(descriptor, &value) == 0 else { return nil }
  }

  /// The same without a look at each byte that is written: nothing would be changed in them as ncurses has set the terminal up.
  var withUnchangedOutput: TerminalSettings {
    var settings = self
    settings.value.c_oflag &= ~tcflag_t(OPOST)
    return settings
  }

  /// The same with signals for the keys that a shell has for them: Ctrl-C and its kin. What was typed before is not lost by them.
  var withSignalKeys: TerminalSettings {
    var settings = self
    settings.value.c_lflag |= tcflag_t(ISIG) | tcflag_t(NOFLSH)
    return settings
  }

  private static let lineEditing = tcflag_t(ICANON) | tcflag_t(ECHO)

  /// True for settings that only our programs have: without lines, echo and signals, or, while one does not listen, with signals that
  /// throw nothing away. Found before anything was done, they were left by one that was killed (`kill -9`); not every shell mends that.
  var areLeftBehind: Bool {
    let hasSignals = value.c_lflag & tcflag_t(ISIG) != 0
    return value.c_lflag & Self.lineEditing == 0 && (!hasSignals || value.c_lflag & tcflag_t(NOFLSH) != 0)
  }

  /// The settings as a shell has them for its programs.
  var withLineEditing: TerminalSettings {
    var settings = self
    settings.value.c_lflag |= Self.lineEditing | tcflag_t(ISIG) | tcflag_t(IEXTEN)
    settings.value.c_lflag &= ~tcflag_t(NOFLSH)
    settings.value.c_iflag |= tcflag_t(ICRNL) | tcflag_t(IXON)
    settings.value.c_oflag |= tcflag_t(OPOST) | tcflag_t(ONLCR)
    return settings
  }

  /// Puts the settings into effect at once, and answers whether it could. Safe in signal handlers.
  ///
  /// A process in the background is stopped by that until it is brought to the foreground; `isInterrupted` is asked when it goes on.
  @discardableResult
  func apply(to descriptor: Int32, unless isInterrupted: () -> Bool = { false }) -> Bool {
    var value = value
    while tcsetattr(descriptor, TCSANOW, &value) == -1 {
      if errno != EINTR || isInterrupted() { return false }
    }
    return true
  }
}

/// A wait on several descriptors at once.
struct DescriptorWait {
  private var entries: [pollfd] = []

  /// Makes one without descriptors.
  init() { entries.reserveCapacity(4) }

  /// Adds a descriptor; with `writing`, waits until it takes bytes instead of until it has some.
  mutating func add(_ descriptor: Int32, writing: Bool = false) {
    entries.append(pollfd(fd: descriptor, events: Int16(writing ? POLLOUT : POLLIN), revents: 0))
  }

  /// Sleeps until one is ready or `timeout` seconds are over, for ever if nil. Interrupted by signals, too.
  mutating func sleep(_ timeout: Double?) {
    let milliseconds = timeout.map { Int32(max(0, min($0 * 1000, 1e9)).rounded(.up)) } ?? -1
    if poll(&entries, nfds_t(entries.count), milliseconds) < 0 {
      for index in entries.indices { entries[index].revents = 0 }
    }
  }

  /// Whether a descriptor was ready when the sleep ended, or is gone.
  func isReady(_ descriptor: Int32) -> Bool {
    entries.contains { $0.fd == descriptor && $0.revents != 0 }
  }
}

/// A clock that nobody sets back (FAULTS 49).
enum MonotonicClock {
  /// Seconds since some moment in the past.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
