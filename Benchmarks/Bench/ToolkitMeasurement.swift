#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import TermKit
import TermKitTestSupport

/// Measures TermKit against raw ncurses on terminals of one size. TermKit must show the same screens as raw ncurses, cell by cell.
struct ToolkitMeasurement {
  private let toolkit: String
  private let raw: String
  private let size: Size
  let rounds = Rounds()

  // How long a screen must stay unchanged to be final, in seconds: after the start, and after a key.
  private static let quietTime = 0.05
  private static let shortQuietTime = 0.003
  private static let down = "\u{1B}OB"

  /// Creates a measurement of two built programs.
  init(toolkit: String, raw: String, size: Size) { (self.toolkit, self.raw, self.size) = (toolkit, raw, size) }

  private func subjects(_ arguments: [String]) -> Pair<Subject> {
    Pair(game: Subject.peer(toolkit, arguments), raw: Subject.raw(raw, arguments))
  }

  // Returns the first screen of raw ncurses.
  private func firstScreen(_ arguments: [String]) throws -> Snapshot {
    let terminal = try MeasuredTerminal(Subject.raw(raw, arguments), size: size)
    try terminal.settle(10 * Self.quietTime)
    let snapshot = Snapshot(terminal.screen)
    try terminal.quit()
    return snapshot
  }

  private func open(_ subject: Subject, showing first: Snapshot) throws -> (terminal: MeasuredTerminal, time: Double) {
    let terminal = try MeasuredTerminal(subject, size: size)
    let end = try terminal.arrival(of: first, "its first screen", quietTime: Self.quietTime)
    return (terminal, (end - terminal.startTime) * 1000)
  }

  /// Returns the time from the start of a process to its complete first screen, in milliseconds, and its peak memory, in bytes.
  func starts(_ arguments: [String], count: Int) throws -> (times: Pair<Distribution>, memory: Pair<Distribution>) {
    let first = try firstScreen(arguments)
    return try compare(subjects(arguments), Pair(game: first, raw: first), count: count)
  }

  /// Returns the same values of TermKit with a million rows (as `game`) and with ten thousand (as `raw`).
  func bigStarts(count: Int) throws -> (times: Pair<Distribution>, memory: Pair<Distribution>) {
    let arguments = Pair(game: ["list", "1000000"], raw: ["list", "10000"])
    return try compare(
      arguments.map { Subject.peer(toolkit, $0) }, try arguments.map(firstScreen), count: count)
  }

  private func compare(
    _ subjects: Pair<Subject>, _ screens: Pair<Snapshot>, count: Int
  ) throws -> (times: Pair<Distribution>, memory: Pair<Distribution>) {
    func sample(_ subject: Subject, _ screen: Snapshot) throws -> (time: Double, memory: Double) {
      let (terminal, time) = try open(subject, showing: screen)
      let memory = Double(terminal.usage.peakMemory)
      try terminal.quit()
      return (time, memory)
    }
    let samples = try (0..<count).map { _ in
      try rounds.run {
        Pair(game: try sample(subjects.game, screens.game), raw: try sample(subjects.raw, screens.raw))
      }
    }
    func distribution(_ value: (Pair<(time: Double, memory: Double)>) -> Double) -> Distribution {
      Distribution(samples.map(value))
    }
    return (
      Pair(game: distribution(\.game.time), raw: distribution(\.raw.time)),
      Pair(game: distribution(\.game.memory), raw: distribution(\.raw.memory))
    )
  }

  /// Presses Down in lists of ten thousand rows. The first keys move the selection down the screen, and the others scroll.
  func keys(count: Int) throws -> Pair<KeySamples> {
    let arguments = ["list", "10000"]
    let screens = try screensOfKeys(count, arguments)
    let terminals = try subjects(arguments).map { try open($0, showing: screens[0]).terminal }
    let before = terminals.map(\.expense)
    var times: [Pair<Double>] = []
    for screen in screens.dropFirst() {
      times.append(
        try terminals.map { terminal in
          let start = terminal.send(Self.down)
          return (try terminal.arrival(of: screen, "the next row", quietTime: Self.shortQuietTime) - start) * 1e6
        })
    }
    let spent = terminals.map(\.expense).joined(with: before, -)
    for terminal in [terminals.game, terminals.raw] { try terminal.quit() }
    return Pair(game: times.map(\.game), raw: times.map(\.raw)).joined(with: spent, KeySamples.init)
  }

