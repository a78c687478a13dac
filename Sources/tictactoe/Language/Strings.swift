import TTTModel
import TermKit

/// The texts of the game. A text that is missing in a language is a compiler error (X2).
protocol Strings: MessageStrings {
  // MARK: Play
  var play: String { get }
  var pause: String { get }
  var resume: String { get }
  /// The reason why no piece can be placed.
  var gameIsOver: String { get }
  var gameIsPaused: String { get }
  var newGame: String { get }
  var placePiece: String { get }
  var placeAsOnKeypad: String { get }
  var firstHint: String { get }
  func toMove(_ icon: Icon) -> String
  /// The text after the image of the piece, with the same meaning.
  var toMove: String { get }
  func won(_ icon: Icon) -> String
  /// The text under the board while a computer thinks.
  func isThinking(_ opponent: Opponent) -> String
  var pressForNewGame: String { get }
  var undo: String { get }
  var takeBack: String { get }
  var returnToLastGame: String { get }
  /// The hint after New Game in the middle of a game.
  var pressToReturn: String { get }
  var noMoveToTakeBack: String { get }
  /// The announcement for screen readers after Undo. The player to move follows.
  var tookBack: String { get }
  var pausedState: String { get }
  var pressToResume: String { get }
  /// The owner of the profile, beside the board.
  var you: String { get }
  /// Returns a player, the piece and the number of games won, for screen readers.
  func score(of name: String, _ icon: Icon, victories: Int) -> String
  /// Returns the number of games that neither player won.
  func draws(_ count: Int) -> String

  // MARK: The board, for those who do not see it
  var board: String { get }
  var emptySquare: String { get }
  func square(_ square: Square) -> String
  func placed(_ icon: Icon, at square: Square) -> String
  func wins(_ icon: Icon) -> String
  var draw: String { get }
  var paused: String { get }

  // MARK: Messages
  var messages: String { get }
  var compose: String { get }
  var reply: String { get }
  var favorite: String { get }
  var removeFavorite: String { get }
  var notFavorite: String { get }
  var noMessages: String { get }
  var writeMessage: String { get }
  var selectMessage: String { get }
  /// The reason why no message can be answered or made a favourite.
  var selectMessageFirst: String { get }
  var newMessage: String { get }
  var post: String { get }
  /// The reason why nothing can be posted.
  var writeFirst: String { get }
  var cancel: String { get }
  var keepDraftQuestion: String { get }
  var keepDraft: String { get }
  var deleteDraft: String { get }
  var keepWriting: String { get }
  /// Returns the reason why a message or its draft is not kept.
  func refusal(_ refusal: Refusal) -> String
  func author(_ icon: Icon) -> String

  // MARK: Profile
  var profile: String { get }
  var statistics: String { get }
  var victories: String { get }
  var defeats: String { get }
  var draws: String { get }
  var showHistory: String { get }

  // MARK: Opponents
  var opponent: String { get }
  func name(_ opponent: Opponent) -> String
  func against(_ opponent: Opponent) -> String
  func result(_ result: String, against opponent: Opponent) -> String
  var whoBegins: String { get }
  func beginner(_ beginner: Beginner) -> String
  /// Returns the numbers of victories, defeats and draws in words.
  func record(_ record: Statistics) -> String
  /// Returns what is shown while the game on the board is against another opponent than the chosen one.
  func currentGameIs(against opponent: Opponent) -> String
  /// Returns what is printed before the moves of a game against a computer, which may have made the first move.
  func movesAgainst(_ opponent: Opponent, begins: Bool) -> String

  // MARK: History
  var history: String { get }
  var victory: String { get }
  var defeat: String { get }
  var drawnGame: String { get }
  var inProgress: String { get }
  var youWon: String { get }
  var youLost: String { get }
  var selectGame: String { get }
  /// The title of the button that shows the history as a list or as a film strip.
  var list: String { get }
  var filmStrip: String { get }
  var showAsList: String { get }
  var showAsFilmStrip: String { get }
  var rate: String { get }
  var filter: String { get }
  /// The header above the results to choose from.
  var gameResult: String { get }
  var allOpponents: String { get }
  /// The text of a filtered history without games, in two lines.
  var noGamePasses: String { get }
  var gameDeleted: String { get }
  var gameRestored: String { get }
  /// The row with the sum of all statistics.
  var allGames: String { get }
  /// The button that closes a message.
  var ok: String { get }
  /// The button that plays on from the shown position of a past game.
  var goOn: String { get }
  /// The reason why a finished game cannot go on.
  var stepBackFirst: String { get }
  var replay: String { get }
  var stepThroughMoves: String { get }
  var previousMove: String { get }
  var nextMove: String { get }
  /// The number of the move that a past game shows, and the number of its moves.
  func move(_ number: Int, of count: Int) -> String
  func stars(_ count: Int) -> String
  func moves(_ count: Int) -> String

  // MARK: Time
  var now: String { get }
  func minutes(_ count: Int) -> String
  func hours(_ count: Int) -> String
  var yesterday: String { get }

  // MARK: The store
  var keysHint: String { get }
  /// The title of the button that opens the list of keys while "?" is typed text.
  var keysButton: String { get }
  var notSaving: String { get }
  func notice(_ notice: StoreNotice) -> String
}

/// The languages of the game.
enum Languages {
  static let all: [Language] = [.english, .german, .japanese]

  /// Returns the texts in a language, or in English if the game does not have that language.
  static func strings(in language: Language) -> any Strings {
    switch Language.best(of: all, for: [language]) {
    case .german: GermanStrings()
    case .japanese: JapaneseStrings()
    default: EnglishStrings()
    }
  }
}

extension TraitEnvironment {
  /// The texts in the user's language.
  var strings: any Strings { Languages.strings(in: traitCollection.language) }
}

extension Icon {
  /// The letter for the piece in a sentence.
  var letter: String { self == .x ? "X" : "O" }
}
