import TermKitGraphics

/// Draws parts of an edited text, with what is selected marked.
struct TextPainter {
  let buffer: TextBuffer
  /// What is selected, as far as that is shown.
  var selection = 0..<0
  /// How the rest is drawn.
  var style: TextStyle
  /// How what is selected is drawn.
  var selectedStyle: TextStyle
  /// The columns of a row and the distance between tab stops; nil where tabs and newlines are signs like others.
  var rows: (width: Int, tabWidth: Int)?
  /// True when nobody is to read it: each cluster is a dot.
  var isSecret = false

  /// Clusters side by side that are drawn alike.
  private struct Stretch {
    var start: Int
    var column: Int
    var isSelected: Bool
  }

  /// Draws clusters in one row, from a column of that row on as far as another one; `origin` is where the row begins.
  func draw(
    _ clusters: Range<Int>, at origin: Point, columns: Range<Int>, in canvas: inout Canvas
  ) {
    let area = Rect(x: origin.x + columns.lowerBound, y: origin.y, width: columns.count, height: 1)
    canvas.with(clip: area) { canvas in draw(clusters, at: origin, columns, in: &canvas) }
  }

  private func draw(_ clusters: Range<Int>, at origin: Point, _ columns: Range<Int>, in canvas: inout Canvas) {
    var cursor = TextCursor(buffer, at: clusters.lowerBound)
    var column = columns.lowerBound
    var stretch = Stretch(start: cursor.offset, column: column, isSelected: false)
    while cursor.offset < clusters.upperBound, column < columns.upperBound, let cluster = cursor.next {
      let isSelected = selection.contains(cursor.offset)
      if isSelected != stretch.isSelected {
        draw(stretch, upTo: cursor.offset, at: origin, in: &canvas)
        stretch = Stretch(start: cursor.offset, column: column, isSelected: isSelected)
      }
      let width = self.width(of: cluster, at: column)
      // What is not as wide as it seems to be, or nothing to be drawn, ends a stretch.
      if let rows, cluster.contains(.tab) || cluster.contains(.newline) {
        draw(stretch, upTo: cursor.offset, at: origin, in: &canvas)
        if isSelected { drawBlanks(max(1, width), at: origin + Point(x: min(column, rows.width), y: 0), in: &canvas) }
        stretch = Stretch(start: cursor.offset + 1, column: column + width, isSelected: isSelected)
      } else if cluster.columns > 2 {
        draw(stretch, upTo: cursor.offset + 1, at: origin, in: &canvas)
        stretch = Stretch(start: cursor.offset + 1, column: column + width, isSelected: isSelected)
      }
      column += width
      cursor.moveForward()
    }
    draw(stretch, upTo: cursor.offset, at: origin, in: &canvas)
  }

  private func width(of cluster: TextCluster, at column: Int) -> Int {
    if isSecret { return 1 }
    guard let rows else { return cluster.columns }
    return cluster.contains(.newline) ? 0 : cluster.columns(at: column, width: rows.width, tabWidth: rows.tabWidth)
  }

  private func draw(_ stretch: Stretch, upTo end: Int, at origin: Point, in canvas: inout Canvas) {
    guard end > stretch.start else { return }
    let text = isSecret ? String(repeating: "•", count: end - stretch.start) : buffer.shownText(in: stretch.start..<end)
    let place = origin + Point(x: stretch.column, y: 0)
    canvas.draw(text, at: place, style: stretch.isSelected ? selectedStyle : style)
  }

  private func drawBlanks(_ count: Int, at point: Point, in canvas: inout Canvas) {
    canvas.draw(String(repeating: " ", count: count), at: point, style: selectedStyle)
  }
}

extension TextPainter {
  /// Draws a text as it looks with the tint of the view that draws; `color` is that of the text.
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

  /// The colour of placeholders that are given none.
  static let placeholderColor = Color(white: 0.6)

  /// How a placeholder of a colour is drawn.
  static func placeholderStyle(_ color: Color, _ traits: TraitCollection) -> TextStyle {
    TextStyle(foreground: color, attributes: traits.colorDepth.blends ? [] : .dim, minimumContrast: .text)
  }
}
