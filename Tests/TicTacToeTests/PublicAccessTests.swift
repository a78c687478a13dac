import TermKitTestSupport
import TestBasics
import Testing

@Suite struct PublicAccessTests {
  #if os(Linux)
    // SwiftPM gives all targets of this package access to `package` declarations.
    @Test func `the game compiles in another package, with public declarations of TermKit and its model only`() throws {
      let files = Repository.files(in: "Sources/tictactoe", ending: ".swift")
      try #require(files.count > 30)
      try expectEqual(SwiftCompiler.diagnostics(ofOutsideModule: "tictactoe", files: files), [])
    }
  #endif
}
