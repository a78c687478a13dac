/// Draws what is damaged on a scene and hands the terminal the cells that differ from what it shows.
@MainActor final class Compositor {
  /// What the terminal shows.
  private var shown: CellBuffer
  /// What it is to show; equal to `shown` between frames.
  private var wanted: CellBuffer
  private var shownCursor: Point?
  private var shownIsUnknown = true

  init(size: Size) {
    shown = CellBuffer(size: size)
    wanted = shown
  }

  /// Forgets what the terminal shows, so that the next frame paints all of it.
  func invalidate(size: Size) {
    if wanted.size != size { wanted = CellBuffer(size: size) }
    shown = wanted
    shownIsUnknown = true
  }

  /// Makes one frame. Nothing is sent when nothing differs.
  func present(_ scene: WindowScene, at time: Double, on terminal: any Terminal) {
    let damage = scene.prepareFrame(at: time)
    draw(scene, damage)
    let runs = shownIsUnknown ? Self.allRuns(of: wanted) : differences(in: damage)
    let cursor = scene.cursorPosition
    if runs.isEmpty, cursor == shownCursor { return }
    terminal.present(wanted, runs: runs, cursor: cursor)
    for run in runs { shown.copy(run, from: wanted) }
    shownCursor = cursor
    shownIsUnknown = false
  }

  private func draw(_ scene: WindowScene, _ damage: DamageRegion) {
    // The buffer moves into the canvas and back, so that it is never copied.
    var buffer = CellBuffer(size: .zero)
    swap(&buffer, &wanted)
    var canvas = Canvas(consume buffer, traits: scene.traitCollection)
    for rect in damage.rects {
      canvas.with(clip: rect) { canvas in
        canvas.erase(rect)
        scene.render(in: &canvas)
      }
    }
    wanted = canvas.buffer
  }

  private func differences(in damage: DamageRegion) -> [CellDiff.Run] {
    damage.rects.flatMap { CellDiff.runs(from: shown, to: wanted, in: $0) }
  }

  private static func allRuns(of buffer: CellBuffer) -> [CellDiff.Run] {
    buffer.size.width == 0
      ? [] : (0..<buffer.size.height).map { CellDiff.Run(y: $0, columns: 0..<buffer.size.width) }
  }
}

extension Canvas {
  /// Makes a rectangle blank in the terminal's own colours.
  fileprivate mutating func erase(_ rect: Rect) {
    buffer.fill(rect.offset(by: origin).intersection(clip), with: Cell())
  }
}

extension CellBuffer {
  /// Takes over the cells of a run from a buffer of equal size.
  fileprivate mutating func copy(_ run: CellDiff.Run, from other: CellBuffer) {
    other.withRow(run.y) { source in
      overwrite(columns: run.columns, row: run.y) { cells, _ in
        for (index, column) in zip(cells.indices, run.columns) { cells[index] = source[column] }
      }
    }
  }
}
