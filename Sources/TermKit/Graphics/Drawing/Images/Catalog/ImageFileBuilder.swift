/// A builder that creates the image of a parsed text and reports missing parts.
struct ImageFileBuilder {
  private let file: ImageFile

  init(_ file: ImageFile) { self.file = file }

  private func fault(_ line: Int, _ reason: String, _ remedy: String) -> ImageCatalogError {
    .malformed(file: file.path, line: line, reason: reason, remedy: remedy)
  }

  /// Returns the image that the text describes.
  func image() throws(ImageCatalogError) -> Image {
    guard let first = file.variants.first else {
      throw fault(1, "there is no picture", "Write rows between bars, such as |*|")
    }
    var candidates: [Image.Candidate] = []
    for (index, variant) in file.variants.enumerated() {
      try requireNew(variant, after: file.variants[..<index])
      var candidate = try image(variant).candidates[0]
      candidate.condition = variant.condition
      candidates.append(candidate)
    }
    try requireUse(ofDuration: first)
    let image = Image(candidates)
    try requireASCIIVariant(of: image, line: first.line)
    return image.withRenderingMode(file.renderingMode ?? .automatic)
  }

  private func requireNew(
    _ variant: ImageFile.Variant, after others: ArraySlice<ImageFile.Variant>
  ) throws(ImageCatalogError) {
    guard let same = others.first(where: { $0.condition == variant.condition }) else { return }
    throw fault(
      variant.line, "this variant is for the same terminals as the one in line \(same.line)",
      "Keep one of the two, or put \"frame\" between their pictures to animate them")
  }

  private func requireUse(ofDuration first: ImageFile.Variant) throws(ImageCatalogError) {
    for variant in file.variants {
      guard let line = variant.settings.lines["duration"] else { continue }
      let isAlone = line < first.line ? file.variants.allSatisfy { $0.frames.count < 2 } : variant.frames.count < 2
      if !isAlone { continue }
      throw fault(
        line, "there is a duration, but only one frame",
        "Put \"frame\" and the next picture below the first one, or remove the duration")
    }
  }

  // An ASCII terminal needs a picture for every combination of size classes and colours.
  private func requireASCIIVariant(of image: Image, line: Int) throws(ImageCatalogError) {
    for (horizontal, width) in [(SizeClass.regular, "regular-width"), (.compact, "compact-width")] {
      for (vertical, height) in [(SizeClass.regular, "regular-height"), (.compact, "compact-height")] {
        for (style, name) in [(UserInterfaceStyle.light, "light"), (.dark, "dark")] {
          let traits = TraitCollection(
            glyphLevel: .ascii, horizontalSizeClass: horizontal, verticalSizeClass: vertical, userInterfaceStyle: style)
          if image.variant(for: traits).condition.rank(for: traits) >= 0 { continue }
          throw fault(
            line, "there is no ASCII picture for \(width), \(height) and \(name)",
            "Add a line \"variant ascii\" with ASCII rows below it")
        }
      }
    }
  }
}

// MARK: Variants

extension ImageFileBuilder {
  private func image(_ variant: ImageFile.Variant) throws(ImageCatalogError) -> Image {
    var frames: [CellBuffer] = []
    for frame in variant.frames {
      let cells = try cells(frame, variant)
      if let first = frames.first, cells.size != first.size {
        throw fault(
          frame.line,
          "this frame has \(cells.size.width)×\(cells.size.height) cells, but the first frame of the variant "
            + "has \(first.size.width)×\(first.size.height)",
          "Make all frames of a variant the same size; blanks count")
      }
      frames.append(cells)
    }
    let settings = variant.settings
    var image = Image(cells: frames[0])
    if frames.count > 1 {
      guard let duration = settings.duration else {
        throw fault(
          variant.frames[1].line, "there are \(frames.count) frames, but no duration",
          "Add a line such as \"duration 0.6\" above the first variant")
      }
      image = Image.animatedImage(with: frames.map { Image(cells: $0) }, duration: duration)
    }
    return try sliced(image, settings)
  }

  private func sliced(_ image: Image, _ settings: ImageFileSettings) throws(ImageCatalogError) -> Image {
    var (result, size) = (image, image.size)
    if settings.caps != nil || settings.resizing != nil {
      let caps = settings.caps ?? .zero
      guard caps.horizontal < size.width, caps.vertical < size.height else {
        throw fault(
          settings.lines["caps", default: 1],
          "the caps leave no slice in the middle of a picture of \(size.width)×\(size.height) cells",
          "Leave a column and a row, or give the variant a larger picture or its own caps")
      }
      result = result.resizableImage(withCapInsets: caps, resizingMode: settings.resizing)
    }
    let alignment = settings.alignment
    guard alignment.horizontal <= size.width, alignment.vertical <= size.height else {
      throw fault(
        settings.lines["alignment", default: 1],
        "the alignment leaves nothing of a picture of \(size.width)×\(size.height) cells",
        "Count only shadows and similar edges, or give the variant its own alignment")
    }
    return result.withAlignmentRectInsets(alignment)
  }
}

