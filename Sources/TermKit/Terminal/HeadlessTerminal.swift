import TermKitGraphics
import TermKitInput

/// A terminal without a screen, for tests: it keeps what it is shown, and is typed on by the test.
///
///     let terminal = HeadlessTerminal(size: Size(width: 20, height: 3))
///     terminal.send("\u{1B}[A")        // the bytes of the arrow key
///     terminal.wait(timeout: nil)      // [.input(.key(Key(.up)))]
///     terminal.text                    // what it shows
///
/// It shows no more than the runs it was handed, as a real one does, so that a change which was not handed over is
/// missing here too. It has no clock: `wait` never sleeps.
public final class HeadlessTerminal: Terminal, RowScrolling {
  /// Columns and rows; see `resize(to:)`.
  public private(set) var size: Size
  /// What can be shown; the best of terminals unless given.
  public var traits: TraitCollection
  /// The depth that a real terminal would bring colours down to; here cells keep the colours they were drawn in.
  public var maximumColorDepth = ColorDepth.truecolor {
    didSet { if maximumColorDepth != oldValue { isValid = false } }
  }
  /// What a real terminal would bring colours to; here cells keep the colours they were drawn in.
  public var colorMap = ColorMap.identity { didSet { if colorMap != oldValue { isValid = false } } }
  /// Whether a program asked for reports of the pointer's motion; `send` delivers them either way.
  public var reportsPointerMotion = false
  /// The colours that it has by itself; nil unless set, as of a terminal that tells nothing. Tell of others with
  /// `send(.appearanceChanged)`.
  public var defaultColors: DefaultColors?
  /// What the screen shows.
  public private(set) var screen: CellBuffer
  /// Where the cursor is shown, or nil when it is hidden.
  public private(set) var cursor: Point?
  /// How often something was presented.
  public private(set) var frameCount = 0
  /// The runs of the last frame.
  public private(set) var lastRuns: [CellDiff.Run] = []
  /// What all of it has cost so far.
  public private(set) var counters = RenderingCounters()
  /// How often it rang.
  public private(set) var beepCount = 0
  /// What was put on the clipboard last.
  public private(set) var clipboard: String?
  /// How often the program was suspended.
  public private(set) var suspensionCount = 0
  /// True while it is released. Frames presented meanwhile are not shown.
  public private(set) var isReleased = false
  /// The programs that were run in it, each with its arguments.
  public private(set) var programs: [[String]] = []
  /// The exit status that `run` returns. Defaults to 0.
  public var programStatus: Int32 = 0
  /// True once it was closed.
  public private(set) var isClosed = false

  private var decoder: InputDecoder
  private var events: [TerminalEvent] = []
  private var isValid = true
  private let wakes = WakeFlag()

  /// Makes a terminal of 80 × 24 cells, unless another size is given, that shows blanks.
  public init(size: Size = Size(width: 80, height: 24), traits: TraitCollection = TraitCollection()) {
    self.size = size
    self.traits = traits
    screen = CellBuffer(size: size)
    decoder = InputDecoder()
  }

  /// Copies the runs of `buffer`, which must be of the terminal's size; all of it after `invalidate`.
  public func present(_ buffer: CellBuffer, runs: [CellDiff.Run], cursor: Point?) {
    Contract.require(
      buffer.size == size,
      "a buffer of \(buffer.size.width)×\(buffer.size.height) was presented on \(size.width)×\(size.height) cells")
    if isReleased { return }
    frameCount += 1
    lastRuns = runs
    self.cursor = cursor
    count(buffer, isValid ? runs : CellDiff.allRuns(of: size))
    if isValid {
      for run in runs { copy(buffer, run) }
    } else {
      screen = buffer
      isValid = true
    }
  }

  /// Moves what it shows.
  package func scroll(rows: Range<Int>, by distance: Int) -> Bool {
    guard isValid, screen.canScroll(rows: rows, by: distance) else { return false }
    screen.scroll(rows: rows, by: distance)
    counters.rowsScrolled += rows.count
    return true
  }

