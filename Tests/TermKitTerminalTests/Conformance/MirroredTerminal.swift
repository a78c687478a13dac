import TermKit
import TermKitTestSupport

/// A real terminal, and a headless one that receives the same frames. It never waits.
@MainActor final class MirroredTerminal: Terminal, RowScrolling {
  let real: CursesTerminal
  let mirror: HeadlessTerminal
  /// The number of times that rows were scrolled.
  private(set) var scrollCount = 0

  init(_ real: CursesTerminal) {
    self.real = real
    mirror = HeadlessTerminal(size: real.size, traits: real.traits)
    real.invalidate()
  }

  var size: Size { mirror.size }
  var traits: TraitCollection { real.traits }
  var reportsPointerMotion: Bool {
    get { real.reportsPointerMotion }
    set { real.reportsPointerMotion = newValue }
  }
  var watchedDescriptors: [Int32: DescriptorEvents] {
    get { real.watchedDescriptors }
    set { real.watchedDescriptors = newValue }
  }
  var allowsSuspension: Bool {
    get { real.allowsSuspension }
    set { real.allowsSuspension = newValue }
  }
  var maximumColorDepth: ColorDepth {
    get { real.maximumColorDepth }
    set { real.maximumColorDepth = newValue }
  }

  var colorMap: ColorMap {
    get { real.colorMap }
    set { real.colorMap = newValue }
  }
  // The colours that a terminal has reported.
  let defaultColors: DefaultColors? = DefaultColors(
    foreground: Color(red: 220, green: 220, blue: 210), background: Color(red: 20, green: 30, blue: 40))
  func awaitReplies(atMost seconds: Double) {}

  func scroll(rows: Range<Int>, by distance: Int) -> Bool {
    guard real.scroll(rows: rows, by: distance) else { return false }
    scrollCount += 1
    return mirror.scroll(rows: rows, by: distance)
  }

  func present(_ buffer: CellBuffer, runs: [CellDiff.Run], cursor: Point?) {
    mirror.present(buffer, runs: runs, cursor: cursor)
    real.present(buffer, runs: runs, cursor: cursor)
  }

  func invalidate() {
    mirror.invalidate()
    real.invalidate()
  }

  // The mirror reports a change of the size.
  func wait(timeout: Double?) -> [TerminalEvent] {
    let events = real.wait(timeout: 0).filter { $0 != .resized }
    mirror.resize(to: real.size)
    return events + mirror.wait(timeout: nil)
  }

  nonisolated func wake() { real.wake() }

  func suspend() {
    mirror.invalidate()
    real.suspend()
  }

  func release() { real.release() }

  func reclaim() {
    mirror.invalidate()
    real.reclaim()
  }

  func run(_ program: String, arguments: [String]) throws(ProgramError) -> Int32 {
    try real.run(program, arguments: arguments)
  }

  func copy(_ text: String) -> Bool { real.copy(text) }
  func beep() { real.beep() }
  func close() { real.close() }
}
