/// Checks of what callers must guarantee.
///
/// A violation stops the program with a message that describes the mistake. Release builds print it too, whereas `precondition` would
/// stop without one.
package enum Contract {
  /// Stops the program with a message unless a condition holds.
  package static func require(
    _ condition: @autoclosure () -> Bool, _ sentence: @autoclosure () -> String, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    if !condition() { fail(sentence(), file: file, line: line) }
  }

  /// Stops the program with a message.
  package static func fail(_ sentence: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line)
    -> Never
  {
    fatalError(sentence(), file: file, line: line)
  }
}
