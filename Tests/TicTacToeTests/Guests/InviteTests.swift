import Foundation
import TTTModel
import TermKitTestSupport
import TestBasics
import Testing

@testable import tictactoe

/// Tests of `tictactoe invite`.
@Suite struct InviteTests {
  private let folder: TemporaryStore
  private let key = SampleKeys.ed25519 + " ada@home"

  init() throws { folder = try TemporaryStore() }

  private func path(_ name: String) -> String { folder.folder.appendingPathComponent(name).path }

  private func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
    return path(name)
  }

  private func invite(_ arguments: String...) throws -> CommandRun { try CommandRun(["invite"] + arguments) }

  private func line(program: String = "/usr/games/tictactoe", store: String) throws -> String {
    let name = try #require(PlayerName(rawValue: "ada"))
    return try Invitation(player: name, key: PublicKey(key), program: program, store: store).line
  }

  /// Returns the command of a line, as sshd reads it: between the quotes, `\"` is a quote.
  private func command(_ line: String) throws -> String {
    let match = try #require(line.firstMatch(of: /^restrict,pty,command="((?:[^"\\]|\\"|\\(?!"))*)" (.*)$/))
    expectEqual(String(match.output.2), key)
    return String(match.output.1).replacing("\\\"", with: "\"")
  }

  // MARK: The line

  @Test func `the line permits a terminal and the game with the guest's name, and nothing else`() throws {
    expectEqual(
      try line(store: "/home/me/games.sqlite"),
      "restrict,pty,command=\"/usr/games/tictactoe join --player ada --store /home/me/games.sqlite\" " + key)
  }

  @Test(
    arguments: ["/bin/sh", "/bin/bash"],
    [
      "plain", "two words", "it's", "say \"hi\"", "a'\"b", "\"", "'", "$(touch x)`id`;&|*?[a]", "# no", "~", "日本 é",
      "!x",
      "a,b=c%d@e",
    ])
  func `any path arrives in the game unchanged`(shell: String, name: String) throws {
    try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
    let program = path(name) + "/tic tac"
    let script = Data("#!/bin/sh\nprintf '%s|' \"$@\"\n".utf8)
    #expect(FileManager.default.createFile(atPath: program, contents: script, attributes: [.posixPermissions: 0o700]))
    let store = path(name) + "/games.sqlite"
    let command = try command(line(program: program, store: store))
    let run = try CommandRun([command], shell: "exec \(shell) -c \"$1\"")
    expectEqual(run.output, "join|--player|ada|--store|\(store)|", run.errors)
  }

  @Test(arguments: ["a\nb", "a\rb", "a\u{0}b", "a\u{7F}", "a\u{85}", "a\u{2028}", "a\\b", "\\\""])
  func `a path with a control character or a backslash is refused`(name: String) {
    let path = "/home/\(name)/games.sqlite"
    #expect(throws: Invitation.UnusablePath(path: path)) { try line(store: path) }
    #expect(throws: Invitation.UnusablePath(path: path)) { try line(program: path, store: "/games.sqlite") }
  }

  // MARK: The command

  @Test func `the command prints one line with the absolute paths of the program and of the store`() throws {
    let file = try write(key + "\n", to: "ada.pub")
    try FileManager.default.createDirectory(atPath: path("data"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: "data")
    let script = "cd \"$1\" && exec \"$tictactoe\" invite ada \"$2\" --store link/games.sqlite"
    let run = try CommandRun([folder.folder.path, file], shell: script)
    #expect(run.status == 0 && run.errors == "" && run.lines.count == 1, "\(run.errors)")
    let words = try command(run.output.trimmingCharacters(in: .newlines)).split(separator: " ").map(String.init)
    let store = try Store.absolutePath(of: path("data/games.sqlite"))
    expectEqual(Array(words.dropFirst()), ["join", "--player", "ada", "--store", store])
    let program = URL(fileURLWithPath: words[0])
    #expect(words[0].hasPrefix("/") && program.lastPathComponent == "tictactoe")
    #expect(FileManager.default.isExecutableFile(atPath: words[0]))
    try expectEqual(FileManager.default.contentsOfDirectory(atPath: path("data")), [])
  }

  @Test func `without --store the line names the default store, and the key can come from a pipe`() throws {
    let file = try write(key, to: "ada.pub")
    let run = try CommandRun(
      [file], shell: "cat \"$1\" | \"$tictactoe\" invite ada -", environment: ["HOME": folder.folder.path])
    expectEqual(run.status, 0, run.errors)
    let expected = try #require(Store.defaultPath(environment: ["HOME": Store.absolutePath(of: folder.folder.path)]))
    #expect(run.output.contains(" --store \(expected)\" ssh-ed25519 "), "\(run.output)")
    try expectEqual(FileManager.default.contentsOfDirectory(atPath: folder.folder.path), ["ada.pub"])
  }

  @Test(arguments: [
    ("-----BEGIN OPENSSH PRIVATE KEY-----\nAAAA\n", ".pub"), ("command=\"sh\" \(SampleKeys.ed25519)", "Remove"),
    ("\(SampleKeys.all[0])\n\(SampleKeys.all[1])", "its own file"), ("ssh-dss AAAA", "ssh-keygen -t ed25519"),
    ("ssh-rsa AAAA", "Copy the whole line"), ("", "ssh-keygen"), (String(repeating: "x", count: 1 << 20), "too large"),
    ("\u{1B}[2J\u{202E} x", "ssh-keygen -t ed25519"),
  ])
  func `a file without exactly one public key is refused, and the message says what to try`(
    text: String, advice: String
  ) throws {
    let run = try invite("ada", write(text, to: "key"))
    #expect(run.status == 1 && run.output == "" && run.errors.hasPrefix("tictactoe: "), "\(run.errors)")
    #expect(run.errors.contains(advice) && !run.errors.contains("\u{1B}"), "\(run.errors)")
  }

  @Test func `an escape sequence in the comment of a key is not printed`() throws {
    let run = try invite("ada", write(SampleKeys.ed25519 + " a\u{1B}]0;b\u{7}c", to: "key"))
    #expect(run.status == 0 && run.output.hasSuffix(" a]0;bc\n"), "\(run.output.debugDescription)")
  }

  @Test func `a file that is missing, a folder or endless is refused, and the message names it`() throws {
    for (file, reason) in [
      (path("none.pub"), "cannot be read"), (folder.folder.path, "cannot be read"), ("/dev/zero", "too large"),
      ("/dev/null", "There is no key"),
    ] {
      let run = try invite("ada", file)
      #expect(run.status == 1 && run.output == "", "\(file)")
      #expect(run.errors.hasPrefix("tictactoe: \(file)") && run.errors.contains(reason), "\(run.errors)")
    }
  }

  @Test(arguments: ["../x", "A", ".x", "a/b", "a b", "", "a\nb", String(repeating: "a", count: 33)])
  func `a name that could be another file is refused, and the message says what a name is`(name: String) throws {
    let file = try write(key, to: "ada.pub")
    for arguments in [["invite", name, file], ["join", "--player", name]] {
      let run = try CommandRun(arguments)
      #expect(run.status == 64 && run.output == "" && run.errors.contains("A name has 1 to 32 of a-z"), "\(run.errors)")
    }
    try expectEqual(invite("--", "-x", file).status, 64)
  }

  @Test func `a store whose path has a line break is refused`() throws {
    let run = try invite("ada", write(key, to: "ada.pub"), "--store", path("a\nb.sqlite"))
    #expect(run.status == 1 && run.output == "" && run.errors.contains("Move the file"), "\(run.errors)")
  }
}
