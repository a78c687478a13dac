import TermKitGraphics
import TermKitInput
private import Synchronization

/// A terminal without a screen, for tests. It stores the cells it is shown, and the test sends its input.
///
///     let terminal = HeadlessTerminal(size: Size(width: 20, height: 3))
///     terminal.send("\u{1B}[A")        // the bytes of the arrow key
///     terminal.wait(timeout: nil)      // [.input(.key(Key(.up)))]
///     terminal.text                    // the contents of the screen
///
/// Like a real terminal, it shows only the runs it receives: a change outside the runs is missing here as well. It has no clock, and `wait`
/// never sleeps.
public final class HeadlessTerminal: Terminal, RowScrolling {
  /// The size in cells. `resize(to:)` changes it.
  public private(set) var size: Size
  /// The capabilities of the terminal. Defaults to the capabilities of the best terminals. An application reads them again after
  /// `.resized`, `.resumed`, `.colorsChanged` or a gain of focus.
  public var traits: TraitCollection
  /// The greatest colour depth of a real terminal. Defaults to `.truecolor`. The stored cells keep their original colours.
  public var maximumColorDepth = ColorDepth.truecolor {
    didSet { if maximumColorDepth != oldValue { isValid = false } }
  }
  /// The map that colours go through on a real terminal. Defaults to `ColorMap.identity`. The stored cells keep their original colours.
  public var colorMap = ColorMap.identity { didSet { if colorMap != oldValue { isValid = false } } }
  /// Whether the program asked for reports of the pointer's motion. Defaults to false. `send` delivers them either way.
  public var reportsPointerMotion = false
  /// Whether the program asked for reports of released keys. Defaults to false. `send` delivers them either way.
  public var reportsKeyReleases = false
  /// The shape of the mouse pointer that the program has set. Defaults to `.system`.
  public var pointerStyle = PointerStyle.system
  /// The descriptors that `wait` looks at, without waiting for them. Defaults to none.
  public var watchedDescriptors: [Int32: DescriptorEvents] = [:]
  /// Whether `suspend()` has an effect. Defaults to true.
  public var allowsSuspension = true
  /// The terminal's own colours. Defaults to nil, as on a terminal that does not report them. After a change, call
  /// `send(.colorsChanged)`.
  public var defaultColors: DefaultColors?
  /// The contents of the screen.
  public private(set) var screen: CellBuffer
  /// The position of the cursor, or nil if it is hidden.
  public private(set) var cursor: Point?
  /// The number of frames presented, without frames that were presented while the terminal was released.
  public private(set) var frameCount = 0
  /// The runs of the last frame.
  public private(set) var lastRuns: [CellDiff.Run] = []
  /// The counters of the rendering work since the terminal was created. To get the cost of one step, subtract the counters before it.
  public private(set) var counters = RenderingCounters()
  /// The number of beeps.
  public private(set) var beepCount = 0
  /// The title of the terminal's window. Defaults to nil: no frame was presented.
  public var title: String?
  /// The progress that the terminal shows. Defaults to nil: none.
  public var progress: TerminalProgress?
  /// The notifications that were shown, oldest first.
  public private(set) var notifications: [(title: String, body: String)] = []
  /// The text that was last copied to the clipboard, or nil.
  public private(set) var clipboard: String?
  /// Whether texts can be copied to the clipboard. Defaults to true.
  public var hasClipboard = true
  /// The number of times the program was suspended.
  public private(set) var suspensionCount = 0
  /// Whether the terminal is released. Frames presented while it is released are not shown.
  public private(set) var isReleased = false
  /// The programs that were run in the terminal, each with its arguments.
  public private(set) var programs: [[String]] = []
  /// The exit status that `run` returns. Defaults to 0.
  public var programStatus: Int32 = 0
  /// The reason for lines of text in place of a screen. Defaults to nil: there is a screen. Set it before the application is created.
  public var lineModeReason: String?
  /// The lines of text that were printed.
  public private(set) var lines: [String] = []
  /// The prompt of the line that the program has asked for. Nil if it asks for none.
  public private(set) var prompt: String?
  /// Whether the terminal was closed.
  public private(set) var isClosed = false

  private var decoder: InputDecoder
  private var events: [TerminalEvent] = []
  private var isValid = true
  private let isWoken = Atomic(false)

  /// Creates a terminal with a blank screen. `size` defaults to 80 × 24 cells, and `traits` to the traits of the most capable terminal.
  public init(size: Size = Size(width: 80, height: 24), traits: TraitCollection = TraitCollection()) {
    self.size = size
    self.traits = traits
    screen = CellBuffer(size: size)
    decoder = InputDecoder()
  }

  /// Copies the runs of `buffer` to the screen. After `invalidate()`, copies the whole buffer.
  /// - Parameters:
  ///   - runs: The cells that differ from the screen.
  ///   - cursor: The place of the cursor, or nil to hide it.
  /// - Precondition: The buffer has the size of the terminal.
  public func present(_ buffer: CellBuffer, runs: [CellDiff.Run], cursor: Point?) {
    requireSize(of: buffer)
    if isReleased { return }
    frameCount += 1
    lastRuns = runs
    self.cursor = cursor
    count(buffer, isValid ? runs : CellDiff.allRuns(of: size))
    if isValid {
      for run in runs {
        for x in run.columns where buffer[x, run.y].width != 0 { screen[x, run.y] = buffer[x, run.y] }
      }
    } else {
      screen = buffer
      isValid = true
    }
  }

