#if AccessibilityBus
  import CSystemdBus
  import LibC

  /// Why assistive technology of the desktop cannot be reached.
  package enum AccessibilityBusError: Error, Equatable, CustomStringConvertible {
    /// There is no session bus, or it has no accessibility bus.
    case noBus(reason: String)
    /// The accessibility bus does not accept programs.
    case noRegistry(reason: String)

    /// What to tell the user, and what to try.
    package var description: String {
      switch self {
      case .noBus(let reason):
        "There is no accessibility bus (\(reason)): install at-spi2-core, and start the program in a desktop session, "
          + "or with: dbus-run-session -- PROGRAM"
      case .noRegistry(let reason):
        "The accessibility bus does not accept this program (\(reason)): check that at-spi2-registryd is installed."
      }
    }
  }

  /// A connection to a message bus. The caller waits for its descriptor, and then calls `nextCall()`.
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
        throw .noBus(reason: String(cString: strerror(-status)))
      }
      self.handle = handle
    }

    deinit { sd_bus_flush_close_unref(handle) }

    /// The name of this connection on the bus.
    var name: String {
      var name: UnsafePointer<CChar>?
      return sd_bus_get_unique_name(handle, &name) >= 0 ? name.map { String(cString: $0) } ?? "" : ""
    }

    /// The socket, or -1.
    var descriptor: Int32 { sd_bus_get_fd(handle) }

    /// Whether messages wait for the socket to take them.
    var wantsToWrite: Bool { sd_bus_get_events(handle) & Int32(POLLOUT) != 0 }

    /// Calls a method, and waits for the reply.
    /// - Throws: The reason, as a text.
    func call(
      _ destination: String, _ path: String, _ interface: String, _ member: String, _ arguments: [BusValue] = []
    ) throws(CallError) -> BusMessage {
      var call: OpaquePointer?
      var reply: OpaquePointer?
      var error = sd_bus_error()
      defer { sd_bus_error_free(&error) }
      guard sd_bus_message_new_method_call(handle, &call, destination, path, interface, member) >= 0, let call else {
        throw CallError("no memory")
      }
      let message = BusMessage(call)
      message.append(arguments)
      let status = sd_bus_call(handle, message.handle, 0, &error, &reply)
      guard status >= 0, let reply else {
        throw CallError(String(cString: error.message ?? UnsafePointer(strerror(-status))))
      }
      return BusMessage(reply)
    }

    struct CallError: Error {
      let reason: String
      init(_ reason: String) { self.reason = reason }
    }

    /// Sends a signal.
    func emit(_ path: String, _ interface: String, _ member: String, _ arguments: [BusValue]) {
      var signal: OpaquePointer?
      guard sd_bus_message_new_signal(handle, &signal, path, interface, member) >= 0, let signal else { return }
      let message = BusMessage(signal)
      message.append(arguments)
      sd_bus_send(handle, message.handle, nil)
    }

    /// Replies to a call. Nil means that there is no such method or object.
    func reply(to call: BusMessage, _ values: [BusValue]?) {
      guard call.expectsReply else { return }
      guard let values else {
        var error = sd_bus_error()
        defer { sd_bus_error_free(&error) }
        sd_bus_error_set_const(&error, "org.freedesktop.DBus.Error.UnknownMethod", "There is no such method.")
        sd_bus_reply_method_error(call.handle, &error)
        return
      }
      var reply: OpaquePointer?
      guard sd_bus_message_new_method_return(call.handle, &reply) >= 0, let reply else { return }
      let message = BusMessage(reply)
      message.append(values)
      sd_bus_send(handle, message.handle, nil)
    }

    /// The next message, if one has arrived.
    enum Arrival {
      case call(BusMessage)
      /// There is no message yet.
      case nothing
      /// The bus has closed the connection.
      case ended
    }

    /// Reads and writes as much as is possible without waiting, until a call has arrived.
    func nextCall() -> Arrival {
      while true {
        var handle: OpaquePointer?
        let status = sd_bus_process(self.handle, &handle)
        let message = handle.map { BusMessage($0) }
        if status < 0 { return .ended }
        if let message, message.isCall { return .call(message) }
        if status == 0 { return .nothing }
      }
    }
  }
#endif
