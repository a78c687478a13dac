import TermKitGraphics
import TermKitInput

/// An event that a terminal reports to the application.
public enum TerminalEvent: Hashable, Sendable {
  /// A key, a mouse event, a paste or a change of focus.
  case input(InputEvent)
  /// The size changed; `size` is the new size.
  case resized
  /// The process has the terminal again, after `suspend()`, after `reclaim()`, or after another program stopped it (SIGCONT). Size and traits
  /// may have changed, and the whole screen must be painted.
  case resumed
  /// A request to end: the number of the signal, or nil if the terminal is gone (end of file, EIO).
  case ended(signal: Int32?)
  /// A call of `wake()`.
  case woken
  /// The time of day was set, or the machine slept.
  case clockChanged
  /// A watched descriptor is ready.
  case ready(Int32, DescriptorEvents)
  /// The terminal reported its own colours or a light or dark style. `defaultColors` and `traits` may have changed.
  case colorsChanged
}

/// The screen and the input of an application. `CursesTerminal` draws with ncurses, and `HeadlessTerminal` stores the screen for tests.
@MainActor public protocol Terminal: AnyObject, Sendable {
  /// The size in cells.
  var size: Size { get }
  /// The terminal's capabilities. The application reads them again after a change of size or colours, a return from the background or a gain
  /// of focus.
  var traits: TraitCollection { get }
  /// The greatest colour depth to use. Defaults to `.truecolor`. After a change, the next `present` paints the whole screen.
  var maximumColorDepth: ColorDepth { get set }
  /// The terminal's own colours, or nil if it has not reported them.
  var defaultColors: DefaultColors? { get }
  /// The map that every colour goes through. Defaults to `ColorMap.identity`. After a change, the next `present` paints the whole screen.
  var colorMap: ColorMap { get set }
  /// Whether the pointer's motion is reported while no button is held (mode 1003), as `MouseEvent.Action.move`. Defaults to false.
  var reportsPointerMotion: Bool { get set }
  /// Whether the terminal reports the release of keys. The default implementation is false, and ignores a new value.
  var reportsKeyReleases: Bool { get set }
  /// The descriptors that also end a `wait`, such as sockets, and what it waits for at each. Defaults to none. Each descriptor that is ready
  /// is reported as `TerminalEvent.ready(_:_:)`.
  var watchedDescriptors: [Int32: DescriptorEvents] { get set }
  /// Whether Ctrl-Z, SIGTSTP and `suspend()` can stop the process. Defaults to true.
  var allowsSuspension: Bool { get set }
  /// Waits until the terminal has answered the queries sent when it was opened. Events that arrive during the wait are left for the next
  /// `wait`.
  /// - Parameter seconds: The longest time to wait, in seconds.
  func awaitReplies(atMost seconds: Double)
  /// Shows changed cells and the cursor, in one write.
  /// - Parameters:
  ///   - buffer: The contents of the whole screen, with as many cells as `size`.
  ///   - runs: The runs of cells that changed.
  ///   - cursor: The position of the cursor, or nil to hide it.
  func present(_ buffer: CellBuffer, runs: [CellDiff.Run], cursor: Point?)
  /// Receives the cost of preparing a frame, even if nothing changed. The default implementation does nothing.
  /// - Parameters:
  ///   - layouts: The number of views that were laid out.
  ///   - cellsDrawn: The number of cells that were drawn.
  ///   - cellsCompared: The number of cells that were compared.
  func count(layouts: Int, cellsDrawn: Int, cellsCompared: Int)
  /// Marks the screen and the modes of the terminal as invalid. All modes are switched on again, and the next `present` paints everything.
  func invalidate()
  /// Sleeps until an event arrives or `timeout` seconds have passed. Nil means no time limit.
  /// - Returns: The events that have arrived.
  func wait(timeout: Double?) -> [TerminalEvent]
  /// Ends a `wait`. Safe on any thread.
  nonisolated func wake()
  /// Restores the terminal and stops the process, as Ctrl-Z does in a shell. The next `wait` after that returns `.resumed`.
  /// Does nothing if `allowsSuspension` is false.
  func suspend()
  /// Restores the terminal, so that another program can use it. Until `reclaim()`, frames are not shown and no input arrives.
  func release()
  /// Takes the terminal over again after `release()`. The next `wait` returns `.resumed`.
  func reclaim()
  /// Runs a program in the released terminal and waits for its end.
  /// - Parameters:
  ///   - program: The name or path of the program.
  ///   - arguments: The arguments, without the program's name.
  /// - Returns: The exit status, or 128 plus the number of the signal that ended the program.
  /// - Throws: `ProgramError` if the program cannot be started.
  /// - Precondition: The terminal is released.
  func run(_ program: String, arguments: [String]) throws(ProgramError) -> Int32
  /// Copies a text to the desktop's clipboard, if the terminal allows it. Terminals do not report whether they did.
  /// - Parameter text: The text.
  /// - Returns: Whether the text was sent. False if there is no way to the clipboard, or if the text is too long for it.
  @discardableResult func copy(_ text: String) -> Bool
  /// Rings the bell or flashes the screen.
  func beep()
  /// The title of the terminal's window or tab, which the next `present` shows. Nil stands for the title before the program. The default
  /// implementation ignores it.
  var title: String? { get set }
  /// The progress that the terminal shows with the next `present`, at its tab or in the task bar. Nil stands for none. The default
  /// implementation ignores it.
  var progress: TerminalProgress? { get set }
  /// The shape of the mouse pointer. The default implementation ignores it.
  var pointerStyle: PointerStyle { get set }
  /// Shows a notification of the desktop. Terminals without notifications ring the bell. The default implementation does nothing.
  /// - Parameters:
  ///   - title: The first line.
  ///   - body: The text below the title.
  func notify(title: String, body: String)
  /// Restores the terminal to its original state.
  func close()
  /// The reason for lines of text in place of a screen, such as the option `--accessible`. The default implementation returns nil: there is
  /// a screen.
  var lineModeReason: String? { get }
  /// Prints lines of text, if `lineModeReason` is not nil. The default implementation does nothing.
  func printLines(_ lines: [String])
  /// Lets the user type a line with the line editing of the terminal, if `lineModeReason` is not nil. The line arrives as
  /// `InputEvent.paste(_:)` and then the key Enter; if the user gives up, the key Escape arrives. The default implementation does nothing.
  /// - Parameters:
  ///   - prompt: The text above the line. It can be empty.
  ///   - isSecure: Whether the terminal hides the line.
  func readLine(prompt: String, isSecure: Bool)
}

extension Terminal {
  /// Nil.
  public var lineModeReason: String? { nil }
  /// Nil. A new value has no effect.
  public var title: String? {
    get { nil }
    set {}
  }
  /// Nil. A new value has no effect.
  public var progress: TerminalProgress? {
    get { nil }
    set {}
  }
  /// False. A new value has no effect.
  public var reportsKeyReleases: Bool {
    get { false }
    set {}
  }
  /// The terminal's own pointer. A new value has no effect.
  public var pointerStyle: PointerStyle {
    get { .system }
    set {}
  }
  /// Does nothing.
  public func notify(title: String, body: String) {}
  /// Does nothing.
  public func printLines(_ lines: [String]) {}
  /// Does nothing.
  public func readLine(prompt: String, isSecure: Bool) {}
  /// Does nothing.
  public func count(layouts: Int, cellsDrawn: Int, cellsCompared: Int) {}

  func requireSize(of buffer: CellBuffer) {
    Contract.require(
      buffer.size == size,
      "a buffer of \(buffer.size.width)×\(buffer.size.height) was presented on a terminal of \(size.width)×\(size.height)"
    )
  }
}
