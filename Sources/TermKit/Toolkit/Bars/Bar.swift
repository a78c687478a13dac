import TermKitControls
import TermKitGraphics
@_spi(TermKit) import TermKitViews

/// The base class of navigation bars, toolbars, tab bars and search bars: a background, a shadow and a position.
///
///     bar.barTintColor = Color(red: 255, green: 240, blue: 200)  // the background
///     bar.tintColor = .systemBlue                                // the items on it
///
/// Put a bar in front of its content: content in front of the bar hides the bar's shadow. In UIKit, each kind of bar has its own copy
/// of these properties.
open class Bar: View, BarPositioning {
  private let background = BarBackground()
  private let shadow = BarShadow()
  private var images = BarImages()
  private var translucency: Bool?

  /// Creates a bar with a frame in its superview's coordinates. `sizeThatFits(_:)` returns the height that suits it.
  public required override init(frame: Rect = .zero) {
    super.init(frame: frame)
    addSubview(background)
    addSubview(shadow)
    updateLook()
  }

  @_spi(TermKit) open override var inspectedProperties: [InspectedProperty] {
    super.inspectedProperties.adding(of: self, ("barTintColor", \Bar.barTintColor), ("isTranslucent", \.isTranslucent))
  }

  // MARK: Looks

  /// Whether the bar is light or dark. Defaults to `default`, which is light. The status bar over a controller's bar follows.
  public final var barStyle = BarStyle.default {
    didSet {
      noteCustomization(changes: barStyle != oldValue) {
        updateLook()
        managingController?.setNeedsStatusBarAppearanceUpdate()
      }
    }
  }

  /// The colour of the background. Defaults to nil, which uses the colour of the bar style. Animatable.
  public final var barTintColor: Color? {
    didSet { noteCustomization(changes: barTintColor != oldValue) { updateLook() } }
  }

  /// Whether the content beneath the bar shines through, and is laid out under the bar.
  ///
  /// Defaults to true, or to false if the background image is opaque in the variant that the terminal shows. With 16 colours, 8 or none, a
  /// translucent bar is drawn opaque.
  public final var isTranslucent: Bool {
    get { translucency ?? shownImage?.hasTransparency ?? true }
    set {
      noteCustomization()
      guard newValue != translucency else { return }
      translucency = newValue
      updateLook()
      invalidateIntrinsicContentSize()
    }
  }

  /// Sets the background image for a `position` of the bar and for `barMetrics`: `default` or `compact`. If `image` is nil, removes it.
  ///
  /// A bar shows an image for its position, or else one for `any`. Among these, it shows the image for its metrics, or else the one for
  /// `default`. Without an image, the background colour shows.
  ///
  /// A resizable image fills the bar and, if the bar is attached to the top, the rows under the status bar. Any other image is tiled over
  /// the bar, and continues under the status bar only if it is higher than the bar. Otherwise, the rows under the status bar show the bar
  /// tint or, without one, the content beneath. An empty image removes the background of a translucent bar with 256 colours or more.
  public final func setBackgroundImage(
    _ image: Image?, for position: BarPosition = .any, barMetrics: BarMetrics = .default
  ) {
    noteCustomization(for: position, barMetrics)
    guard images[position, barMetrics] != image else { return }
    images[position, barMetrics] = image
    updateLook()
    invalidateIntrinsicContentSize()
  }

  /// Returns the image that is set for exactly this `position` and these `barMetrics`, or nil.
  public final func backgroundImage(for position: BarPosition = .any, barMetrics: BarMetrics = .default) -> Image? {
    images[position, barMetrics]
  }

  /// The strip outside the bar, below bars at the top and above bars at the bottom. Defaults to nil, which draws a hairline; an empty image
  /// draws nothing.
  ///
  /// The strip is as high as the image, which is repeated along the bar. Unlike UIKit's, it does not need a background image. The hairline
  /// is drawn whole or not at all: it is left out while content has text or shapes in the row beside the bar. Upright lines may cross it.
  public final var shadowImage: Image? {
    didSet { noteCustomization(changes: shadowImage != oldValue) { updateLook() } }
  }

