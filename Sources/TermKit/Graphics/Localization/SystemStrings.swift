/// TermKit's own texts in one language, written and spoken.
///
/// A control reads them from `traitCollection.strings` when it draws, or when it returns its key commands and accessibility properties.
/// They are then in the user's language, if TermKit has it (English, German, Japanese, Arabic or Hebrew), and follow a change of
/// it:
///
///     override var keyCommands: [KeyCommand] {
///       [KeyCommand(title: traitCollection.strings.increase, keys: [Key(.right)]) { [weak self] in self?.accessibilityIncrement() }]
///     }
///
/// It has the properties of `SystemStrings.Texts`. A program that wants another word changes one, for the whole screen or inside a view:
///
///     var strings = SystemStrings.english
///     strings.done = "Finish"
///     application.traitOverrides.strings = strings
///
/// A program declares its own texts in a protocol; `Language` shows how. Messages to programmers, and errors before there is a screen
/// (`TerminalError`), are always in English.
@dynamicMemberLookup public struct SystemStrings: Hashable, Sendable {
  // Copies share the texts, so a copy costs as much as a reference.
  @usableFromInline final class Storage: Sendable {
    @usableFromInline let texts: Texts

    @usableFromInline init(_ texts: Texts) { self.texts = texts }
  }

  @usableFromInline var storage: Storage

  init(_ texts: Texts) { storage = Storage(texts) }

  /// A text. Setting it changes no other copy.
  @inlinable public subscript<Text>(dynamicMember text: WritableKeyPath<Texts, Text>) -> Text {
    get { storage.texts[keyPath: text] }
    set {
      var texts = storage.texts
      texts[keyPath: text] = newValue
      storage = Storage(texts)
    }
  }

  /// Returns true if one value is a copy of the other, and neither was changed since. The texts themselves are not compared.
  public static func == (left: SystemStrings, right: SystemStrings) -> Bool { left.storage === right.storage }

  /// Hashes the identity of the texts.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(storage)) }
}

extension SystemStrings {
  /// All texts of a language. `SystemStrings` has the same properties.
  public struct Texts: Sendable {
    // MARK: Bar items

    /// The title of a system item of a bar. In English "Done".
    public var done: String
    /// The title of a system item of a bar. In English "Cancel".
    public var cancel: String
    /// The title of a system item of a bar. In English "Edit".
    public var edit: String
    /// The title of a system item of a bar. In English "Save".
    public var save: String
    /// The title of a system item of a bar. In English "Undo".
    public var undo: String
    /// The title of a system item of a bar. In English "Redo".
    public var redo: String
    /// The title of a system item of a bar. In English "Delete".
    public var delete: String
    /// The title of a system item of a bar. In English "Add".
    public var add: String
    /// The title of a system item of a bar. In English "Compose".
    public var compose: String
    /// The title of a system item of a bar. In English "Reply".
    public var reply: String
    /// The title of a system item of a bar. In English "Search".
    public var search: String
    /// The title of a system item of a bar. In English "Refresh".
    public var refresh: String
    /// The text of a refresh control that the mouse wheel has pulled out. In English "Turn again or click to refresh".
    public var refreshByTurning: String
    /// The title of a system item of a bar. In English "Close".
    public var close: String
    /// The title of a system item of a bar. In English "Organize".
    public var organize: String
    /// The title of a system item of a bar. In English "Bookmarks".
    public var bookmarks: String
    /// The title of a system item of a bar. In English "Camera".
    public var camera: String
    /// The title of a system item of a bar. In English "Share".
    public var share: String
    /// The title of a system item of a bar. In English "Play".
    public var play: String
    /// The title of a system item of a bar. In English "Pause".
    public var pause: String
    /// The title of a system item of a bar. In English "Rewind".
    public var rewind: String
    /// The title of a system item of a bar. In English "Fast Forward".
    public var fastForward: String
    /// The title of the system item that stops a task. In English "Stop".
    public var stopAction: String
    /// The title of a system item of a bar. In English "Back".
    public var back: String
    /// The title of a system item of a bar. In English "More Info".
    public var moreInfo: String

    // MARK: Search bars

    /// The name of the button that clears the text.
    public var clearText: String
    /// The name of the button for the list of results.
    public var resultsList: String
    /// The name of the scope buttons as a group.
    public var scope: String

    // MARK: Menus

    /// The name of a menu without a title.
    public var menu: String
    /// The title of the command that opens the menu of the focused view.
    public var showMenu: String
    /// The title of the item that presses an element, in the menu for screen readers.
    public var activate: String
    /// The title of the item that increases the value of an element.
    public var increase: String
    /// The title of the item that decreases the value of an element.
    public var decrease: String

    // MARK: Dates

    /// The names and the order of the fields of dates. Date pickers use them.
    public var dates: DateNames

    // MARK: The list of keys

