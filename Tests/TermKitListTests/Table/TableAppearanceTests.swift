import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

extension Color {
  fileprivate static let night = Color(white: 0.1)
  fileprivate static let dusk = Color(white: 0.2)
  fileprivate static let chalk = Color(white: 0.95)
}

@MainActor @Suite(.isolatedAppearance) struct TableAppearanceTests {
  private func shown<Shown: View>(_ view: Shown) -> Shown {
    TestScene().window.addSubview(view)
    return view
  }

  private func stage(_ traits: TraitCollection = TraitCollection(), style: TableView.Style = .grouped) -> TableStage {
    let stage = TableStage([["Ada", "Bob"]], style: style, size: Size(width: 24, height: 9), traits: traits) { stage in
      stage.table.register(TableViewCell.self, style: .value1, forCellReuseIdentifier: "row")
      stage.titles = ["Friends"]
      stage.fill = { cell, _ in cell.detailTextLabel?.text = "3" }
    }
    return stage
  }

  @Test func `A1: proxies set every appearance property of tables, cells, section headers and image views`() {
    TableView.appearance().backgroundColor = .ruby
    TableView.appearance().separatorStyle = .none
    TableView.appearance().separatorColor = .sky
    TableView.appearance().separatorInset = EdgeInsets(left: 3)
    let table = shown(TableView())
    #expect(table.backgroundColor == .ruby && table.separatorStyle == .none)
    #expect(table.separatorColor == .sky && table.separatorInset == EdgeInsets(left: 3))
    TableViewCell.appearance().backgroundColor = .ruby
    TableViewCell.appearance().selectedBackgroundColor = .sun
    TableViewCell.appearance().separatorInset = EdgeInsets(right: 4)
    let cell = shown(TableViewCell())
    #expect(cell.backgroundColor == .ruby && cell.selectedBackgroundColor == .sun)
    expectEqual(cell.separatorInset, EdgeInsets(right: 4))
    TableViewHeaderFooterView.appearance().backgroundColor = .emerald
    expectEqual(shown(TableViewHeaderFooterView()).backgroundColor, .emerald)
    ImageView.appearance().contentMode = .center
    expectEqual(shown(ImageView()).contentMode, .center)
  }

  @Test func `A1: a proxy returns the value of its rule, or the default value if there is no rule`() {
    expectEqual(TableView.appearance().separatorColor, TableView().separatorColor)
    #expect(TableView.appearance().separatorStyle == .singleLine && TableView.appearance().separatorInset == nil)
    expectNil(TableViewCell.appearance().selectedBackgroundColor)
    #expect(TableViewCell.appearance().separatorInset == nil && ImageView.appearance().contentMode == .scaleToFill)
    TableView.appearance().separatorColor = .sky
    expectEqual(TableView.appearance().separatorColor, .sky)
  }

  @Test func `A5: rules never overwrite values that were set on a table, a cell or an image view itself`() {
    TableView.appearance().separatorColor = .ruby
    TableView.appearance().separatorStyle = .none
    TableView.appearance().separatorInset = .zero
    TableViewCell.appearance().selectedBackgroundColor = .ruby
    TableViewCell.appearance().separatorInset = .zero
    ImageView.appearance().contentMode = .center
    let (table, cell, image) = (TableView(), TableViewCell(), ImageView())
    table.separatorColor = .sky
    table.separatorStyle = .singleLine
    table.separatorInset = nil
    cell.selectedBackgroundColor = nil
    cell.separatorInset = nil
    image.contentMode = .right
    #expect(shown(table).separatorColor == .sky && table.separatorStyle == .singleLine && table.separatorInset == nil)
    #expect(shown(cell).selectedBackgroundColor == nil && cell.separatorInset == nil)
    expectEqual(shown(image).contentMode, .right)
  }

  @Test func `A5: rules replace the default colours of a table and its parts`() {
    TableView.appearance().backgroundColor = .night
    TableDetailLabel.appearance().textColor = .ruby
    Label.appearance(whenContainedIn: [TableViewHeaderFooterView.self]).textColor = .sky
    let stage = stage()
    expectEqual(stage.table.backgroundColor, .night)
    expectEqual(stage.table.visibleCells.map(\.detailTextLabel?.textColor), [.ruby, .ruby])
    expectEqual((stage.table.headerView(forSection: 0) as? TableViewHeaderFooterView)?.textLabel.textColor, .sky)
  }

