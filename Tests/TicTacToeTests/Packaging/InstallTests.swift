import Foundation
import TermKitTestSupport
import TestBasics
import Testing

/// Tests of `Scripts/install`.
@Suite struct InstallTests {
  private let folder: TemporaryStore

  init() throws { folder = try TemporaryStore() }

  private func run(_ commands: String) throws -> ScriptRun { try ScriptRun(commands, in: folder.folder) }

  private func install(_ options: String = "") throws -> ScriptRun {
    try run("\"$repository/Scripts/install\" --program \"$tictactoe\" --prefix prefix \(options)")
  }

  private func tree() throws -> String { try run("find . | sort").output }

  @Test func `an installation has the program, the manual page and the completions of three shells`() throws {
    let installation = try install()
    expectEqual(installation.status, 0, "\(installation.output)")
    #expect(
      try run("cd prefix && find . -type f | sort").output == """
        ./bin/tictactoe
        ./share/bash-completion/completions/tictactoe
        ./share/fish/vendor_completions.d/tictactoe.fish
        ./share/man/man6/tictactoe.6
        ./share/tictactoe/installed
        ./share/zsh/site-functions/_tictactoe

        """)
    try expectEqual(run("cmp prefix/bin/tictactoe \"$tictactoe\" && [ -x prefix/bin/tictactoe ]").status, 0)
    try expectEqual(run("head -n 1 prefix/share/zsh/site-functions/_tictactoe").output, "#compdef tictactoe\n")
    try expectEqual(run("grep -c '^complete -c' prefix/share/fish/vendor_completions.d/tictactoe.fish").status, 0)
  }

  @Test func `after an installation, bash completes commands and the values of options`() throws {
    try expectEqual(install().status, 0)
    let complete = """
      . prefix/share/bash-completion/completions/tictactoe
      COMP_WORDS=(tictactoe $words) COMP_CWORD=$((${#COMP_WORDS[@]} - 1)) COMP_LINE="tictactoe $words" COMP_POINT=${#COMP_LINE}
      $(complete -p tictactoe | sed 's/.*-F \\([^ ]*\\).*/\\1/') tictactoe "${COMP_WORDS[-1]}" "${COMP_WORDS[-2]}"
      echo "${COMPREPLY[@]}"
      """
    try expectEqual(run("words=mes; \(complete)").output, "messages\n")
    try expectEqual(run("words='--theme n'; \(complete)").output, "night\n")
  }

  @Test(arguments: [("/usr/share/zsh/site-functions", true), ("$PWD/prefix/share/zsh/site-functions", false)])
  func `the script says how zsh finds the completions, unless zsh looks in their folder`(
    folder: String, isAdvised: Bool
  ) throws {
    _ = try run(
      "mkdir bin && printf '#!/bin/sh\\necho /usr/share/zsh\\necho %s\\n' \"\(folder)\" >bin/zsh && chmod +x bin/zsh")
    let installation = try run(
      "PATH=$PWD/bin:$PATH \"$repository/Scripts/install\" --program \"$tictactoe\" --prefix prefix")
    expectEqual(installation.status, 0)
    let completions = try run("echo $PWD/prefix/share/zsh/site-functions").output.dropLast()
    let advice = """
      To complete in zsh, add this line to ~/.zshrc, above the line with compinit:
        fpath=("\(completions)" $fpath)

      """
    expectEqual(installation.output.hasSuffix(advice), isAdvised)
    expectEqual(installation.output.contains("fpath"), isAdvised)
  }

  @Test func `removing an installation leaves the folder as it was before`() throws {
    _ = try run("mkdir -p prefix/share/man prefix/bin && touch prefix/bin/other")
    let before = try tree()
    try expectEqual(install().status, 0)
    try expectEqual(install().status, 0)
    #expect(try tree() != before)
    let removal = try install("--remove")
    expectEqual(removal.status, 0, "\(removal.output)")
    try expectEqual(tree(), before)
  }

  @Test func `removing an installation keeps folders that other programs now use, and their files`() throws {
    try expectEqual(install().status, 0)
    _ = try run("touch prefix/share/man/man6/other.6")
    try expectEqual(install("--remove").status, 0)
    try expectEqual(
      run("find prefix").output,
      "prefix\nprefix/share\nprefix/share/man\nprefix/share/man/man6\nprefix/share/man/man6/other.6\n")
  }

  @Test func `removing from a prefix without an installation says so, and removes nothing`() throws {
    _ = try run("mkdir -p prefix/bin && touch prefix/bin/tictactoe")
    let removal = try install("--remove")
    expectEqual(removal.status, 1)
    #expect(removal.output.hasPrefix("Nothing is installed at "))
    try expectEqual(run("ls prefix/bin").output, "tictactoe\n")
  }

  @Test func `a program of the same name that something else has installed is not overwritten`() throws {
    _ = try run("mkdir -p prefix/bin && echo other >prefix/bin/tictactoe")
    let before = try tree()
    let installation = try install()
    expectEqual(installation.status, 1)
    #expect(installation.output.contains("bin/tictactoe exists, and was not installed by this script."))
    try expectEqual(tree(), before)
    try expectEqual(run("cat prefix/bin/tictactoe").output, "other\n")
  }

  @Test func `without a built program, the script builds one, and removes only its own temporary folder`() throws {
    let installation = try run(
      """
      mkdir -p Documentation bin temporary
      cp -R "$repository/Scripts" .
      cp "$repository/Documentation/tictactoe.6" Documentation
      cat >bin/swift <<'END'
      #!/bin/sh
      case $* in
        --version) echo "Swift version 6.3" ;;
        *--show-bin-path*) dirname "$tictactoe" ;;
        build*) echo "build" >>"$sandbox/builds" ;;
      esac
      END
      cat >bin/rm <<'END'
      #!/bin/sh
      # Records the options and paths. Removes nothing outside of this folder.
      for path; do case $path in -* | "$sandbox"/*) ;; *) echo "outside: $path" >>"$sandbox/removals"; exit 1 ;; esac; done
      echo "$@" >>"$sandbox/removals"
      exec /bin/rm "$@"
      END
      chmod +x bin/*
      export sandbox=$PWD TMPDIR=$PWD/temporary PATH=$PWD/bin:$PATH
      Scripts/install --prefix prefix
      """)
    expectEqual(installation.status, 0, "\(installation.output)")
    try expectEqual(run("cat builds").output, "build\n")
    try expectEqual(run("cmp prefix/bin/tictactoe \"$tictactoe\"").status, 0)
    let removals = try run("cat removals").output
    #expect(removals.wholeMatch(of: #/-[-a-z ]+ \S+/temporary/tmp\.\w+\n/#) != nil, "\(removals)")
    try expectEqual(run("ls temporary").output, "")
  }

  @Test func `a prefix that cannot be written is refused with advice before anything is built or changed`() throws {
    _ = try run("touch prefix")
    let installation = try run("\"$repository/Scripts/install\" --prefix prefix")
    expectEqual(installation.status, 1)
    #expect(installation.output.contains("Choose another prefix, such as ~/.local, or use sudo."))
    try expectEqual(tree(), ".\n./prefix\n")
  }
}
