#if AccessibilityBus
  /// A value in a message of D-Bus.
  indirect enum BusValue: Equatable {
    case string(String)
    case path(String)
    case int(Int)
    case unsigned(Int)
    case bool(Bool)
    case double(Double)
    case variant(BusValue)
    case structure([BusValue])
    case entry(BusValue, BusValue)
    case array(of: String, [BusValue])

    /// The type of the value, such as `a(so)`.
    var signature: String {
      switch self {
      case .string: "s"
      case .path: "o"
      case .int: "i"
      case .unsigned: "u"
      case .bool: "b"
      case .double: "d"
      case .variant: "v"
      case .structure(let values): "(" + values.map(\.signature).joined() + ")"
      case .entry(let key, let value): "{" + key.signature + value.signature + "}"
      case .array(let type, _): "a" + type
      }
    }

    /// An array of texts.
    static func strings(_ texts: [String]) -> BusValue { .array(of: "s", texts.map { .string($0) }) }

    /// A dictionary of texts, as an array of entries.
    static func dictionary(_ texts: KeyValuePairs<String, String>) -> BusValue {
      .array(of: "{ss}", texts.map { .entry(.string($0.key), .string($0.value)) })
    }
  }
#endif
