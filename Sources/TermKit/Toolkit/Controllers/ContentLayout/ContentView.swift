import TermKitGraphics
@_spi(TermKit) import TermKitViews

/// The view that holds the view of a container's child, and clips its covered part during transitions.
///
/// The safe area of the child is `contentSafeArea`, wherever the view is in a transition.
final class ContentView: View {
  /// The position of the content in a transition.
  enum Position {
    case ahead
    case center
    /// A third of the width to the left and slightly darker, behind the screen that came from the right.
    case behind
  }

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

  /// Creates a content view for a controller, and adds the controller's view unless `embeds` is false.
  init(_ controller: ViewController, embeds: Bool = true) {
    self.controller = controller
    super.init()
    clipsToBounds = true
    addSubview(content)
    content.addSubview(shade)
    if embeds { embed() }
  }

  fileprivate func embed() { content.insertSubview(controller.view, at: 0) }

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

extension ViewController {
  /// Shows a child behind all other views, without animation. The child's view may be on the screen already, in another view.
  final func insertContent(of child: ViewController, isOnScreen: Bool = false, _ place: (ContentView) -> Void) {
    View.performWithoutAnimation {
      // A view on the screen moves when the content view is on the screen too, because a view that leaves its window disappears.
      let content = ContentView(child, embeds: !isOnScreen)
      place(content)
      view.insertSubview(content, at: 0)
      if isOnScreen {
        content.embed()
        child.view.finishMovement()
      }
      content.layoutIfNeeded()
    }
  }
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
private final class ShadeView: PassiveView {
  @Animatable var darkness = 0.0

  override func draw(in canvas: inout Canvas) {
    if $darkness > 0, canvas.traits.colorDepth.blends {
      canvas.fillShaded(bounds, with: Color.black.withAlphaComponent($darkness))
    }
  }
}

/// The placement of a container's content under or between its bars, computed from numbers only (B5).
struct ContentLayout: Equatable {
  /// A bar that is shown, as the layout sees it.
  struct Bar: Equatable {
    var height: Int
    var isTranslucent = true
  }

  var bounds: Rect
  /// The insets by which the status bar, or bars of containers above, cover the container.
  var safeArea = EdgeInsets.zero
  /// The bar at the top, below the status bar. Its background extends to the edge.
  var top: Bar?
  /// The bar at the bottom, above the safe area's edge.
  var bottom: Bar?
  /// The edges at which the content extends under bars.
  var edges = RectEdge.all
  /// Whether the content also extends under opaque bars.
  var includesOpaqueBars = false

  var frame: Rect { bounds.inset(by: covered - contentSafeArea) }

  var contentSafeArea: EdgeInsets {
    EdgeInsets(
      top: extends(.top, under: top) ? covered.top : 0, left: edges.contains(.left) ? covered.left : 0,
      bottom: extends(.bottom, under: bottom) ? covered.bottom : 0,
      right: edges.contains(.right) ? covered.right : 0)
  }

  /// The insets by which bars and the status bar cover the container, its own bars included.
  var covered: EdgeInsets { safeArea + EdgeInsets(top: top?.height ?? 0, bottom: bottom?.height ?? 0) }

  private func extends(_ edge: RectEdge, under bar: Bar?) -> Bool {
    edges.contains(edge) && (bar?.isTranslucent != false || includesOpaqueBars)
  }

  /// Returns the frame of the top bar. A hidden bar is just outside the top edge, together with its shadow.
  func topBarFrame(height: Int) -> Rect {
    Rect(
      x: bounds.minX, y: top == nil ? bounds.minY - height - Self.shadow : bounds.minY + safeArea.top,
      width: bounds.width, height: height)
  }

  /// Returns the frame of the bottom bar. A hidden bar is just outside the bottom edge, together with its shadow.
  func bottomBarFrame(height: Int) -> Rect {
    Rect(
      x: bounds.minX, y: bottom == nil ? bounds.maxY + Self.shadow : bounds.maxY - safeArea.bottom - height,
      width: bounds.width, height: height)
  }

  private static let shadow = 1
}
