import TermKitGraphics

/// The chevron of a back button, and the mask that shows and hides titles that pass under it (B8).
struct BackIndicator: Equatable {
  /// The image of the chevron.
  let image: Image
  /// The mask: titles are visible in its opaque columns. It has the size of the image.
  let mask: Image

  /// A chevron that hides the titles under it.
  static let standard = BackIndicator(
    image: Image(variants: [
      Image.Variant(Image("‹", attributes: .bold), glyphLevel: .braille), Image.Variant(Image("<")),
    ]),
    mask: Image(" "))

  /// Creates an indicator from the application's images. Returns nil unless both are given.
  init?(image: Image?, mask: Image?) {
    guard let image, let mask else { return nil }
    self.init(image: image, mask: mask)
  }

  private init(image: Image, mask: Image) {
    self.image = image
    self.mask = mask
  }

  /// Returns the size of the chevron.
  func size(_ traits: TraitCollection) -> Size { image.resolved(for: traits).size }

  /// Returns which columns, counted from the left edge of the chevron, show the titles under them: the opaque columns of the mask, except
  /// where the chevron is in front of the title.
  func openColumns(_ traits: TraitCollection) -> [Bool] {
    let chevron = Self.opaqueColumns(of: image, traits)
    return Self.opaqueColumns(of: mask, traits).enumerated().map { x, isOpen in
      isOpen && !(x < chevron.count && chevron[x])
    }
  }

  // Returns which columns of an image are opaque in the row of the titles.
  private static func opaqueColumns(of image: Image, _ traits: TraitCollection) -> [Bool] {
    let size = image.resolved(for: traits).size
    if size.isEmpty { return [] }
    var canvas = Canvas(CellBuffer(size: size), traits: traits)
    canvas.draw(image, at: .zero)
    let row = max(0, (size.height - 1) / 2)
    return (0..<size.width).map { x in
      let cell = canvas.cells[x, row]
      return !cell.isBlank || cell.background.alpha >= 128
    }
  }
}
