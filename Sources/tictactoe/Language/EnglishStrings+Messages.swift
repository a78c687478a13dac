import TTTModel

extension EnglishStrings {
  var edit: String { "Edit" }
  var copy: String { "Copy" }
  var delete: String { "Delete" }
  var more: String { "More" }
  var undoDeletion: String { "Undo" }
  var messageDeleted: String { "Message deleted" }
  var messageRestored: String { "Message restored" }
  var copied: String { "Copied" }
  var edited: String { "edited" }
  var editMessage: String { "Edit Message" }
  var save: String { "Save" }
  func savedElsewhere(_ text: String) -> String { "Now: \(text)" }
  var discardQuestion: String { "Discard your changes?" }
  var discardChanges: String { "Discard Changes" }

  var answeredMessage: String { "Answered message" }
  var answeredWasDeleted: String { "The answered message was deleted" }
  var attachBoard: String { "Attach Board" }
  var removeBoard: String { "Remove Board" }
  var boardIsEmpty: String { "The board is empty" }
  var gameWasDeleted: String { "This game was deleted" }
  var openingLink: String { "Opening the link in your browser" }
  var linkCopied: String { "Link copied: paste it in a browser" }
  var openLink: String { "Open the link" }
  func link(_ number: Int, of count: Int) -> String { "Link \(number) of \(count)" }

  var search: String { "Search" }
  var searchMessages: String { "Search messages" }
  var allMessages: String { "All" }
  var favorites: String { "Favourites" }
  func asIcon(_ icon: Icon) -> String { "As \(icon.letter)" }
  var nothingFound: String { "No messages found" }
  var searchHint: String { "Try fewer letters or the scope All." }
  var noFavorites: String { "No favourites yet" }
  var favoritesHint: String { "Press f on a message to add it." }
}
