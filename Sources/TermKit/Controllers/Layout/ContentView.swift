/// Holds the view of a container's child. What the child keeps clear of is what it is told here, wherever it is on its way in or out.
final class ContentView: View {
  /// Where the content is in a transition.
  enum Position {
    /// Beyond the right edge.
    case ahead
    /// Where it is seen.
    case center
    /// A third to the left and a little darker, covered by what came from the right.
    case behind
  }

  /// The controller whose view it holds.
  let controller: ViewController
  /// Around this view: what of it is not covered.
  let clip = View()
  private let shade = ShadeView()

  /// Where it is; changing it takes effect with the next `place(in:)`.
  var position = Position.center

  /// What of the content lies under bars.
  var contentSafeArea = EdgeInsets.zero {
    didSet { if contentSafeArea != oldValue { safeAreaForSubviewsChanged(from: oldValue) } }
  }

  /// Takes in a controller's view.
  init(_ controller: ViewController) {
    self.controller = controller
    super.init()
    clip.clipsToBounds = true
    clip.addSubview(self)
    addSubview(controller.view)
    addSubview(shade)
  }

  override var safeAreaForSubviews: EdgeInsets? { contentSafeArea }

  /// Puts it where its position says, the container showing it in `frame`. What is behind ends where what covers it begins, so that
  /// nothing shines through that.
  func place(in frame: Rect) {
    let size = frame.size
    switch position {
    case .ahead:
      clip.frame = frame.offset(by: Point(x: size.width, y: 0))
      self.frame = Rect(size: size)
    case .center:
      clip.frame = frame
      self.frame = Rect(size: size)
    case .behind:
      clip.frame = Rect(x: frame.minX, y: frame.minY, width: 0, height: size.height)
      self.frame = Rect(x: -size.width / 3, y: 0, width: size.width, height: size.height)
    }
    shade.darkness = position == .behind ? Self.darkness : 0
  }

  /// Ends what moves it where it is seen now.
  func holdStill() {
    clip.frame = clip.presentationFrame
    frame = presentationFrame
    shade.darkness = shade.$darkness
  }

  private static let darkness = 0.1

  override func layoutSubviews() {
    if controller.viewIfLoaded?.superview === self { controller.view.frame = bounds }
    shade.frame = bounds
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
