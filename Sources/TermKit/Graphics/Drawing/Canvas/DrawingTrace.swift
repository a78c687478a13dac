/// A record of what changes one cell while a screen is drawn. It answers the question why the cell looks as it does.
///
/// A canvas with a trace asks it only where it already treats special cases apart, so a canvas without one does the same work as before.
/// Between two places the trace compares the cell: the owner whose drawing is under way has drawn the change.
package final class DrawingTrace {
  /// A change of the cell.
  package struct Step {
    /// The object that draws, such as a view. Nil outside of all owners.
    package let owner: AnyObject?
    /// The cell before and after the change.
    package let (before, after): (Cell, Cell)
    /// The text that was drawn. Nil for other drawing.
    package var text: Text?
    /// The tint, if the owner had used it by then.
    package var tint: PresentationTint?
  }

  /// A text that covers the cell.
  package struct Text {
    /// The text that was drawn, in one line.
    package let string: String
    /// The number of columns of the text before the cell.
    package let column: Int
    package let style: TextStyle
  }

  /// The column and row of the cell. In a part of the canvas that is drawn as its mirror image, the column changes for that time.
  package private(set) var place: Point
  package private(set) var steps: [Step] = []
  private var owners: [AnyObject] = []
  private var last: Cell

  /// Creates a trace of a cell that looks like `cell` before everything is drawn.
  package init(of place: Point, cell: Cell) { (self.place, last) = (place, cell) }

  /// Returns whether the drawing of an object has to be announced with `begin`.
  package func isNew(_ owner: AnyObject) -> Bool { owners.last !== owner }

  package func begin(_ owner: AnyObject, on canvas: Canvas) {
    note(canvas)
    owners.append(owner)
  }

  package func end(on canvas: Canvas) {
    note(canvas)
    owners.removeLast()
  }

  /// Adds a step if the cell has changed.
  func note(_ canvas: Canvas) {
    let now = canvas.cells[place.x, place.y]
    if now != last { add(now, nil, canvas) }
  }

  /// Adds a step for a text that has been drawn at a place of the buffer, if it covers the cell.
  func note(_ text: String, columns: Int, at start: Point, _ style: TextStyle, _ canvas: Canvas) {
    guard start.y == place.y, (start.x..<start.x + columns).contains(place.x), canvas.clip.contains(place) else {
      return
    }
    add(canvas.cells[place.x, place.y], Text(string: text, column: place.x - start.x, style: style), canvas)
  }

  private func add(_ now: Cell, _ text: Text?, _ canvas: Canvas) {
    steps.append(
      Step(
        owner: owners.last, before: last, after: now, text: text, tint: canvas.isTintUsed ? canvas.tint : nil))
    last = now
  }

  /// Follows the cell when the cells of an area are exchanged with their mirror images.
  func turn(_ area: Rect) {
    if area.contains(place) { place.x = area.minX + area.maxX - 1 - place.x }
  }
}

extension Canvas {
  /// Draws a text that the trace gets to know.
  @inline(never)
  mutating func drawTraced(_ text: String, at point: Point, style: TextStyle, _ trace: DrawingTrace) -> Int {
    trace.note(self)
    self.trace = nil
    let columns = draw(text, at: point, style: style)
    self.trace = trace
    trace.note(text, columns: columns, at: point + origin, style, self)
    return columns
  }
}
