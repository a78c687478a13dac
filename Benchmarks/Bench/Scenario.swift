import TermKit

/// A task for TermKit with a time limit: one press of Space makes one frame.
///
/// To add a scenario, add a `SteppingView` to `termkit-bench` and a line to `all`.
struct Scenario {
  /// The name for `termkit-bench step`.
  let name: String
  /// The title in the report.
  let title: String
  /// The greatest allowed processor time for a frame, in milliseconds. For a scenario with `parts`, the limit for one part, in
  /// microseconds.
  let limit: Double
  /// The number of equal parts of a frame, if the figure is the time of one part.
  var parts: Int?
  /// The size of the terminal.
  var size = Size(width: 200, height: 50)
  /// True if the terminal has 16.7 million colours. Defaults to false: 256 colours.
  var isTruecolor = false
  /// The name of a scenario that this one is compared with: it may take at most a twentieth longer. In `all`, that scenario comes first,
  /// and only scenarios with the same reference are between the two.
  var reference: String?

  /// All scenarios, in the order of the report.
  static let all = [
    Scenario(name: "tint-tenth", title: "Tint of a window, 10,000 views, 1,000 of them drawn in it", limit: 3),
    Scenario(name: "tint-all", title: "Tint of a window, 10,000 views, all of them drawn in it", limit: 3),
    Scenario(name: "tint-deep", title: "The same, 50 views deep", limit: 3),
    Scenario(name: "text-size", title: "Text size, 10,000 labels that follow it, 240 of them visible", limit: 16),
    Scenario(name: "push", title: "Push and pop of a controller, 16.7 million colours", limit: 1.5, isTruecolor: true),
    Scenario(name: "push", title: "The same, 256 colours", limit: 1.5),
    Scenario(name: "pop-drag", title: "Interactive pop, 16.7 million colours", limit: 1.5, isTruecolor: true),
    Scenario(name: "pop-drag", title: "The same, 256 colours", limit: 1.5),
    Scenario(name: "table-10", title: "Down and Up in a table of 10 rows", limit: 1),
    Scenario(name: "table-10000", title: "The same, 10,000 rows", limit: 1, reference: "table-10"),
    Scenario(name: "table-1000000", title: "The same, 1,000,000 rows", limit: 1, reference: "table-10"),
    Scenario(name: "table-1000-page", title: "Pages in a table of 1,000 rows", limit: 2),
    Scenario(
      name: "table-1000000-page", title: "The same, 1,000,000 rows", limit: 2, reference: "table-1000-page"),
    Scenario(name: "collection-10", title: "Down and Up in a collection of 10 lines of nine items", limit: 1),
    Scenario(
      name: "collection-1000000", title: "The same, 1,000,000 lines", limit: 1, reference: "collection-10"),
    Scenario(name: "collection-1000-page", title: "Pages in a collection of 1,000 lines", limit: 2),
    Scenario(
      name: "collection-1000000-page", title: "The same, 1,000,000 lines", limit: 2,
      reference: "collection-1000-page"),
    Scenario(name: "text-paste", title: "1 MB pasted into a text view, in lines", limit: 100),
    Scenario(name: "text-paste-line", title: "The same, one line without a space", limit: 100),
    Scenario(name: "text-paste-emoji", title: "The same, emoji", limit: 100),
    Scenario(name: "text-paste-accents", title: "The same, one letter with 500,000 accents", limit: 100),
    Scenario(name: "text-paste-marked", title: "The same, letters with thirty marks each", limit: 100),
    Scenario(name: "field-paste", title: "1 MB without a space pasted into a text field", limit: 100),
    Scenario(name: "field-paste-lines", title: "1 MB of newlines pasted into a text field", limit: 100),
    Scenario(name: "text-type", title: "A key typed into a text view of 1 MB, in lines", limit: 1),
    Scenario(name: "text-type-line", title: "The same, at the beginning of one line without a space", limit: 1),
    Scenario(name: "text-type-accents", title: "The same, before one letter with 500,000 accents", limit: 50),
    Scenario(name: "field-type", title: "A key typed into a text field of 1 MB", limit: 1),
    Scenario(
      name: "appear-ten",
      title: "10,000 views come on the screen under 100 rules, for a view and each of ten of its class",
      limit: 2, parts: 100_000),
    Scenario(
      name: "appear-one", title: "The same, for a view and the one rule of its class", limit: 2, parts: 10_000),
    Scenario(name: "slider-drag", title: "A slider dragged by a quarter of a column", limit: 1, isTruecolor: true),
  ]
}

extension Scenario {
  /// Groups scenarios with the others that they are compared with.
  static func groups(_ scenarios: [Scenario]) -> [[Scenario]] {
    scenarios.reduce(into: []) { groups, scenario in
      if scenario.reference != nil, !groups.isEmpty {
        groups[groups.count - 1].append(scenario)
      } else {
        groups.append([scenario])
      }
    }
  }
}

/// Measures the frames of scenarios.
struct ScenarioMeasurement {
  private let peer: String
  private let rounds = Rounds()

  private static let framesInRound = 50
  private static let framesInTurn = 10
  // How long the output must pause for a frame to be complete, in seconds.
  private static let quiet = 0.003
  private static let startQuietTime = 0.3

