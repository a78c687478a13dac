import TermKitGraphics

/// The standard items of bars. UIKit's `UIBarButtonItem.SystemItem`.
///
/// An item that has a sign shows the sign. Where the terminal does not have the character, it shows a word, or ASCII characters such as "x"
/// for "×".
public enum BarSystemItem: Hashable, Sendable, CaseIterable {
  /// "Done", in bold: completes the user's task.
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
  /// "+": adds something.
  case add
  /// A pencil: writes something new.
  case compose
  /// An arrow back: replies.
  case reply
  /// "Delete".
  case trash
  /// A magnifying glass: searches.
  case search
  /// A circling arrow: reloads.
  case refresh
  /// "×": closes.
  case close
  /// An arrow to the upper right: shares.
  case action
  /// "Organize": moves something elsewhere.
  case organize
  /// "Bookmarks".
  case bookmarks
  /// "Camera".
  case camera
  /// A triangle: plays or continues.
  case play
  /// Two bars: pauses.
  case pause
  /// Arrows to the left: rewinds.
  case rewind
  /// Arrows to the right: fast-forwards.
  case fastForward
  /// "×": stops the present activity.
  case stop
  /// A gap that takes the columns left over, which all flexible spaces of a toolbar share evenly. In a navigation bar, it has no effect.
  case flexibleSpace
  /// A gap of the item's `width`, which defaults to 0.
  case fixedSpace

  /// Returns the name of the item, even if a sign shows it. Empty for gaps.
  func title(_ strings: SystemStrings) -> String {
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

  /// Returns the image that shows the item, if there is one.
  func image(_ strings: SystemStrings) -> Image? {
    if let sign {
      let image = Image(sign: sign, word: title(strings))
      return self == .reply ? image.imageFlippedForRightToLeftLayoutDirection() : image
    }
    return switch self {
    case .add: Image("+", attributes: .bold)
    case .close, .stop: Image("×", ascii: "x")
    case .play: Image("►", ascii: ">")
    case .rewind: Image("«", ascii: "<<")
    case .fastForward: Image("»", ascii: ">>")
    default: nil
    }
  }

  // The sign of an item that a word shows where the terminal's fonts do not have the sign.
  private var sign: String? {
    switch self {
    case .compose: "✎"
    case .reply: "↩"
    case .search: "⌕"
    case .refresh: "↻"
    case .action: "↗"
    case .pause: "‖"
    default: nil
    }
  }

  /// Returns true if a word stands for the sign, because the terminal's fonts do not have it.
  func isWord(in traits: TraitCollection) -> Bool { sign != nil && traits.glyphLevel < .braille }

  var style: BarButtonItem.Style { self == .done || self == .save ? .done : .plain }

  /// Whether the item is a gap between others.
  var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }
}

extension Image {
  /// Creates an image of a character, or of a word for terminals whose fonts do not have the character.
  init(sign: String, word: String) {
    self.init(variants: [Variant(Image(sign), glyphLevel: .braille), Variant(Image(word))])
  }
}

extension BarButtonItem {
  /// UIKit's name for `BarSystemItem`.
  public typealias SystemItem = BarSystemItem
}
