import TermKitTestSupport
import Testing

/// The examples show what every program can do. SwiftPM gives all targets of this package access to `package` declarations, and the examples
/// must not use them.
@Suite struct PublicAccessTests {
  #if os(Linux)
    /// The file with which an example reads its images. SwiftPM makes it.
    private static let accessors = [
      "ConferenceRoom": "embedded_resources.swift", "Gallery": "embedded_resources.swift",
      "Spaceship": "resource_bundle_accessor.swift", "Universe": "embedded_resources.swift",
    ]

    @Test(arguments: ["ConferenceRoom", "Containment", "Gallery", "Spaceship", "Tint", "Universe"])
    func `an example compiles in another package, with public declarations only`(name: String) throws {
      let files = Repository.files(in: "Examples/\(name)", ending: ".swift")
      try #require(!files.isEmpty)
      let module = name.lowercased()
      let resources = TerminalSession.product("\(module).build/DerivedSources/\(Self.accessors[name] ?? "")")
      let all = files + (Self.accessors[name] == nil ? [] : [resources])
      #expect(try SwiftCompiler.diagnostics(ofOutsideModule: module, files: all) == [])
      let sources = try files.map { try Repository.text(of: $0) }
      #expect(!sources.contains { $0.contains("@testable") })
    }

    @Test func `code of another package cannot use declarations for this package`() throws {
      let source = "import TermKit\n@MainActor func animator(of scene: WindowScene) { _ = scene.animator }"
      let errors = try SwiftCompiler.diagnostics(of: ["Outside": source])["Outside"] ?? []
      #expect(errors.count == 1 && errors[0].contains("inaccessible due to 'package' protection level"))
    }
  #endif
}
