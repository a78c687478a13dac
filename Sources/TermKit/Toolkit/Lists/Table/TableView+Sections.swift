import TermKitGraphics
import TermKitViews

extension TableView {
  /// Returns the header of a section, or nil if it was not visible in the last layout pass.
  public final func headerView(forSection section: Int) -> View? { engine.sectionView(.header(section)) }

  /// Returns the footer of a section, or nil if it was not visible in the last layout pass.
  public final func footerView(forSection section: Int) -> View? { engine.sectionView(.footer(section)) }

  // MARK: Heights

  /// Returns the height of a header or footer, in cells.
  final func height(of part: SectionPart) -> Int {
    let asked = askDelegate {
      part.isHeader
        ? $0.tableView(self, heightForHeaderInSection: part.section)
        : $0.tableView(self, heightForFooterInSection: part.section)
    }
    let height = asked ?? (part.isHeader ? sectionHeaderHeight : sectionFooterHeight)
    if height != Self.automaticDimension {
      Contract.require(
        height >= 0 && height.fitsCoordinates,
        "the header or footer of a section cannot be \(height) cells high: use a height from 0 to 2³¹")
      return height
    }
    return automaticHeight(of: part)
  }

  private func automaticHeight(of part: SectionPart) -> Int {
    guard let view = makeSectionView(part) else { return part.isHeader && style != .plain ? 1 : 0 }
    let height = view.fittingSize(in: Size(width: rowColumns.count, height: Int.max / 4)).height
    discard(view, of: part)
    return height
  }

  // MARK: Views

  private func makeSectionView(_ part: SectionPart) -> View? {
    let own = askDelegate {
      part.isHeader
        ? $0.tableView(self, viewForHeaderInSection: part.section)
        : $0.tableView(self, viewForFooterInSection: part.section)
    }
    if let own = own.flatMap({ $0 }) { return own }
    let title = ask {
      part.isHeader
        ? $0.tableView(self, titleForHeaderInSection: part.section)
        : $0.tableView(self, titleForFooterInSection: part.section)
    }
    return title.flatMap { $0.map { titleView(part, $0) } }
  }

  // An identifier that no program would register.
  private static let titleIdentifier = "\u{0}"

  private func titleView(_ part: SectionPart, _ title: String) -> TableViewHeaderFooterView {
    let view =
      dequeueReusableHeaderFooterView(withIdentifier: Self.titleIdentifier)
      ?? TableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
    view.place = style == .plain ? .plain : part.isHeader ? .groupHeader : .groupFooter
    view.textLabel.text = view.place == .groupHeader ? title.uppercased() : title
    return view
  }

  final func discard(_ view: View, of part: SectionPart) {
    view.removeFromSuperview()
    if let view = view as? TableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      engine.sectionViewPool.put(view, identifier)
    }
  }

  // MARK: Layout

  /// Shows and places the headers and footers of visible sections.
  final func showSections() {
    if !geometry.hasHeadersOrFooters, engine.sectionViews.isEmpty { return }
    let frames = sectionFrames
    engine.retireSectionViews { part in !frames.contains { $0.part == part } }
    for (part, frame) in frames {
      if let view = engine.sectionView(part) {
        view.frame = frame
        (view as? TableViewHeaderFooterView)?.readableInset = readableInset
      } else if let view = makeSectionView(part) {
        (view as? TableViewHeaderFooterView)?.readableInset = readableInset
        View.performWithoutAnimation { view.frame = frame }
        engine.add(view, of: part)
      }
    }
  }

  private var sectionFrames: [(part: SectionPart, frame: Rect)] {
    guard var section = geometry.section(at: bounds.minY) else { return [] }
    var frames: [(part: SectionPart, frame: Rect)] = []
    while section < geometry.sections.count, geometry.span(ofSection: section).lowerBound < bounds.maxY {
      let (header, footer) = (headerSpan(section), makingRoom(geometry.span(ofFooter: section)))
      if !header.isEmpty { frames.append((.header(section), rect(header))) }
      if !footer.isEmpty { frames.append((.footer(section), rect(footer))) }
      section += 1
    }
    return frames.filter { $0.frame.intersects(bounds) }
  }

  // Returns the span of a header. In a plain table the header stays at the top until the end of its section pushes it away.
  private func headerSpan(_ section: Int) -> Range<Int> {
    let span = geometry.span(ofHeader: section)
    if style != .plain { return makingRoom(span) }
    let shown = geometry.span(ofHeader: section, stayingAt: bounds.minY + adjustedContentInset.top)
    return shown == span ? makingRoom(span) : shown
  }

  // Returns where a header or footer is shown while the user drags a row past it.
  private func makingRoom(_ span: Range<Int>) -> Range<Int> {
    let shift = reorder?.shift(at: span.lowerBound) ?? 0
    return span.lowerBound + shift..<span.upperBound + shift
  }

  /// Returns the number of rows of cells that the header covers above a table row scrolled to the top.
  final func rowsUnderHeader(above path: IndexPath) -> Int {
    style == .plain ? geometry.sections[path.section].header : 0
  }
}
