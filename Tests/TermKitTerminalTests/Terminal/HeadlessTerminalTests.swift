import Stages
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@MainActor @Suite struct HeadlessTerminalTests {
  private let terminal = HeadlessTerminal(size: Size(width: 8, height: 2))

  private func buffer(_ text: String, y: Int = 0) -> CellBuffer {
    var canvas = Canvas(CellBuffer(size: terminal.size))
    canvas.draw(text, at: Point(x: 0, y: y))
    return canvas.buffer
  }

  private func present(_ buffer: CellBuffer, cursor: Point? = nil) {
    let runs = CellDiff.runs(from: terminal.screen, to: buffer, in: buffer.bounds)
    terminal.present(buffer, runs: runs, cursor: cursor)
  }

  @Test func `a presented frame is shown with its cursor, and counted`() {
    present(buffer("hello"), cursor: Point(x: 5, y: 0))
    expectEqual(terminal.text, "hello\n")
    expectEqual(terminal.cursor, Point(x: 5, y: 0))
    expectEqual(terminal.frameCount, 1)
    expectEqual(terminal.lastRuns, [CellDiff.Run(y: 0, columns: 0..<5)])
  }

  @Test func `a changed cell outside the presented runs is not shown`() {
    terminal.present(buffer("hello"), runs: [CellDiff.Run(y: 0, columns: 1..<3)], cursor: nil)
    expectEqual(terminal.text, " el\n")
  }

  @Test func `the first frame after invalidate shows the whole buffer, and the next frame only its runs`() {
    terminal.invalidate()
    terminal.present(buffer("hello"), runs: [], cursor: nil)
    expectEqual(terminal.text, "hello\n")
    terminal.present(buffer("other"), runs: [], cursor: nil)
    expectEqual(terminal.text, "hello\n")
  }

  @Test func `a wide character occupies two cells`() {
    present(buffer("日本"))
    expectEqual(terminal.text, "日本\n")
    expectEqual(terminal.screen[1, 0].width, 0)
  }

  @Test func `sent bytes are returned as events by the next wait, and only once`() {
    terminal.send("a\u{1B}[A")
    expectEqual(terminal.wait(timeout: nil), [.input(.key(Key(.character("a")))), .input(.key(Key(.up)))])
    #expect(terminal.wait(timeout: nil).isEmpty)
  }

  @Test func `an Escape byte becomes a key when the wait for the rest of a sequence has passed`() {
    terminal.send("\u{1B}")
    #expect(terminal.wait(timeout: nil).isEmpty)
    terminal.passEscapeTimeout()
    expectEqual(terminal.wait(timeout: nil), [.input(.key(Key(.escape)))])
  }

  @Test func `a new size is reported, blanks the screen and hides the cursor, and an unchanged size is not reported`() {
    present(buffer("hello"), cursor: Point(x: 5, y: 0))
    terminal.resize(to: Size(width: 4, height: 1))
    expectEqual(terminal.wait(timeout: nil), [.resized])
    expectEqual(terminal.size, Size(width: 4, height: 1))
    expectEqual(terminal.text, "")
    expectNil(terminal.cursor)
    terminal.resize(to: Size(width: 4, height: 1))
    #expect(terminal.wait(timeout: nil).isEmpty)
  }

  @Test func `a wake from another thread ends the next wait`() async {
    let terminal = terminal
    await Task.detached { terminal.wake() }.value
    expectEqual(terminal.wait(timeout: nil), [.woken])
    #expect(terminal.wait(timeout: nil).isEmpty)
  }

  @Test func `a terminal that does not allow suspension ignores a call of suspend`() {
    terminal.allowsSuspension = false
    terminal.suspend()
    expectEqual(terminal.suspensionCount, 0)
    expectEqual(terminal.wait(timeout: nil), [])
  }

  @Test func `signals and resumptions are events, and suspensions, bells and the close are recorded`() {
    terminal.send(.ended(signal: 15))
    terminal.suspend()
    terminal.beep()
    terminal.close()
    expectEqual(terminal.wait(timeout: 1), [.ended(signal: 15), .resumed])
    #expect(terminal.suspensionCount == 1 && terminal.beepCount == 1 && terminal.isClosed)
  }

  @Test func `a colour picture shows each colour as a letter and the default colour as a dot`() {
    var buffer = CellBuffer(size: terminal.size)
    buffer[0, 0] = Cell(glyph: Glyph("x"), foreground: .white, background: .black)
    buffer[1, 0] = Cell(glyph: Glyph("y"), foreground: .systemBlue, background: .black)
    buffer[2, 0] = Cell(glyph: Glyph("z"))
    present(buffer)
    expectEqual(terminal.screen.foregroundPicture, "ab.\n")
    expectEqual(terminal.screen.backgroundPicture, "aa......\n........")
  }
}
