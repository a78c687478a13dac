import ArgumentParser
import Foundation
import TermKit

@main
struct TermKitInspect: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "termkit-inspect", abstract: "Shows why a program made with TermKit looks and acts as it does.",
    usage: """
      termkit-inspect <path>
      termkit-inspect <path> --json [<command> <arguments> ...]
      termkit-inspect record <file> [<program> <arguments> ...]
      """,
    discussion: """
      Start the program with the variable TERMKIT_INSPECT=<path>, and the inspector in a second terminal with the same path. \
      Press ? in the inspector to see its keys.
      """,
    subcommands: [Inspect.self, Record.self], defaultSubcommand: Inspect.self)

  /// Ends with a message on standard error.
  static func fail(_ message: String) -> ExitCode {
    try? FileHandle.standardError.write(contentsOf: Data("termkit-inspect: \(message)\n".utf8))
    return .failure
  }
}

/// Shows the inspector, or asks one question.
struct Inspect: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect", abstract: "Inspects a program that runs with TERMKIT_INSPECT.", shouldDisplay: false)

  @Argument(help: "The path in the variable TERMKIT_INSPECT of the program.")
  var path: String

  @Flag(
    help: """
      Send one request and print the answer, a line of JSON. Without a request, read requests from standard input, \
      such as ["why",3,2].
      """)
  var json = false

  @Argument(help: "The request with --json, such as: why 3 2")
  var request: [String] = []

  func validate() throws {
    if !request.isEmpty, !json { throw ValidationError("Requests need the option --json.") }
  }

  func run() throws {
    // The main thread runs the main actor, but the argument parser's protocol does not say it.
    try MainActor.assumeIsolated { try inspect() }
  }

  @MainActor private func inspect() throws {
    let descriptor: Int32
    do throws(InspectorSocketError) {
      descriptor = try InspectorSocket.connect(to: path)
    } catch {
      throw TermKitInspect.fail(error.description)
    }
    if !json { return try show(descriptor) }
    var lines = RequestLines(descriptor)
    throw lines.run(request)
  }

  @MainActor private func show(_ descriptor: Int32) throws {
    do throws(TerminalError) {
      let delegate = InspectorDelegate { InspectedProgram(at: descriptor, in: $0) }
      try Application(delegate: delegate).run().endProcess()
    } catch {
      throw TermKitInspect.fail(error.description)
    }
  }
}

/// Records a program.
struct Record: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Runs a program and records its screen as an asciicast, which asciinema plays.")

  @Argument(help: "The file to write. A file that exists is replaced.", completion: .file(extensions: ["cast"]))
  var file: String

  @Argument(parsing: .captureForPassthrough, help: "The program and its arguments. Defaults to your shell.")
  var command: [String] = []

  func run() throws {
    let descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw TermKitInspect.fail("\(file) cannot be written: \(String(cString: strerror(errno))). Choose another file.")
    }
    let variables = ProcessInfo.processInfo.environment
    var recorder = Recorder(to: descriptor)
    let words = command.isEmpty ? [variables["SHELL"] ?? "/bin/sh"] : command
    let status = recorder.run(
      words, environment: ["TERM", "SHELL"].compactMap { name in variables[name].map { (name, $0) } })
    guard let status else { throw TermKitInspect.fail("There is no free pseudo-terminal. Close other terminals.") }
    throw ExitCode(status)
  }
}
