import TermKitGraphics
import TermKitInput
@_spi(TermKit) import TermKitViews

/// A row of segments of which one can be selected. UIKit's `UISegmentedControl`.
///
///     let scope = SegmentedControl(titles: ["Day", "Week", "Month"])
///     scope.selectedSegmentIndex = 0
///     scope.addTarget(self, action: Calendar.scopeChanged, for: .valueChanged)
///
/// In one or two rows, the control has a pale fill in the tint, and the selected segment is filled with the tint. From three rows on, it
/// has an outline. With the focus, the title of the segment that keys apply to is bold and underlined: the selected one, or else the one
/// that had the focus last. If the segments are wider than the control, this segment is kept visible.
///
/// A click selects a segment; the user may move the mouse to another segment before releasing the button. Left, Right, Home and End also
/// select a segment, as do the digits from 1 on. Only the user's choices send `valueChanged`.
open class SegmentedControl: Control {
  /// The views of the segments, left to right.
  private(set) final var segments: [SegmentView] = []
  final var looks = SegmentLooks() { didSet { if looks != oldValue { segmentsChanged() } } }
  private var choice = SegmentChoice()
  /// The index of the segment that a key is pressing, while the key is handled.
  private var pressedByKey: Int?

  /// Creates a control without segments, with a frame in its superview's coordinates.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Creates a control with a segment for each title, from left to right, and an empty frame. No segment is selected.
  public convenience init(titles: [String]) {
    self.init()
    for title in titles { insertSegment(withTitle: title, at: numberOfSegments, animated: false) }
  }

  /// Creates a control with a segment for each image, from left to right, and an empty frame. No segment is selected.
  public convenience init(images: [Image]) {
    self.init()
    for image in images { insertSegment(with: image, at: numberOfSegments, animated: false) }
  }

  // MARK: Value

  /// The index of the selected segment, counted from 0. Defaults to nil: no segment. Setting it sends no events, and can select a disabled
  /// one.
  ///
  /// In a momentary control, setting the index has no effect. It is the index of the pressed segment while the actions for `valueChanged`
  /// are performed, and otherwise nil. Setting an index that no segment has does nothing either.
  public final var selectedSegmentIndex: Int? {
    get { choice.selected }
    set {
      guard newValue != choice.selected, !isMomentary, newValue.map(segments.indices.contains) != false else { return }
      choice.selected = newValue
      selectionChanged()
    }
  }

  /// Whether segments are pressed like buttons, and no segment stays selected. Defaults to false. Setting it to true removes the selection.
  public final var isMomentary = false {
    didSet {
      guard isMomentary != oldValue else { return }
      if isMomentary { choice.selected = nil }
      updateSegments()
    }
  }

  /// Whether the width of each segment depends on its contents. Defaults to false, which gives all segments the same width. A width set
  /// with `setWidth(_:forSegmentAt:)` stays in both cases.
  public final var apportionsSegmentWidthsByContent = false {
    didSet { if apportionsSegmentWidthsByContent != oldValue { segmentsChanged() } }
  }

  /// The number of segments.
  public final var numberOfSegments: Int { segments.count }

  // MARK: Segments

  /// Inserts a segment with a `title` in one row, which ends in "…" if it does not fit. The selected segment stays selected.
  ///
  /// An `index` out of `0...numberOfSegments` becomes the nearer end. If `animated` is true, the segment slides in over 0.3 seconds.
  public final func insertSegment(withTitle title: String, at index: Int, animated: Bool) {
    insert(SegmentView(title: title, image: nil), at: index, animated: animated)
  }

  /// Inserts a segment with an `image`, shown as a template unless its rendering mode says otherwise. The selected segment stays selected.
  ///
  /// An `index` out of `0...numberOfSegments` becomes the nearer end. If `animated` is true, the segment slides in over 0.3 seconds.
  public final func insertSegment(with image: Image, at index: Int, animated: Bool) {
    insert(SegmentView(title: "", image: image), at: index, animated: animated)
  }

