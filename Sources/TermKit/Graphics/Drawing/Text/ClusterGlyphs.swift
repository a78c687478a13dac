/// How one grapheme cluster is shown: one glyph, and a second one where something is hidden in it.
///
/// A plain value made by one pass over the scalars, of which those beyond `mostScalars` only count as more than a cell holds. What it
/// promises, for any scalars at all: every glyph takes 1 or 2 columns, has at most four marks, and begins with a scalar that shows.
package struct ClusterGlyphs {
  package typealias Element = TextGlyphs.Element

  /// How many scalars of a cluster are looked at: far more than any that means something, for a cluster has no end by itself.
  package static let mostScalars = 64

  /// The cluster.
  package private(set) var first: Element
  /// "…" when there was more to it than a cell holds, U+FFFD when invisible characters were taken out, a line feed's picture
  /// after that of its carriage return.
  package private(set) var second: Element?

  /// The columns of both.
  package var columns: Int { first.width + (second?.width ?? 0) }

  private static let replacement: Element = (Glyph("\u{FFFD}"), 1)
  private static let ellipsis: Element = (Glyph("…"), 1)

  package init(_ scalars: Substring.UnicodeScalarView, level: GlyphLevel) {
    let base = scalars.first ?? " "
    let isSingle = scalars.index(after: scalars.startIndex) == scalars.endIndex
    let properties = ScalarProperties(base)
    switch properties.role {
    case .control:
      first = (Self.picture(of: base), 1)
      if let next = scalars.dropFirst().first { second = (Self.picture(of: next), 1) }
    case .invisible where !(isSingle && Self.isVisibleFormat(base)):
      first = Self.replacement
    case .visible where isSingle && base == "\u{A0}":
      // A space at which no line ends is a space to the eye.
      first = (.blank, 1)
    case .visible where isSingle, .invisible:
      first = (Glyph(base), max(1, properties.width))
    case .visible, .mark:
      var assembly = ClusterAssembly(base: base, properties: properties)
      let looked = scalars.prefix(Self.mostScalars)
      for scalar in looked.dropFirst(properties.role == .mark ? 0 : 1) { assembly.add(scalar) }
      if looked.endIndex < scalars.endIndex { assembly.cut() }
      first = assembly.glyph
      if assembly.isCut { second = Self.ellipsis } else if assembly.hidesSomething { second = Self.replacement }
    }
    if level == .ascii { makePlain() }
  }

  // The signs that Arabic and other scripts put before numbers count as format characters but are seen.
  private static func isVisibleFormat(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: true
    default: false
    }
  }

  private static func picture(of control: Unicode.Scalar) -> Glyph {
    switch control.value {
    case 0..<0x20: Glyph(Unicode.Scalar(0x2400 + control.value) ?? "\u{FFFD}")
    case 0x7F: Glyph("\u{2421}")
    default: replacement.glyph
    }
  }

  // A wide cluster keeps its two columns, so that a text is as wide at every level.
  private mutating func makePlain() {
    let form = PlainForms.form(of: first.glyph.base)
    if first.width == 2 {
      second = (form == "?" ? Glyph("?") : .blank, 1)
    } else if let hidden = second {
      second = (Glyph(PlainForms.form(of: hidden.glyph.base)), 1)
    }
    first = (Glyph(form), 1)
  }
}

/// Collects the scalars of a cluster that may be shown.
private struct ClusterAssembly {
  private static let mostMarks = 4
  // The longest emoji there are: two people, each with a skin tone, and a heart or a kiss between them.
  private static let longestEmoji = 10

  private var kept: [Unicode.Scalar]
  private var width: Int
  private var marks = 0
  private let base: Unicode.Scalar
  private let properties: ScalarProperties
  // Set between a zero-width joiner and what it joins.
  private var joinerWaits = false
  /// True when there were more scalars than fit.
  private(set) var isCut = false
  /// True when an invisible scalar was left out.
  private(set) var hidesSomething = false

  init(base: Unicode.Scalar, properties: ScalarProperties) {
    self.properties = properties
    if properties.role == .mark {
      (self.base, kept, width) = ("◌", ["◌"], 1)
    } else {
      (self.base, kept, width) = (base, [base], properties.width)
    }
  }

  mutating func add(_ scalar: Unicode.Scalar) {
    if joinerWaits { settleJoiner(before: scalar) }
    switch scalar.value {
    case 0x200D where properties.isPictographic: joinerWaits = true
    case 0x200C...0x200D where joinsLetters: keep(scalar)
    // Most terminals show a wide emoji in two columns even where text is asked for; CursesGlyph leaves the selector out for the others.
    case 0xFE0E where kept.count == 1 && base.properties.isEmoji: keep(scalar)
    case 0xFE0F where base.properties.isEmoji: keep(scalar, width: 2)
    case 0xE0020...0xE007F where base.value == 0x1F3F4: keep(scalar)
    default: addOther(scalar)
    }
  }

  /// Takes note that there is more, whatever it is.
  mutating func cut() { isCut = true }

  private mutating func addOther(_ scalar: Unicode.Scalar) {
    let other = ScalarProperties(scalar)
    switch other.role {
    case .visible: keep(scalar, width: width + other.width)
    case .mark: addMark(scalar, width: other.width)
    case .invisible where isVariation(scalar): keep(scalar)
    case .invisible, .control: hidesSomething = true
    }
  }

  private mutating func addMark(_ scalar: Unicode.Scalar, width: Int) {
    marks += 1
    if marks > Self.mostMarks { isCut = true } else { keep(scalar, width: self.width + width) }
  }

  private mutating func settleJoiner(before scalar: Unicode.Scalar) {
    joinerWaits = false
    if ScalarProperties(scalar).isPictographic { keep("\u{200D}") } else { hidesSomething = true }
  }

  private mutating func keep(_ scalar: Unicode.Scalar, width: Int? = nil) {
    if kept.count <= Self.longestEmoji { kept.append(scalar) }
    self.width = width ?? self.width
  }

  // Where zero-width joiners choose between forms of letters: Arabic, Syriac, Mongolian and the scripts of India and around.
  private var joinsLetters: Bool {
    guard properties.isOtherLetter else { return false }
    switch base.value {
    case 0x600..<0x2000, 0xA800..<0xAC00, 0x10A00..<0x12000: return true
    default: return false
    }
  }

  // Variation selectors count directly after a base that has variants.
  private func isVariation(_ scalar: Unicode.Scalar) -> Bool {
    guard kept.count == 1 else { return false }
    switch scalar.value {
    case 0xFE00...0xFE0D, 0xE0100...0xE01EF: return base.properties.isIdeographic
    case 0x180B...0x180D, 0x180F: return (0x1820..<0x18B0).contains(base.value)
    case 0x1160: return (0x1100..<0x1160).contains(base.value)
    default: return false
    }
  }

  /// What was kept, as far as a glyph holds it: an emoji that is too long is shown by its first picture.
  var glyph: TextGlyphs.Element {
    mutating get {
      if joinerWaits { hidesSomething = true }
      let columns = max(1, min(2, width))
      if kept.count <= 6 { return (Glyph(scalars: kept), columns) }
      let isEmoji = properties.isPictographic
      if !isEmoji || kept.count > Self.longestEmoji { isCut = true }
      return (isEmoji ? Glyph(base) : Glyph(scalars: kept), columns)
    }
  }
}
