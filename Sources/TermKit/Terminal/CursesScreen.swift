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
  private let files: (output: UnsafeMutablePointer<FILE>, input: UnsafeMutablePointer<FILE>)

  /// Opens the terminal of standard input and output for a depth of colours. Its first bytes go out with the first
  /// flush.
  init(_ description: CursesDescription, depth: ColorDepth) throws(TerminalError) {
    let terminal = FileDescriptor(number: STDOUT_FILENO)
    guard let settings = TerminalSettings(of: STDOUT_FILENO), let output = Self.file(STDOUT_FILENO, "w"),
      let input = Self.file(STDIN_FILENO, "r")
    else { throw .notATerminal }
    let opened = Self.withEnvironment("TERMINFO", description.environmentValue(for: depth)) {
      use_env(false)
      return newterm(description.name, output, input)
    }
    guard let opened else {
      fclose(output)
      fclose(input)
      throw .cannotOpen(name: description.name)
    }
    Self.configure(depth: depth)
    let blocking = { FileDescriptor(number: fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)) }
    guard let programSettings = TerminalSettings(of: STDOUT_FILENO)?.withUnchangedOutput,
      let capture = CursesOutput(replacing: fileno(output), terminal: terminal.reopenedWithoutBlocking() ?? blocking())
    else {
      settings.apply(to: STDOUT_FILENO)
      throw .noTemporaryFile
    }
    (screen, files, shellSettings) = (opened, (output, input), settings)
    (self.output, self.programSettings) = (capture, programSettings)
    beginBuffering()
  }

  // Until it first comes back from `endwin`, ncurses writes whenever it moves the cursor: a thousand times in a frame. So it goes and
  // comes back once, and the terminal hears nothing of that.
  private func beginBuffering() {
    endwin()
    doupdate()
    output.discard()
  }

  // Files of our own, as ncurses is to write elsewhere than to standard output.
  private static func file(_ number: Int32, _ mode: String) -> UnsafeMutablePointer<FILE>? {
    let copy = fcntl(number, F_DUPFD_CLOEXEC, 3)
    return copy >= 0 ? fdopen(copy, mode) : nil
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
    scrollok(curses_standard_screen(), false)
    idlok(curses_standard_screen(), true)
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
    fclose(files.output)
    fclose(files.input)
    output.close()
  }
}
