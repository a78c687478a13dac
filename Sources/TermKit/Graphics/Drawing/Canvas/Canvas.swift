/// What views draw on: a buffer seen through an origin and a clip. UIKit's graphics context.
///
/// All coordinates are relative to the origin, (0, 0) being the top-left cell of the view that draws. Nothing outside of the
/// clip is touched, except that a wide glyph of which one half is overwritten loses the other half too.
public struct Canvas {
  /// The cells drawn so far.
  public var buffer: CellBuffer {
    cellReads.count &+= 1
    return cells
  }
  /// The same, for code whose reading does not count as drawing.
  package var cells: CellBuffer
  /// What the terminal can show; drawing chooses its characters by it.
  public let traits: TraitCollection
  /// The cell of the buffer that (0, 0) stands for.
  package private(set) var origin = Point.zero
  /// The cells that may be changed, in the buffer's coordinates.
  package private(set) var clip: Rect
  /// The images drawn before, where somebody keeps them from one canvas to the next.
  package var imageCache: ImageCache?
  /// The cells painted before, likewise.
  package var paintCache: PaintCache?
  /// Knows which frames of animated images are to be seen; without one their first frames are.
  package var imagePlayer: ImagePlayer?
  /// When an animated image drawn since this was nil has its next frame, in the buffer's coordinates.
  package var nextImageFrame: NextImageFrame?
  /// The tint of the view that draws.
  package var tint = SeenTint(color: .systemBlue)
  /// True once something was drawn in it.
  package var isTintUsed = false
  private let cellReads = CellReads()

  /// How often cells were read or written. Whoever reads cells may draw something else when they change.
  package var accessCount: Int { cells.writeCount &+ cellReads.count }

  // A class, so that reading is no change of the canvas.
  private final class CellReads {
    var count = 0
  }

  /// Makes a canvas on a buffer, by default on all of it.
  public init(_ buffer: CellBuffer, traits: TraitCollection = TraitCollection(), clip: Rect? = nil) {
    cells = buffer
    self.traits = traits
    self.clip = (clip ?? buffer.bounds).intersection(buffer.bounds)
  }

  /// The part that may be drawn on, in the canvas's present coordinates.
  public var clipBounds: Rect { clip.offset(by: .zero - origin) }

  /// Runs `body` with the origin moved by `offset` and the clip narrowed to `rect`, which is in the coordinates from before.
  public mutating func with(offset: Point = .zero, clip rect: Rect? = nil, _ body: (inout Canvas) -> Void) {
    let saved = move(by: offset, clip: rect)
    body(&self)
    moveBack(to: saved)
  }

  /// Moves the origin and narrows the clip as `with(offset:clip:_:)` does, and answers what they were. For those who do it so often that
  /// a closure is too much.
  package mutating func move(by offset: Point, clip rect: Rect?) -> (origin: Point, clip: Rect) {
    let saved = (origin, clip)
    if let rect { clip = clip.intersection(rect.offset(by: origin)) }
    origin = origin + offset
    return saved
  }

  /// Goes back to where the canvas was before `move(by:clip:)`.
  package mutating func moveBack(to saved: (origin: Point, clip: Rect)) { (origin, clip) = saved }
}

extension Canvas {
  /// The cell at a point, or nil outside of the clip.
  public subscript(point: Point) -> Cell? {
    cellReads.count &+= 1
    let place = point + origin
    return clip.contains(place) ? cells[place.x, place.y] : nil
  }

  /// Puts a narrow or wide cell as it is, nothing blended. A wide one that the clip would cut is drawn as a blank.
  public mutating func put(_ cell: Cell, at point: Point) {
    let place = point + origin
    guard clip.contains(place) else { return }
    if cell.width == 2, place.x + 1 >= clip.maxX {
      cells[place.x, place.y] = Cell(
        foreground: cell.foreground, background: cell.background, attributes: cell.attributes,
        minimumContrast: cell.minimumContrast)
    } else {
      cells[place.x, place.y] = cell
    }
  }

  /// Lays a colour over a rectangle. An opaque one covers what is there; through others, glyphs stay and take on the colour.
  public mutating func fill(_ rect: Rect, with color: Color) {
    let area = rect.offset(by: origin).intersection(clip)
    if area.isEmpty || color.alpha == 0 { return }
    if color.isOpaque {
      cells.fill(area, with: Cell(background: color))
      return
    }
    // Most cells are like the one before.
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
