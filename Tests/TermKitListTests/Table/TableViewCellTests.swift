import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import TermKitLists

@MainActor @Suite struct TableViewCellTests {
  private func cell(_ style: TableViewCell.Style = .default, height: Int = 2) -> TableViewCell {
    let cell = TableViewCell(style: style)
    cell.frame = Rect(0, 0, 20, height)
    cell.textLabel.text = "Victories"
    cell.look.separatorColor = .lightGray
    return cell
  }

  @Test func `C9: a cell shows its text above a hairline that begins in the column of the text`() {
    expect(cell(), draws: "  Victories\n  ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁")
    expectEqual(cell().sizeThatFits(Size(width: 20, height: 99)), Size(width: 20, height: 2))
  }

  @Test func `C9: a cell of one row has no hairline`() {
    expect(cell(height: 1), draws: "  Victories")
  }

  @Test func `C9: a cell of style value1 shows its detail in grey at the right`() {
    let cell = cell(.value1)
    cell.detailTextLabel?.text = "12"
    expect(cell, draws: "  Victories     12\n  ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁")
    expectEqual(cell.drawn()[16, 0].foreground, Color(white: 0.55))
    cell.detailTextLabel?.text = "twelve thousand"
    expect(cell, draws: "  Victories  twel…\n  ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁")
  }

  @Test func `C9: a cell of style subtitle shows its detail below the text and reserves a row for an empty detail`() {
    let cell = cell(.subtitle, height: 3)
    expectNil(cell.detailTextLabel?.text)
    expectEqual(cell.sizeThatFits(Size(width: 20, height: 99)).height, 3)
    cell.detailTextLabel?.text = "Draw"
    expect(cell, draws: "  Victories\n  Draw\n  ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁")
  }

  @Test func `C9: a cell of the default style has no detail`() {
    expectNil(cell().detailTextLabel)
  }

  @Test func `C9: an image moves the text and the hairline to the right`() {
    let cell = cell()
    cell.imageView.image = Image("✓")
    expect(cell, draws: "  ✓  Victories\n     ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁")
  }

  @Test func `C9: the hairline fills only the blanks of a row that contains text`() {
    let cell = cell(.subtitle, height: 2)
    cell.detailTextLabel?.text = "a 漢 b"
    expect(cell, draws: "  Victories\n  a▁漢▁b▁▁▁▁▁▁▁▁▁▁▁▁")
  }

  @Test func `C9: the hairline uses the cell's inset first, then the table's inset, then the position of the text`() {
    let cell = cell()
    cell.look.separatorInset = EdgeInsets(left: 4, right: 6)
    expect(cell, draws: "  Victories\n    ▁▁▁▁▁▁▁▁▁▁")
    cell.separatorInset = EdgeInsets(right: 18)
    expect(cell, draws: "  Victories\n▁▁")
    cell.look.endsGroup = true
    expect(cell, draws: "  Victories\n▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁")
  }

  @Test func `C9: hairline insets are measured from both edges of the readable width`() {
    let cell = cell()
    cell.look.readableInset = 3
    expect(cell, draws: "     Victories\n     ▁▁▁▁▁▁▁▁▁▁▁▁")
    cell.separatorInset = EdgeInsets(left: 1, right: 2)
    expect(cell, draws: "     Victories\n    ▁▁▁▁▁▁▁▁▁▁▁")
  }

  @Test(arguments: [
    (GlyphLevel.braille, "  Victories     ›\n  ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁", "✓"),
    (.blocks, "  Victories     >\n  __________________", "√"),
    (.ascii, "  Victories     >\n  __________________", "v"),
  ])
  func `C9: accessories and hairlines use characters that the terminal can show`(
    level: GlyphLevel, picture: String, check: String
  ) {
    let cell = cell()
    cell.frame.size.width = 20
    cell.accessoryType = .disclosureIndicator
    let traits = TraitCollection(glyphLevel: level)
    expect(
      cell, draws: picture.replacing("     ›", with: "      ›").replacing("     >", with: "      >"), traits: traits)
    cell.accessoryType = .checkmark
    expectEqual(cell.drawn(traits: traits)[17, 0].glyph.base, check.unicodeScalars.first)
    expectEqual(cell.drawn(traits: traits)[17, 0].foreground, cell.tintColor)
  }

  @Test func `C9: an accessory view is at the right end, at its own size, and takes room from the text`() {
    let cell = cell()
    let label = Label(text: "[on]")
    cell.accessoryView = label
    cell.textLabel.text = "Sounds and music"
    expect(cell, draws: "  Sounds an…  [on]\n  ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁")
    cell.accessoryView = nil
    expect(cell, draws: "  Sounds and music\n  ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁")
  }

  // MARK: Selection

  @Test func `C9: a selected cell gets a subtle grey background and keeps its text colour`() {
    let cell = cell()
    cell.textLabel.textColor = .red
    cell.backgroundColor = .white
    cell.isSelected = true
    let drawn = cell.drawn()
    expectEqual(drawn[2, 0].background, Color(white: 0.85))
    expectEqual(drawn[19, 1].background, Color(white: 0.85))
    expectEqual(drawn[2, 0].foreground, .red)
  }

  @Test func `C9: a selected cell with a dark background gets a dark grey`() {
    let cell = cell()
    cell.backgroundColor = .black
    cell.isSelected = true
    expectEqual(cell.drawn()[19, 0].background, Color(red: 39, green: 39, blue: 39))
  }

