private import LibC

/// Checks of what callers must guarantee.
///
/// A violation stops the program with a message that describes the mistake. Release builds print it too, whereas `precondition` would
/// stop without one. Only what no correct program does is a violation: rule X4 says what is.
package enum Contract {
  /// Stops the program with a message unless a condition holds.
  package static func require(
    _ condition: @autoclosure () -> Bool, _ sentence: @autoclosure () -> String, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    if !condition() { fail(sentence(), file: file, line: line) }
  }

  /// Stops a debug build with a message unless a condition holds. A release build does not check it.
  ///
  /// For values that UIKit clamps silently, but that are most likely a slip.
  package static func requireInDebugBuilds(
    _ condition: @autoclosure () -> Bool, _ sentence: @autoclosure () -> String, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    #if DEBUG
      require(condition(), sentence(), file: file, line: line)
    #endif
  }

  /// Stops the program if an object is in a list twice, with a message about the object.
  package static func requireDistinct<Object: AnyObject>(
    _ objects: [Object], _ sentence: (Object) -> String, file: StaticString = #fileID, line: UInt = #line
  ) {
    for (index, object) in objects.enumerated() where objects[..<index].contains(where: { $0 === object }) {
      fail(sentence(object), file: file, line: line)
    }
  }

  /// Stops the program with a message.
  package static func fail(_ sentence: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line)
    -> Never
  {
    fatalError(sentence(), file: file, line: line)
  }

  /// Writes a message about a call that does nothing to the standard error. The terminal shows it after the program has ended.
  package static func warn(_ sentence: String) {
    let line = Array("TermKit: \(sentence)\n".utf8)
    _ = unsafe line.withUnsafeBytes { bytes in unsafe write(STDERR_FILENO, bytes.baseAddress, bytes.count) }
  }
}
