/// An action scheduled for later, once or repeatedly.
///
/// It uses the application's clock, which tests control. Foundation's `Timer` works too, with the system's clock.
@MainActor public final class ScheduledTimer {
  /// When the timer is due next, in seconds of the application's clock.
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

  /// Whether the timer will fire: false after its last time, after `invalidate()` and once its owner is deallocated.
  public var isValid: Bool { action != nil && (!isOwned || owner != nil) }

  /// Cancels the timer.
  public func invalidate() { action = nil }

  /// Performs the action. A repeating timer is then due again; intervals that were missed are skipped.
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

/// The timers of a scene, sorted by due time.
@MainActor struct TimerQueue {
  private var timers: [ScheduledTimer] = []

  /// When the next timer is due, in seconds of the application's clock.
  var nextDueTime: Double? { timers.first(where: \.isValid)?.dueTime }

  mutating func add(_ timer: ScheduledTimer) {
    timers.removeAll { !$0.isValid }
    let index = timers.firstIndex { $0.dueTime > timer.dueTime } ?? timers.count
    timers.insert(timer, at: index)
  }

  /// Removes and returns the timers that are due at a time.
  mutating func takeDue(at time: Double) -> [ScheduledTimer] {
    if timers.isEmpty { return [] }
    let due = timers.prefix { $0.dueTime <= time }
    timers.removeFirst(due.count)
    return Array(due)
  }
}
