import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// An application that is shown as lines of text.
@MainActor @Suite struct LinearModeTests {
  private let controller = ViewController()
  private let app: TestApplication

  init() {
    let controller = controller
    controller.title = "Songs"
    app = TestApplication(
      size: Size(width: 80, height: 24), traits: TraitCollection(usesScreenReader: true),
      lineModeReason: "--accessible",
      rootViewController: { NavigationController(rootViewController: controller) })
  }

  /// Returns the lines that the application prints in a closure and in the frame after it.
  private func lines(_ body: () -> Void) -> [String] {
    let count = app.terminal.lines.count
    body()
    app.turn()
    return Array(app.terminal.lines.dropFirst(count))
  }

  private func add(_ view: View, _ y: Int) {
    view.frame = Rect(0, y, 40, 1)
    controller.view.addSubview(view)
  }

  @Test func `the first line names the mode, its reason and the key for help, and the heading follows`() {
    #expect(app.terminal.lines == ["Lines of text, because of --accessible. Press ? for the keys.", "Songs, heading"])
    #expect(app.terminal.frameCount == 0 && app.application.spokenText == nil)
  }

  @Test func `a key is answered by announcements, then by other changes, then by the new focus`() {
    let (label, button) = (Label(text: "Two songs"), Button(title: "Delete"))
    add(label, 1)
    let lines = lines {
      Accessibility.post(.announcement("Song deleted."))
      label.text = "One song"
      add(button, 2)
      button.becomeFirstResponder()
    }
    #expect(lines == ["Song deleted.", "One song", "Delete, button"])
  }

  @Test func `a text that an announcement contains is not printed again`() {
    let label = Label(text: "X to move")
    add(label, 1)
    _ = lines {}
    let lines = lines {
      Accessibility.post(.announcement("X at middle. O to move"))
      label.text = "O to move"
    }
    #expect(lines == ["X at middle. O to move"])
  }

  @Test func `a changed screen is introduced again, and the focus with it`() {
    let button = Button(title: "Play")
    add(button, 1)
    _ = lines { button.becomeFirstResponder() }
    #expect(lines { Accessibility.post(.screenChanged(button)) } == ["Songs, heading", "Play, button"])
    #expect(lines { Accessibility.post(.layoutChanged(button)) } == ["Play, button"])
  }

  @Test func `repaints, other colours and moved views print nothing`() {
    let (label, button) = (Label(text: "Song"), Button(title: "Play"))
    add(label, 1)
    add(button, 2)
    _ = lines {}
    let lines = lines {
      label.textColor = .red
      swap(&label.frame, &button.frame)
      app.application.redraw()
    }
    #expect(lines == [])
  }

  @Test func `of a changed element with the focus, only the new parts are printed`() {
    let slider = Slider()
    slider.accessibilityLabel = "Volume"
    slider.value = 0.5
    add(slider, 1)
    #expect(lines { slider.becomeFirstResponder() } == ["Volume, 50%, adjustable"])
    #expect(lines { app.press(.right) }.count == 1)
    #expect(app.terminal.lines.last?.hasPrefix("5") == true && app.terminal.lines.last?.contains("Volume") == false)
  }

