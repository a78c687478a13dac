import TermKitTestSupport

/// A piece of code as a UIKit developer writes it, on a page of `Documentation`.
struct Spelling {
  /// The place on the page, such as "UIKitSpellings.md:12".
  var place: String
  /// The code around the spelling. The line `// a spelling` stands for the spelling.
  var context: String
  /// The code.
  var code: String
  /// Why the spelling does not compile, and the code to write instead. Nil if the spelling compiles.
  var difference: Difference?

  struct Difference {
    /// The code to write instead. Nil if TermKit has nothing in its place.
    var replacement: String?
    /// The first cell of a row of the table of differences.
    var row: String
  }

  /// Returns a source file with some code in the context.
  /// - Parameters:
  ///   - code: The spelling, or its replacement.
  ///   - imports: The imports at the beginning of the file.
  ///   - name: The name of the type that the file declares. Unique in its module.
  func source(_ code: String, importing imports: String, name: String) -> String {
    let body = context.replacingLine("// a spelling", with: code)
    return "\(imports)\nenum \(name) {\n\(body)\n}\n"
  }
}

extension String {
  /// Returns the text with another line in place of the line that contains only a marker and spaces.
  func replacingLine(_ marker: String, with line: String) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingSpaces == marker ? line : String($0) }.joined(separator: "\n")
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