    /// The names of keys. `Key.label(_:)` uses them.
    public var keyNames: KeyNames
    /// The title of the command that shows the list of keys. In English "List of keys".
    public var theseKeys: String
    /// The title of the list of keys.
    public var keys: String
    /// The heading above the keys of the screen behind the list.
    public var keysOfThisScreen: String
    /// The heading above the keys that work on every screen.
    public var keysOfAllScreens: String
    /// The line below the list of keys. In English "Esc or ? closes".
    public var howToCloseKeys: String
    /// The title of a command in the list of keys. In English "Redraw the screen".
    public var redrawScreen: String
    /// The title of the command that changes the size of text.
    public var textSize: String
    /// The title of a command in the list of keys. In English "Suspend".
    public var suspend: String
    /// The title of a command in the list of keys. In English "Quit".
    public var quit: String
    /// The title of a command in the list of keys. In English "Next control".
    public var nextControl: String
    /// The title of a command in the list of keys. In English "Previous control".
    public var previousControl: String
    /// The title of a command in the list of keys. In English "Press".
    public var press: String
    /// The title of a command in the list of keys. In English "Move the focus".
    public var move: String
    /// The title of a command in the list of keys. In English "Select".
    public var select: String
    /// The title of a command in the list of keys. In English "Move row".
    public var moveRow: String
    /// The title of a command in the list of keys. In English "Insert row".
    public var insertRow: String
    /// The name of the handle that moves a row.
    public var reorder: String
    /// The title of a command in the list of keys. In English "Move by pages".
    public var moveByPages: String
    /// The title of a command in the list of keys. In English "First, last row".
    public var firstOrLast: String
    /// The title of a command in the list of keys. In English "First or last item".
    public var firstOrLastItem: String
    /// The title of a command in the list of keys. In English "Scroll".
    public var scroll: String
    /// The title of a command in the list of keys. In English "To top or bottom".
    public var toTopOrEnd: String
    /// The title of a command in the list of keys. In English "Turn the page".
    public var turnPage: String
    /// The title of a command in the list of keys. In English "Show the sidebar".
    public var showSidebar: String
    /// The title of a command in the list of keys. In English "Hide the sidebar".
    public var hideSidebar: String
    /// The title of a command in the list of keys. In English "To start or end".
    public var toStartOrEnd: String
    /// The title of a command in the list of keys. In English "Read next element".
    public var readNext: String
    /// The title of a command in the list of keys. In English "Read previous element".
    public var readPrevious: String
    /// The title of a command in the list of keys. In English "Repeat or continue the text".
    public var sayAgain: String

    // MARK: Undoing

    /// The title of the command that undoes an action, from the name of the action. In English "Undo Typing".
    public var undoing: @Sendable (_ action: String) -> String
    /// The title of the command that redoes an action, from the name of the action. In English "Redo Typing".
    public var redoing: @Sendable (_ action: String) -> String
    /// The name of typing as an action to undo. In English "Typing".
    public var typing: String

    // MARK: Keys in text views

    /// The title of a command for text. In English "Move the cursor".
    public var moveCursor: String
    /// The title of a command for text. In English "By words".
    public var byWords: String
    /// The title of a command for text. In English "To start or end of line".
    public var toLineEnds: String
    /// The title of a command for text. In English "To start or end of paragraph".
    public var toParagraphEnds: String
    /// The title of a command for text. In English "By paragraphs".
    public var byParagraphs: String
    /// The title of a command for text. In English "By pages".
    public var byPages: String
    /// The title of a command for text. In English "To start or end of text".
    public var toTextEnds: String
    /// The title of a command for text. In English "Select while moving".
    public var selectWhileMoving: String
    /// The title of a command for text. In English "Select all".
    public var selectAll: String
    /// The title of a command for text. In English "Stop selecting".
    public var endSelecting: String
    /// The title of a command for text. In English "Cut".
    public var cut: String
    /// The title of a command for text. In English "Copy".
    public var copy: String
    /// The title of a command for text. In English "Paste".
    public var paste: String
    /// The title of a command for text. In English "Delete a word".
    public var deleteWord: String
    /// The title of a command for text. In English "Delete to start or end of paragraph".
    public var deleteToParagraphEnds: String

    // MARK: The symbol palette

    /// The name of the palette.
    public var symbols: String
    /// Why the palette cannot be opened.
    public var symbolsCannotBeShown: String
    /// The text of the palette without the data about symbols.
    public var symbolsAreNotInstalled: String
    /// The text of the palette when a search has no results.
    public var noSymbols: String
    /// The title of a command of the palette. In English "Insert symbol".
    public var insertSymbol: String
    /// The title of a command of the palette. In English "Next or previous group".
    public var otherSymbolGroup: String
    /// The spoken name of the tab with the recent symbols. In English "Recently used".
    public var recentSymbols: String
    /// The names of the groups of symbols, in the order of the tabs.
    public var symbolGroups: [String]

    // MARK: Notices

    /// The notice that the terminal is smaller than the application needs, from the needed size and the size of the terminal, in cells.
    public var sizeNotice: @Sendable (_ needed: Size, _ present: Size) -> String

