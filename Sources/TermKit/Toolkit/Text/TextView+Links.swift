import TermKitGraphics
import TermKitInput
import TermKitViews

/// A link in a text view.
struct TextLink: Equatable {
  /// The clusters of the link.
  var range: Range<Int>
  /// The address that it leads to.
  var address: String
}

// The links of a text that is not editable. Tab marks the next one, and Enter opens it.

extension TextView {
  /// The links, from first to last.
  private var links: [TextLink] {
    var links: [TextLink] = []
    for run in input.editor.styles?.runs ?? [] {
      guard let address = run.attributes.link else { continue }
      let (buffer, last) = (input.buffer, links.last)
      let range = buffer.offset(ofUTF8: run.bytes.lowerBound)..<buffer.offset(ofUTF8: run.bytes.upperBound)
      if range.isEmpty { continue }
      if let last, last.address == address, last.range.upperBound == range.lowerBound {
        links[links.count - 1].range = last.range.lowerBound..<range.upperBound
      } else {
        links.append(TextLink(range: range, address: address))
      }
    }
    return links
  }

  /// The commands that mark and open links. Behind the last link and before the first one, Tab leaves the view.
  var linkCommands: [KeyCommand] {
    let links = links
    if links.isEmpty { return [] }
    var commands: [KeyCommand] = []
    if let markedLink {
      let title = traitCollection.strings.selection.openLink
      commands.append(
        KeyCommand(title: title, keys: [Key(.enter), .character(" ")]) { [weak self] in self?.open(markedLink) })
    }
    if let next = link(after: markedLink, in: links) { commands.append(command(marking: next, keys: [Key(.tab)])) }
    if let markedLink, let previous = links.last(where: { $0.range.upperBound <= markedLink.range.lowerBound }) {
      commands.append(command(marking: previous, keys: [Key(.tab, .shift)]))
    }
    return commands
  }

  // Without a marked link, the first one from the top of the screen on.
  private func link(after marked: TextLink?, in links: [TextLink]) -> TextLink? {
    let start = marked?.range.upperBound ?? position(at: visibleContent.origin).offset
    return links.first { $0.range.lowerBound >= start }
  }

  private func command(marking link: TextLink, keys: [Key]) -> KeyCommand {
    KeyCommand(title: "", keys: keys) { [weak self] in
      guard let self else { return }
      self.markedLink = link
      scrollRangeToVisible(link.range)
      setNeedsDisplay()
      Accessibility.post(.announcement(text(in: link.range)))
    }
  }

  /// Returns the link under the pointer. Nil if the text is editable.
  func link(at touch: Touch) -> TextLink? {
    if isEditable || input.editor.styles == nil { return nil }
    let point = touch.location(in: self)
    let place = position(at: point)
    // Beside the end of a row is no link.
    guard cursorRect(at: place).origin.y == point.y, !place.isAtRowEnd else { return nil }
    return links.first { $0.range.contains(place.offset) }
  }

  /// Opens a link, unless the delegate does it.
  func open(_ link: TextLink) {
    guard textDelegate?.textView(self, shouldInteractWith: link.address, in: link.range) ?? true else { return }
    window?.windowScene?.open(link.address)
  }
}
