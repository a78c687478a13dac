import TermKitGraphics
import TermKitInput
import TermKitViews

extension Application {
  /// The size of text that the user prefers. Set `traitOverrides.preferredContentSizeCategory` to change it.
  public var preferredContentSizeCategory: ContentSizeCategory {
    windowScene.traitCollection.preferredContentSizeCategory
  }

  // Many terminals use Ctrl with plus and minus for the size of their own letters. All of them send Alt with these keys. On many keyboards,
  // the key for plus is the key for the equals sign.
  private static let largerKeys = ["+", "="].flatMap { [Key.character($0, .alt), .character($0, .control)] }
  private static let smallerKeys = [Key.character("-", .alt), .character("-", .control)]

  /// The command that changes the size of text.
  var textSizeCommand: KeyCommand {
    let strings = windowScene.traitCollection.strings
    let label = Self.largerKeys[0].label(strings) + " / -"
    return KeyCommand(title: strings.textSize, keys: Self.largerKeys + Self.smallerKeys, keyLabel: label) {
      [unowned self] key in changeTextSize(by: Self.largerKeys.contains(key) ? 1 : -1)
    }
  }

  // The keys skip sizes without a visible effect.
  private func changeTextSize(by step: Int) {
    let sizes = ContentSizeCategory.distinct
    let present = sizes.lastIndex { $0 <= preferredContentSizeCategory } ?? 0
    let new = sizes.indices.contains(present + step) ? sizes[present + step] : nil
    if let new { traitOverrides.preferredContentSizeCategory = new }
    let message = "\(windowScene.traitCollection.strings.textSize) \(preferredContentSizeCategory.name)"
    statusBar.show(notice: message)
    Accessibility.post(.announcement(message))
  }
}
