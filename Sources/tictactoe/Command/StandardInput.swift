import ArgumentParser
import Foundation
import TTTModel

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
    // Some editors begin a text with a mark, and other systems end lines in other ways.
    let lines = text.drop { $0 == "\u{FEFF}" }.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    // Shells and editors end a text with a line break that is not part of the message.
    return String(lines.hasSuffix("\n") ? lines.dropLast() : lines[...])
  }

  /// Returns a reader of the lines of a file, or of standard input without a file.
  ///
  /// - Parameter advice: The error if standard input is a terminal: what to type instead.
  /// - Throws: An `ExitCode` if the file cannot be opened, or if there is no file and standard input is a terminal.
  static func lines(of file: String?, advice: String) throws -> LineReader {
    guard let file else {
      guard isatty(STDIN_FILENO) == 0 else { throw ExitCode.failure(advice, status: 64) }
      return LineReader(descriptor: try copy(of: STDIN_FILENO, "the standard input"))
    }
    let descriptor = try opened(file)
    var status = stat()
    let isPipe = fstat(descriptor, &status) == 0 && [S_IFIFO, S_IFSOCK].contains(status.st_mode & S_IFMT)
    return LineReader(descriptor: isPipe ? try copy(of: descriptor, file) : descriptor)
  }

  /// Reads the first bytes of a file, or of standard input if the file is "-".
  ///
  /// - Throws: An `ExitCode` if the file cannot be read.
  static func bytes(of file: String, atMost limit: Int) throws -> Data {
    let descriptor = file == "-" ? STDIN_FILENO : try opened(file)
    do {
      return try FileHandle(fileDescriptor: descriptor).read(upToCount: limit) ?? Data()
    } catch {
      throw cannotRead(file)
    }
  }

  // The file stays open until the process ends.
  private static func opened(_ file: String) throws -> Int32 {
    let descriptor = open(file, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw cannotRead(file) }
    return descriptor
  }

  private static func cannotRead(_ file: String) -> ExitCode {
    .failure("\(file) cannot be read: \(String(cString: strerror(errno))). Check the path and its permissions.")
  }

  // The store is locked while it imports. A slow pipe, or a password for it, must not lock out the game.
  private static func copy(of source: Int32, _ name: String) throws -> Int32 {
    let source = FileHandle(fileDescriptor: source)
    var path = Array((FileManager.default.temporaryDirectory.path + "/tictactoe-XXXXXX").utf8CString)
    let descriptor = mkstemp(&path)
    guard descriptor >= 0 else { throw cannotCopy(name, errno) }
    // The file disappears with the process.
    unlink(path)
    let copy = FileHandle(fileDescriptor: descriptor)
    do {
      while let data = try source.read(upToCount: 1 << 16), !data.isEmpty {
        try copy.write(contentsOf: data)
      }
      try copy.seek(toOffset: 0)
    } catch {
      throw cannotCopy(name, errno)
    }
    return descriptor
  }

  private static func cannotCopy(_ name: String, _ code: Int32) -> ExitCode {
    .failure(
      "Nothing was imported: \(name) cannot be copied to a temporary file: \(String(cString: strerror(code))). "
        + "Save it as a file, and name the file.")
  }
}
