import TermKitTestSupport
import Testing

/// The package manifests that articles show.
@Suite struct ManifestTests {
  private static let manifests = Repository.files(in: SnippetPicture.catalog, ending: "/Package.swift")

  @Test func `a page with an example of TermKit's address says once what to write in its place`() throws {
    let pages = try Article.allPaths.map { try Article($0) }.filter { $0.text.contains("https://example.com/TermKit") }
    #expect(pages.count >= 3)
    for page in pages {
      let advice = page.text.matches(of: /Replace the address with the one where you found TermKit\./)
      #expect(advice.count == 1, "\(page.path)")
    }
  }

  @Test func `at least two articles show a manifest`() { #expect(Self.manifests.count >= 2) }

  @Test(arguments: manifests) func `a manifest of an article compiles, and depends on products of this package`(
    file: String
  ) throws {
    let manifest = try SwiftCompiler.manifest(file)
    let own = try Repository.text(of: "Package.swift")
    let products = manifest.matches(of: /"(?:product|byName)"\s*:\s*\[\s*"(\w+)"/).map { String($0.output.1) }
    #expect(products.contains("TermKit"))
    let targets = manifest.matches(of: /\n      "name" : "(\w+)"/).map { String($0.output.1) }
    for product in products where !targets.contains(product) {
      #expect(own.contains(".library(name: \"\(product)\""))
    }
  }
}
