import TermKit

/// Ten thousand views with a letter each, some of them in the tint, and their superviews. A step gives the window another tint.
///
/// The views fill 200 × 50 cells: ten sections of five rows of two hundred letters.
final class TintedGridView: SteppingView {
  private static let (sections, rows, columns) = (10, 5, 200)

  /// Creates the grid.
  /// - Parameters:
  ///   - depth: The number of additional views between the grid and its sections.
  ///   - isTinted: Returns whether the letter with a number is in the tint.
  init(depth: Int = 0, isTinted: (Int) -> Bool) {
    super.init()
    let size = Size(width: Self.columns, height: Self.sections * Self.rows)
    var holder: View = self
    for _ in 0..<depth { holder = holder.adding(View(frame: Rect(size: size))) }
    for section in 0..<Self.sections {
      let view = View(frame: Rect(x: 0, y: section * Self.rows, width: Self.columns, height: Self.rows))
      holder.addSubview(view)
      for row in 0..<Self.rows { addRow(row, of: section, to: view, isTinted) }
    }
  }

  private func addRow(_ row: Int, of section: Int, to view: View, _ isTinted: (Int) -> Bool) {
    let line = view.adding(View(frame: Rect(x: 0, y: row, width: Self.columns, height: 1)))
    let start = (section * Self.rows + row) * Self.columns
    for x in 0..<Self.columns {
      let letter = line.adding(isTinted(start + x) ? TintedLetterView() : LetterView())
      letter.frame = Rect(x: x, y: 0, width: 1, height: 1)
    }
  }

  override func step() { window?.tintColor = stepCount % 2 == 0 ? Color.inks[0] : Color.inks[1] }
}

/// A letter in a fixed colour.
private final class LetterView: View {
  override func draw(in canvas: inout Canvas) {
    canvas.draw("x", at: .zero, style: TextStyle(foreground: Color.inks[5]))
  }
}

/// A letter in the tint.
private final class TintedLetterView: View {
  override func draw(in canvas: inout Canvas) { canvas.draw("x", at: .zero, style: canvas.tintTextStyle()) }

  override func tintColorDidChange() { setNeedsDisplay() }
}

extension View {
  /// Adds a view in front of the other subviews, and returns it.
  fileprivate func adding(_ view: View) -> View {
    addSubview(view)
    return view
  }
}
