private import LibC

extension CursesTerminal {
  /// Sleeps until an event arrives or `timeout` seconds have passed. Nil means no time limit.
  ///
  /// All events that have arrived are returned at once, so that many keys make one frame. An Escape that may begin a sequence is held back
  /// for as long as the decoder requires. The end of the terminal is reported once; afterwards no input arrives.
  ///
  /// The call also returns when the main queue has work, and runs it: tasks of the main actor, `DispatchQueue.main`, and timers of the main
  /// run loop. If it is called from a task, it leaves that work alone, because the main actor is busy with the task.
  /// - Parameter timeout: The longest time to wait, in seconds.
  /// - Returns: The events that have arrived. There are none if the time is over, or if only the main queue had work.
  public func wait(timeout: Double?) -> [TerminalEvent] {
    let deadline = MonotonicClock.time(after: timeout)
    endWork()
    let events = nextEvents(until: deadline.orEarlier(MonotonicClock.time(after: MainQueue.secondsUntilTimer)))
    beginWork()
    if !MainQueue.isBlockedByTask { MainQueue.run(isReady: mainQueueIsReady) }
    return events
  }

  private func nextEvents(until deadline: Double?) -> [TerminalEvent] {
    while true {
      let before = eventsBefore
      eventsBefore = []
      let new = step(
        until: before.isEmpty ? deadline : 0, servingMainQueue: !MainQueue.isBlockedByTask, watching: watchedDescriptors
      )
      let events = before.isEmpty ? new : before + new
      if !events.isEmpty || mainQueueIsReady { return events }
      if let deadline, MonotonicClock.now >= deadline { return [] }
    }
  }

  /// Notes that the program works from now on, instead of waiting for events.
  func beginWork() {
    guard isEntered else { return }
    CursesSignals.beginWork(
      signalKeys: screen.programSettings.withSignalKeys,
      usesKeyboardProtocol: modes.contains(.keyboardProtocol))
  }

  // Makes Ctrl-C a key again, if it had become a signal because the program was busy for long.
  private func endWork() {
    guard CursesSignals.endWork(), isEntered, input.isForeground else { return }
    screen.programSettings.apply(to: output.descriptor)
    if modes.contains(.keyboardProtocol) { output.append(CursesModes.keyboardResumption.utf8) }
    if modes.contains(.keyReleases) { output.append(CursesModes.keyReleases.enteringBytes) }
    output.flush(timeout: 0)
  }

  /// Sleeps once and returns the events that arrived. There may be none.
  func step(
    until deadline: Double?, servingMainQueue: Bool = false, watching watched: [Int32: DescriptorEvents] = [:]
  ) -> [TerminalEvent] {
    var events = isResumed ? resumption() : []
    let wait = sleep(until: events.isEmpty ? deadline : 0, servingMainQueue, watched)
    mainQueueIsReady = wait.isReady(MainQueue.descriptor)
    if wait.isReady(CursesSignals.descriptor) { events += collectSignals() }
    // A process that is asked to end may be in the background, where reading would stop it.
    if events.contains(where: \.isEnd) { return events }
    // After a suspension, the shell may have read the bytes that were ready.
    if wait.isReady(input.number), !events.contains(.resumed), !CursesSignals.isTerminationRequested {
      readInput(into: &events)
    }
    // After a change of the clock, the read fails with ECANCELED, which is `.ended` here. A timer has no other error.
    if wait.isReady(clock.number), clock.read(into: UnsafeMutableRawBufferPointer(inputBuffer.bytes)) == .ended {
      events.append(.clockChanged)
    }
    if wait.isReady(output.descriptor) {
      output.flush(timeout: 0)
      presentDeferredFrame()
    }
    if !watched.isEmpty { events += wait.events(of: watched) }
    flushDecoder(into: &events)
    if output.isGone { events += ending() }
    if adoptSize(), !events.contains(.resumed) { events.append(.resized) }
    return events
  }

  private func sleep(
    until deadline: Double?, _ isServingMainQueue: Bool, _ watched: [Int32: DescriptorEvents]
  ) -> DescriptorWait {
    var wait = DescriptorWait()
    wait.add(CursesSignals.descriptor)
    if isServingMainQueue { wait.add(MainQueue.descriptor) }
    if phase != .closed { wait.add(clock.number) }
    if !isInputEnded, isEntered { wait.add(input.number) }
    // A beep may have sent the bytes that a deferred frame waits for.
    if output.hasTail || deferredFrame != nil { wait.add(output.descriptor, writing: true) }
    if !watched.isEmpty { wait.add(watched) }
    wait.sleep(MonotonicClock.seconds(until: deadline.orEarlier(flushTime)))
    return wait
  }

  private func resumption() -> [TerminalEvent] {
    isResumed = false
    return [.resumed]
  }

  private func ending() -> [TerminalEvent] {
    if isInputEnded { return [] }
    isInputEnded = true
    return [.ended(signal: nil)]
  }

  private func readInput(into events: inout [TerminalEvent]) {
    switch keys.read(into: UnsafeMutableRawBufferPointer(inputBuffer.bytes)) {
    case .bytes(let count):
      for event in decoder.decode(UnsafeBufferPointer(rebasing: inputBuffer.bytes[..<count])) {
        if case .focus(true) = event { queryColors() }
        events.append(.input(event))
      }
      let replies = decoder.takeReplies()
      if !replies.isEmpty { events += take(replies) }
      flushTime = MonotonicClock.time(after: decoder.waitDuration)
    case .wouldBlock: break
    case .ended: events += ending()
    }
  }

  // If the rest of a sequence has not arrived in time, the bytes are taken as the keys they are.
  private func flushDecoder(into events: inout [TerminalEvent]) {
    guard let time = flushTime, MonotonicClock.now >= time else { return }
    events += decoder.flush().map { .input($0) }
    flushTime = MonotonicClock.time(after: decoder.waitDuration)
  }

  private func collectSignals() -> [TerminalEvent] {
    let events = CursesSignals.collectEvents()
    let isEnding = events.contains(where: \.isEnd)
    if CursesSignals.collect(SIGTSTP), !isEnding, phase != .leaving { suspend() }
    if CursesSignals.collect(SIGCONT), !isEnding { isResumed = isResumed || reenter() }
    if CursesSignals.collect(SIGWINCH) { windowMayHaveChanged = true }
    return isResumed ? events + resumption() : events
  }
}

extension TerminalEvent {
  /// Whether the event ends the application.
  var isEnd: Bool { if case .ended = self { true } else { false } }
}

extension CursesTerminal {
  /// Adopts the size that the kernel knows, or that the terminal has reported since the kernel's has changed, and returns whether it changed.
  ///
  /// It runs only at the end of a wait. A signal may be lost or late (FAULTS 19), and the size must not change in the middle of a frame.
  private func adoptSize() -> Bool {
    let kernelSize = Self.askSize(of: output.descriptor, known: self.kernelSize)
    if kernelSize != self.kernelSize { (self.kernelSize, reportedSize) = (kernelSize, nil) }
    let current = reportedSize ?? kernelSize
    // With another font, the window may have as many cells as before.
    if current != size || windowMayHaveChanged {
      windowMayHaveChanged = false
      queryCellSize()
    }
    guard current != size else { return false }
    size = current
    screen.resize(to: size)
    painter.resize(to: size)
    isValid = false
    return true
  }
}
