import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// A screen with a label and two buttons below a title.
private final class TurnScreen: ViewController {
  let turn = Label(text: "Your turn")
  let pause = Button(title: "Pause")
  let newGame = Button(title: "New Game")

  override func loadView() {
    view = View()
    view.backgroundColor = .white
    for (y, part) in [turn, pause, newGame].enumerated() {
      part.frame = Rect(2, 4 + y, 12, 1)
      view.addSubview(part)
    }
  }
}

@MainActor @Suite struct ScreenReaderTests {
  private let screen = TurnScreen()
  private static let listening = TraitCollection(usesScreenReader: true)

  private func app(
    _ size: Size = Size(width: 40, height: 12), _ traits: TraitCollection = ScreenReaderTests.listening
  ) -> TestApplication {
    screen.title = "Play"
    return TestApplication(size: size, traits: traits, root: NavigationController(rootViewController: screen))
  }

  private func bottom(_ app: TestApplication) -> String { app.row(app.screen.size.height - 1) }

  @Test func `X1: the spoken line in the bottom row names the screen and the focused element`() {
    let app = app()
    expect(
      app,
      shows: """

                          Play


          Your turn
             Pause
            New Game




        Play, heading. Pause, button
        """)
    expectEqual(app.application.windowScene.size, Size(width: 40, height: 11))
    expectEqual(app.application.spokenText, "Play, heading. Pause, button")
  }

  @Test func `X1: a focused view that is hidden from assistive technology is not spoken`() {
    let app = app()
    screen.newGame.accessibilityElementsHidden = true
    screen.newGame.becomeFirstResponder()
    app.turn()
    #expect(app.application.spokenText?.contains("New Game") != true)
    screen.pause.becomeFirstResponder()
    app.turn()
    expectEqual(app.application.spokenText, "Pause, button")
  }

  @Test(arguments: ColorDepth.allCases)
  func `X1: the spoken line is in the terminal's own colours`(depth: ColorDepth) {
    let app = app(Size(width: 40, height: 12), TraitCollection(colorDepth: depth, usesScreenReader: true))
    for x in 0..<40 {
      #expect(app.foreground(x, 11).alpha == 0 && app.background(x, 11).alpha == 0)
      expectEqual(app.cell(x, 11).attributes, [])
    }
  }

  @Test func `X1: without a screen reader, there is no spoken line and no cursor`() {
    let app = app(Size(width: 40, height: 12), TraitCollection())
    Accessibility.post(.announcement("Hello"))
    app.turn()
    expectEqual(bottom(app), "")
    expectNil(app.application.spokenText)
    expectNil(app.terminal.cursor)
    expectEqual(app.application.windowScene.size, Size(width: 40, height: 12))
  }

  @Test func `X1: the cursor is at the text of the focused element, or at the caret of the focused text field`() {
    let app = app()
    expectEqual(app.terminal.cursor, Point(x: 5, y: 5))
    app.press(Typed.tab)
    expectEqual(app.terminal.cursor, Point(x: 4, y: 6))
    let field = TextField(text: "ab", placeholder: "Name")
    field.frame = Rect(2, 8, 20, 1)
    screen.view.addSubview(field)
    field.becomeFirstResponder()
    app.turn()
    expectEqual(app.terminal.cursor, Point(x: 4, y: 8))
    expectEqual(bottom(app), "Name, ab, text field")
    app.press("c")
    expectEqual(bottom(app), "Name, ab, text field", "typing does not speak the whole text again")
  }

  @Test func `X1: the focused element is spoken when the focus moves and when the element changes`() {
    let app = app()
    app.press(Typed.tab)
    expectEqual(bottom(app), "New Game, button")
    screen.newGame.isSelected = true
    app.turn()
    expectEqual(bottom(app), "New Game, button, selected")
    screen.newGame.accessibilityHint = "Begins anew"
    app.turn()
    expectEqual(bottom(app), "New Game, button, selected, Begins anew")
    screen.newGame.accessibilityTraits = .updatesFrequently
    screen.newGame.accessibilityLabel = "41"
    app.turn()
    expectEqual(bottom(app), "New Game, button, selected, Begins anew", "frequent updates are spoken only on request")
  }

  @Test func `X1: announcements are spoken in the next frame, before the newly focused element`() {
    let app = app()
    Accessibility.post(.announcement("O placed at top left"))
    app.turn()
    expectEqual(bottom(app), "O placed at top left")
    Accessibility.post(.announcement("X wins!"))
    Accessibility.post(.announcement("Game over"))
    app.press(Typed.tab)
    expectEqual(bottom(app), "X wins! Game over. New Game, button")
    expectEqual(app.row(5), "     Pause")
  }

