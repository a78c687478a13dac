extension InputDecoder {
  /// Takes the next byte in any state.
  mutating func consume(_ byte: UInt8) {
    switch state {
    case .ground: consumeAtGround(byte)
    case .keySequence: consumeInKeySequence(byte)
    case .paste: consumeInPaste(byte)
    default: consumeInSequence(byte)
    }
  }

  /// Takes a byte while no sequence is held: text, a control byte, or the first byte of a sequence.
  private mutating func consumeAtGround(_ byte: UInt8) {
    if utf8.isIncomplete || byte >= 0x80 {
      consumeText(byte)
    } else if byte < 0x20 || byte == 0x7F {
      beginKeySequence(byte)
    } else {
      emit(Key(asciiByte: byte))
    }
  }

  private mutating func consumeText(_ byte: UInt8) {
    switch utf8.decode(byte) {
    case .incomplete: break
    case .scalar(let scalar): emit(scalar)
    case .illFormed: emit("\u{FFFD}" as Unicode.Scalar)
    case .cut:
      emit("\u{FFFD}" as Unicode.Scalar)
      consumeAtGround(byte)
    }
  }

  private mutating func consumeInPaste(_ byte: UInt8) {
    switch paste.take(byte) {
    case .incomplete: break
    case .piece(let text): emitPaste(text)
    case .end(let text):
      emitPaste(text)
      state = .ground
    }
  }

  /// Reports pasted text, unless it is empty. Reports and replies that the terminal has sent in the middle of the paste are no text.
  mutating func emitPaste(_ text: String) {
    let text = text.utf8.contains(0x1B) ? withoutReports(Array(text.utf8)) : text
    if !text.isEmpty { events.append(.paste(text)) }
  }

  private mutating func withoutReports(_ bytes: [UInt8]) -> String {
    var (rest, text) = (bytes[...], [UInt8]())
    while let start = rest.firstIndex(of: 0x1B) {
      let length = takeReport(rest[start...])
      text += rest[..<(length > 0 ? start : start + 1)]
      rest = rest[(start + max(1, length))...]
    }
    return String(decoding: text + rest, as: UTF8.self)
  }

  // Keeps the reply at the beginning of the bytes. Returns the length of the reply or of another report, or 0 if the bytes begin with
  // neither.
  private mutating func takeReport(_ bytes: ArraySlice<UInt8>) -> Int {
    var decoder = InputDecoder()
    for (index, byte) in bytes.prefix(Self.longestSequence).enumerated() {
      let events = decoder.decode(CollectionOfOne(byte))
      if decoder.state != .ground, events.isEmpty { continue }
      switch (events.first, decoder.takeReplies().first) {
      case (nil, let reply?) where reply.isExpected:
        if case .sequence(let sequence) = reply { mouse.take(sequence) }
        keep(reply)
      case (.focus, nil), (.mouse, nil): break
      default: return 0
      }
      return index + 1
    }
    return 0
  }

  /// Reports a key, with Alt if an Escape came before it.
  mutating func emit(_ key: Key) {
    events.append(.key(isAltPending ? key.withAlt : key))
    isAltPending = false
  }

  /// Reports an event other than a key. An Escape before it is the Escape key.
  mutating func emit(_ event: InputEvent) {
    emitPendingEscape()
    events.append(event)
  }

  /// Reports a pending Escape as the Escape key, because it does not mean Alt.
  mutating func emitPendingEscape() {
    if isAltPending { events.append(.key(Key(.escape))) }
    isAltPending = false
  }

  /// Reports a character, or adds the scalar to the last character of this call if they form one character.
  mutating func emit(_ scalar: Unicode.Scalar) {
    if !isAltPending, case .key(let key) = events.last, let joined = key.joined(with: scalar) {
      events[events.count - 1] = .key(joined)
    } else {
      emit(Key.character(Character(scalar)))
    }
  }
}

extension Key {
  /// The maximum number of scalars that are joined. No emoji has as many, and UAX 15 limits the marks on one letter to 30.
  private static let longestCharacter = 32

  /// Returns the key of this key's character joined with a scalar, if they form one character. No scalar below U+0300 joins.
  fileprivate func joined(with scalar: Unicode.Scalar) -> Key? {
    guard scalar.value >= 0x300, modifiers.isEmpty, case .character(let character) = code,
      character.unicodeScalars.count < Self.longestCharacter
    else { return nil }
    var text = String(character)
    text.unicodeScalars.append(scalar)
    return text.count == 1 ? .character(Character(text)) : nil
  }
}
