import TermKitGraphics
import TermKitTerminal

extension Application {
  /// Calls a closure whenever a file descriptor is ready, such as a socket. The run loop sleeps on it and on the terminal at once, so an idle
  /// connection costs nothing.
  ///
  ///     let watch = application.watch(descriptor: socket) { [weak self] _ in self?.readMessages() }
  ///
  /// The closure runs in a turn of the run loop, before its frame. It is called again in the next turn if it leaves the descriptor ready, so
  /// it should read until a read would block. Make the descriptor non-blocking: by the time of the call, it may no longer be ready.
  ///
  /// The application retains the watch and the closure until `invalidate()`.
  /// - Parameters:
  ///   - descriptor: The descriptor. It belongs to the caller. Invalidate the watch before you close it.
  ///   - events: The events to wait for. Defaults to `.reading`.
  ///   - handler: The closure. It gets the events that the descriptor is ready for.
  /// - Returns: The watch.
  /// - Precondition: The descriptor is open, and has no other watch.
  @discardableResult
  public func watch(
    descriptor: Int32, for events: DescriptorEvents = .reading, handler: @escaping @MainActor (DescriptorEvents) -> Void
  ) -> DescriptorWatch {
    Contract.require(
      descriptor >= 0,
      "a watch needs an open descriptor, and \(descriptor) is none: check the result of socket() or open()")
    Contract.require(
      watches[descriptor] == nil,
      "the descriptor \(descriptor) already has a watch: set the events of that watch, or invalidate it first")
    let watch = DescriptorWatch(descriptor, for: events, by: self, handler)
    watches[descriptor] = watch
    updateWatchedDescriptors()
    return watch
  }

  func updateWatchedDescriptors() { terminal.watchedDescriptors = watches.mapValues(\.events) }
}

/// A watch on a file descriptor, from `Application.watch(descriptor:for:handler:)`.
@MainActor public final class DescriptorWatch {
  /// The descriptor.
  public let descriptor: Int32
  /// The events that the run loop waits for. If the set is empty, it does not wait for the descriptor.
  ///
  /// A program that has bytes to send adds `.writing`, and removes it when they are sent. Most descriptors are nearly always ready for
  /// writing, so the run loop would never sleep.
  public var events: DescriptorEvents { didSet { if events != oldValue { application?.updateWatchedDescriptors() } } }
  let handler: @MainActor (DescriptorEvents) -> Void
  private weak var application: Application?

  init(
    _ descriptor: Int32, for events: DescriptorEvents, by application: Application,
    _ handler: @escaping @MainActor (DescriptorEvents) -> Void
  ) {
    (self.descriptor, self.events, self.handler, self.application) = (descriptor, events, handler, application)
  }

  /// Whether the watch calls its closure: false after `invalidate()`, and once the application is deallocated.
  public var isValid: Bool { application?.watches[descriptor] === self }

  /// Ends the watch. The closure is no longer called. Does nothing if the watch has ended.
  public func invalidate() {
    guard isValid, let application else { return }
    application.watches[descriptor] = nil
    application.updateWatchedDescriptors()
  }
}
