#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// Where keys come from and where the screen goes: standard input and output, or the controlling terminal in place of one that is a pipe
/// or a file.
final class TerminalDescriptors: Sendable {
  /// Keys come from here.
  let input: FileDescriptor
  /// The screen goes here.
  let output: FileDescriptor
  private let controlling: FileDescriptor?

  /// Finds them.
  /// - Throws: `TerminalError.notATerminal` if one is no terminal and the process has no controlling terminal.
  init() throws(TerminalError) {
    let (standardInput, standardOutput) = (
      FileDescriptor(number: STDIN_FILENO), FileDescriptor(number: STDOUT_FILENO)
    )
    let (inputIsTerminal, outputIsTerminal) = (standardInput.isTerminal, standardOutput.isTerminal)
    controlling = inputIsTerminal && outputIsTerminal ? nil : .controllingTerminal
    guard let input = inputIsTerminal ? standardInput : controlling,
      let output = outputIsTerminal ? standardOutput : controlling
    else { throw .notATerminal }
    (self.input, self.output) = (input, output)
  }

  deinit { controlling?.close() }
}
