/// ASCII substitutes for characters that a terminal of `GlyphLevel.ascii` cannot show.
enum ASCIIForms {
  /// Returns the substitute for a scalar: a letter without its accent, a straight quote, `-`, `|` and `+` for lines, and "?" for the
  /// rest.
  static func form(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.isASCII { return scalar }
    if let known = table[scalar] { return known }
    switch scalar.value {
    case 0x2500...0x257F: return boxForm(of: scalar)
    case 0x2580...0x259F: return blockForm(of: scalar)
    case 0x2801...0x28FF: return (scalar.value & 0xFF).nonzeroBitCount < 3 ? "." : ":"
    case 0x2800: return " "
    default: return ScalarProperties.plainForm(of: scalar) ?? "?"
    }
  }

  private static func boxForm(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "─", "━", "┄", "┅", "┈", "┉", "╌", "╍", "╴", "╶", "╸", "╺", "╼", "╾": "-"
    case "│", "┃", "┆", "┇", "┊", "┋", "╎", "╏", "╵", "╷", "╹", "╻", "╽", "╿", "║": "|"
    case "═": "="
    case "╭", "╮": "."
    case "╰", "╯": "'"
    case "╱": "/"
    case "╲": "\\"
    case "╳": "X"
    default: "+"
    }
  }

  private static func blockForm(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "▁", "▂", "▃", "▄": "_"
    case "▀", "▔": "\""
    case "▌", "▍", "▎", "▏", "▐", "▕": "|"
    case "▖", "▗": "."
    case "▘", "▝": "'"
    case "░": ":"
    default: "#"
    }
  }

  private static let table: [Unicode.Scalar: Unicode.Scalar] = [
    "…": "~", "“": "\"", "”": "\"", "„": "\"", "«": "\"", "»": "\"", "‚": "'", "·": ".", "•": "*", "×": "x", "÷": "/",
    "←": "<", "→": ">", "↑": "^", "↓": "v", "↩": "<", "‹": "<", "›": ">", "◀": "<", "▶": ">", "▲": "^", "▼": "v",
    "★": "*", "☆": "*", "✓": "v", "✔": "v", "✕": "x", "✗": "x", "✘": "x", "●": "*", "○": "o", "◯": "O", "■": "#",
    "□": "#",
    "ß": "s", "æ": "a", "Æ": "A", "ø": "o", "Ø": "O", "œ": "o", "Œ": "O", "ł": "l", "Ł": "L", "đ": "d", "Đ": "D",
    "€": "E", "£": "L", "©": "c", "®": "r", "°": "o", "⌘": "#", "⏎": "<",
  ]
}

extension String {
  /// The text with an ASCII form in place of every other character.
  package var inASCII: String {
    TextGlyphs(self, level: .ascii).reduce(into: "") { text, item in
      let base = item.glyph.base
      let form = item.glyph.isSingleScalar && base.isASCII ? base : ASCIIForms.form(of: base)
      text.unicodeScalars.append(form)
    }
  }
}
