import TermKitControls
import TermKitGraphics
import TermKitInput
import TermKitViews

/// The bar in which the user enters a text to find, and its replacement.
final class FindNavigatorView: View {
  private weak var interaction: FindInteraction?
  private let field: TextField
  private let count = Label()
  private let previous: Button
  private let following: Button
  private let done: Button
  // The second row.
  private let replacement: TextField
  private let replace: Button
  private let replaceAll: Button
  private let strings: SystemStrings
  let rowCount: Int

  init(_ interaction: FindInteraction, replaces: Bool, _ strings: SystemStrings) {
    self.interaction = interaction
    self.strings = strings
    let own = strings.find
    (field, replacement) = (TextField(placeholder: own.find), TextField(placeholder: own.replaceWith))
    (previous, following, done) = (Button(title: "↑"), Button(title: "↓"), Button(title: strings.done))
    (replace, replaceAll) = (Button(title: own.replace), Button(title: own.replaceAll))
    rowCount = replaces ? 2 : 1
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    count.textColor = .secondaryLabel
    (previous.accessibilityLabel, following.accessibilityLabel) = (own.previousMatch, own.nextMatch)
    let second = replaces ? [replacement, replace, replaceAll] : []
    ([field, count, previous, following, done] + second).forEach(addSubview)
    connect()
  }

  private func connect() {
    field.addTarget(self, action: FindNavigatorView.textChanged, for: .editingChanged)
    previous.addTarget(self, action: FindNavigatorView.findPrevious, for: .primaryActionTriggered)
    following.addTarget(self, action: FindNavigatorView.findNext, for: .primaryActionTriggered)
    field.addTarget(self, action: FindNavigatorView.findNext, for: .primaryActionTriggered)
    done.addTarget(self, action: FindNavigatorView.close, for: .primaryActionTriggered)
    replacement.addTarget(self, action: FindNavigatorView.replaceOne, for: .primaryActionTriggered)
    replace.addTarget(self, action: FindNavigatorView.replaceOne, for: .primaryActionTriggered)
    replaceAll.addTarget(self, action: FindNavigatorView.replaceEach, for: .primaryActionTriggered)
  }

  private func textChanged() { interaction?.searchText = field.text }
  private func findNext() { interaction?.findNext() }
  private func findPrevious() { interaction?.findPrevious() }
  private func close() { interaction?.dismissFindNavigator() }
  private func replaceOne() { interaction?.replace(with: replacement.text ?? "") }
  private func replaceEach() { interaction?.replaceAll(with: replacement.text ?? "") }

  /// Whether the focus is in the bar.
  var containsFirstResponder: Bool { subviews.contains(where: \.isFirstResponder) }

  /// Moves the focus to the field, and selects its text.
  func takeFocus() {
    field.selectAll()
    field.becomeFirstResponder()
  }

  override var keyCommands: [KeyCommand] {
    let own = strings.find
    return [
      KeyCommand(title: own.nextMatch, keys: [Key(.down)]) { [weak self] in self?.findNext() },
      KeyCommand(title: own.previousMatch, keys: [Key(.up)]) { [weak self] in self?.findPrevious() },
      KeyCommand(title: strings.close, keys: [Key(.escape)]) { [weak self] in self?.close() },
    ]
  }

  /// Shows a text that the program searches for.
  func show(searchText: String) { if field.text != searchText { field.text = searchText } }

  /// Shows the number of the match and the number of all matches.
  func show(index: Int?, of total: Int, isSearching: Bool) {
    let text = isSearching ? index.map { strings.find.match($0 + 1, total) } ?? strings.find.noMatches : ""
    if count.text != text, isSearching { Accessibility.post(.announcement(text)) }
    count.text = text
    for button in [previous, following, replace, replaceAll] { button.isEnabled = total > 0 }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isNarrow = bounds.width < 40
    count.isHidden = isNarrow && count.text?.isEmpty != false
    lay([count, previous, following, done].filter { !$0.isHidden }, after: field, y: 0)
    if rowCount > 1 { lay([replace, replaceAll], after: replacement, y: 1) }
  }

  // The field takes what the other views leave.
  private func lay(_ views: [View], after field: View, y: Int) {
    var end = bounds.width - 1
    for view in views.reversed() {
      let width = view.sizeThatFits(.unlimited).width
      view.frame = Rect(x: max(0, end - width), y: y, width: width, height: 1)
      end -= width
    }
    field.frame = Rect(x: 1, y: y, width: max(4, end - 1), height: 1)
  }
}
