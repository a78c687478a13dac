// Everything that begins with an Escape and is none of the given key sequences, by the grammar of ECMA-48 and the VT500.

extension InputDecoder {
  /// Longer control sequences are read to their end and dropped.
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

  /// Gives up what has begun, because a byte came that does not belong to it, and begins anew with that byte.
  private mutating func cutOff(at byte: UInt8) {
    let isEscapeHeld = state == .stringEscape
    if isEscapeHeld { state = .string }
    giveUp()
    if isEscapeHeld { consume(0x1B) }
    consume(byte)
  }

  /// Gives up what has begun. Something else may have begun then, which an Escape that was held begins.
  mutating func giveUp() {
    let ended = state
    state = .ground
    switch ended {
    case .ground: giveUpCharacter()
    case .keySequence: settleKeySequence()
    case .paste: emitPaste(paste.finish())
    case .escape:
      emitPendingEscape()
      emit(Key(.escape))
    case .controlSequence, .singleShift, .string: giveUpSequence()
    case .stringEscape:
      giveUpSequence()
      if isIntroducerAlone { consume(0x1B) }
    case .linuxFunction, .mouseBytes: emitPendingEscape()
    }
  }

  private mutating func giveUpSequence() {
    emitPendingEscape()
    if isIntroducerAlone { emit(Key(asciiByte: held[1]).withAlt) }
  }

  private mutating func giveUpCharacter() {
    guard utf8.isIncomplete else { return }
    utf8.reset()
    emit("\u{FFFD}" as Unicode.Scalar)
  }

  /// Whether no more is there than an introducer, `ESC [` or the like, which may have been typed as Alt-[.
  var isIntroducerAlone: Bool { held.count == 2 }

  /// Control bytes do not occur within sequences, nor does what is not ASCII in most: the sequence was cut off there.
  /// Within strings, text occurs, and BEL and ESC end them.
  private func canContinue(with byte: UInt8) -> Bool {
    switch state {
    case .escape, .ground, .keySequence, .paste: true
    case .controlSequence, .linuxFunction, .singleShift: (0x20...0x7E).contains(byte)
    case .mouseBytes: byte >= 0x20 || byte == 0
    case .string: canContinueString(with: byte)
    case .stringEscape: byte == UInt8(ascii: "\\")
    }
  }

  /// No answer begins with anything but ASCII.
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

  /// Rxvt ends its keys with Shift by a `$`, which elsewhere is not the last byte.
  private var isRXVTKey: Bool { ControlSequence(held.dropFirst(2))?.key != nil }

  private mutating func endControlSequence() {
    state = .ground
    guard held.count < Self.longestSequence, let sequence = ControlSequence(held.dropFirst(2)) else {
      isAltPending = false
      return
    }
    switch sequence.meaning {
    case .key(let key): emit(key)
    case .mouse(let code, let column, let row, let isRelease):
      emitMouse(code: code, column: column, row: row, isRelease: isRelease)
    case .mouseBytes: state = .mouseBytes
    case .focus(let isActive): emit(.focus(isActive))
    case .paste:
      emitPendingEscape()
      state = .paste
    case .reply:
      emitPendingEscape()
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

  /// `SS3 letter`; some terminals put modifiers between, with or without a `1 ;` before them.
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
    // A position beyond what a byte can say comes as 0.
    let position = held[4...].map { $0 == 0 ? MouseDecoder.farthestOfByte : Int($0) - 32 }
    emitMouse(code: Int(held[3]) - 32, column: position[0], row: position[1], isRelease: false)
  }

  private mutating func emitMouse(code: Int, column: Int, row: Int, isRelease: Bool) {
    guard let event = mouse.event(code: code, column: column, row: row, isRelease: isRelease) else {
      emitPendingEscape()
      return
    }
    emit(.mouse(event))
  }

  private mutating func consumeInString(_ byte: UInt8) {
    switch byte {
    case 0x07: endString()
    case 0x1B: state = .stringEscape
    default: hold(byte)
    }
  }

  /// An Escape before an answer was pressed.
  private mutating func endString() {
    state = .ground
    emitPendingEscape()
    guard held.count < Self.longestSequence, held[1] == UInt8(ascii: "]") else { return }
    keep(.command(Array(held.dropFirst(2))))
  }

  private mutating func hold(_ byte: UInt8) {
    if held.count < Self.longestSequence { held.append(byte) }
  }
}
