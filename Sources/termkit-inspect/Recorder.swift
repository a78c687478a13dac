import CPseudoTerminal
import CSignals
import LibC
import Recordings
import TermKit

/// Runs a program in a pseudo-terminal, and writes what it shows to a file. Keys, output and the size of the window pass through.
struct Recorder {
  private let file: Int32
  private let start = Self.now
  private var writer = AsciicastWriter()
  private var main: Int32 = -1
  private var size: winsize
  // Typed bytes that the program has not taken.
  private var input: [UInt8] = []
  private var inputHasEnded = false

  /// Records to a file that is open for writing.
  init(to file: Int32) {
    self.file = file
    size = terminal_size(STDOUT_FILENO)
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Runs the program to its end.
  /// - Parameters:
  ///   - words: The program and its arguments.
  ///   - environment: The variables that the header of the file names.
  /// - Returns: The exit status, or 128 plus the number of the signal that ended the program. Nil if there is no pseudo-terminal.
  mutating func run(_ words: [String], environment: [(String, String)]) -> Int32? {
    Self.write(Array(writer.header(size: cells, time: time(nil), environment: environment).utf8), to: file)
    for number in [SIGWINCH, SIGCHLD, SIGTERM, SIGHUP, SIGINT] { signals_handle(number, .notice) }
    let events = signals_descriptor()
    var arguments = words.map { strdup($0) } + [nil]
    defer { for word in arguments { free(word) } }
    let process = pseudo_terminal_run(&main, size, &arguments)
    guard process > 0, events >= 0 else { return nil }
    _ = fcntl(main, F_SETFL, O_NONBLOCK)
    let settings = Self.makeRaw()
    defer { if var settings { tcsetattr(STDIN_FILENO, TCSANOW, &settings) } }
    var status: Int32?
    while status == nil {
      passOn(waitingAt: events)
      status = handleSignals(of: process)
    }
    // The last output may arrive after the end of the program. A process that it has left behind may still have the terminal.
    while true {
      var entry = pollfd(fd: main, events: Int16(POLLIN), revents: 0)
      if poll(&entry, 1, 200) <= 0 || !passOutput() { break }
    }
    Self.write(Array(writer.end(at: Self.now - start).utf8), to: file)
    return status
  }

  private var cells: Size { Size(width: Int(size.ws_col), height: Int(size.ws_row)) }

  // Each key arrives at once. Returns the settings to restore, or nil if the input is no terminal.
  private static func makeRaw() -> termios? {
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return nil }
    var raw = settings
    cfmakeraw(&raw)
    tcsetattr(STDIN_FILENO, TCSANOW, &raw)
    return settings
  }

  // Waits for keys, output or a signal, and passes on what has arrived.
  private mutating func passOn(waitingAt events: Int32) {
    let toMain = Int16(POLLIN | (input.isEmpty ? 0 : POLLOUT))
    var entries = [
      pollfd(fd: main, events: toMain, revents: 0), pollfd(fd: events, events: Int16(POLLIN), revents: 0),
      pollfd(fd: inputHasEnded || !input.isEmpty ? -1 : STDIN_FILENO, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&entries, nfds_t(entries.count), -1) > 0 else { return }
    if entries[2].revents != 0 {
      if let typed = Self.read(STDIN_FILENO) { input += typed } else { inputHasEnded = true }
    }
    if entries[1].revents != 0 { _ = Self.read(events) }
    if !input.isEmpty {
      let count = LibC.write(main, input, input.count)
      if count > 0 { input.removeFirst(count) }
    }
    // A terminal without programs is always ready, until the signal about the end of the program arrives.
    if entries[0].revents & Int16(POLLIN | POLLHUP) != 0, !passOutput() { poll(nil, 0, 1) }
  }

  private mutating func passOutput() -> Bool {
    guard let bytes = Self.read(main) else { return false }
    Self.write(bytes, to: STDOUT_FILENO)
    Self.write(Array(writer.output(bytes, at: Self.now - start).utf8), to: file)
    return true
  }

  // Returns the status of the process, if it has ended.
  private mutating func handleSignals(of process: pid_t) -> Int32? {
    for number in [SIGTERM, SIGHUP, SIGINT] where signals_collect(number) { kill(process, number) }
    if signals_collect(SIGWINCH) {
      size = terminal_size(STDOUT_FILENO)
      terminal_set_size(main, size)
      Self.write(Array(writer.resize(to: cells, at: Self.now - start).utf8), to: file)
    }
    var status: Int32 = 0
    guard signals_collect(SIGCHLD), waitpid(process, &status, WNOHANG) == process else { return nil }
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }

  // Returns nil at the end.
  private static func read(_ descriptor: Int32) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 1 << 14)
    let count = LibC.read(descriptor, &bytes, bytes.count)
    if count > 0 { return Array(bytes[..<count]) }
    return count < 0 && (errno == EINTR || errno == EAGAIN) ? [] : nil
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { LibC.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR, errno != EAGAIN { return }
      rest = rest.dropFirst(max(0, count))
    }
  }
}
