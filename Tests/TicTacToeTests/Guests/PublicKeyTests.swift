import Foundation
import TestBasics
import Testing

@testable import tictactoe

/// The keys of tests. Nobody has the private keys.
enum SampleKeys {
  static let ed25519 = "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIL2j88ZFLL3MzFyiC/S+KGqJuRCvA6NigZi1KFMfr2MK"

  /// A key of each type that `ssh-keygen` makes without a device.
  static let all = [
    ed25519,
    "ecdsa-sha2-nistp256 AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAABBBL0bt6sEqt58/1Ky4a0zdWsMLDUr24pAnGQAFHCv"
      + "uBdAew6tdsHMZNyzuQGbWPa07Knpkw6gm4Jm1+nsKOUlqYE=",
    "ecdsa-sha2-nistp384 AAAAE2VjZHNhLXNoYTItbmlzdHAzODQAAAAIbmlzdHAzODQAAABhBGmCSzeKGMqQKtjWPr4EUGoX2NbwVLxXNiiHr7wz"
      + "WWrBIW0YF16vKHp+cpYjWacL1YDfXcI5mJBZzIIgdfehstil4WKEKvAuj82rF2ia+k9JFUddBdUyQTYoVA3gasA13Q==",
    "ecdsa-sha2-nistp521 AAAAE2VjZHNhLXNoYTItbmlzdHA1MjEAAAAIbmlzdHA1MjEAAACFBAAcKELZtJ7H1Jx4ohL5H8rSei09kDxkNH/DIV6K"
      + "RUPMc+im5h/4Wd7/FNnDWvUa8c+F2KzKVBGA8eNblPdTFBtLFAF9pJhrVmW9GH9xxfbaHD9hB0ZfwRco17eUAeDHhYnvo06I9kM04qbMOYLF"
      + "komSXlTw8ZggdU8KpPcdXau9glI0Gw==",
    "ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAAAgQDcHx2rbzogjoQH7GFyq4nVOHnyWK4BrJpzad10VCHqFh44z2zGS+VuP4VZlm7Ucd6woiH7tw7y"
      + "iXzZgT6waUsJJNaS4Z1tQY69V3Aj3NCiu7MzQVa0ercWMXRmjG71eq+XgyysDW6atGIzW9VjKG7Phl1XKVSApbp1YDAgAxVscw==",
  ]

  /// Returns a key that consists of a type and of parts.
  static func key(_ type: String, _ parts: [Data]) -> String {
    var blob = Data()
    for part in [Data(type.utf8)] + parts {
      blob += withUnsafeBytes(of: UInt32(part.count).bigEndian) { Data($0) } + part
    }
    return "\(type) \(blob.base64EncodedString())"
  }
}

/// Tests of reading public keys.
@Suite struct PublicKeyTests {
  /// Returns the reason why a text is no key, or nil if it is one.
  private func fault(_ text: String) -> PublicKey.Fault? {
    do throws(PublicKey.Fault) {
      _ = try PublicKey(text)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: SampleKeys.all) func `a key of each type is read with its comment`(line: String) throws {
    for text in ["\(line) ada@home", "\n# From Ada\n \t\(line)\tada@home \r\n", "\(line)  ada@home\n\n"] {
      let key = try PublicKey(text)
      expectEqual("\(key.type) \(key.key)", line)
      expectEqual(key.comment, "ada@home")
    }
    try expectEqual(PublicKey(line + "\n").comment, "")
  }

  @Test func `a key that is kept in a device is read`() throws {
    let application = Data("ssh:".utf8)
    let first = SampleKeys.key("sk-ssh-ed25519@openssh.com", [Data(count: 32), application])
    let second = SampleKeys.key(
      "sk-ecdsa-sha2-nistp256@openssh.com", [Data("nistp256".utf8), Data(count: 65), application])
    for line in [first, second] { try expectEqual(PublicKey(line).type, String(line.prefix { $0 != " " })) }
  }

  @Test func `control characters and invisible characters of the comment are left out`() throws {
    let comment = "a\u{1B}[31mb\u{7}\u{9B}c\u{202E}d\u{0}\u{200B} é 漢"
    try expectEqual(PublicKey("\(SampleKeys.ed25519) \(comment)").comment, "a[31mbcd é 漢")
  }

  @Test func `a text that is not exactly one key is refused with the reason`() {
    let (key, other) = (SampleKeys.ed25519, SampleKeys.all[1])
    let data = key.dropFirst("ssh-ed25519 ".count)
    let faults: [(String, PublicKey.Fault)] = [
      ("", .empty), (" \n\t\r\n", .empty), ("# only a remark", .empty),
      ("\(key)\n\(other)\n", .hasSeveralLines), ("\(key) a\u{2028}\(key)", .hasSeveralLines),
      ("\(key) a\r\(key)", .hasSeveralLines), ("\(key)\nmore", .hasSeveralLines),
      ("-----BEGIN OPENSSH PRIVATE KEY-----\nAAAA\n-----END OPENSSH PRIVATE KEY-----\n", .isPrivate),
      ("-----BEGIN RSA PRIVATE KEY-----\n", .isPrivate),
      ("PuTTY-User-Key-File-3: ssh-ed25519\nEncryption: none\n", .isPrivate),
      ("command=\"sh\" \(key)", .hasOptions), ("port-forwarding,pty \(key)", .hasOptions),
      ("command=\"a b\",pty\t\(key) ada", .hasOptions),
      ("ssh-dss AAAA", .hasUnknownType("ssh-dss")), ("SSH-ED25519 \(data)", .hasUnknownType("SSH-ED25519")),
      ("ssh-ed25519-cert-v01@openssh.com AAAA", .hasUnknownType("ssh-ed25519-cert-v01@openssh.com")),
      ("\(data)", .hasUnknownType(String(data))), ("Dear host,", .hasUnknownType("Dear")),
      ("ssh-ed25519", .isDamaged), ("ssh-ed25519 \(data.dropLast(4))", .isDamaged),
      ("ssh-ed25519 !\(data)", .isDamaged),
      ("ssh-rsa \(data)", .isDamaged), ("ssh-ed25519 \(data)=", .isDamaged), ("ssh-ed25519 ada", .isDamaged),
      (SampleKeys.key("ssh-ed25519", []), .isDamaged), ("ssh-ed25519 /////w==", .isDamaged),
      (key + String(repeating: " more", count: 5_000), .tooLong),
    ]
    for (text, reason) in faults { expectEqual(fault(text), reason, "\(text.prefix(60).debugDescription)") }
  }

  @Test func `any change of a key's type, and any cut of a key, is refused`() {
    for line in SampleKeys.all {
      let words = line.split(separator: " ")
      for other in SampleKeys.all where other != line {
        #expect(fault("\(other.prefix { $0 != " " }) \(words[1])") == .isDamaged)
      }
      for count in stride(from: 0, to: words[1].count, by: 4) {
        #expect(fault("\(words[0]) \(words[1].prefix(count))") == .isDamaged)
      }
    }
  }
}
