import TermKitGraphics
import TermKitInput
private import CNcurses

/// The terminal that the process was started in, drawn on with ncurses.
///
///     let terminal = try CursesTerminal(options: TerminalOptions(colorDepth: .palette256))
///     defer { terminal.close() }
///
/// Keys come from standard input and the screen goes to standard output. In place of one that is a pipe or a file, the controlling
/// terminal is used: the program can read and print data there meanwhile.
///
/// Text that the program prints while the terminal is open is held back, and shown when it closes. When the process is killed, or traps,
/// the terminal is given back all the same. There may be one at a time.
public final class CursesTerminal: Terminal, RowScrolling {
  /// Columns and rows at present, as the kernel knows them: 80 × 24 if it does not, 2000 × 1000 at most.
  public internal(set) var size: Size
  /// What can be shown, from the environment, the terminal's description, the options and the terminal's answers.
  public var traits: TraitCollection {
    var traits = detectedTraits
    if let style = negotiation.style { traits.userInterfaceStyle = style }
    return traits
  }
  /// The terminal's own colours, as it told them (OSC 10, OSC 11); nil as long as it has not.
  public var defaultColors: DefaultColors? { negotiation.defaultColors }
  /// What colours are brought to; `identity` unless set. Setting another has the next `present` paint everything.
  public var colorMap = ColorMap.identity {
    didSet {
      if colorMap == oldValue { return }
      painter.colorMap = colorMap
      invalidate()
    }
  }
  /// Whether the pointer's motion is reported while no button is held (mode 1003). Defaults to false; without the mouse it has no effect.
  public var reportsPointerMotion = false {
    didSet { if reportsPointerMotion != oldValue, isEntered { sendPointerMode() } }
  }
  /// The depth that colours are brought down to, where the terminal has more of them; `truecolor` unless set. Setting another has the
  /// next `present` paint everything.
  public var maximumColorDepth = ColorDepth.truecolor {
    didSet {
      let depth = min(maximumColorDepth, detectedTraits.colorDepth)
      if depth == painter.depth { return }
      painter.depth = depth
      invalidate()
    }
  }
  /// The name of the description in use; not the value of TERM where that has none and another stands in for it.
  public let descriptionName: String

  var decoder: InputDecoder
  let descriptors: TerminalDescriptors
  var input: FileDescriptor { descriptors.input }
  /// The same, where reading never waits: when the process was stopped just before it reads, a shell may have read what was there.
  let keys: FileDescriptor
  let output: CursesOutput
  let clockWatch: CursesClockWatch
  var isInputEnded = false
  var isResumed = false
  var flushTime: Double?
  /// Whether the main queue had work at the end of the last sleep.
  var mainQueueIsReady = false
  var painter: CursesPainter
  let screen: CursesScreen
  let options: TerminalOptions
  /// Whether the terminal's description is made of control sequences of ECMA-48. Others get nothing but what their description has.
  let usesControlSequences: Bool
  let privateModes: PrivateModes
  let restoringBytes: [UInt8]
  let erasingBytes: [UInt8]
  private let detectedTraits: TraitCollection
  /// True while the process has one of these: signals and the state of ncurses are the process's.
  static var isOpen = false
  var negotiation: TerminalNegotiation
  var offeredModes: OfferedModes = []
  /// The terminal's size when its second screen was shown; nil while the first one is.
  var secondScreenSize: Size?
  var eventsBefore: [TerminalEvent] = []
  var messages = CursesMessages()
  var isEntered = false
  /// True while another program has the terminal.
  var isReleased = false
  var isClosed = false
  var isValid = true
  var shownCursor: Point?
  var deferredFrame: Frame?
  private var dueScrolls: [CursesScrolling.Scroll] = []

  // A frame that waits until the terminal takes bytes again.
  struct Frame {
    var buffer: CellBuffer
    var cursor: Point?
  }

  /// Opens the terminal: another screen, without echo, keys and mouse as they come.
  ///
  /// A process has one at a time. Opening a second one before the first is closed stops the program.
  /// - Throws: `TerminalError` if there is no terminal, or it cannot be used. The terminal is as it was then.
  public init(options: TerminalOptions = TerminalOptions()) throws(TerminalError) {
    Contract.require(!Self.isOpen, "this process has a CursesTerminal already: close it before you open another one")
    CursesMessages.reserveStandardDescriptors()
    let descriptors = try TerminalDescriptors()
    self.descriptors = descriptors
    let input = descriptors.input
    guard input.waitForForeground() else { throw .inBackground }
    guard CursesSignals.canTell, MainQueue.open() else { throw .tooManyFiles }
    var detection = try TraitDetection(environmentWith: options)
    let description = try CursesDescription(detection)
    detection.describedColors = description.colorCount
    detection.usesControlSequences = description.usesControlSequences
    usesControlSequences = description.usesControlSequences
    privateModes = PrivateModes(options, usesControlSequences: usesControlSequences)
    detectedTraits = detection.traits(options)
    negotiation = TerminalNegotiation(isAsked: detection.answersQuestions)
    descriptionName = description.name
    size = Self.askSize(of: descriptors.output.number)
    restoringBytes = privateModes.leavingBytes + description.restoringBytes
    erasingBytes = description.erasingBytes
    CursesSignals.rememberActions()
    // Before ncurses as well as after it: ncurses's own handlers, in effect for a moment, would end the process.
    CursesSignals.install()
    do {
      screen = try CursesScreen(
        description, on: descriptors, depth: detectedTraits.colorDepth,
        restoringBytes: negotiation.possibleModes.leavingBytes.utf8 + restoringBytes)
    } catch {
      CursesSignals.remove()
      throw error
    }
    self.output = screen.output
    keys = input.reopenedWithoutBlocking() ?? input
    clockWatch = CursesClockWatch()
    self.options = options
    decoder = InputDecoder(
      keySequences: description.keySequences, readsControlSequences: usesControlSequences)
    screen.resize(to: size)
    painter = CursesPainter(
      size: size, depth: detectedTraits.colorDepth, isUnicode: detection.isUnicode, output: output,
      scrolling: description.scrolling)
    CursesSignals.install()
    Self.isOpen = true
    enter()
    beginWork()
  }

