import Stages
import TermKit
import TestBasics
import Testing

@Suite struct TerminfoKeysTests {
  /// Entries of ncurses-base, with the keys whose bytes mean another key than the entry says.
  static let entries: [(name: String, exceptions: [String: Key])] = [
    ("xterm-256color", modifiedFunctions.merging(keypadDigits) { $1 }),
    ("tmux-256color", modifiedFunctions),
    ("screen-256color", [:]),
    ("linux", [:]),
    ("vt100", oldKeypad),
    ("vt220", [:]),
    ("rxvt-unicode-256color", keypadDigits),
    // FreeBSD's old console sends the same bytes for F14 and Shift-Tab.
    ("cons25", ["kf14": Key(.tab, .shift)]),
  ]

  /// Capabilities that are not keys, or that `KeyCode` has no name for.
  static let unnamed: Set = ["kmous", "kspd", "kind", "kri", "khlp", "krdo", "kel"]

  /// xterm's F13 to F63 are its twelve function keys with modifiers.
  static let modifiedFunctions: [String: Key] = {
    let rows: [KeyModifiers] = [.shift, .control, [.shift, .control], .alt, [.shift, .alt]]
    let pairs = (13...63).map { number in
      ("kf\(number)", Key(.function((number - 13) % 12 + 1), rows[(number - 13) / 12]))
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }()

  /// The keypad's digits, where Home and other keys are without Num Lock.
  static let keypadDigits: [String: Key] = [
    "ka1": .character("7"), "ka2": .character("8"), "ka3": .character("9"),
    "kb1": .character("4"), "kb2": .character("5"), "kb3": .character("6"),
    "kc1": .character("1"), "kc2": .character("2"), "kc3": .character("3"),
  ]

  /// A VT100 has four function keys. Its entry also gives the names of function keys to the keypad's digits.
  static let oldKeypad: [String: Key] = [
    "ka1": .character("1"), "ka3": .character("3"), "kb2": .character("2"), "kc1": .character("0"),
    "kc3": .character("."), "kf5": .character("4"), "kf6": .character("5"), "kf7": .character("6"),
    "kf9": .character("7"), "kf10": .character("8"), "kf0": .character("9"),
  ]

  private func decoder(for entry: TerminfoEntry) -> InputDecoder {
    InputDecoder(keySequences: TerminfoKeys.sequences { entry.keyStrings[$0] })
  }

  @Test(arguments: entries.map(\.name))
  func `each key of a terminal description is decoded however its bytes are split`(name: String) throws {
    let entry = try TerminfoEntry(named: name)
    let exceptions = Self.entries.first { $0.name == name }?.exceptions ?? [:]
    let decoder = decoder(for: entry)
    #expect(entry.keyStrings.count >= 19)
    for (capability, bytes) in entry.keyStrings where !Self.unnamed.contains(capability) {
      let key = try #require(
        exceptions[capability] ?? TerminfoKeys.capabilities[capability], "\(capability) has no key")
      var whole = decoder
      expectEqual(whole.decode(bytes), [.key(key)], "\(capability) of \(name)")
      #expect(!whole.isWaiting, "\(capability) of \(name)")
      #expect(isSameInEverySplit(bytes, by: decoder), "\(capability) of \(name)")
    }
  }

  @Test(arguments: entries.map(\.name))
  func `an Escape before any key of a terminal description adds Alt`(name: String) throws {
    let entry = try TerminfoEntry(named: name)
    let decoder = decoder(for: entry)
    for (capability, bytes) in entry.keyStrings where !Self.unnamed.contains(capability) {
      guard case .key(let key) = decodedInput(bytes, by: decoder).first else {
        Issue.record("\(capability) of \(name) is no key")
        continue
      }
      let held = InputEvent.key(key.code, key.modifiers.union(.alt))
      expectEqual(decodedInput([0x1B] + bytes, by: decoder), [held], "\(capability) of \(name)")
      #expect(isSameInEverySplit([0x1B] + bytes, by: decoder), "\(capability) of \(name)")
    }
  }

  @Test(arguments: entries.map(\.name).filter { $0 != "cons25" })
  func `the built-in sequences decode almost every key as the terminal description does`(name: String) throws {
    let entry = try TerminfoEntry(named: name)
    let taught = decoder(for: entry)
    let different = entry.keyStrings.filter { capability, bytes in
      !Self.unnamed.contains(capability) && decodedInput(bytes) != decodedInput(bytes, by: taught)
    }
    // ESC Tab is Shift-Tab on the Linux console, and Alt-Tab elsewhere. A VT100's F8 is the keypad's comma.
    expectEqual(Set(different.keys), (["linux": ["kcbt"], "vt100": ["kf8"]][name] ?? []))
  }

  @Test func `terminfo's capabilities map to the keys that they are defined for`() {
    let expected: [String: Key] = [
      "kbs": Key(.backspace), "kent": Key(.enter), "kcbt": Key(.tab, .shift), "kcuu1": Key(.up), "kcud1": Key(.down),
      "kcub1": Key(.left), "kcuf1": Key(.right), "khome": Key(.home), "kend": Key(.end), "kpp": Key(.pageUp),
      "knp": Key(.pageDown), "kich1": Key(.insert), "kdch1": Key(.delete), "kbeg": Key(.begin), "kb2": Key(.begin),
      "kf0": Key(.function(0)), "kf1": Key(.function(1)), "kf24": Key(.function(24)), "kf63": Key(.function(63)),
      "kDC": Key(.delete, .shift), "kDC5": Key(.delete, .control), "kUP": Key(.up, .shift), "kUP3": Key(.up, .alt),
      "kDN6": Key(.down, [.shift, .control]), "kLFT4": Key(.left, [.shift, .alt]),
      "kRIT7": Key(.right, [.alt, .control]),
      "kHOM8": Key(.home, [.shift, .alt, .control]), "kEND5": Key(.end, .control), "kPRV5": Key(.pageUp, .control),
      "kNXT": Key(.pageDown, .shift), "kIC3": Key(.insert, .alt), "kpADD": .character("+"),
      "kF3": Key(.function(3), .shift),
    ]
    for (capability, key) in expected { expectEqual(TerminfoKeys.capabilities[capability], key, "\(capability)") }
    #expect(Self.unnamed.isDisjoint(with: TerminfoKeys.capabilities.keys))
  }

  @Test func `if two keys send the same bytes, the more common key is decoded`() {
    let strings: [String: [UInt8]] = [
      "kbs": [0x08], "kcub1": [0x08], "kcud1": [0x0A], "kp1": [0x1B, 0x31], "kend": [0x1B, 0x31],
    ]
    let sequences = TerminfoKeys.sequences { strings[$0] }
    expectEqual(sequences.map(\.key), [[0x08], [0x0A], [0x08], [0x1B, 0x31], [0x1B, 0x31]])
    expectEqual(sequences.map(\.value), [Key(.backspace), Key(.down), Key(.left), Key(.end), .character("1")])
    let decoder = InputDecoder(keySequences: sequences)
    expectEqual(decodedInput([0x08], by: decoder), [.key(Key(.backspace))])
    expectEqual(decodedInput([0x1B, 0x31], by: decoder), [.key(Key(.end))])
  }
}
