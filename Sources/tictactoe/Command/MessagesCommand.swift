import ArgumentParser
import TTTModel
import TermKit

struct MessagesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "messages",
    abstract: "Print the messages, newest first.",
    usage: "tictactoe messages [<options>]",
    discussion: """
      Each line shows a message: its number, the time when it was posted, its author's piece, a star if it is a favourite, and its text. A reply \
      begins with ↩ and the number of the message that it replies to. Characters that are invisible or could harm a terminal appear as symbols, \
      and the end of a line appears as ␊. On a terminal, long messages are wrapped between words. In a pipe or a file, a message is always \
      one line. Colours appear on terminals only, unless --color asks for them.

      With --json, texts are unchanged and dates are in UTC. The output is one array, with one message per line:
      {"id":2, "date":"2013-06-10T17:00:00.000Z", "icon":"x", "favorite":false, "replyTo":1, "text":"Again"}

      The icon is the author's piece at the time of posting, "x" or "o". If a message is not a reply, replyTo is null.

      Example: tictactoe messages --json | jq -r '.[] | select(.favorite) | .text'
      """)

  @Flag(help: "Print only messages with a star.")
  var favorites = false

  @OptionGroup var printing: PrintingOptions
  @OptionGroup var storeOptions: StoreOptions
  @OptionGroup var lookOptions: LookOptions

  func run() throws {
    let reader = try storeOptions.openReader()
    let look = PrintedLook(lookOptions)
    let listing = Listing(options: printing, look: look, table: { MessageTable(newest: $0, look: look) }) {
      try reader.messages(before: $0, limit: $1, favoritesOnly: favorites)
    }
    try listing.print()
  }
}

/// The layout of messages as printed lines.
struct MessageTable: Table {
  private let look: PrintedLook
  private let numberWidth: Int

  /// Lays out the columns.
  /// - Parameter newest: The message with the greatest number.
  init(newest: Message, look: PrintedLook) {
    self.look = look
    numberWidth = String(newest.id.rawValue).count
  }

  func entry(for message: Message) -> PrintedEntry {
    let star = message.isFavorite ? look.field("★", .yellow) : look.field(" ")
    let piece = look.field(message.icon.letter, message.icon.ink)
    let reply = message.replyTo.map { "↩\($0.rawValue)" }
    let mark = [reply, message.person.map { message.isReceived ? "\($0):" : "→ \($0):" }].compactMap(\.self)
    let field = mark.isEmpty ? nil : look.field(mark.joined(separator: " "), .faint)
    return PrintedEntry(
      head: [
        look.field(look.padded(String(message.id.rawValue), to: numberWidth, .right)),
        look.field(look.date(message.date)),
        .init(shown: piece.shown + " " + star.shown, columns: piece.columns + 1 + star.columns),
      ],
      mark: field.map { .init(shown: $0.shown + " ", columns: $0.columns + 1) },
      text: look.text(message.text))
  }

  static func json(for message: Message) -> JSONObject {
    [
      "id": .number(message.id.rawValue), "date": .date(message.date), "icon": .text(message.icon.rawValue),
      "favorite": .bool(message.isFavorite), "replyTo": message.replyTo.map { .number($0.rawValue) } ?? .null,
      "person": message.person.map { .text($0.rawValue) } ?? .null, "received": .bool(message.isReceived),
      "text": .text(message.text),
    ]
  }
}
