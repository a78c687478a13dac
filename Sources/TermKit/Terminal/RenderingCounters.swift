/// What it has cost to keep a screen right. The same program with the same input costs the same each time, so that a test can say what a key
/// may touch; a benchmark says how long it takes.
///
///     let before = terminal.counters
///     …
///     let cost = terminal.counters - before
///     cost.cellsDrawn       // as few as had to be
public struct RenderingCounters: Hashable, Sendable {
  /// How often a view laid out its subviews.
  public var layouts = 0
  /// Cells that were drawn anew, those of a cell's neighbours that have to be looked at with it included.
  public var cellsDrawn = 0
  /// Cells that were compared with what the terminal shows.
  public var cellsCompared = 0
  /// Rows that the terminal moved by itself.
  public var rowsScrolled = 0
  /// Stretches of changed cells that were handed to the terminal.
  public var runsWritten = 0
  /// The cells in them.
  public var cellsWritten = 0
  /// The bytes of what is shown in those cells, in UTF-8; what places and colours them comes on top, and differs by terminal.
  public var bytes = 0
  /// Frames that the terminal got, each in one write.
  public var writes = 0
  /// How often the program was woken: by input, or because it was time.
  public var wakeUps = 0

  /// Makes counters that have counted nothing.
  public init() {}

  /// What was counted between two moments.
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
