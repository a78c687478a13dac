import Foundation
import TermKitTerminal
import TermKitTestSupport
import TestBasics
import Testing

/// Opening web addresses with the browser of the desktop, which is a shell script here.
@MainActor @Suite final class DesktopBrowserTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("browser-\(UUID().uuidString)")
  private let address = "https://a.example/x?y=1&z=$(touch no)"

  #if os(macOS)
    private let program = "open"
  #else
    private let program = "xdg-open"
  #endif

  init() throws {
    try FileManager.default.createDirectory(at: file("bin"), withIntermediateDirectories: true)
  }

  isolated deinit { try? FileManager.default.removeItem(at: folder) }

  private func file(_ name: String) -> URL { folder.appendingPathComponent(name) }

  /// Installs the script, which writes its arguments into a pipe.
  private func install() throws {
    expectEqual(mkfifo(file("pipe").path, 0o600), 0)
    let script = "#!/bin/sh\nprintf '%s|' \"$@\" >'\(file("pipe").path)'\n"
    let path = file("bin/\(program)").path
    #expect(
      FileManager.default.createFile(atPath: path, contents: Data(script.utf8), attributes: [.posixPermissions: 0o700]))
  }

  private func browser(_ environment: [String: String]) -> DesktopBrowser { DesktopBrowser { environment[$0] } }

  private func environment(_ others: [String: String] = [:]) -> [String: String] {
    ["PATH": "relative::/no/such/folder:\(file("bin").path):/usr/bin:/bin", "DISPLAY": ":0"].merging(others) { $1 }
  }

  @Test(arguments: [[:], ["DISPLAY": "", "WAYLAND_DISPLAY": "wayland-0"]])
  func `the program gets the address as its only argument`(others: [String: String]) throws {
    try install()
    #expect(browser(environment(others)).open(address))
    let pipe = try #require(FileHandle(forReadingAtPath: file("pipe").path))
    expectEqual(String(decoding: pipe.readDataToEndOfFile(), as: UTF8.self), address + "|")
  }

  @Test func `a program that cannot be started is no browser`() throws {
    let path = file("bin/\(program)").path
    let contents = Data("#!/no/such/shell\n".utf8)
    #expect(FileManager.default.createFile(atPath: path, contents: contents, attributes: [.posixPermissions: 0o700]))
    #expect(!browser(environment()).open(address))
  }

  #if os(Linux)
    @Test(arguments: [
      ["PATH": "relative:/no/such/folder"], ["PATH": ""], ["DISPLAY": ""], ["SSH_CONNECTION": "10.0.0.1 1 10.0.0.2 22"],
      ["SSH_TTY": "/dev/pts/1"],
    ])
    func `without a program, without a desktop and over SSH there is no browser`(others: [String: String]) throws {
      try install()
      #expect(!browser(environment(others)).open(address))
    }
  #endif
}
