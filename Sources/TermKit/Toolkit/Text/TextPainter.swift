import TermKitGraphics

/// A value that draws parts of an edited text and highlights the selection.
package struct TextPainter {
  let buffer: TextBuffer
  /// The range of selected clusters, or an empty range if the selection is not shown.
  var selection = 0..<0
  /// The style of text that is not selected.
  var style: TextStyle
  /// The style of selected text.
  var selectedStyle: TextStyle
  /// The width of a row in columns. If nil, tabs and newlines are drawn like other control characters.
  var rowWidth: Int?
  /// Whether each cluster is drawn as a dot to keep the text secret.
  var isSecret = false

  /// A run of adjacent clusters in the same style.
  private struct Run {
    var start: Int
    var column: Int
    var isSelected: Bool
  }

  /// Draws clusters in one row whose column 0 is at a point. The first cluster is drawn at the first of the columns to draw in.
  func draw(_ clusters: Range<Int>, at origin: Point, columns: Range<Int>, in canvas: inout Canvas) {
    let area = Rect(x: origin.x + columns.lowerBound, y: origin.y, width: columns.count, height: 1)
    canvas.with(clip: area) { canvas in draw(clusters, at: origin, columns, in: &canvas) }
  }

  private func draw(_ clusters: Range<Int>, at origin: Point, _ columns: Range<Int>, in canvas: inout Canvas) {
    var cursor = TextCursor(buffer, at: clusters.lowerBound)
    var column = columns.lowerBound
    var run = Run(start: cursor.offset, column: column, isSelected: false)
    while cursor.offset < clusters.upperBound, column < columns.upperBound, let cluster = cursor.next {
      let isSelected = selection.contains(cursor.offset)
      if isSelected != run.isSelected {
        draw(run, upTo: cursor.offset, at: origin, in: &canvas)
        run = Run(start: cursor.offset, column: column, isSelected: isSelected)
      }
      let width = self.width(of: cluster, at: column)
      // A run ends at a tab or newline, which has no glyph, and at a cluster of more than two columns, whose drawn width may differ.
      if let rowWidth, cluster.contains(.tab) || cluster.contains(.newline) {
        draw(run, upTo: cursor.offset, at: origin, in: &canvas)
        if isSelected {
          let place = origin + Point(x: min(column, rowWidth), y: 0)
          canvas.draw(String(repeating: " ", count: max(1, width)), at: place, style: selectedStyle)
        }
        run = Run(start: cursor.offset + 1, column: column + width, isSelected: isSelected)
      } else if cluster.columns > 2 {
        draw(run, upTo: cursor.offset + 1, at: origin, in: &canvas)
        run = Run(start: cursor.offset + 1, column: column + width, isSelected: isSelected)
      }
      column += width
      cursor.moveForward()
    }
    draw(run, upTo: cursor.offset, at: origin, in: &canvas)
  }

  private func width(of cluster: TextCluster, at column: Int) -> Int {
    if isSecret { return 1 }
    guard let rowWidth else { return cluster.columns }
    return cluster.contains(.newline) ? 0 : cluster.columns(at: column, width: rowWidth)
  }

  private func draw(_ run: Run, upTo end: Int, at origin: Point, in canvas: inout Canvas) {
    guard end > run.start else { return }
    let text = isSecret ? String(repeating: "•", count: end - run.start) : buffer.shownText(in: run.start..<end)
    let place = origin + Point(x: run.column, y: 0)
    canvas.draw(text, at: place, style: run.isSelected ? selectedStyle : style)
  }
}

extension TextPainter {
  /// Creates a painter for an editor's text in a colour. The tint of the canvas marks the selection.
  init(_ editor: TextEditor, color: Color, isFocused: Bool, in canvas: inout Canvas) {
    buffer = editor.buffer
    selection = isFocused ? editor.selection.range : 0..<0
    style = TextStyle(foreground: color, minimumContrast: .text)
    selectedStyle = style
    if selection.isEmpty { return }
    switch canvas.traits.colorDepth {
    case .none: selectedStyle.attributes = .reverse
    case .eight, .sixteen:
      let paper = canvas.tintColor
      selectedStyle = TextStyle(
        foreground: paper.brightness > 0.6 ? .black : .white, background: paper, minimumContrast: .text)
    case .palette256, .truecolor: selectedStyle.background = canvas.tintColor.withOpacity(0.3)
    }
  }

  /// Returns whether a placeholder is left out. With a screen reader, it would be read after the first typed and the last deleted character.
  static func omitsPlaceholder(isFocused: Bool, _ traits: TraitCollection) -> Bool {
    isFocused && traits.usesScreenReader
  }

  /// Returns the style for a placeholder of a colour.
  static func placeholderStyle(_ color: Color, _ traits: TraitCollection) -> TextStyle {
    TextStyle(foreground: color, attributes: traits.colorDepth.blends ? [] : .dim, minimumContrast: .text)
  }
}
