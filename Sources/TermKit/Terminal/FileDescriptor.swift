import TermKitGraphics
internal import LibC

/// A file descriptor, usually a terminal's, with the POSIX calls that an event loop needs. Most interrupted calls are repeated.
struct FileDescriptor: Sendable {
  let number: Int32

  /// The result of a read or a write.
  enum Transfer: Equatable {
    case bytes(Int)
    /// No bytes were transferred now, but more may be later.
    case wouldBlock
    /// No bytes will be transferred any more: the end of the file, or the terminal is gone.
    case ended
  }

  /// Returns whether the process may open a number of further files.
  static func areFree(_ count: Int) -> Bool {
    let opened = (0..<count).compactMap { _ in Self(opened: open("/dev/null", O_RDONLY | O_CLOEXEC)) }
    for descriptor in opened { descriptor.close() }
    return opened.count == count
  }

  /// The terminal that the process belongs to, or nil if it has no terminal. Standard descriptors may be files or pipes.
  static var controllingTerminal: FileDescriptor? {
    Self(opened: open("/dev/tty", O_RDWR | O_CLOEXEC))
  }

  var isTerminal: Bool { isatty(number) == 1 }

  /// Whether the process may read from the terminal and change it: it runs in the foreground, or the system knows no foreground group.
  var isForeground: Bool {
    let group = tcgetpgrp(number)
    return group == -1 || group == getpgrp()
  }

  /// Stops the process until it is in the foreground, as a change of the terminal would.
  /// - Returns: False if no shell can continue the process, or the signal that stops it is ignored.
  func waitForForeground() -> Bool {
    // The system cannot stop the first process of a container, and would repeat its calls from the background for ever. The programs that
    // it starts ignore these signals too.
    if getpid() == 1 { for number in [SIGTTIN, SIGTTOU] { signal(number, SIG_IGN) } }
    // This call makes the kernel check, and changes nothing. `tcsetattr` would also apply settings, and the shell has other settings while
    // it reads a line.
    while tcflow(number, TCOON) == -1 {
      if errno != EINTR { return false }
    }
    return isForeground
  }

  /// Discards typed bytes and mouse reports that have not been read.
  func discardInput() {
    _ = tcflush(number, TCIFLUSH)
  }

  /// Returns a copy of the descriptor that child processes do not inherit, or nil if too many are open.
  func copy() -> FileDescriptor? {
    Self(opened: fcntl(number, F_DUPFD_CLOEXEC, 3))
  }

  /// Opens the same terminal again, so that reads and writes never block. Returns nil if the system does not allow it.
  ///
  /// A flag on the original descriptor would also affect the shell, which shares it.
  func reopenedWithoutBlocking() -> FileDescriptor? {
    var name = [CChar](repeating: 0, count: 1024)
    guard ttyname_r(number, &name, name.count) == 0 else { return nil }
    return Self(opened: open(name, O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC))
  }

  /// Reads the bytes that are available into `buffer`.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Transfer {
    while true {
      let count = LibC.read(number, buffer.baseAddress, buffer.count)
      if count > 0 { return .bytes(count) }
      if count == 0 { return .ended }
      if errno == EINTR { continue }
      return errno == EAGAIN || errno == EWOULDBLOCK ? .wouldBlock : .ended
    }
  }

  /// Writes as many of `bytes` as the terminal takes.
  func write(_ bytes: ArraySlice<UInt8>) -> Transfer {
    let count = bytes.withUnsafeBytes { LibC.write(number, $0.baseAddress, $0.count) }
    if count >= 0 { return .bytes(count) }
    return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR ? .wouldBlock : .ended
  }

  func close() {
    _ = LibC.close(number)
  }
}

/// The descriptors for keys and screen: standard input and output. The controlling terminal replaces either one if it is a pipe or a file.
final class TerminalDescriptors: Sendable {
  /// The descriptor that keys come from.
  let input: FileDescriptor
  /// The descriptor that the screen goes to.
  let output: FileDescriptor
  private let controlling: FileDescriptor?

  /// Finds the descriptors.
  /// - Throws: `TerminalError.notATerminal` if a standard descriptor is not a terminal and the process has no controlling terminal.
  init() throws(TerminalError) {
    let standard = [STDIN_FILENO, STDOUT_FILENO].map { FileDescriptor(number: $0) }
    controlling = standard.allSatisfy(\.isTerminal) ? nil : .controllingTerminal
    guard let input = standard[0].isTerminal ? standard[0] : controlling,
      let output = standard[1].isTerminal ? standard[1] : controlling
    else { throw .notATerminal }
    (self.input, self.output) = (input, output)
  }

  deinit { controlling?.close() }
}

/// Memory for the bytes of one read.
final class ReadBuffer {
  /// The bytes, 16 KiB.
  let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1 << 14)

  deinit { bytes.deallocate() }
}

/// The way a terminal treats input and output: echo, line editing, signals (POSIX's `termios`).
struct TerminalSettings: Sendable {
  private(set) var value: termios

  /// Creates a copy of a descriptor's settings, or nil if it is not a terminal.
  init?(of descriptor: Int32) {
    value = termios()
    guard tcgetattr(descriptor, &value) == 0 else { return nil }
  }

  private func with(_ change: (inout termios) -> Void) -> TerminalSettings {
    var settings = self
    change(&settings.value)
    return settings
  }

  /// The settings without output processing. With the modes of ncurses, it would examine each byte and change none.
  var withUnchangedOutput: TerminalSettings { with { $0.c_oflag &= ~tcflag_t(OPOST) } }

  /// The settings with the flow control of other settings: whether Ctrl-S stops the output and Ctrl-Q continues it.
  func withFlowControl(of other: TerminalSettings) -> TerminalSettings {
    with { $0.c_iflag |= other.value.c_iflag & tcflag_t(IXON) }
  }

