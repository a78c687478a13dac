/// TermKit's own texts in English.
package struct EnglishStrings: SystemStrings {
  package init() {}

  package var done: String { "Done" }
  package var cancel: String { "Cancel" }
  package var edit: String { "Edit" }
  package var save: String { "Save" }
  package var undo: String { "Undo" }
  package var redo: String { "Redo" }
  package var delete: String { "Delete" }
  package var add: String { "Add" }
  package var compose: String { "Compose" }
  package var reply: String { "Reply" }
  package var search: String { "Search" }
  package var refresh: String { "Refresh" }
  package var close: String { "Close" }
  package var organize: String { "Organize" }
  package var bookmarks: String { "Bookmarks" }
  package var camera: String { "Camera" }
  package var share: String { "Share" }
  package var play: String { "Play" }
  package var pause: String { "Pause" }
  package var rewind: String { "Rewind" }
  package var fastForward: String { "Fast Forward" }
  package var stopAction: String { "Stop" }
  package var back: String { "Back" }
  package var moreInfo: String { "More Info" }
  package var clearText: String { "Clear Text" }
  package var resultsList: String { "Results List" }
  package var scope: String { "Scope" }
  package var menu: String { "Menu" }
  package var showMenu: String { "Show menu" }
  package var activate: String { "Activate" }
  package var increase: String { "Increase" }
  package var decrease: String { "Decrease" }

  package var dates: DateNames { .english }
  package var keyNames: KeyNames {
    KeyNames(
      control: "Ctrl", alt: "Alt", shift: "Shift", space: "Space", enter: "Enter", tab: "Tab", backspace: "Backspace",
      escape: "Esc", up: "Up", down: "Down", left: "Left", right: "Right", arrows: "Arrows", home: "Home", end: "End",
      pageUp: "PgUp", pageDown: "PgDn", insert: "Ins", delete: "Del", begin: "Begin")
  }
  package var theseKeys: String { "List of keys" }
  package var keys: String { "Keys" }
  package var keysOfThisScreen: String { "This screen" }
  package var keysOfAllScreens: String { "Everywhere" }
  package var howToCloseKeys: String { "Esc or ? closes" }
  package var redrawScreen: String { "Redraw the screen" }
  package var textSize: String { "Text size" }
  package var suspend: String { "Suspend" }
  package var quit: String { "Quit" }
  package var nextControl: String { "Next control" }
  package var previousControl: String { "Previous control" }
  package var press: String { "Press" }
  package var move: String { "Move the focus" }
  package var select: String { "Select" }
  package var moveRow: String { "Move row" }
  package var insertRow: String { "Insert row" }
  package var reorder: String { "Reorder" }
  package var page: String { "Move by pages" }
  package var firstOrLast: String { "First or last row" }
  package var firstOrLastItem: String { "First or last item" }
  package var scroll: String { "Scroll" }
  package var toTopOrEnd: String { "To top or bottom" }
  package var turnPage: String { "Turn the page" }
  package var showSidebar: String { "Show the sidebar" }
  package var hideSidebar: String { "Hide the sidebar" }
  package var toStartOrEnd: String { "To start or end" }
  package var readNext: String { "Read next element" }
  package var readPrevious: String { "Read previous element" }
  package var sayAgain: String { "Repeat or continue the text" }

  package var moveCursor: String { "Move the cursor" }
  package var byWords: String { "By words" }
  package var toLineEnds: String { "To start or end of line" }
  package var toParagraphEnds: String { "To start or end of paragraph" }
  package var byParagraphs: String { "By paragraphs" }
  package var byPages: String { "By pages" }
  package var toTextEnds: String { "To start or end of text" }
  package var selectWhileMoving: String { "Select while moving" }
  package var selectAll: String { "Select all" }
  package var endSelecting: String { "Stop selecting" }
  package var cut: String { "Cut" }
  package var copy: String { "Copy" }
  package var paste: String { "Paste" }
  package var deleteWord: String { "Delete a word" }
  package var deleteToParagraphEnds: String { "Delete to start or end of paragraph" }

  package var symbols: String { "Emoji and symbols" }
  package var symbolsCannotBeShown: String { "the terminal cannot show symbols" }
  package var symbolsAreNotInstalled: String { "Symbols need the packages unicode-data and unicode-cldr-core." }
  package var noSymbols: String { "No symbols found" }
  package var insertSymbol: String { "Insert symbol" }
  package var otherSymbolGroup: String { "Next or previous group" }
  package var recentSymbols: String { "Recently used" }
  package var symbolGroups: [String] {
    [
      "Smileys and emotion", "People and body", "Animals and nature", "Food and drink", "Travel and places",
      "Activities", "Objects", "Symbols", "Flags", "Signs",
    ]
  }

  package func sizeNotice(needed: Size, present: Size) -> String {
    "This app needs \(needed.width)×\(needed.height); the terminal has \(present.width)×\(present.height). Make it larger."
  }

  package var button: String { "button" }
  package var backButton: String { "back button" }
  package var link: String { "link" }
  package var heading: String { "heading" }
  package var image: String { "image" }
  package var searchField: String { "search field" }
  package var adjustable: String { "adjustable" }
  package var tab: String { "tab" }
  package var textField: String { "text field" }
  package var secureTextField: String { "secure text field" }
  package var textView: String { "text area" }
  package var switchButton: String { "switch button" }
  package var on: String { "on" }
  package var off: String { "off" }
  package var selected: String { "selected" }
  package var dimmed: String { "dimmed" }
  package var actionsAvailable: String { "actions available" }
  package var alert: String { "alert" }
  package var navigationBar: String { "navigation bar" }
  package var toolbar: String { "toolbar" }
  package var tabBar: String { "tab bar" }
  package var statusBar: String { "status bar" }
  package var list: String { "list" }
  package var collection: String { "collection" }
  package var separator: String { ", " }
  package var stop: String { ". " }

  package func position(_ number: Int, of count: Int) -> String { "\(number) of \(count)" }

  package func row(_ number: Int, of count: Int) -> String { "row \(number) of \(count)" }

  package func page(_ number: Int, of count: Int) -> String { "page \(number) of \(count)" }

  package func rows(_ numbers: ClosedRange<Int>, of count: Int) -> String {
    "rows \(numbers.lowerBound) to \(numbers.upperBound) of \(count)"
  }

  package func items(_ numbers: ClosedRange<Int>, of count: Int) -> String {
    "items \(numbers.lowerBound) to \(numbers.upperBound) of \(count)"
  }

  package func characters(_ count: Int) -> String { count == 1 ? "1 character" : "\(count) characters" }

  package var minimumOrMaximum: String { "Minimum or maximum" }
  package var inProgress: String { "in progress" }
  package var progressHalted: String { "progress halted" }

  package func percent(_ number: Int) -> String { "\(number)%" }

  package func perSecond(_ amount: String) -> String { "\(amount)/s" }

  package func timeLeft(_ time: String) -> String { "\(time) left" }
}
