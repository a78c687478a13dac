import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@MainActor @Suite struct SplitViewControllerTests {
  // MARK: Columns

  @Test func `V10: the grey of a selected row ends at the line beside the column (issue 38)`() {
    final class Rows: TableViewController {
      override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
      override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        TableViewCell()
      }
    }
    let rows = Rows()
    let stage = SplitStage { $0.setViewController(rows, for: .primary) }
    rows.tableView.rowHeight = 1
    let line = stage.line ?? 0
    for index in 0..<3 {
      rows.tableView.selectRow(at: IndexPath(0, index), animated: false)
      stage.app.turn()
      let y = 2 + index
      #expect(stage.app.background(line - 1, y) != stage.app.background(line, y), "row \(index)")
    }
  }

  @Test func `V10: two columns stand side by side, with a line that crosses the hairlines of the bars`() {
    let split = SplitViewController(style: .doubleColumn)
    split.viewControllers = ["Planets", "Mars"].map { title in
      let screen = ViewController()
      screen.title = title
      return screen
    }
    expect(
      TestApplication(size: Size(width: 60, height: 5), root: split),
      shows: """
                                   09:41
              Planets       │                 Mars
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔│▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
                            │
                            │
        """)
  }

  @Test func `V10: each column gets a navigation controller, unless it is one`() {
    let stage = SplitStage()
    #expect(stage.split.viewController(for: .primary) === stage.primary)
    #expect(stage.primary.navigationController?.parent === stage.split)
    let navigation = NavigationController(rootViewController: LetterScreen("n"))
    stage.split.setViewController(navigation, for: .secondary)
    #expect(navigation.parent === stage.split)
    #expect(navigation.viewControllers.first?.splitViewController === stage.split)
    expectEqual(identities(stage.split.viewControllers), identities([stage.primary, navigation]))
    stage.app.turn()
    expectEqual(stage.columns, "p│n")
  }

  @Test func `V10: a controller that leaves its column has no parent and can be shown elsewhere`() {
    let stage = SplitStage()
    stage.split.setViewController(nil, for: .secondary)
    #expect(stage.detail.parent == nil && stage.split.viewController(for: .secondary) == nil)
    stage.app.turn()
    #expect(stage.columns == "p│ " || stage.columns == "p│")
    stage.split.viewControllers = [stage.detail, stage.primary]
    stage.app.turn()
    expectEqual(stage.columns, "d│p")
  }

  @Test func `V10: controllers can exchange their columns`() {
    let stage = SplitStage(.tripleColumn)
    stage.split.viewControllers = [stage.detail, stage.primary, stage.supplementary]
    stage.app.turn()
    expectEqual(stage.columns, "d│p│s")
    expectEqual(
      identities(stage.split.viewControllers), identities([stage.detail, stage.primary, stage.supplementary]))
    stage.resize(SplitStage.narrow)
    stage.split.viewControllers = [stage.supplementary, stage.detail, stage.primary]
    stage.resize(SplitStage.wide)
    expectEqual(stage.columns, "s│d│p")
  }

  @Test func `V10: navigation controllers can exchange their columns, and keep their screens`() {
    let stage = SplitStage()
    let hosts = "ab".map { NavigationController(rootViewController: LetterScreen($0)) }
    stage.split.viewControllers = hosts
    stage.app.turn()
    expectEqual(stage.columns, "a│b")
    stage.split.viewControllers = hosts.reversed()
    stage.app.turn()
    expectEqual(stage.columns, "b│a")
    #expect(hosts.allSatisfy { $0.parent === stage.split && $0.viewControllers.count == 1 })
  }

  @Test func `V10: three columns are shown if the secondary one keeps 30 columns, and otherwise two`() {
    let stage = SplitStage(.tripleColumn)
    expectEqual(stage.columns, "p│s│d")
    expectEqual(stage.split.displayMode, .twoBesideSecondary)
    stage.resize(Size(width: 70, height: 6))
    expectEqual(stage.columns, "s│d")
    expectEqual(stage.split.displayMode, .oneBesideSecondary)
  }

  @Test func `V10: the primary column can be at the right edge`() {
    let stage = SplitStage()
    stage.split.primaryEdge = .trailing
    stage.app.turn()
    expectEqual(stage.columns, "d│p")
  }

  @Test(arguments: [
    (TraitCollection(glyphLevel: .ascii, colorDepth: .none), Glyph("|")),
    (TraitCollection(colorDepth: .eight), Glyph("│")),
    (TraitCollection(glyphLevel: .blocks, colorDepth: .sixteen), Glyph("│")), (TraitCollection(), Glyph("│")),
  ])
  func `V10: the line is drawn with the characters of the terminal, and continues the bar's background`(
    traits: TraitCollection, glyph: Glyph
  ) {
    let stage = SplitStage(traits: traits) { split in
      let navigation = split.children.first as? NavigationController
      navigation?.navigationBar.barTintColor = .red
      navigation?.navigationBar.isTranslucent = false
    }
    let line = (0..<80).first { stage.app.cell($0, 4).glyph == glyph }
    expectEqual(line, 24)
    expectEqual(stage.app.cell(24, 1).background, stage.app.cell(23, 1).background)
    #expect(stage.app.cell(24, 0).glyph == .blank && stage.app.cell(24, 2).glyph == glyph)
  }

  // MARK: Widths

  @Test func `V10: the width of the primary column follows the preferences and their limits`() {
    let stage = SplitStage()
    #expect(stage.line == 24 && stage.split.primaryColumnWidth == 24)
    stage.split.preferredPrimaryColumnWidthFraction = 0.5
    stage.app.turn()
    expectEqual(stage.line, 40)
    stage.split.maximumPrimaryColumnWidth = 35
    stage.app.turn()
    expectEqual(stage.line, 35)
    stage.split.preferredPrimaryColumnWidthFraction = 1e300
    stage.app.turn()
    expectEqual(stage.line, 35)
    stage.split.preferredPrimaryColumnWidth = 10
    stage.split.minimumPrimaryColumnWidth = 15
    stage.app.turn()
    expectEqual(stage.line, 15)
    stage.split.preferredPrimaryColumnWidth = SplitViewController.automaticDimension
    stage.split.minimumPrimaryColumnWidth = 38
    stage.app.turn()
    expectEqual(stage.line, 38)
  }

  @Test func `V10: a column that is too wide leaves a part of the secondary column`() {
    let stage = SplitStage()
    stage.split.preferredSplitBehavior = .tile
    stage.split.preferredPrimaryColumnWidth = 200
    stage.app.turn()
    #expect(stage.line == 78 && stage.columns == "p│d")
  }

  @Test func `V10: the width of the supplementary column can be set`() {
    let stage = SplitStage(.tripleColumn, size: Size(width: 120, height: 6))
    stage.split.preferredPrimaryColumnWidth = 20
    stage.split.preferredSupplementaryColumnWidth = 30
    stage.app.turn()
    #expect(stage.line == 20 && stage.app.cell(51, 5).glyph == Glyph("│"))
    expectEqual(stage.split.supplementaryColumnWidth, 30)
    stage.split.preferredSupplementaryColumnWidth = SplitViewController.automaticDimension
    stage.split.preferredSupplementaryColumnWidthFraction = 0.25
    stage.split.minimumSupplementaryColumnWidth = 32
    stage.split.maximumSupplementaryColumnWidth = 40
    expectEqual(stage.split.supplementaryColumnWidth, 32)
  }

  // MARK: Other controllers

  @Test func `V10: show pushes a controller on the stack of the column in which it is called`() {
    let stage = SplitStage()
    let pushed = LetterScreen("x")
    stage.primary.show(pushed, sender: nil)
    stage.app.advance(by: 1)
    #expect(pushed.navigationController === stage.primary.navigationController)
    expectEqual(stage.columns, "x│d")
    let other = LetterScreen("y")
    stage.split.show(other, sender: nil)
    stage.app.advance(by: 1)
    expectEqual(stage.columns, "y│d")
  }

  @Test func `V10: showDetailViewController replaces the secondary column`() {
    let stage = SplitStage()
    stage.primary.showDetailViewController(LetterScreen("x"), sender: nil)
    stage.app.advance(by: 1)
    expectEqual(stage.columns, "p│x")
    expectNil(stage.detail.parent)
    stage.showsItself = true
    stage.primary.showDetailViewController(LetterScreen("y"), sender: nil)
    stage.app.advance(by: 1)
    expectEqual(stage.columns, "p│x")
  }

  @Test func `V10: show and showDetailViewController without a container present the controller`() {
    let root = LetterScreen("r")
    let app = TestApplication(size: Size(width: 20, height: 6), root: root)
    root.show(LetterScreen("x"), sender: nil)
    app.advance(by: 1)
    #expect(app.row(5).hasPrefix("x"))
    root.presentedViewController?.showDetailViewController(LetterScreen("y"), sender: nil)
    app.advance(by: 1)
    #expect(app.row(5).hasPrefix("y"))
  }

  // MARK: Misuse

  @Test func `V10: a supplementary column of two, or too many controllers, trap`() async {
    let column = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        SplitViewController(style: .doubleColumn).setViewController(ViewController(), for: .supplementary)
      }
    }
    expectEqual(
      column?.sentence.contains("has two columns and no supplementary one: use the style .tripleColumn"), true)
    let count = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        SplitViewController(style: .doubleColumn).viewControllers = [
          ViewController(), ViewController(), ViewController(),
        ]
      }
    }
    expectEqual(count?.sentence.contains("has 2 columns, which is too few for 3 controllers: push the others"), true)
  }
}
