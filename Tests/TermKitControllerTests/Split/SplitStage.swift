import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting

/// A split view controller whose columns are screens of one letter: p, s (supplementary) and d (detail).
@MainActor final class SplitStage: SplitViewControllerDelegate {
  static let wide = Size(width: 80, height: 6)
  static let narrow = Size(width: 30, height: 6)

  let journal = Journal()
  let primary: LetterScreen
  let supplementary: LetterScreen
  let detail: LetterScreen
  let split: SplitViewController
  let app: TestApplication
  /// The column for the next collapse, or nil for the proposed one.
  var topColumn: SplitViewController.Column?
  /// The mode for the next expansion, or nil for the proposed one.
  var expandedMode: SplitViewController.DisplayMode?
  /// Whether the delegate shows controllers itself.
  var showsItself = false

  init(
    _ style: SplitViewController.Style = .doubleColumn, size: Size = wide, traits: TraitCollection = TraitCollection(),
    prepare: (SplitViewController) -> Void = { _ in }
  ) {
    let journal = journal
    primary = LetterScreen("p", title: "Primary", journal: journal)
    supplementary = LetterScreen("s", title: "Middle", journal: journal)
    detail = LetterScreen("d", title: "Detail", journal: journal)
    split = SplitViewController(style: style)
    split.setViewController(primary, for: .primary)
    if style == .tripleColumn { split.setViewController(supplementary, for: .supplementary) }
    split.setViewController(detail, for: .secondary)
    prepare(split)
    app = TestApplication(size: size, traits: traits, root: split)
    split.delegate = self
    app.turn()
    _ = journal.take()
  }

  func resize(_ size: Size) {
    app.resize(to: size)
    app.advance(by: 1)
  }

  /// Returns the letters of a row without repetitions, such as "p│d".
  var columns: String {
    app.row(5).reduce(into: "") { text, character in if text.last != character { text.append(character) } }
  }

  /// The column of cells of the first line, or nil.
  var line: Int? { (0..<app.screen.size.width).first { app.cell($0, 5).glyph == Glyph("│") } }

  func splitViewController(
    _ splitViewController: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column {
    journal.add("collapse to \(proposedTopColumn)?")
    return topColumn ?? proposedTopColumn
  }

  func splitViewController(
    _ splitViewController: SplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: SplitViewController.DisplayMode
  ) -> SplitViewController.DisplayMode {
    journal.add("expand to \(proposedDisplayMode)?")
    return expandedMode ?? proposedDisplayMode
  }

  func splitViewControllerDidCollapse(_ splitViewController: SplitViewController) { journal.add("collapsed") }

  func splitViewControllerDidExpand(_ splitViewController: SplitViewController) { journal.add("expanded") }

  func splitViewController(
    _ splitViewController: SplitViewController, willChangeTo displayMode: SplitViewController.DisplayMode
  ) { journal.add("mode \(displayMode)") }

  func splitViewController(_ splitViewController: SplitViewController, willShow column: SplitViewController.Column) {
    journal.add("show \(column)")
  }

  func splitViewController(_ splitViewController: SplitViewController, willHide column: SplitViewController.Column) {
    journal.add("hide \(column)")
  }

  func splitViewController(
    _ splitViewController: SplitViewController, show viewController: ViewController, sender: Any?
  ) -> Bool { showsItself }

  func splitViewController(
    _ splitViewController: SplitViewController, showDetail viewController: ViewController, sender: Any?
  ) -> Bool { showsItself }
}
