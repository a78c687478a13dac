import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// Menus by mouse, context menus, and menus whose owners go away.
@MainActor @Suite(.isolatedAppearance) struct MenuMouseTests {
  private let stage = MenuStage()
  private var app: TestApplication { stage.app }
  private var isOpen: Bool { app.contains("Rename") }

  @Test func `a click opens the menu and a click on an item performs it`() {
    app.click(4, 1)
    #expect(isOpen)
    app.click(on: "Hard")
    #expect(stage.takeLog() == ["Hard"] && !isOpen)
  }

  @Test func `a press that is dragged to an item and released there performs it`() {
    app.mouseDown(4, 1)
    #expect(isOpen)
    app.mouseDrag(5, 8)
    app.mouseUp(5, 8)
    #expect(stage.takeLog() == ["Hard"] && !isOpen)
    app.mouseDown(4, 1)
    app.mouseDrag(5, 6)
    app.mouseDrag(30, 0)
    app.mouseUp(30, 0)
    #expect(stage.takeLog() == [] && !isOpen)
  }

  @Test func `a click outside closes the menu and presses nothing behind it`() {
    app.click(4, 1)
    app.click(20, 13)
    #expect(stage.takeLog() == [] && !isOpen)
    app.click(on: "Other")
    expectEqual(stage.takeLog(), ["other"])
  }

  @Test func `disabled items, headings and separators cannot be clicked, and leave the menu open`() {
    app.click(4, 1)
    for text in ["Share", "Level"] { app.click(on: text) }
    #expect(isOpen && stage.takeLog() == [])
  }

  @Test func `the focus follows the pointer while a menu is open`() {
    app.click(4, 1)
    app.mouseMove(5, 8)
    #expect(app.background(5, 8) != .white && app.background(5, 3) == .white)
    app.mouseMove(5, 10)
    #expect(app.contains("Print"), "a submenu opens under the pointer")
    app.mouseMove(5, 3)
    #expect(!app.contains("Print"))
  }

  @Test func `a menu closes when its button is removed or hidden, its window closes or the terminal changes its size`()
  {
    app.click(4, 1)
    stage.button.isHidden = true
    app.turn()
    #expect(!isOpen)
    stage.button.isHidden = false
    app.turn()
    app.click(4, 1)
    stage.button.removeFromSuperview()
    app.turn()
    #expect(!isOpen)
    stage.controller.view.addSubview(stage.button)
    app.turn()
    app.click(4, 1)
    #expect(isOpen)
    app.resize(to: Size(width: 30, height: 14))
    #expect(!isOpen)
    app.click(4, 1)
    stage.controller.view.window?.close()
    app.turn()
    #expect(!isOpen)
  }

  @Test func `an action that presents a controller or removes the button does so after the menu has closed`() {
    stage.button.menu = Menu(children: [
      Action(title: "Rename") { [stage] _ in
        stage.button.removeFromSuperview()
        stage.controller.present(AlertController(title: "Renamed"), animated: false)
      }
    ])
    app.click(4, 1)
    app.click(on: "Rename")
    #expect(app.contains("Renamed"))
  }

  // MARK: Context menus

  @Test func `a button's menu opens by right click or Ctrl-O if it is not the primary action`() {
    stage.button.showsMenuAsPrimaryAction = false
    app.turn()
    app.mouseDown(5, 1, button: 2)
    #expect(isOpen)
    app.mouseUp(5, 1, button: 2)
    #expect(isOpen, "a short right click leaves the menu open")
    app.press(.escape)
    app.press("\u{0F}")
    #expect(isOpen)
    app.press(.escape)
    app.press(.function(10), holding: .shift)
    #expect(isOpen)
  }

  @Test func `a disabled button does not open its menu, and a menu behind it opens instead`() {
    stage.button.showsMenuAsPrimaryAction = false
    stage.button.isEnabled = false
    app.mouseDown(5, 1, button: 2)
    app.mouseUp(5, 1, button: 2)
    #expect(!isOpen)
    let owner = MenuOwner(stage)
    stage.controller.view.addInteraction(ContextMenuInteraction(delegate: owner))
    app.mouseDown(5, 1, button: 2)
    expectEqual(owner.events, ["menu at 5 1", "will display"])
  }

  @Test func `an interaction opens its menu at the pointer, tells its delegate, and can be updated and dismissed`() {
    let owner = MenuOwner(stage)
    let interaction = ContextMenuInteraction(delegate: owner)
    stage.controller.view.addInteraction(interaction)
    #expect(interaction.view === stage.controller.view && stage.controller.view.interactions.count == 1)
    app.mouseDown(20, 4, button: 2)
    app.mouseUp(20, 4, button: 2)
    expectEqual(owner.events, ["menu at 20 4", "will display"])
    #expect(app.row(6).contains("Flip"))
    interaction.updateVisibleMenu { $0.replacingChildren([stage.action("Turn")]) }
    app.turn()
    #expect(app.row(6).contains("Turn") && !app.contains("Flip"))
    interaction.dismissMenu()
    app.turn()
    #expect(!app.contains("Turn") && owner.events.last == "will end")
    stage.controller.view.removeInteraction(interaction)
    app.mouseDown(20, 4, button: 2)
    #expect(owner.events.count == 3 && interaction.view == nil)
  }

  @Test func `the list of keys names the key of a menu only where there is one`() {
    stage.other.becomeFirstResponder()
    app.type("?")
    app.advance(by: 0.3)
    #expect(!app.contains("Show menu"))
    app.press(.escape)
    stage.button.becomeFirstResponder()
    app.type("?")
    app.advance(by: 0.3)
    #expect(app.contains("Ctrl-O") && app.contains("Show menu"))
  }

  @Test func `a text offers Cut, Copy, Paste, Select All and the symbol palette`() {
    let field = TextField()
    field.frame = Rect(x: 16, y: 4, width: 14, height: 1)
    field.text = "Tic Tac"
    stage.controller.view.addSubview(field)
    field.becomeFirstResponder()
    app.turn()
    app.press("\u{0F}")
    expect(
      app,
      shows: """

             Game ▾


                        Tic Tac
            ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
           ▕ Cut                Ctrl-X ▄
           ▕ Copy                Alt-C
           ▕ Paste              Ctrl-V
           ▕ Select all          Alt-A
           ▕ Emoji and symbols   Alt-.
             ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀

             Other
        """)
    app.press(.up, .up, .enter)
    app.press("\u{0F}")
    app.press(.enter)
    #expect(field.text == "" && Pasteboard.general.string == "Tic Tac")
    app.mouseDown(18, 4, button: 2)
    app.mouseUp(18, 4, button: 2)
    app.click(on: "Paste")
    expectEqual(field.text, "Tic Tac")
  }
}

@MainActor private final class MenuOwner: ContextMenuInteractionDelegate {
  private let stage: MenuStage
  private(set) var events: [String] = []

  init(_ stage: MenuStage) { self.stage = stage }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration? {
    events.append("menu at \(location.x) \(location.y)")
    return ContextMenuConfiguration { [stage] _ in Menu(children: [stage.action("Flip")]) }
  }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willDisplayMenuFor configuration: ContextMenuConfiguration
  ) { events.append("will display") }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration
  ) { events.append("will end") }
}
