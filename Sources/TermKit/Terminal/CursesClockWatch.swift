private import CNcurses

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// Finds out at once that the time of day was set, or that the machine slept, where the system tells.
struct CursesClockWatch {
  private let file = FileDescriptor(number: clock_change_descriptor())

  /// The descriptor that can be read when there is something to tell; nil where the system does not tell.
  var descriptor: Int32? { file.number >= 0 ? file.number : nil }

  /// Answers whether the clock was set since the last time.
  func collect() -> Bool {
    var count: UInt64 = 0
    return read(file.number, &count, MemoryLayout<UInt64>.size) < 0 && errno == ECANCELED
  }

  /// Gives the descriptor back.
  func close() {
    if descriptor != nil { file.close() }
  }
}
