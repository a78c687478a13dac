// The given key sequences are matched first. What turns out to be none of them is read again as if they did not exist.

extension InputDecoder {
  /// Whether a key sequence may be matched without harm to text and to what is known to be right.
  static func isAcceptable(_ sequence: [UInt8], _ readsControlSequences: Bool) -> Bool {
    guard let first = sequence.first, first < 0x20 || first == 0x7F else { return false }
    guard first == 0x1B else { return true }
    guard sequence.count > 1, sequence[1] != 0x1B else { return false }
    guard readsControlSequences else { return true }
    let rest = sequence.dropFirst(2)
    switch sequence[1] {
    case UInt8(ascii: "["): return !rest.isEmpty && ControlSequence(rest)?.namesModifiers != true
    case UInt8(ascii: "O"): return !rest.isEmpty && !(rest.count == 1 && rest.allSatisfy(isKeypadNumber))
    default: return true
    }
  }

  /// The keypad's digits and point. Terminfo's entries for VT100s call them F5 to F10, for lack of other keys.
  private static func isKeypadNumber(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "n") || (UInt8(ascii: "p")...UInt8(ascii: "y")).contains(byte)
  }

  /// Takes a control byte where nothing is held.
  mutating func beginKeySequence(_ byte: UInt8) {
    held.removeAll(keepingCapacity: true)
    (place, match) = (KeySequenceTree.root, nil)
    if tree.child(of: place, byte) != nil {
      state = .keySequence
      consumeInKeySequence(byte)
    } else {
      consumeControl(byte)
    }
  }

  /// Takes a byte while what is held begins a key sequence.
  mutating func consumeInKeySequence(_ byte: UInt8) {
    guard let next = tree.child(of: place, byte) else {
      settleKeySequence()
      consume(byte)
      return
    }
    held.append(byte)
    place = next
    if let key = tree.key(at: place) { match = (key, held.count) }
    if !tree.goesOn(at: place) { settleKeySequence() }
  }

  /// Reports the longest key sequence among the held bytes and reads the others again; all of them if there is none.
  mutating func settleKeySequence() {
    let bytes = held
    held = []
    state = .ground
    guard let match else {
      consumeControl(bytes[0])
      for byte in bytes.dropFirst() { consume(byte) }
      return
    }
    emit(match.key)
    for byte in bytes.dropFirst(match.length) { consume(byte) }
  }

  /// Takes a control byte that begins no key sequence, or none that goes on as what came does.
  private mutating func consumeControl(_ byte: UInt8) {
    guard byte == 0x1B else {
      emit(Key(controlByte: byte))
      return
    }
    held = [byte]
    state = .escape
  }
}
