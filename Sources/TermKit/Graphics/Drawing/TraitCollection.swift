/// The repertoire of characters that a terminal can show.
///
/// Images have variants for these levels, as UIKit's images have "@2x" variants for the display scale.
public enum GlyphLevel: Int, Comparable, Hashable, Sendable, CaseIterable {
  /// The 95 printable characters of ASCII.
  case ascii
  /// ASCII, box-drawing characters and block elements such as half blocks: the characters in the fonts of text consoles (code page
  /// 437).
  case blocks
  /// All of Unicode, braille patterns included.
  case braille

  /// Orders the levels from the poorest to the richest.
  public static func < (left: GlyphLevel, right: GlyphLevel) -> Bool { left.rawValue < right.rawValue }
}

/// The number of colours that a terminal can show.
public enum ColorDepth: Int, Comparable, Hashable, Sendable, CaseIterable {
  /// No colours, only attributes such as bold.
  case none
  /// The eight colours of ECMA-48.
  case eight
  /// The eight colours of ECMA-48 and their bright variants.
  case sixteen
  /// The 256 colours of xterm's palette.
  case palette256
  /// 16.7 million colours.
  case truecolor

  /// Orders the depths from the poorest to the richest.
  public static func < (left: ColorDepth, right: ColorDepth) -> Bool { left.rawValue < right.rawValue }

  /// True if colours can be blended smoothly, as soft edges and fades require: from 256 colours on.
  public var blends: Bool { self >= .palette256 }
}

/// The amount of room along an axis. UIKit's `UIUserInterfaceSizeClass`.
public enum SizeClass: Hashable, Sendable, CaseIterable {
  /// Little room. Views leave parts out or draw them in fewer cells.
  case compact
  /// Enough room.
  case regular
}

/// Whether an interface is dark on light or light on dark. UIKit's `UIUserInterfaceStyle`.
public enum UserInterfaceStyle: Hashable, Sendable, CaseIterable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// The capabilities of the terminal and the preferences of the user. UIKit's `UITraitCollection`.
public struct TraitCollection: Hashable, Sendable {
  /// The characters that can be shown. Defaults to `braille`.
  public var glyphLevel: GlyphLevel
  /// The number of colours that can be shown. Defaults to `truecolor`.
  public var colorDepth: ColorDepth
  /// True if animations should jump to their ends. Defaults to false.
  public var reducesMotion: Bool
  /// The amount of horizontal room: `compact` below 60 columns. Defaults to `regular`.
  public var horizontalSizeClass: SizeClass
  /// The amount of vertical room: `compact` below 20 rows. Defaults to `regular`.
  public var verticalSizeClass: SizeClass
  /// Whether the terminal's own colours are light or dark. Defaults to `light`, also for a terminal that does not report its colours. In an
  /// application whose `colorScheme` is not `.paper`, it is `light`, because views draw dark on light there.
  public var userInterfaceStyle: UserInterfaceStyle
  /// Whether the application's colour scheme shows white as dark and black as light, as `ColorScheme.night` does. Defaults to false.
  public var invertsColors: Bool {
    get { colorMap.isInverting }
    set { if newValue != invertsColors { colorMap = newValue ? .night : .identity } }
  }
  /// The conversion of colours by the application's colour scheme.
  package var colorMap: ColorMap
  /// Whether text keeps its wide characters, such as Chinese, at `GlyphLevel.ascii`. Defaults to false. True for a terminal that shows lines
  /// in two columns too, and for which the drawings are therefore ASCII.
  package var keepsWideCharacters = false
  /// The languages that the user reads, best first. Defaults to English. Write texts in `language`.
  public var languages: [Language]
  /// The texts that take the place of the texts in the user's language (`TraitOverrides.strings`).
  var ownStrings: SystemStrings?
  /// Whether the interface is laid out from right to left. Defaults to false.
  package var isRightToLeft = false
  /// True if the user has a screen reader or a braille display. The bottom row is then the spoken line. Defaults to false.
  public var usesScreenReader: Bool
  /// The size of text that the user prefers. Defaults to `large`, the usual size.
  public var preferredContentSizeCategory: ContentSizeCategory

  /// Creates a trait collection from the capabilities of a terminal (`glyphLevel`, `colorDepth`), the size of the screen
  /// (`horizontalSizeClass`, `verticalSizeClass`), its colours (`userInterfaceStyle`, `invertsColors`), and what the user prefers
  /// (`reducesMotion`, `languages`, `usesScreenReader`, `preferredContentSizeCategory`). Each trait defaults to the value of the most
  /// capable terminal.
  public init(
    glyphLevel: GlyphLevel = .braille, colorDepth: ColorDepth = .truecolor, reducesMotion: Bool = false,
    horizontalSizeClass: SizeClass = .regular, verticalSizeClass: SizeClass = .regular,
    userInterfaceStyle: UserInterfaceStyle = .light, invertsColors: Bool = false, languages: [Language] = [.english],
    usesScreenReader: Bool = false, preferredContentSizeCategory: ContentSizeCategory = .large
  ) {
    self.glyphLevel = glyphLevel
    self.colorDepth = colorDepth
    self.reducesMotion = reducesMotion
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.userInterfaceStyle = userInterfaceStyle
    colorMap = invertsColors ? .night : .identity
    self.languages = languages
    self.usesScreenReader = usesScreenReader
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  /// Returns the same traits with the size classes of a screen size.
  public func sized(_ size: Size) -> TraitCollection {
    var traits = self
    traits.horizontalSizeClass = size.width < Self.regularSize.width ? .compact : .regular
    traits.verticalSizeClass = size.height < Self.regularSize.height ? .compact : .regular
    return traits
  }

  /// The smallest size that is regular along both axes, in cells.
  public static let regularSize = Size(width: 60, height: 20)
}
