/// Stops the program when a callback repeats the change that it was called for, without end.
///
/// Each repetition is a call inside the call before. Without a limit the stack would overflow, and the crash would not say why.
@MainActor package final class ChangeLimit {
  /// How often a change may be repeated.
  package static let repetitions = 100

  private var depth = 0

  package init() {}

  /// Makes a change, or stops the program if the change is under way 100 times already.
  /// - Parameters:
  ///   - subject: A clause for the message: "the key window changed".
  ///   - advice: An instruction for the message: "call makeKey() only once".
  ///   - change: The change, which may call the program.
  package func run(_ subject: @autoclosure () -> String, _ advice: @autoclosure () -> String, _ change: () -> Void) {
    Self.require(depth < Self.repetitions, subject(), advice())
    depth += 1
    defer { depth -= 1 }
    change()
  }

  /// Stops the program unless a condition holds: the one that the changes are fewer than `repetitions`.
  package static func require(
    _ condition: @autoclosure () -> Bool, _ subject: @autoclosure () -> String, _ advice: @autoclosure () -> String
  ) {
    Contract.require(
      condition(), "\(subject()) \(repetitions) times, each time in a callback of the previous change: \(advice())")
  }
}
