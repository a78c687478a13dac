/// A tour of both lists of the game, first the messages and then the history: down row by row, page by page, and to the ends.
struct ListTour {
  /// The measured tasks of the tour. The first task of each list shows it on the screen.
  enum Task: CaseIterable {
    case start
    case messages, messageRows, messagePages, messageEnds
    case history, gameRows, gamePages, gameEnds

    /// The name in the report.
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

    /// The greatest allowed ratio of the time with many rows to the time with few.
    var limit: Double {
      switch self {
      case .start, .messages, .history: 1.2
      // The last rows of a long list are in parts of the file that were not read before.
      case .messageEnds, .gameEnds: 1.2
      case .messageRows, .messagePages, .gameRows, .gamePages: 1.1
      }
    }
  }

  /// A list of the game.
  enum List {
    case messages, history
  }

  /// A row that must be visible after a key.
  enum Row: Equatable {
    case number(Int)
    case last
  }

  /// One key of the tour.
  struct Step {
    /// The name in error messages.
    let name: String
    /// The bytes that the key sends.
    let sequence: String
    /// The task that the key is measured for; nil if the key only leads to the next task.
    let task: Task?
    let list: List
    let row: Row?
  }

  /// The keys of the tour. Each one changes the screen.
  let steps: [Step]

  /// Creates a tour of a number of rows down each list, a number of pages down and up again, and a number of jumps to the end and back.
  init(rows: Int = 30, pages: Int = 5, ends: Int = 4) {
    func step(_ key: Key, _ list: List, _ task: Task?, _ row: Row?) -> Step {
      Step(name: key.name, sequence: key.sequence, task: task, list: list, row: row)
    }
    func through(_ list: List, _ tasks: (rows: Task, pages: Task, ends: Task)) -> [Step] {
      (1...rows).map { step(Self.down, list, tasks.rows, .number($0)) } + [step(Self.home, list, nil, .number(0))]
        + [Self.pageDown, Self.pageUp].flatMap { key in
          (0..<pages).map { _ in step(key, list, tasks.pages, nil) }
        }
        + (0..<ends).flatMap { _ in
          [step(Self.end, list, tasks.ends, .last), step(Self.home, list, tasks.ends, .number(0))]
        }
    }
    steps =
      [step(Self.messagesTab, .messages, .messages, .number(0))]
      + through(.messages, (.messageRows, .messagePages, .messageEnds))
      + [step(Self.profileTab, .messages, nil, nil), step(Self.down, .messages, nil, nil)]
      + [step(Self.end, .messages, nil, nil), step(Self.enter, .history, .history, .number(0))]
      + through(.history, (.gameRows, .gamePages, .gameEnds))
  }

  private typealias Key = (name: String, sequence: String)
  private static let messagesTab: Key = ("the tab of the messages", "\u{1B}2")
  private static let profileTab: Key = ("the tab of the profile", "\u{1B}3")
  private static let enter: Key = ("Enter", "\r")
  private static let down: Key = ("Down", "\u{1B}OB")
  private static let home: Key = ("Home", "\u{1B}OH")
  private static let end: Key = ("End", "\u{1B}OF")
  private static let pageDown: Key = ("PageDown", "\u{1B}[6~")
  private static let pageUp: Key = ("PageUp", "\u{1B}[5~")
}
