extension Canvas {
  /// Draws an image into a rectangle. A resizable image fills it. Any other image keeps its size, aligned at the top left, and is
  /// clipped at the edges.
  ///
  /// Without a tint the image has its own colours, or the colour that `Image.withTintColor(_:renderingMode:)` gave it. With a tint it is a
  /// stencil in that colour, unless its rendering mode is `alwaysOriginal`. The tint keeps the opacity of the replaced colours. Text on
  /// its own background is cut out of that background and stays legible.
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: The rectangle, in the canvas's coordinates.
  ///   - tint: The colour of the stencil. Defaults to nil, which means the image's own colours.
  ///   - attributes: Attributes added to the ink of a stencil, except that blocks are not underlined. Defaults to none.
  public mutating func draw(_ image: Image, in rect: Rect, tint: Color? = nil, attributes: TextAttributes = []) {
    let variant = image.variant(for: traits)
    draw(
      variant.content, variant.slicing, in: rect,
      tint: (image.renderingMode == .alwaysOriginal ? nil : tint) ?? image.ownTint, attributes: attributes,
      isOriginal: image.renderingMode == .alwaysOriginal,
      isFlipped: isFlipped(image))
  }

  func isFlipped(_ image: Image) -> Bool {
    image.flipsForRightToLeftLayoutDirection && traits.layoutDirection == .rightToLeft
  }

  /// Draws an image into a rectangle in its own rendering mode, or in a default mode if its own is `automatic`.
  ///
  ///     canvas.draw(background, in: bounds, usually: .alwaysOriginal)
  ///
  /// A template is drawn in the tint of the view that draws.
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: The rectangle, in the canvas's coordinates.
  ///   - mode: The rendering mode for images whose mode is `automatic`.
  public mutating func draw(_ image: Image, in rect: Rect, usually mode: Image.RenderingMode) {
    let mode = image.renderingMode == .automatic ? mode : image.renderingMode
    guard mode == .alwaysTemplate else { return draw(image, in: rect) }
    // Only dim is used. Bold, which marks text in the tint without colours, would look like dirt in a picture.
    let style = tintTextStyle()
    draw(image, in: rect, tint: style.foreground, attributes: style.attributes.intersection(.dim))
  }

  mutating func draw(
    _ content: Image.Content, _ slicing: Image.Slicing?, in rect: Rect, tint: Color? = nil,
    attributes: TextAttributes = [], isOriginal: Bool = false, isFlipped: Bool = false
  ) {
    let size = content.size
    let room = slicing == nil ? size : rect.size
    if isMirrored != isFlipped {
      return drawTurned(Rect(origin: rect.origin, size: room), within: rect) {
        $0.draw(
          content, slicing, in: rect, tint: tint, attributes: attributes, isOriginal: isOriginal,
          isFlipped: $0.isMirrored)
      }
    }
    let visible = Rect(origin: rect.origin, size: room).intersection(rect).intersection(clipBounds)
    if visible.isEmpty || size.isEmpty { return }
    let frame = shownFrame(of: content, in: rect)
    var cells = frame.cells(for: traits, cache: imageCache)
    // A closure has drawn with the same traits, and so what it drew is text.
    if omitsDrawings, case .cells = frame { cells = cells.withoutDrawings() }
    if let tint { cells = cells.stencil(in: tint, attributes: attributes, traits: traits) }
    // A palette of few colours replaces the colours of the image anyway.
    if isOriginal, traits.colorDepth.blends { cells = cells.withoutMinimumContrast() }
    let insets = slicing?.capInsets ?? .zero
    let mode = slicing?.mode ?? .tile
    let columns = ImageSlices(size.width, caps: (insets.left, insets.right), room: room.width, mode: mode)
    let rows = ImageSlices(size.height, caps: (insets.top, insets.bottom), room: room.height, mode: mode)
    let sources = (visible.minX..<visible.maxX).map { columns.source($0 - rect.minX) }
    for y in visible.minY..<visible.maxY {
      let row = rows.source(y - rect.minY)
      let place = Point(x: visible.minX, y: y)
      cells.buffer.withRow(row) { composite($0, sources, at: place, cells.kind) }
    }
  }

  // An image looks the same in a mirrored canvas, unless it is flipped.
  @inline(never)
  private mutating func drawTurned(_ area: Rect, within rect: Rect, _ body: (inout Canvas) -> Void) {
    with(clip: rect) { $0.withOppositeDirection(in: area, clips: true, body) }
  }

