import TermKitTestSupport

/// The source of a snippet, with the marks that Swift's DocC defines for snippets:
/// - `// snippet.hide` and `// snippet.show` hide and show the lines below them. A file begins shown.
/// - `// snippet.NAME` begins a part of that name, which ends at `// snippet.end`, or where the next part begins. A page can show the part
///   even if the lines around it are hidden.
struct SnippetSource {
  private let lines: [Substring]

  init(_ text: String) { lines = text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// Returns the lines that the documentation shows.
  ///
  /// Each shown region is indented as little as possible. Blank lines at both ends are left out.
  /// - Parameter part: The name of a part, or nil for all of them.
  func shown(part: String? = nil) -> [String] {
    var (regions, region) = ([[Substring]](), [Substring]())
    var (isHidden, current) = (false, String?.none)
    for line in lines {
      if let mark = Self.mark(in: line) {
        if mark == "hide" || mark == "show" {
          isHidden = mark == "hide"
        } else {
          current = mark == "end" ? nil : mark
          if part != nil { isHidden = false }
        }
        regions.append(region)
        region = []
      } else if !isHidden, part == nil || part == current {
        region.append(line)
      }
    }
    regions.append(region)
    return Self.withoutBlanksAtEnds(regions.flatMap(Self.outdented))
  }

  // Returns the word after "// snippet." in a line.
  private static func mark(in line: Substring) -> String? {
    let text = line.trimmingSpaces
    return text.hasPrefix("// snippet.") ? String(text.dropFirst("// snippet.".count)) : nil
  }

  private static func outdented(_ lines: [Substring]) -> [String] {
    let indents = lines.filter { !$0.trimmingSpaces.isEmpty }.map { line in line.prefix { $0 == " " }.count }
    let indent = indents.min() ?? 0
    return lines.map { String($0.dropFirst(indent)) }
  }

  private static func withoutBlanksAtEnds(_ lines: [String]) -> [String] {
    Array(lines.drop { $0.isEmpty }.reversed().drop { $0.isEmpty }.reversed())
  }
}
