import TermKit
import TermKitTestSupport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program that shows one screen after the other, the next for each key, until it is asked to end. `b` rings the bell, and `z` suspends.
@MainActor protocol Program: AnyObject {
  var terminal: CursesTerminal { get }
  /// Shows the screen after a number of keys.
  func show(_ count: Int)
}

extension Program {
  /// Runs the program.
  /// - Returns: The signal to die of, or nil.
  func run() -> Int32? {
    var count = 0
    show(count)
    while true {
      for event in terminal.wait(timeout: nil) {
        switch event {
        case .ended(let signal): return signal
        case .input(.key(.character("q"))): return nil
        case .input(.key(.character("b"))): terminal.beep()
        case .input(.key(.character("z"))): terminal.suspend()
        case .input(.key):
          count += 1
          show(count)
        case .resized, .resumed:
          terminal.invalidate()
          show(count)
        default: break
        }
      }
    }
  }
}

/// Shows the random screens of a seed. If rows of a screen move, the terminal scrolls them if it can.
final class Drawing: Program {
  let terminal: CursesTerminal
  private var screens: RandomScreens
  private let movesRows: Bool

  init(_ terminal: CursesTerminal, seed: UInt64, movesRows: Bool = false) {
    self.terminal = terminal
    self.movesRows = movesRows
    screens = RandomScreens(seed: seed, size: terminal.size)
  }

  func show(_ count: Int) {
    let move = { [terminal] (rows: Range<Int>, distance: Int) in terminal.scroll(rows: rows, by: distance) }
    let runs = count == 0 ? [] : screens.advance(movingRows: movesRows ? move : nil)
    terminal.present(screens.buffer, runs: runs, cursor: screens.cursor)
  }
}

/// Shows lines that the terminal scrolls if it can. The title gives the number of frames in which it did.
final class Scrolling: Program {
  let terminal: CursesTerminal
  private var screens: ScrollingScreens
  private var scrolled = 0

  init(_ terminal: CursesTerminal) {
    self.terminal = terminal
    screens = ScrollingScreens(size: terminal.size)
  }

  func show(_ count: Int) {
    let moves = ScrollingScreens.moves(height: terminal.size.height)
    guard count > 0, count <= moves.count else {
      return terminal.present(screens.buffer, runs: wholeScreen(terminal.size), cursor: nil)
    }
    let move = moves[count - 1]
    let isScrolled = terminal.scroll(rows: move.rows, by: move.distance)
    if isScrolled { scrolled += 1 }
    screens.apply(move, title: "\(scrolled) of \(count)")
    let dirty = wholeScreen(terminal.size).filter { run in
      run.y == 0 || move.rows.contains(run.y) && !(isScrolled && move.rows.contains(run.y + move.distance))
    }
    terminal.present(screens.buffer, runs: dirty, cursor: count.isMultiple(of: 2) ? Point(x: 3, y: 2) : nil)
  }
}

/// Shows screens on which every cell has a new combination of colours.
final class Crowd: Program {
  let terminal: CursesTerminal

  init(_ terminal: CursesTerminal) { self.terminal = terminal }

  func show(_ count: Int) {
    let buffer = crowdedScreen(count, size: terminal.size)
    terminal.present(buffer, runs: wholeScreen(terminal.size), cursor: nil)
  }
}

/// Shows the random screens of a seed, each in another colour depth.
final class Switching: Program {
  let terminal: CursesTerminal
  private var screens: RandomScreens

  init(_ terminal: CursesTerminal, seed: UInt64) {
    self.terminal = terminal
    screens = RandomScreens(seed: seed, size: terminal.size)
  }

  func show(_ count: Int) {
    let runs = count == 0 ? [] : screens.advance()
    terminal.maximumColorDepth = depthsInTurn[count % depthsInTurn.count]
    terminal.present(screens.buffer, runs: runs, cursor: screens.cursor)
  }
}

/// Shows glyphs whose width differs between terminals.
final class Emoji: Program {
  let terminal: CursesTerminal

  init(_ terminal: CursesTerminal) { self.terminal = terminal }

  func show(_ count: Int) {
    terminal.present(emojiScreen(count, size: terminal.size), runs: wholeScreen(terminal.size), cursor: nil)
  }
}

/// Shows the size, the input events and their number, and the process number. Some keys have a function:
///
/// - `q` ends, `x` traps as a Swift program does, `a` reads beyond the end of an array
/// - `z` suspends, `b` rings the bell, `y` copies, `i` invalidates the screen, `m` writes to standard error
/// - `t` sets a hostile title and the indeterminate progress, `T` removes both, `N` notifies with hostile texts
/// - `h` gives the pointer the shape of a hand, `r` asks for releases of keys, or no longer
/// - `Z` and `C` send SIGTSTP and SIGCONT to the program at the moment when something else wakes it
/// - `S` does not respond until Ctrl-C is a signal
/// - `s` does not respond any more, `w` ignores changes of size, `p` writes to a pipe without a reader
/// - the digits crash the program (see `Crash`)
@MainActor final class Echo {
  private let terminal: CursesTerminal
  private var count = 0
  private var last = "ready"
  private var shown: CellBuffer