    // MARK: Spoken texts

    /// A word that a screen reader says. In English "button".
    public var button: String
    /// A word that a screen reader says. In English "back button".
    public var backButton: String
    /// A word that a screen reader says. In English "link".
    public var link: String
    /// A word that a screen reader says. In English "heading".
    public var heading: String
    /// A word that a screen reader says. In English "image".
    public var image: String
    /// A word that a screen reader says. In English "search field".
    public var searchField: String
    /// A word that a screen reader says. In English "adjustable".
    public var adjustable: String
    /// A word that a screen reader says. In English "tab".
    public var tab: String
    /// A word that a screen reader says. In English "text field".
    public var textField: String
    /// A word that a screen reader says. In English "secure text field".
    public var secureTextField: String
    /// A word that a screen reader says. In English "text area".
    public var textView: String
    /// A word that a screen reader says. In English "switch button".
    public var switchButton: String
    /// The value of a switch that is on. In English "on".
    public var on: String
    /// The value of a switch that is off.
    public var off: String
    /// A word that a screen reader says. In English "selected".
    public var selected: String
    /// The word for an element that is disabled.
    public var dimmed: String
    /// The words that say that an element has actions in a menu.
    public var actionsAvailable: String
    /// A word that a screen reader says. In English "alert".
    public var alert: String
    /// A word that a screen reader says. In English "navigation bar".
    public var navigationBar: String
    /// A word that a screen reader says. In English "toolbar".
    public var toolbar: String
    /// A word that a screen reader says. In English "tab bar".
    public var tabBar: String
    /// A word that a screen reader says. In English "status bar".
    public var statusBar: String
    /// The name of the mark that is shown while an inspector is connected.
    public var inspected: String
    /// A word that a screen reader says. In English "list".
    public var list: String
    /// A word that a screen reader says. In English "collection".
    public var collection: String
    /// The text for the position of an element in its group. `number` is counted from 1. In English "2 of 5".
    public var position: @Sendable (_ number: Int, _ count: Int) -> String
    /// The text for the position of a row. `number` is counted from 1. In English "row 2 of 5".
    public var row: @Sendable (_ number: Int, _ count: Int) -> String
    /// The text for several visible rows. `numbers` are counted from 1. In English "rows 2 to 4 of 5".
    public var rows: @Sendable (_ numbers: ClosedRange<Int>, _ count: Int) -> String
    /// The text for the position of a page. `number` is counted from 1. In English "page 2 of 5".
    public var page: @Sendable (_ number: Int, _ count: Int) -> String
    /// The text for several visible items. `numbers` are counted from 1. In English "items 2 to 4 of 5".
    public var items: @Sendable (_ numbers: ClosedRange<Int>, _ count: Int) -> String
    /// The number of characters typed into a secure field.
    public var characters: @Sendable (_ count: Int) -> String
    /// The announcement after the user deleted a text, such as a word. The text is empty if it was blank. In English "hello deleted".
    public var deleted: @Sendable (_ text: String) -> String
    /// The separator between the parts of the text for one element.
    public var separator: String
    /// The separator between the texts of two elements, if the first one does not end in a full stop.
    public var stop: String

    /// The texts for applications that are shown as lines of text.
    public var lineMode: LineModeTexts
    /// The texts for selecting text on the screen.
    public var selection: SelectionTexts
    /// The texts for finding text in a text view.
    public var find: FindTexts
    /// The texts for outlines and for columns of tables.
    public var lists: ListTexts
    /// The texts for tokens and suggestions of search fields.
    public var searching: SearchTexts

    // MARK: Sliders and progress

    /// The title of the keys that choose the minimum or the maximum.
    public var minimumOrMaximum: String
    /// The label of an activity indicator.
    public var inProgress: String
    /// The label of an activity indicator that has stopped.
    public var progressHalted: String
    /// A number of hundredths.
    public var percent: @Sendable (_ number: Int) -> String
    /// An amount for each second, such as "5 MB/s".
    public var perSecond: @Sendable (_ amount: String) -> String
    /// The time until the end, from the time written as minutes and seconds.
    public var timeLeft: @Sendable (_ time: String) -> String
  }
}

extension SystemStrings {
  /// Returns the name of a group of symbols.
  package func name(of group: SymbolCatalog.Group) -> String {
    zip(SymbolCatalog.Group.allCases, self.symbolGroups).first { $0.0 == group }?.1 ?? ""
  }

  /// Returns the text for one element from its parts. Empty parts are left out.
  package func joined(_ parts: [String?]) -> String {
    parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: self.separator)
  }

  /// Returns the texts of several elements as one text.
  package func sentences(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.reduce("") { text, part in
      guard let last = text.last else { return part }
      if ".!?…。！？".contains(last) { return last.isASCII ? "\(text) \(part)" : text + part }
      return text + self.stop + part
    }
  }
}
