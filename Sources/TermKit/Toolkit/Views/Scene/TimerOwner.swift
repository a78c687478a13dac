import TermKitGraphics

/// An object that timers can belong to: a view, a controller or another responder. A timer ends when its owner is deallocated.
@MainActor public protocol TimerOwner: AnyObject {}

extension Responder: TimerOwner {
  /// The scene of the owner, or the scene whose code is running.
  fileprivate var sceneForTimers: WindowScene {
    let window = (self as? View)?.window ?? (self as? ViewController)?.viewIfLoaded?.window
    guard let scene = self as? WindowScene ?? window?.windowScene ?? WindowScene.current else {
      Contract.fail("make an Application before you schedule anything")
    }
    return scene
  }
}

extension TimerOwner where Self: Responder {
  /// Runs an action once, after a number of seconds. Zero or less means the next turn of the run loop.
  ///
  ///     schedule(after: 2) { controller in controller.dismiss(animated: true) }
  ///
  /// - Parameters:
  ///   - delay: Seconds of the application's clock.
  ///   - action: The action, which gets the owner. It does not run if the owner is deallocated by then.
  /// - Returns: The timer. Invalidate it to cancel the action.
  /// - Precondition: `delay` is finite. An `Application` exists, or the owner is in a window.
  @discardableResult
  public func schedule(after delay: Double, _ action: @escaping @MainActor (Self) -> Void) -> ScheduledTimer {
    sceneForTimers.schedule(after: delay, owner: self) { [weak self] in
      if let self { action(self) }
    }
  }

  /// Runs an action repeatedly, until the timer is invalidated or the owner is deallocated.
  ///
  ///     schedule(every: 1) { clock in clock.showTime() }
  ///
  /// If the program was busy for several intervals, the action runs once afterwards.
  /// - Parameters:
  ///   - interval: Seconds until the first time, and between times.
  ///   - action: The action, which gets the owner.
  /// - Returns: The timer. Invalidate it to stop.
  /// - Precondition: `interval` is positive and finite. An `Application` exists, or the owner is in a window.
  @discardableResult
  public func schedule(every interval: Double, _ action: @escaping @MainActor (Self) -> Void) -> ScheduledTimer {
    sceneForTimers.schedule(every: interval, owner: self) { [weak self] in
      if let self { action(self) }
    }
  }
}
