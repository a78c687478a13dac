import Foundation
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

/// The game in fenrir, a screen reader that is a terminal emulator itself, and what fenrir says.
///
/// fenrir starts a program for each utterance. Here, that program writes the text to fenrir's own terminal, between the control characters
/// RS and US.
final class FenrirSession {
  let terminal: TerminalSession
  /// The store of the game, in a folder that also has the settings of the session.
  let store: TemporaryStore
  private var heardCount = 0

  private static let prompt = "Waiting"
  static let program = "/usr/bin/fenrir"
  static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: program) }

  /// Starts the game with some options. `environment` turns the support for screen readers on.
  init(_ arguments: [String] = [], environment: [String: String] = ["TERMKIT_SCREEN_READER": "1"]) throws {
    let store = try TemporaryStore()
    self.store = store
    func addScript(_ name: String, _ text: String) throws -> String {
      let path = store.folder.appendingPathComponent(name).path
      try "#!/bin/sh\n\(text)\n".write(toFile: path, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
      return path
    }
    let game = ([TerminalSession.product("tictactoe")] + arguments + ["--store", store.path]).joined(separator: " ")
    let variables = environment.map { "\($0.key)=\($0.value)" }.sorted().joined(separator: " ")
    let speak = try addScript("speak", #"printf '\036%s\037' "$1""#)
    // fenrir reads nothing that is shown before it has started, so the game waits for the other end of a pipe. Keys typed before that are
    // not for the game.
    let start = store.folder.appendingPathComponent("start").path
    guard mkfifo(start, 0o600) == 0 else { throw CocoaError(.fileWriteUnknown) }
    let drain = "stty -icanon min 0 time 0; cat > /dev/null; stty icanon"
    let shell = try addScript(
      "shell", "echo \(Self.prompt); read -r line < \(start); \(drain); exec env \(variables) \(game)")
    let settings = [
      "speech#driver=genericDriver", "speech#genericSpeechCommand=\(speak) fenrirText", "screen#driver=ptyDriver",
      "keyboard#charEcho=True", "sound#genericPlayFileCommand=true", "sound#genericFrequencyCommand=true",
      "general#shell=\(shell)", "general#debugFile=\(store.folder.path)/debug.log", "general#autoSpellCheck=False",
      "remote#enable=False",
    ]
    terminal = try TerminalSession(
      Self.program, ["-e", "-o", settings.joined(separator: ";")], environment: ["HOME": store.folder.path])
    terminal.wait(for: Self.prompt) { $0.text.contains(Self.prompt) }
    // The prompt is shown while fenrir still loads its commands. It has started when it speaks a letter that is typed.
    for _ in 0..<Int(TerminalSession.timeout / Self.letterTime) where !utterances.contains("a") {
      terminal.send("a")
      terminal.receive(for: Self.letterTime)
    }
    try Data("\n".utf8).write(to: URL(fileURLWithPath: start))
    heardCount = utterances.count
  }

  // The seconds between two letters that are typed until fenrir has started.
  private static let letterTime = 0.5

  deinit { terminal.terminal.stop() }

  /// All utterances, in order.
  var utterances: [String] {
    String(decoding: terminal.bytes, as: UTF8.self).split(separator: "\u{1E}").dropFirst().compactMap { part in
      part.contains("\u{1F}") ? part.prefix { $0 != "\u{1F}" }.trimmingCharacters(in: .whitespaces) : nil
    }
  }

  func type(_ keys: String) { terminal.send(keys) }

  /// Waits until an utterance contains one of some texts, and returns the utterances since the last call.
  @discardableResult
  func hear(_ texts: String..., sourceLocation: SourceLocation = #_sourceLocation) -> [String] {
    hear(anyOf: texts, sourceLocation: sourceLocation)
  }

  private func hear(anyOf texts: [String], sourceLocation: SourceLocation) -> [String] {
    terminal.wait(for: "one of \(texts) to be spoken", sourceLocation: sourceLocation) { _ in
      self.utterances.dropFirst(self.heardCount).contains { utterance in texts.contains { utterance.contains($0) } }
    }
    let new = Array(utterances.dropFirst(heardCount))
    heardCount += new.count
    return new
  }

  /// Types some keys, and waits until an utterance contains one of some texts. Returns the utterances since the last call.
  @discardableResult
  func type(_ keys: String, hear texts: String..., sourceLocation: SourceLocation = #_sourceLocation) -> [String] {
    type(keys)
    return hear(anyOf: texts, sourceLocation: sourceLocation)
  }

  /// Types a key, and waits until a letter is spoken alone. It must be the only letter.
  func type(_ key: String, hearLetter letter: String, sourceLocation: SourceLocation = #_sourceLocation) {
    type(key)
    var letters: [String] { utterances.dropFirst(heardCount).filter { $0.count == 1 } }
    terminal.wait(for: "the letter \(letter)", sourceLocation: sourceLocation) { _ in letters.contains(letter) }
    #expect(letters == [letter], sourceLocation: sourceLocation)
    heardCount = utterances.count
  }
}

extension [String] {
  /// The utterances with characters that draw, U+2500 to U+28FF.
  var withDrawings: [String] {
    filter { $0.unicodeScalars.contains { (0x2500...0x28FF).contains($0.value) } }
  }
}
