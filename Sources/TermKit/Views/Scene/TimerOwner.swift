/// What timers can belong to: views, controllers and all other responders. A timer ends when its owner goes away.
@MainActor public protocol TimerOwner: AnyObject {}

extension Responder: TimerOwner {
  /// The scene that it is in, or the one whose code is running.
  fileprivate var sceneForTimers: WindowScene {
    let window = (self as? View)?.window ?? (self as? ViewController)?.viewIfLoaded?.window
    guard let scene = self as? WindowScene ?? window?.windowScene ?? WindowScene.current else {
      Contract.fail("make an Application before you schedule anything")
    }
    return scene
  }
}

extension TimerOwner where Self: Responder {
  /// Does something once, after so many seconds; if they are none or fewer, in the next turn of the loop.
  ///
  ///     schedule(after: 2) { controller in controller.dismiss(animated: true) }
  ///
  /// - Parameters:
  ///   - delay: Seconds of the application's clock. A number that is not finite stops the program.
  ///   - action: What to do with the owner. It does not happen when the owner is gone by then.
  /// - Returns: The timer, to take it back with.
  @discardableResult
  public func schedule(after delay: Double, _ action: @escaping @MainActor (Self) -> Void) -> ScheduledTimer {
    sceneForTimers.schedule(after: delay, owner: self) { [weak self] in
      if let self { action(self) }
    }
  }

  /// Does something again and again until the timer is invalidated or the owner goes away.
  ///
  ///     schedule(every: 1) { clock in clock.showTime() }
  ///
  /// A program that was busy for longer than an interval does it once, not once for each interval that it missed.
  /// - Parameters:
  ///   - interval: Seconds from one time to the next, and to the first. What is not positive or not finite stops the program.
  ///   - action: What to do with the owner.
  /// - Returns: The timer, to end it with.
  @discardableResult
  public func schedule(every interval: Double, _ action: @escaping @MainActor (Self) -> Void) -> ScheduledTimer {
    sceneForTimers.schedule(every: interval, owner: self) { [weak self] in
      if let self { action(self) }
    }
  }
}
