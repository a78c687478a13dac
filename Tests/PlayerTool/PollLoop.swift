#if MQTT
  import Foundation
  import MQTTCourier
  import Synchronization

  /// A run loop for a courier without a screen.
  @MainActor final class PollLoop: CourierLoop {
    private var socket: Int32?
    private var isForWriting = false
    private var handler: @MainActor (Bool, Bool) -> Void = { _, _ in }
    private var next: (date: Date, action: @MainActor () -> Void)?
    private let wakeUps = Pipe()
    private nonisolated let wakeUp: Int32
    private nonisolated let actions = Mutex<[@MainActor @Sendable () -> Void]>([])

    init() { wakeUp = wakeUps.fileHandleForWriting.fileDescriptor }

    func watch(
      _ socket: Int32?, isForWriting: Bool, _ handler: @escaping @MainActor (Bool, Bool) -> Void
    ) {
      (self.socket, self.isForWriting, self.handler) = (socket, isForWriting, handler)
    }

    func schedule(after seconds: Double, _ action: @escaping @MainActor () -> Void) {
      next = (Date(timeIntervalSinceNow: seconds), action)
    }

    nonisolated func perform(_ action: @escaping @MainActor @Sendable () -> Void) {
      actions.withLock { $0.append(action) }
      _ = write(wakeUp, [0], 1)
    }

    /// Waits until something happens, and does what is due.
    /// - Parameters:
    ///   - seconds: The longest time to wait.
    ///   - input: Another descriptor to wait for. Defaults to none.
    /// - Returns: Whether the other descriptor can be read.
    @discardableResult func turn(atMost seconds: Double, input: Int32 = -1) -> Bool {
      let wait = max(0, min(seconds, next?.date.timeIntervalSinceNow ?? seconds))
      var descriptors = [
        pollfd(fd: wakeUps.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: input, events: Int16(POLLIN), revents: 0),
        pollfd(fd: socket ?? -1, events: Int16(isForWriting ? POLLIN | POLLOUT : POLLIN), revents: 0),
      ]
      poll(&descriptors, nfds_t(descriptors.count), Int32((wait * 1_000).rounded(.up)))
      if descriptors[0].revents != 0 { _ = wakeUps.fileHandleForReading.availableData }
      for action in actions.withLock({ exchange(&$0, with: []) }) { action() }
      if let next, next.date <= Date() {
        self.next = nil
        next.action()
      }
      let ready = Int32(descriptors[2].revents)
      // An action may have ended the connection.
      if ready != 0, descriptors[2].fd == socket { handler(ready & ~POLLOUT != 0, ready & POLLOUT != 0) }
      return descriptors[1].revents != 0
    }
  }
#endif
