import TermKitGraphics
import TermKitInput
private import LibC

/// A terminal that shows an application as lines of text, for the users of screen readers, for pipes, and for terminals without a cursor.
///
///     let terminal = try TerminalOptions().openTerminal()
///
/// The application is the same as on a screen. It describes its changes in sentences, which this terminal prints one below the other. There
/// is no alternate screen, no colour, no motion of the cursor, no query and no mouse. Each key works with one press, as on the screen. For
/// texts, the user has the line editing of the terminal, which all screen readers know.
///
/// Standard input and standard output can be pipes. A process can have only one open terminal at a time.
public final class LinearTerminal: Terminal {
  /// The size that the layout of the application has, in cells: the size of the terminal, but at least 80 × 24. Nothing shows it.
  public private(set) var size: Size
  /// The capabilities: a screen reader, no colours, and no animations.
  public let traits: TraitCollection
  /// The reason for this kind of terminal, such as the option `--accessible`.
  public let lineModeReason: String?
  /// Has no effect: there are no colours.
  public var maximumColorDepth = ColorDepth.none
  /// Nil: the terminal is not asked for its colours.
  public var defaultColors: DefaultColors? { nil }
  /// Has no effect: there are no colours.
  public var colorMap = ColorMap.identity
  /// Has no effect: there is no mouse.
  public var reportsPointerMotion = false
  /// Whether `suspend()` and SIGTSTP can stop the process. Defaults to true.
  public var allowsSuspension = true
  /// The descriptors that also end a `wait`, and what it waits for at each. Defaults to none.
  public var watchedDescriptors: [Int32: DescriptorEvents] = [:]

  let input = FileDescriptor(number: STDIN_FILENO)
  let output = FileDescriptor(number: STDOUT_FILENO)
  let buffer = ReadBuffer()
  var decoder = InputDecoder()
  /// The settings before the program changed them. Nil if standard input is not a terminal.
  let shellSettings: TerminalSettings?
  /// The bytes that were read and not yet used. A key can start the input of a line, whose bytes then follow.
  var typed: [UInt8] = []
  var flushTime: Double?
  var isInputEnded = false
  var isResumed = false
  var isGone = false
  var phase = Phase.active
  var mainQueueIsReady = false
  /// Whether the terminal hides the line that the user types at present. Nil while each key has its effect at once.
  var hidesLine: Bool?
  private var heldLines: [String] = []
  private let isUnicode: Bool

  /// The program that has the terminal.
  enum Phase { case active, released, closed }

  /// Opens the terminal: input comes without echo and line editing.
  /// - Parameters:
  ///   - reason: The reason for lines in place of a screen, such as an option. The first line names it.
  ///   - options: The user's overrides for detected capabilities. Only `glyphLevel` has an effect.
  /// - Throws: `TerminalError` if the process is in the background or has too many open files.
  /// - Precondition: The process has no other open terminal.
  public init(reason: String, options: TerminalOptions = TerminalOptions()) throws(TerminalError) {
    Contract.require(
      !CursesTerminal.isOpen, "this process already has a terminal: close it before you open another one")
    if input.isTerminal, !input.waitForForeground() { throw .inBackground }
    guard CursesSignals.hasPipe, MainQueue.open() else { throw .tooManyFiles }
    var detection = try TraitDetection(environmentWith: options, needsName: false)
    detection.screenReader = reason
    (detection.noColor, detection.colorTerm) = ("1", nil)
    lineModeReason = reason
    traits = detection.traits(options)
    isUnicode = detection.isUnicode
    size = Self.layoutSize(of: output)
    let settings = TerminalSettings(of: input.number)
    shellSettings = settings.map { $0.areStale ? $0.withLineEditing : $0 }
    CursesSignals.rememberActions()
    CursesSignals.install()
    CursesTerminal.isOpen = true
    enter()
  }

  static func layoutSize(of output: FileDescriptor) -> Size {
    let size = CursesTerminal.askSize(of: output.number)
    return Size(width: max(80, size.width), height: max(24, size.height))
  }

  func adoptSize() -> Bool {
    let current = Self.layoutSize(of: output)
    defer { size = current }
    return current != size
  }

  // MARK: Settings

  /// Makes each key arrive at once, without an echo, or each line while the user types one.
  func enter() {
    guard let shellSettings else { return }
    CursesSignals.arm(terminal: input.number, settings: shellSettings, bytes: [])
    applySettings()
  }

  private func applySettings() {
    let settings = hidesLine.map { shellSettings?.withLines(echo: !$0) } ?? shellSettings?.withSingleKeys
    settings?.apply(to: input.number, unless: { CursesSignals.isTerminationRequested })
  }

