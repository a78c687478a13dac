import TTTModel

extension GermanStrings {
  var edit: String { "Bearbeiten" }
  var copy: String { "Kopieren" }
  var delete: String { "Löschen" }
  var more: String { "Mehr" }
  var undoDeletion: String { "Widerrufen" }
  var messageDeleted: String { "Nachricht gelöscht" }
  var messageRestored: String { "Nachricht wiederhergestellt" }
  var copied: String { "Kopiert" }
  var edited: String { "bearbeitet" }
  var editMessage: String { "Nachricht bearbeiten" }
  var save: String { "Sichern" }
  func savedElsewhere(_ text: String) -> String { "Jetzt: \(text)" }
  var discardQuestion: String { "Änderungen verwerfen?" }
  var discardChanges: String { "Änderungen verwerfen" }

  var answeredMessage: String { "Beantwortete Nachricht" }
  var answeredWasDeleted: String { "Die Nachricht davor wurde gelöscht" }
  var attachBoard: String { "Brett anhängen" }
  var removeBoard: String { "Brett entfernen" }
  var boardIsEmpty: String { "Das Brett ist leer" }
  var gameWasDeleted: String { "Dieses Spiel wurde gelöscht" }
  var openingLink: String { "Der Link wird im Browser geöffnet" }
  var linkCopied: String { "Link kopiert: im Browser einsetzen" }
  var openLink: String { "Link öffnen" }
  func link(_ number: Int, of count: Int) -> String { "Link \(number) von \(count)" }

  var search: String { "Suchen" }
  var searchMessages: String { "Nachrichten suchen" }
  var allMessages: String { "Alle" }
  var favorites: String { "Favoriten" }
  func asIcon(_ icon: Icon) -> String { "Als \(icon.letter)" }
  var nothingFound: String { "Keine Nachrichten gefunden" }
  var searchHint: String { "Versuche weniger Buchstaben oder „Alle“." }
  var noFavorites: String { "Noch keine Favoriten" }
  var favoritesHint: String { "Mit f wird eine Nachricht zum Favoriten." }
}
