import Foundation

/// Stores that differ in how much is in them.
struct ScaleStores {
  /// How many games and messages are few, and how many are many unless told otherwise.
  static let (few, many) = (100, 100_000)

  let empty: URL
  let few: URL
  let many: URL

  /// Makes them in a folder with the built `StoreTestTool`.
  init(in folder: URL, filler: String, many: Int = Self.many) throws {
    func store(_ count: Int) throws -> URL {
      let store = folder.appendingPathComponent("\(count).sqlite")
      _ = try Self.run(filler, ["populate", store.path, "\(count)", "\(count)"])
      return store
    }
    (empty, few, self.many) = (try store(0), try store(Self.few), try store(many))
  }

  /// What a program prints.
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
    guard process.terminationStatus == 0 else { throw MeasuringError.unusable("\(program) has failed.") }
    return String(decoding: data, as: UTF8.self)
  }
}

/// What must be seen of rows of the game's lists.
struct ListRows {
  private let messages: [String]
  private let dates: [String]

  /// Asks the game itself, which prints its history: each line is a number, two blanks, a date, two blanks, and more.
  init(game: String, store: URL, environment: [String: String]) throws {
    func lines(_ command: String) throws -> [String] {
      let arguments = [command, "--store", store.path]
      return try ScaleStores.run(game, arguments, environment: environment).split(separator: "\n").map(String.init)
    }
    // The newest message says "1: …".
    messages = try lines("messages").indices.map { " \($0 + 1): " }
    dates = try lines("history").map { Self.date(inLine: $0) }
  }

  /// The date in a line of the history.
  static func date(inLine line: String) -> String {
    line.components(separatedBy: "  ").filter { !$0.isEmpty }.dropFirst().first ?? ""
  }

  /// A text that is seen when a row of a list is.
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