  init(_ terminal: CursesTerminal) {
    self.terminal = terminal
    shown = CellBuffer(size: terminal.size)
  }

  func run() -> Int32? {
    show()
    while true {
      for event in terminal.wait(timeout: nil) {
        count += 1
        last = event.line
        if case .ended(let signal) = event { return signal }
        if event == .input(.key(.character("q"))) { return nil }
        if case .input(.key(let key)) = event { act(on: key) }
      }
      show()
    }
  }

  private func act(on key: Key) {
    switch key {
    case .character("x"): fatalError("asked to trap")
    case .character("a"): last = "\([1, 2][count + 5])"
    case .character("z"): terminal.suspend()
    case .character("Z"): wake(with: SIGTSTP)
    case .character("C"): wake(with: SIGCONT)
    case .character("b"): terminal.beep()
    case .character("i"): terminal.invalidate()
    case .character("y"): terminal.copy("é\u{1B}")
    case .character("m"): say("a message")
    case .character("t"): (terminal.title, terminal.progress) = (Self.hostileText, .indeterminate)
    case .character("T"): (terminal.title, terminal.progress) = (nil, nil)
    case .character("N"): terminal.notify(title: "4;1;99", body: Self.hostileText)
    case .character("h"): terminal.pointerStyle = .pointingHand
    case .character("r"): terminal.reportsKeyReleases.toggle()
    case .character("s"): stopListening()
    case .character("S"): workTooLong()
    case .character("w"): blockSizeSignals()
    case .character("p"): last = "wrote \(writeToBrokenPipe())"
    default: if case .character(let character) = key.code { Crash(rawValue: character)?.happen() }
    }
  }

  private static let hostileText = "A\u{7}\u{1B}\\\u{9C}\u{18}\nB" + String(repeating: "é", count: 500)

  private func wake(with signal: Int32) {
    terminal.wake()
    raise(signal)
  }

  private func stopListening() {
    last = "deaf"
    show()
    while true { pause() }
  }

  private func workTooLong() {
    var settings = termios()
    while settings.c_lflag & tcflag_t(ISIG) == 0 {
      // The callback under test works too long, and no event reports that another process has changed the modes.
      usleep(10_000)
      tcgetattr(STDIN_FILENO, &settings)
    }
  }

  private func blockSizeSignals() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGWINCH)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  private func writeToBrokenPipe() -> Int {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    close(ends[0])
    return write(ends[1], "x", 1)
  }

  private func show() {
    var canvas = Canvas(CellBuffer(size: terminal.size))
    canvas.draw(last, at: Point(x: 0, y: 0), style: TextStyle(foreground: .clear))
    canvas.draw("\(count)", at: Point(x: 0, y: 1), style: TextStyle(foreground: .clear))
    canvas.draw(
      "\(terminal.size.width)x\(terminal.size.height)", at: Point(x: 0, y: 2), style: TextStyle(foreground: .clear))
    canvas.draw("process \(getpid())", at: Point(x: 0, y: 3), style: TextStyle(foreground: .clear))
    let isSameSize = shown.size == terminal.size
    let runs =
      isSameSize
      ? CellDiff.runs(from: shown, to: canvas.buffer, in: canvas.buffer.bounds) : wholeScreen(terminal.size)
    shown = canvas.buffer
    terminal.present(shown, runs: runs, cursor: nil)
  }
}

/// Waits for the end of the terminal, and then for a further event, which should not come.
@MainActor func linger(_ terminal: CursesTerminal) -> Int32 {
  var canvas = Canvas(CellBuffer(size: terminal.size))
  canvas.draw("here", at: Point(x: 0, y: 0), style: TextStyle(foreground: .clear))
  terminal.present(canvas.buffer, runs: wholeScreen(terminal.size), cursor: nil)
  // The hang-up brings a SIGCONT, which looks like a return from the background.
  var events: [TerminalEvent] = []
  repeat { events = terminal.wait(timeout: 20) } while events == [.resumed]
  guard events.contains(.ended(signal: nil)) else { return 5 }
  let before = clock()
  let end = PseudoTerminal.now + 0.3
  while PseudoTerminal.now < end {
    if terminal.wait(timeout: end - PseudoTerminal.now).contains(.ended(signal: nil)) { return 3 }
  }
  return Double(clock() - before) / Double(CLOCKS_PER_SEC) < 0.1 ? 0 : 4
}

/// Writes a line to standard error.
func say(_ text: String) {
  let bytes = Array("\(text)\n".utf8)
  _ = write(STDERR_FILENO, bytes, bytes.count)
}
