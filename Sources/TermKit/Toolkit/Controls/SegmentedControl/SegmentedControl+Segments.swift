import TermKitGraphics

extension SegmentedControl {
  // MARK: Contents

  /// Sets the title of a segment, in place of its image.
  public final func setTitle(_ title: String?, forSegmentAt index: Int) {
    change(index) { segment in
      segment.title = title ?? ""
      segment.image = nil
    }
  }

  /// The title of a segment; nil for one with an image.
  public final func titleForSegment(at index: Int) -> String? {
    requireSegment(index)
    return segments[index].image == nil ? segments[index].title : nil
  }

  /// Sets the image of a segment, in place of its title; a template in the tint, unless it says otherwise (I1).
  public final func setImage(_ image: Image?, forSegmentAt index: Int) {
    change(index) { segment in
      segment.image = image
      segment.title = ""
    }
  }

  /// The image of a segment; nil for one with a title.
  public final func imageForSegment(at index: Int) -> Image? {
    requireSegment(index)
    return segments[index].image
  }

  /// Sets the columns of a segment, those of dividers not counted; 0, as it is unless set, for its share.
  public final func setWidth(_ width: Int, forSegmentAt index: Int) {
    Contract.require(
      width >= 0 && width.isReachable,
      "a segment has no \(width) columns: give 0 for its share of the room, or a number up to 2³¹")
    change(index) { $0.width = width }
  }

  /// The columns set for a segment, 0 for its share.
  public final func widthForSegment(at index: Int) -> Int {
    requireSegment(index)
    return segments[index].width
  }

  /// Makes a segment deaf and grey, or not; all are enabled unless set.
  public final func setEnabled(_ isEnabled: Bool, forSegmentAt index: Int) {
    change(index) { $0.isEnabled = isEnabled }
  }

  /// False for a segment that is deaf and grey.
  public final func isEnabledForSegment(at index: Int) -> Bool {
    requireSegment(index)
    return segments[index].isEnabled
  }

  /// Moves what is in a segment by columns and rows from the middle; (0, 0) unless set.
  public final func setContentOffset(_ offset: Point, forSegmentAt index: Int) {
    change(index) { $0.contentOffset = offset }
  }

  /// How far the contents of a segment are from its middle.
  public final func contentOffsetForSegment(at index: Int) -> Point {
    requireSegment(index)
    return segments[index].contentOffset
  }

  private func change(_ index: Int, _ change: (SegmentView) -> Void) {
    requireSegment(index)
    change(segments[index])
    segments[index].setNeedsDisplay()
    segmentsChanged()
  }

  // MARK: Looks

  /// Sets the image behind segments for a state and metrics; nil has the state take normal's (A8). Metrics other than `default` count in
  /// bars.
  ///
  /// It is as one behind the whole control: the first segment has the cap at its left, the last the one at its right, and those between
  /// have none. One that is not resizable gets a middle of one column. In its own colours, unless it says otherwise (I1). With any such
  /// image nothing of the system's background is left, and with one for a state with the focus the contents are not underlined for it.
  public final func setBackgroundImage(_ image: Image?, for state: ControlState, barMetrics: BarMetrics = .default) {
    noteCustomization(for: state, barMetrics)
    looks.backgrounds[barMetrics, default: StateValues()][state] = image?.withMiddleColumn
    segmentsChanged()
  }

  /// The image set behind segments for exactly this state and these metrics, or nil.
  public final func backgroundImage(for state: ControlState, barMetrics: BarMetrics = .default) -> Image? {
    looks.backgrounds[barMetrics]?[state]
  }

  /// Sets the image between two segments by the states of both; nil has them take that of two normal ones (A8). As wide as the widest of
  /// them, and repeated from top to bottom if it is not resizable.
  public final func setDividerImage(
    _ image: Image?, forLeftSegmentState left: ControlState, rightSegmentState right: ControlState,
    barMetrics: BarMetrics = .default
  ) {
    noteCustomization(for: left, right, barMetrics)
    looks.dividers[barMetrics, default: [:]][SegmentLooks.Neighbors(left: left, right: right)] = image
    segmentsChanged()
  }

  /// The image set between segments of exactly these states, or nil.
  public final func dividerImage(
    forLeftSegmentState left: ControlState, rightSegmentState right: ControlState, barMetrics: BarMetrics = .default
  ) -> Image? {
    looks.dividers[barMetrics]?[SegmentLooks.Neighbors(left: left, right: right)]
  }

  /// Sets how titles differ from the usual look in a state. If nil, the state uses the attributes for `normal` (A8).
  ///
  /// The selected segment stays filled with the tint. A title with a colour is drawn on the tint in that colour, and a title without one
  /// in the colour of the background.
  public final func setTitleTextAttributes(_ attributes: TitleTextAttributes?, for state: ControlState) {
    noteCustomization(for: state)
    looks.titles[state] = attributes
    updateSegments()
  }

  /// What was set for exactly this state, or nil.
  public final func titleTextAttributes(for state: ControlState) -> TitleTextAttributes? { looks.titles[state] }

  /// Moves what is in segments of a type by columns and rows; (0, 0) unless set. What is set for `any` counts where nothing else is.
  public final func setContentPositionAdjustment(
    _ adjustment: Point, forSegmentType type: SegmentType, barMetrics: BarMetrics = .default
  ) {
    noteCustomization(for: type, barMetrics)
    looks.adjustments[barMetrics, default: [:]][type] = adjustment
    updateSegments()
  }

  /// How far what is in segments of exactly this type is moved.
  public final func contentPositionAdjustment(
    forSegmentType type: SegmentType, barMetrics: BarMetrics = .default
  ) -> Point {
    looks.adjustments[barMetrics]?[type] ?? .zero
  }

  /// Those of the bar it is in; `default` elsewhere.
  final var barMetrics: BarMetrics {
    let bar = sequence(first: self as View, next: \.superview).first { $0 is Bar } as? Bar
    return bar?.barMetrics ?? .default
  }

  // MARK: Layout

  /// How wide segments want to be.
  final var layout: SegmentLayout {
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

  /// The rows it likes to have.
  final var contentHeight: Int {
    let height = segments.map { $0.contentSize(traitCollection).height }.max() ?? 1
    if looks.isSystem { return height > 1 ? height + 2 : 1 }
    let background = looks.background(for: .normal, barMetrics)?.resolved(for: traitCollection)
    return max(height, background?.size.height ?? 1)
  }
}