  /// Draws an image at its natural size.
  ///
  /// With a tint, the image is a stencil in that colour, unless its rendering mode is `alwaysOriginal`. Otherwise it has the colour of
  /// `withTintColor(_:renderingMode:)` or, without that, its own colours, even with the mode `alwaysTemplate`.
  /// - Parameters:
  ///   - image: The image.
  ///   - point: The position of its top-left cell, in the canvas's coordinates.
  ///   - tint: The colour of the stencil. Defaults to nil: no tint.
  ///   - attributes: Attributes added to the ink of a stencil. Block characters are not underlined, because that would change their
  ///     shape. Defaults to none.
  public mutating func draw(_ image: Image, at point: Point, tint: Color? = nil, attributes: TextAttributes = []) {
    let size = image.variant(for: traits).content.size
    draw(image, in: Rect(origin: point, size: size), tint: tint, attributes: attributes)
  }

  /// Returns the current frame of a content. If it is animated, the method records the time of the next frame.
  mutating func shownFrame(of content: Image.Content, in rect: Rect) -> Image.Content {
    guard case .animation(let animation) = content else { return content }
    guard let imagePlayer, !traits.reducesMotion else { return animation.frames[0] }
    let (index, due) = imagePlayer.frame(of: animation)
    if let due { noteNextFrame(at: due, in: rect) }
    return animation.frames[index]
  }

  /// The time of the frame that is drawn, in seconds of the application's clock. Nil in `View.drawHierarchy(in:)`, in the closure of an
  /// image, and in a canvas that the program makes.
  public var time: Double? { imagePlayer?.time }

  /// Marks a rectangle of the view that draws for drawing again after a time, for contents that move or show the time.
  ///
  ///     override func draw(in canvas: inout Canvas) {
  ///       let second = (canvas.time ?? 0).rounded(.down)
  ///       canvas.draw("\(Int(second))", at: .zero)
  ///       if let time = canvas.time { canvas.setNeedsDisplay(in: bounds, after: second + 1 - time) }
  ///     }
  ///
  /// Until then, the view must draw the same contents, because parts of it can be drawn again earlier. While the rectangle cannot be seen,
  /// there are no wake-ups. Does nothing if `time` is nil.
  /// - Parameters:
  ///   - rect: The rectangle, in the canvas's coordinates.
  ///   - delay: The time, in seconds. Less than a millisecond counts as a millisecond.
  public mutating func setNeedsDisplay(in rect: Rect, after delay: Double) {
    if let time { noteNextFrame(at: time + max(delay, 0.001), in: rect) }
  }

  private mutating func noteNextFrame(at due: Double, in rect: Rect) {
    let next = NextImageFrame(due: due, rect: rect.offset(by: origin))
    nextImageFrame = nextImageFrame?.joined(with: next) ?? next
  }

  /// Composites a row of an image. `sources` lists the columns of the image from left to right.
  ///
  /// Halves of wide glyphs without their other halves are drawn as blanks.
  mutating func composite(
    _ row: UnsafeBufferPointer<Cell>, _ sources: [Int], at point: Point, _ kind: ImageCells.Kind
  ) {
    let place = point + origin
    switch kind {
    case .solid:
      cells.overwrite(columns: place.x..<place.x + sources.count, row: place.y) { cells, _ in
        for index in cells.indices { cells[index] = row[sources[index]] }
      }
    case .narrow: cells.composite(row, sources, at: place, traits: traits)
    case .wide:
      for (index, source) in sources.enumerated() {
        var cell = row[source]
        if cell.width == 0, index > 0, sources[index - 1] == source - 1 { continue }
        let isWhole = cell.width == 2 && index + 1 < sources.count && sources[index + 1] == source + 1
        if cell.width != 1, !isWhole {
          hasCutWideGlyph = true
          (cell.glyph, cell.width) = (.blank, 1)
        }
        cells.composite(cell, x: place.x + index, y: place.y, traits: traits)
      }
    }
  }
}

/// The time and place of the next change of animated images.
package struct NextImageFrame: Hashable {
  /// The earliest time at which one of the images changes, in seconds.
  package var due: Double
  /// The union of the images' rectangles.
  package var rect: Rect

  package init(due: Double, rect: Rect) {
    self.due = due
    self.rect = rect
  }

  package func joined(with other: NextImageFrame) -> NextImageFrame {
    NextImageFrame(due: min(due, other.due), rect: rect.union(other.rect))
  }
}
