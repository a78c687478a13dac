import TermKitGraphics
import TermKitTerminal
import TermKitViews

/// An object that draws the dirty region of a scene and sends the terminal the cells that differ from the cells it shows.
@MainActor final class Compositor {
  /// The cells that the terminal shows.
  private var shown: CellBuffer
  /// The cells of the next frame. Equal to `shown` between frames.
  private var wanted: CellBuffer
  private var shownCursor: Point?
  /// The generation of `StructuralChanges` whose title and progress the terminal shows. Nil before the first frame.
  private var shownGeneration: Int?
  /// The text of the spoken line. Nil while the bottom row belongs to the windows.
  private var spokenLine: String?
  private var shownIsUnknown = true
  /// Whether the terminal shows the mirror image of `shown`.
  private var isMirrored = false
  private var cellsDrawn = 0
  /// Shows the frames in place of the terminal, which has something beside them. Defaults to nil: the terminal shows them.
  var showFrame: ((CellBuffer, [CellDiff.Run], Point?) -> Void)?
  /// Called with the work for each frame: the views that were laid out, the cells that were drawn, and the bytes of the glyphs that are sent,
  /// in UTF-8. Defaults to nil.
  var reportWork: ((_ layouts: Int, _ cellsDrawn: Int, _ bytes: Int) -> Void)?
  private let imageCache = ImageCache()
  private let paintCache = PaintCache()

  init(size: Size) {
    shown = CellBuffer(size: size)
    wanted = shown
  }

  /// Discards the record of the terminal's cells, which makes the next frame repaint the whole screen.
  func invalidate(size: Size) {
    if wanted.size != size { wanted = CellBuffer(size: size) }
    shown = wanted
    shownIsUnknown = true
  }

  /// Draws one frame. Nothing is sent if nothing differs. If there is a `screenReader`, it provides the spoken line.
  func present(
    _ scene: WindowScene, at time: Double, on terminal: any Terminal, screenReader: ScreenReader? = nil
  ) {
    scene.imagePlayer.time = time
    if isMirrored != scene.isMirrored { (isMirrored, shownIsUnknown) = (scene.isMirrored, true) }
    var plan = scene.prepareFrame(at: time)
    let line = screenReader?.line(columns: wanted.size.width)
    let drawnArea = drawnArea(of: plan.scrolledViews, scene.traitCollection)
    for rect in drawnArea { plan.damage.add(rect.intersection(scene.bounds)) }
    let isRefused = shownIsUnknown || line != nil || !drawnArea.isEmpty
    plan.drawShifts { isRefused || !wanted.canMove($0.area) }
    var changed = DamageRegion()
    let isScrolled = move(plan.shifts, on: terminal, &changed)
    draw(scene, plan.damage, &changed)
    if line != nil { for rect in changed.rects { wanted.omitColors(in: rect) } }
    if let row = draw(line, scene.traitCollection) { changed.add(row) }
    var runs: [CellDiff.Run] = shownIsUnknown ? CellDiff.allRuns(of: wanted.size) : []
    if !shownIsUnknown { for rect in changed.rects { runs += CellDiff.runs(from: shown, to: wanted, in: rect) } }
    let layouts = scene.takeLayoutCount()
    terminal.count(layouts: layouts, cellsDrawn: cellsDrawn, cellsCompared: shownIsUnknown ? 0 : changed.cellCount)
    if let reportWork { reportWork(layouts, cellsDrawn, byteCount(of: runs)) }
    cellsDrawn = 0
    let cursor = scene.cursorPosition ?? spokenRow.map { place(of: screenReader?.elementFrame, besides: $0) }
    let isRenamed = shownGeneration != StructuralChanges.generation && updateWindow(of: terminal, scene)
    if runs.isEmpty, cursor == shownCursor, !isScrolled, !isRenamed { return }
    if isMirrored {
      presentMirrored(runs, cursor: cursor, on: terminal)
    } else {
      show(wanted, runs, cursor, on: terminal)
    }
    for run in runs { shown.copy(run, from: wanted) }
    shownCursor = cursor
    shownIsUnknown = false
  }

  private func byteCount(of runs: [CellDiff.Run]) -> Int {
    runs.reduce(0) { sum, run in sum + run.columns.reduce(0) { $0 + wanted[$1, run.y].shownBytes } }
  }

