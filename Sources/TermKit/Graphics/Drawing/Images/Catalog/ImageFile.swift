/// A parsed text that describes an image. `ImageCatalog` documents the format.
struct ImageFile {
  typealias Rows = [(line: Int, text: Substring)]

  /// A picture with its colours.
  struct Frame {
    var line: Int
    var layers: [Layer: Rows] = [:]
  }

  /// The meaning of rows.
  enum Layer: String {
    case picture, foreground, background
  }

  struct Variant {
    let line: Int
    var condition: Image.Condition
    var settings: ImageFileSettings
    var frames: [Frame]
  }

  let path: String
  private(set) var renderingMode: Image.RenderingMode?
  private(set) var variants: [Variant] = []
  private var settings = ImageFileSettings()
  private var layer = Layer.picture

  init(bytes: [UInt8], path: String) throws(ImageCatalogError) {
    let text = String(decoding: bytes, as: UTF8.self)
    if !text.utf8.elementsEqual(bytes) {
      let line = text.prefix { $0 != "\u{FFFD}" }.count { $0.isNewline } + 1
      throw .malformed(file: path, line: line, reason: "the text is not valid UTF-8", remedy: "Save the file as UTF-8")
    }
    try self.init(text, path: path)
  }

  /// Parses a text. Errors name it by `path`.
  init(_ text: String, path: String) throws(ImageCatalogError) {
    self.path = path
    let lines = text.drop { $0 == "\u{FEFF}" }.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() { try read(ImageFileLine(path, index + 1, line)) }
  }

  /// Returns the image that the text describes.
  func image() throws(ImageCatalogError) -> Image { try ImageFileBuilder(self).image() }
}

extension ImageFile {
  private mutating func read(_ line: ImageFileLine) throws(ImageCatalogError) {
    if line.isEmpty { return }
    if line.isRow { return try readRow(line) }
    let word = line.words.first ?? ""
    switch word {
    case "variant": try beginVariant(line)
    case "frame": try beginFrame(line)
    case Layer.foreground.rawValue, Layer.background.rawValue:
      try beginLayer(word == Layer.foreground.rawValue ? .foreground : .background, line)
    case "rendering": try readRendering(line)
    case _ where ImageFileSettings.words.contains(word): try readSetting(line)
    default:
      let words = ["variant", "frame", "foreground", "background", "rendering"] + ImageFileSettings.words
      throw line.fault(
        "\"\(word)\" is not a keyword",
        "Begin a row of a picture with a bar, a comment with #, and other lines with one of: "
          + words.joined(separator: ", "))
    }
  }

  private mutating func readRow(_ line: ImageFileLine) throws(ImageCatalogError) {
    guard let row = line.row else {
      throw line.fault(
        "the row does not end with a bar", "Write a row between two bars, such as |*|, and nothing after it")
    }
    if let bad = row.first(where: { $0.unicodeScalars.contains { $0.properties.generalCategory == .control } }) {
      let scalar = bad.unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }.joined(separator: " ")
      throw line.fault(
        "the row contains a control character (\(scalar))",
        "Replace tabs with blanks, and remove other control characters")
    }
    if variants.isEmpty { variants.append(variant(line)) }
    let (last, frame) = (variants.count - 1, variants[variants.count - 1].frames.count - 1)
    variants[last].frames[frame].layers[layer, default: []].append((line.number, row))
  }

  private func variant(_ line: ImageFileLine, _ level: GlyphLevel = .ascii) -> Variant {
    Variant(
      line: line.number, condition: Image.Condition(glyphLevel: level), settings: settings.inherited,
      frames: [Frame(line: line.number)])
  }

  private mutating func beginVariant(_ line: ImageFileLine) throws(ImageCatalogError) {
    let words = line.words.dropFirst()
    let levels: [String: GlyphLevel] = ["ascii": .ascii, "blocks": .blocks, "braille": .braille]
    var variant = variant(line, try ImageFileSettings.choice(Array(words.prefix(1)), levels, "variant", line))
    for word in words.dropFirst() {
      let isNew =
        switch word {
        case "compact-width": Self.set(&variant.condition.horizontal, .compact)
        case "regular-width": Self.set(&variant.condition.horizontal, .regular)
        case "compact-height": Self.set(&variant.condition.vertical, .compact)
        case "regular-height": Self.set(&variant.condition.vertical, .regular)
        case "light": Self.set(&variant.condition.style, .light)
        case "dark": Self.set(&variant.condition.style, .dark)
        default: false
        }
      if isNew { continue }
      throw line.fault(
        "\"\(word)\" is not a condition, or another condition excludes it",
        "After the glyph level, write at most one of compact-width and regular-width, of compact-height and "
          + "regular-height, and of light and dark")
    }
    variants.append(variant)
    layer = .picture
  }

  private static func set<Value>(_ wish: inout Value?, _ value: Value) -> Bool {
    defer { wish = value }
    return wish == nil
  }

  private mutating func beginFrame(_ line: ImageFileLine) throws(ImageCatalogError) {
    try requireAlone(line)
    layer = .picture
    guard let last = variants.indices.last else {
      variants.append(variant(line))
      return
    }
    // A "frame" line is allowed before the first picture too.
    if variants[last].frames.count == 1, variants[last].frames[0].layers.isEmpty { return }
    variants[last].frames.append(Frame(line: line.number))
  }

  private mutating func beginLayer(_ new: Layer, _ line: ImageFileLine) throws(ImageCatalogError) {
    try requireAlone(line)
    guard let frame = variants.last?.frames.last, frame.layers[.picture] != nil, frame.layers[new] == nil else {
      throw line.fault(
        "\"\(new.rawValue)\" must follow a picture that has no \(new.rawValue) yet",
        "Write the rows of the picture first, then its foreground and its background, once each")
    }
    layer = new
  }

  private func requireAlone(_ line: ImageFileLine) throws(ImageCatalogError) {
    guard line.words.count > 1 else { return }
    throw line.fault("\"\(line.words[0])\" must be alone on its line", "Move the other words to the next line")
  }

  private mutating func readRendering(_ line: ImageFileLine) throws(ImageCatalogError) {
    guard variants.isEmpty, renderingMode == nil else {
      throw line.fault("the rendering can be set only once, for all variants", "Write it above the first picture")
    }
    renderingMode = try ImageFileSettings.choice(
      Array(line.words.dropFirst()),
      ["automatic": .automatic, "original": .alwaysOriginal, "template": .alwaysTemplate], "rendering", line)
  }

  private mutating func readSetting(_ line: ImageFileLine) throws(ImageCatalogError) {
    guard let last = variants.indices.last else { return try settings.read(line) }
    guard variants[last].frames.count == 1, variants[last].frames[0].layers.isEmpty else {
      throw line.fault(
        "\"\(line.words[0])\" must be above the picture",
        "Write it right below the variant's line, or above the first variant to set it for all")
    }
    try variants[last].settings.read(line)
  }
}
