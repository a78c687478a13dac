import Foundation
import TermKit

/// Measures the game with long texts: how long it takes to print one, to show one in the list of messages, and how much memory a long
/// paste takes.
struct TextMeasurement {
  private let game: String
  private let storeTool: String
  private let folder: URL
  private let texts: [LongText]
  private let longCount: Int
  private let rounds: Rounds

  /// The ways to print a message: the arguments that come after `tictactoe messages`.
  static let printouts = [[], ["--json"], ["--favorites"]]
  // A short message fills its rows in the list too, so that both are the same work for the terminal.
  private static let shortCount = 1_000
  private static let size = Size(width: 80, height: 24)
  // How long the screen must not change to be complete, in seconds.
  private static let quietTime = 0.03

  /// Makes a measurement of the built game.
  ///
  /// - Parameters:
  ///   - folder: The folder for the stores.
  ///   - texts: The kinds of texts. Defaults to all.
  ///   - longCount: The size of a long message, in bytes.
  init(
    game: String, storeTool: String, folder: URL, texts: [LongText] = LongText.allCases, longCount: Int = 1_000_000,
    rounds: Rounds = Rounds()
  ) {
    (self.game, self.storeTool, self.folder, self.texts) = (game, storeTool, folder, texts)
    (self.longCount, self.rounds) = (longCount, rounds)
  }

  /// Measures the texts.
  ///
  /// - Parameters:
  ///   - count: How often each text is printed and shown.
  ///   - pasteCount: The size of the paste, in bytes.
  func report(count: Int, pasteCount: Int) throws -> TextReport {
    let printing = try texts.map { try print($0, count: count) }
    let opening = try texts.map { try open($0, count: count) }
    let empty = try peakMemory { _ in }
    let pastes = try texts.map { try paste($0.text(bytes: pasteCount), of: $0, empty: empty) }
    return TextReport(printing: printing, opening: opening, pastes: pastes, note: rounds.description)
  }

  // A store with a message that has the star, and a short newer one, which is selected. A selected message shows all of its text.
  private func store(_ text: String) throws -> URL {
    let name = folder.appendingPathComponent(UUID().uuidString)
    let (file, store) = (name.appendingPathExtension("txt"), name.appendingPathExtension("sqlite"))
    for text in [text, "Short"] {
      try text.write(to: file, atomically: true, encoding: .utf8)
      _ = try ScaleStores.run(storeTool, ["post", store.path, file.path])
    }
    return store
  }

  // MARK: Printing

  private func print(_ text: LongText, count: Int) throws -> PrintingFigure {
    let store = try store(text.text(bytes: longCount))
    let environment = Subject.game(game, store: store).environment
    var times: [[Double]] = Self.printouts.map { _ in [] }
    for _ in 0..<count {
      let new = try rounds.run {
        try Self.printouts.map { try printOnce(["messages", "--store", store.path] + $0, environment) }
      }
      for (index, time) in new.enumerated() { times[index].append(time) }
    }
    return PrintingFigure(text: text, times: times.map(Distribution.init))
  }

  // Milliseconds from the start of the process to the end of its output.
  private func printOnce(_ arguments: [String], _ environment: [String: String]) throws -> Double {
    let start = ProcessInfo.processInfo.systemUptime
    let output = try ScaleStores.run(game, arguments, environment: environment)
    let time = (ProcessInfo.processInfo.systemUptime - start) * 1000
    guard output.utf8.count > longCount * 9 / 10 else {
      throw MeasuringError.unusable("it printed \(output.utf8.count) bytes of a message of \(longCount).")
    }
    return time
  }

  // MARK: The list of messages

  private func open(_ text: LongText, count: Int) throws -> OpeningFigure {
    let subjects = try [Self.shortCount, longCount].map { subject(try store(text.text(bytes: $0))) }
    let screens = try subjects.map { subject in
      let terminal = try started(subject)
      try showMessages(on: terminal)
      try terminal.quit()
      return Snapshot(terminal.screen)
    }
    guard screens[0].isAlike(screens[1]) else {
      throw MeasuringError.unusable(
        "\(text.title) looks different when it is long:\n\(screens[0].text)\n\n\(screens[1].text)")
    }
    var times: [[Double]] = [[], []]
    for _ in 0..<count {
      let new = try rounds.run { try zip(subjects, screens).map { try openOnce($0, $1) } }
      for (index, time) in new.enumerated() { times[index].append(time) }
    }
    return OpeningFigure(text: text, short: Distribution(times[0]), long: Distribution(times[1]))
  }

  // Milliseconds from the key to the last byte of the list.
  private func openOnce(_ subject: Subject, _ screen: Snapshot) throws -> Double {
    let terminal = try started(subject)
    let start = terminal.send(Self.messagesTab)
    let end = try terminal.arrival(of: screen, "the messages", quietTime: Self.quietTime)
    try terminal.quit()
    return (end - start) * 1000
  }

  // MARK: The composer

  private func paste(_ text: String, of kind: LongText, empty: Int) throws -> PasteFigure {
    let full = try peakMemory { terminal in
      try terminal.paste(text + "\n" + Self.lastLine)
      _ = try terminal.arrival(of: "the end of the paste") { $0.text.contains(Self.lastLine) }
    }
    return PasteFigure(text: kind, byteCount: text.utf8.count, empty: empty, full: full)
  }

  // Returns the peak memory of a game after `body` has used its composer.
  private func peakMemory(_ body: (MeasuredTerminal) throws -> Void) throws -> Int {
    let store = folder.appendingPathComponent(UUID().uuidString + ".sqlite")
    let terminal = try started(subject(store))
    try showMessages(on: terminal)
    terminal.send("c")
    _ = try terminal.arrival(of: "the composer") { $0.text.contains("Post") }
    try terminal.settle(Self.quietTime)
    try body(terminal)
    try terminal.settle(Self.quietTime)
    let memory = terminal.usage.peakMemory
    try terminal.quit(with: Self.controlC)
    return memory
  }

  private static let lastLine = "the last line"
  private static let messagesTab = "\u{1B}2"
  private static let controlC = "\u{3}"

  private func subject(_ store: URL) -> Subject {
    Subject.game(game, store: store, options: ["--reduce-motion"])
  }

  private func started(_ subject: Subject) throws -> MeasuredTerminal {
    let terminal = try MeasuredTerminal(subject, size: Self.size)
    _ = try terminal.arrival(of: "the game") { $0.text.contains("New Game") }
    try terminal.settle(Self.quietTime)
    return terminal
  }

  private func showMessages(on terminal: MeasuredTerminal) throws {
    terminal.send(Self.messagesTab)
    _ = try terminal.arrival(of: "the messages") { !$0.text.contains("New Game") }
    try terminal.settle(Self.quietTime)
  }
}
