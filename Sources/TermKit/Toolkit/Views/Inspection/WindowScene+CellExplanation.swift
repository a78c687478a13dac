import TermKitGraphics

extension WindowScene {
  /// Returns the steps that lead to a cell of the screen, from the view to the colours that it is drawn with, and the cell. The columns count
  /// from the left edge of the screen.
  package func explainCell(x: Int, y: Int) -> (steps: [Explanation.Step], cell: Cell) {
    var place = Point(x: isMirrored ? size.width - 1 - x : x, y: y)
    let row = area(drawnWith: Rect(x: 0, y: y, width: size.width, height: 1)).intersection(bounds)
    if cells(of: row, nil)[place.x, y].width == 0 { place.x -= 1 }
    let trace = DrawingTrace(of: place, cell: Cell())
    var screen = cells(of: row, trace)
    let drawn = screen[place.x, y]
    if isMirrored { screen.mirror(screen.bounds) }
    let shown = screen[screen[x, y].width == 0 ? x - 1 : x, y]
    return (CellStory(trace.steps, drawn, shown: shown.glyph).steps, shown)
  }

  /// Draws some rows of the screen, apart from the terminal.
  private func cells(of rows: Rect, _ trace: DrawingTrace?) -> CellBuffer {
    let areMixed = LayoutDirections.areMixed
    defer { LayoutDirections.areMixed = areMixed }
    LayoutDirections.areMixed = areMixed || trace != nil
    var canvas = Canvas(CellBuffer(size: size), traits: traitCollection, clip: rows)
    canvas.isMirrored = isMirrored
    canvas.imagePlayer = imagePlayer
    canvas.trace = trace
    render(in: &canvas)
    return canvas.cells
  }
}

/// The changes of one cell while the screen was drawn, and their meaning.
@MainActor private struct CellStory {
  private let all: [DrawingTrace.Step]
  private let cell: Cell
  /// The glyph on the terminal, which is another one than the cell's in an interface from right to left.
  private let shown: Glyph
  /// The step that drew the glyph. For a blank, the step that drew the colour behind it. Nil if nothing was drawn.
  private let main: Int?

  init(_ steps: [DrawingTrace.Step], _ cell: Cell, shown: Glyph) {
    (all, self.cell, self.shown) = (steps, cell, shown)
    let glyph = steps.lastIndex {
      $0.after.glyph == cell.glyph && ($0.text != nil || $0.before.glyph != $0.after.glyph)
    }
    let paper = steps.lastIndex { $0.hasNewPaper }
    main = cell.isBlank ? paper ?? glyph : glyph ?? paper
  }

  var steps: [Explanation.Step] {
    guard let main, let view = all[main].view else {
      return [Explanation.Step(.view, "no view draws here: the cell is blank, in the terminal’s own colours")]
    }
    return [view.pathStep, glyphStep(main, view)] + inkSteps(main, view) + paperSteps(main) + covers(after: main)
  }

  private func glyphStep(_ main: Int, _ view: View) -> Explanation.Step {
    let glyph = String(String.UnicodeScalarView(shown.scalars))
    var values = ["glyph": glyph]
    guard let text = all[main].text, !cell.isBlank else {
      return .init(.glyph, cell.isBlank ? "blank" : "“\(glyph)”, drawn by \(type(of: view))", values)
    }
    let index = text.string.index(atColumn: text.column)
    values["text"] = text.string
    values["offset"] = "\(index)"
    var description = "“\(glyph)”, character \(index + 1) of the text “\(text.string)”"
    let whole = view.inspectedProperties.first { $0.name == "text" || $0.name == "title" }?.value.string
    if let whole, whole != text.string, let range = whole.range(ofText: text.string) {
      description += ", which is characters \(range.lowerBound + 1) to \(range.upperBound) of its whole text"
      values["range"] = "\(range.lowerBound)..<\(range.upperBound)"
    }
    return .init(.glyph, description, values)
  }