  /// The settings with signals for the usual keys, such as Ctrl-C. A signal does not discard typed input.
  var withSignalKeys: TerminalSettings { with { $0.c_lflag |= tcflag_t(ISIG) | tcflag_t(NOFLSH) } }

  /// The settings with which each key arrives at once, without an echo and without a signal. The output is not affected.
  var withSingleKeys: TerminalSettings {
    with { value in
      value.c_lflag &= ~(tcflag_t(ICANON) | tcflag_t(ECHO) | tcflag_t(ISIG) | tcflag_t(IEXTEN))
      value.c_iflag &= ~(tcflag_t(IXON) | tcflag_t(ICRNL))
    }
  }

  /// The settings for a line that the user edits. Ctrl-C ends the line too, and arrives as its last byte.
  func withLines(echo: Bool) -> TerminalSettings {
    with { value in
      value.c_lflag |= tcflag_t(ICANON)
      value.c_lflag &= ~tcflag_t(ISIG)
      // Ctrl-S can be a command for the time after the line.
      value.c_iflag &= ~tcflag_t(IXON)
      if echo { value.c_lflag |= tcflag_t(ECHO) } else { value.c_lflag &= ~tcflag_t(ECHO) }
      withUnsafeMutableBytes(of: &value.c_cc) { $0[Int(VEOL)] = 3 }
    }
  }

  private static let lineEditing = tcflag_t(ICANON) | tcflag_t(ECHO)

  /// Whether only a program of TermKit can have left the settings behind.
  ///
  /// These have no line editing and no echo. They also have no signals or, while a program is busy, signals that do not discard input. If
  /// they are found at the start, another program was killed with `kill -9`. Not every shell repairs this.
  var areStale: Bool {
    let hasSignals = value.c_lflag & tcflag_t(ISIG) != 0
    return value.c_lflag & Self.lineEditing == 0 && (!hasSignals || value.c_lflag & tcflag_t(NOFLSH) != 0)
  }

  /// The settings that a shell gives its programs.
  var withLineEditing: TerminalSettings {
    with { value in
      value.c_lflag |= Self.lineEditing | tcflag_t(ISIG) | tcflag_t(IEXTEN)
      value.c_lflag &= ~tcflag_t(NOFLSH)
      value.c_iflag |= tcflag_t(ICRNL) | tcflag_t(IXON)
      value.c_oflag |= tcflag_t(OPOST) | tcflag_t(ONLCR)
    }
  }

  /// Applies the settings at once, and returns whether it succeeded.
  ///
  /// The call stops a process in the background until it comes to the foreground.
  /// - Parameter isInterrupted: Returns whether to give up after a signal.
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

  init() { entries.reserveCapacity(4) }

  /// Adds a descriptor. If `writing` is true, waits until it takes bytes, otherwise until it has some. A negative one is never ready.
  mutating func add(_ descriptor: Int32, writing: Bool = false) {
    entries.append(pollfd(fd: descriptor, events: Int16(writing ? POLLOUT : POLLIN), revents: 0))
  }

  /// Sleeps until a descriptor is ready, `timeout` seconds have passed or a signal arrives. Nil means no time limit.
  mutating func sleep(_ timeout: Double?) {
    let milliseconds = timeout.map { Int32(max(0, min($0 * 1000, 1e9)).rounded(.up)) } ?? -1
    if poll(&entries, nfds_t(entries.count), milliseconds) < 0 {
      for index in entries.indices { entries[index].revents = 0 }
    }
  }

  /// Returns whether a descriptor was ready when the sleep ended, or is closed at the other end.
  func isReady(_ descriptor: Int32) -> Bool {
    entries.contains { $0.fd == descriptor && $0.revents != 0 }
  }

  /// Returns what a descriptor was ready for when the sleep ended. After an error it is ready for everything that was waited for.
  func readiness(of descriptor: Int32) -> DescriptorEvents {
    entries.reduce(into: []) { events, entry in
      guard entry.fd == descriptor, entry.revents != 0 else { return }
      Contract.require(
        entry.revents & Int16(POLLNVAL) == 0,
        "the descriptor \(descriptor) was closed while it was watched: invalidate its watch before you close it")
      events.insert(entry.events & Int16(POLLOUT) != 0 ? .writing : .reading)
    }
  }
}

/// A clock that nothing sets back (FAULTS 49).
enum MonotonicClock {
  /// Seconds since an arbitrary moment.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  // Closures in `map` would check at each key that this is the main actor.

  /// Returns the time after a number of seconds, or nil for nil.
  static func time(after seconds: Double?) -> Double? {
    guard let seconds else { return nil }
    return now + seconds
  }

  /// Returns the seconds until a time, negative if it has passed, or nil for nil.
  static func seconds(until time: Double?) -> Double? {
    guard let time else { return nil }
    return time - now
  }
}

extension FileDescriptor {
  /// Creates a descriptor from the result of a call that opens one. Returns nil if the call failed.
  init?(opened number: Int32) {
    if number < 0 { return nil }
    self.init(number: number)
  }

  /// Writes all bytes of a file. Returns false if the file could not take them.
  func writeAll(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      guard case .bytes(let count) = write(rest) else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Reads a file up to its end, or until there are at least `limit` bytes.
  func readAll(atMost limit: Int = .max) -> [UInt8] {
    let buffer = ReadBuffer()
    var bytes: [UInt8] = []
    while bytes.count < limit, case .bytes(let count) = read(into: UnsafeMutableRawBufferPointer(buffer.bytes)) {
      bytes += buffer.bytes[..<count]
    }
    return bytes
  }
}
