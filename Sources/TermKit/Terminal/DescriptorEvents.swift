private import LibC

/// The events that a program can wait for at a file descriptor.
public struct DescriptorEvents: OptionSet, Hashable, Sendable {
  /// The sum of the numbers of the options.
  public let rawValue: UInt8

  /// Creates a set of options from the sum of their numbers.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A read returns bytes, the end of the file or an error at once.
  public static let reading = DescriptorEvents(rawValue: 1)
  /// A write takes bytes or returns an error at once.
  public static let writing = DescriptorEvents(rawValue: 2)
}

extension DescriptorWait {
  /// Adds the descriptors that a program watches.
  mutating func add(_ watched: [Int32: DescriptorEvents]) {
    for (descriptor, events) in watched {
      if events.contains(.reading) { add(descriptor) }
      if events.contains(.writing) { add(descriptor, writing: true) }
    }
  }

  /// Returns an event for each watched descriptor that was ready when the sleep ended, in the order of their numbers.
  func events(of watched: [Int32: DescriptorEvents]) -> [TerminalEvent] {
    watched.keys.sorted().compactMap { descriptor in
      let ready = readiness(of: descriptor)
      return ready.isEmpty ? nil : .ready(descriptor, ready)
    }
  }
}
