import TermKitGraphics
import TermKitViews

/// Finds and replaces text in a text view. UIKit's `UIFindInteraction`.
///
///     textView.isFindInteractionEnabled = true
///
/// The user presses Ctrl-F, and a bar with a field appears in the last rows of the text view. All matches are marked while the user types,
/// without regard to capital letters. Enter and Down lead to the next match, Up to the previous one. If the text is editable, the bar has a
/// second row that replaces matches. Escape closes the bar and selects the match.
@MainActor public final class FindInteraction {
  /// The text view that is searched.
  public private(set) weak var textView: TextView?
  private(set) var matches: [Range<Int>] = []
  private var index: Int?
  // The place from which the first match is looked for.
  private var origin = 0
  private(set) var navigator: FindNavigatorView?
  // The text by characters in lower case, until the text changes.
  private var folded: [String]?

  init(_ textView: TextView) { self.textView = textView }

  /// The text that is searched for. Defaults to nil. Setting it marks the matches and shows the first one behind the cursor.
  public var searchText: String? {
    didSet {
      navigator?.show(searchText: searchText ?? "")
      search()
    }
  }

  /// The number of matches, or 0 while there is no bar.
  public var resultCount: Int { matches.count }

  /// The number of the match that is shown, from 0 on. Nil without matches.
  public var highlightedResultIndex: Int? { index }

  var currentMatch: Range<Int>? { index.map { matches[$0] } }

  // MARK: The bar

  /// Whether the bar is shown.
  public var isFindNavigatorVisible: Bool { navigator != nil }

  /// Shows the bar and moves the focus into it. Does nothing if the text view is not on the screen.
  /// - Parameter showingReplace: Whether the bar can also replace matches. It cannot if the text is not editable.
  public func presentFindNavigator(showingReplace: Bool) {
    guard let textView, textView.window != nil else { return }
    removeNavigator()
    let selection = textView.selectedRange
    origin = selection.lowerBound
    let navigator = FindNavigatorView(
      self, replaces: showingReplace && textView.isEditable, textView.traitCollection.strings)
    self.navigator = navigator
    textView.addSubview(navigator)
    textView.contentInset.bottom += navigator.rowCount
    layOut()
    if !selection.isEmpty { searchText = textView.text(in: selection) }
    navigator.show(searchText: searchText ?? "")
    navigator.takeFocus()
    search()
  }

  /// Removes the bar, selects the match that is shown, and moves the focus back to the text.
  public func dismissFindNavigator() {
    let match = currentMatch
    let hadFocus = navigator?.containsFirstResponder == true
    removeNavigator()
    update(to: [])
    if hadFocus { textView?.becomeFirstResponder() }
    if let match { textView?.selectedRange = match }
  }

  private func removeNavigator() {
    guard let navigator else { return }
    self.navigator = nil
    navigator.removeFromSuperview()
    textView?.contentInset.bottom -= navigator.rowCount
  }

  /// Puts the bar into the last rows of the text view.
  func layOut() {
    guard let navigator, let textView else { return }
    let visible = textView.visibleContent
    navigator.frame = Rect(x: 0, y: visible.maxY, width: textView.bounds.width, height: navigator.rowCount)
  }

  // MARK: Finding

  /// Shows the next match. After the last one, shows the first.
  public func findNext() { show(index.map { $0 + 1 } ?? 0) }

  /// Shows the previous match. Before the first one, shows the last.
  public func findPrevious() { show(index.map { $0 - 1 } ?? -1) }

  /// Searches again. The text view calls it after each edit while the bar is shown.
  public func updateResultCount() {
    guard navigator != nil else { return }
    folded = nil
    origin = currentMatch?.lowerBound ?? origin
    search()
  }

  func search() {
    guard navigator != nil, let textView else { return }
    let all = folded ?? textView.input.buffer.text.map { $0.lowercased() }
    folded = all
    update(to: TextMatches.ranges(of: searchText ?? "", in: all))
    show(matches.firstIndex { $0.lowerBound >= origin } ?? 0)
  }

  private func update(to new: [Range<Int>]) {
    (matches, index) = (new, nil)
    textView?.setNeedsDisplay()
  }

  private func show(_ number: Int) {
    defer { navigator?.show(index: index, of: matches.count, isSearching: searchText?.isEmpty == false) }
    guard !matches.isEmpty, let textView else { return }
    let new = (number % matches.count + matches.count) % matches.count
    index = new
    origin = matches[new].lowerBound
    textView.scrollRangeToVisible(matches[new])
    textView.setNeedsDisplay()
  }

  // MARK: Replacing

  func replace(with text: String) {
    guard let textView, let match = currentMatch else { return }
    origin = match.lowerBound + text.count
    (matches, index) = ([], nil)
    if textView.input.replace(match, with: text, as: .other) { updateResultCount() } else { search() }
  }

  func replaceAll(with text: String) {
    guard let textView, !matches.isEmpty else { return }
    let old = matches
    (matches, index) = ([], nil)
    textView.input.replaceAll(old, with: text)
    updateResultCount()
  }
}

/// The search for a text, by characters in lower case.
enum TextMatches {
  /// Returns the ranges of a text that do not overlap, from first to last.
  static func ranges(of text: String, in characters: [String]) -> [Range<Int>] {
    let wanted = text.map { $0.lowercased() }
    guard let first = wanted.first else { return [] }
    var ranges: [Range<Int>] = []
    var start = 0
    while start + wanted.count <= characters.count {
      let end = start + wanted.count
      if characters[start] == first, characters[start..<end].elementsEqual(wanted) {
        ranges.append(start..<end)
        start = end
      } else {
        start += 1
      }
    }
    return ranges
  }
}
