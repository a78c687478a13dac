// The sequences that begin with an Escape and are not among the given key sequences, by the grammar of ECMA-48 and the VT500.

extension InputDecoder {
  /// The longest control sequence that is interpreted, in bytes. Longer ones are read to their end and dropped.
  static let longestSequence = 256

  /// Takes a byte after an Escape.
  mutating func consumeInSequence(_ byte: UInt8) {
    guard canContinue(with: byte) else {
      cutOff(at: byte)
      return
    }
    switch state {
    case .escape: consumeAfterEscape(byte)
    case .controlSequence: consumeInControlSequence(byte)
    case .linuxFunction: consumeLinuxFunction(byte)
    case .singleShift: consumeInSingleShift(byte)
    case .mouseBytes: consumeMouseByte(byte)
    case .string: consumeInString(byte)
    case .stringEscape: endString()
    case .ground, .keySequence, .paste: break
    }
  }

  /// Abandons the current sequence, because this byte cannot belong to it, and decodes the byte as a new beginning.
  private mutating func cutOff(at byte: UInt8) {
    let isEscapeHeld = state == .stringEscape
    if isEscapeHeld { state = .string }
    giveUp()
    givenUp = []
    if isEscapeHeld { consume(0x1B) }
    consume(byte)
  }

  /// Abandons the current sequence. A held Escape may begin another sequence afterwards.
  mutating func giveUp() {
    let ended = state
    state = .ground
    switch ended {
    case .ground:
      utf8.reset()
      emit("\u{FFFD}" as Unicode.Scalar)
    case .keySequence: finishKeySequence()
    case .paste: pausePaste()
    case .escape:
      emitPendingEscape()
      emit(Key(.escape))
      givenUp = held
    case .controlSequence, .singleShift, .string: giveUpSequence()
    case .stringEscape:
      giveUpSequence()
      if isIntroducerAlone { consume(0x1B) }
    case .linuxFunction, .mouseBytes: emitPendingEscape()
    }
  }

  // Delivers what has arrived of a paste. The rest is still part of it, unless the user wants to end it.
  private mutating func pausePaste() {
    let canBeInterrupted = paste.hasPaused
    let text = paste.takeText()
    let interruption = canBeInterrupted ? Self.interruption(text) : []
    if interruption.isEmpty {
      emitPaste(text)
      state = .paste
    } else {
      _ = paste.finish()
      events += interruption
    }
  }

  // Returns the keys of a text that is nothing but Ctrl-C, as the terminal sends it.
  private static func interruption(_ text: String) -> [InputEvent] {
    guard text.utf8.count <= longestSequence else { return [] }
    var decoder = InputDecoder()
    let events = decoder.decode(text.utf8) + decoder.flush()
    return events.allSatisfy { $0 == .key(.character("c", .control)) } ? events : []
  }

  private mutating func giveUpSequence() {
    emitPendingEscape()
    if isIntroducerAlone { emit(Key(asciiByte: held[1]).withAlt) }
    givenUp = held
  }

  /// True if the sequence is only an introducer, such as `ESC [`, which the user may have typed as Alt-[.
  var isIntroducerAlone: Bool { held.count == 2 }

  /// Returns false if a byte shows that the current sequence was cut off.
  ///
  /// Sequences contain no control bytes, and most contain only ASCII. Strings contain text, and BEL or ESC ends them.
  private func canContinue(with byte: UInt8) -> Bool {
    switch state {
    case .escape, .ground, .keySequence, .paste: true
    case .controlSequence, .linuxFunction, .singleShift: (0x20...0x7E).contains(byte)
    case .mouseBytes: byte >= 0x20 || byte == 0
    case .string: canContinueString(with: byte)
    case .stringEscape: byte == UInt8(ascii: "\\")
    }
  }

  /// Returns whether a string may contain the byte. Every reply begins with ASCII.
  private func canContinueString(with byte: UInt8) -> Bool {
    switch byte {
    case 0x07, 0x1B, 0x20...0x7E: true
    case 0x80...: !isIntroducerAlone
    default: false
    }
  }

