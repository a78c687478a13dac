/// A decoder that turns the bytes from a terminal into keys, mouse events, pastes and focus changes.
///
///     var decoder = InputDecoder()
///     decoder.decode([0x1B, 0x5B, 0x41])  // [.key(Key(.up))]
///
/// Bytes may arrive in any pieces: the decoder holds back an incomplete sequence until the rest arrives. The decoder has no clock.
/// While `waitDuration` is not nil, its owner waits that long for further bytes, counted from the last one, and calls `flush()` if none
/// arrive.
///
/// - A key is a character, a control byte, one of the given key sequences, or a sequence of xterm, the VT220, rxvt, the Linux console
///   or kitty. `Ctrl-A` is 0x01, Backspace is 0x08 or 0x7F, and Enter is 0x0A or 0x0D. An Escape before any key means Alt. Two
///   Escapes are two Escape keys, unless the second begins a key, which then has Alt.
/// - Text is UTF-8. Each ill-formed part becomes one U+FFFD (Unicode, 3.9), bytes 0x80 to 0x9F included. The scalars of one character
///   are one key if they arrive in one call. Otherwise each is a key, because a typed letter cannot wait for an accent. Appended to one
///   string, they are the same text.
/// - Mouse reports of modes 1000, 1002 and 1003 are read, with or without 1006 or 1015. After the terminal has reported that mode 1016 is
///   on and how large a cell is, they have positions with fractions of cells.
/// - A bracketed paste (mode 2004) is one event, or several if it is larger than 16 MiB or arrives with pauses. CR and CR LF in it become
///   LF. It ends only with its end sequence, so that no part of it acts as keys. If that sequence is lost, the user ends the paste by
///   Ctrl-C after a pause.
/// - Replies to queries (device attributes, modes, colours, positions …), unknown sequences and sequences without an end never produce
///   events. Replies are collected separately.
public struct InputDecoder: Sendable {
  /// The decoder's position within a sequence.
  enum State: Hashable, Sendable {
    /// No sequence has begun. The beginning of a character may be held.
    case ground
    /// The held bytes are a prefix of a key sequence in `tree`. They may also be a prefix of a built-in sequence.
    case keySequence
    /// After ESC.
    case escape
    /// After `ESC [`.
    case controlSequence
    /// After `ESC [ [`, the Linux console's F1 to F5.
    case linuxFunction
    /// After `ESC O`.
    case singleShift
    /// In a mouse report of single bytes, after `ESC [ M`.
    case mouseBytes
    /// In a string with a reply: OSC, DCS, APC, PM or SOS.
    case string
    /// After an ESC that may end such a string.
    case stringEscape
    /// Within a bracketed paste.
    case paste
  }

  /// The time after which an ESC is the Escape key: 0.05 seconds. The bytes of a key arrive together unless a network separates them,
  /// and a user would notice a longer delay of Escape. Neovim and tcell wait equally long.
  public static let escapeTimeout = 0.05
  /// The time after which `ESC [` and the like count as typed, as in Alt-[: 0.25 seconds. Users type them rarely, which allows a wait
  /// longer than the usual delays of networks.
  public static let introducerTimeout = 0.25
  /// The time after which an incomplete character becomes U+FFFD, the part of a paste that has arrived is delivered, and a string that a user
  /// may have begun with Alt is dropped: 1 second.
  public static let textTimeout = 1.0
  /// The time after which an incomplete sequence that no user can type is dropped: 5 seconds.
  public static let sequenceTimeout = 5.0

  var state = State.ground
  /// The bytes of the current sequence, at most `longestSequence`.
  var held: [UInt8] = []
  /// The beginning of a sequence that was given up, because its rest did not arrive in time. Empty if no sequence was.
  var givenUp: [UInt8] = []
  /// True if an Escape came before the current sequence.
  var isAltPending = false
  var utf8 = UTF8Decoder()
  var mouse = MouseDecoder()
  var paste: PasteCollector
  var events: [InputEvent] = []
  private var replies: [TerminalReply] = []

  /// The node in `tree` that the held bytes lead to.
  var place = KeySequenceTree.root
  /// The longest key sequence within the held bytes.
  var match: (key: Key, length: Int)?
  let tree: KeySequenceTree
  /// Whether the decoder reads the built-in sequences.
  let readsControlSequences: Bool

  /// Creates a decoder with the key sequences of a terminal description.
  ///
  /// The given sequences take precedence over the built-in ones, with two exceptions. A sequence that names its modifiers keeps that
  /// meaning, because terminfo calls xterm's Shift-F1 F13. The keypad's digits and point keep their meanings.
  ///
  /// Sequences that could be text are ignored: they begin with a printable character or a byte above 0x7F. A lone ESC, `ESC [` and `ESC O`
  /// alone, sequences that begin with two ESC, and sequences of more than 32 bytes are ignored too.
  /// - Parameter keySequences: The byte sequences that the terminal's keys send; see `TerminfoKeys`. If two are equal, the first one
  ///   counts.
  public init(keySequences: some Sequence<(key: [UInt8], value: Key)>) {
    self.init(keySequences: keySequences, readsControlSequences: true)
  }

