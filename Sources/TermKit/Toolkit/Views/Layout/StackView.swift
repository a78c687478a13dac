import TermKitGraphics

/// A view that arranges views in a row or a column. UIKit's `UIStackView`.
///
///     let row = StackView(arrangedSubviews: [pause, newGame], axis: .horizontal, spacing: 2)
///
/// The stack keeps `layoutMargins` and the safe area free. Hidden views take no space. Views are aligned by their alignment rectangles, so
/// their shadows extend into gaps and margins.
open class StackView: View {
  /// The arranged views, in order.
  public private(set) final var arrangedSubviews: [View] = []
  /// The direction of the stack. Defaults to `.horizontal`.
  public final var axis: LayoutAxis { didSet { if axis != oldValue { contentsChanged() } } }
  /// The space between views, in cells. Defaults to 0.
  public final var spacing: Int { didSet { if spacing != oldValue { contentsChanged() } } }
  /// How the space along the axis is shared. Defaults to `.fill`.
  public final var distribution = StackDistribution.fill {
    didSet { if distribution != oldValue { contentsChanged() } }
  }
  /// How views are placed across the axis. Defaults to `.fill`.
  public final var alignment = StackAlignment.fill { didSet { if alignment != oldValue { contentsChanged() } } }
  private var customSpacing: [ObjectIdentifier: Int] = [:]

  /// Makes a stack of `arrangedSubviews`, in order, by default none, along `axis`, with `spacing` cells between views, by default 0.
  public init(arrangedSubviews: [View] = [], axis: LayoutAxis = .horizontal, spacing: Int = 0) {
    self.axis = axis
    self.spacing = spacing
    super.init(frame: .zero)
    for view in arrangedSubviews { addArrangedSubview(view) }
  }

  /// Makes an empty horizontal stack with a frame in its superview's coordinates.
  public override init(frame: Rect) {
    axis = .horizontal
    spacing = 0
    super.init(frame: frame)
  }

  @_spi(TermKit) open override var inspectedProperties: [InspectedProperty] {
    super.inspectedProperties.adding(
      of: self, ("axis", \StackView.axis), ("spacing", \.spacing), ("distribution", \.distribution),
      ("alignment", \.alignment))
  }

  /// Adds a view as a subview and arranges it at the end. A view that is already arranged moves there.
  public final func addArrangedSubview(_ view: View) {
    addSubview(view)
    arrangedSubviews.removeAll { $0 === view }
    // A callback may have moved the view elsewhere.
    if view.superview === self { arrangedSubviews.append(view) }
    contentsChanged()
  }

  /// Adds `view` as a subview and arranges it at `index`. A view that is already arranged moves, and the index counts without it.
  /// - Precondition: The index is in `0...arrangedSubviews.count`.
  public final func insertArrangedSubview(_ view: View, at index: Int) {
    Contract.require(
      (0...arrangedSubviews.count).contains(index),
      "\(type(of: view)) cannot be arranged at index \(index): the stack view has \(arrangedSubviews.count) views")
    addArrangedSubview(view)
    // A callback may have moved the view elsewhere.
    guard view.superview === self else { return }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
  }

  /// Returns the space that was set after one of the views, or nil if it has the stack's `spacing`.
  public final func customSpacing(after view: View) -> Int? { customSpacing[ObjectIdentifier(view)] }

