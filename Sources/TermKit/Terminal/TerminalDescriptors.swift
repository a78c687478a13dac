#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// The descriptors for keys and screen: standard input and output. The controlling terminal replaces either one if it is a pipe or a file.
final class TerminalDescriptors: Sendable {
  /// The descriptor that keys come from.
  let input: FileDescriptor
  /// The descriptor that the screen goes to.
  let output: FileDescriptor
  private let controlling: FileDescriptor?

  /// Finds the descriptors.
  ///
  /// - Throws: `TerminalError.notATerminal` if a standard descriptor is not a terminal and the process has no controlling terminal.
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
