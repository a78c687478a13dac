import Foundation

/// A public key of OpenSSH, as in the one line of a `.pub` file.
struct PublicKey: Equatable {
  /// The type, such as "ssh-ed25519".
  let type: String
  /// The key itself, in base64.
  let key: String
  /// The words of its owner after the key. Control characters are left out.
  let comment: String

  /// The reasons why a text is not one public key.
  enum Fault: Error, Equatable {
    case empty
    case tooLong
    case isPrivate
    case hasSeveralLines
    case hasOptions
    case hasUnknownType(String)
    case isDamaged
  }

  /// The greatest size of a file with a key, in bytes. The longest keys of `ssh-keygen` have 3 kB.
  static let maximumSize = 1 << 14

  // The types of OpenSSH, and the number of parts that a key of each type has. The first part is the type itself.
  private static let types = [
    "ssh-ed25519": 2, "ecdsa-sha2-nistp256": 3, "ecdsa-sha2-nistp384": 3, "ecdsa-sha2-nistp521": 3, "ssh-rsa": 3,
    "sk-ssh-ed25519@openssh.com": 3, "sk-ecdsa-sha2-nistp256@openssh.com": 4,
  ]

  /// Reads the text of a file with a key. Blank lines and lines that begin with "#" are skipped.
  init(_ text: String) throws(Fault) {
    if text.utf8.count > Self.maximumSize { throw .tooLong }
    if text.contains("PRIVATE KEY") || text.hasPrefix("PuTTY-User-Key-File") { throw .isPrivate }
    let lines = text.split(whereSeparator: \.isNewline).map { $0.drop(while: Self.isBlank) }
    let keys = lines.filter { !$0.isEmpty && !$0.hasPrefix("#") }
    guard let line = keys.first else { throw .empty }
    guard keys.count == 1 else { throw .hasSeveralLines }
    let words = line.split(maxSplits: 2, whereSeparator: Self.isBlank)
    type = String(words[0])
    guard let count = Self.types[type] else {
      let later = line.split(whereSeparator: Self.isBlank).dropFirst()
      throw later.contains { Self.types[String($0)] != nil } ? .hasOptions : .hasUnknownType(type)
    }
    key = words.count > 1 ? String(words[1]) : ""
    comment = words.count > 2 ? Self.visible(words[2]) : ""
    guard let parts = Self.parts(of: key), parts.count == count, parts[0].elementsEqual(type.utf8) else {
      throw .isDamaged
    }
  }

  private static func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" }

  // Each part is preceded by its length. Nil if the last one is cut off, or if the text is not exactly base64.
  private static func parts(of key: String) -> [Data]? {
    guard var rest = Data(base64Encoded: key), rest.base64EncodedString() == key else { return nil }
    var parts: [Data] = []
    while !rest.isEmpty {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      guard rest.count >= 4 + length else { return nil }
      parts.append(rest.dropFirst(4).prefix(length))
      rest = rest.dropFirst(4 + length)
    }
    return parts
  }

  private static func visible(_ comment: Substring) -> String {
    let scalars = comment.unicodeScalars.filter { ![.control, .format].contains($0.properties.generalCategory) }
    return String(String.UnicodeScalarView(scalars)).trimmingCharacters(in: .whitespaces)
  }
}

extension PublicKey.Fault: CustomStringConvertible {
  /// The text for the user: the problem and a way to solve it.
  var description: String {
    switch self {
    case .empty: "There is no key. Use the file that ssh-keygen has made, for example ~/.ssh/id_ed25519.pub."
    case .tooLong: "The file is too large for a public key. Use a file whose name ends in .pub."
    case .isPrivate:
      "This is a private key, which its owner must keep secret. Ask for the file beside it, whose name ends in .pub."
    case .hasSeveralLines: "There is more than one key. Give each key its own file and its own name."
    case .hasOptions:
      "There are options before the key, which could undo the restrictions of a guest. Remove all before its type."
    case .hasUnknownType(let type):
      "\"\(type.prefix(40))\" is not a type of key that OpenSSH has. Make a key with: ssh-keygen -t ed25519"
    case .isDamaged: "The key is damaged. Copy the whole line of the .pub file again."
    }
  }
}
