import TermKitGraphics
import TermKitInput
import TermKitTerminal
@_spi(TermKit) import TermKitViews

// Questions why the screen is as it is. The answers are found when they are asked for: the screen row is drawn once more, apart from the
// terminal.

extension Application {
  /// Explains why a cell of the screen looks as it does: the view, the glyph, what set each colour, and what the terminal gets.
  ///
  ///     print(application.why(x: 3, y: 2))
  ///
  /// The views of the cell's row are drawn once more, outside of the screen. Call it between frames: changes that are still to be drawn are
  /// in the answer. A colour that a view chooses in its own `draw(in:)` is compared with the tint and with its properties, so the answer can
  /// name a property that has the same colour.
  /// - Parameters:
  ///   - x: The column, from 0 at the left edge of the screen.
  ///   - y: The row, from 0.
  /// - Returns: The steps from the view to the terminal. For a place outside of the windows, one step that says so.
  public func why(x: Int, y: Int) -> Explanation {
    guard windowScene.bounds.contains(Point(x: x, y: y)) else {
      let size = windowScene.size
      return Explanation([
        .init(.view, "no view is there: the windows have \(size.width) columns and \(size.height) rows, counted from 0")
      ])
    }
    let (steps, cell) = windowScene.explainCell(x: x, y: y)
    return Explanation(steps + terminalSteps(of: cell))
  }

  /// Explains what a key would do: the responders that are asked for it, in order, and the answer of each. Nothing is performed.
  ///
  /// A responder whose `pressBegan(_:)` is a program's own is asked too, but only a real key tells what it does. The list goes on with the
  /// responders after it.
  /// - Parameter key: The key, as `.character("s", .control)`.
  /// - Returns: A step for each responder, up to the one that takes the key.
  public func why(key: Key) -> Explanation { windowScene.explain(key) }

  /// Explains why a view is where it is: what set its frame, its best size, the safe area, and the views that cut off a part of it.
  /// - Parameter view: The view.
  /// - Returns: The steps.
  public func why(frame view: View) -> Explanation { view.frameExplanation }

  private func terminalSteps(of cell: Cell) -> [Explanation.Step] {
    let depth = windowScene.traitCollection.colorDepth
    let story = RenditionStory(
      of: cell, depth: depth, on: max(depth, terminal.traits.colorDepth), map: terminal.colorMap)
    var steps: [Explanation.Step] = []
    if story.ink != cell.foreground && !cell.isBlank || story.paper != cell.background {
      let (ink, paper) = (story.ink.name, story.paper.name)
      steps.append(
        .init(
          .colorMap, "the colour scheme shows the ink as \(ink), and the paper as \(paper)",
          ["ink": ink, "paper": paper]))
    }
    if let contrast = story.contrast, !cell.isBlank {
      let (before, after) = (contrast.before.tenths, contrast.after.tenths)
      let minimum = "\(cell.minimumContrast)"
      steps.append(
        .init(
          .contrast, "raised from \(before) to \(after) by the minimum contrast “\(minimum)”",
          ["before": before, "after": after, "minimum": minimum]))
    }
    let (ink, paper) = (story.name(of: story.rendition.foreground), story.name(of: story.rendition.background))
    return steps + [
      .init(.palette, "ink: \(ink), paper: \(paper)", ["ink": ink, "paper": paper, "depth": "\(depth)"]),
      .init(.bytes, "ESC [ \(story.parameters) m, or what means the same to the terminal", ["sgr": story.parameters]),
    ]
  }
}

extension Double {
  /// The number with one digit after the point.
  fileprivate var tenths: String { "\((self * 10).rounded() / 10)" }
}
