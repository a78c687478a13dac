extension NavigationBar: StatusBarMatching {
  /// The bar tint, or the style's own colour without one (S7).
  public final var statusBarMatchingColor: Color? { presentationBarColor }
}
