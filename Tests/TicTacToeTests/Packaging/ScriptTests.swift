import TermKitTestSupport
import TestBasics
import Testing

/// Tests of the texts of all scripts.
@Suite struct ScriptTests {
  private static let scripts = Repository.files(in: "Scripts", ending: "").filter { path in
    // Folders have no text.
    let text = (try? Repository.text(of: path)) ?? ""
    return path.hasSuffix(".sh") || text.hasPrefix("#!/usr/bin/env bash\n")
  }

  @Test func `functions of scripts set only local variables, so that they cannot overwrite variables of their callers`()
    throws
  {
    #expect(Self.scripts.contains("Scripts/dependencies.sh") && Self.scripts.count >= 15)
    for script in Self.scripts {
      let globals = try ShellSource(Repository.text(of: script)).globals()
      expectEqual(globals, [], "\(script)")
    }
  }

  @Test func `the names of temporary files and folders are read-only, because scripts remove what has such a name`()
    throws
  {
    var count = 0
    for script in Self.scripts {
      for match in try Repository.text(of: script).matches(of: /\n *(\w+)=\$\(mktemp\b.*\n *(.*)\n/) {
        expectEqual(match.output.2, "readonly \(match.output.1)", "\(script)")
        count += 1
      }
    }
    #expect(count >= 10)
  }

  @Test func `the search for variables of functions finds each way to set one`() {
    let source = ShellSource(
      """
      outside=1
      one() { inner=1; }
      two() {
        local a b=2
        # comment=3
        a=1 b=2 c=3; say "text; i=4"
        [ "$a" = x ] && d=4
        for e in 1 2; do f+=5; done
        ls | while IFS= read -r g h; do LC_ALL=C sort; done
      }
      outside=2
      """)
    expectEqual(source.globals(), ["2: inner", "6: c", "7: d", "8: f", "8: e", "9: g", "9: h"])
  }
}

/// The source of a shell script, read for the variables that its functions set.
struct ShellSource {
  private let lines: [Substring]

  init(_ text: String) { lines = text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// Returns the variables that functions set without a declaration as `local`, each with the number of its line. Names in capitals are left
  /// out, because they belong to the environment.
  func globals() -> [String] {
    var globals: [String] = []
    var locals: Set<Substring>?
    for (index, line) in lines.enumerated() where !line.trimmingSpaces.hasPrefix("#") {
      let isBeginning = line.contains(/^[a-z_]+\(\) \{/)
      if isBeginning { locals = [] }
      guard let known = locals else { continue }
      let declarations = line.matches(of: /\blocal ((?:[a-z_]+(?:=\S*)? ?)+)/)
      let declared = known.union(declarations.flatMap { Self.names(in: $0.output.1) })
      locals = declared
      // A text such as "first; second=third" sets nothing.
      let variables = Self.variables(setIn: line.replacing(/"[^"$]*"/, with: ""))
      globals += variables.filter { !declared.contains($0) }.map { "\(index + 1): \($0)" }
      if line == "}" || (isBeginning && line.hasSuffix("}")) { locals = nil }
    }
    return globals
  }

  private static func variables(setIn line: Substring) -> [Substring] {
    let statement = /(?:^|[;{(|&]|\bthen|\bdo|\belse) *((?:[a-z_]+\+?=\S* ?)+)/
    let assignments = line.matches(of: statement).map(\.output.1)
    let loops = line.matches(of: /\bfor ([a-z_]+) in\b/).map(\.output.1)
    let reads = line.matches(of: /\bread (?:-\w+ )*((?:[a-z_]+ ?)+)/).map(\.output.1)
    return (assignments + loops + reads).flatMap(names)
  }

  // Returns the names in a list of names and assignments.
  private static func names(in list: Substring) -> [Substring] {
    list.split(separator: " ").compactMap { $0.firstMatch(of: /^[a-z_]+(?=$|\+?=)/)?.output }
  }
}
