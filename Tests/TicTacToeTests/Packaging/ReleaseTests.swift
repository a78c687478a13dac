import Foundation
import TermKitTestSupport
import TestBasics
import Testing

/// Tests of `Scripts/release`, in small repositories with the files that it reads.
@Suite struct ReleaseTests {
  private let folder: TemporaryStore

  /// Makes a repository without versions, on the branch main, whose tests have passed.
  init() throws {
    folder = try TemporaryStore()
    let setup = try run(
      """
      git init -q -b main .
      mkdir -p Sources/TermKit/Toolkit Sources/TermKitTesting Sources/tictactoe/Command
      for folder in Graphics Input Terminal Application; do mkdir Sources/TermKit/$folder; done
      for folder in Views Controls Text Bars Lists Controllers; do mkdir Sources/TermKit/Toolkit/$folder; done
      for folder in Sources/TermKit/* Sources/TermKit/Toolkit/* Sources/TermKitTesting; do touch $folder/A.swift; done
      cp -R "$repository"/Scripts "$repository"/.gitignore .
      \(Self.describe("0.1.0"))
      """)
    expectEqual(setup.status, 0, "\(setup.output)")
  }

  private func run(_ commands: String) throws -> ScriptRun { try ScriptRun(commands, in: folder.folder) }

  /// Returns shell commands that commit a version whose tests have passed: the number in the game's sources, and the changes.
  private static func describe(_ version: String, heading: String = "## [%s] - 2026-12-01", number: String? = nil)
    -> String
  {
    """
    echo 'version: "\(number ?? version)",' >Sources/tictactoe/Command/TicTacToe.swift
    printf '# Changes\\n\\n\(heading)\\n\\n- Much.\\n\\n## [0.0.1] - 2026-11-01\\n\\n- Little.\\n' \(version) >CHANGELOG.md
    git add --all
    git commit -q -m "The files of a version"
    mkdir -p .build
    git rev-parse HEAD >.build/tested
    """
  }

  private func tags() throws -> String { try run("git tag").output }

  /// Tags 0.1.0 and describes the version 0.1.1. A replacement of `swift` answers with a report about the API.
  private func prepareNextVersion(_ version: String = "0.1.1", report: String) throws -> ScriptRun {
    let report = report.replacing("'", with: "")
    let preparation = try run(
      """
      git tag 0.1.0
      \(Self.describe(version))
      mkdir -p .build/bin
      printf '#!/bin/sh\\n[ "$1" = package ] || { echo Swift version 6.3; exit; }\\ncat <<END\\n%s\\nEND\\n' '\(report)' >.build/bin/swift
      chmod +x .build/bin/swift
      """)
    expectEqual(preparation.status, 0, "\(preparation.output)")
    return try run("PATH=$PWD/.build/bin:$PATH Scripts/release \(version)")
  }

  private let modules = [
    "TermKitGraphics", "TermKitInput", "TermKitTerminal", "TermKitViews", "TermKitControls", "TermKitText",
    "TermKitBars", "TermKitLists", "TermKitControllers", "TermKit", "TermKitTesting",
  ]

  private func canaries(_ modules: [String]) -> String {
    modules.map { "  💔 API breakage: func releaseCanary\($0)() has been removed\n" }.joined()
  }

  @Test func `the first version is tagged with its changes as the message`() throws {
    let release = try run("Scripts/release 0.1.0")
    expectEqual(release.status, 0)
    expectEqual(release.output, "Tagged 0.1.0. To publish it: git push origin 0.1.0\n")
    let message = try run("git tag --list --format='%(contents)' 0.1.0").output
    expectEqual(message, "0.1.0\n\n- Much.\n\n")
    try expectEqual(run("[ $(git rev-parse 0.1.0^{commit}) = $(git rev-parse main) ]").status, 0)
  }

