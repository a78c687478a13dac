import ArgumentParser
import Foundation
import TTTModel
import TermKit

/// The option that selects the store. The options in this file may be before or after the name of a command.
struct StoreOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The file with the games and the messages.", valueName: "path"), completion: .file())
  var store: String?

  /// Opens the store to change it.
  func openStore() throws -> Store {
    if let store { return try Store(path: store) }
    return try Store(environment: ProcessInfo.processInfo.environment)
  }

  /// Returns the absolute path of the store, without symbolic links. The store need not exist.
  func path() throws -> String {
    guard let path = store ?? Store.defaultPath(environment: ProcessInfo.processInfo.environment) else {
      throw StoreError.noHome
    }
    return try Store.absolutePath(of: path)
  }

  /// Opens the store to print its contents.
  func openReader() throws -> StoreReader {
    if let store { return try StoreReader(path: store) }
    return try StoreReader(environment: ProcessInfo.processInfo.environment)
  }
}

/// The options for the look of the game and of the printing commands.
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

  /// The colour depth to use, or nil to detect it.
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

  /// The glyph level to use, or nil to detect it.
  var level: GlyphLevel? {
    switch self {
    case .auto: nil
    case .unicode: .braille
    case .ascii: .ascii
    }
  }
}

/// The options of the commands that print.
struct PrintingOptions: ParsableArguments {
  @Flag(help: "Print one array of JSON.")
  var json = false

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Print at most this many entries, 0 or more.", valueName: "count"),
    transform: Self.limit)
  var limit: Int?

  // Without a transform, the parser would read "-3" as an option and report a missing value.
  private static func limit(_ text: String) throws -> Int {
    if let limit = Int(text), limit >= 0 { return limit }
    if !text.isEmpty, text.allSatisfy({ ("0"..."9").contains($0) }) {
      throw ValidationError("The limit is too large. Leave --limit out to print everything.")
    }
    throw ValidationError("The limit must be a whole number, 0 or more. Try --limit 10.")
  }
}

extension Store {
  /// Prints the notices to standard error, except that nothing can be saved. A command then ends with an error that says the same.
  func printNotices() {
    for notice in takeNotices() {
      if case .notSaving = notice { continue }
      StandardError.say("tictactoe: \(notice)")
    }
  }
}

extension ExitCode {
  /// Prints an error message to standard error, and returns the error that ends the process with this status.
  static func failure(_ message: String, status: Int32 = 1) -> ExitCode {
    StandardError.say("tictactoe: \(message)")
    return ExitCode(status)
  }
}
