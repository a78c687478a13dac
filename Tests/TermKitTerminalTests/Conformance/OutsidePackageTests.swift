import TermKit
import TermKitTestSupport
import TestBasics
import Testing

/// Programs of other packages: `Tests/OutsidePackage`, which uses every extension point.
@Suite(
  .enabled(if: !SanitizerOptions.areSet, "a program without a sanitizer cannot be linked with modules that have one"))
struct OutsidePackageTests {
  #if os(Linux)
    @Test func `a program of another package uses every extension point, and its checks pass`() throws {
      let files = Repository.files(in: "Tests/OutsidePackage/Sources", ending: ".swift")
      #expect(files.count >= 5)
      let output = try SwiftCompiler.output(ofOutsideProgram: files)
      expectEqual(output, "20 of 20 checks passed\n")
    }

    @Test
    func `the program of another package imports only TermKit and TermKitTesting, and sees no internal declarations`()
      throws
    {
      let files = Repository.files(in: "Tests/OutsidePackage/Sources", ending: ".swift")
      let imports = try files.flatMap { try Repository.text(of: $0).split(separator: "\n") }.filter {
        $0.contains("import ")
      }
      expectEqual(Set(imports), ["import TermKit", "import TermKitTesting"])
      try expectEqual(SwiftCompiler.diagnostics(ofOutsideModule: "outside", files: files), [])
    }
  #endif
}
