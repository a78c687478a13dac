import TermKitInput
private import LibC

extension LinearTerminal {
  /// Sleeps until an event arrives or `timeout` seconds have passed. Nil means no time limit.
  ///
  /// At most one key is returned at once, so that the application answers each key before it sees the next one. The call also returns when
  /// the main queue has work, and runs it.
  public func wait(timeout: Double?) -> [TerminalEvent] {
    // Ctrl-C had become a signal because the program was busy for long.
    if CursesSignals.endWork(), phase == .active { enter() }
    let isServing = !MainQueue.isBlockedByTask
    let timer = MonotonicClock.time(after: MainQueue.secondsUntilTimer)
    let deadline = MonotonicClock.time(after: timeout).orEarlier(timer)
    var events = takeResumption() + takeInput()
    while true {
      let others = step(until: events.isEmpty ? deadline : 0, isServing)
      events += events.isEmpty ? others + takeInput() : others
      if !events.isEmpty || mainQueueIsReady { break }
      if let deadline, MonotonicClock.now >= deadline { break }
    }
    if let shellSettings, phase == .active {
      CursesSignals.beginWork(signalKeys: shellSettings.withSingleKeys.withSignalKeys, usesKeyboardProtocol: false)
    }
    if isServing { MainQueue.run(isReady: mainQueueIsReady) }
    return events
  }

  private func takeResumption() -> [TerminalEvent] {
    defer { isResumed = false }
    return isResumed ? [.resumed] : []
  }

  private func step(until deadline: Double?, _ isServing: Bool) -> [TerminalEvent] {
    var wait = DescriptorWait()
    wait.add(CursesSignals.descriptor)
    if isServing { wait.add(MainQueue.descriptor) }
    if !isInputEnded, phase == .active { wait.add(input.number) }
    if !watchedDescriptors.isEmpty { wait.add(watchedDescriptors) }
    wait.sleep(MonotonicClock.seconds(until: deadline.orEarlier(flushTime)))
    mainQueueIsReady = isServing && wait.isReady(MainQueue.descriptor)
    var events = wait.isReady(CursesSignals.descriptor) ? collectSignals() : []
    if events.contains(where: \.isEnd) { return events }
    if wait.isReady(input.number), !isInputEnded, phase == .active, !events.contains(.resumed) { read() }
    if !watchedDescriptors.isEmpty { events += wait.events(of: watchedDescriptors) }
    if isGone { events.append(.ended(signal: nil)) }
    if adoptSize() { events.append(.resized) }
    return events
  }

  private func collectSignals() -> [TerminalEvent] {
    let events = CursesSignals.collectEvents()
    let isEnding = events.contains(where: \.isEnd)
    if CursesSignals.collect(SIGTSTP), !isEnding { suspend() }
    if CursesSignals.collect(SIGCONT), !isEnding, phase == .active {
      enter()
      isResumed = true
    }
    _ = CursesSignals.collect(SIGWINCH)
    return events + takeResumption()
  }

  // MARK: Input

  // In the middle of a line, Ctrl-D ends a read without bytes, and the terminal is still there.
  private func read() {
    switch input.read(into: UnsafeMutableRawBufferPointer(buffer.bytes)) {
    case .bytes(let count): typed += buffer.bytes[..<count]
    case .wouldBlock: break
    case .ended:
      if hidesLine != nil, shellSettings != nil { typed.append(Self.cancellation) } else { isInputEnded = true }
    }
  }

  // Ctrl-C, which the settings for lines make the end of a line.
  private static let cancellation: UInt8 = 3

  private func takeInput() -> [TerminalEvent] {
    let events = hidesLine == nil ? takeKey() : takeLine()
    if events.isEmpty, isInputEnded, typed.isEmpty { return [.ended(signal: nil)] }
    return events
  }

  private func takeKey() -> [TerminalEvent] {
    while !typed.isEmpty {
      let events = decoder.decode([typed.removeFirst()])
      flushTime = MonotonicClock.time(after: decoder.waitDuration)
      if !events.isEmpty { return events.map { .input($0) } }
    }
    // If the rest of a sequence does not arrive in time, the bytes are taken as the keys they are.
    guard let time = flushTime, isInputEnded || MonotonicClock.now >= time else { return [] }
    let events = decoder.flush()
    flushTime = MonotonicClock.time(after: decoder.waitDuration)
    return events.map { .input($0) }
  }

  private func takeLine() -> [TerminalEvent] {
    let ends: Set<UInt8> = [UInt8(ascii: "\n"), UInt8(ascii: "\r"), Self.cancellation]
    guard let end = typed.firstIndex(where: ends.contains) ?? (isInputEnded ? typed.endIndex : nil) else { return [] }
    let bytes = typed[..<end]
    // Escape and Enter give up too. The bytes of other keys for the cursor are no text.
    let isCancelled = bytes.last == 0x1B || end < typed.endIndex && typed[end] == Self.cancellation
    typed.removeFirst(min(typed.count, end + 1))
    endLine()
    if isCancelled { return [.input(.key(Key(.escape)))] }
    return [.input(.paste(Self.characters(of: bytes))), .input(.key(Key(.enter)))]
  }

  private static func characters(of bytes: ArraySlice<UInt8>) -> String {
    if !bytes.contains(0x1B) { return String(decoding: bytes, as: UTF8.self) }
    var decoder = InputDecoder()
    return String(
      decoder.decode(Array(bytes)).compactMap { event in
        if case .key(let key) = event, case .character(let character) = key.code, key.modifiers.isEmpty {
          character
        } else {
          nil
        }
      })
  }
}
