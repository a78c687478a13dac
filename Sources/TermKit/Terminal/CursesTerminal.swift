import TermKitGraphics
import TermKitInput
private import CNcurses

/// The terminal that the process was started in, drawn on with ncurses.
///
///     let terminal = try CursesTerminal(options: TerminalOptions(colorDepth: .palette256))
///     defer { terminal.close() }
///
/// Keys come from standard input, and the screen goes to standard output. If either is a pipe or a file, the controlling terminal replaces
/// it. The program can then read and print data there while the screen is in use.
///
/// Text that the program prints to the terminal while the screen is in use is held back. It is shown when the terminal is closed, released
/// or suspended. The terminal is also restored if the process traps or is killed by a signal that can be handled. A process can have only
/// one open terminal at a time.
public final class CursesTerminal: Terminal, RowScrolling {
  /// The size in cells, as the kernel or the terminal (mode 2048) reports it: 80 × 24 if unknown, and at most 2000 × 1000.
  public internal(set) var size: Size
  /// The terminal's capabilities, from the environment, its description, the options and its answers.
  public var traits: TraitCollection {
    var traits = detectedTraits
    if let style = negotiation.style { traits.userInterfaceStyle = style }
    if negotiation.hasWideAmbiguousCharacters, options.glyphLevel == nil {
      (traits.glyphLevel, traits.keepsWideCharacters) = (.ascii, true)
    }
    return traits
  }
  /// The terminal's own colours (OSC 10, OSC 11), or nil if it has not reported them.
  public var defaultColors: DefaultColors? { negotiation.defaultColors }
  /// The map that every colour goes through. Defaults to `ColorMap.identity`. After a change, the next `present` paints the whole screen.
  public var colorMap = ColorMap.identity {
    didSet {
      if colorMap == oldValue { return }
      painter.colorMap = colorMap
      isValid = false
    }
  }
  // The size that the kernel has told last, and the one that the terminal has reported since then (mode 2048).
  var kernelSize: Size
  var reportedSize: Size?

  /// Whether the terminal reports the release of keys, and all keys by kitty's protocol. Defaults to false. Has no effect if the terminal
  /// lacks the protocol.
  public var reportsKeyReleases = false {
    didSet { if reportsKeyReleases != oldValue, switchModes() { flush() } }
  }

  /// The shape of the mouse pointer (OSC 22). Defaults to `.system`.
  ///
  /// Terminals that are not known to have these shapes by the names of CSS get no sequence.
  public var pointerStyle = PointerStyle.system {
    didSet {
      guard pointerStyle != oldValue, isEntered, program.hasPointerStyles else { return }
      switchModes()
      if pointerStyle != .system { output.append("\u{1B}]22;\(pointerStyle.name)\u{1B}\\".utf8) }
      flush()
    }
  }

  /// Whether the terminal reports the pointer's motion while no button is held (mode 1003). Defaults to false. Has no effect if
  /// `TerminalOptions.usesMouse` is false.
  public var reportsPointerMotion = false {
    didSet {
      // A stopped terminal must not cause a second wait.
      let isStanding = output.hasTail
      if switchModes() { flush(timeout: isStanding ? 0 : CursesOutput.timeout) }
    }
  }
  /// Whether `suspend()` and SIGTSTP can stop the process. Defaults to true.
  public var allowsSuspension = true
  /// The descriptors that also end a `wait`, and what it waits for at each. Defaults to none.
  public var watchedDescriptors: [Int32: DescriptorEvents] = [:]
  /// The greatest colour depth to use. Defaults to `.truecolor`. After a change, the next `present` paints the whole screen.
  public var maximumColorDepth = ColorDepth.truecolor {
    didSet {
      let depth = min(maximumColorDepth, detectedTraits.colorDepth)
      if depth == painter.depth { return }
      painter.depth = depth
      isValid = false
    }
  }
  /// The name of the terminal description in use. It differs from TERM if another description stands in for a missing one.
  public let descriptionName: String

