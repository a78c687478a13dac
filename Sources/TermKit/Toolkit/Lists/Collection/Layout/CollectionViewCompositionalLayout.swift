import TermKitGraphics
import TermKitViews

/// A list of rows, each as high as its cell needs. The list of UIKit's `UICollectionViewCompositionalLayout`.
///
///     let configuration = CollectionLayoutListConfiguration(appearance: .plain)
///     collectionView.collectionViewLayout = CollectionViewCompositionalLayout.list(using: configuration)
///
/// The height of a row is the result of `sizeThatFits(_:)` of its cell, plus one if the list has separators. The list asks for it when the
/// row comes into view, as a table does, so a million rows are as fast as ten.
public final class CollectionViewCompositionalLayout: CollectionViewLayout {
  private let configuration: CollectionLayoutListConfiguration
  // The kinds of the views that the list shows above and below its sections.
  private let kinds: [String]
  // A table with one row for each item has the same heights and places.
  private var geometry = TableGeometry()

  // The height in cells assumed for rows that have not been visible yet.
  private static let estimatedHeight = 2

  private init(_ configuration: CollectionLayoutListConfiguration) {
    self.configuration = configuration
    kinds =
      (configuration.headerMode == .supplementary ? [CollectionView.elementKindSectionHeader] : [])
      + (configuration.footerMode == .supplementary ? [CollectionView.elementKindSectionFooter] : [])
  }

  /// Returns the layout of a list. Later changes of the configuration do not change it.
  public static func list(using configuration: CollectionLayoutListConfiguration) -> CollectionViewCompositionalLayout {
    CollectionViewCompositionalLayout(configuration)
  }

  private var isGrouped: Bool { configuration.appearance != .plain }

  /// The columns that rows, headers and footers cover.
  private var columns: Range<Int> {
    let width = collectionView?.bounds.inset(by: collectionView?.adjustedContentInset ?? .zero).width ?? 0
    let inset = configuration.appearance == .insetGrouped ? min(2, width / 8) : 0
    return inset..<max(inset, width - inset)
  }

  private func rect(_ span: Range<Int>) -> Rect {
    let columns = columns
    return Rect(x: columns.lowerBound, y: span.lowerBound, width: columns.count, height: span.count)
  }

  // MARK: Preparation

  /// Measures the headers and footers, and estimates the heights of rows.
  public override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let counts = (0..<collectionView.numberOfSections).map(collectionView.numberOfItems)
    geometry = TableGeometry(sections: counts.enumerated().map(newSection))
    geometry.footer = isGrouped ? 1 : 0
  }

  private func newSection(_ number: Int, rows count: Int) -> TableGeometry.Section {
    let header = height(CollectionView.elementKindSectionHeader, number)
    let footer = height(CollectionView.elementKindSectionFooter, number)
    return TableGeometry.Section(
      header: header ?? (isGrouped ? 1 : 0), rows: RowHeights(count: count, estimate: Self.estimatedHeight),
      footer: footer ?? 0)
  }

  // Returns the height of a header or footer. Returns nil if the list does not show it.
  private func height(_ kind: String, _ section: Int) -> Int? {
    guard kinds.contains(kind), let collectionView else { return nil }
    return collectionView.fittingHeight(ofKind: kind, inSection: section, width: columns.count)
  }

  override func follow(_ mapping: ListMapping, counts: SectionCounts) {
    guard isPrepared else { return invalidateLayout() }
    geometry = geometry.changed(by: mapping, counts: counts, estimate: Self.estimatedHeight, section: newSection)
  }

  override func forgetSize(of path: IndexPath) {
    if geometry.counts.contains(path) { geometry.forgetHeights(of: path) }
  }

  override func measure(in rect: Rect) -> Bool {
    var previous: IndexPath?
    while let path = geometry.firstUnknownRow(in: rect.minY..<max(rect.minY, rect.maxY), after: previous),
      let collectionView
    {
      geometry.setHeight(collectionView.fittingHeight(of: path, look: look(of: path), width: columns.count), of: path)
      previous = path
    }
    return previous != nil
  }

  override func depends(on size: Size, insteadOf old: Size) -> Bool { size.width != old.width }

  override var scrollAxis: LayoutAxis { .vertical }

  override var defaultBackground: Color {
    configuration.backgroundColor ?? (isGrouped ? .systemGroupedBackground : .systemBackground)
  }

  override func coveredLength(above section: Int) -> Int {
    configuration.appearance == .plain && geometry.sections.indices.contains(section)
      ? geometry.sections[section].header : 0
  }

  // MARK: Places

  /// The size of the content, in cells.
  public override var collectionViewContentSize: Size {
    Size(width: columns.upperBound + columns.lowerBound, height: geometry.height)
  }

  /// Returns the rows, headers and footers in a rectangle of the content.
  public override func layoutAttributesForElements(in rect: Rect) -> [CollectionViewLayoutAttributes]? {
    let span = rect.minY..<max(rect.minY, rect.maxY)
    if span.isEmpty { return [] }
    var found = geometry.paths(in: span).map(attributes)
    guard var section = geometry.section(at: span.lowerBound) else { return found }
    while section < geometry.sections.count, geometry.span(ofSection: section).lowerBound < span.upperBound {
      let views = kinds.compactMap {
        layoutAttributesForSupplementaryView(ofKind: $0, at: IndexPath(item: 0, section: section))
      }
      found += views.filter { $0.frame.intersects(rect) }
      section += 1
    }
    return found
  }

  private func attributes(of path: IndexPath) -> CollectionViewLayoutAttributes {
    let attributes = CollectionViewLayoutAttributes(forCellWith: path, frame: rect(geometry.span(of: path)))
    attributes.look = look(of: path)
    return attributes
  }

  private func look(of path: IndexPath) -> RowLook {
    RowLook(
      separatorColor: configuration.showsSeparators ? configuration.separatorConfiguration.color : nil,
      endsGroup: isGrouped && path.item == geometry.sections[path.section].rows.count - 1, isGrouped: isGrouped)
  }

  /// Returns the place of an item, or nil if there is no such item.
  public override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    geometry.counts.contains(indexPath) ? attributes(of: indexPath) : nil
  }

  /// Returns the place of a section's header or footer. Returns nil if the list does not show it. In a plain list, a header stays at the
  /// top until the end of its section pushes it away.
  public override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    let (isHeader, section) = (elementKind == CollectionView.elementKindSectionHeader, indexPath.section)
    guard kinds.contains(elementKind), geometry.sections.indices.contains(section), indexPath.item == 0 else {
      return nil
    }
    let span = isHeader ? headerSpan(section) : geometry.span(ofFooter: section)
    if span.isEmpty { return nil }
    let attributes = CollectionViewLayoutAttributes(elementKind, ofSection: section, frame: rect(span))
    if isHeader, !isGrouped { attributes.zIndex = 1 }
    return attributes
  }

  private func headerSpan(_ section: Int) -> Range<Int> {
    guard !isGrouped, let collectionView else { return geometry.span(ofHeader: section) }
    let top = collectionView.bounds.minY + collectionView.adjustedContentInset.top
    return geometry.span(ofHeader: section, stayingAt: top)
  }
}
