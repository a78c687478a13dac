/// The modes that a program has switched on and not yet off, determined from its output.
///
/// An emulator knows only the modes that it supports. This type knows all modes, even the modes of future terminals.
package struct TerminalModes {
  // The modes that are on in a new terminal: wrapping, key repetition and the cursor.
  private static let onAtFirst: Set<String> = ["7", "8", "25"]

  private var changed: Set<String> = []
  // The depth of the keyboard protocol's stack on the normal and on the alternate screen.
  private var keyboards = [0, 0]
  private var isAlternateScreen = false
  private var titleDepth = 0
  private var others: Set<String> = []

  /// Reads the whole output of a program on a new terminal.
  package init(_ bytes: [UInt8]) {
    var reader = Reader(bytes: bytes[...])
    while let sequence = reader.next() { note(sequence) }
  }

  /// Descriptions of everything that differs from a new terminal. Empty if the program has cleaned up.
  package var leftOn: [String] {
    let modes = changed.sorted().map { "mode \($0)" }
    let keyboards = keyboards.enumerated().filter { $0.element > 0 }.map { "keyboard protocol on screen \($0.offset)" }
    return modes + keyboards + (titleDepth > 0 ? ["a title on the stack"] : []) + others.sorted()
  }

  private mutating func note(_ sequence: Sequence) {
    switch sequence {
    case .control(let parameters, let final): note(parameters, final)
    case .command(let text):
      // Titles, palette colours, the colours of text and background, and the commands that reset them.
      let number = text.prefix { $0 != ";" }
      if ["0", "1", "2"].contains(number) { set("the title", titleDepth > 0) }
      if ["4", "10", "11", "12"].contains(number), !text.hasSuffix("?") { set("colour \(number)", false) }
      if text.hasPrefix("8;") { set("a link", text == "8;;") }
      if text.hasPrefix("22;") { set("a shape of the pointer", text == "22;") }
      if text.hasPrefix("5379;bidi_mode=") { set("the direction of rows", text.hasSuffix("normal")) }
      if text.hasPrefix("9;4;") { set("a progress", text.hasPrefix("9;4;0")) }
      if number.count == 3, number.hasPrefix("1") { set("colour \(Int(number.dropFirst()) ?? 0)", true) }
    case .escape(let text):
      switch text {
      case "=": set("keypad", false)
      case ">": set("keypad", true)
      case "c": self = TerminalModes([])
      default: if text.hasPrefix("(") { set("character set", text == "(B") }
      }
    case .shift(let isOut): set("shift out", !isOut)
    }
  }

  private mutating func note(_ parameters: String, _ final: Character) {
    let numbers = parameters.drop { "?<=>".contains($0) }.split(separator: ";").map(String.init)
    switch (parameters.first, final) {
    case ("?", "h"), ("?", "l"): numbers.forEach { setMode($0, final == "h") }
    case (">", "u"): keyboards[isAlternateScreen ? 1 : 0] += 1
    case ("<", "u"):
      let index = isAlternateScreen ? 1 : 0
      keyboards[index] = max(0, keyboards[index] - (numbers.first.flatMap { Int($0) } ?? 1))
    // A pop removes flags that were set after the push.
    case ("=", "u"): if keyboards[isAlternateScreen ? 1 : 0] == 0 { set("keyboard protocol", numbers.first == "0") }
    case (">", "m"): if numbers.first == "4" { set("modifyOtherKeys", numbers.count < 2 || numbers[1] == "0") }
    case (_, "t"):
      if numbers.first == "22" { titleDepth += 1 }
      if numbers.first == "23", titleDepth > 0 {
        titleDepth -= 1
        set("the title", true)
      }
    // Insert mode and newline mode. GNU screen sets the cursor's style by another ANSI mode, which is ignored here.
    case (_, "h"), (_, "l"):
      for mode in numbers where ["4", "20"].contains(mode) { set("ANSI mode \(mode)", final == "l") }
      if numbers.contains("8") { set("the order of text", final == "h") }
    case (_, "r"): set("scrolling region", numbers.isEmpty || numbers.first == "1")
    case (_, "m"):
      set("attributes", numbers.isEmpty || numbers == ["0"] || ["39", "49"].contains(numbers[0]) && isPlain)
    default: break
    }
  }

  private var isPlain: Bool { !others.contains("attributes") }

  private mutating func setMode(_ number: String, _ isOn: Bool) {
    if ["47", "1047", "1049"].contains(number) { isAlternateScreen = isOn }
    if isOn == Self.onAtFirst.contains(number) { changed.remove(number) } else { changed.insert(number) }
  }

  private mutating func set(_ what: String, _ isAsFound: Bool) {
    if isAsFound { others.remove(what) } else { others.insert(what) }
  }
}

extension TerminalModes {
  private enum Sequence {
    /// CSI: the parameters, and the final character.
    case control(String, Character)
    /// OSC and its text.
    case command(String)
    /// ESC and the characters after it.
    case escape(String)
    /// SO or SI.
    case shift(isOut: Bool)
  }

  /// Reads sequences from bytes. An unfinished sequence is dropped when another begins.
  private struct Reader {
    var bytes: ArraySlice<UInt8>

    mutating func next() -> Sequence? {
      while let byte = bytes.popFirst() {
        switch byte {
        case 0x0E: return .shift(isOut: true)
        case 0x0F: return .shift(isOut: false)
        case 0x1B: if let sequence = afterEscape() { return sequence }
        default: break
        }
      }
      return nil
    }

    private mutating func afterEscape() -> Sequence? {
      guard let byte = bytes.first, byte != 0x1B else { return nil }
      bytes.removeFirst()
      switch byte {
      case UInt8(ascii: "["):
        let parameters = take { 0x20..<0x40 ~= $0 }
        guard let final = bytes.first, 0x40..<0x7F ~= final else { return nil }
        bytes.removeFirst()
        return .control(parameters, Character(Unicode.Scalar(final)))
      case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
        let text = take { $0 >= 0x20 }
        return byte == UInt8(ascii: "]") ? .command(text) : nil
      case 0x20..<0x30:
        let text = String(Character(Unicode.Scalar(byte))) + take { 0x20..<0x30 ~= $0 }
        return .escape(text + (bytes.popFirst().map { String(Character(Unicode.Scalar($0))) } ?? ""))
      default:
        return .escape(String(Character(Unicode.Scalar(byte))))
      }
    }

    private mutating func take(while isPart: (UInt8) -> Bool) -> String {
      let part = bytes.prefix(while: isPart)
      bytes = bytes.dropFirst(part.count)
      return String(decoding: part, as: UTF8.self)
    }
  }
}
