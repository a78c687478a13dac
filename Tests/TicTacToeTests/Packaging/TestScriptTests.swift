import TermKitTestSupport
import TestBasics
import Testing

/// Tests of `Scripts/test`, in a small repository whose `swift` and other scripts are replacements.
@Suite struct TestScriptTests {
  private let folder: TemporaryStore

  init() throws {
    folder = try TemporaryStore()
    let setup = try run(
      """
      mkdir -p Scripts Documentation .build bin
      cp "$repository"/Scripts/{test,tests.sh,dependencies.sh} Scripts
      cp "$repository/Documentation/tictactoe.6" Documentation
      printf '.build\\nbin\\n' >.gitignore
      for script in check-sources benchmark docs dependant; do printf '#!/bin/sh\\n' >Scripts/$script; done
      chmod +x Scripts/*
      git init -q && git add --all && git commit -q -m "The files of a version"
      """)
    expectEqual(setup.status, 0, "\(setup.output)")
  }

  private func run(_ commands: String) throws -> ScriptRun { try ScriptRun(commands, in: folder.folder) }

  /// Runs the script with replacements of `swift` and of the programs that it builds. They run these shell commands when `swift` builds, and
  /// when tests run. Meanwhile, the variable `events` is the path of the record, and `suites` the expression for the names of suites.
  private func test(build: String = "", tests: String = "", _ arguments: String = "") throws -> ScriptRun {
    try run(
      """
      cat >bin/swift <<'END'
      #!/bin/bash
      case "$*" in
        --version) echo "Swift version 6.3" ;;
        *--show-bin-path*) echo "$PWD/bin" ;;
        build*) echo "[1/2] Compiling"; \(build) ;;
      esac
      END
      cat >bin/TermKitPackageTests.xctest <<'END'
      #!/bin/bash
      [[ "$*" != *--list-tests* ]] || { printf '%s\\n' A.LabelTests/b A.ButtonTests/c A.TintRandomTests/d; exit; }
      while [ "$1" != --filter ]; do shift; done
      suites=$2 events=$4
      echo "Running $suites"
      echo '{"payload": {"kind": "testEnded", "testID": "A.LabelTests/b()/A.swift:1:1", "instant": {"absolute": 1}}}' >$events
      \(tests)
      END
      printf '#!/bin/sh\\n' >bin/Soak
      chmod +x bin/*
      unset TERMKIT_PRODUCTS
      PATH=$PWD/bin:$PATH Scripts/test \(arguments)
      """)
  }

  private func isRecorded() throws -> Bool {
    try run("[ \"$(cat .build/tested)\" = \"$(git rev-parse HEAD)\" ]").status == 0
  }

  @Test func `a green run prints a line for each stage, and the number of tests`() throws {
    let test = try test()
    expectEqual(test.status, 0, "\(test.output)")
    let lines = test.output.split(separator: "\n").map { $0.replacing(/\ +\d+\ s$/, with: "") }
    expectEqual(lines, ["Formatting", "Building", "Testing", "3 passed, 0 failed"])
    #expect(try !isRecorded())
  }

  @Test func `when everything has passed, with many seeds, the commit is recorded for a release`() throws {
    let more = #"""
      {"payload": {"kind": "testEnded", "testID": "A.TintRandomTests/d()/A.swift:9:1", "instant": {"absolute": 1}}}
      """#
    let test = try test(tests: "[ \"${TERMKIT_EVERYTHING:-}\" != 1 ] || echo '\(more)' >>$events", "--everything")
    expectEqual(test.status, 0, "\(test.output)")
    #expect(test.output.contains("\nWhat a key costs ") && test.output.hasSuffix("\n6 passed, 0 failed\n"))
    #expect(try isRecorded())
  }

  @Test func `a failed build ends the script with its errors alone, and nothing is tested or recorded`() throws {
    let test = try test(build: "echo 'error: no such module'; exit 1", "--everything")
    #expect(test.status != 0)
    #expect(test.output.contains("\nerror: no such module\n\nBuilding: failed after "), "\(test.output)")
    #expect(!test.output.contains("Compiling") && !test.output.contains("Running"))
    #expect(try !isRecorded())
  }

  @Test func `a build with warnings of the package's own files fails`() throws {
    let test = try test(build: "echo \"$PWD/Sources/A.swift:1:1: warning: unused\"")
    #expect(test.status != 0)
    #expect(test.output.contains("Sources/A.swift:1:1: warning: unused\n\nBuilding: failed after "), "\(test.output)")
  }

  @Test func `the failures of one of several processes are printed alone, at the end, and nothing is recorded`() throws
  {
    let failure = #"""
      {"payload": {"kind": "issueRecorded", "testID": "A/b()", "issue": {"sourceLocation": {"line": 7}},
        "messages": [{"text": "too few"}]}}
      """#
    let test = try test(tests: "case $suites in *Label*) echo '\(failure)' >$events; exit 1 ;; esac", "--everything")
    #expect(test.status != 0)
    #expect(test.output.contains("\nA/b(), line 7:\ntoo few\n\n\nTesting: failed after "), "\(test.output)")
    #expect(!test.output.contains("Running") && !test.output.contains("passed"))
    #expect(try !isRecorded())
  }

  @Test func `if a process is killed, the end of its output is printed`() throws {
    let test = try test(tests: "case $suites in *Label*) kill -KILL $$ ;; esac")
    #expect(test.status != 0)
    #expect(test.output.contains("ended with status 137"), "\(test.output)")
    #expect(test.output.contains("\nRunning ^(A\\.LabelTests)/\n"), "\(test.output)")
  }

  @Test func `a failure of the dependent package fails the script, and is not recorded`() throws {
    _ = try run("echo 'echo no such product; exit 1' >>Scripts/dependant; git commit -q -a -m 'It cannot be used'")
    let test = try test("--everything")
    #expect(test.status != 0)
    #expect(test.output.contains("no such product\n"))
    #expect(try !isRecorded())
  }

  @Test func `a run of some of the tests is not recorded`() throws {
    try expectEqual(test("--filter Label").status, 0)
    #expect(try !isRecorded())
  }

  @Test(arguments: ["touch new", "git commit -q --allow-empty -m Another"])
  func `changes and commits during the run are not recorded as tested`(change: String) throws {
    try expectEqual(test(tests: "case $suites in *Label*) \(change) ;; esac", "--everything").status, 0)
    #expect(try !isRecorded())
  }

  @Test func `changes before the run are not recorded as tested, although they are gone at the end`() throws {
    _ = try run("touch new")
    try expectEqual(test(tests: "rm -f new", "--everything").status, 0)
    #expect(try !isRecorded())
  }
}
