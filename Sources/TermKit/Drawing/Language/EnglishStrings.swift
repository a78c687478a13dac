/// What TermKit says in English.
struct EnglishStrings: SystemStrings {
  let done = "Done"
  let cancel = "Cancel"
  let edit = "Edit"
  let save = "Save"
  let undo = "Undo"
  let redo = "Redo"
  let delete = "Delete"
  let add = "Add"
  let compose = "Compose"
  let reply = "Reply"
  let search = "Search"
  let refresh = "Refresh"
  let close = "Close"
  let organize = "Organize"
  let bookmarks = "Bookmarks"
  let camera = "Camera"
  let share = "Share"
  let play = "Play"
  let pause = "Pause"
  let rewind = "Rewind"
  let fastForward = "Fast forward"
  let stopAction = "Stop"
  let back = "Back"

  let keyNames = KeyNames(
    control: "Ctrl", alt: "Alt", shift: "Shift", space: "Space", enter: "Enter", tab: "Tab", backspace: "Backspace",
    escape: "Esc", up: "Up", down: "Down", left: "Left", right: "Right", arrows: "Arrows", home: "Home", end: "End",
    pageUp: "PgUp", pageDown: "PgDn", insert: "Ins", delete: "Del", begin: "Begin")
  let theseKeys = "These keys"
  let redrawScreen = "Draw the screen anew"
  let suspend = "Suspend"
  let quit = "Quit"
  let nextControl = "Next control"
  let move = "Move"
  let select = "Select"
  let page = "Page"
  let firstOrLast = "First or last"
  let scroll = "Scroll"
  let toTopOrEnd = "To top or end"
  let readNext = "Read on"
  let readPrevious = "Read back"
  let sayAgain = "Say again, or the rest"

  let moveCursor = "Move the cursor"
  let byWords = "By words"
  let toLineEnds = "To the line's ends"
  let toParagraphEnds = "To the paragraph's ends"
  let byParagraphs = "By paragraphs"
  let byPages = "By pages"
  let toTextEnds = "To the text's ends"
  let selectWhileMoving = "Select while moving"
  let selectAll = "Select all"
  let endSelecting = "End selecting"
  let cut = "Cut"
  let copy = "Copy"
  let paste = "Paste"
  let deleteWord = "Delete a word"
  let deleteToParagraphEnds = "Delete to the paragraph's ends"

  func sizeNotice(needed: Size, present: Size) -> String {
    "This needs \(needed.width)×\(needed.height); the terminal has \(present.width)×\(present.height). Make it larger."
  }

  let button = "button"
  let backButton = "back button"
  let link = "link"
  let heading = "heading"
  let image = "image"
  let searchField = "search field"
  let adjustable = "adjustable"
  let tab = "tab"
  let textField = "text field"
  let secureTextField = "secure text field"
  let textView = "text area"
  let selected = "selected"
  let dimmed = "dimmed"
  let alert = "alert"
  let navigationBar = "navigation bar"
  let toolbar = "toolbar"
  let tabBar = "tab bar"
  let statusBar = "status bar"
  let list = "list"
  let separator = ", "
  let stop = ". "

  func position(_ number: Int, of count: Int) -> String { "\(number) of \(count)" }

  func row(_ number: Int, of count: Int) -> String { "row \(number) of \(count)" }

  func characters(_ count: Int) -> String { count == 1 ? "1 character" : "\(count) characters" }
}
