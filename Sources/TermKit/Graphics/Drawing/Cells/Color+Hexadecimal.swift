extension Color {
  /// Creates a colour from #RGB, #RRGGBB or #RRGGBBAA.
  package init?(hexadecimal text: String) {
    guard text.first == "#", text.dropFirst().allSatisfy({ $0.isASCII && $0.isHexDigit }),
      let value = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    func part(_ shift: UInt32, _ mask: UInt32 = 0xFF) -> UInt8 { UInt8(value >> shift & mask) }
    switch text.utf8.count {
    case 4: self.init(red: part(8, 0xF) * 17, green: part(4, 0xF) * 17, blue: part(0, 0xF) * 17)
    case 7: self.init(red: part(16), green: part(8), blue: part(0))
    case 9: self.init(bytes: part(24), part(16), part(8), part(0))
    default: return nil
    }
  }

  /// The colour as #rrggbb, or as #rrggbbaa if it is not opaque.
  package var hexadecimal: String {
    let parts = isOpaque ? [red, green, blue] : [red, green, blue, alpha]
    return "#" + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
