import ArgumentParser
import Foundation
import TTTModel
import TermKit

/// Which store to use. The options of this file may stand before or after the name of a command.
struct StoreOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The file with the games and the messages.", valueName: "path"), completion: .file())
  var store: String?

  /// Opens the store to change what is in it.
  func openStore() throws -> Store {
    do {
      if let store { return try Store(path: store) }
      return try Store(environment: ProcessInfo.processInfo.environment)
    } catch {
      throw ExitCode.failure(error.description)
    }
  }

  /// Opens the store to print what is in it.
  func openReader() throws -> StoreReader {
    do {
      if let store { return try StoreReader(path: store) }
      return try StoreReader(environment: ProcessInfo.processInfo.environment)
    } catch {
      throw ExitCode.failure(error.description)
    }
  }
}

/// The options for what the game and the printing commands look like.
struct LookOptions: ParsableArguments {
  @Option(help: "The colours to use.")
  var color = ColorChoice.auto

  @Option(help: "The characters to use.")
  var glyphs = GlyphChoice.auto
}

/// The values of `--color`.
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

/// The values of `--glyphs`.
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

extension ExitCode {
  /// Says on standard error what went wrong; thrown, it ends the process with the status.
  static func failure(_ message: String, status: Int32 = 1) -> ExitCode {
    StandardError.say("tictactoe: \(message)")
    return ExitCode(status)
  }
}
