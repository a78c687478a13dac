/// The settings in a text that describes an image, for all variants or for one.
struct ImageFileSettings {
  private(set) var colors: [Character: Color] = [:]
  private(set) var caps: EdgeInsets?
  private(set) var resizing: Image.ResizingMode?
  private(set) var alignment = EdgeInsets.zero
  private(set) var attributes: TextAttributes = []
  private(set) var duration: Double?
  /// The number of the line of each setting.
  private(set) var lines: [String: Int] = [:]
  private var said: Set<String> = []

  static let words = ["color", "caps", "resizing", "alignment", "attributes", "duration"]

  /// A copy of the settings for a variant, which may override each of them.
  var inherited: ImageFileSettings {
    var settings = self
    settings.said = []
    return settings
  }

  /// Reads a line that begins with one of `words`.
  mutating func read(_ line: ImageFileLine) throws(ImageCatalogError) {
    let words = line.words
    let (name, values) = (words[0], Array(words.dropFirst()))
    try note(name == "color" ? words.prefix(2).joined(separator: " ") : name, line)
    switch name {
    case "color": try readColor(values, line)
    case "caps": caps = try Self.insets(values, name, line)
    case "alignment": alignment = try Self.insets(values, name, line)
    case "resizing": resizing = try Self.choice(values, ["tile": .tile, "stretch": .stretch], name, line)
    case "duration": try readDuration(values, line)
    default:
      for value in values { attributes.formUnion(try Self.choice([value], Self.attributeNames, name, line)) }
    }
  }

  private mutating func note(_ key: String, _ line: ImageFileLine) throws(ImageCatalogError) {
    if let first = lines[key], !said.insert(key).inserted {
      throw line.fault("\"\(key)\" is already set in line \(first)", "Keep one of the two")
    }
    said.insert(key)
    lines[key] = line.number
    if key == "attributes" { attributes = [] }
  }

  private mutating func readColor(_ values: [String], _ line: ImageFileLine) throws(ImageCatalogError) {
    guard values.count == 2, values[0].count == 1, let letter = values[0].first, values[0].columns == 1 else {
      throw line.fault("a colour needs a letter and a value", "Write: color r #FF2600")
    }
    guard let color = Color.named[values[1]] ?? Color(hexadecimal: values[1]) else {
      throw line.fault(
        "\"\(values[1])\" is not a colour",
        "Write #RGB, #RRGGBB, #RRGGBBAA or one of: \(Color.named.keys.sorted().joined(separator: ", "))")
    }
    colors[letter] = color
  }

  private mutating func readDuration(_ values: [String], _ line: ImageFileLine) throws(ImageCatalogError) {
    guard values.count == 1, let seconds = Double(values[0]), seconds > 0, seconds.isFinite else {
      throw line.fault("a duration must be a number of seconds above 0", "Write: duration 0.6")
    }
    duration = seconds
  }

  private static let attributeNames: [String: TextAttributes] = [
    "bold": .bold, "dim": .dim, "italic": .italic, "underline": .underline, "reverse": .reverse,
  ]

  /// Returns the value of a single word from a list of choices.
  static func choice<Value>(
    _ values: [String], _ choices: [String: Value], _ name: String, _ line: ImageFileLine
  ) throws(ImageCatalogError) -> Value {
    guard values.count == 1, let choice = choices[values[0]] else {
      throw line.fault(
        "\(name) cannot be \"\(values.joined(separator: " "))\"",
        "Write one of: \(choices.keys.sorted().map { "\(name) \($0)" }.joined(separator: ", "))")
    }
    return choice
  }

  // Returns insets from pairs of an edge and a distance, in any order.
  private static func insets(
    _ values: [String], _ name: String, _ line: ImageFileLine
  ) throws(ImageCatalogError) -> EdgeInsets {
    var distances: [String: Int] = [:]
    for index in stride(from: 0, to: values.count, by: 2) {
      let number = index + 1 < values.count ? Int(values[index + 1]) : nil
      guard ["top", "left", "bottom", "right"].contains(values[index]), let number, (0...10_000).contains(number),
        distances.updateValue(number, forKey: values[index]) == nil
      else {
        throw line.fault(
          "\(name) must be edges with numbers of cells, not \"\(values.joined(separator: " "))\"",
          "Write for example: \(name) top 1 left 2 bottom 1 right 2")
      }
    }
    return EdgeInsets(
      top: distances["top", default: 0], left: distances["left", default: 0], bottom: distances["bottom", default: 0],
      right: distances["right", default: 0])
  }
}

extension Color {
  /// The colours that have names in files.
  fileprivate static let named: [String: Color] = [
    "clear": .clear, "black": .black, "darkGray": .darkGray, "gray": .gray, "lightGray": .lightGray, "white": .white,
    "red": .red, "green": .green, "blue": .blue, "yellow": .yellow, "orange": .orange, "systemBlue": .systemBlue,
  ]
}
