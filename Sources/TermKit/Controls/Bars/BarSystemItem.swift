/// The items that every program has. UIKit's `UIBarButtonItem.SystemItem` (B9).
///
/// Actions that have a sign are shown by it, and by a word where the terminal has not got its character.
public enum BarSystemItem: Hashable, Sendable, CaseIterable {
  /// "Done", in bold: finishes what one is doing.
  case done
  /// "Cancel".
  case cancel
  /// "Edit".
  case edit
  /// "Save", in bold.
  case save
  /// "Undo".
  case undo
  /// "Redo".
  case redo
  /// "+", adds something.
  case add
  /// A pencil: writes something new.
  case compose
  /// An arrow back: answers.
  case reply
  /// "Delete".
  case trash
  /// A magnifying glass.
  case search
  /// A circling arrow: loads anew.
  case refresh
  /// "×", closes.
  case close
  /// An arrow out of a box: hands something on to others.
  case action
  /// "Organize": puts something elsewhere.
  case organize
  /// "Bookmarks".
  case bookmarks
  /// "Camera".
  case camera
  /// A triangle: goes on.
  case play
  /// Two bars: stops for a while.
  case pause
  /// Arrows back.
  case rewind
  /// Arrows ahead.
  case fastForward
  /// "×": breaks off what is going on.
  case stop
  /// A gap that takes the room left over, shared evenly with others of its kind.
  case flexibleSpace
  /// A gap of the item's `width`.
  case fixedSpace

  var title: String {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    case .trash: "Delete"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .camera: "Camera"
    case .add, .compose, .reply, .search, .refresh, .close, .action, .play, .pause, .rewind, .fastForward, .stop,
      .flexibleSpace, .fixedSpace:
      ""
    }
  }

  var image: Image? {
    switch self {
    case .add: Image("+", attributes: .bold)
    case .compose: Image(sign: "✎", word: "Compose")
    case .reply: Image(sign: "↩", word: "Reply")
    case .search: Image(sign: "⌕", word: "Search")
    case .refresh: Image(sign: "↻", word: "Refresh")
    case .close, .stop: Image("×", ascii: "x")
    case .action: Image(sign: "↗", word: "Share")
    case .play: Image("►", ascii: ">")
    case .pause: Image(sign: "‖", word: "Pause")
    case .rewind: Image("«", ascii: "<<")
    case .fastForward: Image("»", ascii: ">>")
    case .done, .cancel, .edit, .save, .undo, .redo, .trash, .organize, .bookmarks, .camera, .flexibleSpace,
      .fixedSpace:
      nil
    }
  }

  var style: BarButtonItem.Style { self == .done || self == .save ? .done : .plain }

  var space: BarSpace? {
    switch self {
    case .flexibleSpace: .flexible
    case .fixedSpace: .fixed
    default: nil
    }
  }
}

/// Gaps among the items of a bar.
enum BarSpace {
  case flexible
  case fixed
}

extension Image {
  /// A character, or a word for terminals whose fonts have not got it.
  fileprivate init(sign: String, word: String) {
    self.init(variants: [Variant(Image(sign), glyphLevel: .braille), Variant(Image(word))])
  }
}