  private func screensOfKeys(_ count: Int, _ arguments: [String]) throws -> [Snapshot] {
    let (terminal, _) = try open(Subject.raw(raw, arguments), showing: try firstScreen(arguments))
    let screens = try (0...count).map { key in
      if key > 0 {
        terminal.send(Self.down)
        try terminal.settle(4 * Self.shortQuietTime)
      }
      return Snapshot(terminal.screen)
    }
    try terminal.quit()
    return screens
  }

  /// Returns the time from the first of many keys that arrive at once to the screen of the last, in milliseconds.
  func burst(keys: Int, count: Int) throws -> Pair<Distribution> {
    let arguments = ["list", "10000"]
    let first = try firstScreen(arguments)
    func time(_ subject: Subject, until last: Snapshot?) throws -> (time: Double, screen: Snapshot) {
      let (terminal, _) = try open(subject, showing: first)
      let start = PseudoTerminal.now
      try terminal.sendRepeatedly(Self.down, times: keys)
      var end = start
      if let last {
        end = try terminal.arrival(of: last, "the last of many keys", quietTime: Self.quietTime)
      } else {
        try terminal.settle(10 * Self.quietTime)
      }
      let screen = Snapshot(terminal.screen)
      try terminal.quit()
      return ((end - start) * 1000, screen)
    }
    let last = try time(subjects(arguments).raw, until: nil).screen
    let samples = try (0..<count).map { _ in
      try rounds.run { try subjects(arguments).map { try time($0, until: last).time } }
    }
    return Pair(game: Distribution(samples.map(\.game)), raw: Distribution(samples.map(\.raw)))
  }

  /// Returns the cost of one of many frames: the processor time in microseconds, and the bytes. Subtracts a run with few frames, so the
  /// start does not count.
  func frames(_ mode: String, few: Int, many: Int) throws -> (times: Pair<Double>, bytes: Pair<Double>) {
    let short = try run(mode, few)
    let long = try rounds.run { try run(mode, many) }
    let count = Double(many - few)
    return (
      long.joined(with: short) { ($0.processorTime - $1.processorTime) * 1e6 / count },
      long.joined(with: short) { Double($0.byteCount - $1.byteCount) / count }
    )
  }

  private func run(_ mode: String, _ count: Int) throws -> Pair<Expense> {
    let results = try subjects([mode, "\(count)"]).map { subject in
      let before = Self.timeOfChildren
      let terminal = try MeasuredTerminal(subject, size: size)
      let screen = try terminal.lastScreen()
      let expense = Expense(
        byteCount: terminal.byteCount, processorTime: Self.timeOfChildren - before, wakeUps: 0)
      return (expense, screen)
    }
    guard results.game.1 == results.raw.1 else {
      throw MeasuringError.notShown("the last of \(count) frames of \(mode)", "termkit-bench", results.game.1.text)
    }
    return results.map(\.0)
  }

  // The processor time of the processes that have ended, in seconds.
  private static var timeOfChildren: Double {
    var usage = rusage()
    // RUSAGE_CHILDREN, whose type differs between systems.
    getrusage(-1, &usage)
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }

  /// Returns the cost of a list that gets no input for a number of seconds.
  func idle(_ seconds: Double) throws -> Pair<Expense> {
    let arguments = ["list", "10000"]
    let first = try firstScreen(arguments)
    let terminals = try subjects(arguments).map { try open($0, showing: first).terminal }
    let spent = try terminals.idle(seconds, quietTime: Self.quietTime)
    for terminal in [terminals.game, terminals.raw] { try terminal.quit() }
    return spent
  }
}
