import TermKitGraphics

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

  /// What it is called, also where it is shown by a sign; empty for gaps.
  func title(_ strings: any SystemStrings) -> String {
    switch self {
    case .done: strings.done
    case .cancel: strings.cancel
    case .edit: strings.edit
    case .save: strings.save
    case .undo: strings.undo
    case .redo: strings.redo
    case .trash: strings.delete
    case .add: strings.add
    case .compose: strings.compose
    case .reply: strings.reply
    case .search: strings.search
    case .refresh: strings.refresh
    case .close: strings.close
    case .organize: strings.organize
    case .bookmarks: strings.bookmarks
    case .camera: strings.camera
    case .action: strings.share
    case .play: strings.play
    case .pause: strings.pause
    case .rewind: strings.rewind
    case .fastForward: strings.fastForward
    case .stop: strings.stopAction
    case .flexibleSpace, .fixedSpace: ""
    }
  }

  /// The sign that shows it, if there is one.
  func image(_ strings: any SystemStrings) -> Image? {
    switch self {
    case .add: Image("+", attributes: .bold)
    case .compose: Image(sign: "✎", word: title(strings))
    case .reply: Image(sign: "↩", word: title(strings))
    case .search: Image(sign: "⌕", word: title(strings))
    case .refresh: Image(sign: "↻", word: title(strings))
    case .close, .stop: Image("×", ascii: "x")
    case .action: Image(sign: "↗", word: title(strings))
    case .play: Image("►", ascii: ">")
    case .pause: Image(sign: "‖", word: title(strings))
    case .rewind: Image("«", ascii: "<<")
    case .fastForward: Image("»", ascii: ">>")
    case .done, .cancel, .edit, .save, .undo, .redo, .trash, .organize, .bookmarks, .camera, .flexibleSpace,
      .fixedSpace:
      nil
    }
  }

  /// Returns true if a word stands for the sign, because the terminal's fonts do not have it.
  func isWord(in traits: TraitCollection) -> Bool {
    switch self {
    case .compose, .reply, .search, .refresh, .action, .pause: traits.glyphLevel < .braille
    default: false
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