  /// Removes the segment at `index`, or does nothing if there is no such segment. If it was selected, no segment is selected afterwards. If
  /// `animated` is true, the segment fades out and the others close the gap over 0.3 seconds.
  public final func removeSegment(at index: Int, animated: Bool) {
    guard segments.indices.contains(index) else { return }
    let view = segments[index]
    change(animated: animated) {
      segments.remove(at: index)
      insertSubview(view, at: 0)
      choice.remove(at: index)
    } movement: {
      view.alpha = 0
    } completion: {
      view.removeFromSuperview()
    }
  }

  /// Removes all segments without an animation.
  public final func removeAllSegments() {
    while !segments.isEmpty { removeSegment(at: segments.count - 1, animated: false) }
  }

  private func insert(_ view: SegmentView, at index: Int, animated: Bool) {
    let index = max(0, min(index, segments.count))
    change(animated: animated) {
      let x = index < segments.count ? segments[index].frame.minX : segments.last?.frame.maxX ?? 0
      choice.insert(at: index, into: segments.count)
      segments.insert(view, at: index)
      addSubview(view)
      View.performWithoutAnimation { view.frame = Rect(x: x, y: 0, width: 0, height: bounds.height) }
    }
  }

  private func change(
    animated: Bool, _ change: () -> Void, movement: @escaping @MainActor () -> Void = {},
    completion: @escaping @MainActor () -> Void = {}
  ) {
    if animated { View.performWithoutAnimation { layoutIfNeeded() } }
    change()
    segmentsChanged()
    guard animated else { return completion() }
    View.animate(withDuration: 0.3) {
      movement()
      window?.layoutIfNeeded()
    } completion: { _ in
      completion()
    }
  }

  /// Updates the segments and the layout after the size of contents may have changed.
  final func segmentsChanged() {
    updateSegments()
    contentsChanged()
    if !canBecomeFirstResponder { resignFirstResponder() }
  }

  // Another segment may have to be moved into view.
  private func selectionChanged() {
    updateSegments()
    if (segments.last?.frame.maxX ?? 0) - (segments.first?.frame.minX ?? 0) > bounds.width { setNeedsLayout() }
  }

  /// Returns the segment at an index, or nil if no segment has the index.
  final func segment(at index: Int) -> SegmentView? { segments.indices.contains(index) ? segments[index] : nil }

  // MARK: States

  /// The index of the segment that keys apply to.
  private var cursor: Int? { choice.cursor(among: segments.count) }

  /// True if the control and at least one of its segments are enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled && segments.contains(where: \.isEnabled) }

