/// Holds the view of a container's child, which fills it. What the child keeps clear of is what it is told here, wherever this view is on
/// its way in or out.
final class ContentView: View {
  /// The controller whose view it holds.
  let controller: ViewController
  private let shade = ShadeView()

  /// What of the content lies under bars.
  var contentSafeArea = EdgeInsets.zero {
    didSet { if contentSafeArea != oldValue { safeAreaForSubviewsChanged(from: oldValue) } }
  }

  init(_ controller: ViewController) {
    self.controller = controller
    super.init()
    clipsToBounds = true
    addSubview(shade)
  }

  override var safeAreaForSubviews: EdgeInsets? { contentSafeArea }

  /// How dark it is, as something behind something else, 0…1. Animatable.
  var darkness: Double {
    get { shade.darkness }
    set { shade.darkness = newValue }
  }

  /// Takes the child's view in.
  func insertContent() { insertSubview(controller.view, at: 0) }

  override func layoutSubviews() {
    shade.frame = bounds
    if controller.viewIfLoaded?.superview === self { controller.view.frame = bounds }
  }
}

/// A shadow over a whole view. Where colours do not blend there is none.
private final class ShadeView: View {
  @Animatable var darkness = 0.0

  init() {
    super.init()
    isUserInteractionEnabled = false
  }

  override func draw(in canvas: inout Canvas) {
    if $darkness > 0, canvas.traits.colorDepth.blends {
      canvas.fill(bounds, with: Color.black.withAlpha($darkness))
    }
  }
}
