extension Image {
  /// Where the cells of an image come from.
  enum Content: Hashable, Sendable {
    case cells(CellBuffer)
    case drawing(Drawing)
    case animation(Animation)

    var size: Size {
      switch self {
      case .cells(let buffer): buffer.size
      case .drawing(let drawing): drawing.size
      case .animation(let animation): animation.frames[0].size
      }
    }

    /// The cells as they are shown with some traits, from the cache if they are there; of an animation those of its first frame.
    func cells(for traits: TraitCollection, cache: ImageCache?) -> ImageCells {
      switch self {
      case .cells(let buffer): return ImageCells(buffer, traits: traits)
      case .drawing(let drawing):
        if let known = cache?.cells(of: drawing, traits) { return known }
        var canvas = Canvas(CellBuffer(size: drawing.size), traits: traits)
        canvas.imageCache = cache
        drawing.draw(&canvas)
        let cells = ImageCells(canvas.buffer, traits: traits)
        cache?.keep(cells, of: drawing, traits)
        return cells
      case .animation(let animation): return animation.frames[0].cells(for: traits, cache: cache)
      }
    }

    /// What is shown one after the other: the content itself, unless it is animated.
    var frames: [Content] {
      if case .animation(let animation) = self { animation.frames } else { [self] }
    }
  }

  /// A closure that draws, with an identity, since closures cannot be compared.
  final class Drawing: Hashable, Sendable {
    let size: Size
    let draw: @Sendable (inout Canvas) -> Void

    init(size: Size, draw: @escaping @Sendable (inout Canvas) -> Void) {
      self.size = size
      self.draw = draw
    }

    static func == (left: Drawing, right: Drawing) -> Bool { left === right }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// Contents that take turns (I5), with an identity, by which those who play them know how far they are.
  final class Animation: Hashable, Sendable {
    /// Those shown one after the other, none of them animated; at least one, and all of one size.
    let frames: [Content]
    /// The seconds that all of them take together.
    let duration: Double

    init(_ frames: [Content], duration: Double) {
      self.frames = frames
      self.duration = duration
    }

    static func == (left: Animation, right: Animation) -> Bool {
      left === right || left.duration == right.duration && left.frames == right.frames
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(frames)
      hasher.combine(duration)
    }
  }

  /// What of an image keeps its size, and how the rest grows.
  struct Slicing: Hashable, Sendable {
    var capInsets: EdgeInsets
    var mode: ResizingMode

    /// The whole image, again and again.
    static let tiles = Slicing(capInsets: .zero, mode: .tile)
  }

  /// One of the variants of an image.
  struct Candidate: Hashable, Sendable {
    var content: Content
    var slicing: Slicing?
    var alignmentRectInsets = EdgeInsets.zero
    var condition = Condition()
  }
}
