import TermKitInput
import TermKitViews

extension TextView {
  /// Whether the user can search the text with Ctrl-F. Defaults to false. As in UIKit.
  public final var isFindInteractionEnabled: Bool {
    get { finder != nil }
    set {
      guard newValue != isFindInteractionEnabled else { return }
      finder?.dismissFindNavigator()
      finder = newValue ? FindInteraction(self) : nil
    }
  }

  /// The search in the text. Nil if `isFindInteractionEnabled` is false.
  public final var findInteraction: FindInteraction? { finder }

  // In an editor, Ctrl-F is otherwise one of two keys that move the cursor to the right.
  var findCommands: [KeyCommand] {
    guard finder != nil else { return [] }
    return [
      KeyCommand(title: traitCollection.strings.find.find, keys: [.character("f", .control)]) { [weak self] in
        self?.finder?.presentFindNavigator(showingReplace: true)
      }
    ]
  }
}
