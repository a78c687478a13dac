import TermKitGraphics
private import CNcurses

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// The terminal as ncurses has it open: `newterm`, never `initscr`, which ends the process when it fails.
@MainActor final class CursesScreen {
  /// The terminal's settings as they were found.
  let shellSettings: TerminalSettings
  /// The terminal's settings while the program runs.
  let programSettings: TerminalSettings
  /// The way of the bytes to the terminal.
  let output: CursesOutput
  private let screen: OpaquePointer
  private let files: ScreenFiles

  /// Opens a terminal for a depth of colours. Its first bytes go out with the first
  /// flush.
  ///
  /// A terminal that was left by a program which was killed gets `restoringBytes` before.
  init(
    _ description: CursesDescription, on descriptors: TerminalDescriptors, depth: ColorDepth, restoringBytes: [UInt8]
  ) throws(TerminalError) {
    guard let settings = TerminalSettings(of: descriptors.output.number) else { throw .notATerminal }
    files = try ScreenFiles(descriptors)
    let wasLeftBehind = settings.areLeftBehind
    shellSettings = wasLeftBehind ? settings.withLineEditing : settings
    // What follows is to find the terminal as a shell has it. Some keep with the first screen whether the cursor was hidden.
    _ = (wasLeftBehind ? restoringBytes : description.cursorBytes).withUnsafeBytes(files.terminal.write)
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
    programSettings = TerminalSettings(of: descriptors.output.number)?.withUnchangedOutput ?? settings
    output = CursesOutput(capturing: files.capture, replacing: fileno(files.output), terminal: files.terminal)
    beginBuffering()
  }

  // Until it first comes back from `endwin`, ncurses writes whenever it moves the cursor: a thousand times in a frame. So it goes and
  // comes back once, and the terminal hears nothing of that.
  private func beginBuffering() {
    endwin()
    doupdate()
    output.discard()
  }

  // Runs `body` with an environment variable set, which is then as it was.
  private static func withEnvironment<Result>(_ name: String, _ value: String, _ body: () -> Result) -> Result {
    let old = getenv(name).map { String(cString: $0) }
    setenv(name, value, 1)
    defer {
      if let old { setenv(name, old, 1) } else { unsetenv(name) }
    }
    return body()
  }

  // Bytes as they come, nothing echoed; and no look at what was typed in the middle of a refresh.
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

  /// Tells ncurses the terminal's size.
  func resize(to size: Size) {
    resize_term(Int32(size.height), Int32(size.width))
  }

  /// Frees what ncurses holds, after `endwin`.
  func close() {
    delscreen(screen)
    files.close()
    output.close()
  }
}

/// What a screen needs open. All of it is opened before ncurses touches the terminal: afterwards there would be a terminal to give back.
private struct ScreenFiles {
  /// Files of our own, as ncurses is to write elsewhere than to standard output.
  let output: UnsafeMutablePointer<FILE>
  let input: UnsafeMutablePointer<FILE>
  /// Where ncurses writes.
  let capture: FileDescriptor
  /// The terminal, for what is found there; it never waits on writes where the system lets us have it so.
  let terminal: FileDescriptor

  init(_ descriptors: TerminalDescriptors) throws(TerminalError) {
    let terminal = descriptors.output.reopenedWithoutBlocking() ?? descriptors.output.copy()
    let (output, input) = (Self.file(descriptors.output, "w"), Self.file(descriptors.input, "r"))
    let capture = FileDescriptor(number: anonymous_file())
    let isFull = capture.number >= 0 || errno == EMFILE || errno == ENFILE
    guard let terminal, let output, let input, capture.number >= 0 else {
      terminal?.close()
      for file in [output, input] { file.map { _ = fclose($0) } }
      if capture.number >= 0 { capture.close() }
      throw isFull ? .tooManyFiles : .noTemporaryFile
    }
    (self.output, self.input, self.capture, self.terminal) = (output, input, capture, terminal)
  }

  private static func file(_ original: FileDescriptor, _ mode: String) -> UnsafeMutablePointer<FILE>? {
    original.copy().flatMap { fdopen($0.number, mode) }
  }

  /// Closes what is ncurses's; the descriptors are those of the way to the terminal.
  func close() {
    fclose(output)
    fclose(input)
  }
}
