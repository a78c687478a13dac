import Foundation
import TTTModel
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import tictactoe

/// Tests of what the game of a guest may do, without a connection.
@MainActor @Suite(.isolatedAppearance) struct GuestTests {
  // MARK: The environment

  private nonisolated static let kept = [
    "TERM", "COLORTERM", "COLORFGBG", "NO_COLOR", "LANG", "LANGUAGE", "LC_ALL", "LC_CTYPE", "LC_MESSAGES", "LC_TIME",
    "SSH_CONNECTION", "SSH_TTY", "TERMKIT_BIDI", "TERMKIT_SCREEN_READER", "TERMKIT_TEXT_SIZE", "HOME", "PATH", "TMPDIR",
    "XDG_DATA_HOME", "XDG_STATE_HOME",
  ]

  @Test func `the environment of a guest keeps only the listed variables`() {
    let named = [
      "TERMINFO", "TERMINFO_DIRS", "EDITOR", "VISUAL", "BROWSER", "PAGER", "SHELL", "LD_PRELOAD", "LD_LIBRARY_PATH",
      "DYLD_INSERT_LIBRARIES", "LOCPATH", "NLSPATH", "I18NPATH", "ICU_DATA", "SQLITE_TMPDIR", "SQLITE_HISTORY", "TZ",
      "TZDIR", "DISPLAY", "WAYLAND_DISPLAY", "SSH_AUTH_SOCK", "SSH_ORIGINAL_COMMAND", "BASH_ENV", "ENV", "IFS",
      "CDPATH", "TMUX", "STY", "COLUMNS", "LINES", "MALLOC_TRACE", "GCONV_PATH", "HOSTALIASES", "ESCDELAY",
      "NCURSES_NO_PADDING", "TICTACTOE_RECORD_PICTURES", "SWIFT_BACKTRACE", "ASAN_OPTIONS", "TERM2", "LANG2", "term",
      "Path", "LC", "XDG", "",
    ]
    var generator = SeededGenerator(seed: 7)
    let letters = Array("ABCDEHILMNOPRSTX_0")
    let random = (0..<2_000).map { _ in
      String(
        (0..<Int.random(in: 1...9, using: &generator)).compactMap { _ in letters.randomElement(using: &generator) })
    }
    let names = (named + random).filter {
      !Self.kept.contains($0) && !$0.hasPrefix("XDG_") && !$0.hasPrefix("LC_")
    }
    let all = Dictionary((names + Self.kept).map { ($0, "C") }) { first, _ in first }
    let environment = GuestEnvironment(all)
    expectEqual(environment.variables.keys.sorted(), Self.kept.sorted())
    #expect(environment.asksForCommand && !environment.hasFaultyTerminalName)
  }

  @Test(arguments: [
    "../../x", ".x", "/etc/passwd", "a/b", "xterm\n", "xterm 256", "x\u{1B}[2J", "é", String(repeating: "x", count: 65),
  ])
  func `a TERM that is not the name of a type of terminal is a fault, and is removed`(name: String) {
    let environment = GuestEnvironment(["TERM": name])
    #expect(environment.hasFaultyTerminalName && environment.variables.isEmpty)
  }

  @Test(arguments: ["xterm-256color", "vt100", "screen.xterm-256color", "rxvt+pcfkeys", "xterm-kitty", "9term", "st_x"])
  func `the names of types of terminals are kept`(name: String) {
    expectEqual(GuestEnvironment(["TERM": name]).variables, ["TERM": name])
  }

