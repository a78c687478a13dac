/// TermKit's own texts in one language, written and spoken (X2).
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

  var done: String { get }
  var cancel: String { get }
  var edit: String { get }
  var save: String { get }
  var undo: String { get }
  var redo: String { get }
  var delete: String { get }
  var add: String { get }
  var compose: String { get }
  var reply: String { get }
  var search: String { get }
  var refresh: String { get }
  var close: String { get }
  var organize: String { get }
  var bookmarks: String { get }
  var camera: String { get }
  var share: String { get }
  var play: String { get }
  var pause: String { get }
  var rewind: String { get }
  var fastForward: String { get }
  var stopAction: String { get }
  var back: String { get }
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
  var theseKeys: String { get }
  /// The title of the list of keys.
  var keys: String { get }
  /// The heading above the keys of the screen behind the list.
  var keysOfThisScreen: String { get }
  /// The heading above the keys that work on every screen.
  var keysOfAllScreens: String { get }
  var howToCloseKeys: String { get }
  var redrawScreen: String { get }
  /// The title of the command that changes the size of text.
  var textSize: String { get }
  var suspend: String { get }
  var quit: String { get }
  var nextControl: String { get }
  var previousControl: String { get }
  var press: String { get }
  var move: String { get }
  var select: String { get }
  var moveRow: String { get }
  var insertRow: String { get }
  /// The name of the handle that moves a row.
  var reorder: String { get }
  var page: String { get }
  var firstOrLast: String { get }
  var firstOrLastItem: String { get }
  var scroll: String { get }
  var toTopOrEnd: String { get }
  var turnPage: String { get }
  var showSidebar: String { get }
  var hideSidebar: String { get }
  var toStartOrEnd: String { get }
  var readNext: String { get }
  var readPrevious: String { get }
  var sayAgain: String { get }

  // MARK: Keys in text views

  var moveCursor: String { get }
  var byWords: String { get }
  var toLineEnds: String { get }
  var toParagraphEnds: String { get }
  var byParagraphs: String { get }
  var byPages: String { get }
  var toTextEnds: String { get }
  var selectWhileMoving: String { get }
  var selectAll: String { get }
  var endSelecting: String { get }
  var cut: String { get }
  var copy: String { get }
  var paste: String { get }
  var deleteWord: String { get }
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
  var insertSymbol: String { get }
  var otherSymbolGroup: String { get }
  var recentSymbols: String { get }
  /// The names of the groups of symbols, in the order of the tabs.
  var symbolGroups: [String] { get }

  // MARK: Notices

  /// Returns the notice that the terminal is smaller than the application needs.
  func sizeNotice(needed: Size, present: Size) -> String

  // MARK: Spoken texts

  var button: String { get }
  var backButton: String { get }
  var link: String { get }
  var heading: String { get }
  var image: String { get }
  var searchField: String { get }
  var adjustable: String { get }
  var tab: String { get }
  var textField: String { get }
  var secureTextField: String { get }
  var textView: String { get }
  var switchButton: String { get }
  /// The values of a switch.
  var on: String { get }
  var off: String { get }
  var selected: String { get }
  /// The word for an element that is disabled.
  var dimmed: String { get }
  /// The words that say that an element has actions in a menu.
  var actionsAvailable: String { get }
  var alert: String { get }
  var navigationBar: String { get }
  var toolbar: String { get }
  var tabBar: String { get }
  var statusBar: String { get }
  var list: String { get }
  var collection: String { get }
  /// Returns the position of an element in its group, counted from 1.
  func position(_ number: Int, of count: Int) -> String
  /// Returns the position of a row, counted from 1.
  func row(_ number: Int, of count: Int) -> String
  /// Returns the range of visible rows, counted from 1. The range has more than one row.
  func rows(_ numbers: ClosedRange<Int>, of count: Int) -> String
  /// Returns the position of a page, counted from 1.
  func page(_ number: Int, of count: Int) -> String
  /// Returns the range of visible items, counted from 1. The range has more than one item.
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
  /// Returns an amount for each second.
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
