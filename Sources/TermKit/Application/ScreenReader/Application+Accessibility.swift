import TermKitGraphics
import TermKitInput
import TermKitToolkit

// What of the application is for those who do not see the screen, and in which language it speaks.

extension Application {
  /// What is on the screen as those hear of it who do not see it: a line for each element and each group, those inside a group two
  /// blanks farther in (X1). For tests, and for looking at what one made; harmless wherever it is printed.
  ///
  ///     navigation bar
  ///       Messages, heading
  ///       Compose, button
  ///     tab bar
  ///       Play, tab, 1 of 3
  public var accessibilityOutline: [String] {
    windowScene.windows.forEach { $0.layoutIfNeeded() }
    return AccessibilityOutline(of: windowScene).lines(windowScene.traitCollection.strings).map { $0.harmless() }
  }

  /// The spoken line: what is in the row at the bottom for screen readers and braille displays; nil while that row is the program's.
  public var spokenText: String? {
    windowScene.traitCollection.usesScreenReader ? screenReader.text.harmless() : nil
  }

  /// The keys for reading, while somebody listens.
  var readingCommands: [KeyCommand] {
    guard windowScene.traitCollection.usesScreenReader else { return [] }
    let strings = windowScene.traitCollection.strings
    return [
      KeyCommand(title: strings.readNext, keys: [Key(.function(6))]) { [weak self] in self?.read(by: 1) },
      KeyCommand(title: strings.readPrevious, keys: [Key(.function(5))]) { [weak self] in self?.read(by: -1) },
      KeyCommand(title: strings.sayAgain, keys: [Key(.function(7))]) { [weak self] in
        self.map { $0.screenReader.sayAgain(columns: $0.windowScene.size.width) }
      },
    ]
  }

  private func read(by step: Int) {
    if !screenReader.read(by: step) { beep() }
  }

  /// What is overridden of the traits: what the person wants, of the languages what the program has, and that paper is white.
  func effectiveOverrides(of traits: TraitCollection) -> TraitOverrides {
    var overrides = traitOverrides
    if colorScheme != .paper { overrides.userInterfaceStyle = .light }
    if !supportedLanguages.isEmpty {
      let wanted = (overrides.language.map { [$0] } ?? []) + traits.languages
      overrides.language = Language.best(of: supportedLanguages, for: wanted)
    }
    return overrides
  }
}

extension TraitCollection {
  /// How much of a terminal is left for windows: the row at the bottom is the spoken line while somebody listens (X1).
  func sizeForWindows(of size: Size) -> Size {
    Size(width: size.width, height: usesScreenReader ? max(0, size.height - 1) : size.height)
  }
}
