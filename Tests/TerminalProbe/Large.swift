import TermKit
import TermKitTestSupport

/// Shows the screens with large text, one after the other.
final class Large: Program {
  let terminal: CursesTerminal
  private var shown: CellBuffer

  init(_ terminal: CursesTerminal) {
    self.terminal = terminal
    shown = CellBuffer(size: terminal.size)
  }

  func show(_ count: Int) {
    let screen = LargeScreen.allCases[count % LargeScreen.allCases.count]
    let buffer = screen.buffer(size: terminal.size)
    let isSameSize = shown.size == terminal.size
    let runs = isSameSize ? CellDiff.runs(from: shown, to: buffer, in: shown.bounds) : wholeScreen(terminal.size)
    shown = buffer
    terminal.present(shown, runs: runs, cursor: screen.cursor)
  }
}
