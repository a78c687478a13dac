import Foundation
import TermKit

extension Bench {
  /// Measures the table of Benchmarks/README.md.
  func measureRatios(in folder: URL, withGame: Bool) throws -> RatioReport {
    var report = RatioReport()
    let sizes = sizes.sizes.sorted { $0.width > $1.width }
    for (build, peer) in [(ToolkitTargets.Build.shipped, peer), (.plain, plainPeer)] {
      for size in sizes {
        let measurement = ToolkitMeasurement(toolkit: peer, raw: raw, size: size)
        let column = "\(size.width) × \(size.height)" + (build == .plain ? ", plain" : "")
        try add(measurement, to: &report, in: column, targets: ToolkitTargets(size: size, build: build))
        report.add(note: "\(column): \(measurement.rounds)")
      }
    }
    if !withGame { return report }
    let store = folder.appendingPathComponent("lifetime.sqlite")
    _ = try ScaleStores.run(storeTool, ["populate", store.path, "\(ScaleStores.many)", "\(ScaleStores.many)"])
    for size in sizes {
      try add(AppMeasurement(game: game, store: store, size: size), to: &report, in: "\(size.width) × \(size.height)")
    }
    // These times do not depend on the size of the terminal.
    if let size = sizes.first {
      let answers = try ScaleStores.run(storeTool, ["answers", store.path])
      let searches = try ScaleStores.run(storeTool, ["searches", store.path])
      let figures =
        try AnswerMeasurement.figures(in: answers)
        + AnswerMeasurement.figures(in: searches, limit: AnswerMeasurement.searchLimit)
      for figure in figures { report.add(figure, in: "\(size.width) × \(size.height)") }
    }
    return report
  }

  private func add(
    _ measurement: ToolkitMeasurement, to report: inout RatioReport, in column: String, targets: ToolkitTargets
  ) throws {
    func add(_ name: String, _ unit: Unit, _ values: Pair<Double>, _ target: Target?) {
      report.add(Figure(name: name, unit: unit, game: values.game, raw: values.raw, target: target), in: column)
    }
    let start = try measurement.starts(["start"], count: starts)
    add("Start to complete first paint", .milliseconds, start.times.map(\.median), targets.start)
    let list = try measurement.starts(["list", "10000"], count: max(3, starts / 4))
    add("Peak memory, a list of 10,000 rows", .megabytes, list.memory.map { $0.median / 1e6 }, targets.memory)

    let keys = try measurement.keys(count: keys)
    let times = keys.map { Distribution($0.times) }
    let count = Double(keys.game.times.count)
    add("Key to complete paint, median", .microseconds, times.map(\.median), targets.key)
    add("Key to complete paint, 99th percentile", .microseconds, times.map { $0.percentile(0.99) }, .timesRaw(1.3))
    add(
      "Processor time for a key", .microseconds, keys.map { $0.expense.processorTime * 1e6 / count },
      targets.processorTimeForKey)
    add("Bytes for a key", .bytes, keys.map { Double($0.expense.byteCount) / count }, .timesRaw(1))
    let burst = try measurement.burst(keys: 2000, count: 3)
    add("2,000 keys at once, until painted", .milliseconds, burst.map(\.median), .timesRaw(0.1))

    let big = try measurement.bigStarts(count: starts)
    add("A list of 1,000,000 rows against 10,000: start", .milliseconds, big.times.map(\.median), .timesRaw(1.05))
    add(
      "A list of 1,000,000 rows against 10,000: memory", .megabytes, big.memory.map { $0.median / 1e6 },
      .timesRaw(1.05))

    let fill = try measurement.frames("fill", few: 20, many: 20 + frames)
    add("A frame in which every cell changes: processor time", .microseconds, fill.times, .timesRaw(0.6))
    add("A frame in which every cell changes: bytes", .bytes, fill.bytes, .timesRaw(1))
    let sparse = try measurement.frames("sparse", few: 100, many: 100 + 20 * frames)
    add("A frame in which twenty cells change: processor time", .microseconds, sparse.times, .timesRaw(1))
    add("A frame in which twenty cells change: bytes", .bytes, sparse.bytes, .timesRaw(1))

    let idle = try measurement.idle(5).game
    func alone(_ what: String, _ unit: Unit, _ value: Double) {
      add("Idle for 5 s: \(what)", unit, Pair(game: value, raw: 0), .atMost(0))
    }
    alone("bytes", .bytes, Double(idle.byteCount))
    alone("wake-ups", .times, Double(idle.wakeUps))
    alone("processor time", .milliseconds, idle.processorTime * 1000)
  }

  private func add(_ measurement: AppMeasurement, to report: inout RatioReport, in column: String) throws {
    func add(_ name: String, _ unit: Unit, _ value: Double, _ limit: Double) {
      report.add(Figure(name: name, unit: unit, game: value, raw: 0, target: .atMost(limit)), in: column)
    }
    let samples = max(3, starts / 4)
    add(
      "The game with 100,000 games: processor time of the start", .milliseconds,
      try measurement.firstPaint(count: starts).median, 20)
    add("A whole game: processor time", .milliseconds, try measurement.game(count: samples).median, 50)
    add(
      "The inversion of 0.3 s: share of a processor", .percent, try measurement.inversion(count: samples).median, 25)
  }
}

/// The limits for TermKit at one terminal size and in one build.
struct ToolkitTargets {
  /// The build of the measured program.
  enum Build {
    /// The build of the shipped game, with its libraries linked statically.
    case shipped
    /// The build of `swift build -c release`, which users of the library run.
    case plain
  }

  let size: Size
  let build: Build

  private var isLarge: Bool { size.width * size.height >= 200 * 50 }

  var start: Target { .timesRaw(build == .shipped ? 2.1 : 3.5) }
  // Only the shipped build has a limit: no other program on the machine shares the libraries of a plain build.
  var memory: Target? { build == .shipped ? .timesRaw(4) : nil }
  var key: Target { .timesRaw(isLarge ? 0.85 : 1.25) }
  var processorTimeForKey: Target? { isLarge ? .timesRaw(0.85) : nil }
}
