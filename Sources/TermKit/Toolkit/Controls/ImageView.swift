import TermKitGraphics

/// A view that shows an image. UIKit's `UIImageView`.
///
/// An image whose rendering mode is `alwaysTemplate` is shown in the tint and follows it; all others in their own colours (I1, I2).
/// An animated one moves while it can be seen (I5). What of it does not count in layout does not count of the view (I4).
open class ImageView: View {
  /// The image shown; none unless given.
  public final var image: Image? { didSet { if image != oldValue { imageChanged() } } }
  /// The image shown while the view is highlighted; nil, as it is unless given, leaves the usual one.
  public final var highlightedImage: Image? { didSet { if highlightedImage != oldValue { imageChanged() } } }
  /// Shows the highlighted image, if there is one; false unless set.
  public final var isHighlighted = false { didSet { if isHighlighted != oldValue { imageChanged() } } }
  /// Where the image is in the view; `scaleToFill` unless set.
  public final var contentMode = ContentMode.scaleToFill {
    didSet {
      noteCustomization()
      if contentMode != oldValue { setNeedsDisplay() }
    }
  }

  /// Makes a view as large as its image.
  public init(image: Image? = nil, highlightedImage: Image? = nil) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: Rect(size: image?.size ?? .zero))
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    let label = shownImage?.accessibilityLabel
    return AccessibilityDefaults(isElement: label != nil, label: label, traits: .image)
  }

  private func imageChanged() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  /// The image that is to be seen now.
  private var shownImage: Image? { isHighlighted ? highlightedImage ?? image : image }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if shownImage?.renderingMode == .alwaysTemplate { setNeedsDisplay() }
  }

  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    let (before, now) = (shownImage?.resolved(for: previous ?? TraitCollection()), resolvedImage)
    if before?.size != now?.size || before?.alignmentRectInsets != now?.alignmentRectInsets {
      invalidateIntrinsicContentSize()
    }
  }

  private var resolvedImage: Image? { shownImage?.resolved(for: traitCollection) }

  open override var alignmentRectInsets: EdgeInsets { resolvedImage?.alignmentRectInsets ?? .zero }

  open override func sizeThatFits(_ size: Size) -> Size {
    let wanted = resolvedImage?.size ?? .zero
    return Size(width: min(size.width, wanted.width), height: min(size.height, wanted.height))
  }

  open override func draw(in canvas: inout Canvas) {
    guard let image = shownImage?.resolved(for: canvas.traits) else { return }
    canvas.draw(image, in: contentMode.place(of: image, in: bounds), usually: .alwaysOriginal)
  }
}

extension AppearanceProxy where Target: ImageView {
  /// Where images are in their views; `scaleToFill` unless set.
  public var contentMode: ContentMode {
    get { value() ?? .scaleToFill }
    nonmutating set { set(newValue) { $0.contentMode = $1 } }
  }
}
