import TermKit

/// All measurements on terminals of one size.
struct SizeReport {
  /// The columns × the rows.
  let title: String
  private(set) var figures: [Figure] = []
  private(set) var notes: [String] = []

  /// The targets for the first paint and for a key.
  static let firstPaint = Target.atMostOrTimesRaw(25, 8)
  static let key = Target.timesRaw(1.5)
  // The allowance for a new minute on the clock in the status bar: a frame of a few bytes, and a few wake-ups.
  private static let bytesInMinute = 64.0
  private static let processorTimeInMinute = 2.0
  private static let wakeUpsInMinute = 4.0

  init(size: Size) {
    title = "\(size.width) × \(size.height)"
  }

  mutating func addFirstPaint(_ times: Pair<Distribution>) {
    figures.append(Figure("First paint, median", .milliseconds, medians: times, target: Self.firstPaint))
  }

  mutating func addKeys(_ samples: Pair<KeySamples>) {
    let times = samples.map { Distribution($0.times) }
    let slow = times.map { $0.percentile(0.95) }
    let bytes = samples.map { Double($0.expense.byteCount) / Double($0.times.count) }
    let work = samples.map { $0.expense.processorTime * 1e6 / Double($0.times.count) }
    figures += [
      Figure("Key to finished paint, median", .microseconds, medians: times, target: Self.key),
      Figure(name: "Key to finished paint, 95th percentile", unit: .microseconds, game: slow.game, raw: slow.raw),
      Figure(name: "Bytes for a key, mean", unit: .bytes, game: bytes.game, raw: bytes.raw),
      Figure(name: "Processor time for a key, mean", unit: .microseconds, game: work.game, raw: work.raw),
    ]
  }

  mutating func addMemory(_ usage: Pair<ProcessUsage>) {
    let memory = usage.map { Double($0.peakMemory) / 1e6 }
    figures.append(Figure(name: "Memory, peak", unit: .megabytes, game: memory.game, raw: memory.raw))
  }

  /// Adds the costs of an idle period.
  /// - Parameter minutes: The number of times that the minute changed during the period. Each change allows a little work.
  mutating func addIdle(_ spent: Pair<Expense>, seconds: Double, minutes: Int) {
    let during = "Idle \(String(Int(seconds))) s"
    let frames = Double(minutes)
    func figure(_ what: String, _ unit: Unit, _ values: Pair<Double>, perMinute: Double) -> Figure {
      Figure(
        name: "\(during): \(what)", unit: unit, game: values.game, raw: values.raw, target: .atMost(frames * perMinute))
    }
    figures += [
      figure("bytes", .bytes, spent.map { Double($0.byteCount) }, perMinute: Self.bytesInMinute),
      figure(
        "processor time", .milliseconds, spent.map { $0.processorTime * 1000 }, perMinute: Self.processorTimeInMinute),
      figure("wake-ups", .times, spent.map { Double($0.wakeUps) }, perMinute: Self.wakeUpsInMinute),
    ]
    if minutes > 0 { notes.append("The minute changed \(minutes) × while they were idle.") }
  }

  mutating func add(note: String) { notes.append(note) }

  /// The missed targets, as sentences.
  var misses: [String] { figures.compactMap { figure in figure.miss.map { "\(title): \($0)" } } }

  /// A Markdown table with a heading.
  var markdown: String {
    let head = ["", "tictactoe", "raw ncurses", "ratio", "target", ""]
    let rows = [head, head.map { _ in "---" }] + figures.map(\.row)
    let table = rows.map { "| \($0.joined(separator: " | ")) |" }
    return (["## \(title)", ""] + table + [""] + notes + [""]).joined(separator: "\n")
  }
}
