private import CNcurses
private import LibC

/// Captures standard output and standard error while the screen is in use, and shows the text afterwards (FAULTS 9 and 31).
///
/// The text includes the last message of a program that traps. On the alternate screen, it would disappear with that screen. Only
/// descriptors that are terminals are captured; pipes and files are left alone.
@MainActor struct CursesMessages {
  private var file: FileDescriptor?
  private var originals: [FileDescriptor?] = []
  /// The number of captured bytes that `takeLines` has read, and the beginning of a line among them.
  private var taken = (count: 0, rest: [UInt8]())

  /// Makes sure that the standard descriptors are open.
  ///
  /// Otherwise the next files to be opened would get their numbers, perhaps a database, and messages would be written into them.
  static func reserveStandardDescriptors() {
    // The system gives a new descriptor the lowest free number.
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(number, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDWR)
    }
  }

  /// Starts to capture messages.
  mutating func begin() {
    guard file == nil, let kept = FileDescriptor(opened: anonymous_file()) else { return }
    // Text printed earlier belongs to the normal screen. A program that prints for the first time now would see a file instead of a
    // terminal, and buffer its lines from then on.
    flush_standard_output(true)
    originals = [STDOUT_FILENO, STDERR_FILENO].map { Self.replace($0, with: kept) }
    file = kept
    CursesSignals.setMessages(from: kept.number, to: originals.map { $0?.number ?? -1 })
  }

  // Returns a copy of the original descriptor, or nil if it is not a terminal and stays unchanged.
  private static func replace(_ number: Int32, with file: FileDescriptor) -> FileDescriptor? {
    let descriptor = FileDescriptor(number: number)
    guard descriptor.isTerminal, let original = descriptor.copy() else { return nil }
    if dup2(file.number, number) == number { return original }
    original.close()
    return nil
  }

  /// Returns the lines that were captured since the last call, without the one that is not complete.
  mutating func takeLines() -> [String] {
    guard let file else { return [] }
    // A text that was printed in small pieces may still be in the buffer of the C library.
    flush_standard_output(false)
    var bytes = [UInt8](repeating: 0, count: 1 << 12)
    while case let count = pread(file.number, &bytes, bytes.count, off_t(taken.count)), count > 0 {
      taken = (taken.count + count, taken.rest + bytes[..<count])
    }
    let lines = taken.rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    taken.rest = Array(lines.last ?? [])
    return lines.dropLast().map { String(decoding: $0, as: UTF8.self) }
  }

  /// Shows the captured text and stops capturing.
  mutating func end() {
    guard let file else { return }
    flush_standard_output(false)
    CursesSignals.showMessages()
    CursesSignals.setMessages(from: -1, to: [-1, -1])
    file.close()
    for original in originals { original?.close() }
    self.file = nil
    originals = []
    taken = (0, [])
  }
}
