internal import TermKit

/// A `HeadlessTerminal` whose `wait` advances a `ManualClock`, up to a limit.
@MainActor final class TimedTerminal: Terminal, RowScrolling {
  let headless: HeadlessTerminal
  /// The timeout of each `wait`. Nil means forever.
  private(set) var timeouts: [Double?] = []
  /// True if a wait would have exceeded the limit.
  private(set) var isAtLimit = false
  private let clock: ManualClock
  private var limit = 0.0

  init(_ headless: HeadlessTerminal, clock: ManualClock) {
    self.headless = headless
    self.clock = clock
  }

  /// Allows waits to advance the clock to a time.
  func setLimit(_ time: Double) {
    limit = time
    isAtLimit = false
  }

  func wait(timeout: Double?) -> [TerminalEvent] {
    timeouts.append(timeout)
    let end = end(of: timeout)
    let endsBeyondLimit = end > limit + 0.001
    // The limit belongs to the test. A wait that ends at the limit must not count as a wake-up of the application.
    let events = headless.wait(timeout: endsBeyondLimit ? nil : timeout)
    if events.isEmpty {
      isAtLimit = endsBeyondLimit
      clock.advance(by: max(0, (isAtLimit ? limit : end) - clock.now))
    }
    return events
  }

  // Like the kernel's timers, a wait ends at a whole microsecond, rounded up. Events due within a millisecond after the limit still
  // happen, because rounding must not drop the last of many frames.
  private func end(of timeout: Double?) -> Double {
    timeout.map { clock.now + ($0 * 1e6).rounded(.up) / 1e6 } ?? .infinity
  }

  var lineModeReason: String? { headless.lineModeReason }
  func printLines(_ lines: [String]) { headless.printLines(lines) }
  func readLine(prompt: String, isSecure: Bool) { headless.readLine(prompt: prompt, isSecure: isSecure) }
  var defaultColors: DefaultColors? { headless.defaultColors }
  var colorMap: ColorMap {
    get { headless.colorMap }
    set { headless.colorMap = newValue }
  }
  func awaitReplies(atMost seconds: Double) { headless.awaitReplies(atMost: seconds) }
  var size: Size { headless.size }
  var traits: TraitCollection { headless.traits }
  var reportsPointerMotion: Bool {
    get { headless.reportsPointerMotion }
    set { headless.reportsPointerMotion = newValue }
  }
  var reportsKeyReleases: Bool {
    get { headless.reportsKeyReleases }
    set { headless.reportsKeyReleases = newValue }
  }
  var pointerStyle: PointerStyle {
    get { headless.pointerStyle }
    set { headless.pointerStyle = newValue }
  }
  var watchedDescriptors: [Int32: DescriptorEvents] {
    get { headless.watchedDescriptors }
    set { headless.watchedDescriptors = newValue }
  }
  var allowsSuspension: Bool {
    get { headless.allowsSuspension }
    set { headless.allowsSuspension = newValue }
  }
  var maximumColorDepth: ColorDepth {
    get { headless.maximumColorDepth }
    set { headless.maximumColorDepth = newValue }
  }
  func scroll(rows: Range<Int>, by distance: Int) -> Bool { headless.scroll(rows: rows, by: distance) }

  func present(_ buffer: CellBuffer, runs: [CellDiff.Run], cursor: Point?) {
    headless.present(buffer, runs: runs, cursor: cursor)
  }
  func count(layouts: Int, cellsDrawn: Int, cellsCompared: Int) {
    headless.count(layouts: layouts, cellsDrawn: cellsDrawn, cellsCompared: cellsCompared)
  }
  func invalidate() { headless.invalidate() }
  nonisolated func wake() { headless.wake() }
  func suspend() { headless.suspend() }
  func release() { headless.release() }
  func reclaim() { headless.reclaim() }
  func run(_ program: String, arguments: [String]) throws(ProgramError) -> Int32 {
    try headless.run(program, arguments: arguments)
  }
  func copy(_ text: String) -> Bool { headless.copy(text) }
  func beep() { headless.beep() }
  var title: String? {
    get { headless.title }
    set { headless.title = newValue }
  }
  var progress: TerminalProgress? {
    get { headless.progress }
    set { headless.progress = newValue }
  }
  func notify(title: String, body: String) { headless.notify(title: title, body: body) }
  func close() { headless.close() }
}
