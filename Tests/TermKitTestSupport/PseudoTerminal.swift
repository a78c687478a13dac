private import CVTerm
import Foundation
private import Synchronization
package import TermKit

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// A program that runs on its own pseudo-terminal, of which this object holds the other end.
package final class PseudoTerminal {
  /// The way a program ended.
  package enum Ending: Hashable {
    /// The program exited with a status.
    case exited(Int32)
    /// A signal ended the program.
    case killed(Int32)
  }

  /// An error of a system call.
  package struct Failure: Error, CustomStringConvertible {
    /// The operation, and the system's reason for the failure.
    package let description: String
    fileprivate init(_ what: String) { description = "\(what): \(String(cString: strerror(errno)))" }
  }

  /// The program's process.
  package let process: Int32
  private var main: Int32
  // The descriptor stays open, so that settings can be read after the program has ended.
  private let other: Int32
  private var ending: Ending?
  // The bytes that arrived after a mark.
  private var unread: [UInt8] = []

  /// Starts a program in a new session, with the pseudo-terminal as its controlling terminal.
  ///
  /// Its environment consists of `environment` and the options of sanitizers.
  /// - Parameter standardOutput: A descriptor that replaces the terminal as the program's standard output.
  package init(
    _ program: String, _ arguments: [String] = [], environment: [String: String], size: Size,
    standardOutput: Int32? = nil
  ) throws {
    (main, other) = try Self.openEnds(size: size)
    _ = fcntl(main, F_SETFL, O_NONBLOCK)
    var name = [CChar](repeating: 0, count: 1024)
    guard ttyname_r(other, &name, name.count) == 0 else { throw Failure("cannot get the name of the pseudo-terminal") }
    let environment = environment.merging(SanitizerOptions.environment) { own, _ in own }
    process = try Self.spawn(program, arguments, environment, terminal: name, standardOutput)
  }

  /// Opens both ends of a pseudo-terminal: the main end, and the end for programs.
  package static func openEnds(size: Size) throws -> (main: Int32, other: Int32) {
    var ends: (main: Int32, other: Int32) = (-1, -1)
    guard pseudo_terminal_open(&ends.main, &ends.other, Int32(size.height), Int32(size.width)) else {
      throw Failure("cannot open a pseudo-terminal")
    }
    for end in [ends.main, ends.other] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return ends
  }

  /// Makes one end the terminal of this process, in a new session and as its standard input and output.
  ///
  /// In the new session, a signal to all processes of the terminal reaches no others.
  package static func adopt(_ end: Int32) throws {
    guard pseudo_terminal_adopt(end) else { throw Failure("cannot make the pseudo-terminal the controlling terminal") }
  }

  /// Resizes the pseudo-terminal of an end.
  package static func resize(_ end: Int32, to size: Size) {
    pseudo_terminal_resize(end, Int32(size.height), Int32(size.width))
  }

  deinit {
    stop()
    hangUp()
    close(other)
  }

  /// Kills the program unless it has ended, and waits for its end.
  package func stop() {
    guard !hasEnded else { return }
    kill(process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1, errno == EINTR {}
    ending = .killed(SIGKILL)
  }

  // The first terminal that the leader of a new session opens becomes its controlling terminal, hence the opening by name as descriptor 0.
  private static func spawn(
    _ program: String, _ arguments: [String], _ environment: [String: String], terminal: [CChar],
    _ standardOutput: Int32?
  ) throws -> Int32 {
    var actions = SpawnActions()
    var attributes = SpawnAttributes()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // The threads that tests run on block signals, and child processes would inherit that.
    let flags = spawn_set_session | Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK)
    posix_spawnattr_setflags(&attributes, flags)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, standardOutput ?? 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    let argv = ([program] + arguments).map { strdup($0) } + [nil]
    let envp = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (argv + envp).forEach { free($0) } }
    var process: pid_t = 0
    errno = posix_spawn(&process, program, &actions, &attributes, argv, envp)
    guard errno == 0 else { throw Failure("cannot run \(program)") }
    return process
  }
}

#if canImport(Glibc)
  private typealias SpawnActions = posix_spawn_file_actions_t
  private typealias SpawnAttributes = posix_spawnattr_t
#else
  private typealias SpawnActions = posix_spawn_file_actions_t?
  private typealias SpawnAttributes = posix_spawnattr_t?
#endif

extension PseudoTerminal {
  /// Reads the output of the program.
  ///
  /// - Parameters:
  ///   - deadline: How long to wait for output, on the clock of `now`.
  ///   - limit: The greatest number of bytes to return.
  /// - Returns: The bytes, no bytes at the deadline, or nil at the end of the output.
  package func read(until deadline: Double, limit: Int = 1 << 16) -> [UInt8]? {
    if !unread.isEmpty {
      defer { unread = Array(unread.dropFirst(limit)) }
      return Array(unread.prefix(limit))
    }
    var buffer = [UInt8](repeating: 0, count: limit)
    while main >= 0 {
      let count = Self.systemRead(main, &buffer)
      if count > 0 { return Array(buffer.prefix(count)) }
      if count == 0 || (errno != EAGAIN && errno != EINTR) { return nil }
      let left = deadline - Self.now
      if left <= 0 { return [] }
      var entry = pollfd(fd: main, events: Int16(POLLIN), revents: 0)
      // The wait is short enough to notice the program's end. This process keeps the program's end of the terminal open, so there is no
      // hang-up.
      let ready = poll(&entry, 1, Int32((min(left, 0.05) * 1000).rounded(.up)))
      if ready == 0, hasEnded {
        let count = Self.systemRead(main, &buffer)
        return count > 0 ? Array(buffer.prefix(count)) : nil
      }
    }
    return nil
  }

