package import TermKit
package import Testing

/// The glyphs of some cells as lines of text. Blanks at the ends of rows and empty rows at the bottom do not count.
package struct Picture: Equatable, CustomStringConvertible {
  /// The rows, top to bottom.
  package let rows: [String]

  /// Takes the picture from a text, a row a line.
  package init(_ text: String) {
    var rows = text.split(separator: "\n", omittingEmptySubsequences: false).map(Self.withoutBlanksAtEnd)
    while rows.last?.isEmpty == true { rows.removeLast() }
    self.rows = rows
  }

  /// Takes the picture of a screen.
  package init(_ buffer: CellBuffer) {
    let lines = (0..<buffer.size.height).map { y in
      buffer.withRow(y) { row in
        String(String.UnicodeScalarView(row.filter { $0.width != 0 }.flatMap(\.glyph.scalars)))
      }
    }
    self.init(lines.joined(separator: "\n"))
  }

  private static func withoutBlanksAtEnd(_ line: Substring) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }

  /// The rows between two bars, so that blanks are seen.
  package var description: String {
    rows.isEmpty ? "(nothing)" : rows.map { "|\($0)|" }.joined(separator: "\n")
  }

  /// What is wrong with this picture, shown with both; nil when it is as expected.
  package func difference(from expected: Picture) -> String? {
    guard self != expected else { return nil }
    let length = max(rows.count, expected.rows.count)
    let first = (0..<length).first { row($0) != expected.row($0) } ?? 0
    return "row \(first) differs.\nDrawn:\n\(self)\nExpected:\n\(expected)"
  }

  private func row(_ index: Int) -> String? { index < rows.count ? rows[index] : nil }

  package func expectEqual(to text: String, _ sourceLocation: SourceLocation) {
    if let difference = difference(from: Picture(text)) {
      Issue.record("\(difference)", sourceLocation: sourceLocation)
    }
  }
}

extension View {
  /// Lays the view out, wherever it is, and answers the cells it and those below it draw at its size, on blank cells.
  package func drawn(traits: TraitCollection = TraitCollection()) -> CellBuffer {
    layoutIfNeeded()
    var canvas = Canvas(CellBuffer(size: bounds.size), traits: traits)
    drawHierarchy(in: &canvas)
    return canvas.buffer
  }
}

/// Fails the test, showing both pictures, when a view does not look like `picture` at its present size.
///
///     expect(label, draws: "Tic-Tac…")
@MainActor package func expect(
  _ view: View, draws picture: String, traits: TraitCollection = TraitCollection(),
  sourceLocation: SourceLocation = #_sourceLocation
) {
  Picture(view.drawn(traits: traits)).expectEqual(to: picture, sourceLocation)
}

/// Fails the test, showing both pictures, when the screen of an application does not look like `picture`.
@MainActor package func expect(
  _ app: AppUnderTest, shows picture: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  Picture(app.screen).expectEqual(to: picture, sourceLocation)
}
