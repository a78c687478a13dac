import TermKit
import TestBasics
import Testing

@testable import TermKitTerminal

@Suite struct TraitDetectionTests {
  private let xterm = TraitDetection(terminalName: "xterm-256color", describedColors: 256)

  private func xterm(_ change: (inout TraitDetection) -> Void) -> TraitDetection {
    var detection = xterm
    change(&detection)
    return detection
  }

  @Test(arguments: [
    (-1, ColorDepth.none), (0, .none), (2, .none), (8, .eight), (15, .eight), (16, .sixteen), (88, .sixteen),
    (256, .palette256), (32767, .palette256), (1 << 24, .truecolor),
  ])
  func `the number of colours in the terminal's description determines the colour depth`(colors: Int, depth: ColorDepth)
  {
    expectEqual(TraitDetection(terminalName: "some", describedColors: colors).colorDepth, depth)
  }

  @Test func `cells are erased in a colour except in multiplexers`() {
    #expect(xterm.erasesInColor && !xterm { $0.isInsideMultiplexer = true }.erasesInColor)
    for name in ["tmux-256color", "screen", "screen.xterm-256color"] {
      #expect(!xterm { $0.terminalName = name }.erasesInColor)
    }
  }

  @Test(arguments: ["truecolor", "24bit"])
  func `COLORTERM announces 16 million colours`(value: String) {
    expectEqual(xterm { $0.colorTerm = value }.colorDepth, .truecolor)
  }

  @Test(arguments: ["", "yes", "256color"])
  func `an unknown value of COLORTERM does not change the colour depth`(value: String) {
    expectEqual(xterm { $0.colorTerm = value }.colorDepth, .palette256)
  }

  @Test func `inside GNU screen, COLORTERM is ignored because it describes the outer terminal`() {
    let detection = xterm {
      $0.colorTerm = "truecolor"
      $0.isInsideScreen = true
    }
    expectEqual(detection.colorDepth, .palette256)
  }

  @Test func `NO_COLOR turns colours off unless it is empty, even if COLORTERM announces 16 million`() {
    expectEqual(xterm { ($0.noColor, $0.colorTerm) = ("1", "truecolor") }.colorDepth, .none)
    expectEqual(xterm { ($0.noColor, $0.colorTerm) = ("", "truecolor") }.colorDepth, .truecolor)
  }

  @Test func `options override detected traits`() {
    let options = TerminalOptions(colorDepth: .sixteen, glyphLevel: .ascii, reducesMotion: true)
    let traits = xterm { $0.noColor = "1" }.traits(options)
    expectEqual(traits, TraitCollection(glyphLevel: .ascii, colorDepth: .sixteen, reducesMotion: true))
    expectEqual(xterm.traits(), TraitCollection(glyphLevel: .braille, colorDepth: .palette256))
  }

  @Test(arguments: [
    (nil, UserInterfaceStyle.light), ("", .light), ("0;15", .light), ("15;0", .dark), ("15;default;0", .dark),
    ("12;8", .dark), ("0;7", .light), ("7;6", .dark), ("0;default", .light), ("15;", .light), ("1;231", .light),
  ])
  func `COLORFGBG decides whether the terminal is dark, and a terminal without this variable counts as light`(
    value: String?, style: UserInterfaceStyle
  ) {
    expectEqual(xterm { $0.foregroundAndBackground = value }.traits().userInterfaceStyle, style)
  }

  @Test(arguments: [
    ("xterm", "UTF-8", GlyphLevel.braille), ("xterm", "utf8", .braille), ("xterm", "ISO-8859-1", .ascii),
    ("xterm", "ANSI_X3.4-1968", .ascii), ("linux", "UTF-8", .blocks), ("linux-16color", "UTF-8", .blocks),
    ("vt220", "UTF-8", .blocks), ("linux", "ASCII", .ascii), ("tmux-256color", "UTF-8", .braille),
    ("vte-256color", "UTF-8", .braille),
  ])
  func `the locale's character set and the kind of terminal determine the glyph level`(
    name: String, codeset: String, level: GlyphLevel
  ) {
    expectEqual(TraitDetection(terminalName: name, codeset: codeset).glyphLevel, level)
  }

  @Test
  func `a missing description is replaced by xterm's, for multiplexers by screen's, and for unknown names by none`() {
    expectEqual(TraitDetection(terminalName: "xterm-ghostty").substitutes.first, "xterm-256color")
    expectEqual(TraitDetection(terminalName: "alacritty").substitutes.first, "xterm-256color")
    expectEqual(TraitDetection(terminalName: "tmux-direct").substitutes.first, "screen-256color")
    #expect(TraitDetection(terminalName: "nonsense").substitutes.isEmpty)
    expectEqual(TraitDetection(terminalName: "nonsense", colorTerm: "truecolor").substitutes.first, "xterm-256color")
  }

  @Test(
    arguments: [
      (["de_DE.UTF-8"], nil, ["de-DE"]), (["ja_JP.UTF-8", "de_DE.UTF-8"], nil, ["ja-JP"]),
      (["", "fr_FR", "de_DE.UTF-8"], nil, ["fr-FR"]), (["de_DE.UTF-8"], "fr:de", ["fr", "de", "de-DE"]),
      (["C.UTF-8"], "de", ["de", "en"]), (["C"], "de", ["en"]), ([], "de", ["en"]),
    ] as [([String], String?, [String])])
  func `X2: the languages follow from LC_ALL, LC_MESSAGES, LANG and LANGUAGE`(
    locales: [String], list: String?, languages: [String]
  ) {
    var detection = xterm
    detection.messageLocales = locales
    detection.languageList = list
    expectEqual(detection.traits().languages.map(\.identifier), languages)
  }

  @Test(arguments: [(nil, false), ("", false), ("0", false), ("1", true), ("yes", true)] as [(String?, Bool)])
  func `X1: TERMKIT_SCREEN_READER turns on the spoken line and reduces motion, unless its value is empty or 0`(
    value: String?, isOn: Bool
  ) {
    var detection = xterm
    detection.screenReader = value
    expectEqual(detection.traits().usesScreenReader, isOn)
    expectEqual(detection.traits().reducesMotion, isOn)
  }

  @Test(arguments: [
    (nil, ContentSizeCategory.large), ("", .large), ("17", .large), ("XXL", .extraExtraLarge),
    ("ax5", .accessibilityExtraExtraExtraLarge),
  ])
  func `V7: TERMKIT_TEXT_SIZE is the preferred size of text, and an unknown name means the usual size`(
    value: String?, size: ContentSizeCategory
  ) {
    var detection = xterm
    detection.textSize = value
    expectEqual(detection.traits().preferredContentSizeCategory, size)
  }
}
