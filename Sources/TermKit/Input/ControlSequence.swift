/// A control sequence taken apart: what stands between `ESC [` and its last byte (ECMA-48, 5.4).
package struct ControlSequence: Hashable, Sendable {
  /// One of the numbers between semicolons.
  struct Parameter: Hashable, Sendable {
    /// The number, or nil where none was given. Numbers that are too big stay at `largest`.
    var value: Int?
    /// The number after the first colon, as in `1;5:3`.
    var detail: Int?
  }

  /// Greater numbers count as this one: room for every character, and far from any overflow.
  static let largest = 0xFF_FFFF

  /// One of `<`, `=`, `>` and `?` at the beginning: not a key but an answer or a mouse report.
  package private(set) var marker: UInt8?
  /// The numbers; empty when there are none at all.
  private(set) var parameters: [Parameter] = []
  /// What stands between the numbers and the last byte, as the `$` of `$y`.
  package private(set) var intermediates: [UInt8] = []
  /// The last byte, which says what the sequence is.
  package let final: UInt8

  /// Takes apart the bytes after `ESC [`, the last one included. Nil when they break the standard's order.
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

  /// The number at an index, or nil where none was given.
  package func value(_ index: Int) -> Int? {
    parameters.indices.contains(index) ? parameters[index].value : nil
  }

  /// The number after the colon at an index, or nil where none was given.
  func detail(_ index: Int) -> Int? {
    parameters.indices.contains(index) ? parameters[index].detail : nil
  }
}

/// Reads numbers between semicolons and colons.
private struct ParameterReader {
  var parameters: [ControlSequence.Parameter] = []
  private var colons = 0
  private var isNegative = false

  /// Takes a byte if it belongs to the numbers. A number below zero counts as 0: some terminals report the mouse like
  /// that when it is dragged out of the window.
  mutating func take(_ byte: UInt8, allowsMinus: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): takeDigit(Int(byte - UInt8(ascii: "0")))
    case UInt8(ascii: ";"):
      if parameters.isEmpty { parameters.append(.init()) }
      parameters.append(.init())
      (colons, isNegative) = (0, false)
    case UInt8(ascii: ":"):
      if parameters.isEmpty { parameters.append(.init()) }
      colons += 1
    case UInt8(ascii: "-") where allowsMinus: isNegative = true
    default: return false
    }
    return true
  }

  private mutating func takeDigit(_ digit: Int) {
    if parameters.isEmpty { parameters.append(.init()) }
    let last = parameters.count - 1
    switch colons {
    case 0: parameters[last].value = isNegative ? 0 : extended(parameters[last].value, digit)
    case 1: parameters[last].detail = extended(parameters[last].detail, digit)
    default: break
    }
  }

  private func extended(_ number: Int?, _ digit: Int) -> Int {
    min((number ?? 0) * 10 + digit, ControlSequence.largest)
  }
}
