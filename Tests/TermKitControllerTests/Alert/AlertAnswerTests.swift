import Stages
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

/// Alerts and action sheets that are answered by keys or by the mouse.
@MainActor @Suite struct AlertAnswerTests {
  private let stage = AlertStage()

  @Test func `C12: an action is performed after the alert's dismissal, and the previous focus is restored`() {
    stage.presentQuestion()
    expectEqual(stage.focused, "Cancel")
    stage.app.press("\t\r")
    expectEqual(stage.answers, [])
    expectEqual(stage.screen.presentedViewController?.isBeingDismissed, true)
    stage.app.advance(by: 1)
    expectEqual(stage.answers, ["Delete"])
    expectNil(stage.screen.presentedViewController)
    expectEqual(stage.focused, "Behind")
  }

  @Test func `C12: keys pressed during an alert's dismissal choose no further action`() {
    stage.presentQuestion()
    stage.press("\t\r\r\u{1B}")
    expectEqual(stage.answers, ["Delete"])
  }

  @Test func `C12: the action of an alert may present another alert`() {
    let first = AlertController(title: "First")
    first.addAction(AlertAction(title: "Go on") { [stage] _ in stage.presentQuestion() })
    stage.present(first)
    stage.press("\r")
    #expect(stage.place(of: "Delete this game?") != nil)
    stage.press("\u{1B}")
    expectEqual(stage.answers, ["Cancel"])
    expectEqual(stage.screen.view.window?.tintAdjustmentMode, .normal)
  }

  @Test func `C12: Escape chooses the cancel action of an alert or action sheet`() {
    stage.presentQuestion()
    stage.press("\u{1B}")
    expectEqual(stage.answers, ["Cancel"])
    stage.presentSheet(["Date"])
    stage.press("\u{1B}")
    expectEqual(stage.answers, ["Cancel", "Cancel"])
  }

  @Test func `C12: without a cancel action, Escape chooses a single action, but none of several actions`() {
    let one = AlertController(title: "Done")
    one.addAction(stage.action("OK"))
    stage.present(one)
    stage.press("\u{1B}")
    expectEqual(stage.answers, ["OK"])
    let two = AlertController(title: "Which?")
    two.addAction(stage.action("This"))
    two.addAction(stage.action("That"))
    stage.present(two)
    stage.press("\u{1B}")
    expectEqual(stage.answers, ["OK"])
    #expect(stage.screen.presentedViewController === two)
  }

  @Test func `C12: Escape does not choose a disabled cancel action`() {
    let alert = stage.presentQuestion()
    alert.actions[0].isEnabled = false
    stage.press("\u{1B}")
    #expect(stage.answers == [] && stage.screen.presentedViewController === alert)
    alert.actions[0].isEnabled = true
    stage.press("\u{1B}")
    expectEqual(stage.answers, ["Cancel"])
  }

  @Test func `C12: Tab moves the focus through the cancel action, the other action and scrolling texts in turn`() {
    let alert = AlertController(title: "Well?", message: (1...99).map { "word\($0)" }.joined(separator: " "))
    alert.addAction(stage.action("Cancel", .cancel))
    alert.addAction(stage.action("Delete"))
    stage.present(alert)
    expectEqual(stage.focused, "Cancel")
    stage.press("\t")
    expectEqual(stage.focused, "Delete")
    stage.press("\t")
    expectNil(stage.focused, "the scrolling texts have the focus")
    stage.press("\t")
    expectEqual(stage.focused, "Cancel")
  }

  @Test func `C12: if the cancel action is disabled, the focus begins on the other action, not on scrolling texts`() {
    let alert = AlertController(title: "Well?", message: (1...99).map { "word\($0)" }.joined(separator: " "))
    alert.addAction(stage.action("Cancel", .cancel))
    alert.addAction(stage.action("Delete"))
    alert.actions[0].isEnabled = false
    stage.present(alert)
    expectEqual(stage.focused, "Delete")
  }

