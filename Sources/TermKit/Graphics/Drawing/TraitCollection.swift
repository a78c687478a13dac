/// Which characters a terminal can show; the "@2x" of a terminal (I7, I8).
public enum GlyphLevel: Int, Comparable, Hashable, Sendable, CaseIterable {
  /// The 95 printable characters of ASCII.
  case ascii
  /// Box-drawing characters and half blocks too: what the fonts of text consoles have (code page 437).
  case blocks
  /// All of Unicode, braille patterns included.
  case braille

  /// Poorer levels come first.
  public static func < (left: GlyphLevel, right: GlyphLevel) -> Bool { left.rawValue < right.rawValue }
}

/// How many colours a terminal can show.
public enum ColorDepth: Int, Comparable, Hashable, Sendable, CaseIterable {
  /// No colours, only attributes.
  case none
  /// The eight of ECMA-48.
  case eight
  /// Those and their bright twins.
  case sixteen
  /// The palette of xterm.
  case palette256
  /// 16.7 million.
  case truecolor

  /// Poorer depths come first.
  public static func < (left: ColorDepth, right: ColorDepth) -> Bool { left.rawValue < right.rawValue }

  /// True when colours can be mixed smoothly, so that edges may be softened and things fade.
  public var blends: Bool { self >= .palette256 }
}

/// Whether there is much room or little along an axis. UIKit's `UIUserInterfaceSizeClass`.
public enum SizeClass: Hashable, Sendable, CaseIterable {
  /// Little: things are left out, or drawn in fewer cells.
  case compact
  /// Enough.
  case regular
}

/// Whether the person prefers dark things on light or light things on dark. UIKit's `UIUserInterfaceStyle`.
public enum UserInterfaceStyle: Hashable, Sendable, CaseIterable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// What the terminal, and the person at it, allow. UIKit's `UITraitCollection`.
public struct TraitCollection: Hashable, Sendable {
  /// Which characters can be shown; `braille` by default.
  public var glyphLevel: GlyphLevel
  /// How many colours can be shown; `truecolor` by default.
  public var colorDepth: ColorDepth
  /// True when animations should jump to their ends; false by default.
  public var reducesMotion: Bool
  /// How much room there is from left to right: `compact` below 60 columns; `regular` by default.
  public var horizontalSizeClass: SizeClass
  /// How much room there is from top to bottom: `compact` below 20 rows; `regular` by default.
  public var verticalSizeClass: SizeClass
  /// Which colours the terminal has by itself; `light` by default, and where nothing is known of them.
  public var userInterfaceStyle: UserInterfaceStyle
  /// Whether the application's colour scheme shows white as dark and black as light, as `ColorScheme.night` does. Defaults to false.
  public var invertsColors: Bool
  /// What the person reads, best first; English by default. `language` is the one to write in (X2).
  public var languages: [Language]
  /// True when somebody listens to the screen, or feels it: the row at the bottom is the spoken line (X1); false by default.
  public var usesScreenReader: Bool

  /// Makes a collection; that of the best of terminals unless told otherwise.
  public init(
    glyphLevel: GlyphLevel = .braille, colorDepth: ColorDepth = .truecolor, reducesMotion: Bool = false,
    horizontalSizeClass: SizeClass = .regular, verticalSizeClass: SizeClass = .regular,
    userInterfaceStyle: UserInterfaceStyle = .light, invertsColors: Bool = false, languages: [Language] = [.english],
    usesScreenReader: Bool = false
  ) {
    self.glyphLevel = glyphLevel
    self.colorDepth = colorDepth
    self.reducesMotion = reducesMotion
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.userInterfaceStyle = userInterfaceStyle
    self.invertsColors = invertsColors
    self.languages = languages
    self.usesScreenReader = usesScreenReader
  }

  /// The same on a screen of a size, which decides on the size classes and on nothing else.
  public func sized(_ size: Size) -> TraitCollection {
    var traits = self
    traits.horizontalSizeClass = size.width < Self.regularSize.width ? .compact : .regular
    traits.verticalSizeClass = size.height < Self.regularSize.height ? .compact : .regular
    return traits
  }

  /// The smallest size that is regular both ways, in cells.
  public static let regularSize = Size(width: 60, height: 20)
}
