import TermKitGraphics
import TermKitViews

/// The header or footer of a section, by the section's number.
enum SectionPart: Hashable {
  case header(Int)
  case footer(Int)

  var section: Int {
    switch self {
    case .header(let section), .footer(let section): section
    }
  }

  /// Returns the same part of another section.
  func of(_ section: Int) -> SectionPart {
    switch self {
    case .header: .header(section)
    case .footer: .footer(section)
    }
  }
}

/// The visible headers and footers of a table.
struct TableSectionViews {
  /// The views, by section and part.
  fileprivate(set) var views: [SectionPart: View] = [:]
}

extension TableView {
  /// Assigns visible headers and footers to the new numbers of their sections after changes.
  final func renameSections(_ mapping: TableMapping) {
    retireSections { mapping.newSection($0.section) == nil || mapping.isReloaded(section: $0.section) }
    let views = sections.views.compactMap { part, view in mapping.newSection(part.section).map { (part.of($0), view) } }
    sections.views = Dictionary(uniqueKeysWithValues: views)
  }

  /// Returns the header of a section, or nil if it was not visible in the last layout pass.
  public final func headerView(forSection section: Int) -> View? { sections.views[.header(section)] }

  /// Returns the footer of a section, or nil if it was not visible in the last layout pass.
  public final func footerView(forSection section: Int) -> View? { sections.views[.footer(section)] }

  // MARK: Heights

  /// Returns the height of a header or footer, in cells.
  final func height(of part: SectionPart) -> Int {
    let asked =
      switch part {
      case .header(let section): askDelegate { $0.tableView(self, heightForHeaderInSection: section) }
      case .footer(let section): askDelegate { $0.tableView(self, heightForFooterInSection: section) }
      }
    let common = if case .header = part { sectionHeaderHeight } else { sectionFooterHeight }
    let height = asked ?? common
    if height != Self.automaticDimension {
      Contract.require(
        height >= 0 && height.fitsCoordinates,
        "the header or footer of a section cannot be \(height) cells high: use a height from 0 to 2³¹")
      return height
    }
    return automaticHeight(of: part)
  }

  private func automaticHeight(of part: SectionPart) -> Int {
    guard let view = makeSectionView(part) else {
      if case .header = part, style != .plain { return 1 }
      return 0
    }
    let height = view.fittingSize(in: Size(width: rowColumns.count, height: Int.max / 4)).height
    retire(view)
    return height
  }

  // MARK: Views

  private func makeSectionView(_ part: SectionPart) -> View? {
    let own =
      switch part {
      case .header(let section): askDelegate { $0.tableView(self, viewForHeaderInSection: section) }
      case .footer(let section): askDelegate { $0.tableView(self, viewForFooterInSection: section) }
      }
    if let own = own.flatMap({ $0 }) { return own }
    let title =
      switch part {
      case .header(let section): ask { $0.tableView(self, titleForHeaderInSection: section) }
      case .footer(let section): ask { $0.tableView(self, titleForFooterInSection: section) }
      }
    return title.flatMap { $0.map { titleView(part, $0) } }
  }

  // An identifier that no program would register.
  private static let titleIdentifier = "\u{0}"

  private func titleView(_ part: SectionPart, _ title: String) -> TableViewHeaderFooterView {
    let view =
      sectionViewPool.take(Self.titleIdentifier) ?? TableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
    switch part {
    case .header: view.place = style == .plain ? .plain : .groupHeader
    case .footer: view.place = style == .plain ? .plain : .groupFooter
    }
    view.textLabel.text = view.place == .groupHeader ? title.uppercased() : title
    return view
  }

  /// Returns the part that a visible header or footer shows.
  final func sectionPart(of view: View) -> SectionPart? { sections.views.first { $0.value === view }?.key }

  private func endDisplaying(_ view: View, of part: SectionPart) {
    retire(view)
    if notifications.remove(sectionView: view) { return }
    askDelegate {
      switch part {
      case .header(let section): $0.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
      case .footer(let section): $0.tableView(self, didEndDisplayingFooterView: view, forSection: section)
      }
    }
  }

  private func retire(_ view: View) {
    view.removeFromSuperview()
    if let view = view as? TableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      sectionViewPool.put(view, identifier)
    }
  }

  /// Retires the headers and footers that fulfil a condition.
  final func retireSections(where isGone: (SectionPart) -> Bool) {
    if sections.views.isEmpty { return }
    for (part, view) in sections.views where isGone(part) {
      sections.views[part] = nil
      endDisplaying(view, of: part)
    }
  }

  // MARK: Layout

  /// Shows and places the headers and footers of visible sections.
  final func showSections() {
    if !geometry.hasHeadersOrFooters, sections.views.isEmpty { return }
    let frames = sectionFrames
    retireSections { part in !frames.contains { $0.part == part } }
    for (part, frame) in frames {
      if let view = sections.views[part] {
        view.frame = frame
        (view as? TableViewHeaderFooterView)?.readableInset = readableInset
      } else if let view = makeSectionView(part) {
        sections.views[part] = view
        (view as? TableViewHeaderFooterView)?.readableInset = readableInset
        View.performWithoutAnimation { view.frame = frame }
        addSubview(view)
        notifications.add(sectionView: view)
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
    let top = bounds.minY + adjustedContentInset.top
    let last = geometry.span(ofSection: section).upperBound - span.count
    let y = max(span.lowerBound, min(top, last))
    return y == span.lowerBound ? makingRoom(span) : y..<y + span.count
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
