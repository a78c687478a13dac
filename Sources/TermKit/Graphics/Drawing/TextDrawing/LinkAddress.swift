import Synchronization

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

// MARK: Numbers

extension LinkAddress {
  private struct Table {
    var numbers: [LinkAddress: UInt16] = [:]
    var addresses: [LinkAddress] = []
  }

  private static let table = Mutex(Table())
  /// The greatest number. Later addresses get none: their text is shown, but the terminal does not know the link.
  package static let greatestNumber = 8_000

  /// The number that stands for the address in cells, from 1 on. An address has the same number for as long as the program runs. Nil if there
  /// are no more numbers.
  package var number: UInt16? {
    Self.table.withLock { table in
      if let number = table.numbers[self] { return number }
      guard table.addresses.count < Self.greatestNumber else { return nil }
      table.addresses.append(self)
      let number = UInt16(table.addresses.count)
      table.numbers[self] = number
      return number
    }
  }

  /// Returns the address with a number.
  package init?(number: UInt16) {
    let index = Int(number) - 1
    let address = Self.table.withLock { $0.addresses.indices.contains(index) ? $0.addresses[index] : nil }
    guard let address else { return nil }
    self = address
  }
}
