import TermKitGraphics

/// The title and the progress of a terminal.
struct TerminalWindow: Hashable {
  /// The title of the window or tab. Nil stands for the title before the program.
  var title: String?
  /// The progress. Nil stands for none.
  var progress: TerminalProgress?
}

extension CursesTerminal {
  /// The title of the terminal's window or tab (OSC 2). Defaults to nil: the title before the program.
  ///
  /// Consoles and unknown terminals, which might print it, get no title. Long titles are truncated. The terminal's stack of titles keeps the
  /// title before the program, and every end of the program restores it.
  public var title: String? {
    get { window.title }
    set { window.title = newValue }
  }

  /// The progress that the terminal shows at its tab or in the task bar (OSC 9;4). Defaults to nil: none.
  ///
  /// Terminals that are not known to show it get no sequence, because some would show a notification.
  public var progress: TerminalProgress? {
    get { window.progress }
    // In whole percent, so that smaller changes send nothing.
    set { window.progress = newValue.map { $0.percent.map { .fraction(Double($0) / 100) } ?? .indeterminate } }
  }

  /// Shows a notification of the desktop by the sequence that the terminal knows (OSC 99, 777 or 9), or else rings the bell.
  ///
  /// Does nothing if `TerminalOptions.usesNotifications` is false or TERMKIT_NOTIFICATIONS is "off".
  /// - Parameters:
  ///   - title: The first line. It is truncated to 80 columns.
  ///   - body: The text below the title. It is truncated to 200 columns.
  public func notify(title: String, body: String) {
    guard isEntered, options.usesNotifications,
      environmentVariable("TERMKIT_NOTIFICATIONS") != "off"
    else { return }
    let (program, level) = (program, detectedTraits.glyphLevel)
    if let notice = program.notice {
      output.append(notice.bytes(title: WindowText.title(title, level), body: WindowText.body(body, level)))
    }
    if program.needsBell { beep() } else { flush() }
  }

  /// The modes that the title, the progress, the pointer and the order of text need.
  var windowModes: CursesModes {
    var modes: CursesModes = []
    if window.title != nil, detection.showsTitle { modes.insert(.windowTitle) }
    if window.progress != nil, program.showsProgress { modes.insert(.progress) }
    if pointerStyle != .system, program.hasPointerStyles { modes.insert(.pointerStyle) }
    if usedTextOrder == .logical, programName.hasPrefix("mlterm") { modes.insert(.leftToRightRows) }
    return modes
  }

  /// Appends what has changed of the title and the progress.
  func appendWindow() {
    switchModes()
    if let title = window.title, title != shownWindow.title, modes.contains(.windowTitle) {
      output.append("\u{1B}]2;\(WindowText.title(title, detectedTraits.glyphLevel))\u{1B}\\".utf8)
    }
    if let progress = window.progress, progress != shownWindow.progress, modes.contains(.progress) {
      output.append("\u{1B}]9;4;\(progress.percent.map { "1;\($0)" } ?? "3")\u{1B}\\".utf8)
    }
    shownWindow = window
  }

  var program: TerminalProgram { TerminalProgram(name: programName) }

  // A multiplexer may be shown by any terminal, and does not pass the sequences on.
  private var programName: String {
    guard let environmentName, usesControlSequences, !negotiation.isMultiplexer else { return "" }
    return negotiation.terminalName ?? environmentName
  }

  /// Decides on an order of text from right to left, and switches on the mode that it needs.
  func chooseTextOrder() -> TextOrder {
    let order = textOrder
    usedTextOrder = order
    switchModes()
    return order
  }

  /// The order of text from right to left that suits the terminal. For a screen reader, cells are in the order of reading already.
  var textOrder: TextOrder {
    guard traits.reordersText else { return .visual }
    return detection.textOrder ?? TextOrder(for: programName, knowsMode: negotiation.knowsTextOrder)
  }
}

extension PointerStyle {
  /// The name of the shape in CSS. Empty for the terminal's own pointer.
  var name: String {
    switch self {
    case .system: ""
    case .pointingHand: "pointer"
    case .beam: "text"
    case .crosshair: "crosshair"
    case .openHand: "grab"
    case .closedHand: "grabbing"
    case .resizeLeftRight: "ew-resize"
    case .resizeUpDown: "ns-resize"
    case .operationNotAllowed: "not-allowed"
    case .hidden: "none"
    }
  }
}

/// Texts that the terminal shows outside of its cells. They contain no control characters, so no text can end its sequence.
enum WindowText {
  /// Returns a text as a title: one line of at most 80 columns and 240 bytes.
  static func title(_ text: String, _ level: GlyphLevel) -> String { line(text, 80, level) }

  /// Returns a text as the body of a notification: one line of at most 200 columns and 600 bytes.
  static func body(_ text: String, _ level: GlyphLevel) -> String { line(text, 200, level) }

  private static func line(_ text: String, _ columns: Int, _ level: GlyphLevel) -> String {
    // A column takes at least one byte, so most texts need not be measured.
    var line = (text.utf8.count <= columns ? text : text.truncated(to: columns)).sanitized(at: level)
    while line.utf8.count > 3 * columns { line.removeLast() }
    return line
  }
}

extension CursesTerminal {
  /// Returns the lines that were printed to standard output and standard error since the last call, while they cannot be seen.
  package func takeCapturedLines() -> [String] { messages.takeLines() }
}
