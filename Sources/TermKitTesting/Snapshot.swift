public import TermKit
public import Testing
private import Foundation

/// The glyphs and colours of some cells as readable text.
///
/// The text has the glyphs first. The colours of the glyphs and the colours behind them follow, as a letter for each glyph, with "." for
/// the terminal's own colour. Blanks have no letter for the colour of their glyph. A legend of the letters is at the end. Attributes, such
/// as bold, are left out.
public struct Snapshot: Equatable, CustomStringConvertible {
  /// The text of the snapshot, as it is stored in a file.
  public let description: String

  /// Creates a snapshot from its text.
  public init(_ text: String) { description = text }

  /// Creates a snapshot of cells.
  public init(_ buffer: CellBuffer) {
    var letters = ColorLetters()
    let glyphs = Self.section("Glyphs", Self.rows(of: buffer) { String(String.UnicodeScalarView($0.glyph.scalars)) })
    let foreground = Self.section(
      "Colours", Self.rows(of: buffer) { $0.isBlank ? " " : letters.letter(for: $0.foreground) })
    let background = Self.section(
      "Colours behind", Self.rows(of: buffer) { letters.letter(for: $0.background) })
    description = glyphs + foreground + background + letters.legend
  }

  private static func rows(of buffer: CellBuffer, _ text: (Cell) -> String) -> [String] {
    (0..<buffer.size.height).map { y in
      buffer.withRow(y) { row in row.filter { $0.width != 0 }.map(text).joined() }
    }
  }

  private static func section(_ title: String, _ rows: [String]) -> String {
    "\(title)\n" + rows.map { "|\($0)|\n" }.joined() + "\n"
  }

  /// Returns the lines that differ from an expected snapshot, or nil if the snapshots are equal.
  ///
  /// "-" marks lines of the expected snapshot, and "+" marks lines of this one. Two lines before and after each difference are
  /// included.
  public func difference(from expected: Snapshot) -> String? {
    if self == expected { return nil }
    let old = expected.description.split(separator: "\n", omittingEmptySubsequences: false)
    let new = description.split(separator: "\n", omittingEmptySubsequences: false)
    var lines = old.map { (mark: " ", text: $0) }
    let difference = new.difference(from: old)
    for case .remove(let offset, _, _) in difference { lines[offset].mark = "-" }
    for case .insert(let offset, let text, _) in difference {
      // The offset counts the lines of this snapshot.
      let place = lines.indices.filter { lines[$0].mark != "-" }.dropFirst(offset).first ?? lines.count
      lines.insert(("+", text), at: place)
    }
    let isNear = lines.indices.map { index in
      lines[max(0, index - 2)..<min(lines.count, index + 3)].contains { $0.mark != " " }
    }
    return lines.indices.filter { isNear[$0] }.map { "\(lines[$0].mark) \(lines[$0].text)" }.joined(separator: "\n")
  }
}

extension Snapshot {
  /// Returns the row and the number of characters before the first difference. Nil if the snapshots are equal, or if the screens have
  /// different numbers of rows.
  /// - Parameter rows: The number of rows of this snapshot.
  package func firstDifference(from expected: Snapshot, rows: Int) -> (row: Int, character: Int)? {
    let (drawn, wanted) = (lines, expected.lines)
    guard rows > 0, drawn.count == wanted.count else { return nil }
    return drawn.indices.first { drawn[$0] != wanted[$0] }.map { index in
      (index % rows, zip(drawn[index], wanted[index]).prefix { $0 == $1 }.count - 1)
    }
  }

  // The rows of all sections, each after a bar.
  private var lines: [Substring] { description.split(separator: "\n").filter { $0.hasPrefix("|") } }
}

