#if AccessibilityBus
  import CSystemdBus

  /// A message of D-Bus, which is written or read from its beginning to its end.
  final class BusMessage {
    let handle: OpaquePointer

    /// Makes a message that takes over a reference to `handle`.
    init(_ handle: OpaquePointer) { self.handle = handle }

    deinit { sd_bus_message_unref(handle) }

    // The library owns these texts as long as the message.
    private func text(_ pointer: UnsafePointer<CChar>?) -> String { pointer.map { String(cString: $0) } ?? "" }

    var path: String { text(sd_bus_message_get_path(handle)) }
    var interface: String { text(sd_bus_message_get_interface(handle)) }
    var member: String { text(sd_bus_message_get_member(handle)) }
    var isCall: Bool { sd_bus_message_is_method_call(handle, nil, nil) > 0 }
    var expectsReply: Bool { sd_bus_message_get_expect_reply(handle) > 0 }

    // MARK: Reading

    /// Reads the next value, and returns nil if it is not a text.
    func readString() -> String? {
      var value: UnsafePointer<CChar>?
      return sd_bus_message_read_basic(handle, Self.type("s"), &value) > 0 ? text(value) : nil
    }

    /// Reads the next value, and returns nil if it is not a whole number with a sign.
    func readInt() -> Int? {
      var value: Int32 = 0
      return sd_bus_message_read_basic(handle, Self.type("i"), &value) > 0 ? Int(value) : nil
    }

    /// Reads the next value, and returns nil if it is not a whole number without a sign.
    func readUnsigned() -> Int? {
      var value: UInt32 = 0
      return sd_bus_message_read_basic(handle, Self.type("u"), &value) > 0 ? Int(value) : nil
    }

    /// Reads the next value, and returns nil if it is not a reference to an object.
    func readReference() -> BusValue? {
      guard sd_bus_message_enter_container(handle, Self.type("r"), "so") > 0, let name = readString() else { return nil }
      var path: UnsafePointer<CChar>?
      guard sd_bus_message_read_basic(handle, Self.type("o"), &path) > 0 else { return nil }
      return .structure([.string(name), .path(text(path))])
    }

    // MARK: Writing

    /// Appends some values. Errors can be ignored, because the library then does not send the message.
    func append(_ values: [BusValue]) { for value in values { append(value) } }

    private func append(_ value: BusValue) {
      switch value {
      case .string(let text), .path(let text):
        // D-Bus texts have no NUL.
        text.prefix { $0 != "\0" }.withCString { append(value, $0) }
      case .int(let number): withUnsafePointer(to: Int32(clamping: number)) { append(value, $0) }
      case .unsigned(let number): withUnsafePointer(to: UInt32(clamping: number)) { append(value, $0) }
      case .bool(let flag): withUnsafePointer(to: Int32(flag ? 1 : 0)) { append(value, $0) }
      case .double(let number): withUnsafePointer(to: number) { append(value, $0) }
      case .variant(let content): append([content], in: "v", content.signature)
      case .structure(let values): append(values, in: "r", String(value.signature.dropFirst().dropLast()))
      case .entry(let key, let content): append([key, content], in: "e", key.signature + content.signature)
      case .array(let type, let values): append(values, in: "a", type)
      }
    }

    private func append(_ value: BusValue, _ content: UnsafeRawPointer) {
      sd_bus_message_append_basic(handle, Self.type(value.signature), content)
    }

    private func append(_ values: [BusValue], in container: String, _ contents: String) {
      sd_bus_message_open_container(handle, Self.type(container), contents)
      append(values)
      sd_bus_message_close_container(handle)
    }

    private static func type(_ letter: String) -> CChar { letter.utf8.first.map { CChar(bitPattern: $0) } ?? 0 }
  }
#endif
