import TermKitGraphics
import TermKitViews

/// A layout of items in lines, as words in a paragraph. With items of one size, it is a grid. UIKit's `UICollectionViewFlowLayout`.
///
///     let layout = CollectionViewFlowLayout()
///     layout.itemSize = Size(width: 12, height: 4)
///
/// A line has as many items as fit, with equal gaps between them. Cells that cannot be divided among the gaps are left at the end of the
/// line. If a line has room for one item only, the item is in the middle. If the delegate returns sizes, the items of the last line are at
/// its start with the least space between them.
///
/// The places of items of one size are computed, so a million items cost as much as ten. A delegate that is a
/// `CollectionViewDelegateFlowLayout` can return a different size for each item.
open class CollectionViewFlowLayout: CollectionViewLayout {
  /// The directions in which a collection scrolls. UIKit's `UICollectionView.ScrollDirection`.
  public typealias ScrollDirection = CollectionView.ScrollDirection

  /// The size of all items, in cells. Defaults to 6 columns and 3 rows.
  ///
  /// The delegate can return a different size for each item: see `CollectionViewDelegateFlowLayout`.
  /// - Precondition: The size is not empty.
  public final var itemSize = Size(width: 6, height: 3) { didSet { if itemSize != oldValue { invalidateLayout() } } }
  /// The space between lines, in cells. Defaults to 1. It is exact: lines do not spread over the collection.
  /// - Precondition: The space is not negative.
  public final var minimumLineSpacing = 1 { didSet { if minimumLineSpacing != oldValue { invalidateLayout() } } }
  /// The least space between the items of a line, in cells. Defaults to 1. Items spread over the line, so the space is usually larger.
  /// - Precondition: The space is not negative.
  public final var minimumInteritemSpacing = 1 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// The space between the edges of a section and its items, in cells. Defaults to `.zero`. Headers and footers are outside it.
  public final var sectionInset = EdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
  /// The size of headers, in cells. Defaults to `.zero`: no headers.
  ///
  /// A header is as wide as the collection without its content insets, and `height` rows high. If the collection scrolls horizontally, a
  /// header is as high as the collection without its content insets, and `width` columns wide.
  public final var headerReferenceSize = Size.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The size of footers, in cells. Defaults to `.zero`: no footers. One of its two lengths is used, as with `headerReferenceSize`.
  public final var footerReferenceSize = Size.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The direction in which the collection scrolls. Defaults to `vertical`, in which lines are rows. In `horizontal`, they are columns.
  public final var scrollDirection = ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }

  private var sections: [FlowSection] = []
  // The length of the content across the scroll direction.
  private var breadth = 0

  // MARK: Preparation

  /// Computes the places of all sections. Overrides must call super.
  open override func prepare() {
    super.prepare()
    sections = []
    guard let collectionView else { return }
    breadth = max(0, scrollAxis.across(collectionView.bounds.inset(by: collectionView.adjustedContentInset).size))
    sections.reserveCapacity(collectionView.numberOfSections)
    for number in 0..<collectionView.numberOfSections {
      let source = FlowSource(layout: self, collectionView: collectionView, section: number)
      sections.append(section(number, source, startingAt: sections.last?.end ?? 0))
    }
    Contract.require((sections.last?.end ?? 0).fitsCoordinates, Self.tooLong)
  }

  private static let tooLong = "the items are too many or too large: a collection can be 2³¹ cells long at most"

  private func section(_ number: Int, _ source: FlowSource, startingAt start: Int) -> FlowSection {
    let (header, footer) = (scrollAxis.length(source.header), scrollAxis.length(source.footer))
    let inset = source.inset
    let sides = scrollAxis.other.along(inset)
    let room = max(0, breadth - sides.start - sides.end)
    return FlowSection(
      axis: scrollAxis, count: source.count, start: start, header: header, footer: footer, inset: inset,
      lines: lines(source, room: room))
  }

  private func lines(_ source: FlowSource, room: Int) -> any FlowLines {
    let (spacing, gap) = (source.lineSpacing, source.itemSpacing)
    guard let sizes = source.itemSizes else {
      Contract.require(
        !itemSize.isEmpty && itemSize.width.fitsCoordinates && itemSize.height.fitsCoordinates,
        "itemSize cannot be \(itemSize.width) × \(itemSize.height): use a size of at least one cell")
      Contract.require(
        !source.count.multipliedReportingOverflow(by: scrollAxis.length(itemSize) + spacing).overflow, Self.tooLong)
      return UniformLines(
        count: source.count, along: scrollAxis.length(itemSize), across: scrollAxis.across(itemSize), spacing: spacing,
        minimumGap: gap, room: room)
    }
    let items = sizes.map {
      MeasuredLines.Item(along: Int32(clamping: scrollAxis.length($0)), across: Int32(clamping: scrollAxis.across($0)))
    }
    return MeasuredLines(items, spacing: spacing, minimumGap: gap, room: room)
  }

  // MARK: Places

  /// The size of the content, in cells.
  open override var collectionViewContentSize: Size { scrollAxis.size(along: sections.last?.end ?? 0, across: breadth) }

  /// Returns the items, headers and footers in a rectangle of the content.
  open override func layoutAttributesForElements(in rect: Rect) -> [CollectionViewLayoutAttributes]? {
    let range = scrollAxis.along(rect)
    var found: [CollectionViewLayoutAttributes] = []
    var number = sections.countOfFirst { $0.end <= range.lowerBound }
    while number < sections.count, sections[number].start < range.upperBound {
      addElements(of: number, in: rect, to: &found)
      number += 1
    }
    return found
  }

  private func addElements(of number: Int, in rect: Rect, to found: inout [CollectionViewLayoutAttributes]) {
    let section = sections[number]
    func addView(ofKind kind: String) {
      let frame = section.frame(ofKind: kind, across: breadth)
      if frame.intersects(rect) { found.append(.init(kind, ofSection: number, frame: frame)) }
    }
    addView(ofKind: CollectionView.elementKindSectionHeader)
    for item in section.items(in: scrollAxis.along(rect)) {
      let frame = section.frame(of: item)
      if frame.intersects(rect) {
        found.append(.init(forCellWith: IndexPath(item: item, section: number), frame: frame))
      }
    }
    addView(ofKind: CollectionView.elementKindSectionFooter)
  }

  /// Returns the place of an item, or nil if there is no such item.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    guard (0..<section.count).contains(indexPath.item) else { return nil }
    return .init(forCellWith: indexPath, frame: section.frame(of: indexPath.item))
  }

  /// Returns the place of a section's header or footer. Returns nil if its size is empty, and for other kinds.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section), indexPath.item == 0 else { return nil }
    let frame = sections[indexPath.section].frame(ofKind: elementKind, across: breadth)
    return frame.isEmpty ? nil : .init(elementKind, ofSection: indexPath.section, frame: frame)
  }

  override func depends(on size: Size, insteadOf old: Size) -> Bool {
    scrollAxis.across(size) != scrollAxis.across(old)
  }

  override var scrollAxis: LayoutAxis { scrollDirection == .horizontal ? .horizontal : .vertical }
}