  /// Stops arranging a view. It stays a subview until `removeFromSuperview()` is called.
  public final func removeArrangedSubview(_ view: View) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacing[ObjectIdentifier(view)] = nil
    contentsChanged()
  }

  /// Sets the `spacing` after `view`, in cells, in place of the stack's. It holds until the view is no longer arranged.
  /// - Precondition: The view is an arranged subview.
  public final func setCustomSpacing(_ spacing: Int, after view: View) {
    Contract.require(
      arrangedSubviews.contains { $0 === view },
      "cannot set the spacing after \(type(of: view)), which is not an arranged subview: add it to the stack view first"
    )
    guard customSpacing[ObjectIdentifier(view)] != spacing else { return }
    customSpacing[ObjectIdentifier(view)] = spacing
    contentsChanged()
  }

  /// Stops arranging a view that leaves the stack. Overrides must call `super`.
  open override func willRemoveSubview(_ view: View) { removeArrangedSubview(view) }

  private var shown: [View] { arrangedSubviews.filter { !$0.isHidden } }

  open override func layoutSubviews() {
    let area = bounds.inset(by: safeAreaInsets).inset(by: layoutMargins)
    let views = shown
    let places = StackLayout(distribution: distribution).place(parts(views, in: area.size), in: axis.length(area.size))
    for (view, place) in zip(views, places) {
      view.frame = view.frame(forAlignmentRect: alignmentRect(of: view, along: place, in: area))
    }
  }

  /// The size that fits unlimited room. To change it, override `sizeThatFits(_:)`.
  public final override var intrinsicContentSize: Size { sizeThatFits(.unlimited) }

  /// Returns the size at which every view gets its best size, or less if the space is too small. The size includes the margins but not the
  /// safe area, because the stack's position is not known yet.
  open override func sizeThatFits(_ size: Size) -> Size {
    let room = Rect(size: size).inset(by: layoutMargins).size
    let views = shown
    let parts = parts(views, in: room)
    let layout = StackLayout(distribution: distribution)
    let along = min(layout.length(of: parts), axis.length(room))
    let places = layout.place(parts, in: along)
    let across = zip(views, places).map { axis.across(self.size(of: $0, along: $1, in: room)) }.max() ?? 0
    let content = axis.size(along: along, across: across)
    return Size(
      width: max(0, content.width.saturatingAdd(layoutMargins.horizontal)),
      height: max(0, content.height.saturatingAdd(layoutMargins.vertical)))
  }

  private func parts(_ views: [View], in room: Size) -> [StackLayout.Part] {
    views.map { view in
      StackLayout.Part(
        length: max(0, axis.length(view.alignedSizeThatFits(room))),
        hugging: view.contentHuggingPriority(for: axis),
        resistance: view.contentCompressionResistancePriority(for: axis),
        spacing: customSpacing[ObjectIdentifier(view)] ?? spacing, limits: view.sizeLimits(along: axis))
    }
  }

  private func alignmentRect(of view: View, along place: Range<Int>, in area: Rect) -> Rect {
    let room = axis.across(area.size)
    let best = axis.across(alignment == .fill ? area.size : size(of: view, along: place, in: area.size))
    let own = min(room, best, view.sizeLimits(along: axis.other).upperBound)
    let start =
      switch alignment {
      case .fill, .leading: 0
      case .center: (room - own) / 2
      case .trailing: room - own
      }
    let corner = axis == .horizontal ? Point(x: place.lowerBound, y: start) : Point(x: start, y: place.lowerBound)
    return Rect(origin: area.origin + corner, size: axis.size(along: place.count, across: own))
  }

  // The best size of a view with a given length along the axis.
  private func size(of view: View, along place: Range<Int>, in room: Size) -> Size {
    view.alignedSizeThatFits(axis.size(along: place.count, across: axis.across(room)))
  }
}

extension View {
  // The best size of the alignment rectangle. The offered size is enlarged by the insets first.
  fileprivate final func alignedSizeThatFits(_ room: Size) -> Size {
    let (insets, width, height) = (alignmentRectInsets, sizeLimits(along: .horizontal), sizeLimits(along: .vertical))
    let room = Size(width: min(room.width, width.upperBound), height: min(room.height, height.upperBound))
    let size = sizeThatFits(
      Size(
        width: room.width.saturatingAdd(insets.horizontal), height: room.height.saturatingAdd(insets.vertical)))
    return Size(
      width: min(max(width.lowerBound, size.width - insets.horizontal), width.upperBound),
      height: min(max(height.lowerBound, size.height - insets.vertical), height.upperBound))
  }
}
