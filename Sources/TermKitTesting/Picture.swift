import TermKitViews

public import TermKit
public import Testing

/// The glyphs of some cells as lines of text. Spaces at the ends of rows and empty rows at the bottom are ignored.
public struct Picture: Equatable, CustomStringConvertible {
  /// The rows from top to bottom.
  public let rows: [String]

  /// Creates a picture from text.
  /// - Parameter text: The rows, separated by newlines. Spaces at the ends of rows and empty rows at the end are dropped.
  public init(_ text: String) {
    self.init(rows: text.split(separator: "\n", omittingEmptySubsequences: false).map(Self.withoutBlanksAtEnd))
  }

  /// Creates a picture of cells.
  public init(_ buffer: CellBuffer) { self.init(rows: (0..<buffer.size.height).map(buffer.line)) }

  private init(rows: [String]) { self.rows = Array(rows.prefix((rows.lastIndex { !$0.isEmpty } ?? -1) + 1)) }

  private static func withoutBlanksAtEnd(_ line: Substring) -> String {
    guard let end = line.lastIndex(where: { $0 != " " }) else { return "" }
    return String(line[...end])
  }

  /// The rows between bars, which make spaces visible. For an empty picture, "(nothing)".
  public var description: String {
    rows.isEmpty ? "(nothing)" : rows.map { "|\($0)|" }.joined(separator: "\n")
  }

  /// Returns both pictures and the number of the first row that differs, counted from 0. Returns nil if the pictures are equal.
  public func difference(from expected: Picture) -> String? {
    firstDifference(from: expected).map { "row \($0.row) differs.\nDrawn:\n\(self)\nExpected:\n\(expected)" }
  }

  /// Returns the row and the number of characters before the first difference. Nil if the pictures are equal.
  package func firstDifference(from expected: Picture) -> (row: Int, character: Int)? {
    let length = max(rows.count, expected.rows.count)
    guard let row = (0..<length).first(where: { row($0) != expected.row($0) }) else { return nil }
    let (drawn, wanted) = (Array(row < rows.count ? rows[row] : ""), Array(expected.row(row) ?? ""))
    return (row, zip(drawn, wanted).prefix { $0 == $1 }.count)
  }

  private func row(_ index: Int) -> String? { index < rows.count ? rows[index] : nil }

  package func expectEqual(to text: String, _ sourceLocation: SourceLocation) {
    if let difference = difference(from: Picture(text)) {
      Issue.record("\(difference)", sourceLocation: sourceLocation)
    }
  }
}

extension View {
  /// Draws the view outside of a window: lays out the view and draws it with its subviews on blank cells.
  /// - Parameter traits: The traits to draw with. Defaults to the most capable terminal.
  /// - Returns: The cells, in the size of the view's bounds.
  public func drawn(traits: TraitCollection = TraitCollection()) -> CellBuffer {
    layoutIfNeeded()
    var canvas = Canvas(CellBuffer(size: bounds.size), traits: traits)
    drawHierarchy(in: &canvas)
    return canvas.buffer
  }
}

/// Checks that a view looks like a picture at its current size. The failure shows both pictures.
///
///     expect(label, draws: "Tic-Tac…")
/// - Parameters:
///   - view: The view. It is laid out first.
///   - picture: The rows of the picture, separated by newlines.
///   - traits: The traits of the terminal to draw for. Defaults to the most capable terminal.
///   - sourceLocation: The place in the source code that a failure is reported for.
@MainActor public func expect(
  _ view: View, draws picture: String, traits: TraitCollection = TraitCollection(),
  sourceLocation: SourceLocation = #_sourceLocation
) {
  Picture(view.drawn(traits: traits)).expectEqual(to: picture, sourceLocation)
}

/// Checks that the screen of an application looks like a picture. The failure shows both pictures, and why the first wrong cell looks as it
/// does (`Application.why(x:y:)`).
///
///     expect(app, shows: """
///                09:41
///       Count: 0
///       """)
/// - Parameters:
///   - app: The application.
///   - picture: The rows of the picture, separated by newlines.
///   - sourceLocation: The place in the source code that a failure is reported for.
@MainActor public func expect(
  _ app: TestApplication, shows picture: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let (drawn, expected) = (Picture(app.screen), Picture(picture))
  guard let difference = drawn.difference(from: expected) else { return }
  let reason = drawn.firstDifference(from: expected).map { app.reason(row: $0.row, character: $0.character) } ?? ""
  Issue.record("\(difference)\(reason)", sourceLocation: sourceLocation)
}
