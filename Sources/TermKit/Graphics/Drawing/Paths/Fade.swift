/// The look of translucent content on terminals whose colours do not blend (T12).
enum Fade {
  /// The content is not drawn.
  case absent
  /// The content has the dim attribute, and a grey colour if the terminal has one.
  case faint
  /// The content is drawn as if it were opaque.
  case present

  init(opacity: Double) {
    self = opacity < 0.05 ? .absent : opacity < 0.34 ? .faint : .present
  }
}