  @Test func `C12: the focus begins on an alert's preferred action, unless that action is disabled`() {
    let alert = AlertController(title: "Save?")
    for title in ["Copy", "Store"] { alert.addAction(stage.action(title)) }
    alert.addAction(stage.action("Cancel", .cancel))
    alert.preferredAction = alert.actions[1]
    stage.present(alert)
    expectEqual(stage.focused, "Store")
    stage.press("\u{1B}")
    let other = AlertController(title: "Save?")
    for title in ["Copy", "Store"] { other.addAction(stage.action(title)) }
    other.preferredAction = other.actions[1]
    other.actions[1].isEnabled = false
    stage.present(other)
    expectEqual(stage.focused, "Copy")
    stage.click("Store")
    #expect(stage.screen.presentedViewController === other, "a disabled action ignores clicks")
    other.actions[1].isEnabled = true
    stage.click("Store")
    expectEqual(stage.answers, ["Cancel", "Store"])
  }

  @Test func `X3: every action of an action sheet can be reached with the arrow keys and with Tab`() {
    stage.presentSheet(["Date", "Sender"])
    expectEqual(stage.focused, "Cancel")
    var seen: [String?] = []
    for key in ["\u{1B}[A", "\u{1B}[A", "\u{1B}[B", "\t", "\t"] {
      stage.press(key)
      seen.append(stage.focused)
    }
    expectEqual(seen, ["Sender", "Date", "Sender", "Cancel", "Date"])
  }

  @Test func `X3: the actions of an alert can be clicked, but the content behind it cannot`() {
    stage.presentQuestion()
    stage.app.click(3, 2)
    expectEqual(stage.focused, "Cancel")
    stage.click("Cancel")
    stage.presentSheet(["Date", "Sender"])
    stage.click("Sender")
    expectEqual(stage.answers, ["Cancel", "Sender"])
  }

  // MARK: Little room

  private func presentMany(on stage: AlertStage) { stage.presentSheet((1...30).map { "Action \($0)" }) }

  @Test func `C12: a long list of actions scrolls with the keys while the cancel action stays visible`() {
    let stage = AlertStage(size: Size(width: 40, height: 16))
    presentMany(on: stage)
    expectEqual(stage.place(of: "Sort by")?.y, 2)
    expectEqual(stage.place(of: "Action 1")?.y, 4)
    expectEqual(stage.place(of: "Cancel")?.y, 13)
    stage.press("\t\u{1B}[F")
    expectEqual(stage.focused, "Action 30")
    expectEqual(stage.place(of: "Action 30")?.y, 11)
    expectEqual(stage.place(of: "Cancel")?.y, 13)
    stage.press("\r")
    expectEqual(stage.answers, ["Action 30"])
  }

  @Test func `C12: a long list of actions scrolls with the mouse wheel and with the scroll indicator`() throws {
    let stage = AlertStage(size: Size(width: 40, height: 16))
    presentMany(on: stage)
    stage.app.turnWheel(by: 1, 20, 6)
    expectEqual(stage.place(of: "Action 4")?.y, 4)
    let x = 35
    #expect(stage.app.cell(x, 5).glyph != .blank, "the scroll indicator is in the margin")
    stage.app.mouseDown(x, 5)
    stage.app.mouseDrag(x, 14)
    stage.app.mouseUp(x, 14)
    stage.click("Action 30")
    expectEqual(stage.answers, ["Action 30"])
  }

  @Test func `C12: texts that do not fit into an alert scroll, and leave half of the rows to the actions`() throws {
    let stage = AlertStage(size: Size(width: 40, height: 16))
    let text = (1...40).map { "word\($0)" }.joined(separator: " ")
    let alert = AlertController(title: "A title that takes more than one line", message: text)
    for title in ["One", "Two", "Three"] { alert.addAction(stage.action(title)) }
    alert.addAction(stage.action("Cancel", .cancel))
    stage.present(alert)
    let rows = ["One", "Two", "Three", "Cancel"].map { stage.place(of: $0)?.y }
    expectEqual(rows, [10, 11, 12, 13])
    expectEqual(stage.focused, "Cancel")
    expectNil(stage.place(of: "word40"))
    stage.press("\t")
    stage.press("\u{1B}[F")
    #expect(stage.place(of: "word40") != nil, "the texts have the focus and scroll")
    stage.app.turnWheel(by: -20, 20, 4)
    #expect(stage.place(of: "A title") != nil)
    stage.press("\u{1B}")
    expectEqual(stage.answers, ["Cancel"])
  }

