import TermKitGraphics

/// What is above or below a section, by the section's number.
enum SectionPart: Hashable {
  case header(Int)
  case footer(Int)

  var section: Int {
    switch self {
    case .header(let section), .footer(let section): section
    }
  }

  /// The same of another section.
  func of(_ section: Int) -> SectionPart {
    switch self {
    case .header: .header(section)
    case .footer: .footer(section)
    }
  }
}

/// The headers and footers of a table that are in sight.
struct TableSectionViews {
  /// The views.
  fileprivate(set) var views: [SectionPart: View] = [:]
}

extension TableView {
  /// Gives headers and footers the sections that they belong to after a change.
  final func renameSections(_ mapping: TableMapping) {
    retireSections { mapping.newSection($0.section) == nil || mapping.isRenewed(section: $0.section) }
    let views = sections.views.compactMap { part, view in mapping.newSection(part.section).map { (part.of($0), view) } }
    sections.views = Dictionary(uniqueKeysWithValues: views)
  }

  /// The view above a section, while it is in sight.
  public final func headerView(forSection section: Int) -> View? { sections.views[.header(section)] }

  /// The view below a section, while it is in sight.
  public final func footerView(forSection section: Int) -> View? { sections.views[.footer(section)] }

  // MARK: Heights

  /// How high what is above or below a section is to be.
  final func height(of part: SectionPart) -> Int {
    let asked =
      switch part {
      case .header(let section): askDelegate { $0.tableView(self, heightForHeaderInSection: section) }
      case .footer(let section): askDelegate { $0.tableView(self, heightForFooterInSection: section) }
      }
    let common = if case .header = part { sectionHeaderHeight } else { sectionFooterHeight }
    let height = asked.flatMap { $0 } ?? common
    if height != Self.automaticDimension {
      Contract.require(
        height >= 0 && height.isReachable,
        "what is above or below a section cannot be \(height) cells high: give 0 or more, up to 2³¹")
      return height
    }
    return automaticHeight(of: part)
  }

  private func automaticHeight(of part: SectionPart) -> Int {
    guard let view = makeSectionView(part) else {
      if case .header = part, style == .grouped { return 1 }
      return 0
    }
    let height = view.fittingSize(in: Size(width: bounds.width, height: Int.max / 4)).height
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

  // No identifier that a program gives is this one.
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

  private func retire(_ view: View) {
    view.removeFromSuperview()
    if let view = view as? TableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      sectionViewPool.put(view, identifier)
    }
  }

  /// Puts away what is above and below some sections.
  final func retireSections(where isGone: (SectionPart) -> Bool) {
    if sections.views.isEmpty { return }
    for (part, view) in sections.views where isGone(part) {
      sections.views[part] = nil
      retire(view)
    }
  }

  // MARK: Places

  /// Shows what is above and below the sections in sight.
  final func showSections() {
    if !geometry.hasEnds, sections.views.isEmpty { return }
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
      }
    }
  }

  private var sectionFrames: [(part: SectionPart, frame: Rect)] {
    guard var section = geometry.section(at: bounds.minY) else { return [] }
    var frames: [(part: SectionPart, frame: Rect)] = []
    while section < geometry.sections.count, geometry.span(ofSection: section).lowerBound < bounds.maxY {
      let (header, footer) = (headerSpan(section), geometry.span(ofFooter: section))
      if !header.isEmpty { frames.append((.header(section), rect(header))) }
      if !footer.isEmpty { frames.append((.footer(section), rect(footer))) }
      section += 1
    }
    return frames.filter { $0.frame.intersects(bounds) }
  }

  // In a plain table it stays at the top until the end of its section pushes it away.
  private func headerSpan(_ section: Int) -> Range<Int> {
    let span = geometry.span(ofHeader: section)
    if style == .grouped { return span }
    let top = bounds.minY + adjustedContentInset.top
    let last = geometry.span(ofSection: section).upperBound - span.count
    let y = max(span.lowerBound, min(top, last))
    return y..<y + span.count
  }

  /// Rows at the top that a header covers when a row of its section is there.
  final func heldRows(above path: IndexPath) -> Int { style == .plain ? geometry.sections[path.section].header : 0 }
}
