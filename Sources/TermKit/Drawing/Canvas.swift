/// What views draw on: a buffer seen through an origin and a clip. UIKit's graphics context.
///
/// All coordinates are relative to `origin`; nothing outside of the clip is touched.
public struct Canvas {
  /// The cells drawn so far.
  public private(set) var buffer: CellBuffer
  /// What the terminal can show; drawing chooses its characters by it.
  public let traits: TraitCollection
  private var origin = Point.zero
  private var clip: Rect

  /// Makes a canvas on a buffer, by default on all of it.
  public init(_ buffer: CellBuffer, traits: TraitCollection = TraitCollection(), clip: Rect? = nil) {
    self.buffer = buffer
    self.traits = traits
    self.clip = (clip ?? buffer.bounds).intersection(buffer.bounds)
  }

  /// The part that may be drawn on, in the canvas's present coordinates.
  public var clipBounds: Rect { clip.offset(by: .zero - origin) }

  /// Runs `body` with the origin moved by `offset` and the clip narrowed to `rect`, which is in the coordinates from before.
  public mutating func with(offset: Point = .zero, clip rect: Rect? = nil, _ body: (inout Canvas) -> Void) {
    let saved = (origin, clip)
    if let rect { clip = clip.intersection(rect.offset(by: origin)) }
    origin = origin + offset
    body(&self)
    (origin, clip) = saved
  }
}

extension Canvas {
  /// The cell at a point, or nil outside of the clip.
  public subscript(point: Point) -> Cell? {
    let place = point + origin
    return clip.contains(place) ? buffer[place.x, place.y] : nil
  }

  /// Puts a narrow or wide cell as it is, nothing blended. A wide one that the clip would cut is drawn as a blank.
  public mutating func put(_ cell: Cell, at point: Point) {
    let place = point + origin
    guard clip.contains(place) else { return }
    if cell.width == 2, place.x + 1 >= clip.maxX {
      buffer[place.x, place.y] = Cell(
        foreground: cell.foreground, background: cell.background, attributes: cell.attributes)
    } else {
      buffer[place.x, place.y] = cell
    }
  }

  /// Lays a colour over a rectangle. An opaque one covers what is there; through others, glyphs stay and take on the colour.
  public mutating func fill(_ rect: Rect, with color: Color) {
    let area = rect.offset(by: origin).intersection(clip)
    if area.isEmpty || color.alpha == 0 { return }
    if color.isOpaque {
      buffer.fill(area, with: Cell(background: color))
      return
    }
    buffer.update(area) { cell in
      cell.background = color.over(cell.background)
      cell.foreground = color.over(cell.foreground)
    }
  }

  /// Draws one glyph over what is there.
  public mutating func draw(_ glyph: Glyph, width: Int = 1, at point: Point, style: TextStyle) {
    guard let below = self[point] else { return }
    let background = style.background.over(below.background)
    put(
      Cell(
        glyph: glyph, foreground: style.foreground.over(background), background: background,
        attributes: style.attributes, width: UInt8(width)),
      at: point)
  }

  /// Draws one line of text and answers the columns it took. The text is made harmless first (`TextGlyphs`).
  @discardableResult
  public mutating func draw(_ text: some StringProtocol, at point: Point, style: TextStyle = TextStyle()) -> Int {
    var x = point.x
    let visible = clipBounds
    guard point.y >= visible.minY, point.y < visible.maxY else { return TextGlyphs(text).reduce(0) { $0 + $1.width } }
    for item in TextGlyphs(text) {
      if x + item.width > visible.minX, x < visible.maxX { drawItem(item, x: x, y: point.y, style: style) }
      x += item.width
    }
    return x - point.x
  }

  // A wide glyph whose left half is outside of the clip leaves a blank in its right half.
  private mutating func drawItem(_ item: TextGlyphs.Element, x: Int, y: Int, style: TextStyle) {
    if item.width == 2, x < clipBounds.minX {
      draw(.blank, at: Point(x: x + 1, y: y), style: style)
    } else {
      draw(item.glyph, width: item.width, at: Point(x: x, y: y), style: style)
    }
  }
}