  /// Creates a decoder that reads only the built-in sequences.
  public init() { self.init(keySequences: EmptyCollection()) }

  /// Creates a decoder.
  /// - Parameters:
  ///   - keySequences: The byte sequences that the terminal's keys send.
  ///   - readsControlSequences: Whether to read the built-in sequences too. If false, an Escape before any byte outside the given
  ///     sequences means Alt. Defaults to true.
  ///   - pasteLimit: The number of bytes of a paste that are delivered as one event. Defaults to 16 MiB.
  package init(
    keySequences: some Sequence<(key: [UInt8], value: Key)>, readsControlSequences: Bool = true,
    pasteLimit: Int = 16 << 20
  ) {
    var tree = KeySequenceTree()
    for (sequence, key) in keySequences where Self.isAcceptable(sequence, readsControlSequences) {
      tree.insert(sequence, key)
    }
    // The built-in keys of three bytes too, because arrow keys are the most frequent sequences.
    for final in 0x40...0x7E where readsControlSequences {
      if let key = ControlSequence([UInt8(final)])?.key { tree.insert([0x1B, UInt8(ascii: "["), UInt8(final)], key) }
    }
    self.tree = tree
    self.readsControlSequences = readsControlSequences
    paste = PasteCollector(limit: pasteLimit)
  }

  /// Takes bytes from the terminal.
  /// - Parameter bytes: The bytes, in the order in which they were read.
  /// - Returns: The events that these bytes complete.
  public mutating func decode(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    bytes.withContiguousStorageIfAvailable { decode($0) } ?? Array(bytes).withUnsafeBufferPointer { decode($0) }
  }

  /// Takes bytes from the terminal.
  package mutating func decode(_ bytes: UnsafeBufferPointer<UInt8>) -> [InputEvent] {
    if !givenUp.isEmpty, !bytes.isEmpty { resumeSequence(with: Array(bytes)) }
    for byte in bytes { consume(byte) }
    return takeEvents()
  }

  /// True while the decoder holds back bytes that `flush()` would deliver or drop.
  public var isWaiting: Bool { waitDuration != nil }

  /// The time to wait for further bytes before `flush()`, in seconds. Nil while no bytes are held back.
  public private(set) var waitDuration: Double?

  // The wait that the held bytes need. `waitDuration` stores it, because reading a computed property would copy the decoder at each key.
  private var neededWait: Double? {
    switch state {
    case .ground: utf8.isIncomplete ? Self.textTimeout : nil
    case .escape: Self.escapeTimeout
    case .keySequence where held.count == 1: Self.escapeTimeout
    case .stringEscape where isIntroducerAlone: Self.escapeTimeout
    case .keySequence, .controlSequence, .singleShift, .string, .stringEscape:
      isIntroducerAlone ? Self.introducerTimeout : isTypedString ? Self.textTimeout : Self.sequenceTimeout
    case .paste: paste.hasText ? Self.textTimeout : nil
    case .linuxFunction, .mouseBytes: Self.sequenceTimeout
    }
  }

  // A string that is no report of a colour or version may begin with Alt-] or Alt-_, after which the user goes on typing.
  private var isTypedString: Bool {
    guard state == .string || state == .stringEscape else { return false }
    return !["]1", "P>"].contains { held.dropFirst().starts(with: $0.utf8) }
  }

  /// Ends the wait and decodes the held bytes as they are.
  ///
  /// An Escape becomes the Escape key, and `ESC [` becomes Alt-[. The beginning of a character becomes U+FFFD, and any other incomplete
  /// sequence is dropped. If the rest of a control sequence or of the report of a colour arrives later, at once, it is no key either. An
  /// unfinished paste is delivered as far as it has arrived, and goes on afterwards. Then `isWaiting` is false.
  ///
  /// Read from the terminal once more before you call this method, because bytes may have arrived while the process was suspended.
  /// - Returns: The events of the held bytes.
  public mutating func flush() -> [InputEvent] {
    while neededWait != nil { giveUp() }
    return takeEvents()
  }

  private mutating func takeEvents() -> [InputEvent] {
    waitDuration = neededWait
    defer { events = [] }
    return events
  }

  /// Reads mouse reports in cells again, because the program has switched mode 1016 off.
  package mutating func forgetPixelPositions() { mouse.forgetPixels() }

  /// Returns and removes the terminal's replies, oldest first.
  package mutating func takeReplies() -> [TerminalReply] {
    defer { replies = [] }
    return replies
  }

  // No program sends this many queries at once. Further replies are dropped.
  private static let maximumReplyCount = 64

  mutating func keep(_ reply: TerminalReply) {
    if replies.count < Self.maximumReplyCount { replies.append(reply) }
  }
}
