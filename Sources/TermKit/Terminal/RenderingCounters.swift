/// Counters for the cost of rendering.
///
/// The same program with the same input has the same cost each time. A test can therefore state the cost of a key, while a benchmark
/// measures its time.
///
///     let before = terminal.counters
///     …
///     let cost = terminal.counters - before
///     cost.cellsDrawn       // the cells drawn between the two
public struct RenderingCounters: Hashable, Sendable {
  /// The number of times that a view laid out its subviews.
  public var layouts = 0
  /// The number of cells that were drawn again, including their neighbours that have to be drawn with them.
  public var cellsDrawn = 0
  /// The number of cells that were compared with the contents of the screen.
  public var cellsCompared = 0
  /// The number of rows that the terminal scrolled.
  public var rowsScrolled = 0
  /// The number of runs of changed cells that the terminal received.
  public var runsWritten = 0
  /// The number of cells in those runs.
  public var cellsWritten = 0
  /// The size of the glyphs in those cells, in bytes of UTF-8. Cursor motions and colours, which depend on the terminal, are not included.
  public var bytes = 0
  /// The number of frames that the terminal received, each in one write.
  public var writes = 0
  /// The number of times the program woke up, for an event or at the end of a timeout.
  public var wakeUps = 0

  /// Creates counters of zero.
  public init() {}

  /// Returns the cost between two moments.
  public static func - (later: RenderingCounters, earlier: RenderingCounters) -> RenderingCounters {
    var difference = RenderingCounters()
    for counter in counters { difference[keyPath: counter] = later[keyPath: counter] - earlier[keyPath: counter] }
    return difference
  }

  private static var counters: [WritableKeyPath<RenderingCounters, Int>] {
    [
      \.layouts, \.cellsDrawn, \.cellsCompared, \.rowsScrolled, \.runsWritten, \.cellsWritten, \.bytes, \.writes,
      \.wakeUps,
    ]
  }
}
