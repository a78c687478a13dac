#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// Why another program could not be started.
public struct ProgramError: Error, Hashable, CustomStringConvertible {
  /// The name or path it was to be started by.
  public let program: String
  /// The system's number for the reason (`errno`).
  public let code: Int32

  /// Makes an error, for a `Terminal` of your own.
  public init(program: String, code: Int32) {
    (self.program, self.code) = (program, code)
  }

  /// What to tell the user, and what to try.
  public var description: String {
    "The program \"\(program.harmless())\" could not be started: \(String(cString: strerror(code))). "
      + "Check its name and that it is installed."
  }
}
