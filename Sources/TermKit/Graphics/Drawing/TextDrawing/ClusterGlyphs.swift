/// The glyphs that show one grapheme cluster: one glyph, and a second one if the first hides a part of the cluster.
///
/// The initializer makes one pass over the scalars, at most `maximumScalarCount` of them. It guarantees for any scalars that every glyph
/// takes 1 or 2 columns, has at most four marks, and begins with a visible scalar. Only an `IsolationMark` has no column.
package struct ClusterGlyphs {
  package typealias Element = TextGlyphs.Element

  /// The maximum number of scalars examined. It exceeds that of every meaningful cluster, but clusters can be arbitrarily long.
  package static let maximumScalarCount = 64

  /// The glyph of the cluster.
  package private(set) var first: Element
  /// The second glyph. It is "…" if the cluster has more than a cell holds, and U+FFFD if invisible characters were removed. After the
  /// picture of a carriage return it is the picture of the line feed.
  package private(set) var second: Element?

  /// The width of both glyphs, in columns.
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
      if IsolationMark.isMark(base) {
        // A combining mark at the beginning of an isolated part is in the cluster of the isolation mark.
        self = isSingle ? Self(first: (Self.replacement.glyph, 0)) : Self(scalars.dropFirst(), level: level)
        return
      }
      first = Self.replacement
    case .visible where isSingle && base == "\u{A0}":
      // A no-break space is shown as a space.
      first = (.blank, 1)
    case .visible where isSingle, .invisible:
      first = (Glyph(base), max(1, properties.width))
    case .visible, .mark:
      var assembly = ClusterAssembly(base: base, properties: properties)
      let looked = scalars.prefix(Self.maximumScalarCount)
      for scalar in looked.dropFirst(properties.role == .mark ? 0 : 1) { assembly.add(scalar) }
      if looked.endIndex < scalars.endIndex { assembly.isCut = true }
      first = assembly.glyph
      if assembly.isCut { second = Self.ellipsis } else if assembly.hidesSomething { second = Self.replacement }
    }
    if level == .ascii { makeASCII() }
  }

  private init(first: Element) { self.first = first }

  // Arabic and other scripts have signs before numbers that are format characters but visible.
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

  // A wide cluster keeps its two columns, because a text has the same width at every level.
  private mutating func makeASCII() {
    let form = ASCIIForms.form(of: first.glyph.base)
    if first.width == 2 {
      second = (form == "?" ? Glyph("?") : .blank, 1)
    } else if let hidden = second {
      second = (Glyph(ASCIIForms.form(of: hidden.glyph.base)), 1)
    }
    first = (Glyph(form), 1)
  }
}

/// A collector of the scalars of a cluster that may be shown.
private struct ClusterAssembly {
  private static let maximumMarkCount = 4
  // The length of the longest emoji: two people, each with a skin tone, and a heart or a kiss between them.
  private static let longestEmoji = 10

  private var kept: [Unicode.Scalar]
  private var width: Int
  private var marks = 0
  private let base: Unicode.Scalar
  private let properties: ScalarProperties
  // Set after a zero-width joiner until the next scalar decides whether it joins anything.
  private var joinerWaits = false
  /// True if the cluster had more scalars than fit.
  var isCut = false
  /// True if an invisible scalar was left out.
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
    if joinerWaits { resolveJoiner(before: scalar) }
    switch scalar.value {
    case 0x200D where properties.isPictographic: joinerWaits = true
    case 0x200C...0x200D where joinsLetters: keep(scalar)
    // Most terminals show a wide emoji in two columns even with the text selector. CursesGlyph omits the selector for other terminals.
    case 0xFE0E where kept.count == 1 && base.properties.isEmoji: keep(scalar)
    case 0xFE0F where base.properties.isEmoji: keep(scalar, width: 2)
    case 0xE0020...0xE007F where base.value == 0x1F3F4: keep(scalar)
    default: addOther(scalar)
    }
  }

  private mutating func addOther(_ scalar: Unicode.Scalar) {
    let other = ScalarProperties(scalar)
    switch other.role {
    case .visible: keep(scalar, width: width + other.width)
    case .mark: addMark(scalar, width: other.width)
    case .invisible where isVariation(scalar): keep(scalar)
    case .invisible where IsolationMark.isMark(scalar): break
    case .invisible, .control: hidesSomething = true
    }
  }

  private mutating func addMark(_ scalar: Unicode.Scalar, width: Int) {
    marks += 1
    if marks > Self.maximumMarkCount { isCut = true } else { keep(scalar, width: self.width + width) }
  }

  private mutating func resolveJoiner(before scalar: Unicode.Scalar) {
    joinerWaits = false
    if ScalarProperties(scalar).isPictographic { keep("\u{200D}") } else { hidesSomething = true }
  }

  private mutating func keep(_ scalar: Unicode.Scalar, width: Int? = nil) {
    if kept.count <= Self.longestEmoji { kept.append(scalar) }
    self.width = width ?? self.width
  }

  // True for scripts in which zero-width joiners choose between forms of letters: Arabic, Syriac, Mongolian, and the scripts of India
  // and its neighbours.
  private var joinsLetters: Bool {
    guard properties.isOtherLetter else { return false }
    switch base.value {
    case 0x600..<0x2000, 0xA800..<0xAC00, 0x10A00..<0x12000: return true
    default: return false
    }
  }

  // True for a variation selector directly after a base that has variants.
  private func isVariation(_ scalar: Unicode.Scalar) -> Bool {
    guard kept.count == 1 else { return false }
    switch scalar.value {
    case 0xFE00...0xFE0D, 0xE0100...0xE01EF: return base.properties.isIdeographic
    case 0x180B...0x180D, 0x180F: return (0x1820..<0x18B0).contains(base.value)
    case 0x1160: return (0x1100..<0x1160).contains(base.value)
    default: return false
    }
  }

  /// The glyph of the collected scalars. An emoji too long for a glyph is shown as its first picture.
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

extension Glyph {
  /// This glyph as `TextGlyphs` would show it. Glyphs drawn by TermKit are unchanged. A glyph made from a control character or an
  /// invisible character becomes a visible mark.
  package var sanitized: Glyph {
    if isSingleScalar, ScalarProperties(base).role == .visible { return self }
    let cluster = Substring(String(String.UnicodeScalarView(scalars)))
    return cluster.isEmpty ? .blank : ClusterGlyphs(cluster.unicodeScalars, level: .braille).first.glyph
  }
}
