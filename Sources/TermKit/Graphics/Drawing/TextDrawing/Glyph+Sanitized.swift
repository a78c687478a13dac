extension Glyph {
  /// This glyph as `TextGlyphs` would show it. Glyphs drawn by TermKit are unchanged. A glyph made from a control character or an
  /// invisible character becomes a visible mark.
  package var sanitized: Glyph {
    if isSingleScalar, ScalarProperties(base).role == .visible { return self }
    let cluster = Substring(String(String.UnicodeScalarView(scalars)))
    return cluster.isEmpty ? .blank : ClusterGlyphs(cluster.unicodeScalars, level: .braille).first.glyph
  }
}
