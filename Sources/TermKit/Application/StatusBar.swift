/// The row at the top of the screen: a text, the time, another text. Transparent, over whatever lies beneath (S1).
@MainActor public final class StatusBar: View {
  /// The text at the left, such as who plays; empty unless set.
  public var leftText = "" { didSet { if leftText != oldValue { setNeedsDisplay() } } }
  /// The text at the right; empty unless set.
  public var rightText = "" { didSet { if rightText != oldValue { setNeedsDisplay() } } }
  @Animatable private var foreground = StatusBarStyle.default.foreground
  private let clock: any TimeSource
  private let isTwelveHour = LocalTime.localeIsTwelveHour
  private var tick: ScheduledTimer?

  init(clock: any TimeSource) {
    self.clock = clock
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  /// How it stands out; set by what controllers prefer. Animatable.
  var style = StatusBarStyle.default { didSet { foreground = style.foreground } }

  // What is shown; not asked for in `draw`, which may be called for a part of the bar only.
  private lazy var time = timeText { didSet { if time != oldValue { setNeedsDisplay() } } }

  private var timeText: String { clock.localTime.formatted(isTwelveHour: isTwelveHour) }

  public override func didMoveToWindow() { timeMayHaveChanged() }

  /// Shows the time anew: after a minute, a sleep, a change of the clock. Wakes once a minute, when the minute changes.
  func timeMayHaveChanged() {
    time = timeText
    tick?.invalidate()
    let seconds = Double(60 - min(59, clock.localTime.second))
    tick = window?.windowScene?.schedule(after: seconds) { [weak self] in self?.timeMayHaveChanged() }
  }

  public override func draw(in canvas: inout Canvas) {
    // A part of a time is none.
    let time = time.columns <= bounds.width ? time : ""
    let timeStart = (bounds.width - time.columns) / 2
    let room = max(0, timeStart - 3)
    let left = leftText.truncated(to: room)
    let right = rightText.truncated(to: room)
    let style = TextStyle(foreground: $foreground)
    canvas.draw(left, at: Point(x: 1, y: 0), style: style)
    canvas.draw(right, at: Point(x: bounds.width - 1 - right.columns, y: 0), style: style)
    canvas.draw(time, at: Point(x: timeStart, y: 0), style: TextStyle(foreground: $foreground, attributes: .bold))
  }
}

extension StatusBarStyle {
  fileprivate var foreground: Color { self == .default ? .black : .white }
}

/// The window that holds the status bar: in front of the others, deaf, never the key window.
@MainActor final class StatusBarWindow: Window {
  init(_ statusBar: StatusBar, in scene: WindowScene) {
    super.init(windowScene: scene, level: .statusBar)
    frame = Rect(x: 0, y: 0, width: scene.size.width, height: 1)
    autoresizingMask = .flexibleWidth
    isUserInteractionEnabled = false
    statusBar.frame = bounds
    statusBar.autoresizingMask = .flexibleWidth
    addSubview(statusBar)
  }

  override var canBecomeKey: Bool { false }
}
