#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

extension CursesTerminal {
  /// Sleeps until something arrives or `timeout` seconds have passed, and answers what arrived. Nil waits for ever.
  ///
  /// Everything that is there is answered at once, so that many keys make one frame. An Escape that may begin a
  /// sequence is held back for as long as the decoder asks. When the terminal is gone this is told once; from then on
  /// only signals and `wake` arrive.
  ///
  /// It also ends when the main queue has work, and runs that: tasks of the main actor, `DispatchQueue.main`, and timers of the main run
  /// loop. Called from a task it leaves them alone, because the main actor is busy with that task.
  public func wait(timeout: Double?) -> [TerminalEvent] {
    let deadline = timeout.map { MonotonicClock.now + $0 }
    endWork()
    let events = nextEvents(until: deadline.orEarlier(MainQueue.secondsUntilTimer.map { MonotonicClock.now + $0 }))
    beginWork()
    if !MainQueue.isBlockedByTask { MainQueue.run() }
    return events
  }

  private func nextEvents(until deadline: Double?) -> [TerminalEvent] {
    while true {
      let before = eventsBefore
      eventsBefore = []
      let events = before + step(until: before.isEmpty ? deadline : 0, servingMainQueue: !MainQueue.isBlockedByTask)
      if !events.isEmpty || mainQueueIsReady { return events }
      if let deadline, MonotonicClock.now >= deadline { return [] }
    }
  }

  /// Notes that the program does not listen from now on.
  func beginWork() {
    guard isEntered else { return }
    CursesSignals.beginWork(
      signalKeys: screen.programSettings.withSignalKeys,
      usesKeyboardProtocol: offeredModes.contains(.keyboardProtocol))
  }

  // Makes a key of Ctrl-C again where it was a signal, since the program had not listened for long.
  private func endWork() {
    guard CursesSignals.endWork(), isEntered, input.isForeground else { return }
    screen.programSettings.apply(to: output.descriptor)
    if offeredModes.contains(.keyboardProtocol) { output.append(OfferedModes.keyboardResumption.utf8) }
    output.flush(patience: 0)
  }

  /// Sleeps once, and answers what arrived; perhaps nothing that anybody is told.
  func step(until deadline: Double?, servingMainQueue: Bool = false) -> [TerminalEvent] {
    var events = isResumed ? resumption() : []
    let wait = sleep(until: events.isEmpty ? deadline : 0, servingMainQueue)
    mainQueueIsReady = wait.isReady(MainQueue.descriptor)
    if wait.isReady(CursesSignals.descriptor) { events += collectSignals() }
    // Who is asked to end may be in the background, where reading would stop the process.
    if events.contains(where: \.isEnd) { return events }
    // After a suspension what was there to read may have been read.
    if wait.isReady(input.number), !events.contains(where: \.isResumption), !CursesSignals.isAskedToEnd {
      readInput(into: &events)
    }
    if let watch = clockWatch.descriptor, wait.isReady(watch), clockWatch.collect() { events.append(.clockChanged) }
    if wait.isReady(output.descriptor) {
      output.flush(patience: 0)
      presentDeferredFrame()
    }
    flushDecoder(into: &events)
    if output.isGone { events += ending() }
    if adoptSize(), !events.contains(where: \.isResumption) { events.append(.resized) }
    return events
  }

  private func sleep(until deadline: Double?, _ isServingMainQueue: Bool) -> DescriptorWait {
    var wait = DescriptorWait()
    wait.add(CursesSignals.descriptor)
    if isServingMainQueue { wait.add(MainQueue.descriptor) }
    if let watch = clockWatch.descriptor, !isClosed { wait.add(watch) }
    if !isInputEnded, isEntered { wait.add(input.number) }
    // A ring may have sent the tail that a frame waits behind.
    if output.hasTail || deferredFrame != nil { wait.add(output.descriptor, writing: true) }
    wait.sleep(deadline.orEarlier(flushTime).map { $0 - MonotonicClock.now })
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
    withUnsafeTemporaryAllocation(byteCount: 1 << 14, alignment: 1) { buffer in
      switch keys.read(into: buffer) {
      case .bytes(let count):
        for event in decoder.decode(UnsafeRawBufferPointer(rebasing: buffer[..<count])) {
          if case .focus(true) = event { askColors() }
          events.append(.input(event))
        }
        if decoder.hasReplies { events += takeReports() }
        flushTime = decoder.waitDuration.map { MonotonicClock.now + $0 }
      case .wouldBlock: break
      case .ended: events += ending()
      }
    }
  }

  // What may begin a sequence is taken for what it is when nothing more has come.
  private func flushDecoder(into events: inout [TerminalEvent]) {
    guard let time = flushTime, MonotonicClock.now >= time else { return }
    events += decoder.flush().map { .input($0) }
    flushTime = decoder.waitDuration.map { MonotonicClock.now + $0 }
  }

  private func collectSignals() -> [TerminalEvent] {
    var events: [TerminalEvent] = CursesSignals.collectWakes() ? [.woken] : []
    for number in CursesSignals.requestsToEnd where CursesSignals.collect(number) {
      events.append(.ended(signal: number))
    }
    let isEnding = events.contains(where: \.isEnd)
    if CursesSignals.collect(SIGTSTP), !isEnding { suspend() }
    if CursesSignals.collect(SIGCONT), !isEnding { isResumed = isResumed || reenter() }
    _ = CursesSignals.collect(SIGWINCH)
    return isResumed ? events + resumption() : events
  }
}

extension TerminalEvent {
  /// True for what ends the application.
  var isEnd: Bool { if case .ended = self { true } else { false } }

  /// True for what follows a suspension.
  fileprivate var isResumption: Bool { if case .resumed = self { true } else { false } }
}

extension CursesTerminal {
  /// Takes over the size that the kernel knows, and answers whether it is another one than before.
  ///
  /// Asked at the end of every wait and at no other time: a signal may get lost or come late (FAULTS 19), and nobody
  /// should be surprised by another size in the middle of a frame.
  private func adoptSize() -> Bool {
    let current = Self.askSize(of: output.descriptor)
    guard current != size else { return false }
    size = current
    resizeScreen()
    return true
  }
}
