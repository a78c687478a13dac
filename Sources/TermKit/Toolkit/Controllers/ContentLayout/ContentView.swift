import TermKitGraphics
@_spi(TermKit) import TermKitViews

/// The view that holds the view of a container's child, and clips its covered part during transitions.
///
/// The safe area of the child is `contentSafeArea`, wherever the view is in a transition.
final class ContentView: View {
  /// The position of the content in a transition.
  enum Position {
    /// Beyond the right edge.
    case ahead
    /// Fully visible.
    case center
    /// A third of the width to the left and slightly darker, behind the screen that came from the right.
    case behind
  }

  /// The controller whose view this view holds.
  let controller: ViewController
  private let content = UnclippedContent()
  private let shade = ShadeView()

  /// The position of the content. A change takes effect with the next `place(in:)`.
  var position = Position.center

  /// The insets by which bars cover the content.
  var contentSafeArea: EdgeInsets {
    get { content.safeArea }
    set { content.safeArea = newValue }
  }

  /// Creates a content view for a controller.
  /// - Parameters:
  ///   - controller: The controller.
  ///   - embeds: Whether to add the controller's view, too. A view that is on the screen is added with `embed()`, after the content view is
  ///     on the screen itself, because a view that leaves its window disappears. Defaults to true.
  init(_ controller: ViewController, embeds: Bool = true) {
    self.controller = controller
    super.init()
    clipsToBounds = true
    addSubview(content)
    content.addSubview(shade)
    if embeds { embed() }
  }

  /// Adds the controller's view.
  func embed() { content.insertSubview(controller.view, at: 0) }

  /// Whether the controller's view is in this view.
  var holdsView: Bool { controller.viewIfLoaded?.superview === content }

  /// Removes the view, and the controller's view from it if it is still there.
  func removeWithContent() {
    removeFromSuperview()
    if holdsView { controller.view.removeFromSuperview() }
  }

  /// Places the view by its position. Content behind ends where the screen in front begins, so it does not show through.
  /// - Parameter frame: The frame of fully visible content, in the container's coordinates.
  func place(in frame: Rect) {
    let size = frame.size
    switch position {
    case .ahead:
      self.frame = frame.offset(by: Point(x: size.width, y: 0))
      content.frame = Rect(size: size)
    case .center:
      self.frame = frame
      content.frame = Rect(size: size)
    case .behind:
      self.frame = Rect(x: frame.minX, y: frame.minY, width: 0, height: size.height)
      content.frame = Rect(x: -size.width / 3, y: 0, width: size.width, height: size.height)
    }
    shade.darkness = position == .behind ? Self.darkness : 0
  }

  /// Stops the view's animations at their presentation values.
  func stopAnimations() {
    frame = presentationFrame
    content.frame = content.presentationFrame
    shade.darkness = shade.$darkness
  }

  private static let darkness = 0.1
}

/// The whole area of the content, part of which may be clipped.
private final class UnclippedContent: View {
  var safeArea = EdgeInsets.zero {
    didSet { if safeArea != oldValue { safeAreaForSubviewsChanged(from: oldValue) } }
  }

  override var safeAreaForSubviews: EdgeInsets? { safeArea }

  override func layoutSubviews() { subviews.forEach { $0.frame = bounds } }
}

/// A shadow over a whole view. Draws nothing where colours do not blend.
private final class ShadeView: View {
  @Animatable var darkness = 0.0

  init() {
    super.init()
    isUserInteractionEnabled = false
  }

  override func draw(in canvas: inout Canvas) {
    if $darkness > 0, canvas.traits.colorDepth.blends {
      canvas.fill(bounds, with: Color.black.withAlphaComponent($darkness))
    }
  }
}
