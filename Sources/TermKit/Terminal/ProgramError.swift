#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// An error that tells why another program could not be started.
public struct ProgramError: Error, Hashable, CustomStringConvertible {
  /// The name or path of the program.
  public let program: String
  /// The system's error number (`errno`).
  public let code: Int32

  /// Creates an error. Use it in your own implementation of `Terminal`.
  /// - Parameters:
  ///   - program: The name or path of the program.
  ///   - code: The number of the system's error, `errno`.
  public init(program: String, code: Int32) {
    (self.program, self.code) = (program, code)
  }

  /// A message for the user, with advice.
  public var description: String {
    "The program \"\(program.sanitized())\" could not be started: \(String(cString: strerror(code))). "
      + "Check its name and that it is installed."
  }
}
