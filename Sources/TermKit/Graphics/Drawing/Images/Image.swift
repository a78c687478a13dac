/// A picture made of cells. UIKit's `UIImage`.
///
/// An image is a value: copies are cheap, and methods that change an image return a new one. It is drawn when it is shown, with the
/// characters that the terminal has. An image can have variants for less capable terminals, and the images of an app can be
/// files (`ImageCatalog`).
///
///     let star = Image("★", ascii: "*")
///     let disc = Image(size: Size(width: 4, height: 2)) { canvas in
///       canvas.fill(Path(ovalIn: Path.Frame(x: 0, y: 0, width: 4, height: 2)), with: .systemBlue)
///     }
///     let frame = Image("╭─╮\n│ │\n╰─╯").resizableImage(withCapInsets: EdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
public struct Image: Hashable, Sendable {
  /// Whether the image is shown in its own colours or as a stencil. Defaults to `.automatic`.
  public private(set) var renderingMode = RenderingMode.automatic
  /// The colour that replaces the image's own colours. Nil unless the image comes from `withTintColor(_:)`.
  private(set) var ownTint: Color?
  /// Whether the image is shown as its mirror image in an interface from right to left. Defaults to false.
  public private(set) var flipsForRightToLeftLayoutDirection = false
  /// The description of the image for screen readers, in the user's language. Defaults to nil, which marks decoration.
  public var accessibilityLabel: String?
  /// The variants of the image, at least one.
  private(set) var candidates: [Candidate]

  init(_ candidates: [Candidate]) {
    Contract.require(!candidates.isEmpty, "an image needs at least one variant")
    self.candidates = candidates
  }

  init(_ content: Content) {
    self.init([Candidate(content: content)])
  }

  /// Creates an image without cells. As a value of a property it means "no image", whereas nil means "the default image".
  public init() {
    self.init(.cells(CellBuffer(size: .zero)))
  }

  /// Creates an image that draws itself each time it is shown.
  ///
  /// The canvas is clear, has (0, 0) at its top left, and is clipped to the size. The closure may depend on `canvas.traits`, must draw
  /// the same for the same traits, and may be called any number of times.
  ///
  /// Images from different calls of this initializer are never equal. Keep an image that is shown repeatedly.
  /// - Parameters:
  ///   - size: The size of the image, in cells.
  ///   - draw: The closure that draws the image.
  /// - Precondition: The size is not negative.
  public init(size: Size, draw: @escaping @Sendable (inout Canvas) -> Void) {
    Contract.require(
      size.width >= 0 && size.height >= 0, "an image cannot have the negative size \(size.width)×\(size.height)")
    self.init(.drawing(Drawing(size: size, draw: draw)))
  }

  /// Creates an image of finished cells, for example a snapshot. Clear colours are transparent.
  public init(cells: CellBuffer) {
    self.init(.cells(cells))
  }

  /// Creates an image of a single colour.
  /// - Parameters:
  ///   - color: The colour.
  ///   - size: The size of the image, in cells. Defaults to 1×1.
  public init(color: Color, size: Size = Size(width: 1, height: 1)) {
    self.init(.cells(CellBuffer(size: size, filledWith: Cell(background: color))))
  }

  /// Returns an image with other cells. The rendering mode and the description stay.
  func withCandidates(_ candidates: [Candidate]) -> Image {
    with { $0.candidates = candidates }
  }

  private func with(_ change: (inout Image) -> Void) -> Image {
    var image = self
    change(&image)
    return image
  }

  /// The size of the image on the most capable terminal, in cells. If variants differ in size, use `resolved(for:)`.
  public var size: Size { variant(for: TraitCollection()).content.size }
}

// MARK: Rendering mode

extension Image {
  /// Whether an image keeps its own colours. UIKit's `UIImage.RenderingMode`.
  public enum RenderingMode: Hashable, Sendable, CaseIterable {
    /// The usual mode of the place: a template in bar items and similar places, original elsewhere.
    case automatic
    /// The image's own colours in all places.
    case alwaysOriginal
    /// A stencil in the tint in all places. `Canvas.draw(_:in:tint:attributes:)` draws a stencil only if it gets a tint.
    case alwaysTemplate
  }

  /// Returns the image with another rendering mode.
  public func withRenderingMode(_ mode: RenderingMode) -> Image {
    with { $0.renderingMode = mode }
  }

  /// Returns the image as a stencil in a colour, which replaces its own colours.
  ///
  /// As a template, the image is drawn in the tint of the view. To keep the colour everywhere, pass `.alwaysOriginal` as the mode.
  /// - Parameters:
  ///   - color: The colour of the stencil.
  ///   - mode: The rendering mode of the new image. Defaults to nil: the mode of this image.
  public func withTintColor(_ color: Color, renderingMode mode: RenderingMode? = nil) -> Image {
    with { ($0.renderingMode, $0.ownTint) = (mode ?? renderingMode, color) }
  }
}

// MARK: Direction

extension Image {
  /// Returns an image that is shown as its mirror image in an interface from right to left, such as an arrow to the next page. UIKit's
  /// method of the same name. All other images look the same in both directions.
  public func imageFlippedForRightToLeftLayoutDirection() -> Image {
    with { $0.flipsForRightToLeftLayoutDirection = true }
  }
}

// MARK: Resizing

