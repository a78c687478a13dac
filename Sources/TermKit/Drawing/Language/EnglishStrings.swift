/// What TermKit says in English.
struct EnglishStrings: SystemStrings {
  var done: String { "Done" }
  var cancel: String { "Cancel" }
  var edit: String { "Edit" }
  var save: String { "Save" }
  var undo: String { "Undo" }
  var redo: String { "Redo" }
  var delete: String { "Delete" }
  var add: String { "Add" }
  var compose: String { "Compose" }
  var reply: String { "Reply" }
  var search: String { "Search" }
  var refresh: String { "Refresh" }
  var close: String { "Close" }
  var organize: String { "Organize" }
  var bookmarks: String { "Bookmarks" }
  var camera: String { "Camera" }
  var share: String { "Share" }
  var play: String { "Play" }
  var pause: String { "Pause" }
  var rewind: String { "Rewind" }
  var fastForward: String { "Fast forward" }
  var stopAction: String { "Stop" }
  var back: String { "Back" }

  var keyNames: KeyNames {
    KeyNames(
      control: "Ctrl", alt: "Alt", shift: "Shift", space: "Space", enter: "Enter", tab: "Tab", backspace: "Backspace",
      escape: "Esc", up: "Up", down: "Down", left: "Left", right: "Right", arrows: "Arrows", home: "Home", end: "End",
      pageUp: "PgUp", pageDown: "PgDn", insert: "Ins", delete: "Del", begin: "Begin")
  }
  var theseKeys: String { "These keys" }
  var keys: String { "Keys" }
  var keysOfThisScreen: String { "This screen" }
  var keysOfAllScreens: String { "Everywhere" }
  var howToCloseKeys: String { "Esc or ? closes" }
  var redrawScreen: String { "Draw the screen anew" }
  var suspend: String { "Suspend" }
  var quit: String { "Quit" }
  var nextControl: String { "Next control" }
  var previousControl: String { "Previous control" }
  var press: String { "Press" }
  var move: String { "Move" }
  var select: String { "Select" }
  var page: String { "Page" }
  var firstOrLast: String { "First or last" }
  var scroll: String { "Scroll" }
  var toTopOrEnd: String { "To top or end" }
  var readNext: String { "Read on" }
  var readPrevious: String { "Read back" }
  var sayAgain: String { "Say again, or the rest" }

  var moveCursor: String { "Move the cursor" }
  var byWords: String { "By words" }
  var toLineEnds: String { "To the line's ends" }
  var toParagraphEnds: String { "To the paragraph's ends" }
  var byParagraphs: String { "By paragraphs" }
  var byPages: String { "By pages" }
  var toTextEnds: String { "To the text's ends" }
  var selectWhileMoving: String { "Select while moving" }
  var selectAll: String { "Select all" }
  var endSelecting: String { "End selecting" }
  var cut: String { "Cut" }
  var copy: String { "Copy" }
  var paste: String { "Paste" }
  var deleteWord: String { "Delete a word" }
  var deleteToParagraphEnds: String { "Delete to the paragraph's ends" }

  func sizeNotice(needed: Size, present: Size) -> String {
    "This needs \(needed.width)×\(needed.height); the terminal has \(present.width)×\(present.height). Make it larger."
  }

  var button: String { "button" }
  var backButton: String { "back button" }
  var link: String { "link" }
  var heading: String { "heading" }
  var image: String { "image" }
  var searchField: String { "search field" }
  var adjustable: String { "adjustable" }
  var tab: String { "tab" }
  var textField: String { "text field" }
  var secureTextField: String { "secure text field" }
  var textView: String { "text area" }
  var selected: String { "selected" }
  var dimmed: String { "dimmed" }
  var alert: String { "alert" }
  var navigationBar: String { "navigation bar" }
  var toolbar: String { "toolbar" }
  var tabBar: String { "tab bar" }
  var statusBar: String { "status bar" }
  var list: String { "list" }
  var separator: String { ", " }
  var stop: String { ". " }

  func position(_ number: Int, of count: Int) -> String { "\(number) of \(count)" }

  func row(_ number: Int, of count: Int) -> String { "row \(number) of \(count)" }

  func rows(_ numbers: ClosedRange<Int>, of count: Int) -> String {
    "rows \(numbers.lowerBound) to \(numbers.upperBound) of \(count)"
  }

  func characters(_ count: Int) -> String { count == 1 ? "1 character" : "\(count) characters" }
}