  /// Shows the given runs of `buffer`, which must be of the terminal's size, and the cursor at `cursor` or none.
  ///
  /// All of it reaches the terminal in one write. While the terminal takes nothing, frames are put off; the newest is
  /// shown as soon as it does again.
  public func present(_ buffer: CellBuffer, runs: [CellDiff.Run], cursor: Point?) {
    Contract.require(
      buffer.size == size,
      "a buffer of \(buffer.size.width)×\(buffer.size.height) was presented on \(size.width)×\(size.height) cells")
    defer { dueScrolls.removeAll() }
    guard isEntered, !output.isGone else { return }
    if output.hasTail { output.flush(patience: 0) }
    if output.hasTail || deferredFrame != nil {
      deferredFrame = Frame(buffer: buffer, cursor: cursor)
      presentDeferredFrame()
    } else if !isValid || !runs.isEmpty || !dueScrolls.isEmpty || cursor != shownCursor {
      paint(buffer, runs: runs, cursor: cursor)
    }
  }

  /// Moves rows with the next `present`. Not while a frame is put off, nor in rows with characters that terminals disagree on the width of.
  package func scroll(rows: Range<Int>, by distance: Int) -> Bool {
    guard isEntered, isValid, !output.isGone, !output.hasTail, deferredFrame == nil,
      rows.lowerBound >= 0, rows.upperBound <= size.height, distance != 0, abs(distance) < rows.count,
      let scroll = painter.scroll(rows: rows, by: distance)
    else { return false }
    dueScrolls.append(scroll)
    return true
  }

  /// Shows the frame that was put off, if the terminal has taken all of the one before.
  func presentDeferredFrame() {
    guard let frame = deferredFrame, !output.hasTail, isEntered else { return }
    deferredFrame = nil
    guard frame.buffer.size == size else { return }
    paint(frame.buffer, runs: CellDiff.allRuns(of: size), cursor: frame.cursor)
  }

  private func paint(_ buffer: CellBuffer, runs: [CellDiff.Run], cursor: Point?) {
    let cursor = cursor.flatMap { buffer.bounds.contains($0) ? $0 : nil }
    let start = output.frameStart()
    if cursor == nil, shownCursor != nil { curs_set(0) }
    if !isValid { painter.clear() }
    for scroll in dueScrolls { painter.perform(scroll) }
    painter.paint(buffer, runs: isValid ? runs : CellDiff.allRuns(of: size), cursor: cursor)
    if cursor != nil, shownCursor == nil { curs_set(1) }
    shownCursor = cursor
    isValid = true
    if offeredModes.contains(.synchronizedOutput) { output.synchronizeFrame(from: start) }
    noteSecondScreen()
    output.flush { CursesSignals.isAskedToEnd }
  }

  // ncurses goes over to it with the first frame.
  private func noteSecondScreen() {
    if secondScreenSize != nil { return }
    secondScreenSize = Self.askSize(of: output.descriptor)
    switchOnOfferedModes()
  }

  /// Forgets what the screen shows, so that the next `present` paints all of it.
  public func invalidate() {
    isValid = false
  }

  /// Puts a text on the clipboard of the person's desktop (OSC 52), if the options allow it and it is no longer than 75,000 bytes, the most
  /// that all terminals take. Terminals that are not of ECMA-48 have no sequence for that.
  public func copy(_ text: String) {
    guard isEntered, usesControlSequences, options.usesClipboard, let bytes = ClipboardSequence.copying(text) else {
      return
    }
    output.append(bytes)
    output.flush { CursesSignals.isAskedToEnd }
  }

  /// Rings, or flashes where the terminal was told to.
  public func beep() {
    guard isEntered else { return }
    CNcurses.beep()
    output.flush { CursesSignals.isAskedToEnd }
  }

  /// Ends a `wait`; from any thread, and for as long as the process lives.
  public nonisolated func wake() {
    CursesSignals.wake()
  }
}
