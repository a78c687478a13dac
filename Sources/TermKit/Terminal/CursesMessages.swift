private import CNcurses

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// Keeps what is written to standard output and standard error while the screen is in use, and shows it afterwards (FAULTS 9 and 31).
///
/// The last words of a program that traps are among it: written over the second screen they would vanish with that.
/// Only what would go to the terminal is kept; a pipe or a file is left alone.
@MainActor struct CursesMessages {
  private var file: FileDescriptor?
  private var originals: [FileDescriptor?] = []

  /// Makes sure that the standard descriptors are taken. Left closed, they would be given to the next files opened, a
  /// database perhaps, and messages would be written into that.
  static func reserveStandardDescriptors() {
    // What is opened gets the lowest number that is free.
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(number, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDWR)
    }
  }

  /// Begins to keep messages.
  mutating func begin() {
    guard file == nil else { return }
    let kept = FileDescriptor(number: anonymous_file())
    guard kept.number >= 0 else { return }
    // Text printed earlier belongs to the screen before. A program that prints for the first time now would take this file for no
    // terminal, and later keep its lines to itself.
    flush_standard_output(true)
    originals = [STDOUT_FILENO, STDERR_FILENO].map { Self.replace($0, with: kept) }
    file = kept
    CursesSignals.setMessages(from: kept.number, to: originals.map { $0?.number ?? -1 })
  }

  // Answers what a descriptor was before; nil if it is no terminal, and stays what it is.
  private static func replace(_ number: Int32, with file: FileDescriptor) -> FileDescriptor? {
    let descriptor = FileDescriptor(number: number)
    guard descriptor.isTerminal, let original = descriptor.copy() else { return nil }
    if dup2(file.number, number) == number { return original }
    original.close()
    return nil
  }

  /// Shows what was kept, and lets further messages through.
  mutating func end() {
    guard let file else { return }
    flush_standard_output(false)
    CursesSignals.showMessages()
    CursesSignals.setMessages(from: -1, to: [-1, -1])
    file.close()
    for original in originals { original?.close() }
    self.file = nil
    originals = []
  }
}