extension Image {
  /// The way in which the middle of a resizable image grows. UIKit's `UIImage.ResizingMode`.
  public enum ResizingMode: Hashable, Sendable, CaseIterable {
    /// The middle is stretched: every cell is repeated beside itself.
    case stretch
    /// The middle is repeated as a whole, beginning at its top left.
    case tile
  }

  /// Returns a resizable image: drawn larger, its corners stay, its edges grow lengthwise, and its middle fills the rest. This
  /// applies to all variants. In a variant that is smaller than the insets, the edges are as much narrower as its middle needs.
  ///
  /// With insets of zero, the whole image is the middle. If the image is drawn smaller, the middle loses cells first, and then the edges
  /// lose their inner cells.
  /// - Parameters:
  ///   - insets: The widths of the edges, in cells.
  ///   - resizingMode: The resizing of the middle. Defaults to nil, which means `.stretch` for a middle of one cell and `.tile` for any other.
  /// - Precondition: The insets are not negative, and leave at least one column and one row in the middle of the image for the most capable
  ///   terminal.
  public func resizableImage(withCapInsets insets: EdgeInsets, resizingMode: ResizingMode? = nil) -> Image {
    Contract.require(
      insets.areNotNegative && insets.horizontal < max(1, size.width) && insets.vertical < max(1, size.height),
      "the cap insets (\(insets.text)) must leave a column and a row in the middle of an image of "
        + "\(size.width)×\(size.height) cells")
    return resizable(resizingMode) { insets.limited(to: Size(width: $0.width - 1, height: $0.height - 1)) }
  }

  /// Returns the image, made resizable if it is not: the middle column of each variant is stretched, and all other columns are edges.
  package var withMiddleColumn: Image {
    guard resizingMode == nil, size.width > 0 else { return self }
    return resizable(.stretch) { size in
      let left = (max(1, size.width) - 1) / 2
      return EdgeInsets(left: left, right: max(1, size.width) - 1 - left)
    }
  }

  /// Makes each variant resizable, with the edges for its size.
  private func resizable(_ resizingMode: ResizingMode?, edges: (Size) -> EdgeInsets) -> Image {
    var image = self
    for index in candidates.indices {
      let size = candidates[index].content.size
      let insets = edges(size)
      let middle = Rect(size: size).inset(by: insets).size
      let mode = resizingMode ?? (middle == Size(width: 1, height: 1) ? .stretch : .tile)
      image.candidates[index].slicing = Slicing(capInsets: insets, mode: mode)
    }
    return image
  }

  /// The edges that keep their size when the image is resized, on the most capable terminal. Zero if the image is not resizable.
  public var capInsets: EdgeInsets { variant(for: TraitCollection()).slicing?.capInsets ?? .zero }

  /// The resizing of the middle, on the most capable terminal. Nil if the image is not resizable.
  public var resizingMode: ResizingMode? { variant(for: TraitCollection()).slicing?.mode }
}

// MARK: Alignment

extension Image {
  /// Returns the image with edges that layout ignores, such as shadows and glows. This applies to all variants. UIKit's
  /// `withAlignmentRectInsets(_:)`.
  ///
  /// Stack views, bars and all callers of `View.alignmentRect(forFrame:)` align views by the part inside the insets. The image is drawn
  /// as a whole. Alignment insets and resizing can be combined in any order.
  /// - Parameter insets: The edges, in cells.
  /// - Precondition: The insets are not negative, and not larger than the image for the most capable terminal. For a smaller variant, they
  ///   are limited to its size.
  public func withAlignmentRectInsets(_ insets: EdgeInsets) -> Image {
    Contract.require(insets.areNotNegative, "alignment insets cannot be negative: \(insets.text)")
    Contract.require(
      insets.horizontal <= size.width && insets.vertical <= size.height,
      "the alignment insets (\(insets.text)) are larger than an image of \(size.width)×\(size.height) cells")
    var image = self
    for index in candidates.indices {
      image.candidates[index].alignmentRectInsets = insets.limited(to: candidates[index].content.size)
    }
    return image
  }

  /// The edges that layout ignores, on the most capable terminal. Defaults to zero.
  public var alignmentRectInsets: EdgeInsets { variant(for: TraitCollection()).alignmentRectInsets }

  /// Returns the frame of the whole image when the part that counts in layout is centred in a rectangle.
  package func frame(centeredIn area: Rect) -> Rect {
    let insets = alignmentRectInsets
    let inner = area.centered(Rect(size: size).inset(by: insets).size)
    return Rect(origin: inner.origin - Point(x: insets.left, y: insets.top), size: size)
  }
}

// MARK: Transparency

extension Image {
  /// Returns true if some of the content beneath the image shows through.
  ///
  /// The method draws the image to find out. Keep the result. An animated image is transparent if one of its frames is.
  /// - Parameter traits: The traits to draw with. Defaults to the most capable terminal.
  public func hasTransparency(for traits: TraitCollection = TraitCollection()) -> Bool {
    variant(for: traits).content.frames.contains { !$0.cells(for: traits, cache: nil).isOpaque }
  }
}

extension EdgeInsets {
  /// The insets, made smaller where they are larger than a size: right before left, and bottom before top.
  fileprivate func limited(to size: Size) -> EdgeInsets {
    let (left, top) = (min(left, max(0, size.width)), min(top, max(0, size.height)))
    return EdgeInsets(
      top: top, left: left, bottom: min(bottom, max(0, size.height - top)), right: min(right, max(0, size.width - left))
    )
  }
}
