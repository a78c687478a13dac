import TermKitGraphics

/// Finds out what a terminal can show from what the environment says of it. Pure, so that every case has a test.
struct TraitDetection {
  /// The value of TERM.
  var terminalName: String
  /// The name of the character set of the locale.
  var codeset = "UTF-8"
  /// The value of COLORTERM, if set.
  var colorTerm: String?
  /// The value of NO_COLOR, if set.
  var noColor: String?
  /// True within GNU screen, which inherits COLORTERM from outside but misreads 16.7 million colours.
  var isInsideScreen = false
  /// The value of COLORFGBG, if set: rxvt, Konsole and others tell the numbers of their own colours there, as in "15;0".
  var foregroundAndBackground: String?
  /// The value of TERMKIT_SCREEN_READER, if set: anything but nothing and "0" asks for the spoken line.
  var screenReader: String?
  /// The values of LC_ALL, LC_MESSAGES and LANG, if set: the first that says something is the locale of messages.
  var messageLocales: [String] = []
  /// The value of LANGUAGE, if set: languages with colons between them, best first.
  var languageList: String?
  /// How many colours the terminal's description promises; 0 or less for none.
  var describedColors = 8
  /// Whether the terminal's description is made of control sequences of ECMA-48.
  var usesControlSequences = true

  /// What can be shown, where `options` does not say otherwise. Of a terminal that is not of ECMA-48 options cannot ask for more than its
  /// description has: there is no sequence to show it.
  func traits(_ options: TerminalOptions = TerminalOptions()) -> TraitCollection {
    TraitCollection(
      glyphLevel: usesControlSequences ? options.glyphLevel ?? glyphLevel : .ascii,
      colorDepth: min(options.colorDepth ?? colorDepth, mostColors),
      reducesMotion: options.reducesMotion || usesScreenReader, userInterfaceStyle: userInterfaceStyle,
      languages: languages, usesScreenReader: usesScreenReader)
  }

  private var mostColors: ColorDepth { usesControlSequences ? .truecolor : Self.depth(ofColors: describedColors) }

  /// True when the environment asks for the spoken line.
  var usesScreenReader: Bool { screenReader.map { !$0.isEmpty && $0 != "0" } ?? false }

  /// What the person reads, best first.
  var languages: [Language] { Language.preferred(locales: messageLocales, list: languageList) }

  /// NO_COLOR counts only when it is not empty, as its definition has it (no-color.org).
  var colorDepth: ColorDepth {
    if noColor?.isEmpty == false { return .none }
    if announcesTruecolor { return .truecolor }
    return Self.depth(ofColors: describedColors)
  }

  /// Of the first sixteen colours black to cyan and the dark grey are dark. A terminal that says nothing is taken to be light.
  var userInterfaceStyle: UserInterfaceStyle {
    let background = foregroundAndBackground?.split(separator: ";").last.flatMap { Int($0) }
    return background.map { (0...6).contains($0) || $0 == 8 } == true ? .dark : .light
  }

  /// True when COLORTERM says so; the description seldom does, since stock systems lack the `*-direct` entries.
  var announcesTruecolor: Bool {
    !isInsideScreen && (colorTerm == "truecolor" || colorTerm == "24bit")
  }

  /// The depth that a number of colours is enough for.
  static func depth(ofColors count: Int) -> ColorDepth {
    switch count {
    case (1 << 24)...: .truecolor
    case 256...: .palette256
    case 16...: .sixteen
    case 8...: .eight
    default: .none
    }
  }

  /// Consoles and terminals of hardware have fonts of 256 or 512 glyphs, where braille is missing.
  var glyphLevel: GlyphLevel {
    guard isUnicode else { return .ascii }
    return isConsole ? .blocks : .braille
  }

  /// Consoles and terminals of hardware are older than the questions, and some show what they do not understand.
  var answersQuestions: Bool { usesControlSequences && !isConsole }

  private var isConsole: Bool {
    !terminalName.hasPrefix("vte")
      && ["linux", "vt", "cons", "ansi", "sun", "wsvt"].contains { terminalName.hasPrefix($0) }
  }

  /// True when the locale's character set is UTF-8 and the terminal is of ECMA-48.
  ///
  /// Other terminals are older than UTF-8. Many of them drop the eighth bit of a byte, and some bytes become control characters then.
  var isUnicode: Bool { usesControlSequences && LocaleCharacterSet(name: codeset).isUnicode }

  /// Descriptions that can stand in for one that is not installed, best first; none when nothing is known of the name.
  ///
  /// A terminal over ssh is often newer than the descriptions at the far end (xterm-ghostty). Emulators of today obey
  /// the sequences of xterm. Multiplexers do not fill erased cells with the background, so screen stands in for them.
  var substitutes: [String] {
    if ["tmux", "screen"].contains(where: { terminalName.hasPrefix($0) }) { return ["screen-256color", "screen"] }
    let emulators = [
      "xterm", "alacritty", "contour", "foot", "ghostty", "gnome", "iterm", "kitty", "konsole", "mintty", "putty",
      "rio", "rxvt", "st-", "vte", "wezterm",
    ]
    let isKnown = announcesTruecolor || emulators.contains { terminalName.hasPrefix($0) }
    return isKnown ? ["xterm-256color", "xterm"] : []
  }
}
