/// TermKit's own texts in one language, written and spoken.
///
/// A control reads them from `traitCollection.strings` when it draws, or when it returns its key commands and accessibility properties.
/// They are then in the user's language, if TermKit has it (English, German or Japanese), and follow a change of it:
///
///     override var keyCommands: [KeyCommand] {
///       [KeyCommand(title: traitCollection.strings.increase, keys: [Key(.right)]) { [weak self] in self?.accessibilityIncrement() }]
///     }
///
/// Only TermKit's languages conform to the protocol, and later versions add requirements: do not conform to it. A program declares its
/// texts in another protocol; `Language` shows how. In TermKit, each language is a type that conforms, and a case in
/// `TraitCollection.strings`. Messages to programmers, and errors before there is a screen (`TerminalError`), are always in English.
public protocol SystemStrings: Sendable {
  // MARK: Bar items

  /// The title of a system item of a bar. In English "Done".
  var done: String { get }
  /// The title of a system item of a bar. In English "Cancel".
  var cancel: String { get }
  /// The title of a system item of a bar. In English "Edit".
  var edit: String { get }
  /// The title of a system item of a bar. In English "Save".
  var save: String { get }
  /// The title of a system item of a bar. In English "Undo".
  var undo: String { get }
  /// The title of a system item of a bar. In English "Redo".
  var redo: String { get }
  /// The title of a system item of a bar. In English "Delete".
  var delete: String { get }
  /// The title of a system item of a bar. In English "Add".
  var add: String { get }
  /// The title of a system item of a bar. In English "Compose".
  var compose: String { get }
  /// The title of a system item of a bar. In English "Reply".
  var reply: String { get }
  /// The title of a system item of a bar. In English "Search".
  var search: String { get }
  /// The title of a system item of a bar. In English "Refresh".
  var refresh: String { get }
  /// The title of a system item of a bar. In English "Close".
  var close: String { get }
  /// The title of a system item of a bar. In English "Organize".
  var organize: String { get }
  /// The title of a system item of a bar. In English "Bookmarks".
  var bookmarks: String { get }
  /// The title of a system item of a bar. In English "Camera".
  var camera: String { get }
  /// The title of a system item of a bar. In English "Share".
  var share: String { get }
  /// The title of a system item of a bar. In English "Play".
  var play: String { get }
  /// The title of a system item of a bar. In English "Pause".
  var pause: String { get }
  /// The title of a system item of a bar. In English "Rewind".
  var rewind: String { get }
  /// The title of a system item of a bar. In English "Fast Forward".
  var fastForward: String { get }
  /// The title of the system item that stops a task. In English "Stop".
  var stopAction: String { get }
  /// The title of a system item of a bar. In English "Back".
  var back: String { get }
  /// The title of a system item of a bar. In English "More Info".
  var moreInfo: String { get }

  // MARK: Search bars

  /// The name of the button that clears the text.
  var clearText: String { get }
  /// The name of the button for the list of results.
  var resultsList: String { get }
  /// The name of the scope buttons as a group.
  var scope: String { get }

  // MARK: Menus

  /// The name of a menu without a title.
  var menu: String { get }
  /// The title of the command that opens the menu of the focused view.
  var showMenu: String { get }
  /// The title of the item that presses an element, in the menu for screen readers.
  var activate: String { get }
  /// The title of the item that increases the value of an element.
  var increase: String { get }
  /// The title of the item that decreases the value of an element.
  var decrease: String { get }

  // MARK: Dates

  /// The names and the order of the fields of dates. Date pickers use them.
  var dates: DateNames { get }

  // MARK: The list of keys

