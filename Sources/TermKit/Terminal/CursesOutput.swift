private import CNcurses
private import LibC

/// The output path from ncurses to the terminal, with one write for each frame.
///
/// ncurses writes whenever its own small buffer is full. It blocks while the terminal is stopped, and spins if the descriptor does not
/// block. TermKit therefore lets ncurses write to an anonymous file and sends its contents to the terminal at once. If the terminal takes
/// no more bytes (Ctrl-S, a stopped tmux), the rest is kept: bytes of a sequence are never dropped, but frames may be.
@MainActor final class CursesOutput {
  private let terminal: FileDescriptor
  private let capture: FileDescriptor
  private var buffer: [UInt8] = []
  // The new output of ncurses. Empty between the calls of `collect()`, which keeps the memory.
  private var captured: [UInt8] = []
  // The bytes of one read.
  private var piece: [UInt8] = Array(repeating: 0, count: 16 << 10)
  // The number of bytes in the anonymous file that are read.
  private var collected = 0
  /// The marks that stand for colours in the output of ncurses, or nil if its description does not use marks.
  let colorMarks: CursesColorMarks?
  private var sent = 0
  private(set) var isGone = false
  /// How long the terminal may take no bytes before the program continues without it, in seconds.
  static let timeout = 0.1
  // The anonymous file is emptied when it has become larger than this, in bytes.
  private static let captureLimit = 64 << 10

  /// Redirects ncurses to an anonymous file: `file` replaces the terminal as the descriptor `number`.
  init(capturing file: FileDescriptor, replacing number: Int32, terminal: FileDescriptor) {
    dup2(file.number, number)
    capture = file
    self.terminal = terminal
    colorMarks = CursesColorMarks.ofOpenTerminal()
  }

  /// Whether the terminal has not yet taken all bytes.
  var hasTail: Bool { sent < buffer.count }

  /// The descriptor that becomes writable when the terminal takes more bytes.
  var descriptor: Int32 { terminal.number }

  /// Appends bytes that do not come from ncurses, after the bytes that it has written so far.
  func append(_ bytes: some Sequence<UInt8>) {
    collect()
    buffer += bytes
  }

  /// Returns the position in the buffer where the next frame begins.
  func frameStart() -> Int {
    collect()
    return buffer.count
  }

  /// Brackets the output since `start`, so that the terminal shows the frame at once (mode 2026).
  ///
  /// A small frame needs no brackets, because terminals take it in one piece.
  /// - Parameter start: The position in the buffer where the frame begins.
  func synchronizeFrame(from start: Int) {
    collect()
    guard buffer.count - start >= Self.smallFrame else { return }
    buffer.insert(contentsOf: "\u{1B}[?2026h".utf8, at: start)
    buffer += "\u{1B}[?2026l".utf8
  }

  private static let smallFrame = 512

  /// Sends the new output of ncurses, after what was left over the last time.
  ///
  /// The call waits while the terminal takes bytes, however slowly. It gives up when the terminal takes none for `timeout` seconds, or
  /// when `isInterrupted` returns true.
  func flush(timeout: Double = CursesOutput.timeout, isInterrupted: () -> Bool = { false }) {
    collect()
    CursesSignals.setWriting(true)
    // The unsent bytes may begin in the middle of a sequence.
    defer { CursesSignals.setWriting(hasTail) }
    while hasTail, !isGone {
      switch terminal.write(buffer[sent...]) {
      case .bytes(let count): sent += count
      case .ended: isGone = true
      case .wouldBlock: if !waitUntilWritable(timeout, isInterrupted) { return }
      }
    }
    removeSentBytes()
  }

  // A signal ends a sleep, but not the wait.
  private func waitUntilWritable(_ timeout: Double, _ isInterrupted: () -> Bool) -> Bool {
    let end = MonotonicClock.now + timeout
    while !isInterrupted() {
      var wait = DescriptorWait()
      wait.add(terminal.number, writing: true)
      wait.sleep(end - MonotonicClock.now)
      if wait.isReady(terminal.number) { return true }
      if MonotonicClock.now >= end { return false }
    }
    return false
  }

  func giveUp() { isGone = true }

  /// Discards the new output of ncurses and all unsent bytes.
  func discard() {
    collect()
    removeSentBytes()
  }

  /// Closes the descriptors and discards unsent bytes. The terminal may be gone or stopped when the program has to leave.
  func close() {
    capture.close()
    terminal.close()
    removeSentBytes()
  }

  private func removeSentBytes() {
    buffer.removeAll(keepingCapacity: true)
    sent = 0
  }

  /// Reads the new output of ncurses and replaces marks with colours.
  func collect() {
    var count = 0
    repeat {
      count = pread(capture.number, &piece, piece.count, off_t(collected))
      if count > 0 {
        captured += piece[..<count]
        collected += count
      }
    } while count == piece.count || count < 0 && errno == EINTR
    if captured.isEmpty { return }
    if let colorMarks { colorMarks.replace(captured, appendingTo: &buffer) } else { buffer += captured }
    captured.removeAll(keepingCapacity: true)
    if collected < Self.captureLimit { return }
    ftruncate(capture.number, 0)
    lseek(capture.number, 0, SEEK_SET)
    collected = 0
  }
}
