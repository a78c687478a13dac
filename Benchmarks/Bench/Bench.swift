import ArgumentParser
import Foundation
import TermKit

/// A command that measures TermKit and the game against a program that shows the same screens with plain ncurses, and prints Markdown.
@main struct Bench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Measures TermKit and tictactoe against raw ncurses and prints a table.",
    discussion: """
      All programs run in turns, in pseudo-terminals with 256 colours, and show the same cells. For the game, the raw program shows recordings \
      of the game's screens. A time ends with the byte that completes the last cell. The exit status is 1 if a target is missed, and 2 if \
      nothing can be measured.
      """)

  @Option(help: ArgumentHelp("The built game.", valueName: "path"))
  var game: String

  @Option(help: ArgumentHelp("The built raw ncurses program.", valueName: "path"))
  var raw: String

  @Option(help: ArgumentHelp("termkit-bench, built as the game is shipped.", valueName: "path"))
  var peer: String

  @Option(help: ArgumentHelp("termkit-bench, built by swift build -c release.", valueName: "path"))
  var plainPeer: String

  @Option(help: ArgumentHelp("The built StoreTestTool.", valueName: "path"))
  var storeTool: String

  @Option(help: ArgumentHelp("The built example of a spaceship.", valueName: "path"))
  var spaceship: String

  @Option(help: ArgumentHelp("The built gallery.", valueName: "path"))
  var gallery: String

  @Option(
    help:
      "What to measure: ratios, toolkit (the ratios without the game), game, lists, frames, examples, texts, players.")
  var only = Part.ratios

  @Option(help: ArgumentHelp("The sizes of the terminals.", valueName: "columns×rows,…"))
  var sizes = TerminalSizes([Size(width: 80, height: 24), Size(width: 200, height: 50)])

  @Option(help: "How often to start each program.")
  var starts = 20

  @Option(help: "How many keys to send to each program.")
  var keys = 300

  @Option(help: "How many frames of each scenario to measure.")
  var frames = 200

  @Option(help: "How often to go through the lists, with few and with many games and messages.")
  var tours = 20

  @Option(help: ArgumentHelp("The size of a paste into the composer.", valueName: "megabytes"))
  var paste = 50

  @Option(
    help: ArgumentHelp(
      "How long both programs stay idle; in 65 seconds, the clock's minute always changes.", valueName: "seconds"))
  var idle = 10.0

  @Option(
    help: ArgumentHelp(
      "For players: a folder with the homes of ada and bob, who are connected to a broker.", valueName: "path"))
  var homes: String?

  func validate() throws {
    guard min(starts, keys, frames, tours, paste) > 0, idle > 0 else {
      throw ValidationError("The counts and times must be greater than 0.")
    }
  }

  func run() throws {
    let misses: [String]
    do {
      misses = try inFolder { folder in
        write("\(Machine.description)\n", to: .standardOutput)
        return try measure(only, in: folder)
      }
    } catch {
      write("\(error)", to: .standardError)
      throw ExitCode(2)
    }
    for miss in misses { write("Missed, \(miss)", to: .standardError) }
    if !misses.isEmpty { throw ExitCode(1) }
  }

  private func measure(_ part: Part, in folder: URL) throws -> [String] {
    switch part {
    case .ratios, .toolkit:
      let report = try measureRatios(in: folder, withGame: part == .ratios)
      write(report.markdown, to: .standardOutput)
      return report.misses
    case .game: return try measure(in: folder).flatMap(\.misses)
    case .lists: return try measureScale(in: folder).misses
    case .frames: return try measureScenarios().misses
    case .examples: return try measureExamples().misses
    case .texts: return try measureTexts(in: folder).misses
    case .players:
      let homes = homes.map { URL(fileURLWithPath: $0) }
      let report = try PlayersMeasurement(game: game, folder: folder, homes: homes).report(games: starts, idle: idle)
      write(report.markdown, to: .standardOutput)
      return report.misses
    }
  }

  // Unlike `print`, this does not buffer the table, which would otherwise appear after the messages about missed targets.
  private func write(_ text: String, to file: FileHandle) {
    file.write(Data("\(text)\n".utf8))
  }

  // Runs `body` with a temporary folder, and removes the folder afterwards.
  private func inFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  private func measure(in folder: URL) throws -> [SizeReport] {
    let store = folder.appendingPathComponent("games.sqlite")
    try StorePreparation.play(game, store: store)
    return try sizes.sizes.map { size in
      let report = try report(size, in: folder, store: store)
      write(report.markdown, to: .standardOutput)
      return report
    }
  }

  private func measureScale(in folder: URL) throws -> ScaleReport {
    let stores = try ScaleStores(in: folder, storeTool: storeTool)
    let report = try ScaleMeasurement(game: game, stores: stores).report(tours: tours)
    write(report.markdown, to: .standardOutput)
    return report
  }

  private func measureScenarios() throws -> ScenarioReport {
    let report = try ScenarioMeasurement(peer: peer).report(count: frames)
    write(report.markdown, to: .standardOutput)
    return report
  }

  private func measureExamples() throws -> ExampleReport {
    let report = try ExampleMeasurement(spaceship: spaceship, gallery: gallery).report(count: max(3, starts / 2))
    write(report.markdown, to: .standardOutput)
    return report
  }

  private func measureTexts(in folder: URL) throws -> TextReport {
    let measurement = TextMeasurement(game: game, storeTool: storeTool, folder: folder)
    let report = try measurement.report(count: max(3, starts / 4), pasteCount: paste * 1_000_000)
    write(report.markdown, to: .standardOutput)
    return report
  }

  private func report(_ size: Size, in folder: URL, store: URL) throws -> SizeReport {
    let screens = folder.appendingPathComponent("\(size.width)x\(size.height)")
    let subjects = Pair(game: Subject.game(game, store: store), raw: Subject.raw(raw, screens: screens))
    let book = try RecordedScreens(of: subjects.game, size: size)
    try book.write(to: screens)

    let measurement = Measurement(subjects, size: size, book: book)
    var report = SizeReport(size: size)
    report.addFirstPaint(try measurement.firstPaint(count: starts))
    let terminals = try measurement.open()
    report.addKeys(try measurement.keys(count: keys, on: terminals))
    report.addMemory(terminals.map(\.usage))
    let minute = Machine.minute
    let spent = try measurement.idle(idle, on: terminals)
    report.addIdle(spent, seconds: idle, minutes: Machine.minute - minute)
    for terminal in [terminals.game, terminals.raw] { try terminal.quit() }
    report.add(note: measurement.rounds.description)
    return report
  }
}

/// The parts of the benchmark.
enum Part: String, CaseIterable, ExpressibleByArgument {
  /// TermKit relative to raw ncurses, and the costs of the game.
  case ratios
  /// TermKit relative to raw ncurses, without the game.
  case toolkit
  /// The game relative to the raw program.
  case game
  /// The game with few and with many games and messages.
  case lists
  /// Frames of TermKit.
  case frames
  /// Animations of the example programs.
  case examples
  /// The game with long texts.
  case texts
  /// Two games on one host.
  case players
}

/// The argument of `--sizes`.
struct TerminalSizes: ExpressibleByArgument {
  let sizes: [Size]

  init(_ sizes: [Size]) { self.sizes = sizes }

  init?(argument: String) {
    let numbers = argument.split(separator: ",").map { part in part.split { $0 == "x" || $0 == "×" }.map { Int($0) } }
    sizes = numbers.compactMap { pair in
      guard pair.count == 2, let width = pair[0], let height = pair[1], width >= 40, height >= 16 else { return nil }
      return Size(width: width, height: height)
    }
    if sizes.isEmpty || sizes.count != numbers.count { return nil }
  }

  var defaultValueDescription: String { sizes.map { "\($0.width)x\($0.height)" }.joined(separator: ",") }
}
