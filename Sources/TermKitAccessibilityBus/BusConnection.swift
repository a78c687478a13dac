#if AccessibilityBus
  import CSystemdBus
  import LibC

  /// The accessibility bus cannot be reached.
  package struct AccessibilityBusError: Error, CustomStringConvertible {
    let reason: String

    /// What to tell the user, and what to try.
    package var description: String {
      "The accessibility bus of the desktop cannot be reached (\(reason)). Install at-spi2-core, and start the program "
        + "in a desktop session, or with: dbus-run-session -- PROGRAM"
    }
  }

  /// A connection to a message bus. Its user waits for the descriptor, and then calls `nextCall()`.
  final class BusConnection {
    private let handle: OpaquePointer

    /// Connects to the bus at an address. Nil means the session bus.
    init(address: String?) throws(AccessibilityBusError) {
      var handle: OpaquePointer?
      var status = address == nil ? sd_bus_open_user(&handle) : sd_bus_new(&handle)
      if let address, status >= 0 {
        status = min(sd_bus_set_address(handle, address), sd_bus_set_bus_client(handle, 1), sd_bus_start(handle))
      }
      guard let handle, status >= 0 else {
        sd_bus_unref(handle)
        throw AccessibilityBusError(reason: String(cString: strerror(-status)))
      }
      self.handle = handle
    }

    deinit { sd_bus_flush_close_unref(handle) }

    /// The name of this connection on the bus.
    var name: String {
      var name: UnsafePointer<CChar>?
      return sd_bus_get_unique_name(handle, &name) >= 0 ? name.map { String(cString: $0) } ?? "" : ""
    }

    var descriptor: Int32 { sd_bus_get_fd(handle) }
    /// Whether messages wait until the descriptor takes them.
    var wantsToWrite: Bool { sd_bus_get_events(handle) & Int32(POLLOUT) != 0 }

    /// Calls a method, and waits for the reply.
    func call(
      _ destination: String, _ path: String, _ interface: String, _ member: String, _ arguments: [BusValue] = []
    ) throws(AccessibilityBusError) -> BusMessage {
      var (call, reply, error): (OpaquePointer?, OpaquePointer?, _) = (nil, nil, sd_bus_error())
      defer { sd_bus_error_free(&error) }
      sd_bus_message_new_method_call(handle, &call, destination, path, interface, member)
      let message = call.map { BusMessage($0) }
      message?.append(arguments)
      let status = sd_bus_call(handle, message?.handle, 0, &error, &reply)
      if let reply { return BusMessage(reply) }
      throw AccessibilityBusError(reason: String(cString: error.message ?? UnsafePointer(strerror(-status))))
    }

    func emit(_ path: String, _ interface: String, _ member: String, _ arguments: [BusValue]) {
      var signal: OpaquePointer?
      sd_bus_message_new_signal(handle, &signal, path, interface, member)
      send(signal, arguments)
    }

    /// Replies to a call. Nil means that there is no such method or object.
    func reply(to call: BusMessage, _ values: [BusValue]?) {
      guard sd_bus_message_get_expect_reply(call.handle) > 0 else { return }
      var reply: OpaquePointer?
      guard let values else { return _ = sd_bus_reply_method_errno(call.handle, EOPNOTSUPP, nil) }
      sd_bus_message_new_method_return(call.handle, &reply)
      send(reply, values)
    }

    private func send(_ message: OpaquePointer?, _ values: [BusValue]) {
      guard let message = message.map({ BusMessage($0) }) else { return }
      message.append(values)
      sd_bus_send(handle, message.handle, nil)
    }

    /// Reads and writes what is possible without waiting. Returns the next call, or nil if none has arrived.
    /// - Throws: An error if the bus has closed the connection.
    func nextCall() throws(AccessibilityBusError) -> BusMessage? {
      while true {
        var message: OpaquePointer?
        let status = sd_bus_process(handle, &message)
        if let call = message.map({ BusMessage($0) }), call.isMethodCall { return call }
        if status < 0 { throw AccessibilityBusError(reason: String(cString: strerror(-status))) }
        if status == 0 { return nil }
      }
    }
  }

  /// A value in a message of D-Bus.
  struct BusValue {
    /// The type of the value, such as `a(so)`.
    let type: String
    fileprivate let append: (OpaquePointer) -> Void

    static func string(_ text: String) -> BusValue { basic("s", text) }
    static func path(_ path: String) -> BusValue { basic("o", path) }
    static func int(_ number: Int) -> BusValue { basic("i", UInt32(truncatingIfNeeded: number)) }
    static func unsigned(_ number: Int) -> BusValue { basic("u", UInt32(truncatingIfNeeded: number)) }
    static func bool(_ flag: Bool) -> BusValue { basic("b", UInt32(flag ? 1 : 0)) }
    static func variant(_ value: BusValue) -> BusValue { container("v", of: value.type, [value], "v") }

    static func structure(_ values: [BusValue]) -> BusValue {
      let types = values.map(\.type).joined()
      return container("r", of: types, values, "(" + types + ")")
    }

    static func entry(_ key: String, _ value: BusValue) -> BusValue {
      container("e", of: "s" + value.type, [.string(key), value], "{s" + value.type + "}")
    }

    static func array(of type: String, _ all: [BusValue]) -> BusValue { container("a", of: type, all, "a" + type) }

    // D-Bus has no texts with NUL.
    private static func basic(_ type: String, _ text: String) -> BusValue {
      let text = String(text.prefix { $0 != "\0" })
      return BusValue(type: type) { message in
        _ = text.withCString { sd_bus_message_append_basic(message, code(type), $0) }
      }
    }

    private static func basic(_ type: String, _ number: UInt32) -> BusValue {
      BusValue(type: type) { message in
        _ = withUnsafePointer(to: number) { sd_bus_message_append_basic(message, code(type), $0) }
      }
    }

    private static func container(_ kind: String, of types: String, _ values: [BusValue], _ type: String) -> BusValue {
      BusValue(type: type) { message in
        sd_bus_message_open_container(message, code(kind), types)
        for value in values { value.append(message) }
        sd_bus_message_close_container(message)
      }
    }
  }

  private func code(_ type: String) -> CChar { type.utf8.first.map { CChar(bitPattern: $0) } ?? 0 }

  /// A message of D-Bus, which is read or written from its beginning to its end.
  final class BusMessage {
    let handle: OpaquePointer

    /// Makes a message that takes over a reference to `handle`.
    init(_ handle: OpaquePointer) { self.handle = handle }
    deinit { sd_bus_message_unref(handle) }

    var isMethodCall: Bool { sd_bus_message_is_method_call(handle, nil, nil) > 0 }
    var path: String { String(cString: sd_bus_message_get_path(handle)) }
    var interface: String { sd_bus_message_get_interface(handle).map { String(cString: $0) } ?? "" }
    var member: String { String(cString: sd_bus_message_get_member(handle)) }

    /// Reads the next value. Returns nil if it is not a text.
    func string() -> String? {
      var value: UnsafePointer<CChar>?
      return sd_bus_message_read_basic(handle, code("s"), &value) > 0 ? value.map { String(cString: $0) } : nil
    }

    /// Reads the next value. Returns nil if it is not a whole number: with a sign, or without one for the type `u`.
    func int(_ type: String = "i") -> Int? {
      var value: Int32 = 0
      return sd_bus_message_read_basic(handle, code(type), &value) > 0 ? Int(value) : nil
    }

    /// Appends values. Errors can be ignored, because the library then does not send the message.
    func append(_ values: [BusValue]) { values.forEach { $0.append(handle) } }
  }
#endif
