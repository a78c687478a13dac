import TermKitGraphics

/// The kind of a view's contents, as far as the direction of layout depends on it. UIKit's `UISemanticContentAttribute`.
public enum SemanticContentAttribute: Hashable, Sendable, CaseIterable {
  /// The view follows the direction of the interface.
  case unspecified
  /// Controls of a player, such as Play and the way to the next title. They are always laid out from left to right.
  case playback
  /// Something in space, such as the board of a game or the alignment of a text. It is always laid out from left to right.
  case spatial
  /// The view is always laid out from left to right.
  case forceLeftToRight
  /// The view is always laid out from right to left, except for the user of a screen reader.
  case forceRightToLeft
}

/// Whether views of different directions can meet.
@MainActor enum LayoutDirections {
  /// Whether something has been laid out from right to left since the program started. Until then, no view has to be asked.
  static var areMixed = false

  /// Notes whether an interface or a view is laid out from right to left.
  static func note(isMirrored: Bool) { if isMirrored { areMixed = true } }
}

extension View {
  /// The kind of the view's contents, as far as the direction of layout depends on it. Defaults to `unspecified`. It does not apply to
  /// subviews, and has no effect in a window.
  ///
  ///     board.semanticContentAttribute = .spatial      // The first column is at the left in all languages.
  public final var semanticContentAttribute: SemanticContentAttribute {
    get { layoutState.semanticContentAttribute }
    set {
      guard newValue != semanticContentAttribute else { return }
      LayoutDirections.note(isMirrored: newValue == .forceRightToLeft)
      setNeedsDisplayInSubtree()
      layoutState.semanticContentAttribute = newValue
      setNeedsDisplayInSubtree()
      setNeedsLayoutInSubtree()
    }
  }

  /// The direction in which the view lays out and draws its contents. In a view from right to left, columns count from the right edge.
  ///
  /// It comes from `semanticContentAttribute`, and otherwise from the traits. Outside of a window, the traits are from left to right.
  public final var effectiveUserInterfaceLayoutDirection: UserInterfaceLayoutDirection {
    if let window = self as? Window { return window.sceneTraits.layoutDirection }
    let traits = traitCollection
    if traits.usesScreenReader { return .leftToRight }
    return Self.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: traits.layoutDirection)
  }

  /// Returns the direction of layout that an `attribute` asks for in an interface of some `direction`.
  public static func userInterfaceLayoutDirection(
    for attribute: SemanticContentAttribute, relativeTo direction: UserInterfaceLayoutDirection
  ) -> UserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// Whether the view is laid out from right to left.
  package final var isRightToLeft: Bool {
    LayoutDirections.areMixed && effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Whether the view and its superview have different directions. A window has the direction of its scene.
  @inline(__always) final var isTurned: Bool { LayoutDirections.areMixed && isTurnedInSuperview }

  @inline(never)
  private var isTurnedInSuperview: Bool {
    guard let superview else { return false }
    return effectiveUserInterfaceLayoutDirection != superview.effectiveUserInterfaceLayoutDirection
  }

  /// Whether the view and its window, or its outermost superview, have different directions.
  @inline(__always) final var isTurnedInRoot: Bool { LayoutDirections.areMixed && isTurnedInOutermostView }

  @inline(never)
  private var isTurnedInOutermostView: Bool {
    let root = window ?? sequence(first: self, next: \.superview).reduce(self) { $1 }
    return effectiveUserInterfaceLayoutDirection != root.effectiveUserInterfaceLayoutDirection
  }

  // MARK: Coordinates

  /// Returns a cell of the superview's coordinates in the view's own.
  @inline(__always) final func inner(_ point: Point) -> Point {
    let place = point - frame.origin + bounds.origin
    return isTurned ? mirrored(place) : place
  }

  /// Returns a cell of the view's own coordinates in the superview's.
  @inline(__always) final func outer(_ point: Point) -> Point {
    (isTurned ? mirrored(point) : point) - bounds.origin + frame.origin
  }

  @inline(never)
  private func mirrored(_ point: Point) -> Point { Point(x: bounds.minX + bounds.maxX - 1 - point.x, y: point.y) }

  /// Returns a rectangle of the view's own coordinates in the superview's, while the view is drawn at `frame`.
  @inline(__always) final func outer(_ rect: Rect, drawnAt frame: Rect) -> Rect {
    let place = rect.offset(by: frame.origin - bounds.origin)
    return isTurned ? place.mirrored(in: frame) : place
  }
}
