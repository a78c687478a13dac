/// All that TermKit says to people by itself, on the screen or aloud, in one language (X2). Only the types that keep it have texts in
/// them: another language is one more of these, and a case in `TraitCollection.strings`.
package protocol SystemStrings: Sendable {
  // MARK: Items of bars

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

  // MARK: The list of keys

  var keyNames: KeyNames { get }
  var theseKeys: String { get }
  /// The title of the list.
  var keys: String { get }
  /// The heading over the keys of the screen behind the list.
  var keysOfThisScreen: String { get }
  /// The heading over the keys that work on every screen.
  var keysOfAllScreens: String { get }
  var howToCloseKeys: String { get }
  var redrawScreen: String { get }
  var suspend: String { get }
  var quit: String { get }
  var nextControl: String { get }
  var previousControl: String { get }
  var press: String { get }
  var move: String { get }
  var select: String { get }
  var page: String { get }
  var firstOrLast: String { get }
  var scroll: String { get }
  var toTopOrEnd: String { get }
  var readNext: String { get }
  var readPrevious: String { get }
  var sayAgain: String { get }

  // MARK: Keys in texts

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

  // MARK: Notices

  /// Says that the terminal has not got the cells that are needed.
  func sizeNotice(needed: Size, present: Size) -> String

  // MARK: Said aloud

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
  var selected: String { get }
  /// Of what cannot be used now.
  var dimmed: String { get }
  var alert: String { get }
  var navigationBar: String { get }
  var toolbar: String { get }
  var tabBar: String { get }
  var statusBar: String { get }
  var list: String { get }
  /// The place among some of a kind, from 1.
  func position(_ number: Int, of count: Int) -> String
  /// The place among rows, from 1.
  func row(_ number: Int, of count: Int) -> String
  /// Which rows are in sight, from 1; there are several.
  func rows(_ numbers: ClosedRange<Int>, of count: Int) -> String
  /// How much was typed where nobody may know what.
  func characters(_ count: Int) -> String
  /// What is between the parts of what is said of one thing.
  var separator: String { get }
  /// What is between two things that are said, where the first one has no full stop of its own.
  var stop: String { get }
}

extension SystemStrings {
  /// What is said of one thing, without what is empty.
  package func joined(_ parts: [String?]) -> String {
    parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: separator)
  }

  /// Several things, said one after the other.
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
