/// A drawing surface: a cell buffer with an origin and a clip. UIKit's graphics context.
///
/// All coordinates are relative to the origin: (0, 0) is the top-left cell of the view that draws. Drawing does not change cells
/// outside of the clip. The only exception is a wide glyph that loses one half to the drawing: its other half is blanked too.
public struct Canvas {
  /// The cells drawn up to now.
  public var buffer: CellBuffer {
    cellReads.count &+= 1
    return cells
  }
  /// The same cells. Reading them does not count as an access (`accessCount`).
  package var cells: CellBuffer
  /// The capabilities of the terminal, which determine the characters used for drawing.
  public package(set) var traits: TraitCollection
  /// The position of the canvas's (0, 0), in the buffer's coordinates.
  package private(set) var origin = Point.zero
  /// The area that may be changed, in the buffer's coordinates.
  package private(set) var clip: Rect
  /// A cache of drawn images, if they are kept from one canvas to the next.
  package var imageCache: ImageCache?
  /// A cache of painted cells, if they are kept from one canvas to the next.
  package var paintCache: PaintCache?
  /// The player that chooses the frames of animated images. Without a player the first frames are drawn.
  package var imagePlayer: ImagePlayer?
  /// The next frame of the animated images drawn since this property was nil, in the buffer's coordinates.
  package var nextImageFrame: NextImageFrame?
  /// Whether the columns count from the right edge, because the finished cells are mirrored.
  package var isMirrored = false { didSet { isSpecial = isMirrored || trace != nil } }
  /// The record of what changes one cell. Defaults to nil.
  package var trace: DrawingTrace? { didSet { isSpecial = isMirrored || trace != nil } }
  /// Whether texts are drawn in a special way: on a mirrored canvas, or on one with a trace.
  private(set) var isSpecial = false
  /// The tint of the view that draws.
  package var tint = PresentationTint(color: .systemBlue)
  /// True once the tint was used for drawing.
  package var isTintUsed = false
  /// True once the clip has cut a wide glyph in half.
  package var hasCutWideGlyph = false
  private let cellReads = CellReads()

  /// The number of reads and writes of cells. A view that reads cells may draw differently when they change.
  package var accessCount: Int { cells.writeCount &+ cellReads.count }

  /// The number of calls of `notePaperRead()`.
  package var paperReadCount: Int { cellReads.paperCount }

  /// Records that the content depends on the visible part of a rectangle, which is therefore always drawn as a whole.
  package func notePaperRead() { cellReads.paperCount &+= 1 }

  // A class, because reading must not mutate the canvas.
  private final class CellReads {
    var count = 0
    var paperCount = 0
  }

  /// Creates a canvas.
  /// - Parameters:
  ///   - buffer: The cells to draw on.
  ///   - traits: The capabilities of the terminal. Defaults to the most capable terminal.
  ///   - clip: The area that may be changed, in the buffer's coordinates. Defaults to the whole buffer.
  public init(_ buffer: CellBuffer, traits: TraitCollection = TraitCollection(), clip: Rect? = nil) {
    cells = buffer
    self.traits = traits
    self.clip = (clip ?? buffer.bounds).intersection(buffer.bounds)
  }

  /// The area that may be changed, in the canvas's current coordinates.
  public var clipBounds: Rect { clip.offset(by: .zero - origin) }

  /// Runs a closure with another origin and a smaller clip.
  /// - Parameters:
  ///   - offset: The distance by which the origin moves. Defaults to (0, 0).
  ///   - rect: The area to which the clip is limited, in the coordinates before the move. Defaults to no limit.
  ///   - body: The closure that draws.
  public mutating func with(offset: Point = .zero, clip rect: Rect? = nil, _ body: (inout Canvas) -> Void) {
    let saved = move(by: offset, clip: rect)
    body(&self)
    moveBack(to: saved)
  }

