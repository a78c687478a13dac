import Foundation

/// Arguments and variables that are not text in UTF-8.
///
/// Swift replaces their bytes, so that a path would name another file. The program therefore refuses them.
enum UnreadableText {
  // The variables that name folders.
  private static let variables = ["HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "TMPDIR"]

  /// Returns the text for the user about the first argument or variable that is not UTF-8, or nil.
  static func problem() -> String? {
    for case let argument? in UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    where String(validatingCString: argument) == nil {
      return "The argument \"\(String(cString: argument))\" is not text in UTF-8. "
        + "Rename the file, or convert the text, for example with: iconv -t UTF-8"
    }
    for name in variables {
      guard let value = getenv(name), String(validatingCString: value) == nil else { continue }
      return "\(name) is not text in UTF-8: \(String(cString: value)). Set \(name) to a folder whose name is UTF-8."
    }
    return nil
  }
}
