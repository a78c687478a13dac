#if MQTT
  import Foundation

  /// The run loop of a program with a courier.
  @MainActor package protocol CourierLoop: AnyObject, Sendable {
    /// Calls a closure whenever a socket is ready, until the next call of this method.
    ///
    /// - Parameters:
    ///   - socket: The socket, or nil for none.
    ///   - isForWriting: Whether the closure is also called when the socket can be written to.
    ///   - handler: Gets whether the socket can be read, and whether it can be written to.
    func watch(
      _ socket: Int32?, isForWriting: Bool,
      _ handler: @escaping @MainActor (_ canRead: Bool, _ canWrite: Bool) -> Void)

    /// Calls a closure after some seconds, unless another call of this method replaces it before.
    func schedule(after seconds: Double, _ action: @escaping @MainActor () -> Void)

    /// Calls a closure on the main actor, from any thread.
    nonisolated func perform(_ action: @escaping @MainActor @Sendable () -> Void)
  }
#endif