  /// Moves the origin and narrows the clip as `with(offset:clip:_:)` does, without the cost of a closure. Pass the result to
  /// `moveBack(to:)`.
  /// - Returns: The previous origin and clip.
  package mutating func move(by offset: Point, clip rect: Rect?) -> (origin: Point, clip: Rect) {
    let saved = (origin, clip)
    if let rect { clip = clip.intersection(rect.offset(by: origin)) }
    origin = origin + offset
    return saved
  }

  /// Restores the origin and clip from before `move(by:clip:)`.
  package mutating func moveBack(to saved: (origin: Point, clip: Rect)) { (origin, clip) = saved }

  /// Runs a closure that draws into the mirror image of a rectangle: what it draws in the first column appears in the last one.
  /// - Parameters:
  ///   - rect: The rectangle, in the canvas's coordinates. Its own mirror image has the same coordinates.
  ///   - clips: Whether only cells of the rectangle can change. Otherwise the cells beside it are mirrored at the rectangle too.
  ///   - body: The closure that draws.
  package mutating func withOppositeDirection(in rect: Rect, clips: Bool, _ body: (inout Canvas) -> Void) {
    let (saved, frame) = ((origin, clip), nextImageFrame)
    let area = rect.offset(by: origin)
    let visible = clips ? area.intersection(clip) : clip
    if visible.isEmpty { return }
    turn(visible)
    (clip, nextImageFrame) = (visible, nil)
    origin.x += visible.minX + visible.maxX - area.minX - area.maxX
    body(&self)
    (origin, clip) = saved
    turn(visible)
    let inner = nextImageFrame.map { NextImageFrame(due: $0.due, rect: $0.rect.mirrored(in: visible)) }
    nextImageFrame = inner.map { frame?.joined(with: $0) ?? $0 } ?? frame
  }

  private mutating func turn(_ area: Rect) {
    trace?.note(self)
    cells.mirror(area)
    trace?.turn(area)
    isMirrored.toggle()
  }
}

extension Canvas {
  /// The cell at a point. Nil outside of the clip.
  public subscript(point: Point) -> Cell? {
    cellReads.count &+= 1
    let place = point + origin
    return clip.contains(place) ? cells[place.x, place.y] : nil
  }

  /// Replaces the cell at `point`, in the canvas's coordinates, with `cell`, without blending. A wide cell that the clip would cut is drawn
  /// as a blank.
  public mutating func put(_ cell: Cell, at point: Point) {
    let place = point + origin
    guard clip.contains(place) else { return }
    var cell = cell
    if omitsDrawings, cell.glyph.isDrawing { cell.glyph = .blank }
    if cell.width == 2, place.x + 1 >= clip.maxX {
      hasCutWideGlyph = true
      cells[place.x, place.y] = Cell(
        foreground: cell.foreground, background: cell.background, attributes: cell.attributes,
        minimumContrast: cell.minimumContrast)
    } else {
      cells[place.x, place.y] = cell
    }
  }

  /// Changes the colours and attributes of the cells in a rectangle, in place, as `CellBuffer.update(_:_:)` does.
  package mutating func update(_ rect: Rect, _ change: (inout Cell) -> Void) {
    cells.update(rect.offset(by: origin).intersection(clip), change)
  }

  /// Composites a `color` over `rect`, a rectangle in the canvas's coordinates. An opaque colour hides the content. A translucent one tints
  /// the background and the glyphs.
  public mutating func fill(_ rect: Rect, with color: Color) {
    let area = rect.offset(by: origin).intersection(clip)
    if area.isEmpty || color.alpha == 0 { return }
    if color.isOpaque {
      cells.fill(area, with: Cell(background: color))
      return
    }
    // Most cells have the same colours as the cell before them.
    var last = (ink: Color.clear, paper: Color.clear, inkResult: color, paperResult: color)
    cells.update(area) { cell in
      if cell.background != last.paper {
        (last.paper, last.paperResult) = (cell.background, color.over(cell.background))
      }
      if cell.foreground != last.ink {
        (last.ink, last.inkResult) = (cell.foreground, color.over(cell.foreground))
      }
      (cell.foreground, cell.background) = (last.inkResult, last.paperResult)
    }
  }
}
