import Foundation
import TermKit

/// The samples of one task with few rows and with many.
struct ScaleSamples {
  /// One execution of the task.
  struct Sample {
    /// The time to the last byte, in milliseconds.
    var time: Double
    /// The processor time, in milliseconds.
    var work: Double
  }

  /// The samples with few rows, then the samples with many.
  var all: [[Sample]] = [[], []]
}

/// Measures the game with few and with many games and messages, key by key in turns. Each tour starts new processes, so that no rows are
/// in their memory.
struct ScaleMeasurement {
  private let subjects: [Subject]
  private let empty: Subject
  private let emptyScreen: Snapshot
  private let tour: ListTour
  private let books: [[Snapshot]]
  private let rounds: Rounds

  static let size = Size(width: 80, height: 24)
  // How long a screen must stay unchanged to be final, in seconds: for a recording or after a start, and after a key.
  private static let quietTime = 0.03
  private static let shortQuietTime = 0.003

  /// Creates a measurement of the built game, and records the screens of the tour.
  init(game: String, stores: ScaleStores, tour: ListTour = ListTour(), rounds: Rounds = Rounds()) throws {
    (self.tour, self.rounds) = (tour, rounds)
    func subject(_ store: URL) -> Subject { Subject.game(game, store: store, options: ["--reduce-motion"]) }
    (empty, subjects) = (subject(stores.empty), [subject(stores.few), subject(stores.many)])
    // The first screen without games also shows how to play.
    emptyScreen = try Self.firstScreen(of: empty).snapshot
    books = try zip(subjects, [stores.few, stores.many]).map { subject, store in
      let rows = try ListRows(game: game, store: store, environment: subject.environment)
      return try Self.book(of: subject, on: tour, rows: rows)
    }
    try requireAlike()
  }

  // Checks that both processes do the same work. The profile, on the way, counts the games, and the last rows differ.
  private func requireAlike() throws {
    for (number, step) in tour.steps.enumerated() where step.task != nil && step.row != .last {
      let (few, many) = (books[0][number + 1], books[1][number + 1])
      guard few.isAlike(many) else {
        throw MeasuringError.unusable(
          "after \(step.name), it shows different screens with few and with many rows:\n\(few.text)\n\n\(many.text)")
      }
    }
  }

  private static func book(of subject: Subject, on tour: ListTour, rows: ListRows) throws -> [Snapshot] {
    let (terminal, first) = try firstScreen(of: subject)
    var book = [first]
    for step in tour.steps {
      let (before, text) = (book[book.count - 1], step.row.map { rows.text(of: $0, of: step.list) })
      terminal.send(step.sequence)
      _ = try terminal.arrival(of: "the result of \(step.name), \(text ?? "with any text"),") { screen in
        !before.matches(screen) && text.map(screen.text.contains) != false
      }
      try terminal.settle(quietTime)
      book.append(Snapshot(terminal.screen))
    }
    try terminal.quit()
    return book
  }

  private static func firstScreen(of subject: Subject) throws -> (terminal: MeasuredTerminal, snapshot: Snapshot) {
    let terminal = try MeasuredTerminal(subject, size: size)
    _ = try terminal.arrival(of: "the board") { $0.text.contains("New Game") }
    try terminal.settle(quietTime)
    return (terminal, Snapshot(terminal.screen))
  }

  /// Measures all tasks in a number of tours.
  func report(tours: Int) throws -> ScaleReport {
    var samples: [ListTour.Task: ScaleSamples] = [:]
    for number in 0..<tours {
      for (task, new) in try rounds.run({ try measure(tour: number) }) {
        for index in 0...1 { samples[task, default: ScaleSamples()].all[index] += new.all[index] }
      }
    }
    return ScaleReport(
      figures: ListTour.Task.allCases.compactMap { task in samples[task].map { ScaleFigure(task: task, samples: $0) } },
      note: rounds.description)
  }

  private func measure(tour number: Int) throws -> [ListTour.Task: ScaleSamples] {
    var samples: [ListTour.Task: ScaleSamples] = [:]
    func note(_ task: ListTour.Task, _ index: Int, _ sample: ScaleSamples.Sample) {
      samples[task, default: ScaleSamples()].all[index].append(sample)
    }
    let (first, sample) = try start(empty, emptyScreen)
    note(.start, 0, sample)
    try first.quit()
    let terminals = try subjects.indices.map { index in
      let (terminal, sample) = try start(subjects[index], books[index][0])
      if index == 1 { note(.start, 1, sample) }
      return terminal
    }
    for (place, step) in tour.steps.enumerated() {
      // The two processes take turns in going first.
      for index in (number + place).isMultiple(of: 2) ? [0, 1] : [1, 0] {
        let sample = try press(step, books[index][place + 1], on: terminals[index])
        if let task = step.task { note(task, index, sample) }
      }
    }
    for terminal in terminals { try terminal.quit() }
    return samples
  }

  private func start(_ subject: Subject, _ screen: Snapshot) throws -> (MeasuredTerminal, ScaleSamples.Sample) {
    let terminal = try MeasuredTerminal(subject, size: Self.size)
    let end = try terminal.arrival(of: screen, "its first screen", quietTime: Self.quietTime)
    let sample = ScaleSamples.Sample(
      time: (end - terminal.startTime) * 1000, work: terminal.usage.processorTime * 1000)
    return (terminal, sample)
  }

  private func press(
    _ step: ListTour.Step, _ screen: Snapshot, on terminal: MeasuredTerminal
  ) throws -> ScaleSamples.Sample {
    let before = terminal.usage.processorTime
    let start = terminal.send(step.sequence)
    let end = try terminal.arrival(of: screen, step.name, quietTime: Self.shortQuietTime)
    return ScaleSamples.Sample(
      time: (end - start) * 1000, work: (terminal.usage.processorTime - before) * 1000)
  }
}
