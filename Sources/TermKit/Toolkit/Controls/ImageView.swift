import TermKitGraphics
@_spi(TermKit) import TermKitViews

/// A view that shows an image. UIKit's `UIImageView`.
///
/// An image whose rendering mode is `alwaysTemplate` is shown in the tint; any other image is shown in its own colours. An
/// animated image plays while it is visible. The view has the alignment insets of its image.
open class ImageView: View {
  /// The image. Defaults to nil.
  open var image: Image? { didSet { if image != oldValue { sizeMayHaveChanged() } } }
  /// The image shown while `isHighlighted` is true. Defaults to nil, which shows `image`.
  ///
  /// Unlike in UIKit, cells do not highlight their image views.
  public final var highlightedImage: Image? { didSet { if highlightedImage != oldValue { sizeMayHaveChanged() } } }
  /// Whether the view shows `highlightedImage`, if there is one. Defaults to false. Only the program changes it.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { sizeMayHaveChanged() } } }
  /// How the view places its image. Defaults to `scaleToFill`: a resizable image fills the view, and any other one is centred.
  public final var contentMode = ContentMode.scaleToFill {
    didSet { noteCustomization(changes: contentMode != oldValue) }
  }

  /// Creates a view of the size of its `image`, with a `highlightedImage` to show while it is highlighted. Both default to nil. Without an
  /// image, the frame is empty.
  public init(image: Image? = nil, highlightedImage: Image? = nil) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: Rect(size: image?.size ?? .zero))
  }

  /// Creates a view without an image, with a frame in its superview's coordinates.
  public override init(frame: Rect) { super.init(frame: frame) }

  @_spi(TermKit) open override var inspectedProperties: [InspectedProperty] {
    super.inspectedProperties.adding(
      of: self, ("isHighlighted", \ImageView.isHighlighted), ("contentMode", \.contentMode))
  }

  open override var accessibilityDefaults: AccessibilityDefaults {
    let label = shownImage?.accessibilityLabel
    return AccessibilityDefaults(isElement: label != nil, label: label, traits: .image)
  }

  /// The image shown at present.
  private var shownImage: Image? { isHighlighted ? highlightedImage ?? image : image }

  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    let (before, now) = (shownImage?.resolved(for: previous ?? TraitCollection()), resolvedImage)
    if before?.size != now?.size || before?.alignmentRectInsets != now?.alignmentRectInsets {
      invalidateIntrinsicContentSize()
    }
  }

  private var resolvedImage: Image? { shownImage?.resolved(for: traitCollection) }

  open override var alignmentRectInsets: EdgeInsets { resolvedImage?.alignmentRectInsets ?? .zero }

  /// The size that fits unlimited room. To change it, override `sizeThatFits(_:)`.
  public final override var intrinsicContentSize: Size { sizeThatFits(.unlimited) }

  open override func sizeThatFits(_ size: Size) -> Size { (resolvedImage?.size ?? .zero).limited(to: size) }

  open override func draw(in canvas: inout Canvas) {
    guard let image = shownImage?.resolved(for: canvas.traits) else { return }
    let isLabelled = accessibilityLabel.map { !$0.isEmpty && $0.columns <= bounds.width } ?? false
    if isLabelled, canvas.drawSpokenValue(of: self, in: bounds) { return }
    canvas.draw(image, in: contentMode.place(of: image, in: bounds), usually: .alwaysOriginal)
  }
}

extension AppearanceProxy where Target: ImageView {
  /// The position of images in their views. Defaults to `scaleToFill`.
  public var contentMode: ContentMode {
    get { value() ?? .scaleToFill }
    nonmutating set { set(newValue) { $0.contentMode = $1 } }
  }
}

extension Canvas {
  /// Draws an image in its own colours, or a template in a colour. If the colour is nil, the template is drawn in the tint.
  mutating func draw(_ image: Image, in rect: Rect, templateColor color: Color?) {
    if let color, image.renderingMode == .alwaysTemplate { return draw(image, in: rect, tint: color) }
    draw(image, in: rect, usually: .alwaysOriginal)
  }
}
