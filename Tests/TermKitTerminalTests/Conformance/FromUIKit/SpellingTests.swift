import TermKitTestSupport
import Testing

/// Code as UIKit developers write it from memory: it compiles, or the documentation gives the reason and the replacement.
@Suite struct SpellingTests {
  #if os(Linux)
    /// The pages of spellings.
    private static let pages = ["Documentation/UIKitSpellings.md"]
    /// The page with the table of differences.
    private static let table = "Documentation/TermKit.docc/ComingFromUIKit/ComingFromUIKit.md"

    /// The imports of a file that was written for UIKit, which brings Foundation.
    private static let imports = "import Foundation\nimport TermKit\nimport struct TermKit.IndexPath"

    private let spellings: [Spelling]

    init() throws { spellings = try Self.pages.flatMap { try MarkdownPage($0).spellings } }

    @Test func `the pages of spellings list at least 400 spellings, each once in its context`() {
      #expect(spellings.count >= 400)
      var seen: Set<String> = []
      for spelling in spellings {
        let isNew = seen.insert("\(spelling.context)\n\(spelling.code)").inserted
        #expect(isNew, "\(spelling.place): \(spelling.code) is listed twice")
      }
    }

    @Test func `a spelling compiles exactly if the page does not list it as different`() throws {
      let errors = try errors(in: spellings.map { ($0, $0.code) }, importing: Self.imports)
      for (spelling, errors) in zip(spellings, errors) {
        if spelling.difference == nil {
          #expect(errors.isEmpty, "\(spelling.place): \(spelling.code)\n\(errors.joined(separator: "\n"))")
        } else {
          #expect(!errors.isEmpty, "\(spelling.place) compiles, but is listed as different: \(spelling.code)")
        }
      }
    }

    @Test func `the replacement of a spelling compiles without Foundation`() throws {
      let replacements = spellings.compactMap { spelling in
        spelling.difference?.replacement.map { (spelling, $0) }
      }
      let errors = try errors(in: replacements, importing: "import TermKit")
      for ((spelling, replacement), errors) in zip(replacements, errors) {
        #expect(errors.isEmpty, "\(spelling.place): \(replacement)\n\(errors.joined(separator: "\n"))")
      }
    }

    @Test func `each difference of a spelling is a row of the table of differences`() throws {
      let rows = Set(try MarkdownPage(Self.table).rows.map { $0.cells[0] })
      for spelling in spellings {
        guard let difference = spelling.difference else { continue }
        let isKnown = rows.contains(difference.row)
        #expect(isKnown, "\(spelling.place): no row begins with \(difference.row)")
      }
    }

    /// Compiles pieces of code in their contexts, all in one run. Returns the errors of each.
    private func errors(in code: [(Spelling, String)], importing imports: String) throws -> [[String]] {
      let sources = code.enumerated().map { index, code in
        ("Spelling\(index)", code.0.source(code.1, importing: imports, name: "Spelling\(index)"))
      }
      let found = try SwiftCompiler.diagnostics(of: Dictionary(uniqueKeysWithValues: sources))
      #expect(found.keys.allSatisfy { $0.hasPrefix("Spelling") })
      return sources.map { name, _ in (found[name] ?? []).filter { $0.contains(": error: ") } }
    }
  #endif
}
