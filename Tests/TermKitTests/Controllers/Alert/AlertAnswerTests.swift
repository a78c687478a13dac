import TermKit
import TermKitTestSupport
import Testing

/// Alerts and action sheets that are answered by keys or by the mouse.
@MainActor @Suite struct AlertAnswerTests {
  private let stage = AlertStage()

  @Test func `C12: the action is performed once the alert has gone, and the focus is where it was`() {
    stage.presentQuestion()
    #expect(stage.focused == "Cancel")
    stage.app.press("\t\r")
    #expect(stage.answers == [])
    #expect(stage.screen.presentedViewController?.isBeingDismissed == true)
    stage.app.advance(by: 1)
    #expect(stage.answers == ["Delete"])
    #expect(stage.screen.presentedViewController == nil)
    #expect(stage.focused == "Behind")
  }

  @Test func `C12: pressing again while it goes answers nothing`() {
    stage.presentQuestion()
    stage.press("\t\r\r\u{1B}")
    #expect(stage.answers == ["Delete"])
  }

  @Test func `C12: an action may present the next alert`() {
    let first = AlertController(title: "First")
    first.addAction(AlertAction(title: "Go on") { [stage] _ in stage.presentQuestion() })
    stage.present(first)
    stage.press("\r")
    #expect(stage.place(of: "Delete this game?") != nil)
    stage.press("\u{1B}")
    #expect(stage.answers == ["Cancel"])
    #expect(stage.screen.view.window?.tintAdjustmentMode == .normal)
  }

  @Test func `C12: Escape stands for the action that cancels`() {
    stage.presentQuestion()
    stage.press("\u{1B}")
    #expect(stage.answers == ["Cancel"])
    stage.presentSheet(["Date"])
    stage.press("\u{1B}")
    #expect(stage.answers == ["Cancel", "Cancel"])
  }

  @Test func `C12: Escape stands for the only action, and for none of several that do not cancel`() {
    let one = AlertController(title: "Done")
    one.addAction(stage.action("OK"))
    stage.present(one)
    stage.press("\u{1B}")
    #expect(stage.answers == ["OK"])
    let two = AlertController(title: "Which?")
    two.addAction(stage.action("This"))
    two.addAction(stage.action("That"))
    stage.present(two)
    stage.press("\u{1B}")
    #expect(stage.answers == ["OK"])
    #expect(stage.screen.presentedViewController === two)
  }

  @Test func `C12: Escape stands for no action that is disabled`() {
    let alert = stage.presentQuestion()
    alert.actions[0].isEnabled = false
    stage.press("\u{1B}")
    #expect(stage.answers == [] && stage.screen.presentedViewController === alert)
    alert.actions[0].isEnabled = true
    stage.press("\u{1B}")
    #expect(stage.answers == ["Cancel"])
  }

  @Test func `C12: Tab goes from the texts to what cancels, then to the other action, as they stand`() {
    let alert = AlertController(title: "Well?", message: (1...99).map { "word\($0)" }.joined(separator: " "))
    alert.addAction(stage.action("Cancel", .cancel))
    alert.addAction(stage.action("Delete"))
    stage.present(alert)
    #expect(stage.focused == "Cancel")
    stage.press("\t")
    #expect(stage.focused == "Delete")
    stage.press("\t")
    #expect(stage.focused == nil, "the texts scroll")
    stage.press("\t")
    #expect(stage.focused == "Cancel")
  }

  @Test func `C12: where what is bold is disabled the focus begins on the other action, not on texts that scroll`() {
    let alert = AlertController(title: "Well?", message: (1...99).map { "word\($0)" }.joined(separator: " "))
    alert.addAction(stage.action("Cancel", .cancel))
    alert.addAction(stage.action("Delete"))
    alert.actions[0].isEnabled = false
    stage.present(alert)
    #expect(stage.focused == "Delete")
  }

  @Test func `C12: the focus begins on the preferred action, and never on one that is disabled`() {
    let alert = AlertController(title: "Save?")
    for title in ["Copy", "Store"] { alert.addAction(stage.action(title)) }
    alert.addAction(stage.action("Cancel", .cancel))
    alert.preferredAction = alert.actions[1]
    stage.present(alert)
    #expect(stage.focused == "Store")
    stage.press("\u{1B}")
    let other = AlertController(title: "Save?")
    for title in ["Copy", "Store"] { other.addAction(stage.action(title)) }
    other.preferredAction = other.actions[1]
    other.actions[1].isEnabled = false
    stage.present(other)
    #expect(stage.focused == "Copy")
    stage.click("Store")
    #expect(stage.screen.presentedViewController === other, "what is disabled is deaf")
    other.actions[1].isEnabled = true
    stage.click("Store")
    #expect(stage.answers == ["Cancel", "Store"])
  }

  @Test func `X3: every action is reached by arrows and by Tab`() {
    stage.presentSheet(["Date", "Sender"])
    #expect(stage.focused == "Cancel")
    var seen: [String?] = []
    for key in ["\u{1B}[A", "\u{1B}[A", "\u{1B}[B", "\t", "\t"] {
      stage.press(key)
      seen.append(stage.focused)
    }
    #expect(seen == ["Sender", "Date", "Sender", "Cancel", "Date"])
  }