  var decoder: InputDecoder
  let descriptors: TerminalDescriptors
  var input: FileDescriptor { descriptors.input }
  /// The input descriptor, opened so that reads never block where the system allows it. A shell may have read the input if the process was
  /// stopped just before a read.
  let keys: FileDescriptor
  let inputBuffer = ReadBuffer()
  let output: CursesOutput
  /// A descriptor that becomes readable when the time of day is set or the machine slept. Its number is -1 if the system has no such
  /// descriptor.
  let clock: FileDescriptor
  var isInputEnded = false
  var isResumed = false
  /// Whether the terminal's window may have changed since its size was adopted.
  var windowMayHaveChanged = false
  var flushTime: Double?
  /// Whether the main queue had work at the end of the last sleep.
  var mainQueueIsReady = false
  var painter: CursesPainter
  let screen: CursesScreen
  let options: TerminalOptions
  /// Whether the description consists of control sequences of ECMA-48. Other terminals get only the sequences of their description.
  var usesControlSequences: Bool { detection.usesControlSequences }
  /// The modes that are always on while the program has the terminal.
  let usualModes: CursesModes
  let screens: ScreenSequences
  /// The traits of the terminal that its environment and its description tell.
  let detection: TraitDetection
  let detectedTraits: TraitCollection
  /// The order of text in use. Nil until text from right to left is painted.
  var usedTextOrder: TextOrder?
  /// The name of the program that shows the terminal, as the environment has it. Nil in a multiplexer.
  private(set) lazy var environmentName =
    detection.isMultiplexed ? nil : TerminalProgram.environmentName(environmentVariable)
  /// The title and the progress, as the program wants them, and as the terminal shows them.
  var window = TerminalWindow() { didSet { windowIsStale = window != shownWindow } }
  var shownWindow = TerminalWindow() { didSet { windowIsStale = window != shownWindow } }
  // Frames do not compare the texts.
  private var windowIsStale = false
  /// Whether the process has an open terminal. Signals and the state of ncurses belong to the process.
  static var isOpen = false
  var negotiation: TerminalNegotiation
  /// The modes that are on.
  var modes: CursesModes = []
  var eventsBefore: [TerminalEvent] = []
  var messages = CursesMessages()
  var phase = Phase.away
  var isValid = true
  var shownCursor: Point?
  /// The frame that waits until the terminal takes bytes again.
  var deferredFrame: (buffer: CellBuffer, cursor: Point?)?
  private var dueScrolls: [CursesScrolling.Scroll] = []

  /// The program that has the terminal.
  enum Phase {
    /// The shell has it, or the process is in the background.
    case away
    /// This program has it.
    case entered
    /// This program still has it, and sends no more queries and modes.
    case leaving
    /// A program that this one waits for has it.
    case released
    /// The shell has it for good.
    case closed
  }

  /// Whether this program has the terminal.
  var isEntered: Bool { phase == .entered || phase == .leaving }

  /// Opens the terminal: the alternate screen is shown, input comes without echo and line editing, and mouse events, focus changes and
  /// pastes are reported.
  /// - Parameter options: The user's overrides for detected terminal capabilities.
  /// - Throws: `TerminalError` if there is no terminal or it cannot be used. The terminal is then unchanged.
  /// - Precondition: The process has no other open `CursesTerminal`.
  public init(options: TerminalOptions = TerminalOptions()) throws(TerminalError) {
    Contract.require(!Self.isOpen, "this process already has a CursesTerminal: close it before you open another one")
    CursesMessages.reserveStandardDescriptors()
    let descriptors = try TerminalDescriptors()
    self.descriptors = descriptors
    let input = descriptors.input
    guard input.waitForForeground() else { throw .inBackground }
    guard CursesSignals.hasPipe, MainQueue.open() else { throw .tooManyFiles }
    var detection = try TraitDetection(environmentWith: options)
    let description = try CursesDescription(detection)
    detection.describedColors = description.colorCount
    detection.usesControlSequences = description.usesControlSequences
    self.detection = detection
    usualModes = .usual(options, usesControlSequences: detection.usesControlSequences)
    detectedTraits = detection.traits(options)
    negotiation = TerminalNegotiation(
      isAsked: detection.answersQueries, usesMouse: options.usesMouse,
      ordersText: detection.textOrder?.usesMode ?? true)
    descriptionName = description.name
    kernelSize = Self.askSize(of: descriptors.output.number)
    size = kernelSize
    screens = description.screens
    CursesSignals.rememberActions()
    // Installed before ncurses as well as after it: the handlers of ncurses, in effect for a moment, would end the process.
    CursesSignals.install()
    do {
      screen = try CursesScreen(description, on: descriptors, depth: detectedTraits.colorDepth)
    } catch {
      CursesSignals.remove()
      throw error
    }
    self.output = screen.output
    output.colorMarks?.sendsLinks = detection.showsTitle
    keys = input.reopenedWithoutBlocking() ?? input
    clock = FileDescriptor(number: clock_change_descriptor())
    self.options = options
    decoder = InputDecoder(
      keySequences: description.keySequences, readsControlSequences: detection.usesControlSequences)
    screen.resize(to: size)
    painter = CursesPainter(
      size: size, depth: detectedTraits.colorDepth, isUnicode: detection.isUnicode, output: output,
      scrolling: description.scrolling)
    painter.findTextOrder = { [unowned self] in chooseTextOrder() }
    output.colorMarks?.programName = { [unowned self] in environmentName ?? "" }
    CursesSignals.install()
    Self.isOpen = true
    repair()
    enter()
    beginWork()
  }

