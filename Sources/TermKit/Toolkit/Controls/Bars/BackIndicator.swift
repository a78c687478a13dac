import TermKitGraphics

/// The chevron of a back button, and what of a title is seen where it flows under it (B8).
struct BackIndicator: Equatable {
  /// What is drawn.
  let image: Image
  /// Opaque where titles are seen; as large as the image.
  let mask: Image

  /// A chevron, under which nothing is seen.
  static let standard = BackIndicator(
    image: Image(variants: [
      Image.Variant(Image("‹", attributes: .bold), glyphLevel: .braille), Image.Variant(Image("<")),
    ]),
    mask: Image(" "))

  /// The caller's own, which counts only if both images are given.
  init?(image: Image?, mask: Image?) {
    guard let image, let mask else { return nil }
    self.init(image: image, mask: mask)
  }

  private init(image: Image, mask: Image) {
    self.image = image
    self.mask = mask
  }

  /// The columns it takes.
  func size(_ traits: TraitCollection) -> Size { image.resolved(for: traits).size }

  /// Which columns of it, counted from its left edge, let titles be seen.
  func openColumns(_ traits: TraitCollection) -> [Bool] {
    let size = mask.resolved(for: traits).size
    if size.isEmpty { return [] }
    var canvas = Canvas(CellBuffer(size: size), traits: traits)
    canvas.draw(mask, at: .zero)
    let row = max(0, (size.height - 1) / 2)
    return (0..<size.width).map { x in
      let cell = canvas.cells[x, row]
      return !cell.isBlank || cell.background.alpha >= 128
    }
  }
}
