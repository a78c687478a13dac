import Foundation
import Testing

/// The rules of `SourceRules`, kept by all sources of the package.
@Suite struct SourceRulesTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let all = ["Sources", "Examples", "Tests", "Benchmarks"].flatMap(read)

  private static func read(_ folder: String) -> [SourceFile] {
    let base = root.appendingPathComponent(folder)
    let names = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
      let text = try? String(contentsOf: base.appendingPathComponent(name), encoding: .utf8)
      return text.map { SourceFile(path: "\(folder)/\(name)", text: $0) }
    }
  }

  private static func sources(in folders: String...) throws -> [SourceFile] {
    let sources = all.filter { source in folders.contains { source.path.hasPrefix($0 + "/") } }
    try #require(sources.count > 20, "the sources were not found")
    return sources
  }

  private func expectNone(_ broken: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    for message in broken { Issue.record("\(message)", sourceLocation: sourceLocation) }
  }

  @Test func `a folder of TermKit names only the types of the folders below it`() throws {
    expectNone(SourceRules.layering(try Self.sources(in: "Sources/TermKit")))
  }

  @Test func `every module is imported only where it may be`() throws {
    let sources = try Self.sources(in: "Sources", "Tests")
    expectNone(SourceRules.imports(sources))
    #expect(sources.contains { $0.imports.contains { $0.module == "CNcurses" } })
  }

  @Test func `a file stays under 400 lines`() throws {
    expectNone(SourceRules.length(try Self.sources(in: "Sources", "Examples", "Tests", "Benchmarks")))
  }

  @Test func `every public declaration has a doc comment`() throws {
    expectNone(SourceRules.documentation(try Self.sources(in: "Sources/TermKit", "Sources/TTTModel")))
  }

  @Test func `X2: what people read or hear is in the strings of a language`() throws {
    expectNone(SourceRules.texts(try Self.sources(in: "Sources/TermKit")))
  }

  @Test func `nothing ends the process, prints or unwraps by force`() throws {
    expectNone(SourceRules.safety(try Self.sources(in: "Sources", "Examples")))
  }

  @Test func `nothing goes to a terminal but by the doors that are kept`() throws {
    expectNone(SourceRules.doors(try Self.sources(in: "Sources/TermKit", "Sources/tictactoe")))
  }
}

/// The rules, put to sources that break them and to sources that only look as if they did.
@Suite struct SourceRulesSelfTests {
  private func file(_ folder: String, _ text: String) -> SourceFile {
    SourceFile(path: "Sources/TermKit/\(folder)/Some.swift", text: text)
  }

  private let views = SourceFile(path: "Sources/TermKit/Views/View.swift", text: "open class View {}")
  private let geometry = SourceFile(
    path: "Sources/TermKit/Geometry/Rect.swift", text: "public struct Rect {}\nstruct Edge {}")

  @Test(arguments: [
    "let view: View", "extension View {}", "func f(_ views: [View]) {}", "let name = \"\\(View.self)\"",
    "#if canImport(Glibc)\n  struct A: View {}\n#endif", "/* a */ typealias A = View // b",
  ])
  func `naming a type of a folder above breaks the layers`(text: String) {
    let broken = SourceRules.layering([file("Drawing", "struct A {\n\(text)\n}"), views, geometry])
    #expect(broken.count == 1)
    #expect(broken.first?.contains("names View of Views") == true)
  }

  @Test(arguments: [
    "// View", "/// See `View`.", "/* View\n View */", "let name = \"View\"", "let text = \"\"\"\nView\n\"\"\"",
    "let raw = #\"a \" View \\(View)\"#", "case .View", "let kind = Kind.View", "let rect: Rect", "func viewView() {}",
    "let quote = \"\\\"View\"",
  ])
  func `words that are no types, and types of folders below, keep the layers`(text: String) {
    #expect(SourceRules.layering([file("Drawing", "struct A {\n\(text)\n}"), views, geometry]) == [])
  }

  @Test func `a type of one's own hides one of the same name above`() {
    let nested = file("Input", "struct Mouse {\n  enum View { case a }\n  var view: View\n}")
    #expect(SourceRules.layering([nested, views]) == [])
    let other = file("Geometry", "struct A { var view: View }")
    #expect(SourceRules.layering([nested, views, other]).count == 1)
  }

  @Test func `what is declared outside of types, or in a folder without a layer, breaks the layers`() {
    #expect(SourceRules.layering([file("Drawing", "func draw() {}")]).count == 1)
    #expect(SourceRules.layering([file("Drawing", "@MainActor let shared = 1")]).count == 1)
    #expect(SourceRules.layering([file("Drawing", "private func draw() {}\nstruct A {\n  func b() {}\n}")]) == [])
    #expect(SourceRules.layering([file("Widgets", "struct A {}")]).count == 1)
    #expect(SourceRules.layering([SourceFile(path: "Sources/TermKit/Some.swift", text: "")]).count == 1)
  }

  @Test(arguments: [
    "import CNcurses", "private import CNcurses", "@preconcurrency import CNcurses", "import struct CNcurses.cchar_t",
    "  public import Foundation", "import TTTModel", "import CUTF8Proc",
  ])
  func `an import in the wrong place is found`(text: String) {
    #expect(SourceRules.imports([file("Views", text)]).count == 1)
  }

  @Test func `imports in the right place, and talk of imports, are none`() {
    let curses = SourceFile(path: "Sources/TermKit/Terminal/CursesScreen.swift", text: "private import CNcurses")
    let talk = file("Views", "// import CNcurses\nlet text = \"import Foundation\"\nprivate import Glibc")
    let model = SourceFile(path: "Sources/TTTModel/Store.swift", text: "import Foundation\nimport GRDB")
    #expect(SourceRules.imports([curses, talk, model]) == [])
    #expect(SourceRules.imports([SourceFile(path: curses.path, text: "public import CNcurses")]).count == 1)
    #expect(SourceRules.imports([SourceFile(path: model.path, text: "import TermKit")]).count == 1)
  }

