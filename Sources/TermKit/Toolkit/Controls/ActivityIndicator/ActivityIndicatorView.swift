import TermKitGraphics
@_spi(TermKit) import TermKitViews

/// A turning wheel, which shows that a task of unknown length is under way. UIKit's `UIActivityIndicatorView`.
///
///     let wheel = ActivityIndicatorView(style: .medium)
///     wheel.startAnimating()
///
/// While the wheel cannot be seen, it needs no frames. With reduced motion, it stands still.
open class ActivityIndicatorView: View {
  /// The size of an activity indicator. UIKit's `UIActivityIndicatorView.Style`.
  public enum Style: Hashable, Sendable, CaseIterable {
    /// Two columns and one row.
    case medium
    /// Four columns and two rows. If there is no room for them, the medium wheel is shown.
    case large
  }

  /// The size of the wheel. Defaults to `.medium`.
  public final var style = Style.medium { didSet { if style != oldValue { sizeMayHaveChanged() } } }

  /// The colour of the wheel. Defaults to nil, which means grey.
  public final var color: Color? { didSet { noteCustomization(changes: color != oldValue) } }

  /// Whether the view is hidden while the wheel stands still. Defaults to true.
  ///
  /// If true, the view sets its own `isHidden` whenever the wheel starts or stops. Changing this property while the wheel stands still
  /// hides or shows the view at once.
  public final var hidesWhenStopped = true {
    didSet { if hidesWhenStopped != oldValue, !isAnimating { isHidden = hidesWhenStopped } }
  }

  /// Whether `startAnimating()` was called, and not `stopAnimating()` since. Defaults to false.
  public private(set) final var isAnimating = false

  /// Creates an activity indicator of the size of its wheel, which stands still and is hidden.
  /// - Parameter style: The size of the wheel.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    frame.size = intrinsicContentSize
  }

  /// Creates a medium activity indicator, which stands still and is hidden, with a frame in its superview's coordinates.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Turns the wheel, and shows the view if `hidesWhenStopped` is true. Does nothing if the wheel turns already. Calls are not counted: one
  /// `stopAnimating()` stops the wheel.
  public final func startAnimating() { setAnimating(true) }

  /// Stops the wheel, and hides the view if `hidesWhenStopped` is true. Does nothing if the wheel stands still.
  public final func stopAnimating() { setAnimating(false) }

  private func setAnimating(_ isAnimating: Bool) {
    guard isAnimating != self.isAnimating else { return }
    self.isAnimating = isAnimating
    setNeedsDisplay()
    if hidesWhenStopped { isHidden = !isAnimating }
  }

  @_spi(TermKit) open override var inspectedProperties: [InspectedProperty] {
    super.inspectedProperties.adding(
      of: self, ("color", \ActivityIndicatorView.color), ("hidesWhenStopped", \.hidesWhenStopped))
  }

  open override var accessibilityDefaults: AccessibilityDefaults {
    let strings = traitCollection.strings
    return AccessibilityDefaults(
      isElement: true, label: isAnimating ? strings.inProgress : strings.progressHalted, traits: .updatesFrequently)
  }

  /// The size of the wheel in the present style.
  public final override var intrinsicContentSize: Size { sizeThatFits(.unlimited) }

  /// Returns the size of the wheel in the present style, but at most the offered size.
  open override func sizeThatFits(_ size: Size) -> Size { image(in: size).size.limited(to: size) }

  private func image(in size: Size) -> Image {
    let (large, isLarge) = (SpinnerImages.large, style == .large)
    return isLarge && size.width >= large.size.width && size.height >= large.size.height ? large : SpinnerImages.medium
  }

  /// Draws the wheel in the middle of the view.
  open override func draw(in canvas: inout Canvas) {
    let wheel = image(in: bounds.size).resolved(for: canvas.traits)
    let shown = isAnimating ? wheel : wheel.images?.first ?? wheel
    canvas.draw(shown, in: bounds.centered(shown.size), tint: color ?? Color(white: 0.5))
  }
}

extension AppearanceProxy where Target: ActivityIndicatorView {
  /// The colour of the wheel. Defaults to nil, which means grey.
  public var color: Color? {
    get { value() ?? nil }
    nonmutating set { set(newValue) { $0.color = $1 } }
  }
}
