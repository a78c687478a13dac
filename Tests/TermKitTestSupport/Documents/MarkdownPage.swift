import Foundation

/// A Markdown file of this repository, read for its code and its tables.
package struct MarkdownPage {
  /// A block of code.
  package struct Code {
    /// The number of its first line.
    package var line: Int
    /// The language after the backticks, such as "swift".
    package var language: String
    /// The last line above it that is not blank.
    package var introduction: String
    /// The lines of code.
    package var lines: [String]
  }

  /// A row of a table.
  package struct Row {
    package var line: Int
    /// The contents, without spaces at both ends.
    package var cells: [String]
  }

  package enum Element {
    case code(Code)
    case row(Row)
  }

  /// The file's name.
  package var name: String
  /// The code and the rows, in order. The heads of tables are not rows.
  package var elements: [Element]

  package var code: [Code] { elements.compactMap { if case .code(let code) = $0 { code } else { nil } } }
  package var rows: [Row] { elements.compactMap { if case .row(let row) = $0 { row } else { nil } } }

  /// Reads a file.
  /// - Parameter path: The path from the root of the repository.
  package init(_ path: String) throws {
    self.init(name: String(path.split(separator: "/").last ?? ""), text: try Repository.text(of: path))
  }

  package init(name: String, text: String) {
    self.name = name
    elements = []
    var (introduction, block) = ("", Code?.none)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("```") {
        if let finished = block {
          elements.append(.code(finished))
          (introduction, block) = (String(line), nil)
        } else {
          block = Code(line: index + 2, language: String(line.dropFirst(3)), introduction: introduction, lines: [])
        }
      } else if block != nil {
        block?.lines.append(String(line))
      } else if line.hasPrefix("|---") {
        // The row above is the head of the table.
        elements.removeLast()
      } else if line.hasPrefix("|") {
        elements.append(.row(Row(line: index + 1, cells: Self.cells(of: line))))
      } else if !line.isEmpty {
        introduction = String(line)
      }
    }
  }

  private static func cells(of line: Substring) -> [String] {
    line.replacingOccurrences(of: "\\|", with: "\u{0}").split(separator: "|", omittingEmptySubsequences: false)
      .dropFirst().dropLast().map { $0.replacingOccurrences(of: "\u{0}", with: "|").trimmingSpaces }
  }
}

extension StringProtocol {
  /// The text without spaces at both ends.
  package var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
