import TermKitTestSupport
import Testing

/// The examples show what every program can do. SwiftPM gives all targets of this package access to `package` declarations, and the examples
/// must not use them.
@Suite struct PublicAccessTests {
  #if os(Linux)
    @Test(arguments: ["Containment", "Gallery", "Spaceship", "Tint"])
    func `an example compiles in another package, with public declarations only`(name: String) throws {
      let files = SwiftCompiler.files(in: "Examples/\(name)")
      try #require(!files.isEmpty)
      let resources =
        name == "Gallery" ? [TerminalSession.product("gallery.build/DerivedSources/embedded_resources.swift")] : []
      #expect(try SwiftCompiler.diagnostics(ofOutsideModule: name.lowercased(), files: files + resources) == [])
      let sources = try files.map { try SwiftCompiler.text(of: $0) }
      #expect(!sources.contains { $0.contains("@testable") })
    }

    @Test func `code of another package cannot use declarations for this package`() throws {
      let source = "import TermKit\n@MainActor func animator(of scene: WindowScene) { _ = scene.animator }"
      let errors = try SwiftCompiler.diagnostics(of: ["Outside": source])["Outside"] ?? []
      #expect(errors.count == 1 && errors[0].contains("inaccessible due to 'package' protection level"))
    }
  #endif
}
