import ArgumentParser
import Foundation
import TTTModel

/// Standard input of the commands.
enum StandardInput {
  /// Reads all of standard input as one text, without the line break at its end.
  ///
  /// - Parameter advice: The error if standard input is a terminal: what to type instead.
  /// - Throws: An `ExitCode` if standard input is a terminal, cannot be read, or is not UTF-8.
  static func text(advice: String) throws -> String {
    guard isatty(STDIN_FILENO) == 0 else { throw ExitCode.failure(advice, status: 64) }
    guard let data = try? FileHandle.standardInput.readToEnd() ?? Data() else {
      throw ExitCode.failure("The standard input cannot be read. \(advice)")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw ExitCode.failure(
        "The standard input is not text in UTF-8. Convert it first, for example with: iconv -t UTF-8")
    }
    // Shells and editors end a text with a line break that is not part of the message.
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// Returns a reader of the lines of a file, or of standard input without a file.
  ///
  /// - Parameter advice: The error if standard input is a terminal: what to type instead.
  /// - Throws: An `ExitCode` if the file cannot be opened, or if there is no file and standard input is a terminal.
  static func lines(of file: String?, advice: String) throws -> LineReader {
    guard let file else {
      guard isatty(STDIN_FILENO) == 0 else { throw ExitCode.failure(advice, status: 64) }
      return LineReader(descriptor: try copy())
    }
    // The file stays open until the process ends.
    let descriptor = open(file, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw ExitCode.failure(
        "\(file) cannot be read: \(String(cString: strerror(errno))). Check the path and its permissions.")
    }
    return LineReader(descriptor: descriptor)
  }

  // The store is locked while it imports. A slow pipe, or a password for it, must not lock out the game.
  private static func copy() throws -> Int32 {
    var name = Array((FileManager.default.temporaryDirectory.path + "/tictactoe-XXXXXX").utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { throw cannotCopy(errno) }
    // The file disappears with the process.
    unlink(name)
    let copy = FileHandle(fileDescriptor: descriptor)
    do {
      while let data = try FileHandle.standardInput.read(upToCount: 1 << 16), !data.isEmpty {
        try copy.write(contentsOf: data)
      }
      try copy.seek(toOffset: 0)
    } catch {
      throw cannotCopy(errno)
    }
    return descriptor
  }

  private static func cannotCopy(_ code: Int32) -> ExitCode {
    .failure(
      "Nothing was imported: the standard input cannot be copied to a temporary file: \(String(cString: strerror(code))). "
        + "Save it as a file, and name the file.")
  }
}
