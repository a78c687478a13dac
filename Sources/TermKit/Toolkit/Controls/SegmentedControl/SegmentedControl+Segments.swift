import TermKitGraphics
@_spi(TermKit) import TermKitViews

extension SegmentedControl {
  // MARK: Contents

  // As in UIKit, nothing happens when a property of a missing segment is set. The properties of a missing segment have their defaults.

  /// Sets the `title` of the segment with an `index`, and removes its image. With a nil title, the segment shows nothing.
  public final func setTitle(_ title: String?, forSegmentAt index: Int) {
    change(index) { segment in
      segment.title = title ?? ""
      segment.image = nil
    }
  }

  /// Returns the title of a segment, or nil if it has an image. Empty if the segment shows nothing.
  public final func titleForSegment(at index: Int) -> String? {
    segment(at: index).flatMap { $0.image == nil ? $0.title : nil }
  }

  /// Sets the image of the segment at `index`, and removes the segment's title. The image is shown as a template unless its rendering mode
  /// says otherwise. If `image` is nil, the segment shows nothing.
  public final func setImage(_ image: Image?, forSegmentAt index: Int) {
    change(index) { segment in
      segment.image = image
      segment.title = ""
    }
  }

  /// Returns the image of a segment, or nil if it shows a title or nothing.
  public final func imageForSegment(at index: Int) -> Image? { segment(at: index)?.image }

  /// Sets the `width` of the segment with an `index`, in columns without dividers. Defaults to 0: the segment's share of the room.
  /// - Precondition: The width is neither negative nor beyond 2³¹.
  public final func setWidth(_ width: Int, forSegmentAt index: Int) {
    Contract.require(
      width >= 0 && width.fitsCoordinates,
      "a segment cannot be \(width) columns wide: use 0 for its share of the space, or a number up to 2³¹")
    change(index) { $0.width = width }
  }

  /// Returns the width set for a segment in columns, or 0 for its share of the room.
  public final func widthForSegment(at index: Int) -> Int { segment(at: index)?.width ?? 0 }

  /// Sets `isEnabled` of the segment with an `index`. Defaults to true. A disabled segment is grey, and the user cannot choose it; if it is
  /// selected, it stays selected. While the whole control is disabled, all segments are.
  public final func setEnabled(_ isEnabled: Bool, forSegmentAt index: Int) {
    change(index) { $0.isEnabled = isEnabled }
  }

  /// Returns whether a segment is enabled, as set with `setEnabled(_:forSegmentAt:)`. The control's own `isEnabled` does not count.
  public final func isEnabledForSegment(at index: Int) -> Bool { segment(at: index)?.isEnabled ?? false }

  /// Sets the `offset` of the contents of the segment with an `index` from the middle, in columns to the right and rows down. Defaults to
  /// (0, 0). The offset of `setContentPositionAdjustment(_:forSegmentType:barMetrics:)` is added to it.
  public final func setContentOffset(_ offset: Point, forSegmentAt index: Int) {
    change(index) { $0.contentOffset = offset }
  }

  /// Returns the offset of a segment's contents from the middle, in cells.
  public final func contentOffsetForSegment(at index: Int) -> Point { segment(at: index)?.contentOffset ?? .zero }

  private func change(_ index: Int, _ change: (SegmentView) -> Void) {
    guard let segment = segment(at: index) else { return }
    change(segment)
    segment.setNeedsDisplay()
    segmentsChanged()
  }

  // MARK: Looks

  /// Sets the background image of segments for a `state`, which can be a union of several, and for the height of the bar in `barMetrics`,
  /// `default` or `compact`. Metrics other than `default` only have an effect in bars.
  ///
  /// The image extends over the whole control: the first segment shows its left cap, the last segment its right cap, and segments between
  /// them no cap. An image that is not resizable is stretched at its middle column. Only a template is shown in the tint. If the `image` is
  /// nil, segments use the image for the same state without focus, then for `.normal`.
  ///
  /// Any background image replaces the system's background in all states. An image for a state with the focus also replaces the bold and
  /// underlined text that marks the focus.
  public final func setBackgroundImage(_ image: Image?, for state: ControlState, barMetrics: BarMetrics = .default) {
    noteCustomization(for: state, barMetrics)
    looks.backgrounds[barMetrics, default: StateValues()][state] = image
  }

  /// Returns the background image that is set for exactly this `state` and the height of the bar in `barMetrics`, or nil.
  public final func backgroundImage(for state: ControlState, barMetrics: BarMetrics = .default) -> Image? {
    looks.backgrounds[barMetrics]?[state]
  }

  /// Sets the image between a segment in the state `left` and one in the state `right`, for the height of the bar in `barMetrics`,
  /// `default` or `compact`. Metrics other than `default` only have an effect in bars. If the `image` is nil, the divider uses the image
  /// for the same states without focus, then for two `.normal` segments.
  ///
  /// All dividers are as wide as the widest image. An image that is not resizable is tiled.
  public final func setDividerImage(
    _ image: Image?, forLeftSegmentState left: ControlState, rightSegmentState right: ControlState,
    barMetrics: BarMetrics = .default
  ) {
    noteCustomization(for: left, right, barMetrics)
    looks.dividers[barMetrics, default: [:]][SegmentLooks.Neighbors(left: left, right: right)] = image
  }

