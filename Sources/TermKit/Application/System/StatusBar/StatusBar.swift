import TermKitGraphics
@_spi(TermKit) import TermKitViews

/// The row at the top of the screen with a text, the time and another text. It is transparent, over the content beneath.
///
/// Each text is truncated with "…" so that at least two columns stay free between it and the time. Over the terminal's default background,
/// whose colour may be unknown, the texts and the time have the terminal's default text colour. With a screen reader, the time is not on the
/// screen. The user hears it with the reading commands.
@MainActor public final class StatusBar: View {
  /// The text at the left, such as the players' names. Defaults to "".
  public var leftText = "" { didSet { if leftText != oldValue { setNeedsDisplay() } } }
  /// The text at the right. Defaults to "".
  public var rightText = "" { didSet { if rightText != oldValue { setNeedsDisplay() } } }
  /// Performed when the text at the right is clicked with the left button of the mouse. Defaults to nil: clicks go to the views beneath the
  /// bar.
  ///
  ///     application.statusBar.rightText = "? Keys"
  ///     application.statusBar.rightAction = { [unowned application] in application.showKeyList() }
  public var rightAction: (@MainActor () -> Void)?
  /// Whether the status bar has the colour of a navigation bar, or of another ``StatusBarMatching`` view, that lies under it or begins
  /// directly below it, as in iOS 6. Defaults to false. Has an effect while the status bar's style is `.default`.
  public var matchesNavigationBar = false {
    didSet { if matchesNavigationBar != oldValue { window?.windowScene?.setNeedsFrame() } }
  }

  @Animatable private var content = StatusBarStyle.default.content
  private let clock: any TimeSource
  private var tick: ScheduledTimer?

  package init(clock: any TimeSource) {
    self.clock = clock
    super.init(frame: .zero)
  }

  var style = StatusBarStyle.default { didSet { if style != oldValue { content = style.content } } }

  /// The colour of the navigation bar that the bar matches, or nil.
  var matchedColor: Color? {
    didSet { if matchedColor != oldValue { View.performWithoutAnimation { backgroundColor = matchedColor ?? .clear } } }
  }

  // The time as shown. Stored, because `draw` may be called for a part of the bar only.
  private lazy var time = timeText { didSet { if time != oldValue { setNeedsDisplay() } } }

  // A screen reader would speak the whole row each minute.
  private var timeText: String { traitCollection.usesScreenReader ? "" : spokenTime }

  private var spokenTime: String {
    traitCollection.regionalLanguage.digits(in: clock.clockFormat.text(for: clock.localTime))
  }

  // A text that takes the place of the time for a moment.
  private var notice: String? { didSet { if notice != oldValue { setNeedsDisplay() } } }
  private var noticeEnd: ScheduledTimer?

  /// Shows a text in place of the time for two seconds.
  package func show(notice: String) {
    self.notice = notice
    noticeEnd?.invalidate()
    noticeEnd = window?.windowScene?.schedule(after: 2) { [weak self] in self?.notice = nil }
  }

  /// Whether the bar has been moved off the screen or faded out, so that the time is not needed.
  var isRemoved = false { didSet { if isRemoved != oldValue { shownMayHaveChanged() } } }

  private var isShown: Bool { window != nil && !isHidden && !isRemoved }

  public override func didMoveToWindow() { shownMayHaveChanged() }

  @_spi(TermKit) public override func isHiddenDidChange() { shownMayHaveChanged() }

