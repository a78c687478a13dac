import ArgumentParser
import TTTModel

struct PostCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "post",
    abstract: "Post a message.",
    usage: """
      tictactoe post <text> [<options>]
      … | tictactoe post [<options>]
      """,
    discussion: """
      The message has your piece, like one that you post in the game. Several words are joined by spaces. Without a text, the command reads it \
      from standard input, so that a message can have many lines. A message that you are writing in the game stays there.

      Put -- before a text that begins with a hyphen.

      Example: tictactoe post --favorite "Well played!"
      """)

  @Argument(help: "The text of the message.")
  var text: [String] = []

  @Option(help: ArgumentHelp("The number of the message that this one replies to.", valueName: "number"))
  var replyTo: Int64?

  @Flag(help: "Give the message a star.")
  var favorite = false

  @OptionGroup var storeOptions: StoreOptions

  func run() throws {
    // The main thread runs on the main actor, but the parser does not declare it.
    try MainActor.assumeIsolated { try post() }
  }

  @MainActor private func post() throws {
    let text =
      try text.isEmpty
      ? StandardInput.text(advice: "Write the message after the command, for example: tictactoe post \"Well played!\"")
      : text.joined(separator: " ")
    let model = TicTacToeModel(store: try storeOptions.openStore())
    defer { model.close() }
    let reply = replyTo.map(Message.ID.init)
    if let reply, model.message(reply) == nil {
      throw ExitCode.failure("There is no message \(reply.rawValue). To see the numbers, run: tictactoe messages")
    }
    switch model.post(text, replyingTo: reply, removesDraft: false) {
    case .refused(let refusal): throw ExitCode.failure(refusal.description)
    case .posted(let id):
      if favorite { model.setFavorite(id, true) }
      try Self.report(id, in: model)
    }
  }

  // A store that cannot be written keeps the message in memory. Closing tries once more, and then writes a recovery file.
  @MainActor private static func report(_ id: Message.ID, in model: TicTacToeModel) throws {
    let (wasSaving, notices) = (model.isSaving, model.takeNotices())
    if let notice = model.close() {
      throw ExitCode.failure("The message is not in the store yet. \(notice)")
    }
    if wasSaving { for notice in notices { StandardError.say("tictactoe: \(notice)") } }
    try StandardOutput.print("Message \(id.rawValue) is posted.")
  }
}