  @Test func `401 lines are too many`() {
    let line = "let a = 1\n"
    #expect(SourceRules.length([file("Views", String(repeating: line, count: 400))]) == [])
    #expect(SourceRules.length([file("Views", String(repeating: line, count: 401))]).count == 1)
  }

  @Test(arguments: [
    "public struct A {}", "open class A {}", "@MainActor public final class A {}",
    "@discardableResult public func a() {}",
    "  public private(set) var a = 1", "  final public var a = 1", "// No doc\npublic var a = 1",
    "///\npublic var a = 1",
    "/// Doc\n\npublic var a = 1", "/// Doc\npublic enum A {\n  case b\n}",
    "/// Doc\npublic enum A {\n  case b\n  /// Doc\n  case c\n}",
    "/// Doc\npublic protocol A {\n  var a: Int { get }\n}",
    "/// Doc\n@MainActor public protocol A: AnyObject {\n  func a()\n}",
  ])
  func `a public declaration without a doc comment is found`(text: String) {
    #expect(SourceRules.documentation([file("Views", text)]).count == 1)
  }

  @Test(arguments: [
    "/// Doc\npublic struct A {}", "/// Doc\n@MainActor\n@frozen\npublic struct A {}", "  public override func a() {}",
    "struct A {}", "public import Foundation", "let a = \"public var\"", "enum A {\n  case b\n}",
    "/// Doc\npublic enum A {\n  /// Doc\n  case b\n  private var c: Int {\n    switch self {\n    case .b: 1\n    }\n  }\n}",
    "/// Doc\npublic protocol A {\n  /// Doc\n  func a()\n}\nextension A {\n  func b() {}\n}",
    "/// Doc\npublic struct A {\n  var b: Int {\n    switch c {\n    case 1: 2\n    }\n  }\n}",
  ])
  func `what has a doc comment or needs none is left alone`(text: String) {
    #expect(SourceRules.documentation([file("Views", text)]) == [])
  }

  @Test(arguments: [
    "print(a)", "debugPrint(a)", "exit(1)", "fatalError(\"no\")", "let a = try! b()", "let a = b as! C", "a!.b()",
    "let a = b[0]!", "f()! + 1", "class A: @unchecked Sendable {}", "nonisolated(unsafe) var a = 1", "\"\\(a!)\"",
    "_exit(1)", "abort()",
  ])
  func `what ends the process, prints, forces or switches checks off is found`(text: String) {
    #expect(SourceRules.safety([file("Views", text)]).count == 1)
  }

  @Test(arguments: [
    "if a != b {}", "if !a {}", "var a: Color! { get }", "// print(a)", "let a = \"try! it!\"",
    "preconditionFailure(\"\")",
    "canvas.print(a)", "let a = blueprint(b)", "a!=b", "f(!a)",
  ])
  func `what only looks like it is left alone`(text: String) {
    #expect(SourceRules.safety([file("Views", text)]) == [])
  }

  @Test func `the application may end the process, but not by force`() {
    #expect(SourceRules.safety([file("Application", "exit(1)")]) == [])
    #expect(SourceRules.safety([file("Application", "let a = b!")]).count == 1)
  }

  @Test(arguments: [
    "Label(text: \"Hello\")", "KeyCommand(title: \"go on\", keys: [])", "private static let name = \"Back\"",
    "cell.accessibilityLabel = \"star\"", "return \"戻る\"", "keyLabel: \"PgUp PgDn\"",
  ])
  func `a text for people outside of the strings of a language is found`(text: String) {
    #expect(SourceRules.texts([file("Controls", text)]).count == 1)
  }

  @Test(arguments: [
    "Contract.require(isOpen, \"The door\")", "Contract.fail(\n  \"The door is shut: \"\n  + \"Open it\")",
    "// \"Back\"",
    "title: \"\"", "canvas.draw(\"│\")", "title: strings.back", "what = \"deleted\"", "text: \"\\(count)\"",
  ])
  func `what programmers are told, and what has no words, is left alone`(text: String) {
    #expect(SourceRules.texts([file("Controls", text)]) == [])
  }

  @Test(arguments: [
    "import Glibc\nlet a = write(1, b, 2)", "private import Darwin\nfputs(a, stderr)",
    "FileHandle.standardError.write(a)",
    "mvwaddstr(a, b)", "waddnwstr(a)", "addch(a)", "mvwadd_wchnstr(a)", "tputs(a, 1, b)", "let a = \"\\u{1B}[2J\"",
    "let a = \"\\u{9b}\"",
  ])
  func `what goes to a terminal by no door is found`(text: String) {
    #expect(SourceRules.doors([file("Views", text)]).count == 1)
  }

  @Test(arguments: [
    "func write(_ cell: Cell) {\n  write(cell)\n}", "import Glibc\nterminal.write(bytes)", "canvas.draw(text)",
    "rows.insert(a)",
    "// \"\\u{1B}[2J\"", "add(a)",
  ])
  func `what draws, and what only looks like writing, is left alone`(text: String) {
    #expect(SourceRules.doors([file("Views", text)]) == [])
  }

  @Test func `the keepers of the doors may write`() {
    let escape = "let a = \"\\u{1B}[2J\""
    #expect(SourceRules.doors([file("Terminal", escape), file("Input", escape)]) == [])
    let descriptor = SourceFile(
      path: "Sources/TermKit/Terminal/FileDescriptor.swift", text: "private import Glibc\nwrite(a, b)")
    #expect(SourceRules.doors([descriptor]) == [])
  }
}