  @Test(arguments: [AlertController.Style.alert, .actionSheet], [1, 2, 12])
  func `C12: with very few rows, an alert still shows a text, an action and the cancel action`(
    style: AlertController.Style, count: Int
  ) {
    for text in ["Sure?", (1...40).map { "word\($0)" }.joined(separator: " ")] {
      for cancels in [false, true] {
        let stage = AlertStage(size: Size(width: 20, height: 6))
        let alert = AlertController(title: text, message: text, preferredStyle: style)
        for number in 1...count { alert.addAction(stage.action("Do \(number)")) }
        if cancels { alert.addAction(stage.action("No", .cancel)) }
        stage.present(alert)
        #expect(stage.place(of: String(text.prefix(5))) != nil)
        #expect(stage.place(of: "Do 1") != nil)
        expectEqual((stage.place(of: "No") != nil), cancels)
        expectEqual(stage.focused, (cancels ? "No" : "Do 1"))
        stage.click(cancels ? "No" : "Do 1")
        expectEqual(stage.answers.count, 1)
      }
    }
  }

  @Test(arguments: [AlertController.Style.alert, .actionSheet])
  func `C12: an alert without actions stays until the program dismisses it`(style: AlertController.Style) {
    let stage = AlertStage(size: Size(width: 40, height: 16))
    let alert = AlertController(title: "Wait", message: "It takes a while.", preferredStyle: style)
    stage.present(alert)
    stage.press("\u{1B}\r \t")
    #expect(stage.place(of: "It takes a while.") != nil)
    #expect(stage.screen.presentedViewController === alert)
    alert.dismiss(animated: false)
    stage.app.turn()
    #expect(stage.place(of: "It takes a while.") == nil && stage.place(of: "Behind") != nil)
  }

  @Test func `C12: an alert shows all of its actions after the terminal becomes smaller`() {
    stage.presentQuestion()
    stage.app.resize(to: Size(width: 30, height: 10))
    #expect(stage.place(of: "Cancel") != nil && stage.place(of: "Delete") != nil)
    stage.press("\u{1B}")
    expectEqual(stage.answers, ["Cancel"])
  }
}

@Suite struct AlertMisuseTests {
  @Test func `adding a second cancel action to an alert traps`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let alert = AlertController(title: "Well?")
        alert.addAction(AlertAction(title: "No", style: .cancel))
        alert.addAction(AlertAction(title: "Never", style: .cancel))
      }
    }.expectMessage("“Never” cannot be added: an alert can have only one action with the style .cancel")
  }

  @Test func `adding an action to one alert twice traps`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let alert = AlertController(title: "Well?")
        let action = AlertAction(title: "Yes")
        alert.addAction(action)
        alert.addAction(action)
      }
    }.expectMessage("“Yes” cannot be added: it is already in the alert")
  }

  @Test func `adding an action of another alert traps`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (one, two) = (AlertController(title: "Well?"), AlertController(title: "Well?"))
        let action = AlertAction(title: "Yes")
        one.addAction(action)
        two.addAction(action)
      }
    }.expectMessage("“Yes” cannot be added: it is in another alert. Create an action for each alert")
  }

  @Test func `adding an action after the alert's view is loaded traps`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let alert = AlertController(title: "Well?")
        _ = alert.view
        alert.addAction(AlertAction(title: "Yes"))
      }
    }.expectMessage(
      "“Yes” cannot be added: the alert's view is already loaded. Add actions before you present the alert")
  }

  @Test func `setting a preferredAction that was not added to the alert traps`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { AlertController(title: "Well?").preferredAction = AlertAction(title: "Yes") }
    }.expectMessage("“Yes” cannot be the preferred action: add it to the alert first")
  }
}
