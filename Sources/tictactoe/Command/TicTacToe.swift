import ArgumentParser
import Foundation
import TTTModel
import TermKit

/// The program's command line.
@main
struct TicTacToe: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tictactoe",
    abstract: "Tic-Tac-Toe for two at one terminal, by keys and by mouse.",
    discussion: "Press ? in the game to see its keys. What you do is saved at once.",
    version: "0.1.0")

  @Option(help: ArgumentHelp("The file that games are kept in.", valueName: "path"))
  var store: String?

  @Option(help: "The colours to use.")
  var color = ColorChoice.auto

  @Option(help: "The characters to use.")
  var glyphs = GlyphChoice.auto

  @Flag(help: "Let nothing move: things jump to their places.")
  var reduceMotion = false

  func run() throws {
    // The main thread is the main actor; the parser just does not know.
    try MainActor.assumeIsolated { try play() }
  }

  @MainActor private func play() throws {
    let model = TicTacToeModel(store: try openStore())
    let delegate = AppDelegate(model: model)
    let application = Application(terminal: try openTerminal(), delegate: delegate)
    application.run().endProcess()
  }

  private func openStore() throws -> Store {
    do {
      if let store { return try Store(path: store) }
      return try Store(environment: ProcessInfo.processInfo.environment)
    } catch {
      throw failure(error.description, status: 1)
    }
  }

  @MainActor private func openTerminal() throws -> CursesTerminal {
    let options = TerminalOptions(
      colorDepth: color.depth, glyphLevel: glyphs.level, reducesMotion: reduceMotion)
    do {
      return try CursesTerminal(options: options)
    } catch {
      throw failure(error.description, status: error.exitStatus)
    }
  }

  // Says what went wrong; the parser ends the process with the status.
  private func failure(_ message: String, status: Int32) -> ExitCode {
    FileHandle.standardError.write(Data("tictactoe: \(message)\n".utf8))
    return ExitCode(status)
  }
}

/// What can be said after `--color`.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
  case auto, truecolor
  case palette256 = "256"
  case sixteen = "16"
  case eight = "8"
  case none

  /// The depth to force, or nil to find out.
  var depth: ColorDepth? {
    switch self {
    case .auto: nil
    case .truecolor: .truecolor
    case .palette256: .palette256
    case .sixteen: .sixteen
    case .eight: .eight
    case .none: ColorDepth.none
    }
  }
}

/// What can be said after `--glyphs`.
enum GlyphChoice: String, CaseIterable, ExpressibleByArgument {
  case auto, unicode, ascii

  /// The level to force, or nil to find out.
  var level: GlyphLevel? {
    switch self {
    case .auto: nil
    case .unicode: .braille
    case .ascii: .ascii
    }
  }
}
