import Foundation
import Recordings
import TermKit
import TermKitTestSupport

/// The script of a picture: a program, and the keys that lead to the screen that the picture shows.
struct Scene {
  /// Keys to type, and a text that appears on the screen as their effect.
  struct Step {
    let keys: String
    let text: String

    /// Whether the keys are typed again until the text appears.
    var isRepeated = false

    init(_ keys: String, until text: String, isRepeated: Bool = false) {
      (self.keys, self.text, self.isRepeated) = (keys, text, isRepeated)
    }
  }

  /// The error of a scene whose expected text does not appear.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  let name: String
  let program: String
  var arguments: [String] = []
  var size = Size(width: 80, height: 24)
  /// The program that the inspector looks into. It can be the program itself. Nil for a scene without inspector.
  var inspected: String?
  let steps: [Step]
  /// The keys that are typed while an animation is recorded, after the steps. Nil for a picture that stands still.
  var recording: Recording?

  /// Keys to type at certain times.
  struct Recording {
    /// The times in seconds, and the keys.
    let keys: [(time: Double, keys: String)]
    /// The duration, in seconds.
    let duration: Double
    /// The time between two frames, in seconds.
    var interval = 1.0 / 15
  }

  /// Plays the scene and returns the last screen as SVG, or the recording as an animated SVG.
  func picture() throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = folder.appendingPathComponent("store").path
    let socket = folder.appendingPathComponent("inspect").path
    var environment = [
      "TERM": "xterm-256color", "COLORTERM": "truecolor", "LC_ALL": "C.UTF-8", "HOME": folder.path,
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "",
    ]
    if inspected != nil { environment["TERMKIT_INSPECT"] = socket }
    let start = { [environment] (program: String, arguments: [String], size: Size) in
      try PseudoTerminal(
        TerminalSession.product(program), arguments + (program == "tictactoe" ? ["--store", store] : []),
        environment: environment, size: size)
    }
    let other = try inspected.flatMap { $0 == program ? nil : try start($0, [], Size(width: 80, height: 24)) }
    while other != nil, !FileManager.default.fileExists(atPath: socket) {
      _ = other?.read(until: PseudoTerminal.now + 0.1)
    }
    let terminal = try start(program, arguments + (other == nil ? [] : [socket]), size)
    defer { for terminal in [terminal, other] { terminal?.signal(SIGTERM) } }
    let screen = ScreenEmulator(size: size)
    var cast = Cast(of: terminal, screen)
    for step in steps { try play(step, &cast) }
    if let recording { return try record(recording, &cast).text }
    return SVGPicture(of: RecordedScreen(screen)).text
  }

  // A step ends when its text is on the screen and the program has written nothing for 0.6 seconds, or 2 seconds later if it is animated.
  private func play(_ step: Step, _ cast: inout Cast) throws {
    let (terminal, screen) = (cast.terminal, cast.screen)
    terminal.send(Array(step.keys.utf8))
    let deadline = PseudoTerminal.now + (step.isRepeated ? 60 : 10)
    var shownTime: Double?
    while true {
      let isShown = screen.text.contains(step.text)
      let bytes = cast.read(until: PseudoTerminal.now + (isShown ? 0.6 : 0.3))
      shownTime = isShown ? shownTime ?? PseudoTerminal.now : nil
      if isShown, bytes.isEmpty || PseudoTerminal.now > (shownTime ?? 0) + 2 { return }
      if step.isRepeated, !isShown, bytes.isEmpty { terminal.send(Array(step.keys.utf8)) }
      guard PseudoTerminal.now < deadline else {
        throw Failure(description: "\(name): \"\(step.text)\" is not shown:\n\(screen.text)")
      }
      let replies = screen.takeReplies()
      if !replies.isEmpty { terminal.send(replies) }
    }
  }
}

/// The output of a program so far, as an asciicast.
private struct Cast {
  let terminal: PseudoTerminal
  let screen: ScreenEmulator
  private var writer = AsciicastWriter()
  private(set) var text: String
  private let start = PseudoTerminal.now

  init(of terminal: PseudoTerminal, _ screen: ScreenEmulator) {
    (self.terminal, self.screen) = (terminal, screen)
    text = writer.header(size: screen.size, time: 0, environment: [])
  }

  /// The seconds since the beginning.
  var time: Double { PseudoTerminal.now - start }

  /// Waits for output, shows it on the screen and adds it to the recording.
  mutating func read(until deadline: Double) -> [UInt8] {
    let bytes = terminal.read(until: deadline, limit: 1 << 16) ?? []
    screen.feed(bytes)
    text += writer.output(bytes, at: time)
    return bytes
  }
}

extension Scene {
  private func record(_ recording: Recording, _ cast: inout Cast) throws -> SVGAnimation {
    let (start, begin) = (cast.time, PseudoTerminal.now)
    for (time, keys) in recording.keys + [(recording.duration, "")] {
      while PseudoTerminal.now < begin + time { _ = cast.read(until: begin + time) }
      cast.terminal.send(Array(keys.utf8))
    }
    return SVGAnimation(
      of: try Asciicast(parsing: cast.text), from: start, duration: recording.duration, interval: recording.interval)
  }
}

