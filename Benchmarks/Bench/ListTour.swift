/// A way through both lists of the game, the messages and then the history: down row by row, by pages, and to their ends.
enum ListTour {
  /// What is measured on the way; the first of a list is how it comes on the screen.
  enum Task: CaseIterable {
    case start
    case messages, messageRows, messagePages, messageEnds
    case history, gameRows, gamePages, gameEnds

    /// What the report calls it.
    var title: String {
      switch self {
      case .start: "Start to finished first paint"
      case .messages: "Messages for the first time"
      case .messageRows: "Messages: Down"
      case .messagePages: "Messages: PageDown and PageUp"
      case .messageEnds: "Messages: End and Home"
      case .history: "History for the first time"
      case .gameRows: "History: Down"
      case .gamePages: "History: PageDown and PageUp"
      case .gameEnds: "History: End and Home"
      }
    }

    /// How many times what it takes with few it may take with many.
    var limit: Double {
      switch self {
      case .start, .messages, .history: 1.2
      case .messageRows, .messagePages, .messageEnds, .gameRows, .gamePages, .gameEnds: 1.1
      }
    }
  }

  /// A list.
  enum List {
    case messages, history
  }

  /// A row that must be seen after a key.
  enum Row: Equatable {
    case number(Int)
    case last
  }

  /// One key.
  struct Step {
    /// What it is called in messages.
    let name: String
    /// What it sends.
    let key: String
    /// What it is measured for; nil for one that only leads there.
    var task: Task?
    var list = List.messages
    var row: Row?
  }

  /// How many rows each list is gone down one by one.
  static let rowCount = 30
  private static let pageCount = 5
  private static let endCount = 4

  private static let down = (name: "Down", key: "\u{1B}OB")
  private static let home = (name: "Home", key: "\u{1B}OH")
  private static let end = (name: "End", key: "\u{1B}OF")
  private static let pageDown = (name: "PageDown", key: "\u{1B}[6~")
  private static let pageUp = (name: "PageUp", key: "\u{1B}[5~")

  /// The way; each key changes what is seen.
  static let steps: [Step] =
    [
      Step(name: "the tab of the messages", key: "\u{1B}2", task: .messages, row: .number(0)),
      // Nothing is selected before it.
      Step(name: down.name, key: down.key, row: .number(0)),
    ] + steps(in: .messages, .messageRows, .messagePages, .messageEnds)
    + [
      Step(name: "the tab of the profile", key: "\u{1B}3"), Step(name: down.name, key: down.key),
      Step(name: "Enter", key: "\r", task: .history, list: .history, row: .number(0)),
    ] + steps(in: .history, .gameRows, .gamePages, .gameEnds)

  private static func steps(in list: List, _ rows: Task, _ pages: Task, _ ends: Task) -> [Step] {
    func step(_ key: (name: String, key: String), _ task: Task?, _ row: Row?) -> Step {
      Step(name: key.name, key: key.key, task: task, list: list, row: row)
    }
    return (1...rowCount).map { step(down, rows, .number($0)) } + [step(home, nil, .number(0))]
      + [pageDown, pageUp].flatMap { key in (0..<pageCount).map { _ in step(key, pages, nil) } }
      + (0..<endCount).flatMap { _ in [step(end, ends, .last), step(home, ends, .number(0))] }
  }
}