/// The sizes and spaces of a section, from the delegate or from the layout.
@MainActor private struct FlowSource {
  let layout: CollectionViewFlowLayout
  let collectionView: CollectionView
  let section: Int

  private func ask<Answer>(_ question: (any CollectionViewDelegateFlowLayout) -> Answer) -> Answer? {
    collectionView.flowDelegate.map { delegate in collectionView.engine.asking { question(delegate) } }
  }

  var count: Int { collectionView.numberOfItems(inSection: section) }

  var inset: EdgeInsets {
    ask { $0.collectionView(collectionView, layout: layout, insetForSectionAt: section) } ?? layout.sectionInset
  }

  var lineSpacing: Int {
    let space = ask { $0.collectionView(collectionView, layout: layout, minimumLineSpacingForSectionAt: section) }
    return valid(space ?? layout.minimumLineSpacing, "the space between lines")
  }

  var itemSpacing: Int {
    let space = ask { $0.collectionView(collectionView, layout: layout, minimumInteritemSpacingForSectionAt: section) }
    return valid(space ?? layout.minimumInteritemSpacing, "the space between items")
  }

  var header: Size {
    let size = ask { $0.collectionView(collectionView, layout: layout, referenceSizeForHeaderInSection: section) }
    return valid(size ?? layout.headerReferenceSize, "the size of a header")
  }

  var footer: Size {
    let size = ask { $0.collectionView(collectionView, layout: layout, referenceSizeForFooterInSection: section) }
    return valid(size ?? layout.footerReferenceSize, "the size of a footer")
  }

  /// The size of each item, or nil if all have the layout's size.
  var itemSizes: [Size]? {
    guard let delegate = collectionView.flowDelegate, type(of: delegate).sizesItems else { return nil }
    return collectionView.engine.asking {
      (0..<count).map { item in
        let path = IndexPath(item: item, section: section)
        let size = delegate.collectionView(collectionView, layout: layout, sizeForItemAt: path)
        return valid(size as? Size ?? layout.itemSize, "the size of \(path.text(.item))")
      }
    }
  }

  private func valid(_ length: Int, _ what: String) -> Int {
    Contract.require(length >= 0 && length.fitsCoordinates, "\(what) cannot be \(length) cells: use 0 or more")
    return length
  }

  private func valid(_ size: Size, _ what: @autoclosure () -> String) -> Size {
    Contract.require(
      size.width >= 0 && size.height >= 0 && size.width.fitsCoordinates && size.height.fitsCoordinates,
      "\(what()) cannot be \(size.width) × \(size.height) cells: use 0 or more")
    return size
  }
}
