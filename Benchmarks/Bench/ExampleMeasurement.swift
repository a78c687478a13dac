import TermKit

/// Measures the processor time of animations in the example programs, in 16.7 million colours on a terminal of 200 × 50.
struct ExampleMeasurement {
  private let spaceship: Subject
  private let gallery: Subject
  private let size = Size(width: 200, height: 50)
  private let rounds = Rounds()

  /// Creates a measurement of the built examples.
  init(spaceship: String, gallery: String) {
    self.spaceship = Subject.example("spaceship", spaceship)
    self.gallery = Subject.example("gallery", gallery)
  }

  /// Returns the report, with the median of so many changes of theme in each screen.
  func report(count: Int) throws -> ExampleReport {
    var figures: [Figure] = []
    for (key, screen) in [("\u{1B}OQ", "Power"), ("\u{1B}OS", "Controls"), ("\u{1B}[15~", "Logs")] {
      let time = try themeChange(on: key, count: count)
      figures.append(
        Figure(
          name: "A change of theme in Spaceship, \(screen): processor time of a frame", unit: .milliseconds,
          game: time.median, raw: 0, range: time.least...time.greatest, target: .atMost(5)))
    }
    let share = try tintSweep(count: count)
    figures.append(
      Figure(
        name: "A tint that sweeps over 41 controls of the gallery: share of a processor", unit: .percent,
        game: share.median, raw: 0, range: share.least...share.greatest, target: .atMost(25)))
    return ExampleReport(figures: figures, note: rounds.description)
  }

  // The duration of a sweep, in seconds.
  private static let sweep = 2.2

  // Returns the processor time of a sweep of the tint, in percent of its duration. The gallery starts with a sweep, which is waited for.
  private func tintSweep(count: Int) throws -> Distribution {
    Distribution(
      try (0..<count).map { _ in
        try rounds.run {
          let terminal = try MeasuredTerminal(gallery, size: size)
          _ = try terminal.arrival(of: "the showcase") { $0.text.contains("Sweep the Tint") }
          try terminal.settle(0.5)
          let (before, bursts) = (terminal.expense, terminal.burstCount)
          terminal.send("w")
          try terminal.settle(0.5)
          let spent = (terminal.expense - before).processorTime
          let frames = terminal.burstCount - bursts
          try terminal.quit()
          guard frames > 60 else { throw MeasuringError.unusable("the sweep of the tint has only \(frames) frames") }
          return spent * 100 / Self.sweep
        }
      })
  }

  // Returns the processor time of a change of theme divided by its frames, in milliseconds.
  private func themeChange(on tab: String, count: Int) throws -> Distribution {
    Distribution(
      try (0..<count).map { _ in
        try rounds.run {
          let terminal = try MeasuredTerminal(spaceship, size: size)
          _ = try terminal.arrival(of: "the ship") { $0.text.contains("The engine is off") }
          terminal.send(tab)
          try terminal.settle(0.5)
          let (before, bursts) = (terminal.expense, terminal.burstCount)
          terminal.send("l")
          try terminal.settle(0.3)
          let spent = (terminal.expense - before).processorTime * 1000
          let frames = terminal.burstCount - bursts
          try terminal.quit()
          guard frames > 5 else { throw MeasuringError.unusable("the change of theme has only \(frames) frames") }
          return spent / Double(frames)
        }
      })
  }
}

/// The measurements of the examples.
struct ExampleReport {
  let figures: [Figure]
  let note: String

  /// The missed targets, as sentences.
  var misses: [String] { figures.compactMap(\.miss) }

  /// A Markdown table with a heading.
  var markdown: String {
    let head = ["", "medians", "target", ""]
    let rows = figures.map { figure in [figure.row[0], figure.row[1], figure.row[4], figure.row[5]] }
    let lines = ([head, head.map { _ in "---" }] + rows).map { "| \($0.joined(separator: " | ")) |" }
    return (["## Animations of the examples, 200 × 50", ""] + lines + ["", note, ""]).joined(separator: "\n")
  }
}
