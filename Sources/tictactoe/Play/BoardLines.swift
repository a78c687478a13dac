import TTTModel
import TermKit

/// The four bars between the squares.
final class BarsView: View {
  /// Where they are.
  var geometry = BoardGeometry(fitting: .zero) { didSet { if geometry != oldValue { setNeedsDisplay() } } }
  /// Their colour. Animatable.
  @Animatable var color = Color.black

  init() {
    super.init()
    isUserInteractionEnabled = false
  }

  private var prepared: (geometry: BoardGeometry, traits: TraitCollection, stencils: [Stencil])?

  override func draw(in canvas: inout Canvas) {
    for stencil in stencils(canvas.traits) { canvas.fill(stencil, with: $color) }
  }

  private func stencils(_ traits: TraitCollection) -> [Stencil] {
    if let prepared, prepared.geometry == geometry, prepared.traits == traits { return prepared.stencils }
    let stencils = geometry.bars.map { bar in
      var path = Path()
      path.move(to: bar.start)
      path.addLine(to: bar.end)
      return Stencil(stroking: path, width: Double(geometry.bar.width), cap: .butt, traits: traits)
    }
    prepared = (geometry, traits, stencils)
    return stencils
  }
}

/// The line through three in a row.
final class WinningLineView: View {
  /// Where the squares are.
  var geometry = BoardGeometry(fitting: .zero) { didSet { if geometry != oldValue { setNeedsDisplay() } } }
  private var line: WinningLine?
  private var color = Color.clear

  init() {
    super.init()
    isUserInteractionEnabled = false
    alpha = 0
  }

  /// Shows a line, or none. Inside an animation block it fades in and out.
  func show(_ line: WinningLine?, color: Color) {
    alpha = line == nil ? 0 : 1
    guard let line, line != self.line || color != self.color else { return }
    self.line = line
    self.color = color
    setNeedsDisplay()
  }

  override func draw(in canvas: inout Canvas) {
    guard let line else { return }
    var path = Path()
    path.move(to: geometry.visibleFrame(of: line.first).center)
    path.addLine(to: geometry.visibleFrame(of: line.last).center)
    canvas.stroke(path, width: Double(geometry.bar.width), cap: .round, with: color)
  }
}

/// Marks at the four corners of the square that has the focus, in the tint.
final class FocusMarksView: View {
  /// Makes marks that take no clicks.
  init() {
    super.init()
    isUserInteractionEnabled = false
  }

  override func tintColorDidChange() { setNeedsDisplay() }

  override func draw(in canvas: inout Canvas) {
    let style = TextStyle(foreground: canvas.tintColor)
    let (right, bottom) = (bounds.maxX - 1, bounds.maxY - 1)
    canvas.draw("┌", at: Point(x: 0, y: 0), style: style)
    canvas.draw("┐", at: Point(x: right, y: 0), style: style)
    canvas.draw("└", at: Point(x: 0, y: bottom), style: style)
    canvas.draw("┘", at: Point(x: right, y: bottom), style: style)
  }
}

/// A row below the board that is as wide as it.
final class BelowBoardView: View {
  private weak var board: BoardView?
  private let contents: View

  init(board: BoardView, contents: View) {
    self.board = board
    self.contents = contents
    super.init()
    addSubview(contents)
  }

  override func sizeThatFits(_ size: Size) -> Size { contents.sizeThatFits(size) }

  override func layoutSubviews() {
    let width = max(board?.boardFrame.width ?? 0, contents.sizeThatFits(bounds.size).width)
    contents.frame = bounds.centered(Size(width: min(bounds.width, width), height: bounds.height))
  }
}