  /// Shows changed cells and the cursor, in one write.
  ///
  /// While the terminal takes no bytes, frames are deferred. The newest is shown as soon as the terminal takes bytes again.
  /// - Parameters:
  ///   - buffer: The contents of the whole screen.
  ///   - runs: The runs of cells that changed.
  ///   - cursor: The position of the cursor, or nil to hide it.
  /// - Precondition: The buffer has the size of the terminal.
  public func present(_ buffer: CellBuffer, runs: [CellDiff.Run], cursor: Point?) {
    requireSize(of: buffer)
    defer { dueScrolls.removeAll() }
    guard isEntered, !output.isGone else { return }
    if output.hasTail { output.flush(timeout: 0) }
    if output.hasTail || deferredFrame != nil {
      deferredFrame = (buffer, cursor)
      presentDeferredFrame()
    } else if !isValid || !runs.isEmpty || !dueScrolls.isEmpty || cursor != shownCursor || windowIsStale {
      paint(buffer, runs: runs, cursor: cursor)
    }
  }

  /// Moves rows with the next `present`.
  /// - Returns: False while a frame is deferred, and for rows with characters whose width terminals disagree on.
  package func scroll(rows: Range<Int>, by distance: Int) -> Bool {
    guard isEntered, isValid, !output.isGone, !output.hasTail, deferredFrame == nil,
      rows.canScroll(by: distance, height: size.height), let scroll = painter.scroll(rows: rows, by: distance)
    else { return false }
    dueScrolls.append(scroll)
    return true
  }

  /// Shows the deferred frame, if the terminal has taken all bytes of the previous one.
  func presentDeferredFrame() {
    guard let frame = deferredFrame, !output.hasTail, isEntered else { return }
    deferredFrame = nil
    guard frame.buffer.size == size else { return }
    paint(frame.buffer, runs: CellDiff.allRuns(of: size), cursor: frame.cursor)
  }

  private func paint(_ buffer: CellBuffer, runs: [CellDiff.Run], cursor: Point?) {
    let cursor = cursor.flatMap { buffer.bounds.contains($0) ? $0 : nil }
    if windowIsStale { appendWindow() }
    let start = output.frameStart()
    if cursor == nil, shownCursor != nil { output.append(screens.hidingCursor) }
    if !isValid { painter.clear() }
    for scroll in dueScrolls { painter.perform(scroll) }
    painter.paint(buffer, runs: isValid ? runs : CellDiff.allRuns(of: size), cursor: cursor)
    if cursor != nil, shownCursor == nil { output.append(screens.showingCursor) }
    shownCursor = cursor
    isValid = true
    if modes.contains(.synchronizedOutput) { output.synchronizeFrame(from: start) }
    flush()
  }

  /// Forgets what the screen shows and which modes are on. All modes are switched on again, and the next `present` paints everything.
  public func invalidate() {
    isValid = false
    guard isEntered else { return }
    // The normal screen comes first: while the alternate screen is shown, some terminals would save the cursor again.
    output.append(screens.leaving + screens.entering)
    // The stack of the keyboard protocol must not grow.
    output.append(modes.leavingBytes + modes.enteringBytes)
    negotiation.didSwitchOn(modes)
    shownCursor = nil
    shownWindow = TerminalWindow()
  }

  /// Copies a text to the desktop's clipboard, if the options allow it.
  ///
  /// In tmux, `tmux load-buffer -w` takes the text, and on a desktop of this computer `wl-copy`, `xclip` or `pbcopy`, within a second. If there
  /// is no such program, the terminal gets the text (OSC 52), but not more than 75,000 bytes, which some terminals do not accept. Terminals
  /// that do not follow ECMA-48 have no such sequence. Control characters other than tabs and line breaks are copied as the screen would show
  /// them.
  /// - Parameter text: The text.
  /// - Returns: Whether a program has taken the text, or the sequence was sent.
  @discardableResult public func copy(_ text: String) -> Bool {
    guard isEntered, options.usesClipboard else { return false }
    let program = ClipboardProgram.found(environmentVariable)
    if program?.copy(ClipboardSequence.harmless(text)) == true { return true }
    guard usesControlSequences, let bytes = ClipboardSequence.copying(text) else { return false }
    send(bytes)
    return true
  }

  /// Sends bytes after what the terminal has not taken yet.
  func send(_ bytes: some Sequence<UInt8>) {
    output.append(bytes)
    flush()
  }

  /// Sends the output until the terminal takes no more, or the program is asked to end.
  func flush(timeout: Double = CursesOutput.timeout) {
    output.flush(timeout: timeout) { CursesSignals.isTerminationRequested }
  }

  /// Rings the bell, or flashes if the terminal is set to.
  public func beep() {
    guard isEntered else { return }
    CNcurses.beep()
    flush()
  }

  /// Ends a `wait`. Safe on any thread, for as long as the process lives.
  public nonisolated func wake() {
    CursesSignals.wake()
  }
}
