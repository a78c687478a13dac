/// What callers have to keep to. Breaking it stops the program with a sentence that says what was wrong, in release builds too,
/// where `precondition` would stop without a word.
package enum Contract {
  /// Stops the program unless a condition holds.
  package static func require(
    _ condition: @autoclosure () -> Bool, _ sentence: @autoclosure () -> String, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    if !condition() { fail(sentence(), file: file, line: line) }
  }

  /// Stops the program.
  package static func fail(_ sentence: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line)
    -> Never
  {
    fatalError(sentence(), file: file, line: line)
  }
}
