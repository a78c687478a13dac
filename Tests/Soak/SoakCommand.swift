import ArgumentParser
import Foundation
import TermKitTestSupport

/// A command that kills the game at random moments and compares the screens that it showed with its store.
@main struct SoakCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "soak",
    abstract: "Kills the game at random moments and compares what its screens showed with its store.",
    discussion: """
      kills: one game with its own store. writers: three instances on one store. favorites: kills while mostly stars are added and removed. \
      instances: five instances that post at the same time. After a failure, the exit status is 1 and the store is kept.
      """)

  enum Part: String, CaseIterable, ExpressibleByArgument {
    case kills, favorites, writers, instances
  }

  @Option(help: ArgumentHelp("The built game.", valueName: "path"))
  var game: String

  @Option(help: "The only part to run. By default, all parts run.")
  var only: Part?

  @Option(
    help:
      "The rounds of each part: 1000 kills, 1000 with favorites, 500 with writers by default. For instances, the messages of each: 100."
  )
  var rounds: Int?

  @Option(help: "The seed of the random choices. Random by default.")
  var seed: UInt64 = .random(in: 1...999_999)

  func validate() throws {
    guard rounds ?? 1 > 0, seed > 0 else { throw ValidationError("The rounds and the seed must be greater than 0.") }
  }

  func run() throws {
    do {
      for part in only.map({ [$0] }) ?? Part.allCases { try run(part) }
    } catch {
      say("FAILED: \(error)")
      say("Again: Scripts/soak --seed \(seed)" + (only.map { " --only \($0)" } ?? ""))
      throw ExitCode(1)
    }
  }

  private func run(_ part: Part) throws {
    say("\(part), seed \(seed)")
    let start = ContinuousClock.now
    let folder = FileManager.default.temporaryDirectory
    switch part {
    case .kills: try kill(.everything, in: folder)
    case .favorites: try kill(.favorites, in: folder)
    case .writers: try write(in: folder)
    case .instances:
      var run = try InstanceRun(game, in: folder, messages: rounds ?? 100)
      try run.run()
      say("  \(run.messageCount) messages from five instances, in the order of the store in all lists")
    }
    say("\((ContinuousClock.now - start).components.seconds) s\n")
  }

  private func kill(_ mix: SoakScript.Mix, in folder: URL) throws {
    var kills = try KillRounds(game, in: folder, mix: mix, seed: seed)
    let count = rounds ?? 1000
    for round in 0..<count {
      try kills.run(round)
      tell(round, count, kills.report)
    }
    kills.finish()
    try conclude(kills.report, mix)
  }

  private func write(in folder: URL) throws {
    var writers = try WriterRounds(game, in: folder, seed: seed)
    let count = rounds ?? 500
    for round in 0..<count {
      try writers.run(round)
      tell(round, count, writers.report)
    }
    writers.finish()
    try conclude(writers.report, .everything)
  }

  private func tell(_ round: Int, _ count: Int, _ report: SoakReport) {
    guard (round + 1).isMultiple(of: 100), round + 1 < count else { return }
    say("  \(round + 1) of \(count): \(report.edits) edits, \(report.frames) screens")
  }

  // A part that never saw a star has proved nothing about stars.
  private func conclude(_ report: SoakReport, _ mix: SoakScript.Mix) throws {
    for line in report.lines { say("  \(line)") }
    let unseen = mix == .favorites ? report.unseenKinds.filter { $0.contains("stars") } : report.unseenKinds
    if report.rounds >= 100, !unseen.isEmpty {
      throw SoakFailure("No screen showed \(unseen.joined(separator: ", ")), so nothing is proved about them.")
    }
  }
}

// Prints a line at once, also into a file.
private func say(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}
