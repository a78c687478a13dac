import TermKitGraphics

/// The positions of a page control's indicators, computed from numbers only (C14).
///
/// One free column is between two indicators. If there is no room for all indicators, those around the current page are shown, and the
/// outermost ones are marked, because pages follow there.
struct PageIndicatorLayout: Equatable {
  /// An indicator that is shown.
  struct Indicator: Equatable {
    let page: Int
    /// The columns of the indicator.
    let columns: Range<Int>
    /// Whether pages without an indicator come before this one, or after it.
    var marksEarlierPages = false
    var marksLaterPages = false
  }

  /// The shown indicators, left to right.
  let indicators: [Indicator]

  /// Creates the layout in a number of columns. The current page's indicator is always shown.
  init(widths: [Int], currentPage: Int, room: Int) {
    let shown = Self.shownPages(widths, currentPage, room)
    var x = max(0, room - Self.width(of: widths[shown])) / 2
    indicators = shown.map { page in
      defer { x += widths[page] + 1 }
      return Indicator(
        page: page, columns: x..<x + widths[page],
        marksEarlierPages: page == shown.lowerBound && page > 0 && page != currentPage,
        marksLaterPages: page == shown.upperBound - 1 && page < widths.count - 1 && page != currentPage)
    }
  }

  /// Returns the columns that indicators of these widths need.
  static func width(of widths: some Collection<Int>) -> Int { widths.reduce(0, +) + max(0, widths.count - 1) }

  /// Returns the page whose indicator is nearest to a column, or nil without indicators.
  func page(nearest x: Int) -> Int? {
    indicators.first { x <= $0.columns.upperBound }?.page ?? indicators.last?.page
  }

  // Adds pages on both sides of the current one as long as they fit.
  private static func shownPages(_ widths: [Int], _ currentPage: Int, _ room: Int) -> Range<Int> {
    if width(of: widths) <= room { return widths.indices }
    var shown = currentPage..<currentPage + 1
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for (before, after) in [(0, 1), (1, 0)] {
        let wider = shown.lowerBound - before..<shown.upperBound + after
        guard wider.lowerBound >= 0, wider.upperBound <= widths.count, width(of: widths[wider]) <= room else {
          continue
        }
        shown = wider
        isGrowing = true
      }
    }
    return shown
  }
}
