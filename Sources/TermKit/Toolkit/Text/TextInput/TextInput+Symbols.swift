import TermKitGraphics
import TermKitInput
import TermKitViews

// The symbol palette of a text.

extension TextInput {
  /// The keys that open and close the palette. All terminals send the first one.
  package static let symbolKeys: [Key] = [.character(".", .alt), .character(".", .control)]

  private var canOpenSymbols: Bool { offersSymbols && host?.isTextEditable == true && host?.isTextSecret == false }

  private var scene: WindowScene? { host?.window?.windowScene }

  private func disabledReason(_ strings: SystemStrings) -> String? {
    let showsSymbols = scene.map { $0.traitCollection.glyphLevel == .braille } ?? true
    return showsSymbols ? nil : strings.symbolsCannotBeShown
  }

  /// The commands that open and close the palette. Empty for a text without a palette.
  func symbolCommands(_ strings: SystemStrings) -> [KeyCommand] {
    guard canOpenSymbols else { return [] }
    let reason = disabledReason(strings)
    let opening = KeyCommand(title: strings.symbols, keys: Self.symbolKeys, disabledReason: reason) { [weak self] in
      self?.openSymbols()
    }
    guard let scene, scene.keyboard.openPalette != nil else { return [opening] }
    // A click has given the keys back to the text. Escape closes the palette and not the screen of the text.
    let closing = KeyCommand(title: strings.close, keys: [Key(.escape)]) { [weak scene] in
      if let scene { scene.keyboard.closePalette(in: scene) }
    }
    return [opening, closing]
  }

  /// The menu item that opens the palette. Empty for a text without a palette.
  func symbolActions(_ strings: SystemStrings) -> [Action] {
    guard canOpenSymbols else { return [] }
    let attributes: Action.Attributes = disabledReason(strings) == nil ? [] : .disabled
    return [
      Action(title: strings.symbols, keyEquivalent: Self.symbolKeys[0], attributes: attributes) { [weak self] _ in
        self?.openSymbols()
      }
    ]
  }

  private func openSymbols() {
    guard let host, let scene else { return }
    if scene.keyboard.openPalette != nil, host.isFirstResponder { return scene.keyboard.closePalette(in: scene) }
    guard host.becomeFirstResponder() else { return }
    let palette = scene.host?.symbolPalette { [weak self, weak scene] symbol in
      if self?.insert(symbol, as: .other) == true { scene?.noteUse(of: symbol) }
    } close: { [weak scene] in
      if let scene { scene.keyboard.closePalette(in: scene) }
    }
    if let palette { scene.keyboard.open(palette, for: host, in: scene) }
  }
}

extension WindowScene {
  /// Moves a symbol to the beginning of the recent ones.
  fileprivate func noteUse(of symbol: String) {
    setRecentSymbols([symbol] + recentSymbols)
    host?.sceneUsedSymbol()
  }

  /// Replaces the recent symbols. Keeps each symbol once, and at most 40 of them.
  package func setRecentSymbols(_ symbols: [String]) {
    var known: Set<String> = []
    recentSymbols = Array(symbols.filter { !$0.isEmpty && known.insert($0).inserted }.prefix(40))
  }
}
