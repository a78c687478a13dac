import Foundation

/// Two stores with different numbers of games and messages.
struct ScaleStores {
  /// The numbers of games and messages in the small store, and by default in the large one.
  static let (few, many) = (100, 100_000)

  let empty: URL
  let few: URL
  let many: URL

  /// Creates the stores in a folder with the built `StoreTestTool`.
  init(in folder: URL, storeTool: String, many: Int = Self.many) throws {
    func store(_ count: Int) throws -> URL {
      let store = folder.appendingPathComponent("\(count).sqlite")
      _ = try Self.run(storeTool, ["populate", store.path, "\(count)", "\(count)"])
      return store
    }
    (empty, few, self.many) = (try store(0), try store(Self.few), try store(many))
  }

  /// Runs a program and returns its output.
  static func run(_ program: String, _ arguments: [String], environment: [String: String]? = nil) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = environment
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw MeasuringError.unusable("\(program) failed.") }
    return String(decoding: data, as: UTF8.self)
  }
}

/// The texts by which a measurement recognises rows of the game's lists.
struct ListRows {
  private let messages: [String]
  private let dates: [String]

  /// Reads the lists that the game prints. Each line of the history is a number, two blanks, a date, two blanks, and more.
  init(game: String, store: URL, environment: [String: String]) throws {
    func lines(_ command: String) throws -> [String] {
      let arguments = [command, "--store", store.path]
      return try ScaleStores.run(game, arguments, environment: environment).split(separator: "\n").map(String.init)
    }
    // The newest message says "1: …".
    messages = try lines("messages").indices.map { " \($0 + 1): " }
    dates = try lines("history").map { Self.date(inLine: $0) }
  }

  /// Returns the date in a line of the history.
  static func date(inLine line: String) -> String {
    line.components(separatedBy: "  ").filter { !$0.isEmpty }.dropFirst().first ?? ""
  }

  /// Returns a text that is on the screen while a row of a list is visible.
  func text(of row: ListTour.Row, of list: ListTour.List) -> String {
    let texts =
      switch list {
      case .messages: messages
      case .history: dates
      }
    switch row {
    case .number(let number): return texts[number]
    case .last: return texts[texts.count - 1]
    }
  }
}
