extension Image {
  /// The source of an image's cells.
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

    /// Returns the cells for some traits, from the cache if possible. For an animation these are the cells of its first frame.
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

    /// The frames of an animation. For other contents the content itself.
    var frames: [Content] {
      if case .animation(let animation) = self { animation.frames } else { [self] }
    }
  }

  /// A closure that draws. It has an identity, because closures cannot be compared.
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

  /// The frames of an animated image (I5). An `ImagePlayer` tracks the progress of equal animations together.
  final class Animation: Hashable, Sendable {
    /// The frames, at least one. They are not animated and have the same size.
    let frames: [Content]
    /// The duration of all frames together, in seconds.
    let duration: Double
    // Computed once, because an `ImagePlayer` looks animations up in every frame of the screen.
    private let hash: Int

    init(_ frames: [Content], duration: Double) {
      self.frames = frames
      self.duration = duration
      var hasher = Hasher()
      hasher.combine(frames)
      hasher.combine(duration)
      hash = hasher.finalize()
    }

    static func == (left: Animation, right: Animation) -> Bool {
      left === right || left.hash == right.hash && left.duration == right.duration && left.frames == right.frames
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }

  /// The edges of an image that keep their size, and the resizing of the middle.
  struct Slicing: Hashable, Sendable {
    var capInsets: EdgeInsets
    var mode: ResizingMode

    /// The slicing that repeats the whole image.
    static let tiles = Slicing(capInsets: .zero, mode: .tile)
  }

  struct Candidate: Hashable, Sendable {
    var content: Content
    var slicing: Slicing?
    var alignmentRectInsets = EdgeInsets.zero
    var condition = Condition()
  }
}
