import TermKitGraphics
import TermKitInput

/// A row of segments of which one is chosen. UIKit's `UISegmentedControl` (C4).
///
///     let scope = SegmentedControl(titles: ["Day", "Week", "Month"])
///     scope.selectedSegmentIndex = 0
///     scope.addTarget(self, action: Calendar.scopeChanged, for: .valueChanged)
///
/// One row high it stands on a breath of the tint, and the chosen segment is filled with the tint; three rows and more it has an outline.
/// The mouse presses a segment and may be moved to another before the button is let go; Left, Right, Home and End, and the digits
/// from 1 on, choose by keys. With the focus the chosen title is bold and underlined. Where not even the borders of all segments have
/// room, the chosen one is seen. What the person chooses is told by `valueChanged`; what the program sets is not.
open class SegmentedControl: Control {
  /// The segments, left to right.
  private(set) final var segments: [SegmentView] = []
  final var looks = SegmentLooks()
  private var choice = SegmentChoice()

  /// Makes a control without segments.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Makes a control with a segment for each title.
  public convenience init(titles: [String]) {
    self.init()
    for title in titles { insertSegment(withTitle: title, at: numberOfSegments, animated: false) }
  }

  /// Makes a control with a segment for each image.
  public convenience init(images: [Image]) {
    self.init()
    for image in images { insertSegment(with: image, at: numberOfSegments, animated: false) }
  }

  // MARK: Value

  /// The segment that is chosen, counted from 0; nil, as it is unless set, for none. Of a momentary control it is the one that was
  /// pressed while `valueChanged` is told, and else nil, whatever is set.
  public final var selectedSegmentIndex: Int? {
    get { choice.selected }
    set {
      if let newValue { requireSegment(newValue) }
      guard newValue != choice.selected, !isMomentary else { return }
      choice.selected = newValue
      selectionChanged()
    }
  }

  /// True when segments are pressed like buttons and none stays chosen; false unless set.
  public final var isMomentary = false {
    didSet {
      guard isMomentary != oldValue else { return }
      if isMomentary { choice.selected = nil }
      updateSegments()
    }
  }

  /// Gives each segment room by its contents; false, as it is unless set, has all be of one width.
  public final var apportionsSegmentWidthsByContent = false {
    didSet { if apportionsSegmentWidthsByContent != oldValue { segmentsChanged() } }
  }

  /// How many segments there are.
  public final var numberOfSegments: Int { segments.count }

  // MARK: Segments

  /// Puts a segment with a title before the one at an index, or at the end; animated it slides in. The chosen segment stays chosen.
  public final func insertSegment(withTitle title: String, at index: Int, animated: Bool) {
    insert(SegmentView(title: title, image: nil), at: index, animated: animated)
  }

  /// Puts a segment with an image before the one at an index, or at the end; animated it slides in. The chosen segment stays chosen.
  public final func insertSegment(with image: Image, at index: Int, animated: Bool) {
    insert(SegmentView(title: "", image: image), at: index, animated: animated)
  }

  /// Takes a segment away; animated the others close up over it. If it was chosen, none is any more.
  public final func removeSegment(at index: Int, animated: Bool) {
    requireSegment(index)
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

  /// Takes all segments away.
  public final func removeAllSegments() {
    while !segments.isEmpty { removeSegment(at: segments.count - 1, animated: false) }
  }

  private func insert(_ view: SegmentView, at index: Int, animated: Bool) {
    Contract.require(
      (0...segments.count).contains(index),
      "there is no place \(index) for a segment in a control of \(segments.count): give an index from 0 to \(segments.count)"
    )
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
    View.animate(withDuration: Self.slideDuration) {
      movement()
      window?.layoutIfNeeded()
    } completion: { _ in
      completion()
    }
  }

  // Seconds.
  private static let slideDuration = 0.3

  /// Lays out anew what may be of another size.
  final func segmentsChanged() {
    updateSegments()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    if !canBecomeFirstResponder { resignFirstResponder() }
  }

  // Another segment may have to be brought into sight.
  private func selectionChanged() {
    updateSegments()
    if (segments.last?.frame.maxX ?? 0) - (segments.first?.frame.minX ?? 0) > bounds.width { setNeedsLayout() }
  }

  final func requireSegment(_ index: Int) {
    Contract.require(
      segments.indices.contains(index),
      "there is no segment \(index) in a control of \(segments.count): give an index from 0 to numberOfSegments - 1")
  }

  // MARK: States

  /// The segment that keys are for.
  private var cursor: Int? { choice.cursor(among: segments.count) }

  /// True when there is a segment to choose, and the control is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled && segments.contains(where: \.isEnabled) }

  override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(state: accessibilityState) }

  package override var accessibilityFocus: View { cursor.map { segments[$0] } ?? self }

  /// Where a segment is among all of them.
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

  /// Brings what segments show up to date.
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

  /// Does what a person does by pressing a segment.
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

  /// Chooses by arrows, Home, End and digits; a momentary control only moves the focus along by arrows, and is pressed by Enter, Space
  /// and digits. Arrows at the ends are for whoever else wants them.
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
    _ = super.pressBegan(key)
    choose(index)
    return true
  }

  // MARK: View

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    segments.forEach { $0.setNeedsDisplay() }
  }

  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    segmentsChanged()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updateSegments()
  }

  /// As wide as the segments need, and as high as the highest of their contents, with an outline if that is more than a row.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: min(size.width, layout.width), height: min(size.height, contentHeight))
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

  // Of segments that have no room the one that keys are for is seen.
  private func hiddenColumns(of places: [Range<Int>]) -> Int {
    guard let cursor, let end = places.last?.upperBound, end > bounds.width else { return 0 }
    return min(places[cursor].lowerBound, max(0, places[cursor].upperBound - bounds.width))
  }
}
