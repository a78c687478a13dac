import Foundation
import TermKit
import TermKitTestSupport

/// Shows the lines of a file below a title, each after its number and before a bar.
///
/// The first of two keys moves the lines, with the terminal's scrolling if it has any. The second key draws the same screen from scratch.
/// After each frame, the program sends the number of keys as the window's title (for tmux) and name (for GNU screen). When the test sees
/// this number, the whole frame has arrived.
final class Lines: Program {
  let terminal: CursesTerminal
  private let lines: [String]
  private var first = 0
  private var shown: CellBuffer

  init(_ terminal: CursesTerminal, path: String) {
    self.terminal = terminal
    shown = CellBuffer(size: terminal.size)
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? "no file"
    lines = text.components(separatedBy: "\n")
  }

  func show(_ count: Int) {
    if count > 0, !count.isMultiple(of: 2) { move(count / 2) } else { drawFromNothing() }
    tellCount(count)
  }

  // Most movements go down. The bottom row moves in some of them only, so the terminal uses both ways to scroll.
  private func move(_ step: Int) {
    let distance = [1, 4, -2, 7, 3, -1, 5][step % 7]
    let rows = 1..<(terminal.size.height - step / 7 % 2)
    first = max(0, first + distance)
    let isMoved = terminal.scroll(rows: rows, by: distance)
    if isMoved {
      let old = shown
      for y in rows {
        for x in 0..<shown.size.width {
          shown[x, y] = rows.contains(y + distance) ? old[x, y + distance] : Cell()
        }
      }
    }
    let new = picture()
    terminal.present(new, runs: CellDiff.runs(from: shown, to: new, in: new.bounds), cursor: nil)
    shown = new
  }

  private func drawFromNothing() {
    shown = picture()
    terminal.invalidate()
    terminal.present(shown, runs: wholeScreen(terminal.size), cursor: nil)
  }

  private func picture() -> CellBuffer {
    var canvas = Canvas(CellBuffer(size: terminal.size))
    canvas.draw("Lines", at: .zero, style: TextStyle())
    for y in 1..<terminal.size.height where first + y <= lines.count {
      canvas.draw("\(first + y) \(lines[first + y - 1])|", at: Point(x: 0, y: y), style: TextStyle())
    }
    return canvas.buffer
  }

  // Standard output is held back while the terminal is in use.
  private func tellCount(_ count: Int) {
    let bytes = Array("\u{1B}]2;\(count)\u{7}\u{1B}k\(count)\u{1B}\\".utf8)
    _ = write(STDIN_FILENO, bytes, bytes.count)
  }
}
