/// A task whose cost is counted: one key, or the start of a program.
struct CountedTask: Sendable {
  /// The program to run.
  enum Program: Sendable {
    /// termkit-bench.
    case toolkit
    /// tictactoe, with a new store.
    case game
  }

  let name: String
  let program: Program
  let arguments: [String]
  /// A text that is on the screen when the program is ready.
  let sign: String
  /// Keys that lead to the place of the task, each with a text that is on the screen afterwards.
  var way: [(key: String, sign: String)] = []
  /// Keys that make the caches warm. They are sent in turns. Empty for the start of a program.
  var keys: [String] = []
  /// The number of keys before the key that is counted.
  var warmth = 8
  var size = (width: 80, height: 24)
  /// Whether an inspector is connected, and gets the events that termkit-inspect shows at first.
  var isInspected = false
  /// The figures that are compared with the budget. Defaults to all.
  var compared: [Figures.Column] = Figures.all

  /// All tasks.
  static let all = [
    CountedTask(
      name: "a key in a list", program: .toolkit, arguments: ["list", "10000"], sign: "row 000000", keys: ["\u{1B}[B"]),
    CountedTask(
      name: "a key in a list, inspected", program: .toolkit, arguments: ["list", "10000"], sign: "row 000000",
      keys: ["\u{1B}[B"], isInspected: true),
    CountedTask(
      name: "a key on the board", program: .game, arguments: ["--reduce-motion"], sign: "New Game",
      keys: ["\u{1B}[C", "\u{1B}[D"]),
    CountedTask(
      name: "a letter in the composer", program: .game, arguments: ["--reduce-motion"], sign: "New Game",
      way: [("\u{1B}OR", "Compose"), ("c", "Post")], keys: ["a"],
      // The rest depends on random numbers of the store, and on how soon the game looks whether another process has written.
      compared: [\.codeLines, \.functions, \.bytes]),
    CountedTask(
      name: "a tint change over 10,000 views", program: .toolkit, arguments: ["step", "tint-all"], sign: "xxxx",
      keys: [" "],
      warmth: 2, size: (200, 50)),
    CountedTask(
      name: "a frame of a push", program: .toolkit, arguments: ["step", "push"], sign: " ", keys: [" "], warmth: 4),
    CountedTask(name: "the start", program: .toolkit, arguments: ["start"], sign: "READY"),
  ]
}