  public override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    let (before, now) = (previous, traitCollection)
    if before?.usesScreenReader != now.usesScreenReader || before?.languages != now.languages { shownMayHaveChanged() }
  }

  private func shownMayHaveChanged() {
    tick?.invalidate()
    tick = nil
    setNeedsLayout()
  }

  public override func layoutSubviews() { if tick == nil { timeMayHaveChanged() } }

  /// Shows the current time. Called after a minute, after a sleep and after a change of the clock. While shown, the bar wakes at the start
  /// of each minute.
  package func timeMayHaveChanged() {
    tick?.invalidate()
    tick = nil
    guard isShown else { return }
    time = timeText
    if traitCollection.usesScreenReader { return }
    // In a leap second, `second` is 60 or more.
    let seconds = max(0.001, 60 - min(59.999, clock.localTime.second))
    tick = window?.windowScene?.schedule(after: seconds) { [weak self] in self?.timeMayHaveChanged() }
  }

  public override var accessibilityDefaults: AccessibilityDefaults {
    let strings = traitCollection.strings
    return AccessibilityDefaults(
      isElement: true, label: strings.statusBar, value: strings.joined([leftText, spokenTime, rightText]),
      traits: .updatesFrequently)
  }

  private var ink: Color { matchedColor.map { $0.brightness > 0.5 ? .black : .white } ?? $content }

  // The text in the middle is shown in full or not at all.
  private var middleText: String { notice ?? time }
  private var middleColumns: Int { middleText.columns <= bounds.width ? middleText.columns : 0 }
  private var middleStart: Int { (bounds.width - middleColumns) / 2 }
  // The columns available to each of the two texts.
  private var textColumns: Int { max(0, middleStart - 3) }
  private var shownRightText: String { rightText.truncated(to: textColumns) }
  private var rightStart: Int { bounds.width - 1 - shownRightText.columns }

  public override func draw(in canvas: inout Canvas) {
    let style = TextStyle(foreground: ink, minimumContrast: .text)
    let boldStyle = TextStyle(foreground: ink, attributes: .bold, minimumContrast: .text)
    canvas.draw(leftText.truncated(to: textColumns), at: Point(x: 1, y: 0), style: style)
    canvas.draw(shownRightText, at: Point(x: rightStart, y: 0), style: style)
    if middleColumns > 0 {
      canvas.draw(middleText, at: Point(x: middleStart, y: 0), style: boldStyle)
    }
    useOwnInkOverOwnBackground(in: &canvas)
  }

  // MARK: Mouse

  /// Returns true for points from the start of the right text to the edge of the screen, if `rightAction` is set.
  public override func point(inside point: Point) -> Bool {
    rightAction != nil && super.point(inside: point) && !rightText.isEmpty && point.x >= rightStart
  }

  public override func touchBegan(_ touch: Touch) {}

  /// Performs `rightAction` when the left button of the mouse is released over the text.
  public override func touchEnded(_ touch: Touch) {
    if touch.button == .left, point(inside: touch.location(in: self)) { rightAction?() }
  }

  private func useOwnInkOverOwnBackground(in canvas: inout Canvas) {
    for x in 0..<bounds.width {
      let point = Point(x: x, y: 0)
      guard var cell = canvas[point], cell.background.alpha == 0, cell.width > 0, cell.foreground == ink else {
        continue
      }
      cell.foreground = .clear
      canvas.put(cell, at: point)
    }
  }
}

extension StatusBarStyle {
  fileprivate var content: Color { self == .default ? .black : .white }
}

/// The window of the status bar, in front of ordinary windows and never the key window. Clicks pass through it except on the bar's text.
@MainActor package final class StatusBarWindow: Window, SystemWindow {
  package init(_ statusBar: StatusBar, in scene: WindowScene) {
    super.init(windowScene: scene, level: .statusBar)
    // Set explicitly, so that no appearance rule for windows hides the windows behind (A5, S1).
    backgroundColor = .clear
    frame = Rect(x: 0, y: 0, width: scene.size.width, height: 1)
    autoresizingMask = .flexibleWidth
    statusBar.frame = bounds
    statusBar.autoresizingMask = .flexibleWidth
    addSubview(statusBar)
  }

  package override var canBecomeKey: Bool { false }

  package override func hitTest(_ point: Point) -> View? {
    let view = super.hitTest(point)
    return view === self ? nil : view
  }
}
