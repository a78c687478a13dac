import TermKitGraphics
import TermKitViews

/// A view that shows an image. UIKit's `UIImageView`.
///
/// An image whose rendering mode is `alwaysTemplate` is shown in the tint; any other image is shown in its own colours. An
/// animated image plays while it is visible. The view has the alignment insets of its image.
open class ImageView: View {
  /// The image. Defaults to nil.
  open var image: Image? { didSet { if image != oldValue { imageChanged() } } }
  /// The image shown while `isHighlighted` is true. Defaults to nil, which shows `image`.
  ///
  /// Unlike in UIKit, cells do not highlight their image views.
  public final var highlightedImage: Image? { didSet { if highlightedImage != oldValue { imageChanged() } } }
  /// Whether the view shows `highlightedImage`, if there is one. Defaults to false. Only the program changes it.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { imageChanged() } } }
  /// How the view places its image. Defaults to `scaleToFill`: a resizable image fills the view, and any other image is centred at its own
  /// size.
  public final var contentMode = ContentMode.scaleToFill {
    didSet {
      noteCustomization()
      if contentMode != oldValue { setNeedsDisplay() }
    }
  }

  /// Creates a view of the size of its image. Without an image, the frame is empty.
  /// - Parameters:
  ///   - image: The image. Defaults to nil.
  ///   - highlightedImage: The image shown while the view is highlighted. Defaults to nil.
  public init(image: Image? = nil, highlightedImage: Image? = nil) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: Rect(size: image?.size ?? .zero))
  }

  /// Creates a view without an image, with a frame in its superview's coordinates.
  public override init(frame: Rect) { super.init(frame: frame) }

  open override var accessibilityDefaults: AccessibilityDefaults {
    let label = shownImage?.accessibilityLabel
    return AccessibilityDefaults(isElement: label != nil, label: label, traits: .image)
  }

  private func imageChanged() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
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
  /// The position of images in their views. Defaults to `scaleToFill`.
  public var contentMode: ContentMode {
    get { value() ?? .scaleToFill }
    nonmutating set { set(newValue) { $0.contentMode = $1 } }
  }
}
