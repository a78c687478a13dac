import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// Text fields of alerts, which get typed text, and actions that depend on it.
@MainActor @Suite struct AlertTextFieldTests {
  private let stage = AlertStage(size: Size(width: 40, height: 16))

  /// Presents an alert with a text field for each placeholder, and the actions Cancel and Save.
  @discardableResult
  private func present(_ placeholders: [String], configure: (AlertController) -> Void = { _ in }) -> AlertController {
    let alert = AlertController(title: "New player", message: "Who plays next?")
    for placeholder in placeholders { alert.addTextField { $0.placeholder = placeholder } }
    alert.addAction(stage.action("Cancel", .cancel))
    alert.addAction(stage.action("Save"))
    configure(alert)
    stage.present(alert)
    return alert
  }

  private var focusedField: String? {
    (stage.app.application.windowScene.keyWindow?.firstResponder as? TextField)?.placeholder
  }

  // MARK: Looks

  @Test func `C12: an alert shows its text fields below the message, with the cursor in the first one`() {
    present(["Name", "Club"])
    expect(
      stage.app,
      shows: """
                         09:41

          Behind
                                            ▄
                       New player
                    Who plays next?

               Name

               Club

                 Cancel          Save

             ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀
        """)
    expectEqual(stage.app.terminal.cursor, Point(x: 7, y: 7))
  }

  @Test func `C12: a text field of an alert is as high as its border style needs`() {
    let alert = AlertController()
    alert.addTextField { $0.borderStyle = .roundedRect }
    alert.addTextField()
    alert.addAction(stage.action("OK"))
    stage.present(alert)
    expectEqual(alert.textFields?.map(\.frame.height), [3, 1])
    expectEqual(alert.textFields?.map(\.frame.minY), [0, 4], "a blank row separates the fields")
    expectEqual(stage.place(of: "OK")?.y, alert.view.frame.maxY - 2)
  }

  @Test func `C12: text fields that do not fit scroll with the focus, and the actions stay visible`() {
    let stage = AlertStage(size: Size(width: 40, height: 9))
    let alert = AlertController(title: "Team")
    for name in ["One", "Two", "Three", "Four"] { alert.addTextField { $0.placeholder = name } }
    alert.addAction(stage.action("Save"))
    stage.present(alert)
    #expect(stage.place(of: "One") != nil && stage.place(of: "Four") == nil && stage.place(of: "Save") != nil)
    stage.press("\t\t\t")
    #expect(stage.place(of: "One") == nil && stage.place(of: "Four") != nil && stage.place(of: "Save") != nil)
  }

  // MARK: Adding

  @Test func `C12: textFields is nil without text fields, and otherwise has them in the order of their addition`() {
    let alert = AlertController()
    expectNil(alert.textFields)
    var configured: [TextField] = []
    alert.addTextField { configured.append($0) }
    alert.addTextField()
    expectEqual(alert.textFields?.count, 2)
    #expect(configured.count == 1 && configured.first === alert.textFields?.first, "the handler is called at once")
  }

  // MARK: Keys

  @Test func `C12: typed text goes to the focused field of an alert, and a handler can read it`() {
    let alert = AlertController(title: "Name?")
    alert.addTextField()
    var name: String?
    alert.addAction(AlertAction(title: "Save") { [weak alert] _ in name = alert?.textFields?.first?.text })
    stage.present(alert)
    stage.press("Ada q?\r")
    expectEqual(name, "Ada q?")
  }

  @Test func `C12: Tab moves from field to field and on to the actions of an alert`() {
    present(["Name", "Club"])
    var seen: [String?] = [focusedField]
    for _ in 0..<4 {
      stage.press("\t")
      seen.append(focusedField ?? stage.focused)
    }
    expectEqual(seen, ["Name", "Club", "Cancel", "Save", "Name"])
  }

  @Test func `C12: Enter moves to the next enabled field of an alert, and chooses the default action in the last one`()
  {
    let alert = present(["Name", "Club", "Town"])
    alert.textFields?[1].isEnabled = false
    stage.press("Ada\r")
    #expect(stage.answers == [] && focusedField == "Town")
    stage.press("\r")
    #expect(stage.answers == ["Save"] && stage.screen.presentedViewController == nil)
  }

