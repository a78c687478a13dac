import TermKitGraphics

/// What navigation bars, toolbars and tab bars have in common: a background, a shadow, and where they are.
///
///     bar.barTintColor = Color(red: 255, green: 240, blue: 200)  // the background
///     bar.tintColor = .systemBlue                                // what stands on it (B1)
///
/// Put a bar in front of the content it belongs to, or its shadow is hidden (B6). UIKit has these properties on each kind of bar.
open class Bar: View, BarPositioning {
  private let background = BarBackground()
  private let shadow = BarShadow()
  private var images = BarImages()
  private var translucency: Bool?

  /// Makes a bar; it takes the height that suits it from whoever lays it out, by `sizeThatFits(_:)`.
  public required override init(frame: Rect = .zero) {
    super.init(frame: frame)
    addSubview(background)
    addSubview(shadow)
    appearanceChanged()
  }

  // MARK: Looks

  /// Light or dark; light unless set (B2).
  public final var barStyle = BarStyle.default {
    didSet {
      noteCustomization()
      if barStyle != oldValue { appearanceChanged() }
    }
  }

  /// The colour of the background, or nil for the style's own; nil unless set (B1). Animatable.
  public final var barTintColor: Color? {
    didSet {
      noteCustomization()
      if barTintColor != oldValue { appearanceChanged() }
    }
  }

  /// Lets what lies beneath shine through, and content be laid out under the bar (B4, B5).
  ///
  /// True unless set, but false with a background image in which nothing is transparent. Where colours do not blend a translucent bar
  /// is drawn opaque.
  public final var isTranslucent: Bool {
    get { translucency ?? shownImage?.hasTransparency ?? true }
    set {
      noteCustomization()
      guard newValue != translucency else { return }
      translucency = newValue
      appearanceChanged()
      invalidateIntrinsicContentSize()
    }
  }

  /// Sets an image in place of the background's colour, for a position and metrics; nil takes it away (B3).
  ///
  /// A resizable one fills the bar, and the room under the status bar too if it is attached to the top; another is repeated to fill the
  /// width, and runs under the status bar only if it is higher than the bar. Under one that does not, the status bar shows the bar tint
  /// or, without one, what lies beneath. An empty image leaves nothing of the background.
  public final func setBackgroundImage(
    _ image: Image?, for position: BarPosition = .any, barMetrics: BarMetrics = .default
  ) {
    noteCustomization(for: position, barMetrics)
    guard images[position, barMetrics]?.image != image else { return }
    images[position, barMetrics] = image.map(BarImages.Entry.init)
    appearanceChanged()
    invalidateIntrinsicContentSize()
  }

  /// The image set for exactly this position and these metrics, or nil.
  public final func backgroundImage(for position: BarPosition = .any, barMetrics: BarMetrics = .default) -> Image? {
    images[position, barMetrics]?.image
  }

  /// The strip outside of the bar, towards the content: nil for a hairline, an empty image for none at all; nil unless set (B6).
  ///
  /// As high as the image and repeated along the bar. Unlike UIKit's it needs no background image beside it. The hairline is drawn
  /// whole or not at all: while content has text or shapes in the row beside the bar, there is no hairline. Upright lines cross it.
  public final var shadowImage: Image? {
    didSet {
      noteCustomization()
      if shadowImage != oldValue { appearanceChanged() }
    }
  }

  // MARK: Contents

  /// The controller that keeps what is in the bar in step with its screens, if there is one: nobody else may change it.
  final weak var keeper: ViewController? { didSet { isKept = true } }
  private(set) final var isKept = false

  /// The screen that the bar is about, so that its keys work wherever the focus is; else the superview.
  open override var next: Responder? { keeper?.frontForKeys ?? super.next }

  /// Whether it shows an item, now or with its next layout.
  func shows(_ item: BarButtonItem) -> Bool { false }

  /// Stops the program if items are twice in the bar, or in another one too: each has one view. Gaps have none.
  final func requireFree(_ items: [BarButtonItem]) {
    for (index, item) in items.enumerated() where item.space == nil {
      Contract.require(
        !items[..<index].contains { $0 === item }, "the bar button item \"\(item.title)\" is in the bar twice")
      let other = item.shownView?.superview as? Bar
      Contract.require(
        other == nil || other === self || other?.shows(item) == false,
        "the bar button item \"\(item.title)\" is in another bar: make an item for each")
    }
  }

  // MARK: Place

  /// Where the bar is; `bottom` unless overridden.
  open var barPosition: BarPosition { .bottom }

  /// How much room there is.
  final var barMetrics: BarMetrics { traitCollection.verticalSizeClass == .compact ? .compact : .default }

  /// The background image shown now.
  private var shownImage: BarImages.Entry? { images.entry(for: barPosition, barMetrics) }

  /// The rows above the bar over which its background goes on: those of its superview that lie under the status bar.
  private var rowsUnderStatusBar: Int { barPosition == .topAttached ? superview?.safeAreaInsets.top ?? 0 : 0 }

  /// The colour of the background, as it is seen right now: the mean of an image's edge at the top.
  final var seenBackgroundColor: Color { shownImage?.edgeColor ?? background.seenColor }

  /// Brings background and shadow up to date; inside an animation block colours change with it.
  final func appearanceChanged() {
    let rows = rowsUnderStatusBar
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

  /// Called when the colour of titles may be another one.
  func titleStyleChanged() {}

  // MARK: View

  final override var reachesOverSafeArea: Bool { barPosition == .topAttached }

  open override func layoutSubviews() { appearanceChanged() }

  open override func didMoveToWindow() { setNeedsLayout() }

  /// Takes touches on all of its background, under the status bar too (C8).
  open override func point(inside point: Point) -> Bool { background.frame.contains(point) }
}
