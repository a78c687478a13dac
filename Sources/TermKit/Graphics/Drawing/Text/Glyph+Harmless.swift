extension Glyph {
  /// This glyph as `TextGlyphs` would show it: what TermKit has drawn comes back as it is. One that somebody made of a character that steers
  /// the terminal or hides is a visible mark.
  package var harmless: Glyph {
    if isSingleScalar, ScalarProperties(base).role == .visible { return self }
    let cluster = Substring(String(String.UnicodeScalarView(scalars)))
    return cluster.isEmpty ? .blank : ClusterGlyphs(cluster.unicodeScalars, level: .braille).first.glyph
  }
}