  /// Reads the rest of the program's output until now, to the end of its last write.
  ///
  /// The kernel passes on a write of more than 256 bytes in pieces, also after the write has returned. "Nothing to read" therefore does
  /// not mean that the last write has arrived completely. The arrival of a mark that is written after it does.
  package func readWholeWrites() -> [UInt8] {
    let mark = Array("\u{1B}]7777\u{1B}\\".utf8)
    var bytes: [UInt8] = []
    // Unread output could leave no room for the mark.
    while let new = read(until: 0), !new.isEmpty { bytes += new }
    guard mark.withUnsafeBytes({ writeBytes(other, $0) }) == mark.count else { return bytes }
    let deadline = Self.now + TerminalSession.timeout
    while let new = read(until: deadline), !new.isEmpty {
      bytes += new
      guard let found = bytes.firstRange(of: mark) else { continue }
      unread = Array(bytes[found.upperBound...])
      return Array(bytes[..<found.lowerBound])
    }
    return bytes
  }

  private static func systemRead(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
    buffer.withUnsafeMutableBytes { readBytes(descriptor, $0) }
  }

  /// Types bytes. If the program does not read, bytes that find no room within a second are lost.
  package func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { writeBytes(main, $0) }
      rest = rest.dropFirst(max(0, count))
      if count > 0 || errno == EINTR { continue }
      var entry = pollfd(fd: main, events: Int16(POLLOUT), revents: 0)
      guard errno == EAGAIN, poll(&entry, 1, 1000) == 1 else { return }
    }
  }

  /// Resizes the program's window.
  package func resize(to size: Size) { Self.resize(main, to: size) }

  /// Sends the program a signal.
  package func signal(_ number: Int32) {
    kill(process, number)
  }

  /// The process group in the foreground of the terminal, or nil if no job is there.
  package var foregroundJob: Int32? {
    let group = tcgetpgrp(main)
    return group > 0 ? group : nil
  }

  /// Returns whether all processes of a group are stopped.
  ///
  /// A shell knows only that the first process of a job has stopped. On a busy machine, another one that waits for input may still take
  /// what is typed next.
  package static func isStopped(_ group: Int32) -> Bool {
    let list = Process()
    list.executableURL = URL(fileURLWithPath: "/bin/ps")
    list.arguments = ["-A", "-o", "pgid=,stat="]
    let output = Pipe()
    list.standardOutput = output
    guard (try? list.run()) != nil else { return false }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    list.waitUntilExit()
    let fields = text.split(separator: "\n").map { $0.split(separator: " ") }
    let states = fields.filter { $0.first == "\(group)" }.compactMap { $0.last }
    return !states.isEmpty && states.allSatisfy { $0.hasPrefix("T") }
  }

  /// Closes the window. The program then loses its terminal.
  package func hangUp() {
    guard main >= 0 else { return }
    closeDescriptor(main)
    main = -1
  }

  /// Whether the program has ended.
  package var hasEnded: Bool {
    if ending != nil { return true }
    var status: Int32 = 0
    guard waitpid(process, &status, WNOHANG) == process else { return false }
    ending = status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .killed(status & 0x7F)
    return true
  }

  /// Waits until the program has ended, and returns nil if it has not by the deadline.
  ///
  /// The output during the wait is discarded. If `isFrozen` is true, the terminal takes no output instead.
  package func waitForEnding(until deadline: Double, isFrozen: Bool = false) -> Ending? {
    while !hasEnded, Self.now < deadline {
      if isFrozen || read(until: min(deadline, Self.now + 0.005)) == nil { poll(nil, 0, 1) }
    }
    return ending
  }

  /// Waits until the buffers of the terminal are full, so that the program's next write blocks. Returns false if they are not by the deadline.
  ///
  /// The output stays unread meanwhile.
  package func waitUntilFull(until deadline: Double) -> Bool {
    while Self.now < deadline {
      var entry = pollfd(fd: other, events: Int16(POLLOUT), revents: 0)
      if poll(&entry, 1, 0) == 0 { return true }
      poll(nil, 0, 1)
    }
    return false
  }

  /// The terminal's settings as text, for comparisons.
  package var settings: String {
    var value = termios()
    guard tcgetattr(other, &value) == 0 else { return "none" }
    let characters = withUnsafeBytes(of: value.c_cc) { Array($0) }
    return "\(value.c_iflag) \(value.c_oflag) \(value.c_cflag) \(value.c_lflag) \(characters)"
  }

  /// The time of a clock for time limits, in seconds. It stands still while this process does not run.
  ///
  /// A virtual machine may be paused, and a busy one may not run the tests for a while. A time limit would then be over before the program
  /// had a chance. Of the time between two readings, only the first quarter of a second counts. Waits read the clock more often than that.
  package static var now: Double { clock.withLock { $0.advance(to: systemTime) } }

  private static let clock = Mutex(LimitClock())

  private static var systemTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// A clock that counts at most a quarter of a second between two readings.
package struct LimitClock {
  private var lastReading: Double?
  private var time = 0.0

  /// Creates a clock at 0 seconds.
  package init() {}

  /// Reads the clock at a time of the system.
  package mutating func advance(to systemTime: Double) -> Double {
    time += min(systemTime - (lastReading ?? systemTime), 0.25)
    lastReading = systemTime
    return time
  }
}

// Inside methods of the same names, the system's functions cannot be called.
private func readBytes(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}

private func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}

private func closeDescriptor(_ descriptor: Int32) {
  close(descriptor)
}
