import Foundation
import TermKit

/// How printed text looks: its characters, colours, words and dates.
struct PrintedLook {
  /// What is told by colour, in the terminal's own colours: nobody knows what they are printed on.
  enum Ink: Int {
    case faint = 2
    case red = 31
    case green = 32
    case yellow = 33
  }

  /// The words.
  let strings: any Strings
  /// The columns of the terminal that is printed on; nil for pipes and files, where each entry is one line.
  let terminalWidth: Int?

  private let level: GlyphLevel
  private let isColored: Bool
  private let moments: Moments
  private let dateWidth: Int

  /// A look for standard output.
  init(_ options: LookOptions) {
    self.init(
      options, environment: ProcessInfo.processInfo.environment, isTerminal: isatty(STDOUT_FILENO) == 1,
      characters: .adopt())
  }

  /// - Parameters:
  ///   - isTerminal: whether the text goes to one; else it goes where Unicode is at home and colours are not.
  ///   - characters: the character set of the locale.
  init(
    _ options: LookOptions, environment: [String: String], isTerminal: Bool, characters: LocaleCharacterSet
  ) {
    let level = options.glyphs.level ?? Self.level(isTerminal: isTerminal, characters: characters)
    let traits = TraitCollection(glyphLevel: level, languages: Language.preferred(in: environment))
    self.level = level
    strings = Languages.strings(in: traits.language)
    isColored = options.color.colorsOutput(environment: environment, isTerminal: isTerminal)
    terminalWidth = isTerminal ? Self.terminalWidth(environment) : nil
    let moments = Moments(locale: .named(in: environment))
    self.moments = moments
    dateWidth = Self.samples.map { moments.dateAndTime($0).columns }.max() ?? 0
  }

  /// The characters that printed text may contain. On a terminal, the locale decides.
  /// - Parameter characters: the character set of the locale.
  static func level(
    isTerminal: Bool, characters: @autoclosure () -> LocaleCharacterSet = .adopt()
  ) -> GlyphLevel {
    !isTerminal || characters().isUnicode ? .braille : .ascii
  }

  // As with --help, COLUMNS comes before the terminal's own size; 80 columns if nothing is known.
  private static func terminalWidth(_ environment: [String: String]) -> Int {
    if let columns = environment["COLUMNS"].flatMap({ Int($0) }), columns > 0 { return columns }
    var size = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? Int(size.ws_col) : 80
  }

  // Dates in all months and at all hours: some languages have words for them.
  private static let samples: [Date] =
    (0..<24).map { Date(timeIntervalSinceReferenceDate: Double($0) * 3600 - 3 * 86_400 - 120) }
    + (0..<12).map { Date(timeIntervalSinceReferenceDate: Double($0) * 30.44 * 86_400 + 27 * 86_400) }
}

extension PrintedLook {
  /// Any text in one line, harmless and nothing in it hidden.
  func text(_ text: String) -> String { text.harmless(at: level) }

  /// Text as a part of a line, harmless; in a colour, where there are colours.
  func field(_ text: String, _ ink: Ink? = nil) -> PrintedEntry.Field {
    let plain = self.text(text)
    let shown = if isColored, let ink { "\u{1B}[\(ink.rawValue)m\(plain)\u{1B}[0m" } else { plain }
    return PrintedEntry.Field(shown: shown, columns: plain.columns)
  }

  /// A date and a time, as wide as any.
  func date(_ date: Date) -> String { padded(moments.dateAndTime(date), to: dateWidth) }

  /// A text with blanks beside it, so that it takes some columns.
  func padded(_ text: String, to columns: Int, _ alignment: TextAlignment = .left) -> String {
    let shown = self.text(text)
    let room = columns - shown.columns
    let before = alignment.offset(of: shown.columns, in: columns)
    return String(repeating: " ", count: before) + shown + String(repeating: " ", count: max(0, room - before))
  }

  /// The columns of the widest of some texts.
  func width(of texts: [String]) -> Int { texts.map { text($0).columns }.max() ?? 0 }
}

extension ColorChoice {
  /// Whether printed text is coloured: by itself only on a terminal that can do it and whose owner wants it (no-color.org).
  fileprivate func colorsOutput(environment: [String: String], isTerminal: Bool) -> Bool {
    switch self {
    case .none: return false
    case .truecolor, .palette256, .sixteen, .eight: return true
    case .auto:
      let terminal = environment["TERM"] ?? ""
      return isTerminal && environment["NO_COLOR", default: ""].isEmpty && !["", "dumb"].contains(terminal)
    }
  }
}