  @Test func `a guest without TERM gets the message of the game, as all users`() {
    for environment in [[:], ["TERM": ""]] { #expect(!GuestEnvironment(environment).hasFaultyTerminalName) }
  }

  @Test func `only values in the form of the name of a locale are kept`() {
    let good = ["C", "POSIX", "C.UTF-8", "en_US.UTF-8", "de_DE@euro", "sr_RS.utf8@latin", "ja_JP.eucJP", "UTF-8"]
    let bad = [
      "", "../../x", "/etc/passwd", ".UTF-8", "de_DE/..", "de DE", "de\n", "%n", "de_DE@x=y;z", "ä", "\u{1B}[2J", "3.4",
      String(repeating: "x", count: 65),
    ]
    for name in ["LANG", "LC_ALL", "LC_TIME", "LANGUAGE"] {
      for value in good { expectEqual(GuestEnvironment([name: value]).variables, [name: value]) }
      for value in bad where name != "LANGUAGE" || value != "" {
        expectEqual(GuestEnvironment([name: value]).variables, [:], "\(name)=\(value)")
      }
    }
    expectEqual(GuestEnvironment(["LANGUAGE": "de_AT:de:en"]).variables.count, 1)
    expectEqual(GuestEnvironment(["LANGUAGE": "de:../x"]).variables.count, 0)
  }

  // MARK: The command

  @Test func `the store of a guest is in a folder beside the store of the host, which is not opened`() throws {
    let store = try TemporaryStore()
    let session = try TerminalSession(
      "tictactoe", ["join", "--player", "ada", "--store", store.path, "--theme", "night"],
      environment: ["LC_ALL": "../../x", "LANG": "de_DE.UTF-8", "TERMINFO": "/nowhere", "TZ": ":/etc/passwd"])
    // Without the faulty LC_ALL, LANG decides the language.
    session.wait { $0.text.contains("Neues Spiel") }
    session.send("5")
    let folder = store.folder.appendingPathComponent("games.players").path
    session.wait(for: "a move") { _ in
      (try? StoreReader(path: folder + "/ada.sqlite").games(limit: 1).first?.moveCount) == 1
    }
    session.send("q")
    expectEqual(session.ending(), .exited(0))
    session.expectTerminalAsFound()
    let files = FileManager.default
    try expectEqual(files.contentsOfDirectory(atPath: store.folder.path), ["games.players"])
    try expectEqual(files.contentsOfDirectory(atPath: folder), ["ada.sqlite"])
    try expectEqual(files.attributesOfItem(atPath: folder)[.posixPermissions] as? Int, 0o700)
  }

  @Test func `neither Ctrl-Z nor SIGTSTP stops the game of a guest under a shell with job control`() throws {
    let store = try TemporaryStore()
    let arguments = [TerminalSession.product("tictactoe"), "join", "--player", "ada", "--store", store.path]
    let session = try TerminalSession("/bin/sh", ["-c", "set -m; \"$@\"; echo ended; read line", "sh"] + arguments)
    session.wait { $0.text.contains("New Game") }
    session.send("\u{1A}")
    kill(-(try #require(session.terminal.foregroundJob)), SIGTSTP)
    session.send("5")
    let path = store.folder.appendingPathComponent("games.players/ada.sqlite").path
    session.wait(for: "a move") { _ in (try? StoreReader(path: path).games(limit: 1).first?.moveCount) == 1 }
    #expect(!session.hasWritten("\u{1B}[?1049l"), "the game left the screen for a moment")
    session.send("q")
    session.wait { $0.text.contains("ended") && $0.isAsFound }
  }

  @Test(arguments: [
    ("/a/games.sqlite", "/a/games.players/ada.sqlite"), ("/a.b/games", "/a.b/games.players/ada.sqlite"),
    ("/a/my games.old.db", "/a/my games.old.players/ada.sqlite"), ("/.games", "/.games.players/ada.sqlite"),
  ])
  func `the folder of guests has the name of the host's store without its extension`(host: String, path: String) throws
  {
    let name = try #require(PlayerName(rawValue: "ada"))
    expectEqual(GuestStores(besideStoreAt: host).path(of: name), path)
  }

  @Test func `a guest who asks for a command, or has no terminal, gets advice, and no store is created`() throws {
    let store = try TemporaryStore()
    for (environment, advice) in [(["SSH_ORIGINAL_COMMAND": "sh"], "without a command"), ([:], "without < > or |")] {
      let run = try CommandRun(["join", "--player", "ada", "--store", store.path], environment: environment)
      #expect(run.status == 1 && run.output == "", "\(run.output)")
      #expect(run.errors.contains(advice) && run.errors.contains("ssh -t"), "\(run.errors)")
    }
    let session = try TerminalSession(
      "tictactoe", ["join", "--player", "ada", "--store", store.path], environment: ["TERM": "../../x"])
    expectEqual(session.ending(), .exited(2))
    #expect(session.screen.text.contains("Try: TERM=xterm-256color"))
    try expectEqual(FileManager.default.contentsOfDirectory(atPath: store.folder.path), [])
  }

  // MARK: The commands of the keys

  /// A screen of the game, the keys that lead to it, and a text on it.
  private struct Screen: Sendable {
    let name: String
    let keys: [String]
    let text: String
  }

  private nonisolated static let screens = [
    Screen(name: "Play", keys: [], text: "New Game"),
    Screen(name: "Messages", keys: [Keys.messages], text: "Reply"),
    Screen(name: "a message", keys: [Keys.messages, Typed.right], text: "Open the link"),
    Screen(name: "the search", keys: [Keys.messages, "/"], text: "Favourites"),
    Screen(name: "the composer", keys: [Keys.messages, "c", "Hello"], text: "Cancel"),
    Screen(name: "Profile", keys: [Keys.profile], text: "Opponent"),
    Screen(name: "Opponent", keys: [Keys.profile, "\t", "\r"], text: "Never loses"),
    Screen(name: "History", keys: [Keys.profile, "h"], text: "Won"),
    Screen(name: "a past game", keys: [Keys.profile, "h", "\r"], text: "Play from here"),
    Screen(name: "the filter", keys: [Keys.profile, "h", "/"], text: "Won"),
  ]

  private let address = "https://a.example/x"

  /// Starts the game on a desktop with a browser, and goes to a screen.
  private func open(_ screen: Screen, as permissions: Permissions) throws -> TestedApp {
    // Without animations, the many journeys take less time.
    let tested = try TestedApp(traits: TraitCollection(reducesMotion: true), permissions: permissions) { model, _ in
      model.play(.victory)
      model.post("See \(address)")
    }
    tested.hasBrowser = true
    for key in screen.keys { tested.press(key) }
    #expect(tested.text.contains(screen.text), "\(screen.name):\n\(tested.text)")
    return tested
  }

  private func commands(_ tested: TestedApp) -> [KeyCommand] {
    tested.app.application.windowScene.effectiveKeyCommands
  }

  @Test(arguments: screens.indices)
  func `no command of a screen suspends the game, opens a link or starts a program for a guest`(index: Int) throws {
    let screen = Self.screens[index]
    let commands = try commands(open(screen, as: .guest))
    #expect(commands.count > 4, "\(screen.name)")
    // The commands of all screens are tried on the first one.
    for command in commands where index == 0 || !command.isAvailableEverywhere {
      let key = try #require(command.reachableKeys?.first ?? command.keys.first)
      let tested = try open(screen, as: .guest)
      tested.app.send(.input(.key(key)))
      tested.press("\u{1A}")
      let terminal = tested.app.terminal
      #expect(
        terminal.suspensionCount == 0 && !terminal.isReleased && terminal.programs.isEmpty
          && tested.openedAddresses.isEmpty, "\(screen.name): \(command.title)")
    }
  }

  @Test(arguments: screens.indices)
  func `the list of keys of a guest has no key to suspend, and no command that names a file`(index: Int) throws {
    let screen = Self.screens[index]
    let commands = try commands(open(screen, as: .guest))
    for command in commands {
      #expect(!command.keys.contains(.character("z", .control)), "\(screen.name)")
      let words = command.title.lowercased().split(separator: " ")
      for word in ["suspend", "file", "folder", "path", "shell", "browser"] {
        #expect(!words.contains { $0.hasPrefix(word) }, "\(screen.name): \(command.title)")
      }
    }
    let owner = try self.commands(open(screen, as: .owner)).map(\.title)
    expectEqual(commands.map(\.title), owner.filter { $0 != "Suspend" })
    #expect(owner.contains("Suspend"), "\(screen.name)")
  }

  @Test func `a link in a message opens in the browser for the owner, and is copied for a guest`() throws {
    for permissions in [Permissions.owner, .guest] {
      let tested = try open(Self.screens[2], as: permissions)
      tested.press("\r")
      expectEqual(tested.openedAddresses, permissions.opensLinks ? [address] : [])
      expectEqual(tested.app.terminal.clipboard, permissions.opensLinks ? nil : address)
    }
  }
}
