import TermKit

/// A view that shows frames one after the other, as fast as possible, and then quits the application.
class FramesView: View {
  /// The number of the frame that is shown or about to be shown; -1 before the first.
  private(set) var index: Int
  private let count: Int
  private let quit: @MainActor () -> Void

  /// Creates a view that begins at a frame and ends after `count` of them.
  init(first: Int, count: Int, quit: @escaping @MainActor () -> Void) {
    index = first
    self.count = count
    self.quit = quit
    super.init()
  }

  override func didMoveToWindow() { scheduleNext() }

  // A timer that is due at once fires in the next turn of the loop, after this turn's frame.
  private func scheduleNext() {
    window?.windowScene?.schedule(after: 0) { [weak self] in self?.advance() }
  }

  private func advance() {
    guard index + 1 < count else { return quit() }
    index += 1
    frameDidChange()
    scheduleNext()
  }

  /// Marks the cells that change in the new frame. The default implementation marks all of them.
  func frameDidChange() { setNeedsDisplay() }
}

/// A view that changes every cell in each frame.
final class FillView: FramesView {
  override func draw(in canvas: inout Canvas) {
    let area = canvas.clipBounds
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX { canvas.put(cell(x, y), at: Point(x: x, y: y)) }
    }
  }

  private func cell(_ x: Int, _ y: Int) -> Cell {
    Cell(
      glyph: Glyph(Unicode.Scalar(UInt8(33 + (x + 3 * y + 7 * index) % 94))),
      foreground: Color.inks[(x + y + index) % 6], background: Color.papers[(x / 4 + y + index) % 6])
  }
}

/// A screen of letters of which twenty change in each frame.
final class SparseView: FramesView {
  // The frame that last wrote to each cell; -1 for none.
  private var writers: [Int] = []

  override func layoutSubviews() {
    let count = bounds.width * bounds.height
    if writers.count != count { writers = Array(repeating: -1, count: count) }
  }

  override func frameDidChange() {
    for step in 20 * index..<20 * (index + 1) {
      let place = step * 7919 % writers.count
      writers[place] = index
      setNeedsDisplay(in: Rect(x: place % bounds.width, y: place / bounds.width, width: 1, height: 1))
    }
  }

  override func draw(in canvas: inout Canvas) {
    let area = canvas.clipBounds
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX {
        let writer = writers[y * bounds.width + x]
        let cell = writer < 0 ? StillView.cell(x, y) : Self.cell(of: writer)
        canvas.put(cell, at: Point(x: x, y: y))
      }
    }
  }

  private static func cell(of frame: Int) -> Cell {
    Cell(
      glyph: Glyph(Unicode.Scalar(UInt8(65 + frame % 26))), foreground: Color.inks[frame % 6],
      background: .paperBlack)
  }
}

/// A static screen of letters that says READY in its last row.
final class StillView: View {
  override func draw(in canvas: inout Canvas) {
    let area = canvas.clipBounds
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX { canvas.put(Self.cell(x, y), at: Point(x: x, y: y)) }
    }
    let style = TextStyle(foreground: Color.inks[5], background: .paperBlack)
    canvas.draw("READY", at: Point(x: 2, y: bounds.maxY - 1), style: style)
  }

  /// Returns the letter at a position.
  static func cell(_ x: Int, _ y: Int) -> Cell {
    Cell(
      glyph: Glyph(Unicode.Scalar(UInt8(97 + (x + y) % 26))), foreground: Color.inks[y % 6],
      background: .paperBlack)
  }
}
