import Foundation
import TermKit

/// The look of printed text: its characters, colours, words and dates.
struct PrintedLook {
  /// The colours of printed text. They are the terminal's own colours, because the background is unknown.
  enum Ink: Int {
    case faint = 2
    case red = 31
    case green = 32
    case yellow = 33
  }

  let strings: Strings
  /// The width of the terminal in columns. Nil for pipes and files, where each entry is one line.
  let terminalWidth: Int?

  private let level: GlyphLevel
  private let isColored: Bool
  private let dateTexts: DateTexts
  private let dateWidth: Int

  /// Creates the look for standard output.
  init(_ options: LookOptions) {
    let environment = ProcessInfo.processInfo.environment
    let isTerminal = isatty(STDOUT_FILENO) == 1
    let characters = LocaleCharacterSet.adopt()
    let level = options.glyphs.level ?? Self.level(isTerminal: isTerminal, characters: characters)
    let traits = TraitCollection(glyphLevel: level, languages: Language.preferred(in: environment))
    self.level = level
    strings = Strings(traits.regionalLanguage)
    isColored = options.color.colorsOutput(environment: environment, isTerminal: isTerminal)
    terminalWidth = isTerminal ? Self.terminalWidth(environment) : nil
    let dateTexts = DateTexts(locale: .named(in: environment))
    self.dateTexts = dateTexts
    dateWidth = Self.samples.map { dateTexts.dateAndTime($0).columns }.max() ?? 0
  }

  /// Returns the characters that printed text may contain. On a terminal, the locale decides. Files and pipes get all Unicode characters.
  /// - Parameter characters: The character set of the locale.
  static func level(
    isTerminal: Bool, characters: @autoclosure () -> LocaleCharacterSet = .adopt()
  ) -> GlyphLevel {
    !isTerminal || characters().isUnicode ? .braille : .ascii
  }

  /// Returns the width of the terminal, 1…65,535 columns. COLUMNS has precedence over the terminal's size. Without either, 80 columns.
  static func terminalWidth(_ environment: [String: String]) -> Int {
    if let columns = environment["COLUMNS"].flatMap({ Int($0) }), columns > 0 { return min(columns, Int(UInt16.max)) }
    var size = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? Int(size.ws_col) : 80
  }

  // Dates in all months and at all hours, because some languages have words for these.
  private static let samples: [Date] =
    (0..<24).map { Date(timeIntervalSinceReferenceDate: Double($0) * 3600 - 3 * 86_400 - 120) }
    + (0..<12).map { Date(timeIntervalSinceReferenceDate: Double($0) * 30.44 * 86_400 + 27 * 86_400) }
}

extension PrintedLook {
  /// Returns a text on one line, without control characters and hidden characters.
  func text(_ text: String) -> String { text.sanitized(at: level) }

  /// Returns a text as a part of a line, without control characters. It has a colour if the output is coloured.
  func field(_ text: String, _ ink: Ink? = nil) -> PrintedEntry.Field {
    let plain = self.text(text)
    let shown = if isColored, let ink { "\u{1B}[\(ink.rawValue)m\(plain)\u{1B}[0m" } else { plain }
    return PrintedEntry.Field(shown: shown, columns: plain.columns)
  }

  /// Returns a date and a time. All dates have the same width.
  func date(_ date: Date) -> String { padded(dateTexts.dateAndTime(date), to: dateWidth) }

  /// Returns a text, padded with blanks to a width in columns.
  func padded(_ text: String, to columns: Int, _ alignment: TextAlignment = .left) -> String {
    let shown = self.text(text)
    let room = columns - shown.columns
    let before = alignment.offset(of: shown.columns, in: columns)
    return String(repeating: " ", count: before) + shown + String(repeating: " ", count: max(0, room - before))
  }

  /// Returns the width of the widest text, in columns.
  func width(of texts: [String]) -> Int { texts.map { text($0).columns }.max() ?? 0 }
}

extension ColorChoice {
  /// Returns whether printed text is coloured. `auto` colours it on a capable terminal without `NO_COLOR` (no-color.org).
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
