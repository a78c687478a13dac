private import CNcurses

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// The way of ncurses's bytes to the terminal: one write a frame.
///
/// ncurses writes whenever its own small buffer is full, blocks when the terminal stands still, and spins when it would
/// block. So it is given a nameless file to write to, and what is found there goes to the terminal at once. A terminal
/// that takes no more (Ctrl-S, a stopped tmux) leaves a tail, which is kept: bytes of a sequence are never dropped,
/// frames are.
@MainActor final class CursesOutput {
  private let terminal: FileDescriptor
  private let capture: FileDescriptor
  private var buffer: [UInt8] = []
  /// What stands for colours in ncurses's bytes, if something does.
  let colorMarks: CursesColorMarks?
  private var sent = 0
  /// True when the terminal is gone.
  private(set) var isGone = false
  /// How long a terminal may take nothing at all before the program goes on without it, in seconds.
  static let patience = 0.1
  // The nameless file is made small again after a frame beyond this size.
  private static let captureLimit = 1 << 20

  /// Has ncurses write to a nameless file instead of to the terminal, which its descriptor `number` is until then.
  init(capturing file: FileDescriptor, replacing number: Int32, terminal: FileDescriptor) {
    dup2(file.number, number)
    capture = file
    self.terminal = terminal
    colorMarks = CursesColorMarks.ofOpenTerminal()
  }

  /// True when the terminal has not yet taken all of what was collected.
  var hasTail: Bool { sent < buffer.count }

  /// The descriptor to watch until it takes more.
  var descriptor: Int32 { terminal.number }

  /// Adds bytes that ncurses knows nothing of, behind those that it has written so far.
  func append(_ bytes: some Sequence<UInt8>) {
    collect()
    buffer += bytes
  }

  /// The place where the bytes of a frame begin that ncurses has not yet written.
  func frameStart() -> Int {
    collect()
    return buffer.count
  }

  /// Brackets what was written since `start`, so that the terminal shows all of it at once (mode 2026). A few bytes need no brackets:
  /// terminals take them in one piece.
  func synchronizeFrame(from start: Int) {
    collect()
    guard buffer.count - start >= Self.smallFrame else { return }
    buffer.insert(contentsOf: "\u{1B}[?2026h".utf8, at: start)
    buffer += "\u{1B}[?2026l".utf8
  }

  private static let smallFrame = 512

  /// Sends what ncurses has written since the last time, and what was left over then.
  ///
  /// Waits while the terminal takes bytes, however slowly. Gives up when it takes none for `patience`, or when
  /// `isInterrupted`.
  func flush(patience: Double = CursesOutput.patience, isInterrupted: () -> Bool = { false }) {
    collect()
    CursesSignals.setWriting(true)
    // A tail may begin in the middle of a sequence.
    defer { CursesSignals.setWriting(hasTail) }
    while hasTail, !isGone {
      switch buffer.withUnsafeBytes({ terminal.write(UnsafeRawBufferPointer(rebasing: $0[sent...])) }) {
      case .bytes(let count): sent += count
      case .ended: isGone = true
      case .wouldBlock: if !waitForRoom(patience, isInterrupted) { return }
      }
    }
    forgetSent()
  }

  // A signal ends a sleep, but not the patience.
  private func waitForRoom(_ patience: Double, _ isInterrupted: () -> Bool) -> Bool {
    let end = MonotonicClock.now + patience
    while !isInterrupted() {
      var wait = DescriptorWait()
      wait.add(terminal.number, writing: true)
      wait.sleep(end - MonotonicClock.now)
      if wait.isReady(terminal.number) { return true }
      if MonotonicClock.now >= end { return false }
    }
    return false
  }

  /// Takes the terminal for gone.
  func giveUp() { isGone = true }

  /// Throws away what ncurses has written since the last time, and all that was not sent.
  func discard() {
    collect()
    forgetSent()
  }

  /// Throws away what was not sent; for a terminal that is gone or frozen when the program has to leave.
  func close() {
    capture.close()
    terminal.close()
    forgetSent()
  }

  private func forgetSent() {
    buffer.removeAll(keepingCapacity: true)
    sent = 0
  }

  /// Reads what ncurses has written since the last time, and puts colours in place of marks.
  ///
  /// ncurses writes where the last reading ended: at the beginning again, so that the file never grows beyond one frame.
  func collect() {
    let end = Int(lseek(capture.number, 0, SEEK_CUR))
    guard end > 0 else { return }
    withUnsafeTemporaryAllocation(byteCount: end, alignment: 1) { captured in
      let bytes = UnsafeRawBufferPointer(rebasing: captured[..<read(into: captured)])
      if let colorMarks {
        colorMarks.replace(bytes, appendingTo: &buffer)
      } else {
        buffer += bytes
      }
    }
    if end > Self.captureLimit { ftruncate(capture.number, 0) }
    lseek(capture.number, 0, SEEK_SET)
  }

  private func read(into captured: UnsafeMutableRawBufferPointer) -> Int {
    var start = 0
    while start < captured.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: captured[start...])
      let count = pread(capture.number, rest.baseAddress, rest.count, off_t(start))
      if count < 0, errno == EINTR { continue }
      if count <= 0 { break }
      start += count
    }
    return start
  }
}