  package func scroll(rows: Range<Int>, by distance: Int) -> Bool {
    guard isValid, rows.canScroll(by: distance, height: size.height) else { return false }
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

  /// Adds to `counters` the number of views that were laid out (`layouts`), and of cells that were drawn (`cellsDrawn`) and compared
  /// (`cellsCompared`).
  public func count(layouts: Int, cellsDrawn: Int, cellsCompared: Int) {
    counters.layouts += layouts
    counters.cellsDrawn += cellsDrawn
    counters.cellsCompared += cellsCompared
  }

  /// Marks the screen as invalid, so that the next `present` copies the whole buffer.
  public func invalidate() {
    isValid = false
  }

  /// Takes the place of each wait. It gets the timeout, and a closure that returns the events at once. Defaults to nil.
  package var waitHandler: (@MainActor (Double?, _ takeEvents: (Double?) -> [TerminalEvent]) -> [TerminalEvent])?

  /// Returns the events since the last call at once, without regard to the timeout. If no event arrived, returns an empty array.
  public func wait(timeout: Double?) -> [TerminalEvent] {
    waitHandler?(timeout, takeEvents) ?? takeEvents(timeout: timeout)
  }

  private func takeEvents(timeout: Double?) -> [TerminalEvent] {
    defer { events.removeAll() }
    if !watchedDescriptors.isEmpty {
      var wait = DescriptorWait()
      wait.add(watchedDescriptors)
      wait.sleep(0)
      events += wait.events(of: watchedDescriptors)
    }
    let arrived = isWoken.exchange(false, ordering: .acquiring) ? events + [.woken] : events
    if !arrived.isEmpty || timeout.map({ $0 > 0 }) == true { counters.wakeUps += 1 }
    return arrived
  }

  /// Does nothing, because the terminal was not asked anything.
  public func awaitReplies(atMost seconds: Double) {}

  /// Makes the next `wait` return `.woken`.
  public nonisolated func wake() {
    isWoken.store(true, ordering: .releasing)
  }

  /// Counts the call and marks the screen as invalid. The next `wait` returns `.resumed`. The process is not stopped.
  /// Does nothing if `allowsSuspension` is false.
  public func suspend() {
    guard allowsSuspension else { return }
    suspensionCount += 1
    isValid = false
    events.append(.resumed)
  }

  /// Marks the terminal as released.
  public func release() {
    isReleased = true
  }

  /// Ends a release and marks the screen as invalid. The next `wait` returns `.resumed`.
  public func reclaim() {
    guard isReleased else { return }
    isReleased = false
    isValid = false
    events.append(.resumed)
  }

  /// Adds the program and its arguments to `programs`, and returns `programStatus`. No program runs.
  /// - Parameters:
  ///   - program: The name or path of the program.
  ///   - arguments: The arguments, without the program's name.
  /// - Throws: Nothing: no program is started.
  /// - Precondition: The terminal is released.
  public func run(_ program: String, arguments: [String]) throws(ProgramError) -> Int32 {
    Contract.require(isReleased, "release the terminal before you run \(program) in it")
    programs.append([program] + arguments)
    return programStatus
  }

  /// Adds lines to `lines`.
  public func printLines(_ lines: [String]) { self.lines += lines }

  /// Stores the prompt. `enterLine(_:)` answers it.
  /// - Parameters:
  ///   - prompt: The text above the line.
  ///   - isSecure: Has no effect.
  public func readLine(prompt: String, isSecure: Bool) { self.prompt = prompt }

  /// Sends a line that the user has typed at the prompt, or that the user gives up, if the line is nil.
  public func enterLine(_ line: String?) {
    prompt = nil
    events += line.map { [.input(.paste($0)), .input(.key(Key(.enter)))] } ?? [.input(.key(Key(.escape)))]
  }

  /// Stores the text in `clipboard`.
  /// - Parameter text: The text.
  /// - Returns: `hasClipboard`.
  @discardableResult public func copy(_ text: String) -> Bool {
    if hasClipboard { clipboard = text }
    return hasClipboard
  }

  /// Counts the call in `beepCount`.
  public func beep() {
    beepCount += 1
  }

  /// Adds the notification to `notifications`.
  /// - Parameters:
  ///   - title: The first line.
  ///   - body: The text below the title.
  public func notify(title: String, body: String) { notifications.append((title, body)) }

  /// Sets `isClosed` to true. Has no other effect.
  public func close() {
    isClosed = true
  }
}

extension HeadlessTerminal {
  /// Sends bytes as typed input. They go through an `InputDecoder`, as in a real terminal.
  public func send(_ bytes: [UInt8]) {
    events += decoder.decode(bytes).map { .input($0) }
  }

  /// Sends the UTF-8 bytes of a text as typed input. The text may contain escape sequences.
  public func send(_ text: String) {
    send(Array(text.utf8))
  }

  /// Simulates the delay after which an Escape is a key, and not the beginning of a sequence.
  public func passEscapeTimeout() {
    events += decoder.flush().map { .input($0) }
  }

  /// Sends an event other than input, such as a request to end or a return from the background.
  public func send(_ event: TerminalEvent) {
    events.append(event)
  }

  /// Changes the size and makes the screen blank. The next `wait` returns `.resized`. Does nothing if the size is the same.
  public func resize(to size: Size) {
    guard size != self.size else { return }
    self.size = size
    screen = CellBuffer(size: size)
    isValid = false
    if let cursor, !screen.bounds.contains(cursor) { self.cursor = nil }
    events.append(.resized)
  }

  /// The screen as lines of text, without the blanks at the ends of the lines. Blank rows are empty lines. Colours and attributes are
  /// missing; use `screen` to compare those.
  public var text: String { screen.text }
}

extension Cell {
  // The right half of a wide glyph is shown with the left half.
  package var shownBytes: Int { width == 0 ? 0 : glyph.scalars.reduce(0) { $0 + UTF8.width($1) } }
}
