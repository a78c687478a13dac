import TermKitGraphics

/// A view that lays out others in a row or a column. UIKit's `UIStackView`.
///
///     let row = StackView(arrangedSubviews: [pause, newGame], axis: .horizontal, spacing: 2)
///
/// Margins (`layoutMargins`) and the status bar are kept free. Hidden views take no room. Views line up by their alignment rectangles
/// (I4), so shadows reach into gaps and margins.
open class StackView: View {
  /// The views laid out, in order.
  public private(set) final var arrangedSubviews: [View] = []
  /// The way they go; horizontal unless given.
  public final var axis: LayoutAxis { didSet { if axis != oldValue { contentsChanged() } } }
  /// Cells between them; 0 unless given.
  public final var spacing: Int { didSet { if spacing != oldValue { contentsChanged() } } }
  /// How the room along the axis is shared; `fill` unless set.
  public final var distribution = StackDistribution.fill {
    didSet { if distribution != oldValue { contentsChanged() } }
  }
  /// How they are placed across the axis; `fill` unless set.
  public final var alignment = StackAlignment.fill { didSet { if alignment != oldValue { contentsChanged() } } }
  private var customSpacing: [ObjectIdentifier: Int] = [:]

  /// Makes a stack of some views.
  public init(arrangedSubviews: [View] = [], axis: LayoutAxis = .horizontal, spacing: Int = 0) {
    self.axis = axis
    self.spacing = spacing
    super.init()
    for view in arrangedSubviews { addArrangedSubview(view) }
  }

  /// Adds a view at the end.
  public final func addArrangedSubview(_ view: View) {
    addSubview(view)
    arrangedSubviews.removeAll { $0 === view }
    // Those who were told may have put it elsewhere.
    if view.superview === self { arrangedSubviews.append(view) }
    contentsChanged()
  }

  /// Leaves a view out of the layout; take it out of the stack with `removeFromSuperview()`.
  public final func removeArrangedSubview(_ view: View) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacing[ObjectIdentifier(view)] = nil
    contentsChanged()
  }

  /// Sets the cells after one of the views, in place of `spacing`, until it is left out. Another view stops the program.
  public final func setCustomSpacing(_ spacing: Int, after view: View) {
    Contract.require(
      arrangedSubviews.contains { $0 === view },
      "there is no room to set after \(type(of: view)), which is no arranged subview of the stack: add it before")
    guard customSpacing[ObjectIdentifier(view)] != spacing else { return }
    customSpacing[ObjectIdentifier(view)] = spacing
    contentsChanged()
  }

  /// Leaves a view out of the layout that is taken out of the stack.
  open override func willRemoveSubview(_ view: View) { removeArrangedSubview(view) }

  private var shown: [View] { arrangedSubviews.filter { !$0.isHidden } }

  open override func layoutSubviews() {
    let area = bounds.inset(by: safeAreaInsets).inset(by: layoutMargins)
    let views = shown
    let places = StackLayout(distribution: distribution).place(parts(views, in: area.size), in: length(area.size))
    for (view, place) in zip(views, places) {
      view.frame = view.frame(forAlignmentRect: alignmentRect(of: view, along: place, in: area))
    }
  }

  /// The size at which every view has its own, or less where there is no room for that. The margins are in it, the status bar is not:
  /// where the stack will be is not known yet.
  open override func sizeThatFits(_ size: Size) -> Size {
    let room = Rect(size: size).inset(by: layoutMargins).size
    let views = shown
    let parts = parts(views, in: room)
    let layout = StackLayout(distribution: distribution)
    let along = min(layout.length(of: parts), length(room))
    let places = layout.place(parts, in: along)
    let across = zip(views, places).map { self.across(self.size(of: $0, along: $1, in: room)) }.max() ?? 0
    let content = axis == .horizontal ? Size(width: along, height: across) : Size(width: across, height: along)
    return Size(
      width: max(0, content.width.saturatingAdd(layoutMargins.horizontal)),
      height: max(0, content.height.saturatingAdd(layoutMargins.vertical)))
  }

  private func parts(_ views: [View], in room: Size) -> [StackLayout.Part] {
    views.map { view in
      StackLayout.Part(
        length: max(0, length(view.alignedSizeThatFits(room))),
        hugging: view.contentHuggingPriority(for: axis),
        resistance: view.contentCompressionResistancePriority(for: axis),
        spacing: customSpacing[ObjectIdentifier(view)] ?? spacing)
    }
  }

  private func alignmentRect(of view: View, along place: Range<Int>, in area: Rect) -> Rect {
    let room = across(area.size)
    let own = alignment == .fill ? room : min(room, across(size(of: view, along: place, in: area.size)))
    let start =
      switch alignment {
      case .fill, .leading: 0
      case .center: (room - own) / 2
      case .trailing: room - own
      }
    let frame =
      axis == .horizontal
      ? Rect(x: place.lowerBound, y: start, width: place.count, height: own)
      : Rect(x: start, y: place.lowerBound, width: own, height: place.count)
    return frame.offset(by: area.origin)
  }

  // The size a view would like where it has so much room along the axis.
  private func size(of view: View, along place: Range<Int>, in room: Size) -> Size {
    view.alignedSizeThatFits(
      axis == .horizontal
        ? Size(width: place.count, height: room.height) : Size(width: room.width, height: place.count))
  }

  private func length(_ size: Size) -> Int { axis == .horizontal ? size.width : size.height }
  private func across(_ size: Size) -> Int { axis == .horizontal ? size.height : size.width }
}

extension View {
  // The size of what counts in layout: as much more room is offered as the rest takes.
  fileprivate final func alignedSizeThatFits(_ room: Size) -> Size {
    let insets = alignmentRectInsets
    if insets == .zero { return sizeThatFits(room) }
    let size = sizeThatFits(Size(width: room.width + insets.horizontal, height: room.height + insets.vertical))
    return Size(width: max(0, size.width - insets.horizontal), height: max(0, size.height - insets.vertical))
  }
}