  @Test func `the game prints the newest version in the list of changes`() throws {
    let version = try CommandRun(["--version"]).output.dropLast()
    try expectEqual(Repository.text(of: "CHANGELOG.md").firstMatch(of: /\n## \[([0-9.]+)\]/)?.output.1, version)
  }

  @Test(arguments: ["", "1.0", "v0.1.0", "0.1.0-beta", "0.1.0 0.2.0", "00.1.0"])
  func `arguments that are not one version are refused`(arguments: String) throws {
    let release = try run("Scripts/release \(arguments)")
    expectEqual(release.status, 64)
    #expect(release.output.hasPrefix("Tags a version of this repository: Scripts/release VERSION"))
    try expectEqual(tags(), "")
  }

  @Test(arguments: [
    ("touch new", "There are changes that are not committed:\n?? new\n"),
    ("git checkout -q -b other", "Versions are tagged on the branch main, but this is other.\n"),
    ("git checkout -q --detach", "Versions are tagged on the branch main, but this is no branch.\n"),
    ("git tag 0.1.0 && git commit -q --allow-empty -m x", "The version 0.1.0 exists already.\n"),
    ("git tag 0.10.0", "The version 0.1.0 is older than the last one, 0.10.0.\n"),
    ("git commit -q --allow-empty -m x", "Scripts/test --everything has not passed at this commit. Run it first.\n"),
    ("rm .build/tested", "Scripts/test --everything has not passed at this commit. Run it first.\n"),
    (
      describe("0.1.0", heading: "## [Unreleased]"),
      "CHANGELOG.md describes no changes under the heading \"## [0.1.0] - YYYY-MM-DD\".\n"
    ),
    (
      describe("0.1.0", number: "0.0.9"),
      "The game prints another version. Set it in Sources/tictactoe/Command/TicTacToe.swift.\n"
    ),
  ])
  func `a repository that is not ready is refused with the reason, and is not tagged`(
    change: String, reason: String
  ) throws {
    try expectEqual(run(change).status, 0)
    let before = try tags()
    let release = try run("Scripts/release 0.1.0")
    expectEqual(release.status, 1)
    expectEqual(release.output, reason)
    try expectEqual(tags(), before)
  }

  @Test func `a patch version whose declarations are unchanged is tagged`() throws {
    let release = try prepareNextVersion(report: canaries(modules))
    #expect(release.output.hasSuffix("\nTagged 0.1.1. To publish it: git push origin 0.1.1\n"))
    expectEqual(release.status, 0)
  }

  @Test func `a comparison of declarations that misses a deliberate change is not trusted`() throws {
    let release = try prepareNextVersion(report: canaries(Array(modules.dropLast())))
    expectEqual(release.status, 1)
    #expect(
      release.output.contains("The comparison with 0.1.0 is wrong: \(modules.count - 1) of \(modules.count) deliberate")
    )
    try expectEqual(tags(), "0.1.0\n")
  }

  @Test func `without a copy of the last version to compare with, a version is not tagged`() throws {
    let git = try run(
      """
      mkdir -p .build/bin
      printf '#!/bin/sh\\n[ "$1" != clone ] || exit 1\\nexec %s "$@"\\n' "$(command -v git)" >.build/bin/git
      chmod +x .build/bin/git
      """)
    expectEqual(git.status, 0, "\(git.output)")
    let release = try prepareNextVersion(report: "No breaking changes")
    #expect(release.status != 0)
    try expectEqual(tags(), "0.1.0\n")
  }

  @Test func `a last version in which no module is found is not a basis for a comparison`() throws {
    _ = try run("git mv Sources/TermKit Sources/Old && git mv Sources/TermKitTesting Sources/OldTesting")
    _ = try run("git commit -q -m Moved")
    let release = try prepareNextVersion(report: "No breaking changes")
    expectEqual(release.status, 1)
    #expect(release.output.hasSuffix("The version 0.1.0 has none of the modules to compare.\n"))
    try expectEqual(tags(), "0.1.0\n")
  }

  @Test func `a patch version with breaking changes is refused with a list of them`() throws {
    let report = canaries(modules) + "  💔 API breakage: func View.layout() has been removed"
    let refused = try prepareNextVersion(report: report)
    expectEqual(refused.status, 1)
    #expect(
      refused.output.contains("Changes since 0.1.0 that can break programs:\nfunc View.layout() has been removed\n"))
    #expect(refused.output.hasSuffix("The version 0.1.1 may not contain them.\n"))
    try expectEqual(tags(), "0.1.0\n")
  }

  @Test func `a new minor version below 1.0 may contain breaking changes`() throws {
    let report = canaries(modules) + "  💔 API breakage: func View.layout() has been removed"
    let release = try prepareNextVersion("0.2.0", report: report)
    #expect(release.output.contains("func View.layout() has been removed\n"))
    #expect(release.output.hasSuffix("Tagged 0.2.0. To publish it: git push origin 0.2.0\n"))
    expectEqual(release.status, 0)
  }
}
