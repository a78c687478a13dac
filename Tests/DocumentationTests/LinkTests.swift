import Foundation
import TermKitTestSupport
import Testing

/// The links of the Markdown documents to other files. DocC checks the links inside of the catalogue.
@Suite struct LinkTests {
  private static let documents: [String] = {
    let folders = ["Documentation", "Examples", "Benchmarks"].flatMap { Repository.files(in: $0, ending: ".md") }
    let top = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "DECISIONS.md"]
    return top + folders.filter { !$0.hasPrefix(SnippetPicture.catalog) }
  }()

  @Test(arguments: documents) func `each link to a file of the repository leads to a file`(document: String) throws {
    let text = try Repository.text(of: document)
    let folder = (document as NSString).deletingLastPathComponent
    let targets =
      text.matches(of: /\]\(([^)\s]+)\)/).map(\.output.1) + text.matches(of: /(?:href|src)="([^"]+)"/).map(\.output.1)
    for target in targets where !target.hasPrefix("http") && !target.hasPrefix("#") {
      let path = String(target.prefix { $0 != "#" })
      let exists = Repository.contains((folder as NSString).appendingPathComponent(path))
      #expect(exists, "\(document) links to \(path)")
    }
  }
}
