import TermKitTestSupport
import TestBasics
import Testing

/// Tests of the scripts that make bare Debian systems, with replacements of the commands that need root.
@Suite struct BareSystemTests {
  private let folder: TemporaryStore

  /// Makes a folder with the scripts, an empty folder for temporary files, and replacements of commands: `swift`, which builds nothing, and
  /// `wait-long`, which writes its process number to the pipe `started` and then waits.
  init() throws {
    folder = try TemporaryStore()
    let setup = try run(
      """
      mkdir -p bin temporary toolchain/usr/bin
      cp -R "$repository/Scripts" .
      mkfifo started
      printf '#!/bin/sh\\necho Swift version 6.3\\n' >bin/swift
      printf '#!/bin/sh\\necho 0\\n' >bin/id
      printf '#!/bin/sh\\necho $$ >"$sandbox/started"\\nexec sleep 600\\n' >bin/wait-long
      cp bin/wait-long bin/debootstrap
      chmod +x bin/*
      """)
    expectEqual(setup.status, 0, "\(setup.output)")
  }

  private func run(_ commands: String) throws -> ScriptRun {
    try ScriptRun("export sandbox=$PWD TMPDIR=$PWD/temporary PATH=$PWD/bin:$PATH\n\(commands)", in: folder.folder)
  }

  /// Starts a script, sends a signal when `wait-long` or its copy has started, and prints how both ended.
  private func end(_ script: String, signal: String = "TERM") throws -> String {
    try run(
      """
      # Opened for writing too, so that the shell does not wait for ever if the command does not start.
      exec 3<>started
      # `nohup Scripts/test` ignores SIGHUP, and a shell cannot handle a signal that was ignored when it started.
      env --default-signal=\(signal) \(script) >output 2>&1 3>&- &
      script=$!
      read -r -t 60 waiting <&3 || { cat output; exit 1; }
      kill -\(signal) $script
      wait $script
      echo "The script ended with $?."
      # Z is a process that has ended.
      case $(ps -o stat= -p $waiting) in "" | Z*) ;; *) echo "The command went on."; kill $waiting ;; esac
      echo "Temporary files: $(ls temporary | wc -l)"
      """
    ).output
  }

  private let ended = "The script ended with 143.\nTemporary files: 0\n"

  @Test(arguments: ["TERM", "HUP"])
  func `ending the script ends the installation of the system, and removes its files`(signal: String) throws {
    // Runs the command after the options. The command and its processes end together, as in a namespace.
    _ = try run(
      """
      cat >bin/unshare <<'END'
      #!/bin/bash
      set -m
      while [[ $1 = --* ]]; do shift; done
      "$@" &
      wait
      kill -KILL -- -$!
      END
      chmod +x bin/unshare
      """)
    try expectEqual(end("Scripts/bare-root -- true", signal: signal), ended)
  }

  @Test func `a system that cannot be installed is reported with the last messages of the installer`() throws {
    let bare = try run(
      """
      printf '#!/bin/bash\\nwhile [[ $1 = --* ]]; do shift; done\\nexec "$@"\\n' >bin/unshare
      printf '#!/bin/sh\\necho "E: no such release"; exit 1\\n' >bin/debootstrap
      chmod +x bin/*
      Scripts/bare-root -- true
      """)
    expectEqual(bare.status, 1)
    #expect(bare.output.hasSuffix("E: no such release\ndebootstrap failed; its last messages are above.\n"))
    try expectEqual(run("ls temporary").output, "")
  }

  @Test func `a signal that ends a script ends its child first, while the temporary folder exists`() throws {
    _ = try run(
      """
      cat >bin/outer <<'END'
      #!/usr/bin/env bash
      set -eu
      . "$sandbox/Scripts/dependencies.sh"
      temporary=$(mktemp -d)
      trap 'remove_folder "$temporary"' EXIT
      run_child wait-long
      END
      chmod +x bin/outer
      """)
    try expectEqual(end("outer"), ended)
  }

  @Test func `a signal that comes as soon as the child runs ends the child, too`() throws {
    let runs = try run(
      """
      cat >bin/outer <<'END'
      #!/usr/bin/env bash
      set -eu
      . "$sandbox/Scripts/dependencies.sh"
      run_child sh -c 'echo $$ >"$sandbox/child"; kill -TERM $PPID; exec sleep 600'
      END
      chmod +x bin/outer
      for run in {1..20}; do
        rm -f child
        outer >/dev/null 2>&1 || true
        [ -s child ] || echo "The child did not run."
        ! kill $(cat child) 2>/dev/null || echo "The child went on."
      done
      echo done
      """)
    #expect(runs.output.split(separator: "\n").filter { !$0.contains("Terminated") } == ["done"], "\(runs.output)")
  }

  @Test(arguments: [0, 7]) func `the status and the input of a child are those of the command`(status: Int) throws {
    let child = try run(
      """
      . Scripts/dependencies.sh
      echo line | { run_child bash -c 'cat; exit \(status)'; echo $?; }
      """)
    expectEqual(child.output, "line\n\(status)\n")
  }

  @Test(arguments: ["/usr/bin/swift", "/usr/local/bin/swift", "/bin/swift"])
  func `the measurement for newcomers does not show the system's own folders as the toolchain`(swift: String) throws {
    let measurement = try run(
      """
      printf '#!/bin/sh\\necho \(swift)\\n' >bin/readlink
      printf '#!/bin/sh\\necho made a system\\n' >Scripts/bare-root
      chmod +x bin/readlink
      Scripts/newcomer
      """)
    expectEqual(measurement.status, 1)
    #expect(
      measurement.output.hasSuffix(
        "usr/bin/swift in it. Set SWIFT_TOOLCHAIN to such a folder, for example /opt/swift.\n"))
    #expect(!measurement.output.contains("made a system"))
  }

  @Test func `ending the measurement for newcomers ends the bare system, which shows the toolchain`() throws {
    _ = try run(
      """
      mkdir -p Documentation/TermKit.docc
      cp -R "$repository/Documentation/TermKit.docc/GettingStarted" Documentation/TermKit.docc
      cp bin/swift toolchain/usr/bin
      printf '#!/bin/sh\\nprintf "%%s\\\\n" "$@" >"$sandbox/arguments"\\nexec wait-long\\n' >Scripts/bare-root
      git init -q && git add --all && git commit -q -m "The files of a version"
      """)
    try expectEqual(end("SWIFT_TOOLCHAIN=$PWD/toolchain Scripts/newcomer"), ended)
    let arguments = try run("cat arguments").output
    #expect(arguments.contains(/\n--folder\n(\S+\/toolchain)=\1\n/), "\(arguments)")
  }
}