  @Test func `C12: Enter in the last field of an alert chooses the preferred action rather than the default one`() {
    let alert = present(["Name"]) { alert in
      alert.addAction(stage.action("Save and Play"))
      alert.preferredAction = alert.actions.last
    }
    expectEqual(focusedField, "Name", "a text field gets the focus before the preferred action")
    stage.press("\r")
    #expect(stage.answers == ["Save and Play"] && alert.presentingViewController == nil)
  }

  @Test func `C12: Enter in a field of an alert chooses the only action, but neither cancels nor destroys otherwise`() {
    let one = AlertController(title: "Code?")
    one.addTextField()
    one.addAction(stage.action("Close", .cancel))
    stage.present(one)
    stage.press("\r")
    expectEqual(stage.answers, ["Close"])
    let two = AlertController(title: "Type DELETE to delete")
    two.addTextField()
    two.addAction(stage.action("Cancel", .cancel))
    two.addAction(stage.action("Delete", .destructive))
    stage.present(two)
    stage.press("\r")
    #expect(stage.answers == ["Close"] && stage.screen.presentedViewController === two)
  }

  @Test func `C12: an action that is enabled while a field has text answers Enter only then`() throws {
    let alert = present(["Name"])
    let (save, field) = (alert.actions[1], try #require(alert.textFields?.first))
    save.isEnabled = false
    field.addAction(for: .editingChanged) { _ in save.isEnabled = field.hasText }
    stage.press("\r")
    #expect(stage.answers == [] && stage.screen.presentedViewController === alert)
    stage.click("Save")
    expectEqual(stage.answers, [], "a disabled action ignores clicks")
    stage.press("A\u{7F}\r")
    #expect(stage.answers == [] && stage.screen.presentedViewController === alert)
    stage.press("A\r")
    expectEqual(stage.answers, ["Save"])
  }

  @Test func `C12: a field's delegate can keep Enter from answering an alert`() {
    @MainActor final class Refusal: TextFieldDelegate {
      func textFieldShouldReturn(_ textField: TextField) -> Bool { false }
    }
    let refusal = Refusal()
    let alert = present(["Name"]) { $0.textFields?.first?.delegate = refusal }
    stage.press("\r")
    #expect(stage.answers == [] && stage.screen.presentedViewController === alert)
  }

  @Test func `C12: Escape in a text field chooses the cancel action of an alert`() {
    present(["Name"])
    stage.press("Ada\u{1B}")
    expectEqual(stage.answers, ["Cancel"])
  }

  @Test func `C12: an alert gives the focus back after its text field had it`() {
    present(["Name"])
    stage.press("\r")
    expectEqual(stage.focused, "Behind")
  }

  // MARK: Subclasses

  @Test func `C12: a subclass of AlertController adds its own field and actions, and follows its life cycle`() {
    final class NameAlert: AlertController {
      var log: [String] = []

      init(_ save: AlertAction) {
        super.init(title: "Name?")
        addTextField { $0.placeholder = "Name" }
        addAction(save)
      }

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log.append("appears")
      }

      override var keyCommands: [KeyCommand] {
        super.keyCommands + [
          KeyCommand(title: "Help", keys: [.character("g", .control)]) { [weak self] in self?.log.append("help") }
        ]
      }
    }
    let alert = NameAlert(stage.action("Save"))
    stage.present(alert)
    stage.press("\u{07}\r")
    #expect(alert.log == ["appears", "help"] && stage.answers == ["Save"])
  }
}

@MainActor @Suite(.isolatedAppearance) struct AlertTextFieldAppearanceTests {
  @Test func `A5: no appearance rule for text fields changes the fields of an alert`() throws {
    TextField.appearance().textColor = .white
    TextField.appearance().borderStyle = .line
    let alert = AlertController()
    alert.addTextField()
    AlertStage().present(alert)
    let field = try #require(alert.textFields?.first)
    #expect(field.borderStyle == .bezel && field.textColor == .black)
  }
}

@Suite struct AlertTextFieldMisuseTests {
  @Test func `adding a text field to an action sheet traps`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { AlertController(preferredStyle: .actionSheet).addTextField() }
    }.expectMessage(
      "a text field cannot be added to an action sheet: create the alert controller with the style .alert")
  }

  @Test func `adding a text field after the alert's view is loaded traps`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let alert = AlertController(title: "Name?")
        _ = alert.view
        alert.addTextField()
      }
    }.expectMessage(
      "a text field cannot be added: the alert's view is already loaded. Add it before you present the alert")
  }
}
