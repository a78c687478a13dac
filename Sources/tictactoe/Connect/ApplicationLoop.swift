#if MQTT
  import MQTTCourier
  import TermKit

  /// Lets a courier wait in the run loop of the application. The courier may use it once the application runs.
  @MainActor final class ApplicationLoop: CourierLoop {
    private var watch: DescriptorWatch?
    private var handler: @MainActor (Bool, Bool) -> Void = { _, _ in }
    private var timer: ScheduledTimer?

    func watch(_ socket: Int32?, isForWriting: Bool, _ handler: @escaping @MainActor (Bool, Bool) -> Void) {
      self.handler = handler
      if watch?.descriptor != socket {
        watch?.invalidate()
        watch = socket.map { socket in
          Application.shared.watch(descriptor: socket) { [weak self] events in
            self?.handler(events.contains(.reading), events.contains(.writing))
          }
        }
      }
      watch?.events = isForWriting ? [.reading, .writing] : .reading
    }

    func schedule(after seconds: Double, _ action: @escaping @MainActor () -> Void) {
      timer?.invalidate()
      timer = Application.shared.schedule(after: seconds) { _ in action() }
    }

    nonisolated func perform(_ action: @escaping @MainActor @Sendable () -> Void) { Task { @MainActor in action() } }
  }
#endif
