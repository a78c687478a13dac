import TermKitTestSupport

/// Random sequences of terminals, after the grammar of ECMA-48 and the protocols of xterm and kitty.
struct TerminalSequences {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  mutating func pick<Element>(_ items: [Element]) -> Element { items[number(0...items.count - 1)] }

  /// Returns an answer to a question: attributes, modes, colours, names, positions, or the state of a keyboard.
  mutating func reply() -> [UInt8] {
    switch number(0...10) {
    case 10: control(pick(["6;\(number(0...40));\(number(0...40))t", "?1016;\(number(0...4))$y"]))
    case 0: control("?\(numbers(1...6, ";"))c")
    case 1: control(">\(numbers(1...3, ";"))c")
    case 2: control("?\(number(1...9999));\(number(0...4))$y")
    case 3: control("?\(number(0...31))u")
    case 4: control("\(number(2...500));\(number(1...500))R")
    case 5: control("\(pick([4, 6, 8, 48]));\(numbers(1...4, ";"))t")
    case 6: control("?\(pick([996, 997]));\(number(0...2))n")
    case 7:
      string("]", "\(number(0...119));\(pick(["?", "rgb:ffff/8080/0000", "c;w6kb", "\(pick(["é", "日"])) title"]))")
    case 8: string("P", pick(["1$r0m", ">|XTerm(390)", "1+r544e=787465726d", "!|00000000"]))
    default: string(pick(["_", "^", "X"]), pick(["Gi=31;OK", "anything", ""]))
    }
  }

  /// Returns any sequence that fits the grammar, with or without a meaning.
  mutating func any() -> [UInt8] {
    switch number(0...7) {
    case 0: kittyKey()
    case 1: mouse()
    case 2: reply()
    case 3:
      control(
        pick(["", "<", ">", "=", "?"]) + numbers(0...17, pick([";", ":"])) + pick(["", " ", "!", "$", "\""]) + final())
    case 4: Array("\u{1B}O\(numbers(0...2, ";"))\(final())".utf8)
    case 5: control(pick(["200~", "I", "O", "[A", "M !!", "M\u{7F}~ "]))
    case 6: [0x1B] + control(pick(["A", "1;5A", "3~", "27;5;13~"]))
    default: string(pick(["]", "P", "_", "^", "X"]), String(repeating: "x", count: number(0...300)))
    }
  }

  /// Returns `CSI code : shifted : base ; modifiers : event ; text u`. Each part may be missing or meaningless.
  mutating func kittyKey() -> [UInt8] {
    var text = "\(code())"
    if number(0...2) == 0 { text += ":" + pick(["", "\(code())"]) }
    if number(0...3) == 0 { text += ":" + pick(["", "\(code())"]) }
    if number(0...2) > 0 { text += ";" + pick(["", "\(number(0...300))"]) }
    if text.contains(";"), number(0...2) == 0 { text += ":\(number(0...5))" }
    if text.contains(";"), number(0...3) == 0 { text += ";" + numbers(0...4, ":") }
    return control(text + "u")
  }

  /// Returns a mouse report in one of its three forms.
  mutating func mouse() -> [UInt8] {
    let (code, x, y) = (pick([number(0...255), number(0...99_999)]), coordinate(), coordinate())
    switch number(0...2) {
    case 0: return control("<\(code);\(x);\(y)\(pick(["M", "m"]))")
    case 1: return control("\(code);\(x);\(y)M")
    default: return control("M") + (0..<3).map { _ in UInt8(number(32...255)) }
    }
  }

  private mutating func coordinate() -> Int { pick([number(0...300), number(0...1 << 40)]) }

  private mutating func code() -> Int {
    pick([number(0...127), number(57_344...57_460), number(0...0x11_0000), pick([0, 9, 13, 27, 32, 127, Int.max])])
  }

  private mutating func final() -> String { String(Unicode.Scalar(UInt8(number(0x40...0x7E)))) }

  private mutating func numbers(_ count: ClosedRange<Int>, _ separator: String) -> String {
    (0..<number(count)).map { _ in pick(["", "\(number(0...9))", "\(number(0...65_535))", "99999999999999999999999"]) }
      .joined(separator: separator)
  }

  private func control(_ rest: String) -> [UInt8] { Array("\u{1B}[\(rest)".utf8) }

  private mutating func string(_ introducer: String, _ text: String) -> [UInt8] {
    // Only an operating system command may end with a bell.
    let end = introducer == "]" && number(0...1) == 0 ? "\u{7}" : "\u{1B}\\"
    return Array("\u{1B}\(introducer)\(text)\(end)".utf8)
  }
}
