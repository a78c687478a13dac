import Stages
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import TermKit

@MainActor @Suite struct CompositorTests {
  private let terminal = HeadlessTerminal(size: Size(width: 20, height: 6))
  private let stage = TestScene()
  private let compositor = Compositor(size: Size(width: 20, height: 6))
  private let view = FilledView("a", Rect(2, 1, 4, 2))

  init() {
    stage.window.addSubview(view)
    stage.scene.addDamage(stage.scene.bounds)
    present()
  }

  private func present() { compositor.present(stage.scene, at: stage.clock.now, on: terminal) }

  @Test func `the first frame paints every cell, including blank cells`() {
    expectEqual(terminal.lastRuns, (0..<6).map { CellDiff.Run(y: $0, columns: 0..<20) })
  }

  @Test func `a frame in which no cell differs is not presented`() {
    view.setNeedsDisplay()
    present()
    view.frame.origin.x = 3
    view.frame.origin.x = 2
    present()
    expectEqual(terminal.frameCount, 1)
  }

  @Test func `only runs of cells that differ are presented`() {
    view.frame.origin.x = 3
    present()
    expectEqual(
      terminal.lastRuns,
      [
        CellDiff.Run(y: 1, columns: 2..<3), CellDiff.Run(y: 1, columns: 6..<7),
        CellDiff.Run(y: 2, columns: 2..<3), CellDiff.Run(y: 2, columns: 6..<7),
      ])
  }

  @Test func `after invalidate, the next frame paints the whole screen`() {
    compositor.invalidate(size: Size(width: 20, height: 6))
    present()
    expectEqual(terminal.lastRuns.count, 6)
    expectEqual(Picture(terminal.screen), Picture("\n  aaaa\n  aaaa"))
  }

  @Test func `a cursor that moves is presented even if no cell differs`() {
    final class Caret: FocusableView {
      var column = 0 { didSet { setNeedsDisplay() } }
      override var cursorPosition: Point? { Point(x: column, y: 0) }
    }
    let caret = Caret(frame: Rect(0, 5, 9, 1))
    stage.window.addSubview(caret)
    caret.becomeFirstResponder()
    present()
    expectEqual(terminal.cursor, Point(x: 0, y: 5))
    caret.column = 4
    present()
    expectEqual(terminal.cursor, Point(x: 4, y: 5))
    #expect(terminal.lastRuns.isEmpty)
  }

  @Test func `uncovering half of a wide glyph shows the whole glyph again`() {
    let text = Label(text: "日本語")
    text.frame = Rect(0, 4, 6, 1)
    let cover = FilledView("#", Rect(3, 4, 1, 1))
    [text, cover].forEach(stage.window.addSubview)
    present()
    expectEqual(Picture(terminal.screen).rows.last, "日 #語")
    cover.isHidden = true
    present()
    expectEqual(Picture(terminal.screen).rows.last, "日本語")
  }

  @Test func `the background of a shrinking view follows its presentation frame`() {
    view.backgroundColor = .white
    View.animate(withDuration: 1, curve: .linear) {
      view.frame = Rect(2, 1, 0, 2)
      view.backgroundColor = .black
    }
    present()
    stage.clock.advance(by: 0.5)
    present()
    let grey = Color(red: 128, green: 128, blue: 128)
    expectEqual((2..<7).map { terminal.screen[$0, 1].background }, [grey, grey, .clear, .clear, .clear])
  }

  @Test func `a translucent group changes half of a wide glyph regardless of the group's other subviews`() {
    let text = Label(text: "日本語")
    text.frame = Rect(0, 4, 6, 1)
    let group = View()
    group.alpha = 0.5
    let other = FilledView("-", Rect(0, 5, 1, 1))
    [FilledView("#", Rect(3, 4, 1, 1)), other].forEach(group.addSubview)
    [text, group].forEach(stage.window.addSubview)
    present()
    let before = (0..<6).map { terminal.screen[$0, 4] }
    other.frame.origin.x = 9
    present()
    stage.scene.addDamage(stage.scene.bounds)
    present()
    expectEqual((0..<6).map { terminal.screen[$0, 4] }, before)
  }
}
