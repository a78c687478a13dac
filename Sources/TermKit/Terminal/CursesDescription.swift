import TermKitGraphics
import TermKitInput
private import CNcurses

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// What terminfo says of the terminal the user has, read before ncurses opens it.
@MainActor struct CursesDescription {
  /// The name of the description found; not TERM's where another stands in for it.
  let name: String
  /// The bytes that keys send, for the decoder.
  let keySequences: [(key: [UInt8], value: Key)]
  /// How many colours it promises.
  let colorCount: Int
  /// What gives the terminal back when nothing else can be done: attributes, cursor, keypad, screen.
  let restoringBytes: [UInt8]
  /// What erases the screen before it is left; nothing where the description has no second screen.
  let erasingBytes: [UInt8]
  /// What has the cursor seen.
  let cursorBytes: [UInt8]
  /// Whether the terminal is controlled by the sequences of ECMA-48.
  let usesControlSequences: Bool
  /// What has it move rows.
  let scrolling: CursesScrolling
  let compiled: CompiledDescription

  /// Reads the description of the terminal `detection` names, or of one that can stand in for it.
  init(_ detection: TraitDetection) throws(TerminalError) {
    let wanted = detection.terminalName
    guard let found = try ([wanted] + detection.substitutes).firstFound(Self.select) else {
      // A description that cannot be opened is none to terminfo.
      throw FileDescriptor.areFree(1) ? .unknownTerminal(name: wanted) : .tooManyFiles
    }
    defer { curses_forget_description() }
    guard Self.string("cup") != nil else { throw .dumbTerminal(name: wanted) }
    name = found
    keySequences = TerminfoKeys.sequences(Self.string)
    compiled = Self.readCapabilities(of: found)
    colorCount = Int(compiled.number("colors"))
    usesControlSequences = Self.usesControlSequences(Self.string)
    scrolling = CursesScrolling(string: Self.string)
    cursorBytes = Self.unpadded("cnorm")
    restoringBytes = ["sgr0", "cnorm", "rmkx"].flatMap { Self.unpadded($0) } + Self.leavingBytes()
    erasingBytes = Self.unpadded("rmcup").isEmpty ? [] : Self.unpadded("sgr0") + Self.unpadded("clear")
  }

  // Makes a description the current one; false when there is none of that name.
  private static func select(_ name: String) throws(TerminalError) -> Bool {
    var status: Int32 = 0
    if setupterm(name, STDOUT_FILENO, &status) == OK {
      if curses_names_are_whole() { return true }
      curses_forget_description()
      return false
    }
    // 1 stands for a printer. 0 stands for a name not known, and also for an entry that is only a part of others.
    if status == 1 { throw .dumbTerminal(name: name) }
    return false
  }

  /// The description to hand to ncurses, as a value for TERMINFO: the installed one, changed where `depth` asks for
  /// more.
  ///
  /// Every one is without the sequences that repaint the palette: ncurses sends `oc` when it leaves, used or not, and
  /// people lose the colours that they have given to their terminal.
  func environmentValue(for depth: ColorDepth) -> String {
    var description = compiled
    if depth == .truecolor || depth > TraitDetection.depth(ofColors: colorCount) { description.setColors(depth) }
    description.hasDirectColors = depth == .truecolor
    if depth != .none { description.markColors() }
    return description.environmentValue
  }
}

extension CursesDescription {
  // Keys: TermKit decodes them itself, and the description has to stay small. And what saves and restores the cursor: with it libvterm,
  // and so editors with a terminal inside, keeps that the cursor is hidden, and hides it again when the program leaves. And what repeats a
  // character: behind it libvterm takes the last column for written when it is not, and the lower right corner scrolls the screen.
  // And what scrolls: that is not left to ncurses.
  private static func isLeftOut(_ name: String, of terminal: String) -> Bool {
    name.utf8.first == UInt8(ascii: "k") || namesLeftOut.contains(name)
      || terminal.hasPrefix("screen") && namesLeftOutForScreen.contains(name)
  }

  private static let namesLeftOut = ["sc", "rc", "rep"] + CursesScrolling.capabilities

  // GNU screen keeps the margins of its own terminal after a scroll. libvterm and others ignore DCH and ICH outside the margins. The insert
  // mode stays: ncurses needs it for the lower right corner.
  private static let namesLeftOutForScreen: Set = ["dch", "dch1", "ich"]

  private static func readCapabilities(of terminal: String) -> CompiledDescription {
    var description = CompiledDescription(name: terminal)
    // Without `bce` blanks are written, not erased: multiplexers and recorders that erase to their own colour show no holes.
    description.booleans = (0..<curses_boolean_count).map {
      curses_boolean($0) && String(cString: curses_boolean_name($0)) != "bce"
    }
    for index in 0..<curses_number_count {
      let name = curses_number_name(index).map { String(cString: $0) } ?? ""
      description.numbers.append(.init(name: name, value: max(-1, curses_number(index))))
    }
    for index in 0..<curses_string_count {
      let name = curses_string_name(index).map { String(cString: $0) } ?? ""
      let value = curses_string(index).flatMap { isLeftOut(name, of: terminal) ? nil : bytes($0) }
      description.strings.append(.init(name: name, value: value))
    }
    description.removePalette()
    return description
  }

  // A cancelled capability is the pointer -1.
  private static func bytes(_ pointer: UnsafePointer<CChar>) -> [UInt8]? {
    if UInt(bitPattern: pointer) == UInt.max { return nil }
    return pointer.bytes
  }

  private static func string(_ name: String) -> [UInt8]? {
    curses_named_string(name).flatMap(bytes)
  }

  // A terminal without a second screen is left with the cursor on a new line.
  private static func leavingBytes() -> [UInt8] {
    let bytes = unpadded("rmcup")
    return bytes.isEmpty ? Array("\r\n".utf8) : bytes
  }

  private static func unpadded(_ name: String) -> [UInt8] {
    string(name).map(TerminfoPadding.removed) ?? []
  }
}

extension CursesDescription {
  /// Returns whether a description uses the control sequences of ECMA-48 (`ESC [ …`). All terminals that are made today use them.
  ///
  /// Some terminals place the cursor by ECMA-48 and do everything else in their own way. So the sequence that erases is checked too.
  /// - Parameter string: Returns the value of a capability.
  nonisolated static func usesControlSequences(_ string: (String) -> [UInt8]?) -> Bool {
    let erasure = ["el", "ed", "clear"].lazy.compactMap(string).first
    return [string("cup"), erasure].allSatisfy { $0.map(hasControlSequence) == true }
  }

  // The introducer is ESC and a bracket, or one byte of eight bits.
  private nonisolated static func hasControlSequence(_ bytes: [UInt8]) -> Bool {
    bytes.contains(0x9B) || zip(bytes, bytes.dropFirst()).contains { $0 == 0x1B && $1 == UInt8(ascii: "[") }
  }
}

extension Array {
  /// The first element that passes a test which may fail.
  fileprivate func firstFound<Failure>(_ test: (Element) throws(Failure) -> Bool) throws(Failure) -> Element? {
    for element in self where try test(element) { return element }
    return nil
  }
}
