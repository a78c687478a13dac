import Benchmark
import TermKit

// The most frequent operations of TermKit, one by one.

private let size = Size(width: 200, height: 50)

let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock], warmupIterations: 3, maxDuration: .seconds(2))

  /// Measures an operation on the main actor, to which all of TermKit belongs. A sample repeats it `times` times, and the figures are for
  /// one repetition.
  @Sendable func measure(
    _ name: String, _ times: BenchmarkScalingFactor = .kilo,
    _ prepare: @escaping @MainActor @Sendable () -> (@MainActor () -> Void)
  ) {
    Benchmark(name, configuration: .init(scalingFactor: times)) { benchmark in
      let work = await prepare()
      let count = benchmark.scaledIterations.count
      await MainActor.run { work() }
      benchmark.startMeasurement()
      await MainActor.run { for _ in 0..<count { work() } }
      benchmark.stopMeasurement()
    }
  }

  measure("diff of 200 × 50 cells, twenty of which differ") {
    let before = CellBuffer(size: size)
    var after = before
    for index in 0..<20 {
      let place = index * 7919 % (size.width * size.height)
      after[place % size.width, place / size.width] = Cell(glyph: Glyph("X"))
    }
    let changed = after
    return { blackHole(CellDiff.runs(from: before, to: changed, in: before.bounds)) }
  }

  measure("blending over 200 × 50 cells", .one) {
    var canvas = Canvas(CellBuffer(size: size, filledWith: Cell(glyph: Glyph("x"), background: .white)))
    let shade = Color.black.withAlphaComponent(0.1)
    return {
      canvas.fill(Rect(size: size), with: shade)
      blackHole(canvas)
    }
  }

  measure("tint of a window with 1,000 views", .one) {
    let stage = Stage { root in
      for index in 0..<1000 { root.addSubview(Label(text: "\(index)")) }
    }
    var isRed = false
    return {
      isRed.toggle()
      stage.window?.tintColor = isRed ? Color(red: 255, green: 59, blue: 48) : .systemBlue
    }
  }

  measure("appearance of 1,000 views that come into a window", .one) {
    Label.appearance().textColor = Color(red: 255, green: 59, blue: 48)
    let stage = Stage { _ in }
    return {
      let view = View()
      for _ in 0..<1000 { view.addSubview(Label()) }
      stage.root.addSubview(view)
      view.removeFromSuperview()
    }
  }

  measure("layout of a stack of 100 labels", .one) {
    let stack = StackView(arrangedSubviews: (0..<100).map { Label(text: "Label \($0)") })
    stack.axis = .vertical
    let stage = Stage { $0.addSubview(stack) }
    var isWide = false
    return {
      isWide.toggle()
      stack.frame = Rect(x: 0, y: 0, width: isWide ? 60 : 40, height: 100)
      stack.layoutIfNeeded()
      blackHole(stage)
    }
  }

  measure("decoding 3,000 bytes of arrow keys", .one) {
    let bytes = Array(String(repeating: "\u{1B}[B", count: 1000).utf8)
    var decoder = InputDecoder()
    return { blackHole(decoder.decode(bytes)) }
  }

  for (name, text) in [("letters", "The quick brown fox jumps"), ("Japanese", "三目並べで遊びましょう"), ("emoji", "👩‍👩‍👧 ❤️ 🇩🇪 👍🏽")] {
    measure("columns of a thousand lines of \(name)", .one) {
      return { for _ in 0..<1000 { blackHole(text.columns) } }
    }
  }

  measure("a row of a table that comes into sight by a key") {
    let stage = TableStage()
    return { stage.press("\u{1B}[B") }
  }

  measure("a line of a collection that comes into sight by a key") {
    let stage = CollectionStage()
    return { stage.press("\u{1B}[B") }
  }
}
