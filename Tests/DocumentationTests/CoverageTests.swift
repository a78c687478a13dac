import TermKitTestSupport
import Testing

/// Every public declaration is documented, with its parameters, its result and its errors.
@Suite struct CoverageTests {
  #if os(Linux)
    @Test(arguments: ["TermKit", "TermKitTesting"])
    func `each public declaration is documented, with parameters, results and errors`(module: String) throws {
      let coverage = Coverage(try SymbolGraph.graph(of: module))
      #expect(coverage.declarations.count >= (module == "TermKit" ? 3000 : 50))
      let gaps = coverage.gaps
      #expect(gaps.isEmpty, "\(gaps.joined(separator: "\n"))")
    }
  #endif

  @Test(arguments: [
    ("", ["has no documentation"]),
    (
      "Moves.",
      [
        "says nothing about distance", "says nothing about steps", "does not say what it returns",
        "has no \"- Throws:\"",
      ]
    ),
    (
      "Returns the moved point.\n- Parameters:\n  - distance: The distance.\n  - steps: The steps.\n- Throws: An error.",
      []
    ),
    ("Returns the point after `steps` of `distance`.\n- Throws: An error.", []),
  ])
  func `a function of two parameters needs all of its parts`(comment: String, gaps: [String]) {
    let found = Coverage.gaps(
      in: comment.isEmpty ? nil : comment, parameters: ["distance", "steps"], baseName: "move", hasResult: true,
      throwsErrors: true)
    #expect(found == gaps)
  }

  @Test func `one parameter, and the sender of a delegate's method, are described by the summary`() {
    #expect(
      Coverage.gaps(
        in: "Adds a view.", parameters: ["view"], baseName: "addSubview", hasResult: false, throwsErrors: false) == [])
    let gaps = Coverage.gaps(
      in: "Called when a row is selected.", parameters: ["tableView", "indexPath"], baseName: "tableView",
      hasResult: false,
      throwsErrors: false)
    #expect(gaps == ["says nothing about indexPath"])
  }
}
