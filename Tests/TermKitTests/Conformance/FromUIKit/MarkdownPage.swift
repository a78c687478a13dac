import Foundation

/// A Markdown file of this repository, read for its code and its tables.
struct MarkdownPage {
  /// A block of code.
  struct Code {
    /// The number of its first line.
    var line: Int
    /// The language after the backticks, such as "swift".
    var language: String
    /// The last line of text above it that is not blank.
    var introduction: String
    /// The lines of code.
    var lines: [String]
  }

  /// A row of a table.
  struct Row {
    var line: Int
    /// The contents, without spaces at both ends.
    var cells: [String]
  }

  enum Element {
    case code(Code)
    case row(Row)
  }

  /// The file's name.
  var name: String
  /// The code and the rows, in order. The heads of tables are not rows.
  var elements: [Element]

  var code: [Code] { elements.compactMap { if case .code(let code) = $0 { code } else { nil } } }
  var rows: [Row] { elements.compactMap { if case .row(let row) = $0 { row } else { nil } } }

  /// Reads a file.
  /// - Parameter path: The path from the root of the repository.
  init(_ path: String) throws {
    self.init(name: String(path.split(separator: "/").last ?? ""), text: try Self.text(of: path))
  }

  /// Returns the text of a file.
  /// - Parameter path: The path from the root of the repository.
  static func text(of path: String) throws -> String {
    let folders = URL(fileURLWithPath: #filePath).pathComponents.dropLast(5)
    return try String(contentsOfFile: "\(folders.joined(separator: "/"))/\(path)", encoding: .utf8)
  }

  init(name: String, text: String) {
    self.name = name
    elements = []
    var (introduction, block) = ("", Code?.none)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("```") {
        if let finished = block {
          elements.append(.code(finished))
          block = nil
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

extension MarkdownPage {
  /// The spellings of the page. A block of code with a line `// a spelling` is the context of the blocks and tables below it.
  var spellings: [Spelling] {
    var (spellings, context) = ([Spelling](), "")
    for element in elements {
      switch element {
      case .code(let code) where code.lines.contains { $0.trimmingSpaces == "// a spelling" }:
        context = code.lines.joined(separator: "\n")
      case .code(let code):
        for (offset, line) in code.lines.enumerated() {
          spellings.append(Spelling(place: "\(name):\(code.line + offset)", context: context, code: line))
        }
      case .row(let row):
        spellings.append(
          Spelling(
            place: "\(name):\(row.line)", context: context, code: row.cells[0].withoutBackticks,
            difference: .init(replacement: row.cells[1] == "—" ? nil : row.cells[1].withoutBackticks, row: row.cells[2])
          ))
      }
    }
    return spellings
  }
}

extension String {
  /// The text without the backticks around it.
  fileprivate var withoutBackticks: String {
    hasPrefix("`") && hasSuffix("`") && count > 1 ? String(dropFirst().dropLast()) : self
  }
}