  // MARK: Contents

  /// The controller that keeps the contents of the bar in step with its screens, if there is one. Nothing else may change them then.
  package final weak var managingController: ViewController? { didSet { isManaged = true } }
  private(set) final var isManaged = false

  /// The next responder: the innermost screen of the controller that keeps the bar, so that the keys of this screen also work while the
  /// focus is in the bar. Without such a controller, the superview.
  open override var next: Responder? { managingController?.frontForKeys ?? super.next }

  /// Whether a click on a button of the bar moves the focus to it. The default implementation returns true.
  var focusFollowsClicks: Bool { true }

  /// Returns true if the bar shows an item, now or after its next layout pass.
  func shows(_ item: BarButtonItem) -> Bool { false }

  /// Traps if an item is twice in the bar, or also in another bar, because each item has only one view. Gaps have no view and are exempt.
  final func requireFree(_ items: [BarButtonItem]) {
    let items = items.filter { $0.space == nil }
    Contract.requireDistinct(items) { "the bar button item \"\($0.titleText)\" is in the bar twice" }
    for item in items {
      let other = item.shownView?.superview as? Bar
      Contract.require(
        other == nil || other === self || other?.shows(item) == false,
        "the bar button item \"\(item.titleText)\" is in another bar: create an item for each bar")
    }
  }

  // MARK: Place

  /// The position of the bar. The default implementation returns `bottom`.
  open var barPosition: BarPosition { .bottom }

  /// The metrics for the present height of the terminal.
  @_spi(TermKit) public final override var barMetrics: BarMetrics {
    traitCollection.verticalSizeClass == .compact ? .compact : .default
  }

  private var shownImage: BarImages.Entry? { images.entry(for: barPosition, barMetrics, in: traitCollection) }

  /// The rows above the bar that its background covers: the rows of its superview under the status bar.
  private var rowsUnderStatusBar: Int { barPosition == .topAttached ? superview?.safeAreaInsets.top ?? 0 : 0 }

  /// The background colour in the present frame. For a background image, it is the mean colour of the top row.
  final var presentationBackgroundColor: Color { shownImage?.edgeColor ?? background.presentationColor }

  /// Updates the background and the shadow. Inside an animation block, the colour of the background is animated.
  final func updateLook() {
    let rows = rowsUnderStatusBar
    (background.isHidden, shadow.isHidden) = (hidesBackground, hidesBackground)
    background.frame = Rect(
      x: bounds.minX, y: bounds.minY - rows, width: bounds.width, height: bounds.height + rows)
    background.look = BarBackground.Look(
      style: barStyle, hasBarTint: barTintColor != nil, isTranslucent: isTranslucent, image: shownImage,
      rowsUnderStatusBar: rows)
    background.color = barTintColor ?? barStyle.barColor
    shadow.look = BarShadow.Look(style: barStyle, image: shadowImage, isBelow: barPosition != .bottom)
    let height = shadow.height
    let y = barPosition == .bottom ? bounds.minY - height : bounds.maxY
    shadow.frame = Rect(x: bounds.minX, y: y, width: bounds.width, height: height)
    titleStyleChanged()
  }

  /// Whether the bar has neither a background nor a shadow. The default implementation returns false.
  var hidesBackground: Bool { false }

  /// Called when the colour of titles may have changed.
  func titleStyleChanged() {}

  // MARK: View

  @_spi(TermKit) public final override var reachesOverSafeArea: Bool { barPosition == .topAttached }

  open override func layoutSubviews() { updateLook() }

  open override func didMoveToWindow() { setNeedsLayout() }

  /// Updates the look, because another variant of the background image may be opaque. Overrides must call `super`.
  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    contentsChanged()
  }

  /// Returns true for all points of the background, including the rows under the status bar.
  open override func point(inside point: Point) -> Bool { background.frame.contains(point) }
}