  /// Restores the settings of the shell.
  func leave() {
    CursesSignals.endWork()
    guard let shellSettings else { return }
    CursesSignals.withoutBackgroundStops {
      if input.isForeground { shellSettings.apply(to: input.number) }
    }
    CursesSignals.disarm()
  }

  // MARK: Lines

  /// Prints lines below the others. While the user types a line, they wait for its end.
  public func printLines(_ lines: [String]) {
    if hidesLine != nil { return heldLines += lines }
    send(lines.map { shown($0) + "\n" }.joined())
  }

  /// Asks for a line of text below the prompt, with the line editing of the terminal. The line arrives as a paste and the key Enter. If the
  /// user gives up with Ctrl-C or Ctrl-D, the key Escape arrives.
  /// - Parameters:
  ///   - prompt: The text above the line. It can be empty.
  ///   - isSecure: Whether the terminal hides the line.
  public func readLine(prompt: String, isSecure: Bool) {
    hidesLine = isSecure
    // Before the prompt, because the terminal has to echo what the user types after it.
    applySettings()
    // The prompt has a line of its own, because fenrir does not read a text that ends at the cursor.
    if !prompt.isEmpty { send(shown(prompt) + "\n") }
  }

  /// Ends the input of a line.
  func endLine() {
    guard let hidesLine else { return }
    self.hidesLine = nil
    if hidesLine, shellSettings != nil { send("\n") }
    applySettings()
    let lines = heldLines
    heldLines = []
    printLines(lines)
  }

  private func shown(_ text: String) -> String {
    let text = text.sanitized()
    return isUnicode ? text : text.inASCII
  }

  private func send(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty, !isGone, phase == .active, !CursesSignals.isTerminationRequested {
      switch output.write(bytes) {
      case .bytes(let count): bytes = bytes.dropFirst(count)
      case .ended: isGone = true
      case .wouldBlock:
        var wait = DescriptorWait()
        wait.add(output.number, writing: true)
        wait.sleep(nil)
      }
    }
  }

  // MARK: Without a screen

  /// Does nothing: there is no screen.
  /// - Parameters:
  ///   - buffer: Has no effect.
  ///   - runs: Has no effect.
  ///   - cursor: Has no effect.
  public func present(_ buffer: CellBuffer, runs: [CellDiff.Run], cursor: Point?) {}
  /// Does nothing: there is no screen.
  public func invalidate() {}
  /// Does nothing: the terminal was not asked anything.
  public func awaitReplies(atMost seconds: Double) {}
  /// Does nothing, because the clipboard would need a control sequence.
  /// - Parameter text: The text.
  /// - Returns: False.
  @discardableResult public func copy(_ text: String) -> Bool { false }
  /// Rings the bell, if standard output is a terminal.
  public func beep() { if output.isTerminal { send("\u{7}") } }
  /// Ends a `wait`. Safe on any thread.
  public nonisolated func wake() { CursesSignals.wake() }

  // MARK: Other programs

  /// Restores the terminal and stops the process, as Ctrl-Z does in a shell. The next `wait` returns `resumed`.
  /// Does nothing if `allowsSuspension` is false.
  public func suspend() {
    guard allowsSuspension, phase == .active else { return }
    leave()
    CursesSignals.stopJob()
    isResumed = true
    if !CursesSignals.isTerminationRequested { enter() }
  }

  /// Restores the terminal, so that another program can use it until `reclaim()`.
  public func release() {
    guard phase == .active else { return }
    leave()
    CursesSignals.release()
    phase = .released
  }

  /// Takes the terminal over again after `release()`. The next `wait` returns `resumed`.
  public func reclaim() {
    guard phase == .released else { return }
    phase = .active
    CursesSignals.reclaim()
    isResumed = true
    if !CursesSignals.isTerminationRequested { enter() }
  }

  /// Runs a program in the released terminal and waits for its end.
  /// - Parameters:
  ///   - program: The path of the program, or its name, which is looked up in PATH.
  ///   - arguments: The arguments of the program, without its name.
  /// - Returns: The exit status, or 128 plus the number of the signal that ended the program.
  /// - Throws: `ProgramError` if the program cannot be started.
  /// - Precondition: The terminal is released.
  public func run(_ program: String, arguments: [String]) throws(ProgramError) -> Int32 {
    Contract.require(phase == .released, "release the terminal before you run \(program) in it")
    return try ChildProgram.run(program, arguments: arguments, input: input.number, output: output.number)
  }

  /// Restores the terminal and the signal actions. Later calls have no effect.
  public func close() {
    guard phase != .closed else { return }
    endLine()
    leave()
    if phase == .released { CursesSignals.reclaim() }
    phase = .closed
    CursesTerminal.isOpen = false
    CursesSignals.remove()
  }
}
