import Foundation
import TermKitTestSupport
import TestBasics
import Testing

@testable import tictactoe

/// Tests of the program's help, and of its errors for command lines that it does not understand.
@MainActor @Suite struct CommandUsageTests {
  private let usage = """
    Usage: tictactoe [<options>]
           tictactoe play [--opponent <opponent>] [<options>]
           tictactoe post <text> [<options>]
           tictactoe messages [<options>]
           tictactoe history [<options>]
           tictactoe stats [<options>]
           tictactoe backup <file>
           tictactoe export > <file>
           tictactoe import <file>
           tictactoe recover <file> [--store <path>]
           tictactoe invite <name> <file> [--store <path>]
           tictactoe join --player <name> [<options>]
           tictactoe connect [<broker> --name <name>] [<options>]
      See 'tictactoe --help' for more information.

    """

  /// Returns the first line on standard error for arguments that are refused as wrong usage.
  private func refusal(_ arguments: [String], sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
    let run = try CommandRun(arguments)
    #expect(run.status == 64 && run.output == "", sourceLocation: sourceLocation)
    return String(run.errors.prefix { $0 != "\n" })
  }

  @Test func `a misspelled command is refused with the most similar command as a suggestion`() throws {
    let run = try CommandRun(["mesages"])
    expectEqual(run.errors, "Error: There is no command 'mesages'. Did you mean 'messages'?\n" + usage)
    #expect(run.status == 64 && run.output == "")
  }

  @Test(arguments: [
    ("Messages", "messages"), ("mes", "messages"), ("massage", "messages"), ("histroy", "history"), ("hist", "history"),
    ("hlep", "help"), ("paly", "play"), ("pots", "post"), ("stat", "stats"), ("exprt", "export"), ("imprt", "import"),
    ("recver", "recover"), ("invte", "invite"), ("jion", "join"), ("conect", "connect"),
  ])
  func `every command is suggested for abbreviations and misspellings of its name`(word: String, command: String) throws
  {
    let error = "Error: There is no command '\(word)'. Did you mean '\(command)'?"
    try expectEqual(refusal([word]), error)
    try expectEqual(refusal(["--theme", "night", word, "--json"]), error)
    try expectEqual(refusal(["help", word]), error)
  }

  @Test(arguments: ["begin", "x", "games.sqlite", "メッセージ", ""])
  func `a word that resembles no command is refused with general advice`(word: String) throws {
    let advice = "To see the commands, run: tictactoe --help"
    let run = try CommandRun([word])
    expectEqual(run.errors, "Error: There is no command '\(word)'. \(advice)\n" + usage)
    #expect(run.status == 64 && run.output == "")
  }

  @Test func `values of options are not taken for commands`() throws {
    let help = try [
      "--help", "play --help", "post --help", "messages --help", "history --help", "stats --help", "import --help",
      "join --help", "connect --help",
    ].map { words in
      try CommandRun(words.split(separator: " ").map(String.init)).output
    }
    let options = help.joined().matches(of: /(--[a-z-]+) </).map { String($0.output.1) }
    expectEqual(
      Set(options),
      [
        "--store", "--color", "--glyphs", "--theme", "--text-size", "--limit", "--opponent", "--reply-to", "--result",
        "--player", "--name", "--certificates",
      ])
    for option in options + ["--generate-completion-script"] {
      expectNil(UnknownCommand(in: [option, "value"]))
      expectNil(UnknownCommand(in: ["\(option)=value", "messages"]))
    }
    #expect(try CommandRun(["--color", "pink"]).errors.contains("truecolor"))
    try expectEqual(refusal(["messages", "more"]), "Error: Unexpected argument 'more'")
  }

  @Test(arguments: [["--limit", "-3"], ["--limit=-3"], ["--limit", "abc"], ["--limit", "1.5"], ["--limit", ""]])
  func `a limit that is negative or not a whole number is refused with an example`(arguments: [String]) throws {
    let value = arguments.last?.replacing("--limit=", with: "") ?? ""
    let run = try CommandRun(["history"] + arguments)
    #expect(
      run.errors == """
        Error: The value '\(value)' is invalid for '--limit <count>': The limit must be a whole number, 0 or more. Try --limit 10.
        Help:  --limit <count>  Print at most this many entries, 0 or more.
        Usage: tictactoe history [<options>]
          See 'tictactoe history --help' for more information.

        """)
    #expect(run.status == 64 && run.output == "")
  }

  @Test func `a limit that is too large is refused with the advice to omit the option`() throws {
    try expectEqual(
      refusal(["messages", "--limit", "99999999999999999999"]),
      "Error: The value '99999999999999999999' is invalid for '--limit <count>': "
        + "The limit is too large. Leave --limit out to print everything.")
  }

  @Test(
    arguments: [
      "", "play", "post", "messages", "history", "stats", "backup", "export", "import", "recover", "invite", "join",
      "connect",
    ],
    [36, 50, 80, 120])
  func `the overview in the help fills its lines at every width`(command: String, width: Int) throws {
    let words = command.split(separator: " ").map(String.init)
    let help = try CommandRun(words + ["--help"], environment: ["COLUMNS": "\(width)"])
    let overview = help.output.components(separatedBy: "\n\nUSAGE:")[0]
    for paragraph in overview.components(separatedBy: "\n\n") {
      let lines = paragraph.components(separatedBy: "\n")
      for (line, next) in zip(lines, lines.dropFirst()) where !line.hasSuffix(":") {
        let word = next.prefix { $0 != " " }
        #expect(line.count + 1 + word.count >= width, "\(line.debugDescription) ends early")
      }
    }
  }

  @Test func `the overview in the help describes the game and its commands`() throws {
    #expect(
      try CommandRun(["--help"], environment: ["COLUMNS": "80"]).output.components(separatedBy: "OPTIONS:")[0] == """
        OVERVIEW: Play Tic-Tac-Toe with a friend or against the computer, with keys or
        the mouse.

        Press ? in the game to see its keys. Profile chooses the opponent: a friend at
        the same terminal, or a computer. Everything you do is saved at once.

        The command post posts a message. The commands messages, history and stats
        print what is saved. The command backup copies the store. The command export
        prints everything for other programs or stores, and import reads it again. The
        command recover reads a damaged file. The command invite lets a guest play over
        SSH, with the command join. The command connect leads to people on other
        computers.

        For completion in your shell, load the script that this command prints:
        tictactoe --generate-completion-script bash (or zsh, or fish).

        USAGE: tictactoe [<options>]
               tictactoe play [--opponent <opponent>] [<options>]
               tictactoe post <text> [<options>]
               tictactoe messages [<options>]
               tictactoe history [<options>]
               tictactoe stats [<options>]
               tictactoe backup <file>
               tictactoe export > <file>
               tictactoe import <file>
               tictactoe recover <file> [--store <path>]
               tictactoe invite <name> <file> [--store <path>]
               tictactoe join --player <name> [<options>]
               tictactoe connect [<broker> --name <name>] [<options>]


        """)
  }
}
