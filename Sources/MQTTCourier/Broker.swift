#if MQTT
  import Foundation
  import TTTModel

  /// The address of an MQTT broker, such as `mqtts://broker.example.org`.
  package struct BrokerAddress: Hashable, Sendable {
    /// The name or the number of the host.
    package let host: String
    /// The port. Defaults to 8883 with encryption, and to 1883 without.
    package let port: Int32
    /// Whether the connection is encrypted.
    package let isEncrypted: Bool

    /// Why a text is no address of a broker.
    package enum Problem: Error, Hashable, CustomStringConvertible {
      case unreadable
      case secret
      case unencrypted(host: String)

      /// The problem, and an address to write instead, in English.
      package var description: String {
        switch self {
        case .unreadable: "This is not the address of a broker. Write it like this: mqtts://broker.example.org"
        case .secret:
          "The address of a broker must not contain a name or a password, because other users can see it. Use --name; the game asks for the password."
        case .unencrypted(let host):
          "Without encryption, others can read the password. Write: mqtts://\(host) (mqtt:// is only for brokers on this computer)."
        }
      }
    }

    /// Reads an address.
    /// - Throws: ``Problem``.
    package init(_ text: String) throws(Problem) {
      guard let parts = URLComponents(string: text), let host = parts.host, !host.isEmpty,
        ["", "/"].contains(parts.path), parts.query == nil, parts.fragment == nil,
        let scheme = parts.scheme?.lowercased(), ["mqtt", "mqtts"].contains(scheme)
      else { throw .unreadable }
      guard parts.user == nil, parts.password == nil else { throw .secret }
      isEncrypted = scheme == "mqtts"
      // A number in brackets is an address of version 6.
      self.host = host.trimmingCharacters(in: ["[", "]"])
      guard isEncrypted || ["localhost", "127.0.0.1", "::1"].contains(self.host) else { throw .unencrypted(host: host) }
      guard let port = Int32(exactly: parts.port ?? (isEncrypted ? 8883 : 1883)), 1...65_535 ~= port else {
        throw .unreadable
      }
      self.port = port
    }

    /// The address as a text that can be read again.
    package var text: String {
      let name = host.contains(":") ? "[\(host)]" : host
      return "\(isEncrypted ? "mqtts" : "mqtt")://\(name):\(port)/"
    }
  }

  /// The account of a player at a broker.
  package struct BrokerAccount: Hashable, Sendable {
    /// The broker.
    package var address: BrokerAddress
    /// The name at the broker, by which other players know the player.
    package var name: PlayerName
    /// The password at the broker.
    package var password: String
    /// The path of a file with the certificates of trusted authorities. If nil, the system's certificates are trusted.
    package var certificates: String?

    /// Creates an account.
    package init(address: BrokerAddress, name: PlayerName, password: String, certificates: String? = nil) {
      self.address = address
      self.name = name
      self.password = password
      self.certificates = certificates
    }
  }
#endif
