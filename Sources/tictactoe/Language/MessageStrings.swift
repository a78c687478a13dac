import TTTModel

/// The texts for changing, searching and following messages.
protocol MessageStrings: Sendable {
  // MARK: Deleting, editing and copying
  var edit: String { get }
  var copy: String { get }
  var delete: String { get }
  /// The title of the button for the menu of a message.
  var more: String { get }
  var undoDeletion: String { get }
  var messageDeleted: String { get }
  var messageRestored: String { get }
  var copied: String { get }
  /// The word beside the date of a message whose text was edited.
  var edited: String { get }
  var editMessage: String { get }
  var save: String { get }
  /// The text that another process has saved, above the text in the sheet.
  func savedElsewhere(_ text: String) -> String
  var discardQuestion: String { get }
  var discardChanges: String { get }

  // MARK: Replies, boards and links
  var answeredMessage: String { get }
  var answeredWasDeleted: String { get }
  var attachBoard: String { get }
  var removeBoard: String { get }
  /// The reason why no board can be attached.
  var boardIsEmpty: String { get }
  var gameWasDeleted: String { get }
  var openingLink: String { get }
  var linkCopied: String { get }
  /// The name of the command that opens the chosen link.
  var openLink: String { get }
  /// The spoken position of a link in a text.
  func link(_ number: Int, of count: Int) -> String

  // MARK: Searching
  var search: String { get }
  /// The placeholder of the search bar.
  var searchMessages: String { get }
  var allMessages: String { get }
  var favorites: String { get }
  func asIcon(_ icon: Icon) -> String
  var nothingFound: String { get }
  /// What to try if nothing is found.
  var searchHint: String { get }
  var noFavorites: String { get }
  /// What to do if there are no favourites.
  var favoritesHint: String { get }
}
