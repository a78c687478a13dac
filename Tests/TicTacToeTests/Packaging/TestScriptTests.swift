import TermKitTestSupport
import Testing

/// Tests of `Scripts/test`, in a small repository whose `swift` and other scripts are replacements.
@Suite struct TestScriptTests {
  private let folder: TemporaryStore

  init() throws {
    folder = try TemporaryStore()
    let setup = try run(
      """
      mkdir -p Scripts Documentation .build bin
      cp "$repository"/Scripts/{test,dependencies.sh} Scripts
      cp "$repository/Documentation/tictactoe.6" Documentation
      printf '.build\\nbin\\n' >.gitignore
      for script in check-sources docs dependant; do printf '#!/bin/sh\\n' >Scripts/$script; done
      chmod +x Scripts/*
      git init -q && git add --all && git commit -q -m "The files of a version"
      """)
    #expect(setup.status == 0, "\(setup.output)")
  }

  private func run(_ commands: String) throws -> ScriptRun { try ScriptRun(commands, in: folder.folder) }

  /// Runs the script with a replacement of `swift` that runs these shell commands when it builds and when it tests. While it tests, the
  /// variable `events` is the path of the record, and `tests` is `--ignore-lock` for the tests of the game and `--skip` for the others.
  private func test(build: String = "", tests: String = "", _ arguments: String = "") throws -> ScriptRun {
    try run(
      """
      cat >bin/swift <<'END'
      #!/bin/bash
      case $1 in
        --version) echo "Swift version 6.3" ;;
        build) echo "Compiling"; \(build) ;;
        test)
          echo "Running tests"
          while [ "$1" != --event-stream-output-path ]; do shift; done
          events=$2; tests=${3:-}
          \(tests)
          ;;
      esac
      END
      chmod +x bin/swift
      PATH=$PWD/bin:$PATH Scripts/test \(arguments)
      """)
  }

  private func isRecorded() throws -> Bool {
    try run("[ \"$(cat .build/tested)\" = \"$(git rev-parse HEAD)\" ]").status == 0
  }

  @Test func `when everything has passed, the commit is recorded for a release`() throws {
    let test = try test()
    #expect(test.status == 0, "\(test.output)")
    #expect(try isRecorded())
  }

  @Test func `a failed build ends the script with its errors, and nothing is tested or recorded`() throws {
    let test = try test(build: "echo 'error: no such module'; exit 1")
    #expect(test.status != 0)
    #expect(test.output.hasSuffix("Compiling\nerror: no such module\n"))
    #expect(try !isRecorded())
  }

  @Test func `a build with warnings of the package's own files fails`() throws {
    let test = try test(build: "echo \"$PWD/Sources/A.swift:1:1: warning: unused\"")
    #expect(test.status != 0)
    #expect(test.output.hasSuffix("The build has warnings; see above.\n"))
  }

  @Test(arguments: ["--skip", "--ignore-lock"])
  func `failed tests of one of the two processes fail the script, and are printed at the end and not recorded`(
    process: String
  ) throws {
    let failure = #"""
      {"payload": {"kind": "issueRecorded", "testID": "A/b()", "issue": {"sourceLocation": {"line": 7}},
        "messages": [{"text": "too few"}]}}
      """#
    let test = try test(tests: "[ $tests = \(process) ] || exit 0; echo '\(failure)' >$events; exit 1")
    #expect(test.status != 0)
    #expect(test.output.hasSuffix("Failures:\nA/b(), line 7:\ntoo few\n\n"), "\(test.output)")
    #expect(try !isRecorded())
  }

  @Test func `a failure of the dependent package fails the script, and is not recorded`() throws {
    _ = try run("echo 'echo no such product; exit 1' >>Scripts/dependant; git commit -q -a -m 'It cannot be used'")
    let test = try test()
    #expect(test.status != 0)
    #expect(test.output.contains("no such product\n"))
    #expect(try !isRecorded())
  }

  @Test func `a run of some of the tests is not recorded`() throws {
    #expect(try test("--filter Label").status == 0)
    #expect(try !isRecorded())
  }

  @Test(arguments: ["touch new", "git commit -q --allow-empty -m Another"])
  func `changes and commits during the run are not recorded as tested`(change: String) throws {
    #expect(try test(tests: "[ $tests = --ignore-lock ] || \(change)").status == 0)
    #expect(try !isRecorded())
  }

  @Test func `changes before the run are not recorded as tested, although they are gone at the end`() throws {
    _ = try run("touch new")
    #expect(try test(tests: "rm -f new").status == 0)
    #expect(try !isRecorded())
  }
}
