import TermKitGraphics
import TermKitInput
import TermKitToolkit

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

  // The sizes below the usual one look like it, so the keys leave them out.
  private func changeTextSize(by step: Int) {
    let present = max(.large, preferredContentSizeCategory)
    guard let new = ContentSizeCategory(rawValue: present.rawValue + step), new >= .large else { return }
    traitOverrides.preferredContentSizeCategory = new
    Accessibility.post(.announcement("\(windowScene.traitCollection.strings.textSize) \(new.name)"))
  }
}