  @Test func `X1: the spoken line is blank for a moment before it shows the same text again`() {
    let app = app()
    for _ in 0..<3 {
      Accessibility.post(.announcement("Not your turn"))
      app.turn()
    }
    expectEqual(bottom(app), "", "the line is blank before the text is repeated")
    expectEqual(app.application.spokenText, "Not your turn")
    app.advance(by: 0.11)
    expectEqual(bottom(app), "Not your turn")
    app.press("\u{1B}[18~")
    expectEqual(bottom(app), "", "F7 repeats a text that fits the line")
    app.advance(by: 0.11)
    expectEqual(bottom(app), "Not your turn")
    Accessibility.post(.announcement("Not your turn"))
    Accessibility.post(.announcement("Not your turn"))
    app.turn()
    expectEqual(bottom(app), "Not your turn. Not your turn")
    let frames = app.frameCount
    app.advance(by: 5)
    expectEqual(app.frameCount, frames)
  }

  @Test func `X1: an announcement that arrives while the spoken line is blank is spoken afterwards`() {
    let app = app()
    for text in ["One", "One", "Two"] {
      Accessibility.post(.announcement(text))
      app.turn()
    }
    expectEqual(bottom(app), "")
    app.advance(by: 0.11)
    expectEqual(bottom(app), "Two")
  }

  @Test func `X1: layoutChanged moves the focus to a view, or speaks a view that cannot have the focus`() {
    let app = app()
    Accessibility.post(.layoutChanged(screen.newGame))
    app.turn()
    #expect(screen.newGame.isFocused)
    expectEqual(bottom(app), "New Game, button")
    Accessibility.post(.layoutChanged(screen.turn))
    app.turn()
    expectEqual(bottom(app), "Your turn")
    Accessibility.post(.layoutChanged(nil))
    app.turn()
    expectEqual(bottom(app), "New Game, button")
    Accessibility.post(.screenChanged(nil))
    app.turn()
    expectEqual(bottom(app), "Play, heading. New Game, button")
  }

  @Test func `X1: F6 and F5 read the screen element by element, and the focus follows`() {
    let app = app(Size(width: 60, height: 12))
    expectEqual(
      app.application.accessibilityOutline,
      [
        "navigation bar", "  Play, heading", "Your turn", "Pause, button", "New Game, button", "status bar, 09:41",
      ])
    app.press("\u{1B}[17~")
    expectEqual(bottom(app), "New Game, button")
    #expect(screen.newGame.isFocused)
    app.press("\u{1B}[15~")
    app.press("\u{1B}[15~")
    expectEqual(bottom(app), "Your turn")
    app.press("\u{1B}[15~")
    expectEqual(bottom(app), "Play, heading")
    #expect(screen.pause.isFocused)
    app.press("\u{1B}[15~")
    expectEqual(bottom(app), "Play, heading")
    expectEqual(app.terminal.beepCount, 1)
  }

  @Test func `X1: F7 shows the next part of a text that does not fit the spoken line, then starts over`() {
    let app = app(Size(width: 20, height: 12))
    Accessibility.post(.announcement("Victory after nine moves, the longest game so far"))
    app.turn()
    expectEqual(bottom(app), "Victory after nine")
    app.press("\u{1B}[18~")
    expectEqual(bottom(app), "moves, the longest")
    app.press("\u{1B}[18~")
    expectEqual(bottom(app), "game so far")
    app.press("\u{1B}[18~")
    expectEqual(bottom(app), "Victory after nine")
  }

  @Test func `X1: Alt-E, Alt-Q and Alt-W read too, for screen readers that take the function keys for themselves`() {
    let app = app(Size(width: 20, height: 12))
    app.press("\u{1B}e")
    expectEqual(bottom(app), "New Game, button")
    app.press("\u{1B}q")
    expectEqual(bottom(app), "Pause, button")
    Accessibility.post(.announcement("Victory after nine moves, the longest game so far"))
    app.turn()
    app.press("\u{1B}w")
    expectEqual(bottom(app), "moves, the longest")
  }

  @Test func `X1: the time is not on the screen, so that no minute is spoken, but can be read`() {
    let app = app(Size(width: 60, height: 12))
    expectEqual(app.row(0), "")
    let frames = app.frameCount
    app.advance(by: 180)
    expectEqual(app.frameCount, frames)
    expectEqual(app.application.accessibilityOutline.last, "status bar, 09:44")
    app.application.traitOverrides.usesScreenReader = false
    app.turn()
    expectEqual(app.row(0).trimmingCharacters(in: [" "]), "09:44")
    app.advance(by: 60)
    expectEqual(app.row(0).trimmingCharacters(in: [" "]), "09:45")
    app.application.traitOverrides.usesScreenReader = true
    app.turn()
    expectEqual(app.row(0), "")
  }

