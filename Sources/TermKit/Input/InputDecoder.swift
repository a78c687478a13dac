/// Turns the bytes of a terminal into keys, mouse reports, pastes and changes of focus.
///
///     var decoder = InputDecoder()
///     decoder.decode([0x1B, 0x5B, 0x41])  // [.key(Key(.up))]
///
/// Bytes may come in any pieces: a beginning is held back until the rest of it is there. Whether more will come, only
/// time can tell, and the decoder has no clock: as long as `waitDuration` is not nil, its owner waits that long for
/// further bytes, counted from the last one, and calls `flush()` when there are none.
///
/// - A key is a character, a control byte (`Ctrl-A` is 0x01; 0x08 and 0x7F are Backspace, 0x0A and 0x0D Enter), one of
///   the given key sequences, or one of those that xterm, the VT220, rxvt, the Linux console and kitty send. An Escape
///   before any of them is Alt. Two Escapes are two Escapes, unless the second begins a key: then Alt is held.
/// - Text is UTF-8. Each bad part is one U+FFFD (Unicode, 3.9), bytes 0x80 to 0x9F included. Scalars that make up one
///   character are one key if they come in one call, else one key each, since a typed letter cannot wait for an accent;
///   put into a string one after the other, they are the same text.
/// - The mouse is understood in its modes 1000, 1002, 1003 with or without 1006 or 1015.
/// - A bracketed paste (mode 2004) is one event, in pieces if it is larger than 16 MiB. CR and CR LF in it are LF.
/// - Answers to questions (device attributes, modes, colours, positions …) and sequences nobody knows are no events, at
///   any time; nor are sequences that do not end. Answers are kept aside.
public struct InputDecoder: Sendable {
  /// How far a sequence has come.
  enum State: Hashable, Sendable {
    /// Nothing is held, except perhaps the beginning of a character.
    case ground
    /// What is held begins one of the given key sequences, and perhaps something else.
    case keySequence
    /// After ESC.
    case escape
    /// After `ESC [`.
    case controlSequence
    /// After `ESC [ [`, the Linux console's F1 to F5.
    case linuxFunction
    /// After `ESC O`.
    case singleShift
    /// In a mouse report without numbers, after `ESC [ M`.
    case mouseBytes
    /// In a string that an answer comes in: OSC, DCS, APC, PM, SOS.
    case string
    /// After an ESC that may end such a string.
    case stringEscape
    /// Between the brackets of a paste.
    case paste
  }

  /// Seconds after which an ESC is the Escape key: 0.05. The bytes of a key come together unless a network parts them;
  /// longer is felt as a delay by who presses Escape. Neovim and tcell wait as long.
  public static let escapeWait = 0.05
  /// Seconds after which `ESC [` and the like were typed, as Alt-[: 0.25. They are typed so seldom that the wait may be
  /// longer than any usual network's delay.
  public static let introducerWait = 0.25
  /// Seconds after which something that cannot be typed is given up, and an open paste delivered: 1.
  public static let sequenceWait = 1.0

  var state = State.ground
  /// The bytes of the sequence that has begun, no more than `longestSequence`.
  var held: [UInt8] = []
  /// Whether an Escape came before.
  var isAltPending = false
  var utf8 = UTF8Decoder()
  var mouse = MouseDecoder()
  var paste: PasteCollector
  var events: [InputEvent] = []
  private var replies: [TerminalReply] = []

  /// The place in `tree` that the held bytes lead to.
  var place = KeySequenceTree.root
  /// The longest key sequence among the held bytes.
  var match: (key: Key, length: Int)?
  let tree: KeySequenceTree
  /// Whether the built-in sequences are read.
  let readsControlSequences: Bool

  /// Makes a decoder.
  ///
  /// - Parameter keySequences: What the terminal description says that keys send; see `TerminfoKeys`. They go before the
  ///   built-in ones, except that a sequence which tells its modifiers is believed (terminfo calls xterm's Shift-F1 F13),
  ///   and that the keypad's digits are digits. Sequences that begin with a printable character or a byte over 0x7F are
  ///   not taken, since text does too; nor are a lone ESC and what begins with two.
  ///   The first of two that are the same is meant.
  public init(keySequences: some Sequence<(key: [UInt8], value: Key)>) {
    self.init(keySequences: keySequences, readsControlSequences: true)
  }

  /// Makes a decoder of what is built in.
  public init() { self.init(keySequences: EmptyCollection()) }

  /// Makes a decoder.
  ///
  /// - Parameter readsControlSequences: Whether the terminal sends what is built in, too. If false, only the given key sequences are read, and
  ///   an Escape before anything else is Alt.
  package init(keySequences: some Sequence<(key: [UInt8], value: Key)>, readsControlSequences: Bool) {
    self.init(keySequences: keySequences, readsControlSequences: readsControlSequences, pasteLimit: 16 << 20)
  }

  init(
    keySequences: some Sequence<(key: [UInt8], value: Key)>, readsControlSequences: Bool = true, pasteLimit: Int
  ) {
    var tree = KeySequenceTree()
    for (sequence, key) in keySequences where Self.isAcceptable(sequence, readsControlSequences) {
      tree.insert(sequence, key)
    }
    self.tree = tree
    self.readsControlSequences = readsControlSequences
    paste = PasteCollector(limit: pasteLimit)
  }

  /// Takes bytes as they were read, and answers what they ended.
  public mutating func decode(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    let isContiguous: Void? = bytes.withContiguousStorageIfAvailable { bytes in
      for byte in bytes { consume(byte) }
    }
    if isContiguous == nil {
      for byte in bytes { consume(byte) }
    }
    return takeEvents()
  }

  /// Whether bytes are held back that may be the beginning of something longer.
  public var isWaiting: Bool { waitDuration != nil }

  /// How many seconds to wait for further bytes before `flush()`; nil when nothing is held back.
  public var waitDuration: Double? {
    switch state {
    case .ground: utf8.isIncomplete ? Self.sequenceWait : nil
    case .escape: Self.escapeWait
    case .keySequence where held.count == 1: Self.escapeWait
    case .stringEscape where isIntroducerAlone: Self.escapeWait
    case .keySequence, .controlSequence, .singleShift, .string:
      isIntroducerAlone ? Self.introducerWait : Self.sequenceWait
    case .linuxFunction, .mouseBytes, .stringEscape, .paste: Self.sequenceWait
    }
  }

  /// Ends the wait: an Escape that nothing follows is the Escape key, `ESC [` is Alt-[, a paste is delivered as far as it
  /// came, the beginning of a character is U+FFFD, and a sequence that has begun is dropped. Nothing is held back then.
  ///
  /// Read once more before calling this: bytes may have come while the process itself was held up.
  public mutating func flush() -> [InputEvent] {
    while isWaiting { giveUp() }
    return takeEvents()
  }

  private mutating func takeEvents() -> [InputEvent] {
    defer { events = [] }
    return events
  }

  /// True when the terminal has answered something since `takeReplies()`.
  package var hasReplies: Bool { !replies.isEmpty }

  /// The terminal's answers since the last time, the oldest first.
  package mutating func takeReplies() -> [TerminalReply] {
    defer { replies = [] }
    return replies
  }

  // Nobody asks for as many at a time; a terminal that answers more is not listened to.
  private static let mostReplies = 64

  /// Keeps an answer of the terminal.
  mutating func keep(_ reply: TerminalReply) {
    if replies.count < Self.mostReplies { replies.append(reply) }
  }
}