  @Test func `X3: every action is clicked, what is behind is not`() {
    stage.presentQuestion()
    stage.app.click(3, 2)
    #expect(stage.focused == "Cancel")
    stage.click("Cancel")
    stage.presentSheet(["Date", "Sender"])
    stage.click("Sender")
    #expect(stage.answers == ["Cancel", "Sender"])
  }

  // MARK: Little room

  private func presentMany(on stage: AlertStage) { stage.presentSheet((1...30).map { "Action \($0)" }) }

  @Test func `C12: many actions scroll, by keys, what cancels being seen all the time`() {
    let stage = AlertStage(size: Size(width: 40, height: 16))
    presentMany(on: stage)
    #expect(stage.place(of: "Sort by")?.y == 2)
    #expect(stage.place(of: "Action 1")?.y == 4)
    #expect(stage.place(of: "Cancel")?.y == 13)
    stage.press("\t\u{1B}[F")
    #expect(stage.focused == "Action 30")
    #expect(stage.place(of: "Action 30")?.y == 11)
    #expect(stage.place(of: "Cancel")?.y == 13)
    stage.press("\r")
    #expect(stage.answers == ["Action 30"])
  }

  @Test func `C12: many actions scroll by the wheel and by the indicator`() throws {
    let stage = AlertStage(size: Size(width: 40, height: 16))
    presentMany(on: stage)
    stage.app.turnWheel(by: 1, 20, 6)
    #expect(stage.place(of: "Action 4")?.y == 4)
    let x = 35
    #expect(stage.app.cell(x, 5).glyph != .blank, "the indicator is in the margin")
    stage.app.mouseDown(x, 5)
    stage.app.mouseDrag(x, 14)
    stage.app.mouseUp(x, 14)
    stage.click("Action 30")
    #expect(stage.answers == ["Action 30"])
  }

  @Test func `C12: texts without enough room scroll, and leave half of it to the actions`() throws {
    let stage = AlertStage(size: Size(width: 40, height: 16))
    let text = (1...40).map { "word\($0)" }.joined(separator: " ")
    let alert = AlertController(title: "A title that takes more than one line", message: text)
    for title in ["One", "Two", "Three"] { alert.addAction(stage.action(title)) }
    alert.addAction(stage.action("Cancel", .cancel))
    stage.present(alert)
    let rows = ["One", "Two", "Three", "Cancel"].map { stage.place(of: $0)?.y }
    #expect(rows == [10, 11, 12, 13])
    #expect(stage.focused == "Cancel")
    #expect(stage.place(of: "word40") == nil)
    stage.press("\t")
    stage.press("\u{1B}[F")
    #expect(stage.place(of: "word40") != nil, "the texts have the focus and scroll")
    stage.app.turnWheel(by: -20, 20, 4)
    #expect(stage.place(of: "A title") != nil)
    stage.press("\u{1B}")
    #expect(stage.answers == ["Cancel"])
  }

  @Test(arguments: [AlertController.Style.alert, .actionSheet], [1, 2, 12])
  func `C12: in very few rows there still are a text, an action with the focus, and what cancels`(
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
        #expect((stage.place(of: "No") != nil) == cancels)
        #expect(stage.focused == (cancels ? "No" : "Do 1"))
        stage.click(cancels ? "No" : "Do 1")
        #expect(stage.answers.count == 1)
      }
    }
  }

  @Test(arguments: [AlertController.Style.alert, .actionSheet])
  func `C12: without actions it is there until the program takes it away`(style: AlertController.Style) {
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

  @Test func `C12: a terminal that gets smaller keeps it whole`() {
    stage.presentQuestion()
    stage.app.resize(to: Size(width: 30, height: 10))
    #expect(stage.place(of: "Cancel") != nil && stage.place(of: "Delete") != nil)
    stage.press("\u{1B}")
    #expect(stage.answers == ["Cancel"])
  }
}

@Suite struct AlertMisuseTests {
  @Test func `two actions that cancel stop the program`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let alert = AlertController(title: "Well?")
        alert.addAction(AlertAction(title: "No", style: .cancel))
        alert.addAction(AlertAction(title: "Never", style: .cancel))
      }
    }.expectSentence("“Never” cannot be added: an alert can have only one action with the style .cancel")
  }

  @Test func `an action that is there already stops the program`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let alert = AlertController(title: "Well?")
        let action = AlertAction(title: "Yes")
        alert.addAction(action)
        alert.addAction(action)
      }
    }.expectSentence("“Yes” cannot be added: it is already in the alert")
  }

  @Test func `an action of another alert stops the program`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (one, two) = (AlertController(title: "Well?"), AlertController(title: "Well?"))
        let action = AlertAction(title: "Yes")
        one.addAction(action)
        two.addAction(action)
      }
    }.expectSentence("“Yes” cannot be added: it is in another alert. Create an action for each alert")
  }

  @Test func `an action that comes too late stops the program`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let alert = AlertController(title: "Well?")
        _ = alert.view
        alert.addAction(AlertAction(title: "Yes"))
      }
    }.expectSentence(
      "“Yes” cannot be added: the alert's view is already loaded. Add actions before you present the alert")
  }

  @Test func `a preferred action of another alert stops the program`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { AlertController(title: "Well?").preferredAction = AlertAction(title: "Yes") }
    }.expectSentence("“Yes” cannot be the preferred action: add it to the alert first")
  }
}
