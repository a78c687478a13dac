import TermKitGraphics

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// A flag that any thread can set and the main thread collects.
final class WakeFlag: Sendable {
  // A pipe needs no lock on any thread. It holds a byte for each time that the flag was set.
  private let reading: FileDescriptor
  private let writing: FileDescriptor

  /// Creates a flag that is not set.
  init() {
    var ends: [Int32] = [-1, -1]
    let status = pipe(&ends)
    Contract.require(status == 0, "a pipe could not be created: too many files are open")
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    reading = FileDescriptor(number: ends[0])
    writing = FileDescriptor(number: ends[1])
  }

  deinit {
    reading.close()
    writing.close()
  }

  /// Sets the flag.
  func set() {
    withUnsafeBytes(of: UInt8(0)) { _ = writing.write($0) }
  }

  /// Returns whether the flag was set, and clears it.
  func collect() -> Bool {
    var isSet = false
    withUnsafeTemporaryAllocation(byteCount: 256, alignment: 1) { buffer in
      while case .bytes = reading.read(into: buffer) { isSet = true }
    }
    return isSet
  }
}