  // The columns of a scene from right to left count from the right edge.
  @inline(never) private func presentMirrored(_ runs: [CellDiff.Run], cursor: Point?, on terminal: any Terminal) {
    var cells = wanted
    cells.mirror(cells.bounds)
    let width = cells.size.width
    let mirrored = runs.map { run in
      CellDiff.Run(y: run.y, columns: width - run.columns.upperBound..<width - run.columns.lowerBound)
    }
    let ordered = mirrored.sorted { ($0.y, $0.columns.lowerBound) < ($1.y, $1.columns.lowerBound) }
    show(cells, ordered, cursor.map { Point(x: width - 1 - $0.x, y: $0.y) }, on: terminal)
  }

  private func show(_ cells: CellBuffer, _ runs: [CellDiff.Run], _ cursor: Point?, on terminal: any Terminal) {
    if let showFrame { showFrame(cells, runs, cursor) } else { terminal.present(cells, runs: runs, cursor: cursor) }
  }

  // Passes on the title and the progress. Returns whether one has changed.
  @inline(never) private func updateWindow(of terminal: any Terminal, _ scene: WindowScene) -> Bool {
    shownGeneration = StructuralChanges.generation
    let (title, progress) = (scene.windowText, scene.progress)
    if terminal.title == title, terminal.progress == progress { return false }
    terminal.title = title
    terminal.progress = progress
    return true
  }

  // Moves cells in the buffer, and on the terminal where it can scroll whole rows. Elsewhere the moved area counts as changed. Returns
  // whether the terminal has to scroll.
  private func move(_ shifts: [ContentShift], on terminal: any Terminal, _ changed: inout DamageRegion) -> Bool {
    var isScrolled = false
    for shift in shifts {
      wanted.move(shift.area, upBy: shift.rows)
      let rows = shift.area.minY..<shift.area.maxY
      if shift.area.width == wanted.size.width, showFrame == nil,
        (terminal as? any RowScrolling)?.scroll(rows: rows, by: shift.rows) == true
      {
        shown.scroll(rows: rows, by: shift.rows)
        isScrolled = true
      } else {
        changed.add(shift.area)
      }
    }
    return isScrolled
  }

  // The areas of scrolled views that draw their own cells. Those cells do not scroll, and therefore the whole areas are redrawn.
  private func drawnArea(of views: [View], _ traits: TraitCollection) -> [Rect] {
    if views.isEmpty { return [] }
    return paint(traits) { canvas in
      views.filter { $0.drawsCells(in: &canvas) }.map { $0.visibleScreenRect($0.presentationBounds) }
    }
  }

  // The bottom row while it is the spoken line.
  private var spokenRow: Rect? {
    guard spokenLine != nil, wanted.size.height > 0 else { return nil }
    return Rect(x: 0, y: wanted.size.height - 1, width: wanted.size.width, height: 1)
  }

  // The cursor's place in an element without a text cursor. Braille displays show the row of the cursor.
  private func place(of element: Rect?, besides row: Rect) -> Point {
    let typedColumns = spokenLine.map { $0.count + 1 } ?? 0
    // fenrir takes a text for a typed one, and does not read it, if the cursor has moved by as many columns as it has characters.
    return element.flatMap { frame in
      wanted.textPositions(in: frame).first { abs($0.x - (shownCursor?.x ?? $0.x)) != typedColumns }
    } ?? row.origin
  }

  // Draws the spoken line in the terminal's own colours. Returns its row if the line had to be drawn.
  private func draw(_ line: String?, _ traits: TraitCollection) -> Rect? {
    let isKnown = line == spokenLine && !shownIsUnknown
    spokenLine = line
    guard !isKnown, let line, let row = spokenRow else { return nil }
    paint(traits) { canvas in
      canvas.cells.fill(row, with: Cell())
      canvas.draw(line.truncated(to: row.width), at: row.origin, style: TextStyle(foreground: .clear))
    }
    cellsDrawn += row.cellCount
    return row
  }

  // Adds the drawn areas to `changed`: the dirty region, widened where wide glyphs required it.
  private func draw(_ scene: WindowScene, _ damage: DamageRegion, _ changed: inout DamageRegion) {
    paint(scene.traitCollection) { canvas in
      canvas.imageCache = imageCache
      canvas.paintCache = paintCache
      canvas.imagePlayer = scene.imagePlayer
      for rect in damage.rects { changed.add(draw(scene, rect, in: &canvas)) }
    }
  }

