import TermKitGraphics
import TermKitInput
@_spi(TermKit) import TermKitText
@_spi(TermKit) import TermKitViews

// The tokens before the text. UIKit's ranges include them; here, ranges count only the text.
extension SearchTextField {
  /// The tokens, which stand before the text. Defaults to none. Setting them sends no control events, and the user cannot undo it.
  public final var tokens: [SearchToken] {
    get { tokenRow?.tokens ?? [] }
    set { show(newValue) }
  }

  /// Inserts a token before the one at an index. The user can undo this. Sends no control events.
  /// - Parameters:
  ///   - token: The new token.
  ///   - index: The index of the token among the others.
  /// - Precondition: The index is within `0...tokens.count`.
  public final func insertToken(_ token: SearchToken, at index: Int) {
    Contract.require(
      (0...tokens.count).contains(index), "a token cannot be inserted at \(index): the field has \(tokens.count) tokens"
    )
    change { $0.insert(token, at: index) }
  }

  /// Removes a token. The user can undo this. Sends no control events.
  /// - Parameter index: The index of the token.
  /// - Precondition: The index is within `0..<tokens.count`.
  public final func removeToken(at index: Int) {
    Contract.require(
      tokens.indices.contains(index), "the token at \(index) cannot be removed: the field has \(tokens.count) tokens")
    change { $0.remove(at: index) }
  }

  /// Deletes a part of the text, and inserts a token. The user can undo both in one step. Sends no control events.
  /// - Parameters:
  ///   - range: The deleted range, in grapheme clusters of the text. Tokens do not count.
  ///   - token: The new token.
  ///   - index: The index of the token among the others.
  /// - Precondition: The range is within `0...textLength`, and the index within `0...tokens.count`.
  public final func replaceTextualPortion(of range: Range<Int>, with token: SearchToken, at index: Int) {
    replace(range, with: "")
    insertToken(token, at: index)
  }

  /// The colour of the tokens. Defaults to nil, which uses the tint.
  public final var tokenBackgroundColor: Color? {
    get { tokenSettings.color }
    set {
      tokenSettings.color = newValue
      tokenRow?.backgroundTint = newValue
    }
  }

  /// Whether the user can delete tokens. Defaults to true.
  public final var allowsDeletingTokens: Bool {
    get { tokenSettings.allowsDeleting }
    set { tokenSettings.allowsDeleting = newValue }
  }

  /// Whether the user can copy the text of the selected token. Defaults to true. Cutting a token needs `allowsDeletingTokens` too.
  public final var allowsCopyingTokens: Bool {
    get { tokenSettings.allowsCopying }
    set { tokenSettings.allowsCopying = newValue }
  }

  // MARK: Changes

  private func show(_ tokens: [SearchToken]) {
    if tokens.isEmpty, tokenRow == nil { return }
    let row = tokenRow ?? makeTokenRow()
    row.show(tokens)
    contentsChanged()
    setNeedsDisplay()
    if !isChangedByUser { bar?.searchController?.searchBarDidChange() }
  }

  private func makeTokenRow() -> SearchTokenRow {
    let row = SearchTokenRow()
    row.backgroundTint = tokenBackgroundColor
    tokenRow = row
    // A screen reader reads the tokens before the buttons.
    insertSubview(row, at: 0)
    return row
  }

  private func change(_ body: (inout [SearchToken]) -> Void) {
    let old = tokens
    var new = old
    body(&new)
    show(new)
    undoManager?.registerUndo(withTarget: self) { field in
      field.changeByUser { $0 = old }
    }
  }

  private func changeByUser(_ body: (inout [SearchToken]) -> Void) {
    isChangedByUser = true
    change(body)
    isChangedByUser = false
    sendActions(for: .editingChanged)
  }

  /// Clears the text and the tokens on behalf of the user.
  final func clearAll() {
    clear()
    if !hasText, allowsDeletingTokens, !tokens.isEmpty { changeByUser { $0 = [] } }
  }

  // MARK: Selecting

  /// Selects a token, or none. The cursor of the text is at the beginning then.
  final func selectToken(_ index: Int?) {
    if index != nil { selectedRange = 0..<0 }
    tokenRow?.selected = index
  }

  private func deleteSelectedToken() {
    guard let index = tokenRow?.selected, allowsDeletingTokens else { return }
    changeByUser { $0.remove(at: index) }
  }

  private func copySelectedToken(cuts: Bool) {
    guard let token = tokenRow?.selectedView?.token, allowsCopyingTokens else { return }
    Pasteboard.general.string = token.text
    if cuts { deleteSelectedToken() }
  }

  /// Deletes the selected token, or else selects the last token, if the cursor is behind it. Returns whether it did.
  final func deleteTokenBackward() -> Bool {
    guard let row = tokenRow, !row.views.isEmpty else { return false }
    if row.selected != nil {
      deleteSelectedToken()
    } else if selectedRange == 0..<0 {
      selectToken(row.views.count - 1)
    } else {
      return false
    }
    return true
  }

  /// Deletes the selected token, because typed or pasted text replaces it.
  final func replaceSelectedToken() {
    if tokenRow?.selected == nil { return }
    deleteSelectedToken()
    selectToken(nil)
  }

  // MARK: Keys

  /// Returns the commands for the tokens, followed by the commands for the text, which select no token.
  final func tokenCommands(before textCommands: [KeyCommand]) -> [KeyCommand] {
    guard let row = tokenRow, !row.views.isEmpty, isEnabled, isFirstResponder else { return textCommands }
    guard let selected = row.selected else {
      guard selectedRange == 0..<0 else { return textCommands }
      return [tokenCommand("", [Key(.left)]) { $0.selectToken(row.views.count - 1) }] + textCommands
    }
    let strings = traitCollection.strings
    let others = textCommands.map { command in
      var other = command
      other.action = { [weak self] key in
        self?.selectToken(nil)
        command.action(key)
      }
      return other
    }
    return [
      tokenCommand("", [Key(.left)]) { $0.selectToken(max(0, selected - 1)) },
      tokenCommand("", [Key(.right)]) { $0.selectToken(selected + 1 < row.views.count ? selected + 1 : nil) },
      tokenCommand(strings.delete, [Key(.backspace), Key(.delete)]) { $0.deleteSelectedToken() },
      tokenCommand(strings.cut, [.character("x", .control), Key(.delete, .shift)]) { $0.copySelectedToken(cuts: true) },
      tokenCommand(strings.copy, [.character("c", .alt), Key(.insert, .control)]) { $0.copySelectedToken(cuts: false) },
    ] + others
  }

  private func tokenCommand(
    _ title: String, _ keys: [Key], _ action: @escaping @MainActor (SearchTextField) -> Void
  ) -> KeyCommand {
    KeyCommand(title: title, keys: keys) { [weak self] in if let self { action(self) } }
  }

  // MARK: Layout

  // The text keeps at least this many columns, or half of a narrow field.
  private static let leastTextColumns = 12

  /// The columns that the tokens take from the text.
  final var tokenColumns: Int {
    guard let columns = tokenRow?.columns, columns > 0 else { return 0 }
    let room = lineRect.width
    return max(0, min(columns, room - min(Self.leastTextColumns, room / 2)))
  }

  final func placeTokens() {
    tokenRow?.frame = Rect(x: lineRect.minX, y: lineRect.minY, width: tokenColumns, height: 1)
    tokenRow?.setNeedsLayout()
  }
}

/// The settings for the tokens of a search field.
struct SearchTokenSettings {
  var color: Color?
  var allowsDeleting = true
  var allowsCopying = true
}