  private func count(_ buffer: CellBuffer, _ runs: [CellDiff.Run]) {
    counters.writes += 1
    counters.runsWritten += runs.count
    for run in runs {
      counters.cellsWritten += run.columns.count
      counters.bytes += run.columns.reduce(0) { $0 + buffer[$1, run.y].shownBytes }
    }
  }

  /// Adds to `counters`.
  public func count(layouts: Int, cellsDrawn: Int, cellsCompared: Int) {
    counters.layouts += layouts
    counters.cellsDrawn += cellsDrawn
    counters.cellsCompared += cellsCompared
  }

  private func copy(_ buffer: CellBuffer, _ run: CellDiff.Run) {
    for x in run.columns where buffer[x, run.y].width != 0 { screen[x, run.y] = buffer[x, run.y] }
  }

  /// Forgets what the screen shows, so that the next `present` copies all of it.
  public func invalidate() {
    isValid = false
  }

  /// Answers what was sent since the last time, at once, whatever the timeout; nothing when nothing was.
  public func wait(timeout: Double?) -> [TerminalEvent] {
    defer { events.removeAll() }
    let arrived = wakes.collect() ? events + [.woken] : events
    if !arrived.isEmpty || timeout.map({ $0 > 0 }) == true { counters.wakeUps += 1 }
    return arrived
  }

  /// Does nothing: nothing was asked.
  public func awaitAnswers(atMost seconds: Double) {}

  /// Has the next `wait` answer `woken`.
  public nonisolated func wake() {
    wakes.set()
  }

  /// Counts; the next `wait` answers `resumed`.
  public func suspend() {
    suspensionCount += 1
    isValid = false
    events.append(.resumed)
  }

  /// Notes it.
  public func release() {
    isReleased = true
  }

  /// Shows nothing of what it showed before; the next `wait` answers `resumed`.
  public func reclaim() {
    guard isReleased else { return }
    isReleased = false
    isValid = false
    events.append(.resumed)
  }

  /// Runs nothing: keeps the program's name and arguments in `programs`, and answers `programStatus`.
  public func run(_ program: String, arguments: [String]) throws(ProgramError) -> Int32 {
    Contract.require(isReleased, "release the terminal before you run \(program) in it")
    programs.append([program] + arguments)
    return programStatus
  }

  /// Keeps it as `clipboard`.
  public func copy(_ text: String) {
    clipboard = text
  }

  /// Counts.
  public func beep() {
    beepCount += 1
  }

  /// Notes that it was closed.
  public func close() {
    isClosed = true
  }
}

extension HeadlessTerminal {
  /// Types bytes, which go through an `InputDecoder` as in a real terminal.
  public func send(_ bytes: [UInt8]) {
    events += decoder.decode(bytes).map { .input($0) }
  }

  /// Types the UTF-8 of a text, escape sequences included.
  public func send(_ text: String) {
    send(Array(text.utf8))
  }

  /// Lets the time pass after which an Escape is an Escape, and not the beginning of a key's sequence.
  public func letEscapeWaitPass() {
    events += decoder.flush().map { .input($0) }
  }

  /// Has something happen that is no input: a signal to end, a return from the background.
  public func send(_ event: TerminalEvent) {
    events.append(event)
  }

  /// Becomes another size, blank, which the next `wait` tells.
  public func resize(to size: Size) {
    guard size != self.size else { return }
    self.size = size
    screen = CellBuffer(size: size)
    isValid = false
    if let cursor, !screen.bounds.contains(cursor) { self.cursor = nil }
    events.append(.resized)
  }

  /// The screen as lines of text, without blanks at their ends. Colours and attributes are not in it; compare `screen`
  /// for those.
  public var text: String { screen.text }
}

extension Cell {
  // The right half of a wide glyph is shown with the left one.
  fileprivate var shownBytes: Int { width == 0 ? 0 : glyph.scalars.reduce(0) { $0 + UTF8.width($1) } }
}
