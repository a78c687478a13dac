import ArgumentParser

/// A word of the command line that is in the place of a command but is not the name of one.
///
/// The parser only calls such a word unexpected, and ignores one after `help`.
struct UnknownCommand {
  private static let names = TicTacToe.configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
  // The values of these options are not names of commands.
  private static let optionsWithValues = [
    "--store", "--color", "--glyphs", "--theme", "--text-size", "--limit", "--opponent", "--reply-to",
    "--result", "--player", "--name", "--certificates", "--generate-completion-script",
  ]
  private static let maximumMistakes = 2

  private let word: String

  /// Finds the word in the arguments of the program. Returns nil if all words are known.
  init?(in arguments: [String]) {
    let words = Self.words(arguments)
    guard let word = words.first(where: { $0 != "help" }), !Self.names.contains(word) else { return nil }
    self.word = word
  }

  var error: ValidationError {
    let advice =
      if let suggestion {
        "Did you mean '\(suggestion)'?"
      } else {
        "To see the commands, run: tictactoe --help"
      }
    return ValidationError("There is no command '\(word)'. \(advice)")
  }

  // The arguments that are neither options nor values of options.
  private static func words(_ arguments: [String]) -> [String] {
    zip([""] + arguments, arguments).compactMap { previous, argument in
      argument.hasPrefix("-") || optionsWithValues.contains(previous) ? nil : argument
    }
  }

  // The most likely command: one that begins with the word, or one with few different letters.
  private var suggestion: String? {
    let typed = word.lowercased()
    if typed.count > 1, let whole = Self.names.first(where: { $0.hasPrefix(typed) }) { return whole }
    let closest = Self.names.map { (name: $0, mistakes: Self.mistakes(from: typed, to: $0)) }.min {
      $0.mistakes < $1.mistakes
    }
    return closest.flatMap { $0.mistakes <= Self.maximumMistakes ? $0.name : nil }
  }

  // The Levenshtein distance: the number of letters to insert, delete or replace.
  private static func mistakes(from typed: String, to name: String) -> Int {
    var row = Array(0...name.count)
    for (y, letter) in typed.enumerated() {
      var diagonal = row[0]
      row[0] = y + 1
      for (x, wanted) in name.enumerated() {
        let replaced = diagonal + (letter == wanted ? 0 : 1)
        diagonal = row[x + 1]
        row[x + 1] = min(replaced, row[x] + 1, diagonal + 1)
      }
    }
    return row[name.count]
  }
}
