/// Something to be done once at a later time. UIKit programs use `Timer` for it.
@MainActor public final class ScheduledTimer {
  let dueTime: Double
  private var action: (@MainActor () -> Void)?

  init(dueTime: Double, action: @escaping @MainActor () -> Void) {
    self.dueTime = dueTime
    self.action = action
  }

  /// True until it has fired or was invalidated.
  public var isValid: Bool { action != nil }

  /// Takes it back; it will not fire.
  public func invalidate() { action = nil }

  func fire() {
    let action = action
    self.action = nil
    action?()
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
