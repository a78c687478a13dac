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
    let drawn = draw(scene, scene.prepareFrame(at: time))
    let runs =
      shownIsUnknown ? Self.allRuns(of: wanted) : drawn.flatMap { CellDiff.runs(from: shown, to: wanted, in: $0) }
    let cursor = scene.cursorPosition
    if runs.isEmpty, cursor == shownCursor { return }
    terminal.present(wanted, runs: runs, cursor: cursor)
    for run in runs { shown.copy(run, from: wanted) }
    shownCursor = cursor
    shownIsUnknown = false
  }

  // Answers what was drawn: the damage and what wide glyphs made of it.
  private func draw(_ scene: WindowScene, _ damage: DamageRegion) -> [Rect] {
    // The buffer moves into the canvas and back, so that it is never copied.
    var buffer = CellBuffer(size: .zero)
    swap(&buffer, &wanted)
    var canvas = Canvas(consume buffer, traits: scene.traitCollection)
    let drawn = damage.rects.map { damaged in
      let rect = canvas.buffer.rectOfWholeGlyphs(around: damaged)
      canvas.with(clip: rect) { canvas in
        canvas.erase(rect)
        scene.render(in: &canvas)
      }
      return rect
    }
    wanted = canvas.buffer
    return drawn
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
  /// A rectangle wide enough that drawing in it does not cut a wide glyph. What is over half of one blanks the other half, so the
  /// cells beside the damage may change too; and then the glyphs that reach over the new edges must be drawn as a whole.
  fileprivate func rectOfWholeGlyphs(around rect: Rect) -> Rect {
    var (left, right) = (rect.minX - 1, rect.maxX)
    let rows = rect.minY..<rect.maxY
    while left > 0, rows.contains(where: { self[left, $0].width == 0 }) { left -= 1 }
    while right < size.width - 1, rows.contains(where: { self[right, $0].width == 2 }) { right += 1 }
    return Rect(x: left, y: rect.minY, width: right + 1 - left, height: rect.height).intersection(bounds)
  }

  /// Takes over the cells of a run from a buffer of equal size.
  fileprivate mutating func copy(_ run: CellDiff.Run, from other: CellBuffer) {
    other.withRow(run.y) { source in
      overwrite(columns: run.columns, row: run.y) { cells, _ in
        for (index, column) in zip(cells.indices, run.columns) { cells[index] = source[column] }
      }
    }
  }
}
