import Foundation
import TestBasics
import Testing

@testable import TermKitTerminal

@Suite final class ClipboardProgramTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("clipboard-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func program(_ script: String) throws -> ClipboardProgram {
    let path = folder.appendingPathComponent("program").path
    let contents = Data("#!/bin/sh\n\(script)\n".utf8)
    #expect(FileManager.default.createFile(atPath: path, contents: contents, attributes: [.posixPermissions: 0o700]))
    return ClipboardProgram(name: path, arguments: ["-x", folder.appendingPathComponent("copy").path])
  }

  @Test(arguments: [
    (["TMUX": "/tmp/tmux-0/default,1,0", "SSH_TTY": "/dev/pts/1"], "tmux load-buffer -w -"),
    (["TMUX": "", "SSH_TTY": "/dev/pts/1", "DISPLAY": ":0"], nil), (["SSH_CONNECTION": "1", "DISPLAY": ":0"], nil),
  ])
  func `in tmux it is tmux, and over SSH there is none`(environment: [String: String], command: String?) {
    let found = ClipboardProgram.found { environment[$0] }
    expectEqual(found.map { ([$0.name] + $0.arguments).joined(separator: " ") }, command)
  }

  #if os(Linux)
    @Test(arguments: [
      ([:], nil), (["DISPLAY": ""], nil), (["DISPLAY": ":0"], "xclip -selection clipboard"),
      (["DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"], "wl-copy"),
    ])
    func `on a desktop it is the one of the desktop`(environment: [String: String], command: String?) {
      let found = ClipboardProgram.found { environment[$0] }
      expectEqual(found.map { ([$0.name] + $0.arguments).joined(separator: " ") }, command)
    }
  #endif

  @Test func `the program gets the text as its input`() throws {
    let text = "größe\t漢\n" + String(repeating: "x", count: 200_000)
    #expect(try program("cat >\"$2\"; echo noise; echo noise >&2").copy(text))
    expectEqual(try String(contentsOf: folder.appendingPathComponent("copy"), encoding: .utf8), text)
  }

  @Test func `a program that fails, hangs or is missing has not copied`() throws {
    #expect(try !program("exit 1").copy("x"))
    // It ends only when it is killed: nothing writes into the pipe.
    let pipe = folder.appendingPathComponent("pipe").path
    expectEqual(mkfifo(pipe, 0o600), 0)
    #expect(try !program("read x <>'\(pipe)'").copy("x"))
    #expect(!ClipboardProgram(name: "/no/such/program", arguments: []).copy("x"))
  }
}