  private mutating func consumeAfterEscape(_ byte: UInt8) {
    held.append(byte)
    switch byte {
    case _ where !readsControlSequences: consumeWithAlt(byte)
    case UInt8(ascii: "["): state = .controlSequence
    case UInt8(ascii: "O"): state = .singleShift
    case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "]")...UInt8(ascii: "_"): state = .string
    default: consumeWithAlt(byte)
    }
  }

  private mutating func consumeWithAlt(_ byte: UInt8) {
    emitPendingEscape()
    isAltPending = true
    state = .ground
    consume(byte)
  }

  private mutating func consumeInControlSequence(_ byte: UInt8) {
    hold(byte)
    let isFinal = byte >= 0x40 || byte == UInt8(ascii: "$") && isRXVTKey
    if isFinal { endControlSequence() }
  }

  /// True if the held bytes are a key of rxvt, which ends its keys with Shift in `$`. Elsewhere `$` is not a final byte.
  private var isRXVTKey: Bool { ControlSequence(held.dropFirst(2))?.key != nil }

  private mutating func endControlSequence() {
    state = .ground
    guard held.count < Self.longestSequence, let sequence = ControlSequence(held.dropFirst(2)) else {
      isAltPending = false
      return
    }
    switch sequence.meaning {
    case .key(let key): emit(key)
    case .keyRelease(let key): emit(.keyRelease(key))
    case .mouse(let code, let column, let row, let isRelease, let mayBePixels):
      emitMouse(code: code, column: column, row: row, isRelease: isRelease, mayBePixels: mayBePixels)
    case .mouseBytes: state = .mouseBytes
    case .focus(let isActive): emit(.focus(isActive))
    case .paste:
      emitPendingEscape()
      state = .paste
    case .reply:
      emitPendingEscape()
      mouse.take(sequence)
      keep(.sequence(sequence))
    case .unknown where held.elementsEqual([0x1B, UInt8(ascii: "["), UInt8(ascii: "[")]): state = .linuxFunction
    case .unknown: isAltPending = false
    }
  }

  private mutating func consumeLinuxFunction(_ byte: UInt8) {
    guard (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(byte) else {
      cutOff(at: byte)
      return
    }
    state = .ground
    emit(Key(.function(Int(byte - UInt8(ascii: "A")) + 1)))
  }

  /// Takes a byte of `SS3 letter`. Some terminals put modifiers before the letter, with or without a leading `1 ;`.
  private mutating func consumeInSingleShift(_ byte: UInt8) {
    hold(byte)
    guard !(0x30...0x3B).contains(byte) else { return }
    state = .ground
    guard held.count < Self.longestSequence, let key = singleShiftKey(byte) else {
      isAltPending = false
      return
    }
    emit(key)
  }

  private func singleShiftKey(_ letter: UInt8) -> Key? {
    guard let sequence = ControlSequence(held.dropFirst(2)) else { return nil }
    if let code = KeyCode(rxvtArrow: letter) { return Key(code, .control) }
    guard let code = KeyCode(keypadLetter: letter) else { return sequence.key }
    return Key(code, KeyModifiers(parameter: sequence.value(sequence.parameters.count - 1)))
  }

  private mutating func consumeMouseByte(_ byte: UInt8) {
    hold(byte)
    guard held.count == 6 else { return }
    state = .ground
    // A position that exceeds the range of a byte arrives as 0.
    let position = held[4...].map { $0 == 0 ? MouseDecoder.maximumBytePosition : Int($0) - 32 }
    emitMouse(code: Int(held[3]) - 32, column: position[0], row: position[1], isRelease: false)
  }

  private mutating func emitMouse(code: Int, column: Int, row: Int, isRelease: Bool, mayBePixels: Bool = false) {
    let event = mouse.event(code: code, column: column, row: row, isRelease: isRelease, mayBePixels: mayBePixels)
    if let event { emit(.mouse(event)) } else { emitPendingEscape() }
  }

  private mutating func consumeInString(_ byte: UInt8) {
    switch byte {
    case 0x07: endString()
    case 0x1B: state = .stringEscape
    default: hold(byte)
    }
  }

  /// Ends a string and keeps a reply. An Escape before a reply is the Escape key.
  private mutating func endString() {
    state = .ground
    emitPendingEscape()
    guard held.count < Self.longestSequence else { return }
    switch held[1] {
    case UInt8(ascii: "]"): keep(.command(Array(held.dropFirst(2))))
    case UInt8(ascii: "P"): keep(.deviceControl(Array(held.dropFirst(2))))
    default: break
    }
  }

  private mutating func hold(_ byte: UInt8) {
    if held.count < Self.longestSequence { held.append(byte) }
  }
}
