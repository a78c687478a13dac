import Foundation
import TTTModel
import TermKit
import TermKitTestSupport
import Testing

@testable import tictactoe

/// Compares every screen of the built program, on terminals of all kinds, with approved pictures.
///
/// The pictures are files beside this one; `cat` shows them in their colours. `TICTACTOE_RECORD_PICTURES=1 Scripts/test --filter
/// EveryLookTests` records them again.
@MainActor @Suite struct EveryLookTests {
  /// A kind of terminal.
  struct Look: Sendable, CustomTestStringConvertible {
    let name: String
    var environment: [String: String?] = [:]
    var arguments: [String] = []
    /// The terminal's answers, by query.
    var answers: [String: String] = [:]
    /// A word on the first screen.
    var start = "New Game"

    var testDescription: String { name }

    static let depths = [
      Look(name: "16.7 million colors", environment: ["COLORTERM": "truecolor"]),
      Look(name: "256 colors"),
      Look(name: "16 colors", environment: ["TERM": "xterm-16color"]),
      Look(name: "8 colors", environment: ["TERM": "xterm"]),
      Look(name: "no colors", environment: ["NO_COLOR": "1"]),
    ]
    /// Every colour depth, with all characters and with ASCII only.
    static let all =
      depths.flatMap { look in
        var plain = Look(name: look.name + ", ASCII", environment: look.environment)
        plain.arguments = ["--glyphs", "ascii"]
        return [look, plain]
      } + [Look(name: "a Linux console", environment: ["TERM": "linux"])] + papers
    /// Themes other than white paper.
    static let papers = [
      Look(name: "night", environment: ["COLORTERM": "truecolor"], arguments: ["--theme", "night"]),
      Look(name: "night, 16 colors", environment: ["TERM": "xterm-16color"], arguments: ["--theme", "night"]),
      Look(
        name: "the terminal's own colors", environment: ["COLORTERM": "truecolor"], arguments: ["--theme", "terminal"],
        answers: [
          "\u{1B}]10;?\u{1B}\\": "\u{1B}]10;rgb:00/00/00\u{1B}\\",
          "\u{1B}]11;?\u{1B}\\": "\u{1B}]11;rgb:ff/ff/ff\u{1B}\\",
        ]),
    ]
  }

  /// A screen, and the keys that lead to it from the previous one. An Escape is always the last key, because with a following key it would
  /// be read as Alt with that key.
  private struct Stop {
    let name: String
    let keys: [String]
    init(_ name: String, _ keys: String...) { (self.name, self.keys) = (name, keys) }
  }

  private static let tour = [
    Stop("play"),
    Stop("play-paused", "p"),
    Stop("play-over", "p", "1", "6", "9", "4"),
    Stop("messages", Keys.messages, Typed.down, Typed.down, Typed.down),
    Stop("new-message", "r", "Half a message"),
    Stop("draft-question", Keys.escape),
    Stop("keys", Typed.up, Typed.up, "\r", "?"),
    Stop("profile", "\r", Keys.profile, Typed.right),
    Stop("opponents", "\t", "\r", Typed.down, Typed.down),
    Stop("rival", "\r"),
    Stop("history", Keys.escape, Keys.profile, Typed.end, "\r", Typed.down),
    Stop("history-game", "\r", "4"),
  ]

  private static let wideTour = [
    Stop("play"),
    Stop("play-over", "1", "6", "9", "4"),
    Stop("profile", Keys.profile, Typed.right),
    Stop("history", "\t", Typed.end, "\r", Typed.down),
    Stop("film-strip", "v", Typed.right),
    Stop("film-strip-game", "\r", "4"),
  ]

  /// The screens where long words or few cells leave the least room.
  private static let narrowTour = [
    Stop("play"),
    Stop("play-over", "1", "6", "9", "4"),
    Stop("search", Keys.messages, "/", "corner"),
    Stop("match", Typed.down, Keys.escape),
    Stop("keys", "?"),
    Stop("menu", "?", Typed.control("o")),
    Stop("reply", "\r"),
    Stop("messages", Keys.escape),
    Stop("profile", Keys.profile),
    Stop("opponents", "\t", "\r", Typed.down),
    Stop("history", Keys.escape, Keys.profile, Typed.end, "\r", Typed.down),
    Stop("history-game", "\r"),
    Stop("history-again", Keys.escape),
    Stop("filter", "/"),
  ]

  /// Kinds of terminals with windows of 40 by 16 cells.
  private nonisolated static let smallLooks = Look.all.filter {
    ["16.7 million colors", "16 colors", "no colors, ASCII", "night"].contains($0.name)
  }

  private nonisolated static let languages = [
    Look(name: "German", environment: ["COLORTERM": "truecolor", "LANGUAGE": "de"], start: "Neues Spiel"),
    Look(name: "Japanese", environment: ["COLORTERM": "truecolor", "LANGUAGE": "ja"], start: "新規ゲーム"),
  ]

