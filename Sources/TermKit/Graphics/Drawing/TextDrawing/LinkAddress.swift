/// An address that may leave the program: for the web browser, or for the terminal, which opens it when the user clicks.
package struct LinkAddress: Hashable, Sendable {
  /// The address, in printable ASCII.
  package let text: String

  // Terminals ignore longer ones.
  private static let maximumLength = 2_000
  private static let schemes = ["http", "https", "mailto"]

  /// Reads an address. Blanks, control characters and characters beyond ASCII are encoded.
  ///
  /// Returns nil if the address does not begin with http, https or mailto, or if it is too long.
  package init?(_ address: String) {
    let scheme = address.prefix { $0 != ":" }
    guard scheme.utf8.count < address.utf8.count, Self.schemes.contains(scheme.lowercased()) else { return nil }
    let digits = Array("0123456789ABCDEF")
    var text = ""
    for byte in address.utf8.prefix(Self.maximumLength + 1) {
      if byte > 0x20, byte < 0x7F {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += ["%", digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    guard text.utf8.count <= Self.maximumLength else { return nil }
    self.text = text
  }
}
