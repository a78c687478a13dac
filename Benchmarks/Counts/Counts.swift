import ArgumentParser
import Foundation

/// A command that counts what tasks cost, compares the figures with a budget, and prints Markdown.
@main struct Counts: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "counts",
    abstract:
      "Counts what a key costs, in figures that are the same on every machine, and compares them with the budget.",
    discussion:
      "The exit status is 1 if a figure is more than 3 % worse than in the budget, and 2 if nothing can be counted.")

  @Option(help: ArgumentHelp("The built game.", valueName: "path"))
  var game: String

  @Option(help: ArgumentHelp("The built termkit-bench.", valueName: "path"))
  var toolkit: String

  @Option(help: ArgumentHelp("The file with the budget.", valueName: "path"))
  var budget: String

  @Option(
    help: ArgumentHelp(
      "The programs of the commit that wrote the budget. The table says which functions grew.", valueName: "folder"))
  var before: String?

  @Flag(help: "Write the figures into the budget.")
  var write = false

  // A clock on the screen may change during a key. A cache line has four blocks of 16 bytes, so an object may begin at one of four places.
  private static let attempts = 4

  func run() throws {
    do {
      let (figures, misses) = try count()
      if write { try figures.write(to: budget) }
      if !misses.isEmpty, !write { throw ExitCode(1) }
    } catch let error as CountError {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      throw ExitCode(2)
    }
  }

  private func count() throws -> (Budget, [String]) {
    let known = write ? Budget() : try Budget(contentsOf: budget)
    var (figures, misses) = (Budget(), [String]())
    say(Budget.heading)
    for task in CountedTask.all {
      let allowed = known[task.name]
      let profile = try best(of: task, allowed)
      figures[task.name] = profile.figures
      say(Budget.row(task.name, profile.figures))
      guard let allowed else { continue }
      let worse = profile.figures.misses(allowed, task.compared)
      for miss in worse { misses.append("\(task.name): \(miss)") }
      if !worse.isEmpty { try explain(task, profile) }
      if !allowed.misses(profile.figures, task.compared).isEmpty {
        say("\nBetter than the budget: write it down with --write.\n")
      }
    }
    for miss in misses { say("Worse than the budget, \(miss)") }
    return (figures, misses)
  }

  private func path(_ program: CountedTask.Program) -> String { program == .game ? game : toolkit }

  // Without a budget, all attempts are made.
  private func best(of task: CountedTask, _ budget: Figures?) throws -> CallgrindProfile {
    var best = try CountedRun.profile(of: task, path(task.program))
    for attempt in 1..<Self.attempts {
      if let budget, best.figures.misses(budget, task.compared).isEmpty { break }
      best.takeBetter(of: try CountedRun.profile(of: task, path(task.program), shift: attempt))
    }
    return best
  }

  // Says which functions cost more than in the programs before.
  private func explain(_ task: CountedTask, _ now: CallgrindProfile) throws {
    guard let before else { return }
    let program = URL(fileURLWithPath: path(task.program)).lastPathComponent
    let old = try CountedRun.profile(of: task, before + "/" + program).functions
    let growth = now.functions.map { name, cost in (name, cost - (old[name] ?? CallgrindProfile.Cost())) }
      .sorted { $0.1.total > $1.1.total }.prefix(12)
    say("\nThe functions that grew most in “\(task.name)”: cold lines of code, instructions\n")
    let names = try Self.demangled(growth.map(\.0))
    for (name, (_, cost)) in zip(names, growth) where cost.total > 0 {
      say("    \(cost.codeLines)  \(cost.instructions)  \(name)")
    }
    say("")
  }

  // The names of functions as they are in the sources.
  private static func demangled(_ names: [String]) throws -> [String] {
    let tool = Process()
    let (input, output) = (Pipe(), Pipe())
    tool.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    tool.arguments = ["swift", "demangle", "--compact"]
    (tool.standardInput, tool.standardOutput) = (input, output)
    try tool.run()
    input.fileHandleForWriting.write(Data(names.joined(separator: "\n").utf8))
    try input.fileHandleForWriting.close()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    tool.waitUntilExit()
    let found = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return found.count < names.count ? names : found
  }

  private func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }
}