  // Moves the buffer into the canvas and back, which avoids copying it.
  private func paint<Result>(_ traits: TraitCollection, _ body: (inout Canvas) -> Result) -> Result {
    var buffer = CellBuffer(size: .zero)
    swap(&buffer, &wanted)
    var canvas = Canvas(consume buffer, traits: traits)
    canvas.isMirrored = isMirrored
    defer { wanted = canvas.cells }
    return body(&canvas)
  }

  // Covering half of a wide glyph blanks its other half, and a translucent view over that half then changes too. The cells beside the
  // dirty rectangle are therefore drawn as well. If the edge of the drawn area cuts a wide glyph, the whole rows are drawn, even if
  // something else covers that glyph in the end.
  private func draw(_ scene: WindowScene, _ damage: Rect, in canvas: inout Canvas) -> Rect {
    let beside = damage.inset(by: EdgeInsets(left: -1, right: -1)).intersection(canvas.cells.bounds)
    let rect = area(drawnWith: beside, scene, canvas.cells)
    canvas.hasCutWideGlyph = false
    redraw(scene, rect, in: &canvas)
    if !canvas.hasCutWideGlyph || rect.width == canvas.cells.size.width { return rect }
    let rows = area(drawnWith: canvas.cells.rows(of: rect), scene, canvas.cells)
    redraw(scene, rows, in: &canvas)
    return rows
  }

  private func redraw(_ scene: WindowScene, _ rect: Rect, in canvas: inout Canvas) {
    canvas.redraw(scene, in: rect)
    cellsDrawn += rect.cellCount
  }

  // Adds the whole rows where wide glyphs are, and the views that are always redrawn as a whole.
  private func area(drawnWith rect: Rect, _ scene: WindowScene, _ cells: CellBuffer) -> Rect {
    let rows = cells.rows(of: rect)
    let wider = scene.area(drawnWith: cells.hasWideGlyphs(in: rows) ? rows : rect)
    return wider == rect ? rect : area(drawnWith: wider, scene, cells)
  }
}

extension Canvas {
  /// Redraws a rectangle, starting from blanks in the terminal's own colours.
  @MainActor fileprivate mutating func redraw(_ scene: WindowScene, in rect: Rect) {
    with(clip: rect) { canvas in
      canvas.cells.fill(rect, with: Cell())
      scene.render(in: &canvas)
    }
  }
}

extension CellBuffer {
  fileprivate func rows(of rect: Rect) -> Rect { Rect(x: 0, y: rect.minY, width: size.width, height: rect.height) }

  /// True if a rectangle inside the bounds contains a wide glyph or half of one.
  fileprivate func hasWideGlyphs(in rect: Rect) -> Bool {
    if !mayHaveWideGlyphs { return false }
    return (rect.minY..<rect.maxY).contains { y in
      withRow(y) { row in row[rect.minX..<rect.maxX].contains { $0.width != 1 } }
    }
  }

  /// Leaves only text in the terminal's own colours. Screen readers may read all that is written, and so nothing is written if only colours
  /// have changed.
  fileprivate mutating func omitColors(in rect: Rect) {
    update(rect.intersection(bounds)) { cell in
      (cell.foreground, cell.background, cell.attributes) = (.clear, .clear, [])
      (cell.minimumContrast, cell.elevation) = (.none, 0)
    }
  }

  /// Returns the positions of the glyphs in a rectangle that are not blank.
  fileprivate func textPositions(in rect: Rect) -> [Point] {
    let area = rect.intersection(bounds)
    return (area.minY..<max(area.minY, area.maxY)).flatMap { y in
      (area.minX..<area.maxX).filter { self[$0, y].width > 0 && self[$0, y].glyph != .blank }.map { Point(x: $0, y: y) }
    }
  }

  fileprivate mutating func copy(_ run: CellDiff.Run, from other: CellBuffer) {
    if other.mayHaveWideGlyphs { mayHaveWideGlyphs = true }
    other.withRow(run.y) { source in
      overwrite(columns: run.columns, row: run.y) { cells, _ in
        _ = cells.update(fromContentsOf: source[run.columns])
      }
    }
  }
}

extension Rect {
  fileprivate var cellCount: Int { width * height }
}

extension DamageRegion {
  fileprivate var cellCount: Int { rects.reduce(0) { $0 + $1.cellCount } }
}
