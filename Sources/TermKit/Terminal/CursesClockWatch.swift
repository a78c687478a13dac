private import CNcurses

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// Reports at once that the time of day was set or that the machine slept, on systems that report it.
struct CursesClockWatch {
  private let file = FileDescriptor(number: clock_change_descriptor())

  /// The descriptor that becomes readable when the clock changes, or nil if the system does not report it.
  var descriptor: Int32? { file.number >= 0 ? file.number : nil }

  /// Returns whether the clock was set since the last call.
  func collect() -> Bool {
    var count: UInt64 = 0
    return read(file.number, &count, MemoryLayout<UInt64>.size) < 0 && errno == ECANCELED
  }

  /// Closes the descriptor.
  func close() {
    if descriptor != nil { file.close() }
  }
}