extension Scene {
  static let all = [
    Scene(name: "play", program: "tictactoe", steps: [start] + moves("57914")),
    Scene(name: "play-over", program: "tictactoe", steps: [start] + moves("57931")),
    Scene(name: "messages", program: "tictactoe", steps: conversation + [Step("\u{1B}[Bf", until: "★")]),
    Scene(
      name: "new-message", program: "tictactoe",
      steps: conversation + [
        Step("c", until: "Post"), Step("I want a rematch. You were lucky with that last corner.", until: "corner."),
      ]),
    Scene(
      name: "night", program: "tictactoe", arguments: ["--theme", "night"],
      steps: conversation + [
        Step("c", until: "Post"), Step("The same at night.", until: "night."),
      ]),
    Scene(name: "profile", program: "tictactoe", steps: games + [Step("\u{1B}3", until: "Show History")]),
    Scene(
      name: "history-game", program: "tictactoe",
      steps: games + [
        Step("\u{1B}3", until: "Show History"), Step("\u{1B}[B\u{1B}[F\r", until: "Done"),
        Step("\r", until: "Move 5 of 5"), Step("4", until: "★"),
      ]),
    Scene(
      name: "showcase", program: "gallery", size: Size(width: 80, height: 33),
      steps: [Step("", until: "Push"), Step("", until: "Push")],
      recording: Recording(
        keys: [
          (0.4, "w"), (3.0, "\u{1B}[<0;52;27M\u{1B}[<0;52;27m"), (4.2, "\u{1B}[<0;29;23M\u{1B}[<0;29;23m"),
        ], duration: 5.6)),
    Scene(name: "gallery", program: "gallery", steps: [Step("", until: "Gestures")]),
    Scene(
      name: "text-size", program: "gallery", size: wide,
      steps: [
        Step("", until: "Buttons"), Step("\u{1B}[F", until: "Aldrin"),
        Step(String(repeating: "\u{1B}[A", count: 7), until: "The size of text"),
        Step(String(repeating: "\u{1B}+", count: 3), until: "AX1"),
      ]),
    Scene(
      name: "text-size-play", program: "tictactoe", arguments: ["--text-size", "AX1"],
      steps: [Step("", until: "Play"), Step("5", until: "Play"), Step("7", until: "Play"), Step("9", until: "Play")]),
    Scene(
      name: "search", program: "gallery", size: Size(width: 60, height: 20),
      steps: [
        Step("", until: "Buttons"), Step("\u{1B}[F", until: "Aldrin"), Step("\u{1B}[C/", until: "Cancel"),
        Step("co", until: "4 of 17"),
      ]),
    Scene(
      name: "tint", program: "tint", size: Size(width: 60, height: 20),
      steps: [Step("", until: "Tab bar"), Step("g", until: "green")]),
    Scene(
      name: "containment", program: "containment", size: Size(width: 60, height: 20),
      steps: [Step("", until: "Four Panes"), Step("\r", until: "Moon")]),
    Scene(name: "conferenceroom", program: "conferenceroom", steps: [Step("", until: "Demo computers")]),
    Scene(
      name: "conferenceroom-terrible", program: "conferenceroom", size: wide,
      steps: [Step("", until: "Demo computers"), Step("cc", until: "ship this")]),
    Scene(
      name: "spaceship-metal", program: "spaceship", arguments: ["--look", "metal"],
      steps: [Step("", until: "engine is off"), Step("\u{1B}3", until: "SYSTEMS")]),
    Scene(
      name: "spaceship-leather", program: "spaceship", arguments: ["--look", "leather"],
      steps: [Step("", until: "engine is off"), Step("\r", until: "Speed 40"), Step("", until: "engine is on")]),
    Scene(
      name: "spaceship-doors", program: "spaceship", arguments: ["--look", "leather"], size: wide,
      steps: [Step("", until: "engine is off"), Step("\u{1B}2", until: "Front"), Step("\r", until: "Front: open")]),
    Scene(
      name: "inspector", program: "termkit-inspect", size: Size(width: 100, height: 30), inspected: "tictactoe",
      steps: [Step("", until: "BoardView"), Step(String(repeating: "\u{1B}[B", count: 7), until: "isHidden")]),
    Scene(
      name: "inspector-pane", program: "gallery", size: Size(width: 140, height: 30), inspected: "gallery",
      steps: [
        Step("", until: "Gestures"), Step("\u{1B}[24~", until: "Views"), Step("\u{1B}2", until: "Reason"),
        Step("\u{1B}[17~", until: "Reason"), Step("\u{1B}[B\u{1B}[B", until: "animation"),
      ]),
    Scene(name: "universe", program: "universe", steps: [Step("", until: "Exposure")]),
    Scene(
      name: "universe-controls", program: "universe",
      steps: [Step("", until: "Exposure"), Step("c2", until: "Point at Boötes")]),
    Scene(
      name: "universe-object", program: "universe", size: wide,
      steps: [Step("", until: "Exposure"), Step("\u{1B}2", until: "M51"), Step("n", until: "M1 in")]),
  ]

  private static let wide = Size(width: 120, height: 40)

  private static let start = Step("", until: "New Game")

  private static func moves(_ digits: String) -> [Step] { digits.map { Step(String($0), until: "New Game") } }

  // A game won, one lost, one drawn.
  private static let games =
    [start] + ["714253", "74859", "519374682", "74859"].flatMap { moves($0 + "n") }

  private static let conversation =
    [start, Step("\u{1B}2", until: "No messages")]
    + [
      "Good game! 日本語 also fits.", "Corner first. Always the corner.",
      "Three in a row, again. I should get a prize for this.", "Rematch at noon?",
    ].flatMap { [Step("c", until: "Post"), Step($0 + "\u{13}", until: String($0.prefix(12)))] }
}