  @_spi(TermKit) open override var inspectedProperties: [InspectedProperty] {
    super.inspectedProperties
      .adding(of: self, isRestored: true, ("selectedSegmentIndex", \SegmentedControl.selectedSegmentIndex))
      .adding(
        of: self, ("isMomentary", \SegmentedControl.isMomentary),
        ("apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent))
  }

  open override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(state: accessibilityState) }

  open override var accessibilityFocus: View { cursor.map { segments[$0] } ?? self }

  /// Returns the place of a segment among all segments.
  final func place(of segment: SegmentView) -> AccessibilityPlace? {
    segments.firstIndex { $0 === segment }.map { AccessibilityPlace(number: $0 + 1, count: segments.count) }
  }

  private func segmentState(_ index: Int) -> ControlState {
    var state = ControlState.normal
    if !isEnabled || !segments[index].isEnabled { state.insert(.disabled) }
    if index == choice.selected, !isMomentary { state.insert(.selected) }
    let shown = isTracking ? choice.pressed : isHighlighted && isMomentary ? cursor : nil
    if index == shown { state.insert(.highlighted) }
    if isFocused, index == cursor { state.insert(.focused) }
    return state
  }

  /// Updates the look of all segments.
  final func updateSegments() {
    for (index, segment) in segments.enumerated() {
      segment.look = SegmentView.Look(
        state: segmentState(index), leftState: index > 0 ? segmentState(index - 1) : nil,
        isLast: index == segments.count - 1, looks: looks, metrics: barMetrics)
    }
  }

  open override func stateDidChange() {
    super.stateDidChange()
    updateSegments()
  }

  /// Selects a segment as if the user had pressed it.
  private func choose(_ index: Int) {
    guard isEnabled, segments.indices.contains(index), segments[index].isEnabled else { return }
    choice.cursorIndex = index
    guard isMomentary || index != choice.selected else { return updateSegments() }
    choice.selected = index
    selectionChanged()
    sendActions(for: .valueChanged)
    guard isMomentary else { return }
    choice.selected = nil
    updateSegments()
  }

  // MARK: Mouse

  private func segment(at touch: Touch) -> Int? {
    let point = touch.location(in: self)
    guard self.point(inside: point) else { return nil }
    let index = segments.firstIndex { point.x < $0.frame.maxX } ?? segments.indices.last
    return index.flatMap { segments[$0].isEnabled ? $0 : nil }
  }

  @_spi(TermKit) public override func keepsDrag(along axis: LayoutAxis) -> Bool { isEnabled && axis == .horizontal }

  open override func beginTracking(_ touch: Touch) -> Bool {
    choice.pressed = segment(at: touch)
    return true
  }

  open override func continueTracking(_ touch: Touch) -> Bool {
    choice.pressed = segment(at: touch)
    updateSegments()
    return true
  }

  open override func endTracking(_ touch: Touch) {
    choice.pressed = nil
    if let index = segment(at: touch) { choose(index) } else { updateSegments() }
  }

  open override func cancelTracking(_ touch: Touch) {
    choice.pressed = nil
    updateSegments()
  }

  // MARK: Keys

  /// Selects a segment by the arrow keys, Home, End and digits.
  ///
  /// In a momentary control, the arrow keys, Home and End only move the focus to another segment, and Enter, Space and digits press a
  /// segment. Disabled segments are skipped. An arrow key that leads to no segment is left to other responders.
  open override func pressBegan(_ key: Key) -> Bool {
    guard isEnabled, let cursor else { return false }
    if !key.modifiers.isEmpty { return super.pressBegan(key) }
    switch key.code {
    case .left, .right, .home, .end:
      return moveCursor(
        to: choice.destination(of: key.code, among: segments.map(\.isEnabled), isMomentary: isMomentary))
    case .character(let character):
      guard let digit = character.wholeNumberValue, character.isASCII, digit > 0, digit <= segments.count else { break }
      guard segments[digit - 1].isEnabled else { return true }
      if isMomentary { return press(digit - 1, Key(.enter)) }
      choose(digit - 1)
      return true
    default: break
    }
    return key == Key(.enter) || key == .character(" ") ? press(cursor, key) : false
  }

  private func moveCursor(to index: Int?) -> Bool {
    guard let index else { return false }
    choice.cursorIndex = index
    if isMomentary { selectionChanged() } else { choose(index) }
    return true
  }

  private func press(_ index: Int, _ key: Key) -> Bool {
    choice.cursorIndex = index
    pressedByKey = index
    _ = super.pressBegan(key)
    pressedByKey = nil
    return true
  }

  /// Selects the segment that a key has pressed. Overrides must call `super`.
  open override func willSendPress() {
    if let pressedByKey { choose(pressedByKey) }
  }

  // MARK: View

  /// The size that fits unlimited room. To change it, override `sizeThatFits(_:)`.
  public final override var intrinsicContentSize: Size { sizeThatFits(.unlimited) }

  /// Returns the size that shows all segments whole, but at most the offered size.
  ///
  /// The height is the height of the highest segment, or of the background image if that is higher. Without background images, segments
  /// of more than one row get an outline, which takes two more rows.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: layout.width, height: contentHeight).limited(to: size)
  }

  open override func layoutSubviews() {
    updateSegments()
    let places = layout.places(in: bounds.width)
    let start = bounds.minX - hiddenColumns(of: places)
    for (segment, columns) in zip(segments, places) {
      segment.frame = Rect(x: start + columns.lowerBound, y: bounds.minY, width: columns.count, height: bounds.height)
      segment.alpha = 1
    }
  }

  // Returns the columns to scroll by, so that the segment that keys apply to is visible if the segments are wider than the control.
  private func hiddenColumns(of places: [Range<Int>]) -> Int {
    guard let cursor, let end = places.last?.upperBound, end > bounds.width else { return 0 }
    return min(places[cursor].lowerBound, max(0, places[cursor].upperBound - bounds.width))
  }
}
