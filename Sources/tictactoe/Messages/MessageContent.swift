import TTTModel

/// The contents of a row or of the pane: a message, its quote and its age.
struct MessageContent: Equatable {
  /// The quote above a reply.
  enum Quote: Equatable {
    /// The message is no reply, or the answered message cannot be read.
    case none
    /// The text of the answered message.
    case text(String)
    /// The answered message was deleted.
    case deleted

    /// Returns the quote, or an empty text.
    func text(_ strings: any Strings) -> String {
      switch self {
      case .none: ""
      case .text(let text): text.beginning
      case .deleted: strings.answeredWasDeleted
      }
    }
  }

  /// The message.
  var message: Message
  /// The beginning of its text.
  var text: MessageText
  /// The quote above the text.
  var quote: Quote
  /// The age, such as "2 min".
  var age: String
  /// The piece of the owner of the profile, which the attached board shows.
  var ownIcon: Icon
}

extension String {
  /// The beginning of a text, long enough for a list. If the text is longer, the result ends in "…". The command line prints the whole
  /// text.
  var beginning: String {
    // A single character may have any number of combining marks.
    let scalars = String(unicodeScalars.prefix(8000))
    let text = scalars.prefix(4000)
    return text.utf8.count < utf8.count ? text + "…" : self
  }
}