/// Checks the glyphs and colours of an application's screen against a recorded snapshot. The failure shows the lines that differ, and why the
/// first wrong cell looks as it does (`Application.why(x:y:)`).
///
/// The snapshot is a text file in the folder `Snapshots` beside the test's file. If it does not exist, it is written and the test
/// fails: look at the file, then run the test again. SwiftPM warns about files that it does not know, so the target of the tests needs
/// `exclude: ["Snapshots"]` in `Package.swift`. To record all snapshots again, run the tests with `TERMKIT_RECORD_SNAPSHOTS=1`.
/// - Parameters:
///   - app: The application.
///   - name: The name of the file, without ".txt". Use one name for one screen.
///   - filePath: The path of the test's file.
///   - sourceLocation: The place in the source code that a failure is reported for.
@MainActor public func expect(
  _ app: TestApplication, matchesSnapshot name: String, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  compare(Snapshot(app.screen), with: name, filePath, sourceLocation) { expected in
    let place = Snapshot(app.screen).firstDifference(from: expected, rows: app.screen.size.height)
    return place.map { app.reason(row: $0.row, character: $0.character) } ?? ""
  }
}

/// Checks the glyphs and colours of cells against a recorded snapshot, as `expect(_:matchesSnapshot:)` does for applications.
/// - Parameters:
///   - buffer: The cells.
///   - name: The name of the file, without ".txt".
///   - filePath: The path of the test's file.
///   - sourceLocation: The place in the source code that a failure is reported for.
public func expect(
  _ buffer: CellBuffer, matchesSnapshot name: String, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  compare(Snapshot(buffer), with: name, filePath, sourceLocation) { _ in "" }
}

private func compare(
  _ snapshot: Snapshot, with name: String, _ filePath: String, _ sourceLocation: SourceLocation,
  reason: (Snapshot) -> String
) {
  let isRecording = ProcessInfo.processInfo.environment["TERMKIT_RECORD_SNAPSHOTS"] == "1"
  let file = SnapshotFile(name: name, besides: filePath)
  let expected = file.recorded
  if let problem = file.problem(with: snapshot, isRecording: isRecording) {
    Issue.record("\(problem)\(expected.map(reason) ?? "")", sourceLocation: sourceLocation)
  }
}

/// The file of a snapshot.
package struct SnapshotFile {
  private let url: URL
  private static let adviceAboutFolder =
    ". SwiftPM warns about files in the new folder: add exclude: [\"Snapshots\"] to the target in Package.swift"

  package init(name: String, besides filePath: String) {
    url = URL(filePath: filePath).deletingLastPathComponent().appending(path: "Snapshots/\(name).txt")
  }

  /// The recorded snapshot, or nil if the file does not exist.
  fileprivate var recorded: Snapshot? { (try? String(contentsOf: url, encoding: .utf8)).map { Snapshot($0) } }

  /// Compares a snapshot with the recorded one, or records it.
  /// - Returns: The reason why the test fails, or nil if it succeeds.
  package func problem(with snapshot: Snapshot, isRecording: Bool) -> String? {
    do {
      if !isRecording, FileManager.default.fileExists(atPath: url.path) {
        let expected = Snapshot(try String(contentsOf: url, encoding: .utf8))
        return snapshot.difference(from: expected).map {
          "the snapshot differs from \(url.path); if it is right, record it with TERMKIT_RECORD_SNAPSHOTS=1\n\($0)"
        }
      }
      let folder = url.deletingLastPathComponent()
      let isFirst = !FileManager.default.fileExists(atPath: folder.path)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try snapshot.description.write(to: url, atomically: true, encoding: .utf8)
      if isRecording { return nil }
      return "there was no snapshot: \(url.path) has been written. Check it, then run the test again"
        + (isFirst ? Self.adviceAboutFolder : "")
    } catch {
      return "the snapshot cannot be read or written: \(error)"
    }
  }
}

/// A mapping from colours to letters, in the order of their first use.
private struct ColorLetters {
  private var known: [(color: Color, letter: String)] = []
  private static let alphabet = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")

  mutating func letter(for color: Color) -> String {
    if color == .clear { return "." }
    if let entry = known.first(where: { $0.color == color }) { return entry.letter }
    let letter = known.count < Self.alphabet.count ? String(Self.alphabet[known.count]) : "?"
    known.append((color, letter))
    return letter
  }

  var legend: String { known.map { "\($0.letter) \($0.color.hexadecimal)\n" }.joined() }
}

extension Color {
  /// The colour as "#007AFF", followed by its alpha if it is not opaque.
  fileprivate var hexadecimal: String {
    let parts = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    return "#" + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }
}
