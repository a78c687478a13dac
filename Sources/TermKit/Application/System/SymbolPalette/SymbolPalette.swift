import TermKitBars
import TermKitControls
import TermKitGraphics
import TermKitInput
import TermKitText
import TermKitViews

/// The palette of emoji and other symbols that takes the place of a text field's input view: a search field, the symbols, and the
/// groups as tabs (V8).
final class SymbolPalette: View {
  /// A set of symbols that a tab shows.
  enum Page: Hashable {
    case recent
    case group(SymbolCatalog.Group)
  }

  private let catalog: SymbolCatalog
  private let recents: [String]
  private let insert: (String) -> Void
  private let close: () -> Void
  private let field = SymbolSearchField(frame: .zero)
  private let nameLabel = Label()
  private let tabs: SymbolTabs
  private let grid = SymbolGrid()
  private let messageLabel = Label()
  private let closeButton = SymbolCloseButton(title: "✕")
  private var page: Page

  /// Makes a palette of the symbols of a catalog. The `recents` were used last, the last one first. `insert` inserts a symbol into the
  /// text.
  init(
    _ catalog: SymbolCatalog, recents: [String], insert: @escaping (String) -> Void, close: @escaping () -> Void
  ) {
    self.catalog = catalog
    self.recents = recents
    self.insert = insert
    self.close = close
    let groups = SymbolCatalog.Group.allCases.filter { catalog.symbols[$0]?.isEmpty == false }
    let pages = (recents.isEmpty ? [] : [Page.recent]) + groups.map(Page.group)
    tabs = SymbolTabs(pages)
    page = pages.first ?? .recent
    super.init(frame: .zero)
    field.palette = self
    field.addAction(for: .editingChanged) { [unowned self] _ in update() }
    tabs.chosen = { [unowned self] in show($0) }
    grid.chosen = { insert($0) }
    closeButton.contentEdgeInsets = EdgeInsets(left: 1, right: 1)
    closeButton.addAction(for: .touchUpInside) { _ in close() }
    grid.markMoved = { [unowned self] in nameMarked(announces: true) }
    // Set explicitly, so that no appearance rule for labels hides the texts (A5).
    (nameLabel.textColor, messageLabel.textColor) = (Color(white: 0.35), .black)
    messageLabel.numberOfLines = 0
    [field, nameLabel, closeButton, tabs, grid, messageLabel].forEach(addSubview)
    update()
  }

  private var strings: SystemStrings { traitCollection.strings }

  override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(label: strings.symbols) }

  override func traitCollectionDidChange(_ previous: TraitCollection?) { update() }

  // MARK: Contents

  private var query: String { field.text ?? "" }

  private var isSearching: Bool { query.contains { $0 != " " } }

  private var symbols: [String] {
    if isSearching { return catalog.search(query) }
    return switch page {
    case .recent: recents
    case .group(let group): catalog.symbols[group] ?? []
    }
  }

  private func show(_ page: Page) {
    self.page = page
    if !query.isEmpty { field.text = "" }
    update()
    Accessibility.post(.announcement(tabs.name(of: page)))
  }

  // Without the data there are only the recent symbols, which need no names.
  private func update() {
    grid.symbols = symbols
    closeButton.accessibilityLabel = strings.close
    tabs.selected = isSearching ? nil : page
    tabs.isHidden = catalog.isEmpty
    let hint = grid.symbols.isEmpty ? strings.noSymbols : nil
    messageLabel.text = catalog.isEmpty ? strings.symbolsAreNotInstalled : hint
    messageLabel.isHidden = messageLabel.text == nil
    nameMarked(announces: false)
    setNeedsLayout()
  }

  private func nameMarked(announces: Bool) {
    let name = grid.markedSymbol.map { catalog.name(of: $0, in: traitCollection.language) ?? $0 }
    nameLabel.text = name
    if announces, let name { Accessibility.post(.announcement(name)) }
  }

  // MARK: Layout

  private static let bestHeight = 9

  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: min(size.height, Self.bestHeight))
  }

  override func layoutSubviews() {
    let fieldWidth = max(0, min(bounds.width - 4, max(16, min(32, bounds.width * 2 / 5))))
    field.frame = Rect(x: 1, y: 0, width: fieldWidth, height: 1)
    closeButton.frame = Rect(x: bounds.width - 3, y: 0, width: 3, height: 1)
    nameLabel.frame = Rect(x: fieldWidth + 3, y: 0, width: max(0, bounds.width - fieldWidth - 7), height: 1)
    // In very few rows, the symbols are more important than the tabs, which have a key.
    let tabRows = !tabs.isHidden && bounds.height > 3 ? 1 : 0
    tabs.frame = Rect(x: 0, y: bounds.height - 1, width: bounds.width, height: tabRows)
    let area = Rect(x: 1, y: 1, width: max(0, bounds.width - 2), height: max(0, bounds.height - 1 - tabRows))
    let messageHeight = messageLabel.isHidden ? 0 : min(area.height, messageLabel.sizeThatFits(area.size).height)
    messageLabel.frame = Rect(x: area.minX, y: area.minY, width: area.width, height: messageHeight)
    grid.frame = area.inset(by: EdgeInsets(top: messageHeight))
  }

  // MARK: Keys

  /// The keys of the palette, which come before the keys of the search field.
  var commands: [KeyCommand] {
    let arrows: [Key] = [Key(.up), Key(.down), Key(.left), Key(.right)]
    return [
      KeyCommand(title: strings.insertSymbol, keys: [Key(.enter)]) { [weak self] in self?.insertMarked() },
      KeyCommand(title: strings.move, keys: arrows, keyLabel: strings.keyNames.arrows) { [weak self] key in
        self?.grid.moveMark(by: key.code)
      },
      KeyCommand(title: strings.byPages, naming: [Key(.pageUp), Key(.pageDown)]) { [weak self] key in
        self?.grid.moveMark(by: key.code)
      },
      KeyCommand(title: strings.otherSymbolGroup, naming: [Key(.tab), Key(.tab, .shift)]) { [weak self] key in
        self?.showNextPage(by: key.modifiers.contains(.shift) ? -1 : 1)
      },
      KeyCommand(title: strings.close, keys: [Key(.escape)] + TextInput.symbolKeys) { [weak self] in self?.close() },
    ]
  }

  private func insertMarked() {
    if let symbol = grid.markedSymbol { insert(symbol) }
  }

  private func showNextPage(by step: Int) {
    let pages = tabs.pages
    guard let index = pages.firstIndex(of: page) else { return }
    show(pages[(index + step + pages.count) % pages.count])
  }
}

/// The button that closes the palette. The search field keeps the focus, and has a key for it.
private final class SymbolCloseButton: Button {
  override var canBecomeFirstResponder: Bool { false }
}

/// The search field of the palette. Its keys for moving and for Enter belong to the symbols.
final class SymbolSearchField: SearchTextField {
  weak var palette: SymbolPalette?

  override init(frame: Rect) {
    super.init(frame: frame)
    input.offersSymbols = false
  }

  override var keyCommands: [KeyCommand] { (palette?.commands ?? []) + super.keyCommands }
}