  @Test func `X1: an alert's title and message are spoken, and the outline omits the screen behind`() {
    let app = app(Size(width: 80, height: 16))
    let alert = AlertController(title: "Delete this game?", message: "It cannot be brought back.")
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    alert.addAction(AlertAction(title: "Delete", style: .destructive))
    screen.present(alert)
    app.turn()
    expectEqual(bottom(app), "Delete this game? It cannot be brought back. Cancel, button")
    expectEqual(
      app.application.accessibilityOutline.filter { !$0.hasPrefix("status bar") },
      [
        "alert", "  Delete this game?", "  It cannot be brought back.", "  Cancel, button", "  Delete, button",
      ])
    app.press("\u{1B}")
    expectEqual(bottom(app), "Play, heading. Pause, button")
  }

  @Test func `X1: a pushed screen speaks its title, and the back button is named after the previous screen`() {
    let app = app(Size(width: 60, height: 12))
    screen.navigationController?.pushViewController(LetterScreen("a", title: "History"), animated: true)
    app.turn()
    #expect(bottom(app).hasPrefix("History, heading. "))
    #expect(app.application.accessibilityOutline.contains("  Play, back button"))
    app.press("\u{1B}")
    expectEqual(bottom(app), "Play, heading. Pause, button")
  }

  @Test func `X1: tabs speak their title, badge and position, and bar button items speak their names`() {
    let tabs = TabBarController()
    tabs.viewControllers = ["Play", "Messages", "Profile"].map { title in
      let screen = LetterScreen("a", title: title)
      screen.navigationItem.rightBarButtonItems = [
        BarButtonItem(systemItem: .compose), BarButtonItem(image: Image("★")),
      ]
      screen.navigationItem.rightBarButtonItems?[1].accessibilityLabel = "Favourite"
      screen.tabBarItem.badgeValue = title == "Messages" ? "3" : nil
      return NavigationController(rootViewController: screen)
    }
    let app = TestApplication(size: Size(width: 60, height: 20), traits: Self.listening, root: tabs)
    let outline = app.application.accessibilityOutline
    expectEqual(
      Array(outline.suffix(5)),
      [
        "tab bar", "  Play, tab, 1 of 3, selected", "  Messages, 3, tab, 2 of 3", "  Profile, tab, 3 of 3",
        "status bar, 09:41",
      ])
    #expect(outline.contains("  Compose, button"))
    #expect(outline.contains("  Favourite, button"))
  }

  @Test func `X1: a segmented control speaks its focused segment, and its segments are elements`() {
    let control = SegmentedControl(titles: ["X", "O"])
    control.frame = Rect(2, 2, 20, 1)
    control.selectedSegmentIndex = 0
    let app = TestApplication(size: Size(width: 40, height: 8), traits: Self.listening, showing: control)
    expectEqual(bottom(app), "X, button, 1 of 2, selected")
    app.press(Typed.right)
    expectEqual(bottom(app), "O, button, 2 of 2, selected")
    #expect(
      app.application.accessibilityOutline.contains("X, button, 1 of 2"))
  }

  @Test func `X1: the open list of keys is spoken`() {
    let app = app(Size(width: 200, height: 12))
    app.press("?")
    #expect(
      bottom(app).hasPrefix(
        "List of keys, Enter Space Press, Tab Next control, Shift-Tab Previous control, Arrows Move the focus, "
          + "F6 Read next element, F5 Read previous element"
      ))
    app.press("?")
    expectEqual(bottom(app), "Play, heading. Pause, button")
  }

  @Test func `X1: usesScreenReader can be switched at run time and turns animations off`() {
    let app = app(Size(width: 40, height: 12), TraitCollection())
    app.application.traitOverrides.usesScreenReader = true
    app.turn()
    expectEqual(bottom(app), "Play, heading. Pause, button")
    #expect(app.application.windowScene.traitCollection.reducesMotion)
    let frames = app.frameCount
    View.animate(withDuration: 1) { screen.pause.frame.origin.x = 20 }
    app.advance(by: 2)
    expectEqual(app.frameCount, frames + 1)
    app.application.traitOverrides.usesScreenReader = false
    app.turn()
    expectEqual(bottom(app), "")
    expectNil(app.terminal.cursor)
    expectEqual(app.application.windowScene.size.height, 12)
  }

  @Test func `X1: the spoken line follows the terminal's size, and the size notice counts its row`() {
    let app = app()
    app.resize(to: Size(width: 50, height: 20))
    expectEqual(bottom(app), "Play, heading. Pause, button")
    expectEqual(app.application.windowScene.size.height, 19)
    app.application.minimumSize = Size(width: 50, height: 20)
    app.turn()
    let notice = "This app needs 50×21; the terminal has 50×20. Make it larger."
    expectEqual(app.application.spokenText, notice)
    for height in [1, 0] {
      app.resize(to: Size(width: 50, height: height))
      expectEqual(app.application.windowScene.size.height, 0)
    }
  }

  @Test func `X1: the application writes nothing while nothing is spoken`() {
    let app = app()
    let frames = app.frameCount
    screen.turn.setNeedsDisplay()
    app.advance(by: 5)
    expectEqual(app.frameCount, frames)
  }
}