  @Test func `C9: with 16 colours, a selected cell gets a grey of the palette`() {
    let cell = cell()
    cell.isSelected = true
    let traits = TraitCollection(colorDepth: .sixteen)
    expectEqual(cell.drawn(traits: traits)[2, 0].background, Color(red: 192, green: 192, blue: 192))
  }

  @Test func `C9: with 8 colours, a selected cell swaps black and white and keeps other text colours`() {
    let cell = cell()
    cell.isSelected = true
    let traits = TraitCollection(colorDepth: .eight)
    expectEqual(cell.drawn(traits: traits)[2, 0].background, .black)
    expectEqual(cell.drawn(traits: traits)[2, 0].foreground, .white)
    cell.textLabel.textColor = .red
    expectEqual(cell.drawn(traits: traits)[2, 0].foreground, .red)
    cell.backgroundColor = .black
    expectEqual(cell.drawn(traits: traits)[2, 0].background, .white)
  }

  @Test func `C9: without colours, a selected cell is in reverse video, and its reversed text is not`() {
    let cell = cell()
    cell.isSelected = true
    let traits = TraitCollection(colorDepth: .none)
    expectEqual(cell.drawn(traits: traits)[2, 0].attributes, .reverse)
    expectEqual(cell.drawn(traits: traits)[19, 0].attributes, .reverse)
    cell.textLabel.textAttributes = .reverse
    expectEqual(cell.drawn(traits: traits)[2, 0].attributes, [])
  }

  @Test func `C9: selectedBackgroundView replaces the grey background while a cell is highlighted`() {
    let cell = cell()
    let view = FilledView("░", .zero)
    cell.selectedBackgroundView = view
    expect(cell, draws: "  Victories\n  ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁")
    cell.isHighlighted = true
    expect(cell, draws: "░░Victories░░░░░░░░░\n░░░░░░░░░░░░░░░░░░░░")
    cell.isHighlighted = false
    expectNil(view.superview)
  }

  @Test func `C9: backgroundView is behind the grey of a selected cell`() {
    let cell = cell()
    let view = View()
    view.backgroundColor = .yellow
    cell.backgroundView = view
    expectEqual(cell.drawn()[19, 0].background, .yellow)
    cell.isSelected = true
    expectEqual(cell.drawn()[19, 0].background, Color(white: 0.5).withAlphaComponent(0.3).over(.yellow))
    cell.isSelected = false
    cell.backgroundView = nil
    expectEqual(cell.drawn()[19, 0].background, .clear)
  }

  @Test func `C9: replacing background views while a cell is selected leaves no old background behind`() {
    let cell = cell()
    let yellow = View()
    yellow.backgroundColor = .yellow
    cell.isSelected = true
    let grey = cell.drawn()[19, 0].background
    cell.backgroundView = yellow
    cell.backgroundView = nil
    expectEqual(cell.drawn()[19, 0].background, grey)
    cell.isSelected = false
    expectEqual(cell.drawn()[19, 0].background, .clear)
    cell.backgroundView = yellow
    cell.isSelected = true
    cell.selectedBackgroundView = FilledView("░", .zero)
    expect(cell, draws: "░░Victories░░░░░░░░░\n░░░░░░░░░░░░░░░░░░░░")
    cell.isSelected = false
    expectEqual(cell.drawn()[19, 0].background, .yellow)
  }

  @Test(arguments: ColorDepth.allCases) func `C9: a row without a selection style looks the same when it is selected`(
    depth: ColorDepth
  ) {
    let cell = cell()
    let traits = TraitCollection(colorDepth: depth)
    let before = cell.drawn(traits: traits)
    cell.selectionStyle = .none
    cell.isSelected = true
    expectEqual(cell.drawn(traits: traits), before)
    cell.selectionStyle = .default
    #expect(cell.drawn(traits: traits) != before)
    cell.selectionStyle = .none
    expectEqual(cell.drawn(traits: traits), before, "selectionStyle is set while the cell is selected")
  }

  @Test(arguments: [(GlyphLevel.braille, "▌"), (.blocks, "▌"), (.ascii, ">")])
  func `C9: a focused row has a mark in the tint at its left at every colour depth`(
    level: GlyphLevel, mark: String
  ) {
    let cell = cell()
    cell.look.isFocused = true
    for depth in ColorDepth.allCases {
      let drawn = cell.drawn(traits: TraitCollection(glyphLevel: level, colorDepth: depth))
      expectEqual(drawn[0, 0].glyph.base, mark.unicodeScalars.first)
      expectEqual(drawn[0, 0].foreground, cell.tintColor)
    }
  }

  @Test func `C9: a cell with the custom focus style has no focus mark`() {
    let cell = cell()
    cell.look.isFocused = true
    cell.focusStyle = .custom
    #expect(cell.drawn()[0, 0].isBlank)
    cell.focusStyle = .default
    #expect(!cell.drawn()[0, 0].isBlank)
  }

  @Test func `C9: prepareForReuse clears the selected and highlighted states of a cell`() {
    let cell = cell()
    cell.isSelected = true
    cell.isHighlighted = true
    cell.prepareForReuse()
    #expect(!cell.isSelected && !cell.isHighlighted)
  }
}
