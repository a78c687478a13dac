import ArgumentParser
import TTTModel
import TermKit

/// `tictactoe messages`.
struct MessagesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "messages",
    abstract: "Print the messages, newest first.",
    discussion: """
      A message is a line: its number, when it was posted, its author's piece, a star if it has one, and the text, behind ↩ and the number of \
      the message that it answers. Characters that cannot be seen or could do harm in a terminal are shown by signs, the end of a line by ␊. \
      Colours go to terminals only, or also into pipes if --color names any.

      With --json texts are as they were written, and dates in UTC. It is one array with a message in each line:
      {"id":2,"date":"2013-06-10T17:00:00.000Z","icon":"x","favorite":false,"replyTo":1,"text":"Again"}

      The icon is "x" or "o", the piece of the author when posting; replyTo is null if it answers nothing.

      Example: tictactoe messages --json | jq -r '.[] | select(.favorite) | .text'
      """)

  @Flag(help: "Print only the messages with a star.")
  var favorites = false

  @OptionGroup var printing: PrintingOptions
  @OptionGroup var options: CommonOptions

  func run() throws {
    let reader = try options.openReader()
    let listing = Listing<MessageTable>(options: printing, look: PrintedLook(options)) { id, limit throws(StoreError) in
      try reader.messages(before: id, limit: limit, favoritesOnly: favorites)
    }
    try listing.print()
  }
}

/// Messages as lines.
struct MessageTable: Table {
  private let look: PrintedLook
  private let numberWidth: Int

  init(newest: Message, look: PrintedLook) {
    self.look = look
    numberWidth = String(newest.id.rawValue).count
  }

  func line(for message: Message) -> String {
    let number = look.padded(String(message.id.rawValue), to: numberWidth, .right)
    let piece = look.inked(message.icon.letter, message.icon == .x ? .red : .green)
    let star = message.isFavorite ? look.inked(look.text("★"), .yellow) : " "
    let reply = message.replyTo.map { look.inked(look.text("↩") + String($0.rawValue), .faint) + " " } ?? ""
    return "\(number)  \(look.date(message.date))  \(piece) \(star)  \(reply)\(look.text(message.text))"
  }

  static func json(for message: Message) -> JSONObject {
    [
      "id": .number(message.id.rawValue), "date": .date(message.date), "icon": .text(message.icon.rawValue),
      "favorite": .truth(message.isFavorite), "replyTo": message.replyTo.map { .number($0.rawValue) } ?? .null,
      "text": .text(message.text),
    ]
  }
}