  @Test func `progress prints at each tenth, and a long task every 30 seconds`() {
    let bar = ProgressView()
    bar.accessibilityLabel = "Download"
    add(bar, 1)
    let wheel = ActivityIndicatorView(style: .medium)
    add(wheel, 2)
    _ = lines {}
    #expect(lines { for step in 0...100 { bar.progress = Double(step) / 100; app.turn() } }.count == 10)
    _ = lines { wheel.startAnimating() }
    #expect(lines { app.advance(by: 29) } == [])
    #expect(
      lines { app.advance(by: 62) } == [
        "in progress, still busy", "in progress, still busy", "in progress, still busy",
      ])
    _ = lines { wheel.stopAnimating() }
    #expect(lines { app.advance(by: 61) } == [])
  }

  @Test func `the commands say where the focus is, repeat, and print the outline with numbers that lead to elements`() {
    let (first, second) = (Button(title: "First"), Button(title: "Second"))
    add(first, 1)
    add(second, 2)
    _ = lines { first.becomeFirstResponder() }
    #expect(lines { app.type(".") } == ["Songs, heading", "First, button"])
    #expect(lines { app.type(",") } == ["Songs, heading", "First, button"])
    #expect(
      lines { app.type("o") } == [
        "1 First, button", "2 Second, button", "navigation bar", "  3 Songs, heading", "4 status bar, 09:41",
      ])
    #expect(lines { app.type("2") } == ["Second, button"])
    #expect(second.isFirstResponder)
    #expect(lines { app.type("9") } == ["There is no line 9."])
    #expect(lines { app.type("?") }.contains(".: Where am I"))
  }

  @Test func `an alert is a question with numbered answers`() {
    var answer = ""
    let alert = AlertController(title: "Delete?", message: "The song is lost.", preferredStyle: .alert)
    for title in ["Keep", "Delete"] {
      alert.addAction(AlertAction(title: title, style: .default) { _ in answer = title })
    }
    let lines = lines { controller.present(alert, animated: false) }
    #expect(lines.prefix(5) == ["Delete?", "The song is lost.", "Choose a number:", "1 Keep", "2 Delete"])
    app.type("2")
    #expect(answer == "Delete")
  }

  @Test func `custom actions are a numbered list`() {
    var archived = false
    let button = Button(title: "Letter")
    button.accessibilityCustomActions = [
      AccessibilityCustomAction(name: "Archive") { _ in
        archived = true
        return true
      }
    ]
    add(button, 1)
    _ = lines { button.becomeFirstResponder() }
    let lines = lines { app.press(.character("o"), holding: .control) }
    #expect(lines.contains("1 Archive"))
    app.type("1")
    #expect(archived)
  }

  @Test func `a number goes to that row of a list, also with two digits`() {
    let table = TableView(frame: Rect(0, 1, 40, 5))
    let rows = Rows()
    table.dataSource = rows
    controller.view.addSubview(table)
    _ = lines { table.becomeFirstResponder() }
    #expect(
      lines {
        app.type("4"); app.type("2")
      } == ["Row 42, row 42 of 100"])
    #expect(
      lines {
        app.type("7"); app.advance(by: 1.1)
      } == ["Row 7, row 7 of 100"])
    #expect(lines { app.press(.down) } == ["Row 8, row 8 of 100"])
  }

  private final class Rows: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = TableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel.text = "Row \(indexPath.row + 1)"
      return cell
    }
  }

  // MARK: Texts

  @Test func `a field that gets the focus asks for a line, which replaces its text, and Enter follows`() {
    let field = TextField(text: "Ann", placeholder: "Name")
    var returns = 0
    field.addAction(for: .primaryActionTriggered) { _ in returns += 1 }
    add(field, 1)
    _ = lines { field.becomeFirstResponder() }
    #expect(app.terminal.prompt == "Name [Ann]:")
    app.enterLine("Bob")
    #expect(field.text == "Bob" && returns == 1 && app.terminal.prompt == nil)
    app.press(.enter)
    app.enterLine("")
    #expect(field.text == "Bob" && returns == 1, "an empty line keeps the text")
    app.press(.enter)
    app.enterLine(nil)
    #expect(field.text == "Bob" && returns == 1, "the user gave up")
    app.press(.enter)
    app.enterLine(" ")
    #expect(field.text == "", "a blank line deletes the text")
  }

  @Test func `a field that the user passes with Tab does not ask, and letters are commands there`() {
    let (button, field) = (Button(title: "First"), TextField(placeholder: "Name"))
    add(button, 1)
    add(field, 2)
    _ = lines { button.becomeFirstResponder() }
    #expect(lines { app.press(Typed.tab) } == ["Name, text field", "Press Enter to type."])
    #expect(app.terminal.prompt == nil)
    #expect(lines { app.type(".") } == ["Songs, heading", "Name, text field"])
    #expect(field.text == "")
  }

  @Test func `a long text is typed in lines until an empty one, below the present text`() {
    let view = TextView(frame: Rect(0, 1, 40, 5))
    view.text = "One"
    controller.view.addSubview(view)
    _ = lines { view.becomeFirstResponder() }
    app.press(.enter)
    #expect(app.terminal.prompt == "Type lines. An empty line ends the text.")
    for line in ["Two", "Three", ""] { app.enterLine(line) }
    #expect(view.text == "One\nTwo\nThree" && app.terminal.prompt == nil)
  }
}
