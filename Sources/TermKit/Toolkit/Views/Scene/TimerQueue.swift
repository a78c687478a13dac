/// Something to be done at a later time, once or again and again.
///
/// It goes by the application's clock, so that tests can let time pass. Foundation's `Timer` works as well, by the system's clock.
@MainActor public final class ScheduledTimer {
  /// When it is due next, in seconds of the application's clock.
  private(set) var dueTime: Double
  private let interval: Double?
  private let isOwned: Bool
  private weak var owner: AnyObject?
  private var action: (@MainActor () -> Void)?

  init(dueTime: Double, interval: Double? = nil, owner: AnyObject? = nil, action: @escaping @MainActor () -> Void) {
    self.dueTime = dueTime
    self.interval = interval
    isOwned = owner != nil
    self.owner = owner
    self.action = action
  }

  /// True until it has fired for the last time, was invalidated, or the view or controller that it belongs to is gone.
  public var isValid: Bool { action != nil && (!isOwned || owner != nil) }

  /// Takes it back; it will not fire.
  public func invalidate() { action = nil }

  /// Does what is to be done. One that repeats is due again afterwards, once for all times that have passed meanwhile.
  func fire(at time: Double) {
    guard isValid, let action else { return }
    if let interval {
      dueTime += interval * max(1, ((time - dueTime) / interval).rounded(.down) + 1)
    } else {
      self.action = nil
    }
    action()
  }
}

/// The timers of a scene, the earliest first.
@MainActor struct TimerQueue {
  private var timers: [ScheduledTimer] = []

  /// When the next timer is due, in seconds of the application's clock.
  var nextDueTime: Double? { timers.first(where: \.isValid)?.dueTime }

  mutating func add(_ timer: ScheduledTimer) {
    timers.removeAll { !$0.isValid }
    let index = timers.firstIndex { $0.dueTime > timer.dueTime } ?? timers.count
    timers.insert(timer, at: index)
  }

  /// Takes out the timers that are due at a time.
  mutating func takeDue(at time: Double) -> [ScheduledTimer] {
    if timers.isEmpty { return [] }
    let due = timers.prefix { $0.dueTime <= time }
    timers.removeFirst(due.count)
    return Array(due)
  }
}