// MARK: Frames

extension ImageFileBuilder {
  private func cells(_ frame: ImageFile.Frame, _ variant: ImageFile.Variant) throws(ImageCatalogError) -> CellBuffer {
    guard let rows = frame.layers[.picture], let first = rows.first else {
      throw fault(frame.line, "there is no picture below this line", "Write rows between bars, such as |*|")
    }
    let width = first.text.columns
    guard width > 0 else {
      throw fault(first.line, "there is nothing between the bars", "Write at least one column, such as | |")
    }
    for row in rows {
      try requireWidth(width, row, of: "the picture's first row (line \(first.line))")
      try requireShowable(row, variant.condition.glyphLevel)
    }
    let size = Size(width: width, height: rows.count)
    let front = try colors(.foreground, of: frame, size, variant.settings)
    let back = try colors(.background, of: frame, size, variant.settings)
    return CellBuffer(rows.map(\.text).joined(separator: "\n")) { x, y in
      TextStyle(
        foreground: front?[y][x] ?? .black, background: back?[y][x] ?? .clear, attributes: variant.settings.attributes)
    }
  }

  private func requireWidth(
    _ width: Int, _ row: ImageFile.Rows.Element, of what: String
  ) throws(ImageCatalogError) {
    guard row.text.columns != width else { return }
    throw fault(
      row.line, "the row has \(row.text.columns.counted("column")), but \(what) has \(width)",
      "Make all rows of a picture the same width; blanks count")
  }

  private func requireShowable(_ row: ImageFile.Rows.Element, _ level: GlyphLevel) throws(ImageCatalogError) {
    guard let bad = row.text.unicodeScalars.first(where: { !level.shows($0) }) else { return }
    let (name, next) = level == .ascii ? ("ascii", "blocks or braille") : ("blocks", "braille")
    throw fault(
      row.line, "a terminal with the glyph level \(name) cannot show \"\(bad)\"",
      "Use it in a variant for \(next), and something similar here")
  }

  // Returns the colour of each cell, with nil for blanks, or nil for all cells if the layer is missing.
  private func colors(
    _ layer: ImageFile.Layer, of frame: ImageFile.Frame, _ size: Size, _ settings: ImageFileSettings
  ) throws(ImageCatalogError) -> [[Color?]]? {
    guard let rows = frame.layers[layer], let last = rows.last else { return nil }
    guard rows.count == size.height else {
      throw fault(
        last.line, "the \(layer.rawValue) has \(rows.count.counted("row")), but the picture has \(size.height)",
        "Write the same number of rows for both")
    }
    var result: [[Color?]] = []
    for row in rows {
      try requireWidth(size.width, row, of: "the picture")
      result.append(try colors(row, settings))
    }
    return result
  }

  private func colors(
    _ row: ImageFile.Rows.Element, _ settings: ImageFileSettings
  ) throws(ImageCatalogError) -> [Color?] {
    var colors: [Color?] = []
    for letter in row.text {
      guard letter == " " || settings.colors[letter] != nil else {
        throw fault(
          row.line, "the letter \"\(letter)\" in column \(colors.count + 1) has no colour",
          "Add a line such as \"color \(letter) #FF2600\" above the picture")
      }
      colors.append(settings.colors[letter])
    }
    return colors
  }
}

extension GlyphLevel {
  /// Returns true if terminals of this level, and richer ones, can show a character.
  func shows(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .ascii: (0x20...0x7E).contains(scalar.value)
    case .blocks: scalar.isASCII || Self.consoleCharacters.contains(scalar)
    case .braille: true
    }
  }

  // The upper half of code page 437, and the control characters for which console fonts have glyphs.
  private static let consoleCharacters = Set(
    """
    ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\
    ☺☻♥♦♣♠•◘○◙♂♀♪♫☼►◄↕‼¶§▬↨↑↓→←∟↔▲▼⌂
    """.unicodeScalars)
}

extension Int {
  /// Returns a count with a noun, in the singular or in the plural.
  fileprivate func counted(_ noun: String) -> String { self == 1 ? "1 \(noun)" : "\(self) \(noun)s" }
}
