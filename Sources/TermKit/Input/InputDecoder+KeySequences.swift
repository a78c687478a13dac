// The decoder matches the given key sequences first. Bytes that match none of them are decoded again as if the sequences did not exist.

extension InputDecoder {
  /// Returns true if a key sequence can be matched without misreading text or the built-in sequences that are more precise.
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

  /// Returns true for the keypad's digits and point. Terminfo's entries for VT100s call them F5 to F10, for lack of other keys.
  private static func isKeypadNumber(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "n") || (UInt8(ascii: "p")...UInt8(ascii: "y")).contains(byte)
  }

  /// Takes a control byte while no bytes are held.
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

  /// Takes a byte while the held bytes begin a key sequence.
  mutating func consumeInKeySequence(_ byte: UInt8) {
    guard let next = tree.child(of: place, byte) else {
      finishKeySequence()
      consume(byte)
      return
    }
    held.append(byte)
    place = next
    if let key = tree.key(at: place) { match = (key, held.count) }
    if !tree.hasLongerSequences(at: place) { finishKeySequence() }
  }

  /// Reports the longest key sequence within the held bytes and decodes the bytes after it again. Without a match, it decodes all held
  /// bytes again.
  mutating func finishKeySequence() {
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

  /// Takes a control byte that does not begin a matching key sequence.
  private mutating func consumeControl(_ byte: UInt8) {
    guard byte == 0x1B else {
      emit(Key(controlByte: byte))
      return
    }
    held = [byte]
    state = .escape
  }
}
