import TermKitGraphics
import TermKitInput
import TermKitViews

// The application's support for screen readers, and its choice of language.

extension Application {
  /// The accessibility elements of the key window and of the windows in front of it, as lines of text.
  ///
  /// Each element and each group with a name has one line, and the lines inside a group are indented by two spaces. Use it in tests and to
  /// inspect a screen. The text contains no control characters, and is therefore safe to print.
  ///
  ///     navigation bar
  ///       Messages, heading
  ///       Compose, button
  ///     tab bar
  ///       Play, tab, 1 of 3
  public var accessibilityOutline: [String] {
    windowScene.windows.forEach { $0.layoutIfNeeded() }
    return AccessibilityOutline(of: windowScene).lines(windowScene.traitCollection.strings).map { $0.sanitized() }
  }

  /// The text of the spoken line, the bottom row that screen readers and braille displays read. It is the whole text, even if the row is
  /// too short for it. Nil while that row belongs to the windows.
  public var spokenText: String? {
    linearReader == nil && windowScene.traitCollection.usesScreenReader ? screenReader.text.sanitized() : nil
  }

  var readingCommands: [KeyCommand] {
    guard windowScene.traitCollection.usesScreenReader else { return [] }
    let strings = windowScene.traitCollection.strings
    // Some screen readers take the function keys for themselves. Each command also has one of three keys beside each other.
    return [
      KeyCommand(title: strings.readNext, keys: Self.readingKeys(6, "e")) { [weak self] in self?.read(by: 1) },
      KeyCommand(title: strings.readPrevious, keys: Self.readingKeys(5, "q")) { [weak self] in self?.read(by: -1) },
      KeyCommand(title: strings.sayAgain, keys: Self.readingKeys(7, "w")) { [weak self] in
        self.map { $0.screenReader.sayAgain(columns: $0.windowScene.size.width) }
      },
    ]
  }

  /// The commands of an application that is shown as lines of text.
  var lineCommands: [KeyCommand] {
    guard let linearReader else { return [] }
    let texts = windowScene.traitCollection.strings.lineMode
    return [
      KeyCommand(title: texts.whereAmI, keys: [.character("."), .character("e", .alt)]) { linearReader.whereAmI() },
      KeyCommand(title: texts.repeatLines, keys: [.character(","), .character("w", .alt)]) {
        linearReader.repeatLines()
      },
      KeyCommand(title: texts.outline, keys: [.character("o"), .character("q", .alt)]) { linearReader.printOutline() },
      KeyCommand(title: texts.goToLine, keys: LinearReader.digits, keyLabel: "0–9") { (key: Key) in
        LinearReader.digits.firstIndex(of: key).map(linearReader.type)
      },
    ]
  }

  private static func readingKeys(_ function: Int, _ character: Character) -> [Key] {
    [Key(.function(function)), .character(character, .alt)]
  }

  private func read(by step: Int) {
    if !screenReader.read(by: step) { beep() }
  }

  /// The user's overrides, with the language chosen from the supported ones and, unless the colour scheme is `paper`, the light style.
  func effectiveOverrides(of traits: TraitCollection) -> TraitOverrides {
    var overrides = traitOverrides
    if colorScheme != .paper { overrides.userInterfaceStyle = .light }
    if !supportedLanguages.isEmpty {
      let wanted = (overrides.language.map { [$0] } ?? []) + traits.languages
      overrides.language = Language.best(of: supportedLanguages, for: wanted)
    } else if overrides.language == nil, overrides.layoutDirection == nil {
      overrides.layoutDirection = Self.overridesWithoutLanguage(of: traits).layoutDirection
    }
    return overrides
  }

  /// The overrides while the program has not said that it has texts in the user's language.
  static func overridesWithoutLanguage(of traits: TraitCollection) -> TraitOverrides {
    var overrides = TraitOverrides()
    if traits.layoutDirection == .rightToLeft { overrides.layoutDirection = .leftToRight }
    return overrides
  }
}

extension TraitCollection {
  /// Returns the area of the terminal for windows. With a screen reader the bottom row is the spoken line (X1).
  func sizeForWindows(of size: Size) -> Size {
    Size(width: size.width, height: usesScreenReader ? max(0, size.height - 1) : size.height)
  }
}
