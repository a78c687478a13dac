import TTTModel

struct EnglishStrings: Strings {
  let play = "Play"
  let pause = "Pause"
  let resume = "Resume"
  let gameIsOver = "The game is over"
  let gameIsPaused = "The game is paused"
  let newGame = "New Game"
  let placePiece = "Place a piece"
  let placeAsOnKeypad = "Place as on a numeric keypad"
  let firstHint = "Arrows move · Enter places · ? keys"
  let toMove = "to move"
  func won(_ icon: Icon) -> String { "\(icon.letter) wins" }
  func isThinking(_ opponent: Opponent) -> String { "\(name(opponent)) is thinking" }
  let pressForNewGame = "Enter for a new game"
  let undo = "Undo"
  let takeBack = "Take a move back"
  let returnToLastGame = "Back to the last game"
  let pressToReturn = "u for the last game"
  let noMoveToTakeBack = "There is no move to take back"
  let tookBack = "Taken back."
  let pausedState = "Paused"
  let pressToResume = "p to resume"
  let you = "You"
  func score(of name: String, _ icon: Icon, victories: Int) -> String { "\(name), \(icon.letter), \(victories) won." }
  func draws(_ count: Int) -> String { count == 1 ? "1 draw" : "\(count) draws" }
  func toMove(_ icon: Icon) -> String { "\(icon.letter) to move" }

  let board = "Board"
  let emptySquare = "empty"
  func square(_ square: Square) -> String {
    let names = [
      "top left", "top", "top right", "left", "middle", "right", "bottom left", "bottom", "bottom right",
    ]
    return names[square.index]
  }
  func placed(_ icon: Icon, at square: Square) -> String { "\(icon.letter) at \(self.square(square))." }
  func wins(_ icon: Icon) -> String { "\(icon.letter) wins." }
  let draw = "A draw."
  let paused = "Paused."

  let messages = "Messages"
  let compose = "Compose"
  let reply = "Reply"
  let favorite = "Favourite"
  let removeFavorite = "Remove from Favourites"
  let notFavorite = "Not a favourite"
  let noMessages = "No messages yet"
  let writeMessage = "Press c to write the first one."
  let selectMessage = "Select a message to read it here"
  let selectMessageFirst = "Select a message first"
  let newMessage = "New Message"
  let post = "Post"
  let writeFirst = "Write something first"
  let cancel = "Cancel"
  let keepDraftQuestion = "Keep this draft?"
  let keepDraft = "Keep Draft"
  let deleteDraft = "Delete Draft"
  let keepWriting = "Continue Writing"
  func refusal(_ refusal: Refusal) -> String { refusal.description }
  func author(_ icon: Icon) -> String { "from \(icon.letter)" }

  let profile = "Profile"
  let statistics = "Statistics"
  let victories = "Victories"
  let defeats = "Defeats"
  let draws = "Draws"
  let showHistory = "Show History"

  let opponent = "Opponent"
  func name(_ opponent: Opponent) -> String {
    switch opponent {
    case .friend: "A friend here"
    case .learner: "Learner"
    case .rival: "Rival"
    case .master: "Master"
    }
  }
  func against(_ opponent: Opponent) -> String { "against \(name(opponent))" }
  func result(_ result: String, against opponent: Opponent) -> String { "\(result) against \(name(opponent))" }
  let whoBegins = "Who begins"
  func beginner(_ beginner: Beginner) -> String { beginner == .me ? "You" : "Take turns" }
  func record(_ record: Statistics) -> String {
    "\(record.victories) won · \(record.defeats) lost · \(record.draws) drawn"
  }
  func currentGameIs(against opponent: Opponent) -> String {
    "The current game is against \(opponent == .friend ? "a friend" : name(opponent))."
  }
  func movesAgainst(_ opponent: Opponent, begins: Bool) -> String { name(opponent) + (begins ? " first:" : ":") }

  let history = "History"
  let victory = "Victory"
  let defeat = "Defeat"
  let drawnGame = "Draw"
  let inProgress = "In progress"
  let youWon = "Won"
  let youLost = "Lost"
  let selectGame = "Select a game to see it here"
  let list = "List View"
  let filmStrip = "Film View"
  let showAsList = "Show as a list"
  let showAsFilmStrip = "Show as a film strip"
  let rate = "Rate the game"
  var ok: String { "OK" }
  var allGames: String { "All games" }
  var filter: String { "Filter" }
  var gameResult: String { "Result" }
  var allOpponents: String { "All opponents" }
  var noGamePasses: String { "No game passes the filter.\nPress / to change it." }
  var gameDeleted: String { "Game deleted" }
  var gameRestored: String { "Game restored." }
  var goOn: String { "Go On" }
  var stepBackFirst: String { "Step back to go on from an earlier move" }
  var replay: String { "Replay" }
  var stepThroughMoves: String { "Step through the moves" }
  var previousMove: String { "Previous move" }
  var nextMove: String { "Next move" }
  func move(_ number: Int, of count: Int) -> String { "Move \(number) of \(count)" }
  func stars(_ count: Int) -> String { count == 1 ? "1 star" : "\(count) stars" }
  func moves(_ count: Int) -> String { count == 1 ? "1 move" : "\(count) moves" }

  let now = "now"
  func minutes(_ count: Int) -> String { "\(count) min" }
  func hours(_ count: Int) -> String { "\(count) h" }
  let yesterday = "yesterday"

  let keysHint = "? Keys"
  let keysButton = "F1 Keys"
  let notSaving = "Not saving"
  func notice(_ notice: StoreNotice) -> String { notice.description }
}
