/// How something faint is shown where colours do not blend (T12).
enum Fade {
  /// Not at all.
  case absent
  /// With the dim attribute, and in grey where there is one.
  case faint
  /// As if it were opaque.
  case present

  init(opacity: Double) {
    self = opacity < 0.05 ? .absent : opacity < 0.34 ? .faint : .present
  }
}
