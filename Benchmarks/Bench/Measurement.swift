import TermKit

/// A value of the game and the same value of raw ncurses.
struct Pair<Value> {
  var game: Value
  var raw: Value

  /// Transforms both values, the game's first.
  func map<Result>(_ body: (Value) throws -> Result) rethrows -> Pair<Result> {
    try Pair<Result>(game: body(game), raw: body(raw))
  }

  /// Combines each value with the value of another pair.
  func joined<Other, Result>(with other: Pair<Other>, _ body: (Value, Other) -> Result) -> Pair<Result> {
    Pair<Result>(game: body(game, other.game), raw: body(raw, other.raw))
  }
}

/// The cost of a series of keys.
struct KeySamples {
  /// The time from each key to the last byte of its change, in microseconds.
  var times: [Double]
  /// The cost of all keys together.
  var expense: Expense

  /// Returns both series as one.
  static func + (left: KeySamples, right: KeySamples) -> KeySamples {
    KeySamples(times: left.times + right.times, expense: left.expense + right.expense)
  }
}

/// Measures the game and the raw program on terminals of one size. Samples of the two alternate, so that other load on the machine affects
/// both. A sample ends only when every cell of the screen is right.
struct Measurement {
  private let subjects: Pair<Subject>
  private let size: Size
  private let book: RecordedScreens
  let rounds = Rounds()

  private static let startsInRound = 5
  private static let toursInRound = 5
  // How long a screen must stay unchanged to be final, in seconds: after the start, and after a key.
  private static let quietTime = 0.05
  private static let shortQuietTime = 0.003

  init(_ subjects: Pair<Subject>, size: Size, book: RecordedScreens) {
    (self.subjects, self.size, self.book) = (subjects, size, book)
  }

  /// Returns the time from the start of the process to the last byte of its first screen, in milliseconds. Takes at least `count` samples.
  func firstPaint(count: Int) throws -> Pair<Distribution> {
    var samples: [Pair<Double>] = []
    while samples.count < count {
      samples += try rounds.run { try (0..<Self.startsInRound).map { _ in try subjects.map(start) } }
    }
    return Pair(game: Distribution(samples.map(\.game)), raw: Distribution(samples.map(\.raw)))
  }

  private func start(_ subject: Subject) throws -> Double {
    let terminal = try MeasuredTerminal(subject, size: size)
    let end = try terminal.arrival(of: book.first, "its first screen", quietTime: Self.quietTime)
    try terminal.quit()
    return (end - terminal.startTime) * 1000
  }

  /// Starts both programs, and makes each show every screen once.
  func open() throws -> Pair<MeasuredTerminal> {
    try subjects.map { subject in
      let terminal = try MeasuredTerminal(subject, size: size)
      _ = try terminal.arrival(of: book.first, "its first screen", quietTime: Self.quietTime)
      for step in FocusTour.steps { _ = try press(step, on: terminal) }
      return terminal
    }
  }

  /// Presses arrow keys, alternately in the game and in the raw program. Takes at least `count` samples of each.
  func keys(count: Int, on terminals: Pair<MeasuredTerminal>) throws -> Pair<KeySamples> {
    let processes = [terminals.game.process, terminals.raw.process]
    var all = try rounds.run(with: processes) { try round(on: terminals) }
    while all.game.times.count < count {
      all = all.joined(with: try rounds.run(with: processes) { try round(on: terminals) }, +)
    }
    return all
  }

  private func round(on terminals: Pair<MeasuredTerminal>) throws -> Pair<KeySamples> {
    let before = terminals.map(\.expense)
    var times: [Pair<Double>] = []
    for _ in 0..<Self.toursInRound {
      for step in FocusTour.steps { times.append(try terminals.map { try press(step, on: $0) }) }
    }
    let expense = terminals.map(\.expense).joined(with: before, -)
    return Pair(game: times.map(\.game), raw: times.map(\.raw)).joined(with: expense, KeySamples.init)
  }

  private func press(_ step: FocusTour.Step, on terminal: MeasuredTerminal) throws -> Double {
    let start = terminal.send(step.key.sequence)
    let what = "the focus in square \(step.square)"
    let end = try terminal.arrival(of: book.screens[step.square], what, quietTime: Self.shortQuietTime)
    return (end - start) * 1e6
  }

  /// Returns the costs of both programs while they get no input for a number of seconds.
  func idle(_ seconds: Double, on terminals: Pair<MeasuredTerminal>) throws -> Pair<Expense> {
    try terminals.idle(seconds, quietTime: Self.quietTime)
  }
}

extension Pair<MeasuredTerminal> {
  /// Returns the costs of both programs while they get no input for a number of seconds. Includes bytes that arrive within `quietTime`
  /// seconds afterwards.
  func idle(_ seconds: Double, quietTime: Double) throws -> Pair<Expense> {
    for terminal in [game, raw] { try terminal.settle(1) }
    let before = map(\.expense)
    Rounds.sleep(seconds)
    let after = map(\.expense)
    for terminal in [game, raw] { try terminal.settle(quietTime) }
    var spent = after.joined(with: before, -)
    spent.game.byteCount = game.byteCount - before.game.byteCount
    spent.raw.byteCount = raw.byteCount - before.raw.byteCount
    return spent
  }
}
