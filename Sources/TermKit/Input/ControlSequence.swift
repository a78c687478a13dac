import TermKitGraphics

/// A parsed control sequence: the part after `ESC [`, up to and including the final byte (ECMA-48, 5.4).
package struct ControlSequence: Hashable, Sendable {
  /// A parameter, one of the numbers between semicolons.
  struct Parameter: Hashable, Sendable {
    /// The number, or nil if it is missing. At most `largest`.
    var value: Int?
    /// The number after the first colon, as in `1;5:3`.
    var detail: Int?
    /// The number after the second colon, as in `1089::99`.
    var secondDetail: Int?
  }

  /// The limit of the numbers. It covers every Unicode scalar and is far from any overflow.
  static let largest = 0xFF_FFFF

  /// The leading `<`, `=`, `>` or `?`. It marks a reply or a mouse report.
  private(set) var marker: UInt8?
  /// The parameters. May be empty.
  private(set) var parameters: [Parameter] = []
  /// The bytes between the parameters and the final byte, such as the `$` of `$y`.
  private(set) var intermediates: [UInt8] = []
  /// The final byte, which identifies the kind of sequence.
  let final: UInt8

  /// Parses the bytes after `ESC [`, the final byte included. Returns nil if they break the order that the standard prescribes.
  init?(_ bytes: some Collection<UInt8>) {
    guard let final = bytes.dropFirst(bytes.count - 1).first else { return nil }
    self.final = final
    var body = bytes.dropLast()
    if let first = body.first, (0x3C...0x3F).contains(first) {
      marker = first
      body = body.dropFirst()
    }
    var reader = ParameterReader()
    for byte in body {
      if intermediates.isEmpty, reader.take(byte, allowsMinus: marker == UInt8(ascii: "<")) { continue }
      guard (0x20...0x2F).contains(byte) else { return nil }
      intermediates.append(byte)
    }
    parameters = reader.parameters
  }

  /// Returns a parameter, which is empty if it is missing.
  func parameter(_ index: Int) -> Parameter { parameters.indices.contains(index) ? parameters[index] : Parameter() }

  /// Returns the number of a parameter, or nil if it is missing.
  package func value(_ index: Int) -> Int? { parameter(index).value }

  /// The sequence without its parameters, such as "?$y".
  package var form: String { String(decoding: [marker].compactMap { $0 } + intermediates + [final], as: UTF8.self) }

  /// The size of a cell in pixels, if the sequence is the reply to `CSI 16 t`.
  package var cellSize: Size? {
    guard form == "t", value(0) == 6, let height = value(1), let width = value(2), height > 0, width > 0 else {
      return nil
    }
    return Size(width: width, height: height)
  }

  /// Returns the state of a private mode, if the sequence is the reply to a query for it (DECRPM): 1 and 3 are on, 2 and 4 are off. Returns
  /// nil for other sequences and for unknown modes.
  func state(ofMode mode: Int) -> Int? {
    guard form == "?$y", value(0) == mode, let state = value(1), (1...4).contains(state) else { return nil }
    return state
  }
}

/// A reader of the parameters between semicolons and colons.
private struct ParameterReader {
  var parameters: [ControlSequence.Parameter] = []
  private var colons = 0
  private var isNegative = false

  /// Takes a byte and returns true if the byte is part of the parameters. A negative number counts as 0, because some terminals report
  /// negative positions when the mouse is dragged out of the window.
  mutating func take(_ byte: UInt8, allowsMinus: Bool) -> Bool {
    if parameters.isEmpty, (UInt8(ascii: "0")...UInt8(ascii: ";")).contains(byte) { parameters.append(.init()) }
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): takeDigit(Int(byte - UInt8(ascii: "0")))
    case UInt8(ascii: ";"):
      parameters.append(.init())
      (colons, isNegative) = (0, false)
    case UInt8(ascii: ":"): colons += 1
    case UInt8(ascii: "-") where allowsMinus: isNegative = true
    default: return false
    }
    return true
  }

  private mutating func takeDigit(_ digit: Int) {
    let last = parameters.count - 1
    switch colons {
    case 0: parameters[last].value = isNegative ? 0 : extended(parameters[last].value, digit)
    case 1: parameters[last].detail = extended(parameters[last].detail, digit)
    case 2: parameters[last].secondDetail = extended(parameters[last].secondDetail, digit)
    default: break
    }
  }

  private func extended(_ number: Int?, _ digit: Int) -> Int {
    min((number ?? 0) * 10 + digit, ControlSequence.largest)
  }
}
