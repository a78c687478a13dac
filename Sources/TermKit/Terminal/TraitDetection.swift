import TermKitGraphics

/// The detection of a terminal's capabilities from the environment. It is a value without side effects, so every case has a test.
struct TraitDetection {
  /// The value of TERM.
  var terminalName: String
  /// The name of the locale's character set.
  var codeset = "UTF-8"
  /// The value of COLORTERM, if set.
  var colorTerm: String?
  /// The value of NO_COLOR, if set.
  var noColor: String?
  /// Whether the program runs in GNU screen, which passes COLORTERM on but misreads 16.7 million colours.
  var isInsideScreen = false
  /// Whether TMUX or STY is set, as in tmux and GNU screen.
  var isInsideMultiplexer = false
  /// The value of COLORFGBG, if set. rxvt, Konsole and others set it to the palette numbers of their own colours, such as "15;0".
  var foregroundAndBackground: String?
  /// The value of TERMKIT_SCREEN_READER, if set. Any value except "" and "0" turns the spoken line on.
  var screenReader: String?
  /// The value of TERMKIT_TEXT_SIZE, if set: the name of a size of text, such as "XXL" or "AX3". Other values count as "L".
  var textSize: String?
  /// The value of TERMKIT_BIDI, if it is the name of an order of text. It takes precedence over the order for the terminal program.
  var textOrder: TextOrder?
  /// The values of LC_ALL, LC_MESSAGES and LANG, if set. The first one that is not empty is the locale of messages.
  var messageLocales: [String] = []
  /// The value of LANGUAGE, if set: languages separated by colons, best first.
  var languageList: String?
  /// The number of colours in the terminal's description; 0 or less means none.
  var describedColors = 8
  /// Whether the terminal's description consists of control sequences of ECMA-48.
  var usesControlSequences = true

  /// Returns the traits, with the options in place of detected values.
  ///
  /// If the terminal does not follow ECMA-48, options cannot exceed its description, because there is no sequence to show more.
  func traits(_ options: TerminalOptions = TerminalOptions()) -> TraitCollection {
    TraitCollection(
      glyphLevel: usesControlSequences ? options.glyphLevel ?? glyphLevel : .ascii,
      colorDepth: min(options.colorDepth ?? colorDepth, bestColorDepth),
      reducesMotion: options.reducesMotion || usesScreenReader, userInterfaceStyle: userInterfaceStyle,
      languages: languages, usesScreenReader: usesScreenReader,
      preferredContentSizeCategory: textSize.flatMap { ContentSizeCategory(name: $0) } ?? .large)
  }

  private var bestColorDepth: ColorDepth { usesControlSequences ? .truecolor : Self.depth(ofColors: describedColors) }

  /// Whether the environment turns the spoken line on.
  var usesScreenReader: Bool { screenReader.map { !$0.isEmpty && $0 != "0" } ?? false }

  /// The user's languages, best first.
  var languages: [Language] { Language.preferred(locales: messageLocales, list: languageList) }

  /// The colour depth. NO_COLOR counts only if it is not empty, as no-color.org defines it.
  var colorDepth: ColorDepth {
    if noColor?.isEmpty == false { return .none }
    if announcesTruecolor { return .truecolor }
    return Self.depth(ofColors: describedColors)
  }

  /// The light or dark style. Palette numbers 0 to 6 and 8 are dark. A terminal that does not report its colours counts as light.
  var userInterfaceStyle: UserInterfaceStyle {
    let background = foregroundAndBackground?.split(separator: ";").last.flatMap { Int($0) }
    return background.map { (0...6).contains($0) || $0 == 8 } == true ? .dark : .light
  }

  /// Whether COLORTERM announces 16.7 million colours. Descriptions seldom do, because stock systems lack the `*-direct` entries.
  var announcesTruecolor: Bool {
    !isInsideScreen && (colorTerm == "truecolor" || colorTerm == "24bit")
  }

  /// Returns the depth that a number of colours suffices for.
  static func depth(ofColors count: Int) -> ColorDepth {
    ColorDepth.allCases.last { $0.colorCount <= count } ?? .none
  }

  /// The characters to use. Consoles and hardware terminals have fonts of 256 or 512 glyphs without braille.
  var glyphLevel: GlyphLevel {
    guard isUnicode else { return .ascii }
    return isConsole ? .blocks : .braille
  }

  /// Whether to send queries to the terminal. Consoles and hardware terminals are older than the queries, and some print unknown
  /// sequences. The emulators in some screen readers fail at queries (pyte 0.8.0 at CSI ? 996 n).
  var answersQueries: Bool { usesControlSequences && !isConsole && !usesScreenReader }

  private var isConsole: Bool {
    !terminalName.hasPrefix("vte")
      && ["linux", "vt", "cons", "ansi", "sun", "wsvt"].contains { terminalName.hasPrefix($0) }
  }

  /// Whether erased cells may get the background colour, if the description says that they do (`bce`). Cells that a multiplexer erases
  /// have no colour in its copy of the screen.
  var erasesInColor: Bool { !isMultiplexed }

  /// Whether the environment names a multiplexer.
  var isMultiplexed: Bool { isInsideMultiplexer || isMultiplexer }

  /// Whether the terminal is known to show titles. Others might print the text.
  var showsTitle: Bool { usesControlSequences && !isConsole && !substitutes.isEmpty }

  private var isMultiplexer: Bool { ["tmux", "screen"].contains { terminalName.hasPrefix($0) } }

  /// Whether the locale's character set is UTF-8 and the terminal follows ECMA-48.
  ///
  /// Other terminals are older than UTF-8. Many of them drop the eighth bit of a byte, which turns some bytes into control characters.
  var isUnicode: Bool { usesControlSequences && LocaleCharacterSet(name: codeset).isUnicode }

  /// Descriptions that can stand in for a missing one, best first. Empty if the name is unknown.
  ///
  /// A terminal over ssh is often newer than the descriptions on the remote system (xterm-ghostty). Current emulators understand the
  /// sequences of xterm. Multiplexers do not fill erased cells with the background, so `screen` stands in for them.
  var substitutes: [String] {
    if isMultiplexer { return ["screen-256color", "screen"] }
    let emulators = [
      "xterm", "alacritty", "contour", "foot", "ghostty", "gnome", "iterm", "kitty", "konsole", "mintty", "putty",
      "rio", "rxvt", "st-", "vte", "wezterm",
    ]
    let isKnown = announcesTruecolor || emulators.contains { terminalName.hasPrefix($0) }
    return isKnown ? ["xterm-256color", "xterm"] : []
  }
}

extension ColorDepth {
  /// The number of colours, as terminal descriptions give it: -1 for none.
  var colorCount: Int { [-1, 8, 16, 256, 1 << 24][rawValue] }
}
