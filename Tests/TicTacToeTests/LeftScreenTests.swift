import Foundation
import TTTModel
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@testable import tictactoe

/// A screen of the game, and how a user gets there.
struct LeftScreen: Sendable {
  let name: String
  var size = Size(width: 80, height: 24)
  /// The words of a subcommand.
  var command: [String] = []
  /// What the user types, and a text that the screen shows then.
  let steps: [(keys: String, text: String)]

  static let all = [
    LeftScreen(name: "Play", steps: [("57", "to move"), ("\u{1B}[A", "to move")]),
    LeftScreen(name: "a pause", steps: [("5", "to move"), ("p", "Resume")]),
    LeftScreen(name: "Messages", steps: [(Keys.messages, "Message 19"), ("\u{1B}[B\u{1B}[B", "Reply")]),
    LeftScreen(name: "the last message", steps: [(Keys.messages, "Message 19"), ("\u{1B}[F", "Message 0")]),
    LeftScreen(
      name: "a message beside the list", size: Size(width: 120, height: 30),
      steps: [
        (Keys.messages, "Message 19"), ("\u{1B}[B\u{1B}[B\u{1B}[B", "Message 16"),
      ]),
    LeftScreen(name: "a search", steps: [(Keys.messages, "Message 19"), ("/", "Cancel"), ("1", "Message 1")]),
    LeftScreen(
      name: "a match",
      steps: [
        (Keys.messages, "Message 19"), ("/", "Cancel"), ("Message 1\r", "Message 1"), ("\u{1B}[B\u{1B}[B", "Reply"),
      ]),
    LeftScreen(name: "the favourites", steps: [(Keys.messages, "Message 19"), ("F", "Message 7")]),
    LeftScreen(
      name: "a new message",
      steps: [
        (Keys.messages, "Message 19"), ("c", "New Message"), ("Half a word\u{1B}[D\u{1B}[D", "Half a word"),
      ]),
    LeftScreen(
      name: "an edited message",
      steps: [
        (Keys.messages, "Message 19"), ("\u{1B}[B", "Reply"), ("e", "Edit Message"),
        (" and more", "Message 18 and more"),
      ]),
    LeftScreen(name: "Profile", steps: [(Keys.profile, "STATISTICS"), ("\t", "STATISTICS")]),
    LeftScreen(
      name: "the dashboard", size: Size(width: 120, height: 30),
      steps: [
        (Keys.profile, "Show History"), ("\t\t", "Show History"),
      ]),
    LeftScreen(
      name: "the choice of the opponent",
      steps: [
        (Keys.profile, "STATISTICS"), ("\u{1B}[B", "STATISTICS"), ("\r", "Learner"), ("\u{1B}[B", "Learner"),
      ]),
    LeftScreen(
      name: "the history",
      steps: [
        (Keys.profile, "STATISTICS"), ("h", "Done"), ("\u{1B}[B\u{1B}[B", "Done"),
      ]),
    LeftScreen(
      name: "the film strip", size: Size(width: 120, height: 30),
      steps: [
        (Keys.profile, "Show History"), ("h", "Done"), ("v", "List"), ("\u{1B}[C\u{1B}[C", "List"),
      ]),
    LeftScreen(
      name: "a past game",
      steps: [
        (Keys.profile, "STATISTICS"), ("h", "Done"), ("\u{1B}[B\r", "Replay"), ("\u{1B}[D\u{1B}[D", "Replay"),
      ]),
    LeftScreen(
      name: "the filter",
      steps: [
        (Keys.profile, "STATISTICS"), ("h", "Done"), ("/", "Filter"), ("\u{1B}[B\r", "Filter"),
      ]),
    LeftScreen(
      name: "the other players", command: ["join", "--player", "bob"],
      steps: [(Keys.profile, "STATISTICS"), ("l", "WATCH"), ("\u{1B}[B", "WATCH")]),
    LeftScreen(
      name: "a watched game", command: ["join", "--player", "bob"],
      steps: [
        (Keys.profile, "STATISTICS"), ("l", "WATCH"), ("\u{1B}[B\u{1B}[B\r", "‹ Players"),
      ]),
  ]

  func reach(_ game: GameSession) {
    game.waitForStart()
    for step in steps {
      game.terminal.send(step.keys)
      game.waitForText(step.text)
    }
    // When the list of keys has come and gone, the keys before it have had their effects.
    game.terminal.send("\u{1B}OP")
    game.waitForText(" closes")
    game.terminal.send(Keys.escape)
    game.terminal.wait(for: "a whole frame without the list of keys") { screen in
      !screen.text.contains(" closes") && game.terminal.endsWithFrame
    }
  }

  /// The terminal's answer that it shows frames as a whole. The program then marks the beginnings and the ends of frames.
  static let offers = ["\u{1B}[?2026$p": "\u{1B}[?2026;2$y"]
}

extension TerminalSession {
  /// Whether the last frame has arrived as a whole.
  fileprivate var endsWithFrame: Bool {
    let output = String(decoding: bytes.suffix(100_000), as: UTF8.self)
    guard let end = output.range(of: "\u{1B}[?2026l", options: .backwards) else { return false }
    return output.range(of: "\u{1B}[?2026h", options: .backwards).map { $0.lowerBound < end.lowerBound } ?? true
  }
}

