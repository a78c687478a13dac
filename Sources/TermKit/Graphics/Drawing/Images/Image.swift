/// A picture made of cells. UIKit's `UIImage`.
///
/// A value: copies are cheap, and what changes an image answers another one. It is drawn when it is shown, by what the terminal can
/// show (I6), so paths in it choose their characters themselves; there may be variants for poorer terminals too (I8), and images of an
/// app may be files (`ImageCatalog`).
///
///     let star = Image("★", ascii: "*")
///     let disc = Image(size: Size(width: 4, height: 2)) { canvas in
///       canvas.fill(Path(ovalIn: Path.Frame(x: 0, y: 0, width: 4, height: 2)), with: .systemBlue)
///     }
///     let frame = Image("╭─╮\n│ │\n╰─╯").resizableImage(withCapInsets: EdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
public struct Image: Hashable, Sendable {
  /// Whether it is shown in its own colours or as a stencil; `automatic` unless changed (I1).
  public private(set) var renderingMode = RenderingMode.automatic
  /// What it shows, for those who do not see it, in the person's language; nil, as it is unless set, for what is mere decoration (X1).
  public var accessibilityLabel: String?
  /// What there is to choose from; at least one.
  private(set) var candidates: [Candidate]

  init(_ candidates: [Candidate]) {
    Contract.require(!candidates.isEmpty, "an image needs at least one variant")
    self.candidates = candidates
  }

  init(_ content: Content) {
    self.init([Candidate(content: content)])
  }

  /// Makes an image without any cells: where one is set it stands for "none at all", while nil stands for "the usual one".
  public init() {
    self.init(.cells(CellBuffer(size: .zero)))
  }

  /// Makes an image that draws itself each time it is shown (I6), on a clear canvas with (0, 0) at its top left, clipped to its size.
  ///
  /// The closure chooses by `canvas.traits`, must draw the same for the same traits, and may be called any number of times. Images drawn
  /// by different calls of this initializer differ, whatever they draw: keep the image where it is shown again.
  public init(size: Size, draw: @escaping @Sendable (inout Canvas) -> Void) {
    Contract.require(
      size.width >= 0 && size.height >= 0, "an image has no negative size such as \(size.width)×\(size.height)")
    self.init(.drawing(Drawing(size: size, draw: draw)))
  }

  /// Makes an image of cells as they are, a snapshot for example. A clear colour is nothing at all: what lies beneath shows.
  public init(cells: CellBuffer) {
    self.init(.cells(cells))
  }

  /// Makes an image all in one colour, of one cell unless told otherwise.
  public init(color: Color, size: Size = Size(width: 1, height: 1)) {
    self.init(.cells(CellBuffer(size: size, filledWith: Cell(background: color))))
  }

  /// How many columns and rows it takes where its best variant is shown; where variants differ, ask `resolved(for:)`.
  public var size: Size { variant(for: TraitCollection()).content.size }
}

// MARK: Rendering mode

extension Image {
  /// Whether an image keeps its own colours (I1). UIKit's `UIImage.RenderingMode`.
  public enum RenderingMode: Hashable, Sendable, CaseIterable {
    /// As is usual where it is shown: a template in bar items and the like, original elsewhere.
    case automatic
    /// In its own colours, everywhere.
    case alwaysOriginal
    /// As a stencil in the tint, everywhere (I2).
    case alwaysTemplate
  }

  /// The same image with another rendering mode.
  public func withRenderingMode(_ mode: RenderingMode) -> Image {
    var image = self
    image.renderingMode = mode
    return image
  }
}

// MARK: Resizing

extension Image {
  /// How the middle of a resizable image fills more room than it has (I3). UIKit's `UIImage.ResizingMode`.
  public enum ResizingMode: Hashable, Sendable, CaseIterable {
    /// Every cell is repeated in its place.
    case stretch
    /// The middle is repeated as a whole, beginning at its top left.
    case tile
  }

  /// The same image made resizable: drawn into more room its corners stay, its edges grow along themselves, and its middle fills the
  /// rest (I3). All its variants become so.
  ///
  /// Without a mode the middle is stretched if it is one cell, else tiled. At least a column and a row must be left in the middle;
  /// insets of zero repeat the whole image. Drawn into less room, cells are left out of the middle first, then from the insides of the
  /// edges.
  public func resizableImage(withCapInsets insets: EdgeInsets, resizingMode: ResizingMode? = nil) -> Image {
    var image = self
    for index in candidates.indices {
      let size = candidates[index].content.size
      Contract.require(
        insets.top >= 0 && insets.left >= 0 && insets.bottom >= 0 && insets.right >= 0
          && insets.horizontal < max(1, size.width) && insets.vertical < max(1, size.height),
        "the cap insets (top \(insets.top), left \(insets.left), bottom \(insets.bottom), right \(insets.right)) must leave "
          + "a column and a row in the middle of an image of \(size.width)×\(size.height) cells")
      let middle = Rect(size: size).inset(by: insets).size
      let mode = resizingMode ?? (middle == Size(width: 1, height: 1) ? .stretch : .tile)
      image.candidates[index].slicing = Slicing(capInsets: insets, mode: mode)
    }
    return image
  }

  /// The edges that keep their size when it is resized; zero for images that are not resizable.
  public var capInsets: EdgeInsets { variant(for: TraitCollection()).slicing?.capInsets ?? .zero }

  /// How the middle is resized; nil for images that are not resizable.
  public var resizingMode: ResizingMode? { variant(for: TraitCollection()).slicing?.mode }
}

// MARK: Alignment

extension Image {
  /// The same image with edges that do not count in layout: shadows and glows (I4). All its variants get them. UIKit's
  /// `withAlignmentRectInsets(_:)`.
  ///
  /// What is left inside is what views line up by: stack views, bars and all who ask `View.alignmentRect(forFrame:)`. The image is
  /// drawn as a whole. It combines with being resizable in either order.
  public func withAlignmentRectInsets(_ insets: EdgeInsets) -> Image {
    Contract.require(
      insets.top >= 0 && insets.left >= 0 && insets.bottom >= 0 && insets.right >= 0,
      "alignment insets are not negative: top \(insets.top), left \(insets.left), bottom \(insets.bottom), right "
        + "\(insets.right)")
    var image = self
    for index in candidates.indices {
      let size = candidates[index].content.size
      Contract.require(
        insets.horizontal <= size.width && insets.vertical <= size.height,
        "the alignment insets (top \(insets.top), left \(insets.left), bottom \(insets.bottom), right \(insets.right)) "
          + "are larger than an image of \(size.width)×\(size.height) cells")
      image.candidates[index].alignmentRectInsets = insets
    }
    return image
  }

  /// The edges that do not count in layout where its best variant is shown; none unless set.
  public var alignmentRectInsets: EdgeInsets { variant(for: TraitCollection()).alignmentRectInsets }

  /// Where the image is as a whole when what counts of it is in the middle of a rectangle.
  package func frame(centeredIn area: Rect) -> Rect {
    let insets = alignmentRectInsets
    let inner = area.centered(Rect(size: size).inset(by: insets).size)
    return Rect(origin: inner.origin - Point(x: insets.left, y: insets.top), size: size)
  }
}

// MARK: Transparency

extension Image {
  /// True when something of what lies beneath shows through (B4), as the image is drawn with some traits, the best unless given.
  ///
  /// It is drawn to find out: keep the answer. An animated image has it if one of its frames does.
  public func hasTransparency(for traits: TraitCollection = TraitCollection()) -> Bool {
    variant(for: traits).content.frames.contains { !$0.cells(for: traits, cache: nil).isOpaque }
  }
}
