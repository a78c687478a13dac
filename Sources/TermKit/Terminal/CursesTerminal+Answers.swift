// What the terminal is asked, and what is done with its answers.

extension CursesTerminal {
  /// Asks what no environment tells, and what may be otherwise by now. Answers come as input, in their own time.
  func askQuestions() {
    if negotiation.isSettled { askColors() } else { output.append(TerminalNegotiation.questions.utf8) }
  }

  /// Asks for its colours once more, of a terminal that has told them before.
  func askColors() {
    guard negotiation.defaultColors != nil, isEntered else { return }
    output.append(TerminalNegotiation.colorQuestions.utf8)
    output.flush { CursesSignals.isAskedToEnd }
  }

  /// Waits until the terminal has answered what it was asked when it was opened, no longer than so many seconds. What arrives meanwhile
  /// the next `wait` answers.
  public func awaitAnswers(atMost seconds: Double) {
    let deadline = MonotonicClock.now + seconds
    output.flush { CursesSignals.isAskedToEnd }
    while !negotiation.isSettled, !isInputEnded, MonotonicClock.now < deadline {
      eventsBefore += step(until: deadline)
      if eventsBefore.contains(where: \.isEnd) { return }
    }
  }

  /// Takes what the terminal has told of itself, and acts upon it.
  func takeReports() -> [TerminalEvent] {
    let reports = decoder.takeReplies().compactMap(TerminalReport.init)
    let before = (negotiation.style, negotiation.defaultColors)
    for report in reports {
      negotiation.take(report)
      // The colours are others too then.
      if case .style = report, negotiation.isSettled { askColors() }
    }
    switchOnOfferedModes()
    return before == (negotiation.style, negotiation.defaultColors) ? [] : [.appearanceChanged]
  }

  /// Switches on what the terminal has said it offers. Its second screen has a keyboard protocol of its own, so all waits until that is
  /// shown.
  func switchOnOfferedModes() {
    guard isEntered, secondScreenSize != nil else { return }
    let modes = negotiation.offeredModes.subtracting(offeredModes)
    if modes.isEmpty { return }
    offeredModes.formUnion(modes)
    armForTheWorst()
    output.append(modes.enteringBytes.utf8)
    output.flush { CursesSignals.isAskedToEnd }
  }
}

/// Modes that not all terminals have, and that were switched on.
struct OfferedModes: OptionSet {
  let rawValue: UInt8

  /// The terminal tells when it becomes light or dark (mode 2031).
  static let styleReports = OfferedModes(rawValue: 1)
  /// Keys come by kitty's protocol, with those told apart that send the same bytes otherwise.
  static let keyboardProtocol = OfferedModes(rawValue: 2)
  /// Frames are bracketed (mode 2026).
  static let synchronizedOutput = OfferedModes(rawValue: 4)
  /// All of them.
  static let all: OfferedModes = [.styleReports, .keyboardProtocol, .synchronizedOutput]

  /// What switches them on; brackets are put round every frame. What a program that was killed left on the second screen's stack of
  /// keyboards goes first, or a later program there would find it.
  var enteringBytes: String {
    (contains(.styleReports) ? "\u{1B}[?2031h" : "") + (contains(.keyboardProtocol) ? "\u{1B}[<9u\u{1B}[>1u" : "")
  }

  /// Has keys come as if there were no protocol, until `keyboardResumption`.
  static let keyboardPause: StaticString = "\u{1B}[=0u"
  /// Has them come by the protocol again.
  static let keyboardResumption = "\u{1B}[=1u"

  /// What switches them off.
  var leavingBytes: String {
    (contains(.synchronizedOutput) ? "\u{1B}[?2026l" : "") + (contains(.keyboardProtocol) ? "\u{1B}[<u" : "")
      + (contains(.styleReports) ? "\u{1B}[?2031l" : "")
  }
}