extension TemporaryStore {
  /// Fills the store with games and with messages that are so old that their dates do not change.
  @MainActor func fill() throws {
    let date = Date(timeIntervalSince1970: 1_790_000_000)
    let model = TicTacToeModel(store: try Store(path: path, now: { date }, uptime: { 0 }))
    for result in [Game.Result.victory, .defeat, .draw, .victory, .inProgress] { model.play(result) }
    for number in 0..<20 { _ = model.post("Message \(number)", replyingTo: nil, board: nil) }
    if let message = model.message(at: 12) { model.setFavorite(message.id, true) }
    _ = model.close()
    try addGuests()
  }

  // Two guests who play with each other.
  @MainActor private func addGuests() throws {
    let stores = GuestStores(besideStoreAt: path)
    for name in ["eve", "ada"] {
      let player = try #require(PlayerName(rawValue: name))
      let model = TicTacToeModel(store: try Store(path: stores.path(of: player)))
      HostCourier(name: player, folder: stores.folder).connect(model)
      if name == "ada", let eve = PlayerName(rawValue: "eve") {
        model.setOpponent(eve)
        model.place(at: .keypad(5))
      }
      _ = model.close()
    }
  }
}

/// Ends the game in every way on every screen: the next start shows the same screen.
@MainActor @Suite struct LeftScreenRandomTests {
  /// The ways in which a program ends that saves its screens: signals, the loss of the terminal (0), and the user's wish (nil).
  private static let ends: [Int32?] = [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1, SIGALRM, 0, nil]

  private func start(_ store: TemporaryStore, _ screen: LeftScreen, shell: String? = nil, restores: Bool = true) throws
    -> GameSession
  {
    try GameSession(
      store: store, command: screen.command, size: screen.size, arguments: ["--reduce-motion"],
      answers: LeftScreen.offers, shell: shell, restores: restores)
  }

  @Test(arguments: 0..<LeftScreen.all.count)
  func `the next start shows the screen that the user left, however the game ended`(index: Int) throws {
    let count = Sample.count(1, of: Self.ends.count)
    for round in 0..<count {
      try expectSameScreen(LeftScreen.all[index], after: Self.ends[(index + round) % Self.ends.count])
    }
  }

  private func expectSameScreen(_ screen: LeftScreen, after end: Int32?) throws {
    let store = try TemporaryStore()
    try store.fill()
    let game = try start(store, screen)
    screen.reach(game)
    let wanted = picture(game)
    switch end {
    case nil: game.terminal.send("\u{3}")
    case 0: game.terminal.terminal.hangUp()
    case let signal?: game.terminal.terminal.signal(signal)
    }
    _ = game.terminal.terminal.waitForEnding(until: PseudoTerminal.now + TerminalSession.timeout)
    try expect(store, screen, shows: wanted, "\(screen.name) after \(end.map { "\($0)" } ?? "Ctrl-C")")
  }

  private func expect(_ store: TemporaryStore, _ screen: LeftScreen, shows wanted: String, _ what: String) throws {
    let game = try start(store, screen)
    guard !game.terminal.wait(for: what, until: { _ in picture(game) == wanted }) else { return }
    let rows = zip(wanted.split(separator: "\n"), picture(game).split(separator: "\n"))
    for (wanted, shown) in rows where wanted != shown { Issue.record("\(what):\n\(wanted)\nbecame\n\(shown)") }
  }

  @Test func `a game that is killed while it is suspended shows the screen at the next start`() throws {
    let store = try TemporaryStore()
    try store.fill()
    let screen = LeftScreen.all[2]
    let game = try start(store, screen, shell: "set -m; \"$@\"; echo stopped; read line")
    screen.reach(game)
    let wanted = picture(game)
    let process = try #require(game.terminal.terminal.foregroundJob)
    game.terminal.send("\u{1A}")
    game.waitForText("stopped")
    kill(process, SIGKILL)
    try expect(store, screen, shows: wanted, "Messages after SIGKILL")
  }

  @Test func `a game that is killed at once shows the screen of a few seconds before`() throws {
    let store = try TemporaryStore()
    try store.fill()
    let screen = LeftScreen.all[10]
    let game = try start(store, screen)
    screen.reach(game)
    let wanted = picture(game)
    let file = try #require(Store.screensPath(of: store.path))
    let name = store.stateFolder + "/tictactoe/" + URL(fileURLWithPath: file).lastPathComponent
    game.terminal.wait(for: "the file") { _ in
      (try? String(contentsOfFile: name, encoding: .utf8))?.contains("\"selectedIndex\":2") == true
    }
    game.terminal.terminal.signal(SIGKILL)
    _ = game.terminal.terminal.waitForEnding(until: PseudoTerminal.now + TerminalSession.timeout)
    try expect(store, screen, shows: wanted, "Profile after SIGKILL")
  }

  @Test func `with --fresh, the game starts with the board, and keeps the next screen`() throws {
    let store = try TemporaryStore()
    try store.fill()
    for restores in [true, false] {
      let game = try start(store, LeftScreen.all[10], restores: restores)
      LeftScreen.all[10].reach(game)
      game.quit()
    }
    let game = try start(store, LeftScreen.all[10])
    game.waitForText("STATISTICS")
  }

  @Test func `each store has a file of its own for the screens`() throws {
    let paths = ["/a/games.sqlite", "/b/games.sqlite"].compactMap(Store.screensPath)
    #expect(Set(paths).count == 2 && paths.allSatisfy { $0.hasSuffix(".screens.json") })
  }

  // The first row has the time.
  private func picture(_ game: GameSession) -> String {
    game.screen.coloredText.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().joined(separator: "\n")
  }
}
