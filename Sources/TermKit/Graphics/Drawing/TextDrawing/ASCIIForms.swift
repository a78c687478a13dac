/// ASCII substitutes for characters that a terminal of `GlyphLevel.ascii` cannot show.
enum ASCIIForms {
  /// Returns the substitute for a scalar: a letter without its accent, a straight quote, `-`, `|` and `+` for lines, and "?" for the
  /// rest.
  static func form(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.isASCII { return scalar }
    if let known = table[scalar] { return known }
    switch scalar.value {
    case 0x2500...0x257F: return "+"
    case 0x2580...0x259F: return "#"
    case 0x2801...0x28FF: return (scalar.value & 0xFF).nonzeroBitCount < 3 ? "." : ":"
    case 0x2800: return " "
    default: return ScalarProperties.plainForm(of: scalar) ?? "?"
    }
  }

  // Each text begins with the ASCII form of the characters behind it.
  private static let table: [Unicode.Scalar: Unicode.Scalar] = [
    "-─━┄┅┈┉╌╍╴╶╸╺╼╾", "|│┃┆┇┊┋╎╏╵╷╹╻╽╿║▌▍▎▏▐▕", "=═", ".╭╮▖▗·", "'╰╯▘▝‚", "/╱÷", "\\╲", "X╳", "_▁▂▃▄", "\"▀▔“”„«»",
    ":░", "~…", "*•★☆●", "x×✕✗✘", "<←↩‹◀⏎", ">→›▶", "^↑▲", "v↓▼✓✔", "o○øœ°", "O◯ØŒ", "#■□⌘", "sß", "aæ", "AÆ", "lł",
    "LŁ£", "dđ", "DĐ", "E€", "c©", "r®",
  ].reduce(into: [:]) { table, group in
    for scalar in group.unicodeScalars.dropFirst() { table[scalar] = group.unicodeScalars.first }
  }
}

extension String {
  /// The text with an ASCII form in place of every other character.
  package var inASCII: String {
    TextGlyphs(self, level: .ascii).reduce(into: "") { text, item in
      text.unicodeScalars.append(ASCIIForms.form(of: item.glyph.base))
    }
  }
}
