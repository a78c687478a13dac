/// A line around a sheet, a cell outside of it, where a terminal cannot show the backdrop darker than the sheet (T12): everywhere on one
/// of eight colours or none, on one of sixteen while the sheet is itself behind another; elsewhere it draws nothing. What is presented
/// has one by itself; it is for windows that are sheets of their own kind.
///
///     outline.frame = panel.frame.inset(by: EdgeInsets(top: -1, left: -1, bottom: -1, right: -1))
public final class SheetOutline: View {
  /// True on terminals of eight colours, or of none, where a sheet should leave room for its line.
  public static func isNeeded(_ traits: TraitCollection) -> Bool { traits.colorDepth <= .eight }

  /// Makes an outline that takes no clicks.
  public init() {
    super.init()
    isUserInteractionEnabled = false
  }

  public override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  // Sixteen colours have a grey for paper behind one sheet, but no second one for paper behind two.
  private func isDrawn(_ traits: TraitCollection) -> Bool {
    Self.isNeeded(traits) || traits.colorDepth == .sixteen && tintAdjustmentMode == .dimmed
  }

  public override func draw(in canvas: inout Canvas) {
    guard isDrawn(canvas.traits), bounds.width > 1, bounds.height > 1 else { return }
    let pieces = canvas.traits.glyphLevel == .ascii ? Self.plain : Self.lines
    let line = String(repeating: pieces.line, count: bounds.width - 2)
    draw("\(pieces.top.left)\(line)\(pieces.top.right)", y: bounds.minY, in: &canvas)
    for y in bounds.minY + 1..<bounds.maxY - 1 {
      for x in [bounds.minX, bounds.maxX - 1] { draw(pieces.side, x: x, y: y, in: &canvas) }
    }
    draw("\(pieces.bottom.left)\(line)\(pieces.bottom.right)", y: bounds.maxY - 1, in: &canvas)
  }

  private func draw(_ row: String, y: Int, in canvas: inout Canvas) {
    for (x, character) in row.enumerated() { draw(character, x: bounds.minX + x, y: y, in: &canvas) }
  }

  // As dark as it takes to be seen on what is behind.
  private func draw(_ character: Character, x: Int, y: Int, in canvas: inout Canvas) {
    let point = Point(x: x, y: y)
    guard let paper = canvas[point]?.background else { return }
    let ink: Color = paper.alpha == 0 ? .clear : paper.brightness > 0.5 ? .black : .white
    canvas.draw(String(character), at: point, style: TextStyle(foreground: ink))
  }

  private typealias Pieces = (
    top: (left: Character, right: Character), bottom: (left: Character, right: Character), line: Character,
    side: Character
  )
  private static let lines: Pieces = (("┌", "┐"), ("└", "┘"), "─", "│")
  private static let plain: Pieces = (("+", "+"), ("+", "+"), "-", "|")
}
