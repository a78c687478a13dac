import TermKit

/// The layouts of the article "Coming from UIKit".
enum LayoutIdiom: CaseIterable {
  case pinnedToEdges, pinnedToSafeArea, insideMargins, centred, inCorner, atBottom, equalWidths, oneBelowTheOther,
    besideSibling, betweenHeaderAndFooter, atOppositeEnds, withAspectRatio, readableWidth, inScrollView

  /// Makes the controller whose view has the layout.
  @MainActor func screen() -> ViewController {
    switch self {
    case .pinnedToEdges: PinnedToEdges()
    case .pinnedToSafeArea: PinnedToSafeArea()
    case .insideMargins: InsideMargins()
    case .centred: Centred()
    case .inCorner: InCorner()
    case .atBottom: AtBottom()
    case .equalWidths: EqualWidths()
    case .oneBelowTheOther: OneBelowTheOther()
    case .besideSibling: BesideSibling()
    case .betweenHeaderAndFooter: BetweenHeaderAndFooter()
    case .atOppositeEnds: AtOppositeEnds()
    case .withAspectRatio: WithAspectRatio()
    case .readableWidth: ReadableWidth()
    case .inScrollView: InScrollView()
    }
  }

  /// The layout on a terminal of 22 columns and 7 rows. The page shows it on one of 16 columns and 5 rows.
  var larger: String {
    switch self {
    case .pinnedToEdges:
      """
      bbbbbbbb09:41bbbbbbbbb
      bbbbbbbbbbbbbbbbbbbbbb
      bbbbbbbbbbbbbbbbbbbbbb
      bbbbbbbbbbbbbbbbbbbbbb
      bbbbbbbbbbbbbbbbbbbbbb
      bbbbbbbbbbbbbbbbbbbbbb
      bbbbbbbbbbbbbbbbbbbbbb
      """
    case .pinnedToSafeArea:
      """
              09:41
      bbbbbbbbbbbbbbbbbbbbbb
      bbbbbbbbbbbbbbbbbbbbbb
      bbbbbbbbbbbbbbbbbbbbbb
      bbbbbbbbbbbbbbbbbbbbbb
      bbbbbbbbbbbbbbbbbbbbbb
      bbbbbbbbbbbbbbbbbbbbbb
      """
    case .insideMargins:
      """
              09:41

         bbbbbbbbbbbbbbbb
         bbbbbbbbbbbbbbbb
         bbbbbbbbbbbbbbbb
         bbbbbbbbbbbbbbbb
      """
    case .centred:
      """
              09:41

              bbbbbb
              bbbbbb
      """
    case .inCorner:
      """
              09:41



                     bbbbbb
                     bbbbbb
      """
    case .atBottom:
      """
              09:41




      bbbbbbbbbbbbbbbbbbbbbb
      bbbbbbbbbbbbbbbbbbbbbb
      """
    case .equalWidths:
      """
              09:41
      1111111 2222222 333333
      1111111 2222222 333333
      1111111 2222222 333333
      1111111 2222222 333333
      1111111 2222222 333333
      1111111 2222222 333333
      """
    case .oneBelowTheOther:
      """
              09:41
      1

      22
      """
    case .besideSibling:
      """
              09:41
      22  bbbbbbbbbbbbbbbbbb
      """
    case .betweenHeaderAndFooter:
      """
              09:41
      1111111111111111111111
      bbbbbbbbbbbbbbbbbbbbbb
      bbbbbbbbbbbbbbbbbbbbbb
      bbbbbbbbbbbbbbbbbbbbbb
      bbbbbbbbbbbbbbbbbbbbbb
      2222222222222222222222
      """
    case .atOppositeEnds:
      """
              09:41
      1                   22
      """
    case .withAspectRatio:
      """
              09:41
       bbbbbbbbbbbbbbbbbbbb
       bbbbbbbbbbbbbbbbbbbb
       bbbbbbbbbbbbbbbbbbbb
       bbbbbbbbbbbbbbbbbbbb
       bbbbbbbbbbbbbbbbbbbb
      """
    case .readableWidth:
      """
              09:41
           bbbbbbbbbbbb
           bbbbbbbbbbbb
           bbbbbbbbbbbb
           bbbbbbbbbbbb
           bbbbbbbbbbbb
           bbbbbbbbbbbb
      """
    case .inScrollView:
      """
              09:41
      bbbbbb               ▐
      bbbbbb               ▐
      bbbbbb
      bbbbbb
      bbbbbb
      bbbbbb
      """
    }
  }
}
