import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// Menus of buttons: their looks and keys.
@MainActor @Suite(.isolatedAppearance) struct MenuTests {
  private let stage = MenuStage()
  private var app: TestApplication { stage.app }

  @Test func `a menu opens below its button, with marks, sections, keys and chevrons in columns`() {
    app.press(.enter)
    expect(
      app,
      shows: """

             Game ▾
           ▁▁▁▁▁▁▁▁▁▁▁▁▁
          ▕   Rename  r ▄
          ▕   Share
          ▕─────────────
          ▕ Level
          ▕ ✓ Easy
          ▕   Hard
          ▕─────────────
          ▕   More    ›
          ▕   Delete
            ▀▀▀▀▀▀▀▀▀▀▀▀▀
             Other
        """)
  }

  @Test func `the focused item is filled with the tint and knocked out, and the red item is red`() {
    app.press(.enter)
    // The tint is darkened until the white text has enough contrast.
    let fill = app.background(5, 3)
    #expect(fill == stage.button.tintColor?.withContrast(4.5, against: .white) && app.foreground(6, 3) == .white)
    app.press(.up)
    expectEqual(app.background(5, 3), .white)
    let red = app.background(5, 11)
    #expect(red.red > 200 && red.green < 80 && red.blue < 80)
  }

  @Test func `arrow keys skip disabled items and go round at the ends, and Enter performs the action`() {
    app.press(.enter)
    app.press(.down)
    app.press(.enter)
    expectEqual(stage.takeLog(), ["Easy"])
    #expect(!app.contains("Rename"))
    app.press(.enter, .end, .down, .character(" "))
    expectEqual(stage.takeLog(), ["Rename"])
    app.press(.enter, .up, .enter)
    expectEqual(stage.takeLog(), ["Delete"])
  }

  @Test func `Escape closes only the menu, and the button has the focus again`() {
    app.press(.enter, .escape)
    #expect(stage.takeLog() == [] && stage.button.isFirstResponder && !app.contains("Rename"))
    app.press(.enter)
    #expect(app.contains("Rename"))
  }

  @Test func `Right opens a submenu beside its item, Left and Escape close it, and Enter in it performs`() {
    app.press(.enter, .up, .up, .right)
    expect(
      app,
      shows: """

             Game ▾
           ▁▁▁▁▁▁▁▁▁▁▁▁▁
          ▕   Rename  r ▄
          ▕   Share
          ▕─────────────
          ▕ Level
          ▕ ✓ Easy
          ▕   Hard
          ▕─────────────  ▁▁▁▁▁▁▁▁▁▁▁
          ▕   More    ›  ▕ Copy   F5 ▄
          ▕   Delete     ▕ Print
            ▀▀▀▀▀▀▀▀▀▀▀▀▀  ▀▀▀▀▀▀▀▀▀▀▀
             Other
        """)
    app.press(.left)
    #expect(!app.contains("Print") && app.contains("More"))
    app.press(.enter, .escape)
    #expect(!app.contains("Print") && app.contains("More"))
    app.press(.right, .down, .enter)
    expectEqual(stage.takeLog(), ["Print"])
    #expect(!app.contains("More"))
  }

  @Test func `an item's key performs it, other letters move to the next item with that initial, and commands wait`() {
    app.press(.enter)
    app.type("m")
    app.press(.enter)
    #expect(app.contains("Print"))
    app.press("\u{1B}[15~")
    expectEqual(stage.takeLog(), ["Copy"])
    app.press(.enter)
    app.type("r")
    expectEqual(stage.takeLog(), ["Rename"])
    app.press(.enter)
    app.type("q")
    #expect(!app.application.isEnding && app.contains("Rename"))
  }

  @Test func `a single selection moves the check mark, and an item that keeps the menu open shows its new state`() {
    app.press(.enter, .down, .down, .enter)
    #expect(stage.takeLog() == ["Hard"] && stage.menu.selectedElements.map(\.title) == ["Hard"])
    let bold = stage.action("Bold", .keepsMenuPresented)
    let toggle = Action(title: "Toggle", attributes: .keepsMenuPresented) { _ in
      bold.state = bold.state == .on ? .off : .on
    }
    stage.button.menu = Menu(children: [bold, toggle])
    app.press(.enter, .down, .enter)
    #expect(app.contains("✓ Bold"))
    app.press(.enter)
    #expect(!app.contains("✓") && app.contains("Bold"))
    app.press(.escape)
    #expect(stage.button.isFirstResponder)
  }