  /// The names of keys. `Key.label(_:)` uses them.
  var keyNames: KeyNames { get }
  /// The title of the command that shows the list of keys. In English "List of keys".
  var theseKeys: String { get }
  /// The title of the list of keys.
  var keys: String { get }
  /// The heading above the keys of the screen behind the list.
  var keysOfThisScreen: String { get }
  /// The heading above the keys that work on every screen.
  var keysOfAllScreens: String { get }
  /// The line below the list of keys. In English "Esc or ? closes".
  var howToCloseKeys: String { get }
  /// The title of a command in the list of keys. In English "Redraw the screen".
  var redrawScreen: String { get }
  /// The title of the command that changes the size of text.
  var textSize: String { get }
  /// The title of a command in the list of keys. In English "Suspend".
  var suspend: String { get }
  /// The title of a command in the list of keys. In English "Quit".
  var quit: String { get }
  /// The title of a command in the list of keys. In English "Next control".
  var nextControl: String { get }
  /// The title of a command in the list of keys. In English "Previous control".
  var previousControl: String { get }
  /// The title of a command in the list of keys. In English "Press".
  var press: String { get }
  /// The title of a command in the list of keys. In English "Move the focus".
  var move: String { get }
  /// The title of a command in the list of keys. In English "Select".
  var select: String { get }
  /// The title of a command in the list of keys. In English "Move row".
  var moveRow: String { get }
  /// The title of a command in the list of keys. In English "Insert row".
  var insertRow: String { get }
  /// The name of the handle that moves a row.
  var reorder: String { get }
  /// The title of a command in the list of keys. In English "Move by pages".
  var page: String { get }
  /// The title of a command in the list of keys. In English "First or last row".
  var firstOrLast: String { get }
  /// The title of a command in the list of keys. In English "First or last item".
  var firstOrLastItem: String { get }
  /// The title of a command in the list of keys. In English "Scroll".
  var scroll: String { get }
  /// The title of a command in the list of keys. In English "To top or bottom".
  var toTopOrEnd: String { get }
  /// The title of a command in the list of keys. In English "Turn the page".
  var turnPage: String { get }
  /// The title of a command in the list of keys. In English "Show the sidebar".
  var showSidebar: String { get }
  /// The title of a command in the list of keys. In English "Hide the sidebar".
  var hideSidebar: String { get }
  /// The title of a command in the list of keys. In English "To start or end".
  var toStartOrEnd: String { get }
  /// The title of a command in the list of keys. In English "Read next element".
  var readNext: String { get }
  /// The title of a command in the list of keys. In English "Read previous element".
  var readPrevious: String { get }
  /// The title of a command in the list of keys. In English "Repeat or continue the text".
  var sayAgain: String { get }

  // MARK: Keys in text views

  /// The title of a command for text. In English "Move the cursor".
  var moveCursor: String { get }
  /// The title of a command for text. In English "By words".
  var byWords: String { get }
  /// The title of a command for text. In English "To start or end of line".
  var toLineEnds: String { get }
  /// The title of a command for text. In English "To start or end of paragraph".
  var toParagraphEnds: String { get }
  /// The title of a command for text. In English "By paragraphs".
  var byParagraphs: String { get }
  /// The title of a command for text. In English "By pages".
  var byPages: String { get }
  /// The title of a command for text. In English "To start or end of text".
  var toTextEnds: String { get }
  /// The title of a command for text. In English "Select while moving".
  var selectWhileMoving: String { get }
  /// The title of a command for text. In English "Select all".
  var selectAll: String { get }
  /// The title of a command for text. In English "Stop selecting".
  var endSelecting: String { get }
  /// The title of a command for text. In English "Cut".
  var cut: String { get }
  /// The title of a command for text. In English "Copy".
  var copy: String { get }
  /// The title of a command for text. In English "Paste".
  var paste: String { get }
  /// The title of a command for text. In English "Delete a word".
  var deleteWord: String { get }
  /// The title of a command for text. In English "Delete to start or end of paragraph".
  var deleteToParagraphEnds: String { get }

  // MARK: The symbol palette

  /// The name of the palette.
  var symbols: String { get }
  /// Why the palette cannot be opened.
  var symbolsCannotBeShown: String { get }
  /// The text of the palette without the data about symbols.
  var symbolsAreNotInstalled: String { get }
  /// The text of the palette when a search has no results.
  var noSymbols: String { get }
  /// The title of a command of the palette. In English "Insert symbol".
  var insertSymbol: String { get }
  /// The title of a command of the palette. In English "Next or previous group".
  var otherSymbolGroup: String { get }
  /// The spoken name of the tab with the recent symbols. In English "Recently used".
  var recentSymbols: String { get }
  /// The names of the groups of symbols, in the order of the tabs.
  var symbolGroups: [String] { get }

  // MARK: Notices

  /// Returns the notice that the terminal is smaller than the application needs.
  /// - Parameters:
  ///   - needed: The size that the application needs, in cells.
  ///   - present: The size of the terminal, in cells.
  func sizeNotice(needed: Size, present: Size) -> String

  // MARK: Spoken texts

