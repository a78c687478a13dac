/// A way through both lists of the game, the messages and then the history: down row by row, by pages, and to their ends.
struct ListTour {
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
      // The last rows of a long list come from places of the file that nothing was read from before.
      case .messageEnds, .gameEnds: 1.2
      case .messageRows, .messagePages, .gameRows, .gamePages: 1.1
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
    let sequence: String
    /// What it is measured for; nil for one that only leads there.
    let task: Task?
    let list: List
    let row: Row?
  }

  /// The way; each key changes what is seen.
  let steps: [Step]

  /// Makes a tour that goes down so many rows of each list, as many pages there and back, and so many times to the end and back.
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
    // Nothing is selected in the messages before the first Down.
    steps =
      [step(Self.messagesTab, .messages, .messages, .number(0)), step(Self.down, .messages, nil, .number(0))]
      + through(.messages, (.messageRows, .messagePages, .messageEnds))
      + [step(Self.profileTab, .messages, nil, nil), step(Self.down, .messages, nil, nil)]
      + [step(Self.enter, .history, .history, .number(0))]
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
