import TermKitGraphics
import TermKitInput
private import CNcurses
private import LibC

/// The terminfo description of the user's terminal, read before ncurses opens the terminal.
@MainActor struct CursesDescription {
  /// The name of the description. It differs from TERM if another description is used instead.
  let name: String
  /// The bytes that keys send, for the decoder.
  let keySequences: [(key: [UInt8], value: Key)]
  /// The number of colours according to the description.
  let colorCount: Int
  /// Whether the terminal stops and continues the program's output by Ctrl-S and Ctrl-Q, so that neither is a key.
  let usesFlowControl: Bool
  /// The sequences that show the screens and the cursor.
  let screens: ScreenSequences
  /// Whether the terminal is controlled by the sequences of ECMA-48.
  let usesControlSequences: Bool
  /// The sequences that scroll rows.
  let scrolling: CursesScrolling
  let compiled: CompiledDescription

  /// Reads the description of the terminal that `detection` names, or of a substitute.
  init(_ detection: TraitDetection) throws(TerminalError) {
    let wanted = detection.terminalName
    var found: String?
    for name in [wanted] + detection.substitutes where found == nil { found = try Self.select(name) ? name : nil }
    guard let found else {
      // terminfo does not distinguish a missing description from a file that cannot be opened.
      throw FileDescriptor.areFree(1) ? .unknownTerminal(name: wanted) : .tooManyFiles
    }
    defer { curses_forget_description() }
    guard Self.string("cup") != nil else { throw .dumbTerminal(name: wanted) }
    name = found
    keySequences = TerminfoKeys.sequences(Self.string)
    compiled = Self.readCapabilities(of: found, erasesInColor: detection.erasesInColor)
    colorCount = Int(compiled.number("colors"))
    usesControlSequences = Self.usesControlSequences(Self.string)
    let hasFlowControl = compiled.booleans[Self.index(ofBoolean: "xon")]
    usesFlowControl = hasFlowControl && (!usesControlSequences || Self.isDECTerminal(found))
    scrolling = CursesScrolling(string: Self.string)
    screens = ScreenSequences(of: found, string: Self.unpadded)
  }

  // Makes a description the current one. Returns false if there is no description of that name.
  private static func select(_ name: String) throws(TerminalError) -> Bool {
    var status: Int32 = 0
    if setupterm(name, STDOUT_FILENO, &status) == OK {
      if curses_names_are_whole() { return true }
      curses_forget_description()
      return false
    }
    // 1 stands for a printer. 0 stands for an unknown name, and also for an entry that is only a part of others.
    if status == 1 { throw .dumbTerminal(name: name) }
    return false
  }

  /// Returns the description for ncurses as a value for TERMINFO: the installed description, with more colours if `depth` needs them.
  ///
  /// It never contains the sequences that change the palette. ncurses sends `oc` at its end even if the palette was not changed, and users
  /// would lose the colours that they have set in their terminal. It does not contain the sequences that TermKit sends itself either.
  /// - Parameter erasesInColor: Whether ncurses may erase cells in a colour, if the terminal does that. Defaults to true.
  func environmentValue(for depth: ColorDepth, erasesInColor: Bool = true) -> String {
    var description = compiled
    if !erasesInColor { description.booleans[Self.index(ofBoolean: "bce")] = false }
    for name in ScreenSequences.capabilities { description.set(name, to: nil) }
    if depth == .truecolor || depth > TraitDetection.depth(ofColors: colorCount) { description.setColors(depth) }
    description.hasDirectColors = depth == .truecolor
    if depth != .none { description.markColors() }
    return description.environmentValue
  }
}

extension CursesDescription {
  // The description leaves out these capabilities:
  //
  // - Keys: TermKit decodes them itself, and the description must stay small.
  // - Saving and restoring the cursor (`sc`, `rc`): libvterm, and thus editors with a built-in terminal, also save that the cursor is
  //   hidden. They hide it again when the program leaves.
  // - Repeating a character (`rep`): afterwards libvterm wrongly considers the last column written, and writing the lower right corner
  //   scrolls the screen.
  // - Scrolling: `CursesScrolling` does it instead of ncurses.
  private static func isLeftOut(_ name: String, of terminal: String) -> Bool {
    name.utf8.first == UInt8(ascii: "k") || namesLeftOut.contains(name)
      || terminal.hasPrefix("screen") && namesLeftOutForScreen.contains(name)
  }

  private static let namesLeftOut = ["sc", "rc", "rep"] + CursesScrolling.capabilities

  // GNU screen leaves the margins of the outer terminal set after a scroll. libvterm and others ignore DCH and ICH outside the margins. The
  // insert mode stays: ncurses needs it for the lower right corner.
  private static let namesLeftOutForScreen: Set = ["dch", "dch1", "ich"]

  private static func readCapabilities(of terminal: String, erasesInColor: Bool) -> CompiledDescription {
    var description = CompiledDescription(name: terminal)
    description.booleans = (0..<curses_boolean_count).map { curses_boolean($0) }
    if !erasesInColor { description.booleans[index(ofBoolean: "bce")] = false }
    description.numbers = (0..<curses_number_count).map { index in
      .init(name: curses_number_name(index).map { String(cString: $0) } ?? "", value: max(-1, curses_number(index)))
    }
    for index in 0..<curses_string_count {
      let name = curses_string_name(index).map { String(cString: $0) } ?? ""
      let value = curses_string(index).flatMap { isLeftOut(name, of: terminal) ? nil : bytes($0) }
      description.strings.append(.init(name: name, value: value))
    }
    description.removePalette()
    return description
  }

  private static func index(ofBoolean name: String) -> Int {
    (0..<Int(curses_boolean_count)).first { String(cString: curses_boolean_name(Int32($0))) == name } ?? 0
  }

  // A cancelled capability has the pointer -1.
  private static func bytes(_ pointer: UnsafePointer<CChar>) -> [UInt8]? {
    UInt(bitPattern: pointer) == UInt.max ? nil : pointer.bytes
  }

  private static func string(_ name: String) -> [UInt8]? {
    curses_named_string(name).flatMap(bytes)
  }

  // Emulators and consoles have `xon` in their descriptions too, but none of them sends XOFF, and their users know Ctrl-S as a key.
  private static func isDECTerminal(_ name: String) -> Bool {
    name.hasPrefix("vt") && name.dropFirst(2).first?.isNumber == true
  }

  private static func unpadded(_ name: String) -> [UInt8] {
    string(name).map(TerminfoPadding.removed) ?? []
  }
}

extension CursesDescription {
  /// Returns whether a description uses the control sequences of ECMA-48 (`ESC [ …`). All terminals that are made today use them.
  ///
  /// Some terminals place the cursor by ECMA-48 and do everything else in their own way, so the erasing sequence is checked too.
  nonisolated static func usesControlSequences(_ string: (String) -> [UInt8]?) -> Bool {
    let erasure = ["el", "ed", "clear"].lazy.compactMap(string).first
    return [string("cup"), erasure].allSatisfy { $0.map(hasControlSequence) == true }
  }

  // The introducer is ESC and a bracket, or the single byte 0x9B.
  private nonisolated static func hasControlSequence(_ bytes: [UInt8]) -> Bool {
    bytes.contains(0x9B) || zip(bytes, bytes.dropFirst()).contains { $0 == 0x1B && $1 == UInt8(ascii: "[") }
  }
}