  /// A word that a screen reader says. In English "button".
  var button: String { get }
  /// A word that a screen reader says. In English "back button".
  var backButton: String { get }
  /// A word that a screen reader says. In English "link".
  var link: String { get }
  /// A word that a screen reader says. In English "heading".
  var heading: String { get }
  /// A word that a screen reader says. In English "image".
  var image: String { get }
  /// A word that a screen reader says. In English "search field".
  var searchField: String { get }
  /// A word that a screen reader says. In English "adjustable".
  var adjustable: String { get }
  /// A word that a screen reader says. In English "tab".
  var tab: String { get }
  /// A word that a screen reader says. In English "text field".
  var textField: String { get }
  /// A word that a screen reader says. In English "secure text field".
  var secureTextField: String { get }
  /// A word that a screen reader says. In English "text area".
  var textView: String { get }
  /// A word that a screen reader says. In English "switch button".
  var switchButton: String { get }
  /// The value of a switch that is on. In English "on".
  var on: String { get }
  /// The value of a switch that is off.
  var off: String { get }
  /// A word that a screen reader says. In English "selected".
  var selected: String { get }
  /// The word for an element that is disabled.
  var dimmed: String { get }
  /// The words that say that an element has actions in a menu.
  var actionsAvailable: String { get }
  /// A word that a screen reader says. In English "alert".
  var alert: String { get }
  /// A word that a screen reader says. In English "navigation bar".
  var navigationBar: String { get }
  /// A word that a screen reader says. In English "toolbar".
  var toolbar: String { get }
  /// A word that a screen reader says. In English "tab bar".
  var tabBar: String { get }
  /// A word that a screen reader says. In English "status bar".
  var statusBar: String { get }
  /// A word that a screen reader says. In English "list".
  var list: String { get }
  /// A word that a screen reader says. In English "collection".
  var collection: String { get }
  /// Returns the position of an element in its group, counted from 1.
  /// - Parameters:
  ///   - number: The position.
  ///   - count: The number of all.
  func position(_ number: Int, of count: Int) -> String
  /// Returns the position of a row, counted from 1.
  /// - Parameters:
  ///   - number: The row.
  ///   - count: The number of all.
  func row(_ number: Int, of count: Int) -> String
  /// Returns the range of visible rows, counted from 1. The range has more than one row.
  /// - Parameters:
  ///   - numbers: The first and the last row.
  ///   - count: The number of all.
  func rows(_ numbers: ClosedRange<Int>, of count: Int) -> String
  /// Returns the position of a page, counted from 1.
  /// - Parameters:
  ///   - number: The page.
  ///   - count: The number of all.
  func page(_ number: Int, of count: Int) -> String
  /// Returns the range of visible items, counted from 1. The range has more than one item.
  /// - Parameters:
  ///   - numbers: The first and the last item.
  ///   - count: The number of all.
  func items(_ numbers: ClosedRange<Int>, of count: Int) -> String
  /// Returns the number of characters typed into a secure field.
  func characters(_ count: Int) -> String
  /// The separator between the parts of the text for one element.
  var separator: String { get }
  /// The separator between the texts of two elements, if the first one does not end in a full stop.
  var stop: String { get }

  // MARK: Sliders and progress

  /// The title of the keys that choose the minimum or the maximum.
  var minimumOrMaximum: String { get }
  /// The label of an activity indicator.
  var inProgress: String { get }
  /// The label of an activity indicator that has stopped.
  var progressHalted: String { get }
  /// Returns a number of hundredths.
  func percent(_ number: Int) -> String
  /// Returns an amount for each second, such as "5 MB/s".
  func perSecond(_ amount: String) -> String
  /// Returns the time until the end, written as minutes and seconds.
  func timeLeft(_ time: String) -> String
}

extension SystemStrings {
  /// Returns the name of a group of symbols.
  package func name(of group: SymbolCatalog.Group) -> String {
    zip(SymbolCatalog.Group.allCases, symbolGroups).first { $0.0 == group }?.1 ?? ""
  }

  /// Returns the text for one element from its parts. Empty parts are left out.
  package func joined(_ parts: [String?]) -> String {
    parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: separator)
  }

  /// Returns the texts of several elements as one text.
  package func sentences(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.reduce("") { text, part in
      guard let last = text.last else { return part }
      if last.isFullStop { return last.isASCII ? "\(text) \(part)" : text + part }
      return text + stop + part
    }
  }
}

extension Character {
  fileprivate var isFullStop: Bool { ".!?…。！？".contains(self) }
}
