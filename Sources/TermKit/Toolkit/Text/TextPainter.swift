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
  /// The clusters of the link that is marked, or nil.
  var markedLink: Range<Int>?
  private var isStruckThrough = false
  // The matches of a search.
  private var matches: [Range<Int>] = []
  private var matchStyle = TextStyle()

  /// A run of adjacent clusters in the same style.
  private struct Run {
    var start: Int
    var column: Int
    var look: Look
  }

  private enum Look {
    case plain, match, selected
  }

  private func look(of cluster: Int) -> Look {
    if selection.contains(cluster) { return .selected }
    return !matches.isEmpty && matches.contains { $0.contains(cluster) } ? .match : .plain
  }

  /// Draws clusters in one row whose column 0 is at a point. The first cluster is drawn at the first of the columns to draw in.
  func draw(_ clusters: Range<Int>, at origin: Point, columns: Range<Int>, in canvas: inout Canvas) {
    let area = Rect(x: origin.x + columns.lowerBound, y: origin.y, width: columns.count, height: 1)
    canvas.with(clip: area) { canvas in _ = draw(clusters, at: origin, columns, in: &canvas) }
  }

  // Returns the column after the last cluster.
  private func draw(_ clusters: Range<Int>, at origin: Point, _ columns: Range<Int>, in canvas: inout Canvas) -> Int {
    var cursor = TextCursor(buffer, at: clusters.lowerBound)
    var column = columns.lowerBound
    var run = Run(start: cursor.offset, column: column, look: .plain)
    while cursor.offset < clusters.upperBound, column < columns.upperBound, let cluster = cursor.next {
      let look = look(of: cursor.offset)
      if look != run.look {
        draw(run, upTo: cursor.offset, at: origin, in: &canvas)
        run = Run(start: cursor.offset, column: column, look: look)
      }
      let width = self.width(of: cluster, at: column)
      // A run ends at a tab or newline, which has no glyph, and at a cluster of more than two columns, whose drawn width may differ.
      if let rowWidth, cluster.contains(.tab) || cluster.contains(.newline) {
        draw(run, upTo: cursor.offset, at: origin, in: &canvas)
        if look == .selected {
          let place = origin + Point(x: min(column, rowWidth), y: 0)
          canvas.draw(String(repeating: " ", count: max(1, width)), at: place, style: selectedStyle)
        }
        run = Run(start: cursor.offset + 1, column: column + width, look: look)
      } else if cluster.columns > 2 {
        draw(run, upTo: cursor.offset + 1, at: origin, in: &canvas)
        run = Run(start: cursor.offset + 1, column: column + width, look: look)
      }
      column += width
      cursor.moveForward()
    }
    draw(run, upTo: cursor.offset, at: origin, in: &canvas)
    return column
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
    let style = style(of: run.look)
    if isStruckThrough {
      canvas.drawStruckThrough(text, at: place, style: style)
    } else {
      canvas.draw(text, at: place, style: style)
    }
  }
}

// MARK: Order

extension TextPainter {
  /// Draws a row in its order on the screen. `origin` is the cell of the first column.
  func draw(_ order: RowOrder, at origin: Point, in canvas: inout Canvas) {
    draw(order, at: origin, in: &canvas) { painter, look, _ in painter.style(of: look) }
  }

  /// Draws a row with the style that a closure returns for each cluster.
  private func draw(
    _ order: RowOrder, at origin: Point, in canvas: inout Canvas,
    style: (TextPainter, Look, _ cluster: Int) -> TextStyle
  ) {
    canvas.drawStraight(columns: order.width, at: origin) { canvas in
      var place = origin + Point(x: order.left, y: 0)
      for item in order.line.items {
        let cluster = order.row.lowerBound + item.cluster
        canvas.draw(item.glyph, width: item.width, at: place, style: style(self, look(of: cluster), cluster))
        place.x += item.width
      }
      // A selected newline is a blank behind the text.
      if order.endsParagraph, selection.contains(order.row.upperBound - 1) {
        canvas.draw(.blank, at: origin + Point(x: order.end, y: 0), style: selectedStyle)
      }
    }
  }

  private func style(of look: Look) -> TextStyle {
    look == .plain ? style : look == .match ? matchStyle : selectedStyle
  }
}

// MARK: Attributes

