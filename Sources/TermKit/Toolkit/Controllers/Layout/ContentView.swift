import TermKitGraphics

/// Holds the view of a container's child, and cuts off what of it is covered. What the child keeps clear of is what it is told here,
/// wherever it is on its way in or out.
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
  private let room = ContentRoom()
  private let shade = ShadeView()

  /// Where it is; changing it takes effect with the next `place(in:)`.
  var position = Position.center

  /// What of the content lies under bars.
  var contentSafeArea: EdgeInsets {
    get { room.safeArea }
    set { room.safeArea = newValue }
  }

  /// Takes in a controller's view.
  init(_ controller: ViewController) {
    self.controller = controller
    super.init()
    clipsToBounds = true
    addSubview(room)
    room.addSubview(controller.view)
    room.addSubview(shade)
  }

  /// True while the controller's view is here, and nowhere else.
  var holdsView: Bool { controller.viewIfLoaded?.superview === room }

  /// Puts it where its position says, the container showing it in `frame`. What is behind ends where what covers it begins, so that
  /// nothing shines through that.
  func place(in frame: Rect) {
    let size = frame.size
    switch position {
    case .ahead:
      self.frame = frame.offset(by: Point(x: size.width, y: 0))
      room.frame = Rect(size: size)
    case .center:
      self.frame = frame
      room.frame = Rect(size: size)
    case .behind:
      self.frame = Rect(x: frame.minX, y: frame.minY, width: 0, height: size.height)
      room.frame = Rect(x: -size.width / 3, y: 0, width: size.width, height: size.height)
    }
    shade.darkness = position == .behind ? Self.darkness : 0
  }

  /// Ends what moves it where it is seen now.
  func holdStill() {
    frame = presentationFrame
    room.frame = room.presentationFrame
    shade.darkness = shade.$darkness
  }

  private static let darkness = 0.1
}

/// The whole of the content, of which a part may be covered.
private final class ContentRoom: View {
  var safeArea = EdgeInsets.zero {
    didSet { if safeArea != oldValue { safeAreaForSubviewsChanged(from: oldValue) } }
  }

  override var safeAreaForSubviews: EdgeInsets? { safeArea }

  override func layoutSubviews() { subviews.forEach { $0.frame = bounds } }
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