  @Test func `A4: a rule for TableDetailLabel overrides a rule for all labels`() {
    Label.appearance().textColor = .sky
    TableDetailLabel.appearance().textColor = .ruby
    let cell = stage().table.visibleCells[0]
    #expect(cell.textLabel.textColor == .sky && cell.detailTextLabel?.textColor == .ruby)
  }

  @Test func `A6: a more specific rule that sets nil restores the default grey of selected rows`() {
    TableViewCell.appearance().selectedBackgroundColor = .sun
    TableViewCell.appearance(whenContainedIn: [TableView.self]).selectedBackgroundColor = nil
    TableViewCell.appearance(whenContainedIn: [TableView.self]).separatorInset = nil
    let stage = stage(style: .plain)
    stage.table.selectRow(at: IndexPath(0, 0), animated: false)
    stage.app.turn()
    expectEqual(stage.app.background(10, 1), Color(white: 0.5).withAlphaComponent(0.3).over(.white))
  }

  @Test(arguments: [ColorDepth.truecolor, .palette256, .sixteen])
  func `A1: with 16 colours or more, selected rows have the colour that a rule sets`(depth: ColorDepth) {
    TableViewCell.appearance().selectedBackgroundColor = .sun
    let stage = stage(TraitCollection(colorDepth: depth))
    stage.table.selectRow(at: IndexPath(0, 0), animated: false)
    stage.app.turn()
    expectEqual(stage.app.background(10, 2), .sun)
    let plate = View()
    plate.backgroundColor = .ruby
    stage.table.visibleCells[0].backgroundView = plate
    stage.app.turn()
    expectEqual(stage.app.background(10, 2), .sun, "the colour is also in front of a background view")
  }

  // MARK: Night

  private struct NightTheme: Theme {
    func setAppearance() {
      Window.appearance().tintColor = .sun
      Label.appearance().textColor = .chalk
      TableDetailLabel.appearance().textColor = Color(white: 0.7)
      Label.appearance(whenContainedIn: [TableViewHeaderFooterView.self]).textColor = Color(white: 0.7)
      TableView.appearance().backgroundColor = .black
      TableView.appearance().separatorColor = Color(white: 0.5)
      TableViewCell.appearance().backgroundColor = .night
      TableViewCell.appearance().selectedBackgroundColor = .dusk
      TextField.appearance().textColor = .chalk
      TextField.appearance().placeholderColor = Color(white: 0.7)
      TextView.appearance().textColor = .chalk
      TextView.appearance().placeholderColor = Color(white: 0.7)
    }
  }

  @Test(arguments: [ColorDepth.truecolor, .palette256, .sixteen])
  func `A9: under a dark theme, every text in a grouped table is readable and no background stays white`(
    depth: ColorDepth
  ) {
    let (field, view) = (TextField(placeholder: "Name"), TextView(text: "Three in a row"))
    field.borderStyle = .bezel
    field.frame = Rect(8, 0, 12, 1)
    view.frame = Rect(8, 0, 15, 1)
    let stage = stage(TraitCollection(colorDepth: depth))
    stage.fill = { cell, path in
      cell.detailTextLabel?.text = path.row == 2 ? "3" : ""
      if path.row < 2 { cell.contentView.addSubview(path.row == 0 ? field : view) }
    }
    stage.sections = [["Ada", "Bob", "Eve"]]
    stage.table.reloadData()
    stage.table.selectRow(at: IndexPath(0, 2), animated: false)
    stage.app.application.theme = NightTheme()
    stage.app.turn()
    expect(
      stage.app,
      shows: """

          FRIENDS
          Ada   \(depth == .sixteen ? "[Name      ]" : " Name       ")
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
          Bob   Three in a row
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
        ▌ Eve                3
        ▌▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
        """)
    for y in 0..<9 {
      for x in 0..<24 {
        let (ink, paper) = (stage.app.foreground(x, y), stage.app.background(x, y))
        #expect(paper.brightness < 0.35)
        if stage.app.cell(x, y).glyph != .blank { #expect(ink.brightness - paper.brightness > 0.2) }
      }
    }
  }
}
