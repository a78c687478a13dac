private import Testing

/// Records an issue if two values are not equal. Compiles much faster than `#expect(value == expected)`.
///
/// - Parameters:
///   - value: The value of the code under test.
///   - expected: The right value.
///   - comment: Words for the report of the issue. Without them, the report has the two values only.
///   - fileID: The file that the issue is reported in. Leave out this parameter and the following ones.
///   - filePath: The path of that file.
///   - line: The line that the issue is reported in, from 1.
///   - column: The column that the issue is reported in, from 1.
package func expectEqual<Value: Equatable>(
  _ value: Value, _ expected: Value, _ comment: @autoclosure () -> String = "",
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if value == expected { return }
  Issue.record(
    Comment(rawValue: report(value, expected, comment())),
    sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Records an issue if there is a value. The parameters mean the same as in ``expectEqual(_:_:_:fileID:filePath:line:column:)``.
package func expectNil<Value>(
  _ value: Value?, _ comment: @autoclosure () -> String = "",
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  guard let value else { return }
  Issue.record(
    Comment(rawValue: report(value, Value?.none, comment())),
    sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Returns the report of an issue with two values. A picture of a screen shows its rows as they are.
package func report<Value>(_ value: Value, _ expected: Value, _ comment: String) -> String {
  "\(comment.isEmpty ? "" : "\(comment): ")The value is\n\(words(value))\nbut should be\n\(words(expected))"
}

private func words(_ value: some Any) -> String {
  if let text = value as? String { return text.contains("\n") ? text : text.debugDescription }
  return String(describing: value)
}
