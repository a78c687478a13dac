import TTTModel
import TermKit

/// The contents of a row or of the pane: a message, its quote and its age.
struct MessageContent: Equatable {
  /// The quote above a reply.
  enum Quote: Equatable {
    /// The message is no reply, or the answered message cannot be read.
    case none
    /// The text of the answered message, and its board.
    case text(String, Message.Board?)
    /// The answered message was deleted.
    case deleted

    /// Reads the message with a number.
    @MainActor init(of number: Message.ID?, in model: TicTacToeModel) {
      guard let number else { self = .none; return }
      self = model.isDeleted(number) ? .deleted : model.message(number).map { .text($0.text, $0.board) } ?? .none
    }

    /// Returns the quote, or an empty text.
    func text(_ strings: Strings) -> String {
      switch self {
      case .none: ""
      case .text(let text, _): text.beginning
      case .deleted: strings.answeredWasDeleted
      }
    }

    /// The board of the answered message.
    var board: Message.Board? { if case .text(_, let board) = self { board } else { nil } }
  }

  var message: Message
  /// The beginning of its text.
  var text: MessageText
  var quote: Quote
  /// The age, such as "2 min".
  var age: String
  /// The piece of the owner of the profile, which the attached board shows.
  var ownIcon: Icon
  /// The piece of the author. A person at another terminal has the other piece on the user's boards, and so here too.
  var piece: Icon { message.isReceived ? ownIcon.opposite : message.icon }
}

extension String {
  /// The beginning of a text, long enough for a list. It ends in "…" if the text is longer. The command line prints the whole text. Marks of
  /// isolation are visible, because the text may be from another person.
  var beginning: String {
    // A single character may have any number of combining marks.
    let scalars = String(unicodeScalars.prefix(8000))
    let text = scalars.prefix(4000)
    return (text.utf8.count < utf8.count ? text + "…" : self).withVisibleMarks
  }
}

/// The text of a message, with its links and with the parts that match a search.
struct MessageText: Equatable {
  /// The text, or its beginning.
  var string: String
  /// The parts that name something to open.
  var references: [TextReference] = []
  /// The parts that match the search.
  var matches: [Range<String.Index>] = []

  /// Returns the text in the colours of a terminal.
  /// - Parameters:
  ///   - tint: The colour of the parts that can be opened.
  ///   - focused: The part that has the focus, or nil.
  func attributed(tint: Color, focused: TextReference?) -> AttributedText {
    var text = AttributedText(string)
    for reference in references {
      let attributes: TextAttributes = reference == focused ? [.underline, .reverse] : .underline
      // Terminals open web addresses themselves.
      let link: String? = if case .link(let address) = reference.target { address } else { nil }
      text.addAttributes(
        .init(foregroundColor: tint, textAttributes: attributes, link: link), range: reference.range)
    }
    // Without colours, the attributes alone show the matches.
    for match in matches {
      text.addAttributes(
        .init(backgroundColor: Palette.match, textAttributes: [.bold, .underline]), range: match)
    }
    return text
  }
}
