private import CNcurses

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// Keeps what is written to standard error while the screen is in use, and shows it afterwards (FAULTS 9 and 31).
///
/// The last words of a program that traps are among it: written over the second screen they would vanish with that.
/// Only done where standard error is a terminal; a log that somebody asked for is left alone.
@MainActor struct CursesMessages {
  private var file = FileDescriptor(number: -1)
  private var original = FileDescriptor(number: -1)

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
    guard file.number < 0, FileDescriptor(number: STDERR_FILENO).isTerminal else { return }
    let saved = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
    guard saved >= 0 else { return }
    let kept = anonymous_file()
    guard kept >= 0, dup2(kept, STDERR_FILENO) == STDERR_FILENO else {
      FileDescriptor(number: saved).close()
      return
    }
    (file, original) = (FileDescriptor(number: kept), FileDescriptor(number: saved))
    CursesSignals.setMessages(from: kept, to: saved)
  }

  /// Shows what was kept, the last 64 KiB of it, and lets further messages through.
  mutating func end() {
    guard file.number >= 0 else { return }
    CursesSignals.showMessages()
    CursesSignals.setMessages(from: -1, to: -1)
    file.close()
    original.close()
    (file, original) = (FileDescriptor(number: -1), FileDescriptor(number: -1))
  }
}
