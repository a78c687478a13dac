extension Image {
  /// Where the cells of an image come from.
  enum Content: Hashable, Sendable {
    case cells(CellBuffer)
    case drawing(Drawing)

    var size: Size {
      switch self {
      case .cells(let buffer): buffer.size
      case .drawing(let drawing): drawing.size
      }
    }

    /// The cells as they are shown with some traits, from the cache if they are there.
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
      }
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

  /// What of an image keeps its size, and how the rest grows.
  struct Slicing: Hashable, Sendable {
    var capInsets: EdgeInsets
    var mode: ResizingMode
  }

  /// One of the variants of an image.
  struct Candidate: Hashable, Sendable {
    var content: Content
    var slicing: Slicing?
    var condition = Condition()
  }
}
