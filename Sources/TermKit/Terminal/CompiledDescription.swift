import TermKitGraphics

/// A terminal description in the compiled form that ncurses reads (term(5), the format with 32-bit numbers).
///
/// ncurses accepts a description from the environment as `TERMINFO=hex:…`. This gives programs 16.7 million colours: ncurses believes only
/// descriptions, and the descriptions of stock systems do not promise as many colours.
struct CompiledDescription: Hashable {
  // Two structures in place of a generic one: making its metadata for two kinds of values would take a twentieth of the time to start.
  /// A numeric capability, by the short name that terminfo(5) lists.
  struct NumericCapability: Hashable {
    var name: String
    /// The value, or -1 if the terminal lacks the capability.
    var value: Int32
  }

  /// A string capability, by the short name that terminfo(5) lists.
  struct StringCapability: Hashable {
    var name: String
    /// The value, or nil if the terminal lacks the capability.
    var value: [UInt8]?
  }

  /// The terminal's name, by which ncurses looks for the description.
  var name: String
  /// The standard boolean capabilities, in the standard order.
  var booleans: [Bool] = []
  /// The standard numeric capabilities, in the standard order.
  var numbers: [NumericCapability] = []
  /// The standard string capabilities, in the standard order.
  var strings: [StringCapability] = []
  /// Whether colours are given as red, green and blue (the extended capability RGB).
  var hasDirectColors = false

  /// The contents of a compiled file of the terminfo database.
  var bytes: [UInt8] {
    let names = Array("\(name)|as seen by TermKit".utf8) + [0]
    var table: [UInt8] = []
    let offsets = strings.map { capability in
      guard let string = capability.value else { return -1 }
      defer { table += string + [0] }
      return table.count
    }
    var result: [UInt8] = []
    Self.append(&result, shorts: [0x21E, names.count, booleans.count, numbers.count, offsets.count, table.count])
    result += names
    result += booleans.map { $0 ? 1 : 0 }
    Self.align(&result)
    for number in numbers.map({ Int($0.value) }) {
      Self.append(&result, shorts: [number & 0xFFFF, number >> 16 & 0xFFFF])
    }
    Self.append(&result, shorts: offsets)
    result += table
    if hasDirectColors { Self.appendDirectColors(&result) }
    return result
  }

  // The extended part: one boolean named RGB, no numbers, no strings.
  private static func appendDirectColors(_ bytes: inout [UInt8]) {
    let name = Array("RGB".utf8) + [0]
    align(&bytes)
    append(&bytes, shorts: [1, 0, 0, 1, name.count])
    bytes += [1, 0]
    append(&bytes, shorts: [0])
    bytes += name
  }

  private static func align(_ bytes: inout [UInt8]) {
    if !bytes.count.isMultiple(of: 2) { bytes.append(0) }
  }

  private static func append(_ bytes: inout [UInt8], shorts: [Int]) {
    for short in shorts { bytes += [UInt8(short & 0xFF), UInt8(short >> 8 & 0xFF)] }
  }

  var environmentValue: String {
    let bytes = bytes
    func digit(_ value: UInt8) -> UInt8 { value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10 }
    return "hex:"
      + String(unsafeUninitializedCapacity: 2 * bytes.count) { hex in
        for (index, byte) in bytes.enumerated() {
          hex[2 * index] = digit(byte >> 4)
          hex[2 * index + 1] = digit(byte & 15)
        }
        return 2 * bytes.count
      }
  }
}

extension CompiledDescription {
  /// Returns a numeric capability by its name, or -1 if the description lacks it.
  func number(_ name: String) -> Int32 { numbers.first { $0.name == name }?.value ?? -1 }

  /// Sets a numeric capability. An unknown name has no effect.
  mutating func set(_ name: String, to value: Int32) {
    for index in numbers.indices where numbers[index].name == name { numbers[index].value = value }
  }

  /// Sets or removes a string capability. An unknown name has no effect.
  mutating func set(_ name: String, to value: String?) {
    for index in strings.indices where strings[index].name == name {
      strings[index].value = value.map { Array($0.utf8) }
    }
  }

  /// Removes the capabilities that redefine the palette, and raises the number of colour pairs.
  ///
  /// If the terminal selects each colour by a sequence (`setaf`), pairs exist only in the memory of ncurses.
  mutating func removePalette() {
    for name in ["initc", "oc"] { set(name, to: nil) }
    if strings.contains(where: { $0.name == "setaf" && $0.value != nil }) { set("pairs", to: 1 << 20) }
  }

  /// Replaces all capabilities for colours by the sequences of a depth.
  mutating func setColors(_ depth: ColorDepth) {
    set("colors", to: Int32(depth.colorCount))
    set("setaf", to: Self.colorSequence(depth, base: 3))
    set("setab", to: Self.colorSequence(depth, base: 4))
    set("op", to: "\u{1B}[39;49m")
    for name in ["initp", "scp", "setf", "setb"] { set(name, to: nil) }
    removePalette()
  }

  /// Selects colour pairs by marks (`CursesColorMarks`) if the sequences have the usual form.
  mutating func markColors() {
    func string(_ name: String) -> [UInt8]? { strings.first { $0.name == name }?.value }
    if CursesColorMarks.canStand(
      forForeground: string("setaf"), background: string("setab"), original: string("op"))
    {
      set("scp", to: CursesColorMarks.capability)
    }
  }

  // The sequences use semicolons, not colons: all terminals with 16.7 million colours accept them, and libvterm 0.1 misreads colons.
  private static func colorSequence(_ depth: ColorDepth, base: Int) -> String {
    if depth == .truecolor { return "\u{1B}[\(base)8;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%dm" }
    let bright = base == 3 ? "9" : "10"
    return "\u{1B}[%?%p1%{8}%<%t\(base)%p1%d%e%p1%{16}%<%t\(bright)%p1%{8}%-%d%e\(base)8;5;%p1%d%;m"
  }
}