  private func inkSteps(_ main: Int, _ view: View) -> [Explanation.Step] {
    if cell.isBlank { return [] }
    let step = all[main]
    let color = step.text?.style.foreground ?? step.after.foreground
    let source = PropertySource(ofColor: color, drawnBy: view, tint: step.tint)
    let ink = Explanation.Step(
      .ink, "\(color.name): \(source.text)", source.values.merging(["color": color.name]) { $1 })
    return [ink] + (source.values["source"] == "tint" ? view.tintSteps : [])
  }

  // The colour behind the glyph when it was drawn. Later changes are covers.
  private func paperSteps(_ main: Int) -> [Explanation.Step] {
    guard let step = all[...main].last(where: \.hasNewPaper), let view = step.view else {
      return [Explanation.Step(.paper, "the terminal’s own colour: no view draws a background here")]
    }
    let color = all[main].after.background
    let given = step.text.map(\.style.background) ?? color
    let own = given.alpha == 0 ? color : given
    let source = PropertySource(ofColor: own, drawnBy: view, tint: step.tint)
    let values = source.values.merging(["color": color.name]) { $1 }
    return [Explanation.Step(.paper, "\(color.name): \(source.text)", values)]
  }

  // Changes of the colours by views in front of the glyph.
  private func covers(after main: Int) -> [Explanation.Step] {
    all[(main + 1)...].filter { $0.text == nil && $0.before != $0.after }.map { step in
      var changes: [String] = []
      if step.before.foreground != step.after.foreground, !cell.isBlank {
        changes.append("the ink \(step.before.foreground.name) becomes \(step.after.foreground.name)")
      }
      if step.before.background != step.after.background {
        changes.append("the paper \(step.before.background.name) becomes \(step.after.background.name)")
      }
      if step.before.elevation != step.after.elevation { changes.append("it gets another shade at night") }
      if step.before.attributes != step.after.attributes { changes.append("it gets other attributes") }
      let cause = step.view?.coverName ?? "the opacity of a view"
      return Explanation.Step(
        .cover, "\(cause): " + changes.joined(separator: ", "),
        ["by": cause, "ink": step.after.foreground.name, "paper": step.after.background.name])
    }
  }
}

extension DrawingTrace.Step {
  fileprivate var view: View? { owner as? View }
  fileprivate var hasNewPaper: Bool { before.background != after.background }
}

extension View {
  /// The class of the view and the classes of the views around it, with their controllers.
  final var pathStep: Explanation.Step {
    let path = sequence(first: self, next: \.superview).map { view in
      let controller = view.viewController.map { " (\(type(of: $0)))" } ?? ""
      return "\(type(of: view))\(controller)"
    }
    let text = path.reversed().joined(separator: " › ")
    return .init(.view, text, ["view": "\(type(of: self))", "path": text])
  }

  /// The view as something that changes the colours of views behind it.
  fileprivate final var coverName: String {
    let presentation = sequence(first: self, next: \.superview).lazy.compactMap { $0 as? PresentationView }.first
    if let presented = presentation?.presentation?.presented, presentation === self || superview === presentation {
      return "the sheet of \(type(of: presented))"
    }
    return presentationAlpha < 1 ? "the alpha \(presentationAlpha) of \(type(of: self))" : "\(type(of: self))"
  }
}

extension String {
  /// Returns the number of characters before the one at a column.
  fileprivate func index(atColumn column: Int) -> Int {
    var columns = 0
    for (index, character) in enumerated() {
      columns += String(character).columns
      if columns > column { return index }
    }
    return count
  }

  /// Returns the characters of the first place of a text, counted from the beginning.
  fileprivate func range(ofText text: String) -> Range<Int>? {
    firstRange(of: text).map { range in
      let start = distance(from: startIndex, to: range.lowerBound)
      return start..<start + self[range].count
    }
  }
}