  /// Creates a measurement with the built `termkit-bench`.
  init(peer: String) { self.peer = peer }

  /// Measures at least `count` frames of each scenario. The value is the processor time of the whole process from reading the key until it
  /// sleeps again, in milliseconds.
  ///
  /// The scenarios take turns, so that changes in the processor's speed affect all of them.
  func frames(of scenarios: [Scenario], count: Int) throws -> [Distribution] {
    let terminals = try scenarios.map(start)
    var times = [[Double]](repeating: [], count: scenarios.count)
    while times[0].count < count {
      let new = try rounds.run(with: terminals.map(\.process)) { try round(on: terminals) }
      for index in times.indices { times[index] += new[index] }
    }
    for terminal in terminals { try terminal.quit() }
    return times.map(Distribution.init)
  }

  private func start(_ scenario: Scenario) throws -> MeasuredTerminal {
    let subject = Subject.peer(peer, ["step", scenario.name], isTruecolor: scenario.isTruecolor)
    let terminal = try MeasuredTerminal(subject, size: scenario.size)
    _ = try terminal.arrival(of: "its first screen") { !$0.text.isEmpty }
    try terminal.settle(Self.startQuietTime)
    _ = try frame(on: terminal)
    return terminal
  }

  private func round(on terminals: [MeasuredTerminal]) throws -> [[Double]] {
    var times = [[Double]](repeating: [], count: terminals.count)
    for _ in 0..<Self.framesInRound / Self.framesInTurn {
      for (index, terminal) in terminals.enumerated() {
        for _ in 0..<Self.framesInTurn { times[index].append(try frame(on: terminal)) }
      }
    }
    return times
  }

  private func frame(on terminal: MeasuredTerminal) throws -> Double {
    let before = terminal.usage.processorTime
    terminal.send(" ")
    _ = try terminal.arrival(of: "a frame") { _ in true }
    try terminal.settle(Self.quiet)
    return (terminal.usage.processorTime - before) * 1000
  }

  /// Measures all scenarios and returns a table.
  func report(count: Int) throws -> ScenarioReport {
    let figures = try Scenario.groups(Scenario.all).flatMap { group in
      zip(group, try frames(of: group, count: count)).map(ScenarioFigure.init)
    }
    return ScenarioReport(figures: figures, note: rounds.description)
  }
}

/// The measured frames of one scenario.
struct ScenarioFigure {
  let scenario: Scenario
  /// The times of the frames, in milliseconds.
  let times: Distribution

  private var unit: Unit { scenario.parts == nil ? .milliseconds : .microseconds }

  private func figure(_ time: Double) -> Double { scenario.parts.map { time * 1000 / Double($0) } ?? time }

  /// A sentence that says by how much the limit is missed; nil if it is met.
  var miss: String? {
    let median = figure(times.median)
    let excess = median - scenario.limit
    guard excess > 0 else { return nil }
    let limit = unit.text(scenario.limit)
    return "\(scenario.title): \(unit.text(median)), which is \(unit.text(excess)) over the target of ≤ \(limit)"
  }

  /// The cells of the scenario's row in a table.
  var row: [String] {
    let range = " (\(unit.number(figure(times.least)))–\(unit.number(figure(times.greatest))))"
    return [
      scenario.title, unit.text(figure(times.median)) + range, "≤ \(unit.text(scenario.limit))",
      miss == nil ? "met" : "**missed**",
    ]
  }
}

/// The measurements of all scenarios.
struct ScenarioReport {
  let figures: [ScenarioFigure]
  let note: String

  /// The missed targets, as sentences.
  var misses: [String] { figures.compactMap(\.miss) + ratios.filter(\.isMissed).map(\.description) }

  /// The comparisons of scenarios with their references.
  var ratios: [ScenarioRatio] {
    figures.compactMap { figure in
      let reference = figures.first { $0.scenario.name == figure.scenario.reference }
      return reference.map { ScenarioRatio(figure: figure, reference: $0) }
    }
  }

  /// A Markdown table with a heading.
  var markdown: String {
    let head = ["", "TermKit", "target", ""]
    let rows = [head, head.map { _ in "---" }] + figures.map(\.row)
    let table = rows.map { "| \($0.joined(separator: " | ")) |" }
    let lines = table + (ratios.isEmpty ? [] : [""] + ratios.map { "- \($0)" }) + ["", note, ""]
    return (["## Processor time of a frame, 200 × 50, median", ""] + lines).joined(separator: "\n")
  }
}

/// The comparison of a scenario with its reference.
struct ScenarioRatio: CustomStringConvertible {
  let figure: ScenarioFigure
  let reference: ScenarioFigure

  private static let limit = 1.05

  private var ratio: Double { figure.times.median / reference.times.median }

  /// True if the scenario takes more than a twentieth longer.
  var isMissed: Bool { ratio > Self.limit }

  var description: String {
    let hundredths = Int((ratio * 100).rounded())
    let text = "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
    return "\(figure.scenario.name) takes \(text) × \(reference.scenario.name), target ≤ \(Self.limit)"
  }
}
