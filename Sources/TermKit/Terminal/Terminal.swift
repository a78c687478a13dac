import TermKitGraphics
import TermKitInput

/// What a terminal tells the application.
public enum TerminalEvent: Hashable, Sendable {
  /// A key, the mouse, a paste or the focus.
  case input(InputEvent)
  /// The size changed; `size` answers the new one.
  case resized
  /// The terminal was handed over and is back (SIGCONT): size and traits may differ, everything must be painted anew.
  case resumed
  /// An orderly request to end: the signal to die of, or nil when the terminal is gone (end of file, EIO).
  case ended(signal: Int32?)
  /// `wake()` was called.
  case woken
  /// The time of day was set, or the machine slept.
  case clockChanged
  /// The terminal told its own colours, or that it is light or dark now: `defaultColors` and `traits` may differ.
  case appearanceChanged
}

/// Where an application is seen and driven from. One implementation draws with ncurses, one keeps pictures for tests.
@MainActor public protocol Terminal: AnyObject, Sendable {
  /// Columns and rows at present.
  var size: Size { get }
  /// What can be shown; asked again when the size changed, after a return from the background, and when the window became the active one.
  var traits: TraitCollection { get }
  /// The depth that colours are brought down to, where the terminal has more of them; `truecolor` unless set. Setting another has the
  /// next `present` paint everything.
  var maximumColorDepth: ColorDepth { get set }
  /// The terminal's own colours; nil where it has not told them.
  var defaultColors: DefaultColors? { get }
  /// What colours are brought to; `identity` unless set. Setting another has the next `present` paint everything.
  var colorMap: ColorMap { get set }
  /// Whether the pointer's motion is reported while no button is held (mode 1003), as `MouseEvent.Action.move`. Defaults to false.
  var reportsPointerMotion: Bool { get set }
  /// Waits until the terminal has answered what it was asked when it was opened, no longer than so many seconds; what arrives meanwhile the
  /// next `wait` answers.
  func awaitAnswers(atMost seconds: Double)
  /// Shows the given runs of `buffer`, which is as large as `size`, and the cursor at `cursor` or none; one write.
  func present(_ buffer: CellBuffer, runs: [CellDiff.Run], cursor: Point?)
  /// Hears what was done to find out what a frame is to show, also when that is nothing; for terminals that count.
  func count(layouts: Int, cellsDrawn: Int, cellsCompared: Int)
  /// Forgets what the screen shows, so that the next `present` paints all of it.
  func invalidate()
  /// Sleeps until something arrives or `timeout` seconds have passed, and answers what arrived. Nil waits for ever.
  func wait(timeout: Double?) -> [TerminalEvent]
  /// Ends a `wait` from any thread.
  nonisolated func wake()
  /// Stops the process as Ctrl-Z does in a shell, with the terminal given back meanwhile.
  func suspend()
  /// Gives the terminal back for a while, so that another program can use it. While it is released, nothing is shown and no input arrives.
  func release()
  /// Takes the terminal over again after `release()`. The next `wait` answers `resumed`.
  func reclaim()
  /// Runs a program in the terminal while that is released, and waits for it.
  /// - Returns: How it ended: its exit status, or 128 and the number of the signal that it died of.
  /// - Throws: `ProgramError` if it could not be started.
  func run(_ program: String, arguments: [String]) throws(ProgramError) -> Int32
  /// Puts a text on the clipboard of the person's desktop, where the terminal lets programs do that; nobody can tell whether it did.
  func copy(_ text: String)
  /// Rings or flashes.
  func beep()
  /// Gives the terminal back as it was found.
  func close()
}

extension Terminal {
  /// Counts nothing.
  public func count(layouts: Int, cellsDrawn: Int, cellsCompared: Int) {}
}
