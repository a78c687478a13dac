import TTTModel
import TermKit

/// A label for the text of a message. Links in it are underlined in the tint, and can be opened with the keyboard and the mouse.
///
/// While the label has the focus, one link is marked. Tab and the arrow keys mark the next and the previous link, and leave the label behind
/// the last and before the first one.
final class LinkLabel: Label {
  /// The text and its links. Defaults to an empty text.
  var content = MessageText(string: "") { didSet { if content != oldValue { contentDidChange() } } }
  /// Whether links can have the focus and be clicked. Defaults to true.
  var followsLinks = true
  var onOpen: (@MainActor (TextReference.Target) -> Void)?

  // The index of the link with the focus.
  private var index = 0
  private var pressed: TextReference?

  private var focused: TextReference? {
    isFirstResponder && content.references.indices.contains(index) ? content.references[index] : nil
  }

  private func contentDidChange() {
    index = 0
    showLinks()
  }

  private func showLinks() { attributedText = content.attributed(tint: tintColor, focused: focused) }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showLinks()
  }

  // MARK: Focus

  override var canBecomeFirstResponder: Bool { followsLinks && !content.references.isEmpty }

  override func firstResponderDidChange() {
    super.firstResponderDidChange()
    if isFirstResponder { index = 0 }
    showLinks()
    scrollToFocusedLink()
  }

  override var keyCommands: [KeyCommand] {
    guard focused != nil else { return [] }
    let open = KeyCommand(title: strings.openLink, keys: [Key(.enter), .character(" ")]) { [weak self] in
      if let self, let focused { onOpen?(focused.target) }
    }
    let next = index + 1 < content.references.count ? [Key(.tab), Key(.right), Key(.down)] : []
    let previous = index > 0 ? [Key(.tab, .shift), Key(.left), Key(.up)] : []
    return [open, move(by: 1, next), move(by: -1, previous)]
  }

  private func move(by step: Int, _ keys: [Key]) -> KeyCommand {
    KeyCommand(title: "", keys: keys) { [weak self] in
      self?.index += step
      self?.showLinks()
      self?.scrollToFocusedLink()
    }
  }

  private func scrollToFocusedLink() {
    let ancestors = sequence(first: self as View, next: \.superview)
    guard let focused, let scroll = ancestors.lazy.compactMap({ $0 as? ScrollView }).first else { return }
    let start = Rect(origin: wrapping.position(of: focused.range.lowerBound), size: Size(width: 1, height: 1))
    scroll.scrollRectToVisible(convert(start, to: scroll), animated: false)
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    guard let focused else { return defaults }
    let place = strings.link(index + 1, of: content.references.count)
    defaults.value = "\(place): \(content.string[focused.range])"
    defaults.traits = .link
    return defaults
  }

  // MARK: Mouse

  private var wrapping: TextWrapping { TextWrapping(content.string, width: max(1, bounds.width)) }

  private func link(at touch: Touch) -> TextReference? {
    let place = touch.location(in: self)
    guard followsLinks, bounds.contains(place), !content.references.isEmpty else { return nil }
    let index = wrapping.index(at: place)
    return content.references.first { $0.range.contains(index) }
  }

  // A press beside the links belongs to the row.
  override func touchBegan(_ touch: Touch) {
    pressed = touch.button == .left ? link(at: touch) : nil
    if pressed == nil { super.touchBegan(touch) }
  }

  override func touchMoved(_ touch: Touch) { if pressed == nil { super.touchMoved(touch) } }

  override func touchEnded(_ touch: Touch) {
    guard let pressed else { return super.touchEnded(touch) }
    self.pressed = nil
    if link(at: touch) == pressed { onOpen?(pressed.target) }
  }

  override func touchCancelled(_ touch: Touch) {
    if pressed == nil { super.touchCancelled(touch) }
    pressed = nil
  }
}