  /// Returns the image that is set between a segment in exactly the state `left` and one in the state `right`, for `barMetrics`, or nil.
  public final func dividerImage(
    forLeftSegmentState left: ControlState, rightSegmentState right: ControlState, barMetrics: BarMetrics = .default
  ) -> Image? {
    looks.dividers[barMetrics]?[SegmentLooks.Neighbors(left: left, right: right)]
  }

  /// Sets the text attributes of titles for a `state`, which can be a union of several. An attribute that is nil keeps its usual value. If
  /// `attributes` itself is nil, titles use the value for the same state without focus, then for `.normal`.
  ///
  /// The selected segment stays filled with the tint. A title with a colour is drawn on the tint in that colour, and a title without one in
  /// the colour of the background.
  public final func setTitleTextAttributes(_ attributes: TitleTextAttributes?, for state: ControlState) {
    noteCustomization(for: state)
    looks.titles[state] = attributes
  }

  /// Returns the attributes that are set for exactly this state, or nil.
  public final func titleTextAttributes(for state: ControlState) -> TitleTextAttributes? { looks.titles[state] }

  /// Sets the offset of the contents of segments of a `type`, in columns to the right and rows down, for the height of the bar in
  /// `barMetrics`, `default` or `compact`. The `adjustment` defaults to (0, 0). Types without one use the one for `any`. Metrics other than
  /// `default` only have an effect in bars.
  public final func setContentPositionAdjustment(
    _ adjustment: Point, forSegmentType type: SegmentType, barMetrics: BarMetrics = .default
  ) {
    noteCustomization(for: type, barMetrics)
    looks.adjustments[barMetrics, default: [:]][type] = adjustment
  }

  /// Returns the offset that is set for exactly this `type` and the height of the bar in `barMetrics`, or (0, 0).
  public final func contentPositionAdjustment(
    forSegmentType type: SegmentType, barMetrics: BarMetrics = .default
  ) -> Point {
    looks.adjustments[barMetrics]?[type] ?? .zero
  }

  // MARK: Layout

  /// The widths that the segments need.
  package final var layout: SegmentLayout {
    let (traits, metrics) = (traitCollection, barMetrics)
    let edge = looks.isSystem ? 1 : 0
    let divider = looks.dividerWidth(traits, metrics)
    let background = looks.background(for: .normal, metrics)?.resolved(for: traits)
    return SegmentLayout(
      parts: segments.enumerated().map { index, segment in
        let (isFirst, isLast) = (index == 0, index == segments.count - 1)
        let padding =
          max(1, isFirst ? background?.capInsets.left ?? 0 : 0)
          + max(1, isLast ? background?.capInsets.right ?? 0 : 0)
        return SegmentLayout.Part(
          width: segment.width, content: segment.contentSize(traits).width + padding,
          leading: isFirst ? edge : divider, trailing: isLast ? edge : 0)
      },
      isByContent: apportionsSegmentWidthsByContent)
  }

  /// The rows that the contents and the background need.
  final var contentHeight: Int {
    let height = segments.map { $0.contentSize(traitCollection).height }.max() ?? 1
    return looks.height(ofContents: height, traitCollection, barMetrics)
  }
}

extension AppearanceProxy where Target: SegmentedControl {
  /// Sets the background image of segments for a `state`, which can be a union of several, and for the height of the bar, `default` or
  /// `compact`, in `barMetrics`. If the `image` is nil, segments use the image for the same state without focus, then for `.normal`.
  public func setBackgroundImage(_ image: Image?, for state: ControlState, barMetrics: BarMetrics = .default) {
    set(image, for: state, barMetrics) { $0.setBackgroundImage($1, for: state, barMetrics: barMetrics) }
  }

  /// Sets the image between a segment in the state `left` and one in the state `right`, for the height of the bar in `barMetrics`,
  /// `default` or `compact`. If the `image` is nil, the divider uses the image for the same states without focus, then for two `.normal`
  /// segments.
  public func setDividerImage(
    _ image: Image?, forLeftSegmentState left: ControlState, rightSegmentState right: ControlState,
    barMetrics: BarMetrics = .default
  ) {
    set(image, for: left, right, barMetrics) {
      $0.setDividerImage($1, forLeftSegmentState: left, rightSegmentState: right, barMetrics: barMetrics)
    }
  }

  /// Sets the text attributes of titles for a `state`, which can be a union of several. An attribute that is nil keeps its usual value. If
  /// `attributes` itself is nil, titles use the value for the same state without focus, then for `.normal`.
  public func setTitleTextAttributes(_ attributes: TitleTextAttributes?, for state: ControlState) {
    set(attributes, for: state) { $0.setTitleTextAttributes($1, for: state) }
  }

  /// Sets the offset of the contents of segments of a `type`, in columns to the right and rows down, for the height of the bar in
  /// `barMetrics`, `default` or `compact`. The `adjustment` defaults to (0, 0).
  public func setContentPositionAdjustment(
    _ adjustment: Point, forSegmentType type: SegmentType, barMetrics: BarMetrics = .default
  ) {
    set(adjustment, for: type, barMetrics) {
      $0.setContentPositionAdjustment($1, forSegmentType: type, barMetrics: barMetrics)
    }
  }
}