extension TextPainter {
  /// Draws a row of a text with attributes, and the signs before it. If the row has no `order`, it is drawn in the order of the text.
  func draw(_ row: Range<Int>, _ order: RowOrder?, of rows: TextRows, at origin: Point, in canvas: inout Canvas) {
    guard let styles = rows.styles else { return }
    let lead = rows.lead(ofRowAt: row.lowerBound, in: buffer)
    let place = origin + Point(x: lead.columns, y: 0)
    if lead.style.isCode {
      let area = Rect(x: place.x - 1, y: place.y, width: rows.width - lead.columns + 2, height: 1)
      // A little of the ink, so that it suits each paper.
      canvas.fill(area, with: style.foreground.withOpacity(0.07))
    }
    canvas.draw(lead.text, at: origin, style: TextStyle(foreground: .secondaryLabel, minimumContrast: .text))
    var painter = self
    painter.rowWidth = rows.width - lead.columns
    let visible = Rect(x: place.x, y: place.y, width: rows.width - lead.columns + 1, height: 1)
    if let order { return painter.draw(order, parts(of: row, styles), at: place, in: &canvas) }
    canvas.with(clip: visible) { canvas in
      var column = 0
      for part in parts(of: row, styles) {
        painter.apply(part.attributes, isMarked: markedLink?.overlaps(part.clusters) == true, of: self, in: &canvas)
        column = painter.draw(part.clusters, at: place, column..<visible.width, in: &canvas)
      }
    }
  }

  private func draw(_ order: RowOrder, _ parts: [Part], at origin: Point, in canvas: inout Canvas) {
    let painters = parts.map { part in
      var painter = self
      painter.apply(part.attributes, isMarked: markedLink?.overlaps(part.clusters) == true, of: self, in: &canvas)
      return (clusters: part.clusters, painter: painter)
    }
    draw(order, at: origin, in: &canvas) { plain, look, cluster in
      let painter = painters.first { $0.clusters.contains(cluster) }?.painter ?? plain
      return painter.style(of: look)
    }
  }

  private typealias Part = (clusters: Range<Int>, attributes: AttributedText.Attributes)

  // A cluster has the attributes of its first byte.
  private func parts(of row: Range<Int>, _ styles: AttributeRuns) -> [Part] {
    let bytes = buffer.utf8Offset(of: row.lowerBound)..<buffer.utf8Offset(of: row.upperBound)
    return styles.runs(in: bytes).map { run in
      let start = buffer.offset(ofUTF8: run.bytes.lowerBound)
      return (start..<max(start, buffer.offset(ofUTF8: run.bytes.upperBound)), run.attributes)
    }
  }

  private mutating func apply(
    _ attributes: AttributedText.Attributes, isMarked: Bool, of plain: TextPainter, in canvas: inout Canvas
  ) {
    style = plain.style.with(attributes, tint: canvas.tintColor)
    if isMarked { style.attributes.formUnion(.reverse) }
    selectedStyle = plain.selectedStyle
    selectedStyle.attributes.formUnion(style.attributes.subtracting(.reverse))
    isStruckThrough = attributes.hasStrikethrough
  }
}

extension TextPainter {
  /// Creates a painter for an editor's text in a colour. The tint of the canvas marks the selection.
  init(_ editor: TextEditor, color: Color, isFocused: Bool, in canvas: inout Canvas) {
    buffer = editor.buffer
    selection = isFocused ? editor.selection.range : 0..<0
    style = TextStyle(foreground: color, minimumContrast: .text)
    selectedStyle = style
    if !selection.isEmpty { selectedStyle = selectedStyle(in: &canvas) }
  }

  private func selectedStyle(in canvas: inout Canvas) -> TextStyle {
    var selectedStyle = style
    switch canvas.traits.colorDepth {
    case .none: selectedStyle.attributes = .reverse
    case .eight, .sixteen:
      let paper = canvas.tintColor
      selectedStyle = TextStyle(
        foreground: paper.brightness > 0.6 ? .black : .white, background: paper, minimumContrast: .text)
    case .palette256, .truecolor: selectedStyle.background = canvas.tintColor.withOpacity(0.3)
    }
    return selectedStyle
  }

  /// Marks the matches of a search that are in some clusters. The current match looks like a selection.
  mutating func mark(_ all: [Range<Int>], current: Range<Int>?, in clusters: Range<Int>, _ canvas: inout Canvas) {
    matches = all.filter { $0.overlaps(clusters) }
    if let current { selection = current }
    selectedStyle = selectedStyle(in: &canvas)
    let isPlain = canvas.traits.colorDepth == .none
    matchStyle = isPlain ? style : TextStyle(background: .yellow, minimumContrast: .text)
    if isPlain { matchStyle.attributes.formUnion([.bold, .underline]) }
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
