/// A limit for changes that are repeated from the callbacks of the same change.
///
/// Each repetition is a call inside the previous call. Without a limit the stack would overflow, and the crash would not name the
/// cause.
@MainActor package final class ChangeLimit {
  /// The number of times that a change may be nested.
  package static let repetitions = 100

  private var depth = 0

  package init() {}

  /// Makes a change.
  /// - Parameters:
  ///   - subject: A clause for the message: "the key window changed".
  ///   - advice: An instruction for the message: "call makeKey() only once".
  ///   - change: The change, which may call the program.
  /// - Precondition: The change is nested fewer than `repetitions` times.
  package func run(_ subject: @autoclosure () -> String, _ advice: @autoclosure () -> String, _ change: () -> Void) {
    Self.require(depth < Self.repetitions, subject(), advice())
    depth += 1
    defer { depth -= 1 }
    change()
  }

  /// Traps unless a condition holds. The message says that the change was repeated `repetitions` times.
  package static func require(
    _ condition: @autoclosure () -> Bool, _ subject: @autoclosure () -> String, _ advice: @autoclosure () -> String
  ) {
    Contract.require(
      condition(), "\(subject()) \(repetitions) times, each time in a callback of the previous change: \(advice())")
  }
}