  @Test func `a pop-up button shows the chosen action, chooses the first one at the start, and sends valueChanged`() {
    var changes = 0
    stage.button.addAction(for: .valueChanged) { _ in changes += 1 }
    stage.button.menu = Menu(children: [stage.action("Small"), stage.action("Large")])
    stage.button.changesSelectionAsPrimaryAction = true
    app.turn()
    #expect(app.row(1).contains("Small ▾"))
    app.press(.enter, .down, .enter)
    #expect(app.row(1).contains("Large ▾") && changes == 1 && stage.takeLog() == ["Large"])
    app.press(.enter, .enter)
    #expect(app.row(1).contains("Large ▾") && stage.takeLog() == ["Large"], "the menu opens at the chosen action")
  }

  @Test func `a button without a menu switches its selection if that is its primary action`() {
    stage.other.changesSelectionAsPrimaryAction = true
    app.click(on: "Other")
    #expect(stage.other.isSelected && stage.takeLog() == ["other"])
    app.click(on: "Other")
    #expect(!stage.other.isSelected)
  }

  @Test func `a menu that does not fit scrolls with the focus, and one near the bottom opens above its button`() {
    stage.other.showsMenuAsPrimaryAction = true
    stage.other.menu = Menu(children: (1...20).map { stage.action("Item \($0)") })
    stage.other.becomeFirstResponder()
    app.press(.enter)
    expect(
      app,
      shows: """
           ▁▁▁▁▁▁▁▁▁
          ▕ Item 1 ▐▄
          ▕ Item 2 ▐
          ▕ Item 3 ▐
          ▕ Item 4 ▐
          ▕ Item 5 ▐
          ▕ Item 6 ▐
          ▕ Item 7
          ▕ Item 8
          ▕ Item 9
          ▕ Item 10
          ▕ Item 11
            ▀▀▀▀▀▀▀▀▀
            Other ▾
        """)
    app.press(.up)
    #expect(app.contains("Item 20") && !app.contains("Item 1 "))
    app.press(.enter)
    expectEqual(stage.takeLog(), ["Item 20"])
  }

  @Test func `C17: a menu fades in and out, and takes keys as soon as it opens, and the screen as soon as it closes`() {
    let stage = MenuStage(reducesMotion: false)
    stage.app.press(.enter)
    #expect(!stage.app.contains("Rename"))
    stage.app.advance(by: 0.3)
    #expect(stage.app.contains("Rename"))
    stage.app.press(.down, .enter)
    #expect(stage.app.contains("Rename"))
    stage.app.press(.tab, .enter)
    expectEqual(stage.takeLog(), ["Easy", "other"])
    stage.app.advance(by: 0.3)
    #expect(!stage.app.contains("Rename"))
    expectEqual(stage.app.application.windowScene.windows.count, 2)
  }

  @Test func `a menu does not fade in its old place after a change of the terminal's size`() {
    let stage = MenuStage(reducesMotion: false)
    stage.app.press(.enter)
    stage.app.advance(by: 0.3)
    stage.app.resize(to: Size(width: 31, height: 13))
    stage.app.turn()
    #expect(!stage.app.contains("Rename"))
    expectEqual(stage.app.application.windowScene.windows.count, 2)
  }

  @Test(arguments: [Size(width: 1, height: 1), Size(width: 3, height: 2), Size(width: 9, height: 5)])
  func `a menu works in a window that is too small for it`(size: Size) {
    let stage = MenuStage(size)
    stage.app.press(.enter, .down, .enter)
    expectEqual(stage.takeLog(), ["Easy"])
    stage.app.press(.enter, .up, .up, .right, .escape, .escape)
    #expect(stage.button.isFirstResponder)
  }

  @Test(arguments: [ColorDepth.sixteen, .eight, .none]) func `without blended colours, the focused item stands out`(
    depth: ColorDepth
  ) {
    let stage = MenuStage(depth: depth)
    stage.app.press(.enter)
    let (focused, plain) = (stage.app.cell(5, 3), stage.app.cell(5, 7))
    #expect(focused.background != plain.background || focused.attributes.contains(.reverse))
  }

  @Test func `subtitles, images and headings are shown`() {
    let image = Image("★", ascii: "*")
    stage.button.menu = Menu(
      title: "Sort by",
      children: [
        Action(title: "Date", subtitle: "newest first", image: image) { _ in },
        Action(title: "A very long title that does not fit", image: image) { _ in },
      ])
    app.press(.enter)
    expect(
      app,
      shows: """

             Game ▾
         ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
        ▕ Sort by                      ▄
        ▕ ★ Date
        ▕   newest first
        ▕ ★ A very long title that do…
          ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀





             Other
        """)
  }

  @Test func `a screen reader says the item, its state and its key`() {
    app.application.traitOverrides.usesScreenReader = true
    app.press(.enter)
    expectEqual(app.application.spokenText?.contains("Rename"), true)
    app.press(.down)
    expectEqual(app.application.spokenText?.contains("Easy"), true)
    expectEqual(app.application.spokenText?.contains("selected"), true)
  }
}