  /// Kinds of terminals with windows of 120 by 40 cells.
  private nonisolated static let wideLooks = Look.all.filter {
    ["16.7 million colors", "16 colors", "no colors, ASCII", "night"].contains($0.name)
  }

  private static let isRecording = ProcessInfo.processInfo.environment["TICTACTOE_RECORD_PICTURES"] == "1"

  // The store's contents are old, so that their ages are not shown.
  private func populate(_ store: TemporaryStore) throws {
    let time = TestTime()
    time.now = Date(timeIntervalSince1970: 1_370_883_600)
    let model = TicTacToeModel(
      store: try Store(
        path: store.path, now: { MainActor.assumeIsolated { time.now } },
        uptime: { MainActor.assumeIsolated { time.now.timeIntervalSince1970 } }))
    for result in [Game.Result.victory, .victory, .defeat, .draw, .victory, .victory, .victory] {
      model.play(result)
      time.now += 540
    }
    model.post("Good game! 漢字 also fits")
    model.setIcon(.o)
    time.now += 3600
    model.post("Corner first. Always the corner, whatever they say about the middle, and whoever says it.")
    model.setIcon(.x)
    model.post("Three in a row, again. I should get a prize for this.", replyingTo: Message.ID(rawValue: 2))
    model.setFavorite(Message.ID(rawValue: 2), true)
    model.post("Rematch at noon?")
    if let message = model.message(at: 0) { model.edit(message, text: "Rematch at noon, or later?") }
    for digit in [5, 7, 3] { model.place(at: .keypad(digit)) }
    model.close()
  }

  @Test(arguments: Look.all) func `every screen equals its approved picture`(look: Look) throws {
    try take(Self.tour, look, Size(width: 80, height: 24), folder: look.name)
  }

  @Test(arguments: wideLooks) func `every screen of a wide window equals its approved picture`(look: Look) throws {
    try take(Self.wideTour, look, Size(width: 120, height: 40), folder: "wide, \(look.name)")
  }

  @Test(arguments: smallLooks + languages)
  func `every screen of a small window equals its approved picture`(look: Look) throws {
    try take(Self.narrowTour, look, Size(width: 40, height: 16), folder: "small, \(look.name)")
  }

  @Test(arguments: languages) func `every screen in other languages equals its approved picture`(look: Look) throws {
    try take(Self.narrowTour, look, Size(width: 80, height: 24), folder: look.name)
  }

  private func take(_ tour: [Stop], _ look: Look, _ size: Size, folder: String) throws {
    let store = try TemporaryStore()
    try populate(store)
    var environment = look.environment
    environment["TZ"] = "UTC"
    let game = try GameSession(
      store: store, size: size, arguments: ["--reduce-motion"] + look.arguments, environment: environment,
      answers: look.answers)
    game.waitForText(look.start)
    var isGood = true
    for stop in tour {
      for key in stop.keys { game.terminal.send(key) }
      isGood = try check(game, PictureFile(look: folder, screen: stop.name), waits: isGood) && isGood
    }
    game.quit()
  }

  // Returns whether the screen equals the picture. After one difference, most other screens differ too, so the test does not wait long.
  private func check(_ game: GameSession, _ file: PictureFile, waits: Bool) throws -> Bool {
    if Self.isRecording || !waits { game.terminal.waitUntilQuiet() }
    if Self.isRecording {
      try file.write(game.screen)
      return true
    }
    let expected = try file.read()
    let isGood =
      waits
      ? game.terminal.wait(for: "the picture \(file.path)") { PictureFile.text(of: $0) == expected }
      : PictureFile.text(of: game.screen) == expected
    if !isGood {
      Issue.record("The screen differs from the picture. To see the screen: cat \(try file.keep(game.screen))")
    }
    return isGood
  }
}

/// A picture of a screen in a file.
private struct PictureFile {
  let path: String

  init(look: String, screen: String) {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appendingPathComponent("Pictures")
    path = folder.appendingPathComponent(look).appendingPathComponent("\(screen).txt").path
  }

  /// Returns the picture of a screen, with a constant time of day.
  @MainActor static func text(of screen: ScreenEmulator) -> String {
    let text = screen.coloredText
    let end = text.firstIndex(of: "\n") ?? text.endIndex
    let rest = text[end...].replacing(#/\d\d\/\d\d\/20[2-9]\d/#, with: "07/09/2026")
    return text[..<end].replacing(#/[0-2]\d:[0-5]\d/#, with: "09:41") + String(rest)
  }

  func read() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  @MainActor func write(_ screen: ScreenEmulator) throws {
    let folder = URL(filePath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Self.text(of: screen).write(toFile: path, atomically: true, encoding: .utf8)
  }

  /// Saves a picture that differs from this one, for inspection.
  @MainActor func keep(_ screen: ScreenEmulator) throws -> String {
    let name = "tictactoe-" + URL(filePath: path).pathComponents.suffix(2).joined(separator: "-")
    let place = FileManager.default.temporaryDirectory.appendingPathComponent(name.replacing(" ", with: "-")).path
    try Self.text(of: screen).write(toFile: place, atomically: true, encoding: .utf8)
    return place
  }
}
