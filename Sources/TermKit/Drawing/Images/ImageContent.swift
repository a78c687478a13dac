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
