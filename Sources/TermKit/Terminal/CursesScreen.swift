import TermKitGraphics
private import CNcurses
private import LibC

/// The screen that ncurses has open. TermKit calls `newterm`, never `initscr`, which ends the process when it fails.
@MainActor final class CursesScreen {
  /// The terminal's settings before the program changed them.
  let shellSettings: TerminalSettings
  /// The terminal's settings while the program runs.
  let programSettings: TerminalSettings
  /// The output path to the terminal.
  let output: CursesOutput
  /// Whether a killed program has left its settings behind, and probably its modes.
  let wasLeftBehind: Bool
  private let screen: OpaquePointer
  private let files: ScreenFiles
  private let description: CursesDescription
  private let depth: ColorDepth
  // The description with `bce`, after `stopErasingInColor` has replaced it.
  private var firstDescription: UnsafeMutablePointer<TERMINAL>?

  /// Opens a terminal with a colour depth. The terminal gets no bytes yet.
  /// - Throws: `TerminalError` if a file or the terminal cannot be opened.
  init(
    _ description: CursesDescription, on descriptors: TerminalDescriptors, depth: ColorDepth
  ) throws(TerminalError) {
    guard let settings = TerminalSettings(of: descriptors.output.number) else { throw .notATerminal }
    files = try ScreenFiles(descriptors)
    wasLeftBehind = settings.areStale
    shellSettings = wasLeftBehind ? settings.withLineEditing : settings
    let opened = Self.withEnvironment("TERMINFO", description.environmentValue(for: depth)) { [files] in
      use_env(false)
      return newterm(description.name, files.output, files.input)
    }
    guard let opened else {
      files.close()
      files.capture.close()
      files.terminal.close()
      throw .cannotOpen(name: description.name)
    }
    Self.configure(depth: depth)
    screen = opened
    self.description = description
    self.depth = depth
    let raw = TerminalSettings(of: descriptors.output.number)?.withUnchangedOutput ?? settings
    programSettings = description.usesFlowControl ? raw.withFlowControl(of: shellSettings) : raw
    output = CursesOutput(capturing: files.capture, replacing: fileno(files.output), terminal: files.terminal)
    // Until ncurses first returns from `endwin`, it writes at every cursor motion, a thousand times in a frame. The call to `endwin` here
    // changes that, and the terminal gets no bytes of it.
    endwin()
    doupdate()
    output.discard()
  }

  // Runs `body` with an environment variable set, and restores the old value afterwards.
  private static func withEnvironment<Result>(_ name: String, _ value: String, _ body: () -> Result) -> Result {
    let old = getenv(name).map { String(cString: $0) }
    setenv(name, value, 1)
    defer {
      if let old { setenv(name, old, 1) } else { unsetenv(name) }
    }
    return body()
  }

  // Raw input without echo, and no look at typed input in the middle of a refresh.
  private static func configure(depth: ColorDepth) {
    raw()
    noecho()
    nonl()
    keypad(curses_standard_screen(), true)
    typeahead(-1)
    if depth != .none {
      start_color()
      use_default_colors()
    }
  }

  /// Makes ncurses write blanks instead of erasing cells in a colour. Returns whether it erased them until now.
  func stopErasingInColor() -> Bool {
    guard curses_erases_in_color() else { return false }
    let value = description.environmentValue(for: depth, erasesInColor: false)
    firstDescription = Self.withEnvironment("TERMINFO", value) {
      curses_change_description(description.name, files.capture.number)
    }
    return firstDescription != nil
  }

  /// Tells ncurses the size of the terminal.
  func resize(to size: Size) {
    resize_term(Int32(size.height), Int32(size.width))
  }

  /// Frees the resources of ncurses, after `endwin`.
  func close() {
    delscreen(screen)
    if let firstDescription { del_curterm(firstDescription) }
    files.close()
    output.close()
  }
}

/// The files that a screen needs. All are opened before ncurses touches the terminal, so a failure leaves nothing to restore.
private struct ScreenFiles {
  /// Files for ncurses alone, because it must not write to standard output.
  let output: UnsafeMutablePointer<FILE>
  let input: UnsafeMutablePointer<FILE>
  /// The anonymous file that ncurses writes to.
  let capture: FileDescriptor
  /// The terminal, for the captured output. Writes never block where the system allows it.
  let terminal: FileDescriptor

  init(_ descriptors: TerminalDescriptors) throws(TerminalError) {
    let terminal = descriptors.output.reopenedWithoutBlocking() ?? descriptors.output.copy()
    let (output, input) = (Self.file(descriptors.output, "w"), Self.file(descriptors.input, "r"))
    let capture = FileDescriptor(opened: anonymous_file())
    let isFull = capture != nil || errno == EMFILE || errno == ENFILE
    guard let terminal, let output, let input, let capture else {
      for file in [output, input] { file.map { _ = fclose($0) } }
      for descriptor in [terminal, capture] { descriptor?.close() }
      throw isFull ? .tooManyFiles : .noTemporaryFile
    }
    (self.output, self.input, self.capture, self.terminal) = (output, input, capture, terminal)
  }

  private static func file(_ original: FileDescriptor, _ mode: String) -> UnsafeMutablePointer<FILE>? {
    original.copy().flatMap { fdopen($0.number, mode) }
  }

  /// Closes the files of ncurses. The output path owns the descriptors.
  func close() {
    fclose(output)
    fclose(input)
  }
}
