import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import TermKitViews

@MainActor @Suite struct AlertControllerTests {
  private let stage = AlertStage()

  @Test func `C12: an alert is as wide as the longest line of its message`() {
    let stage = AlertStage(size: Size(width: 60, height: 16))
    let alert = AlertController(title: "Moves", message: "one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine")
    alert.addAction(stage.action("OK"))
    stage.present(alert)
    let short = alert.view.frame.width
    alert.dismiss(animated: false)
    let other = AlertController(title: "Moves", message: "seven")
    other.addAction(stage.action("OK"))
    stage.present(other)
    expectEqual(other.view.frame.width, short)
  }

  // MARK: Looks

  @Test func `C12: an alert is centred on the screen, with two actions side by side`() {
    stage.presentQuestion()
    expect(
      stage.app,
      shows: """
                           09:41

          Behind


                                              ▄
                     Delete this game?
                 It cannot be brought back.

                   Cancel         Delete

               ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀
        """)
    expectEqual(stage.app.background(6, 6), .white)
    expectEqual(stage.app.background(5, 6), Color.black.withAlphaComponent(0.15).over(.white))
  }

  @Test func `C12: an action sheet is at the bottom, with stacked actions and a separate cancel action`() {
    stage.presentSheet(["Date", "Sender"])
    expect(
      stage.app,
      shows: """
                           09:41

          Behind




                                              ▄
                          Sort by

                            Date
                           Sender

                           Cancel

               ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀
        """)
    expectEqual(stage.app.background(6, 14), .white)
    #expect(stage.app.background(6, 15) != .white)
  }

  @Test func `C12: an action sheet shows its only destructive action separately, below the cancel action`() throws {
    stage.presentDraftQuestion(on: stage.screen)
    let rows = ["Keep this draft?", "Store", "Go On", "Delete"].compactMap { stage.place(of: $0)?.y }
    expectEqual(rows, [8, 10, 11, 13])
    var seen: [String?] = [stage.focused]
    for _ in 0..<3 {
      stage.press("\t")
      seen.append(stage.focused)
    }
    expectEqual(seen, ["Go On", "Delete", "Store", "Go On"], "Tab moves from top to bottom")
    let buttons = stage.app.application.accessibilityOutline.filter { $0.contains("button") }
    expectEqual(buttons.map { $0.trimmingPrefix { $0 == " " }.prefix(4) }, ["Stor", "Go O", "Dele"])
  }

  @Test func `C12: several destructive actions stay in the list of an action sheet`() {
    let sheet = AlertController(title: "Delete?", preferredStyle: .actionSheet)
    for title in ["One", "All"] { sheet.addAction(stage.action(title, .destructive)) }
    sheet.addAction(stage.action("Cancel", .cancel))
    stage.present(sheet)
    expectEqual(["One", "All", "Cancel"].map { stage.place(of: $0)?.y }, [10, 11, 13])
  }

  @Test(arguments: [(31, 28), (32, 17)])
  func `C12: an action sheet is centred on a screen with at least 30 available rows`(height: Int, row: Int) {
    let stage = AlertStage(size: Size(width: 44, height: height))
    stage.presentSheet(["Date"])
    expectEqual(stage.place(of: "Cancel")?.y, row)
  }

  @Test(arguments: [Size(width: 80, height: 24), Size(width: 200, height: 60)])
  func `C12: an action sheet is centred on the form sheet that presents it`(size: Size) {
    let stage = AlertStage(size: size)
    let sheet = stage.presentFormSheet()
    let question = stage.presentDraftQuestion(on: sheet)
    expectEqual(question.view.frame, sheet.view.frame.centered(question.view.frame.size))
  }

  @Test func `C12: an action sheet is centred on its source view, but stays within the screen`() {
    let stage = AlertStage(size: Size(width: 80, height: 24))
    let sheet = stage.presentFormSheet()
    let contents = View()
    sheet.view.addSubview(contents)
    contents.frame = Rect(0, 0, sheet.view.bounds.width, 8)
    let question = stage.presentDraftQuestion(on: sheet, source: contents)
    expectEqual(question.view.frame.minY, sheet.view.frame.minY)
    contents.frame = Rect(0, -40, 2, 1)
    question.preferredContentSize = Size(width: 34, height: 0)
    stage.app.turn()
    expectEqual(question.view.frame.origin, Point(x: 3, y: 1))
  }

  @Test func `C12: an action sheet is centred on the presenting form sheet if the source view is in no window`() {
    let stage = AlertStage(size: Size(width: 80, height: 24))
    let sheet = stage.presentFormSheet()
    let source = View(frame: Rect(0, 0, 4, 1))
    let question = stage.presentDraftQuestion(on: sheet, source: source)
    #expect(question.sourceView === source)
    expectEqual(question.view.frame, sheet.view.frame.centered(question.view.frame.size))
  }

  @Test func `C12: an alert stacks three actions, with the cancel action at the end`() {
    let alert = AlertController(title: "Really?")
    for action in [stage.action("No", .cancel), stage.action("Yes"), stage.action("Perhaps")] {
      alert.addAction(action)
    }
    stage.present(alert)
    let rows = ["Really?", "Yes", "Perhaps", "No"].map { stage.place(of: $0)?.y }
    expectEqual(rows, [5, 7, 8, 9])
  }

  @Test func `C12: an alert stacks two actions that do not fit side by side, with the cancel action at the end`() {
    let alert = AlertController(title: "Leave?")
    alert.addAction(stage.action("Keep everything as it is", .cancel))
    alert.addAction(stage.action("Leave without saving"))
    stage.present(alert)
    expectEqual(stage.place(of: "Leave without saving")?.y, 8)
    expectEqual(stage.place(of: "Keep everything as it is")?.y, 9)
  }

  @Test(arguments: [(17, true), (18, false)])
  func `C12: an alert shows two actions side by side exactly if both titles fit`(
    length: Int, areSideBySide: Bool
  ) {
    let stage = AlertStage(size: Size(width: 60, height: 16))
    let titles = ["A", "B"].map { String(repeating: $0, count: length) }
    let alert = AlertController(title: "Leave?")
    for title in titles { alert.addAction(stage.action(title)) }
    stage.present(alert)
    let rows = titles.compactMap { stage.place(of: $0)?.y }
    #expect(rows.count == 2 && (rows[0] == rows[1]) == areSideBySide)
  }

  @Test func `C12: a destructive action is red, and the cancel action or preferred action is bold`() throws {
    let alert = stage.presentQuestion()
    let cancel = try #require(stage.place(of: "Cancel"))
    let delete = cancel.x + 13
    expectEqual(stage.app.foreground(delete + 2, cancel.y), Color(red: 255, green: 59, blue: 48))
    expectEqual(stage.app.cell(delete + 2, cancel.y).attributes, [])
    expectEqual(stage.app.foreground(cancel.x, cancel.y), .systemBlue)
    expectEqual(stage.app.cell(cancel.x, cancel.y).attributes, .bold)
    alert.preferredAction = alert.actions[1]
    stage.app.turn()
    expectEqual(stage.app.cell(delete + 2, cancel.y).attributes, .bold)
  }

  @Test func `C12: preferredContentSize sets the size of an alert, within the available room`() throws {
    let alert = stage.presentQuestion()
    let before = alert.view.frame
    alert.preferredContentSize = Size(width: 36, height: 0)
    stage.app.turn()
    expectEqual(alert.view.frame.size, Size(width: 36, height: before.height))
    alert.preferredContentSize = Size(width: 0, height: 11)
    stage.app.turn()
    expectEqual(alert.view.frame.size, Size(width: before.width, height: 11))
    alert.preferredContentSize = Size(width: .max, height: .max)
    stage.app.turn()
    #expect(alert.view.frame.width == 40 && alert.view.frame.height == 14)
    for text in ["Delete this game?", "Cancel", "Delete"] { #expect(stage.place(of: text) != nil) }
    alert.preferredContentSize = Size(width: -1, height: -1)
    stage.app.turn()
    expectEqual(alert.view.frame, before)
  }

  @Test func `C12: a visible alert follows changes of its title and message`() {
    let alert = stage.presentQuestion()
    alert.title = "Delete all?"
    alert.message = ""
    stage.app.turn()
    expectEqual(stage.place(of: "Delete all?")?.y, 6)
    expectNil(stage.place(of: "brought back"))
    expectEqual(stage.place(of: "Cancel")?.y, 8, "the alert shrinks to fit its texts")
    alert.title = "Delete none?"
    stage.app.turn()
    expectEqual(stage.place(of: "Delete none?")?.y, 6)
    alert.message = (1...20).map { "word\($0)" }.joined(separator: " ")
    stage.app.turn()
    #expect(stage.place(of: "word20") != nil, "the alert grows to fit its texts")
  }

  @Test func `C12: an action sheet slides into place, and an alert appears in place`() {
    for style in [AlertController.Style.actionSheet, .alert] {
      let stage = AlertStage()
      let alert = AlertController(title: "Sort by", preferredStyle: style)
      alert.addAction(stage.action("Date"))
      stage.screen.present(alert, animated: true)
      stage.app.advance(by: 0.1)
      let start = stage.place(of: "Sort by")?.y
      stage.app.advance(by: 1)
      let end = stage.place(of: "Sort by")?.y
      #expect(end != nil && (start == end) == (style == .alert))
    }
  }

  @Test(arguments: [ColorDepth.sixteen, .eight, .none])
  func `T12: with few colours, each sheet has a border, which is dim for all but the front sheet`(depth: ColorDepth) {
    let stage = AlertStage(size: Size(width: 80, height: 24), TraitCollection(colorDepth: depth))
    let sheet = stage.presentFormSheet()
    let alert = stage.presentDraftQuestion(on: sheet)
    for (frame, isDim) in [(sheet.view.frame, true), (alert.view.frame, false)] {
      let corner = stage.app.cell(frame.minX - 1, frame.minY - 1)
      expectEqual(corner.glyph, Glyph("┌"))
      expectEqual(corner.attributes.contains(.dim), isDim)
    }
  }

  @Test func `T12: with many colours, an alert has no border`() {
    let stage = AlertStage(TraitCollection(colorDepth: .palette256))
    stage.presentQuestion()
    expectNil(stage.place(of: "┌"))
  }

  @Test(arguments: [ColorDepth.none, .eight])
  func `T12: an alert has a border on terminals that cannot show its backdrop`(depth: ColorDepth) {
    let stage = AlertStage(TraitCollection(glyphLevel: depth == .none ? .ascii : .blocks, colorDepth: depth))
    stage.presentQuestion()
    let line = String(repeating: depth == .none ? "-" : "─", count: 32)
    expectEqual(stage.app.row(4), "     " + (depth == .none ? "+\(line)+" : "┌\(line)┐"))
    #expect(stage.app.row(7).hasPrefix(depth == .none ? "     |   It" : "     │   It"))
    expectEqual(stage.app.row(11), "     " + (depth == .none ? "+\(line)+" : "└\(line)┘"))
    stage.press("\u{1B}")
    expectEqual(stage.app.row(4), "")
  }

  @Test(arguments: ColorDepth.allCases)
  func `T12: the focus changes the look of an alert's button at every colour depth`(depth: ColorDepth) throws {
    let stage = AlertStage(TraitCollection(colorDepth: depth))
    stage.presentQuestion()
    let cancel = try #require(stage.place(of: "Cancel"))
    let before = stage.app.cell(cancel.x, cancel.y)
    stage.press("\t")
    expectEqual(stage.focused, "Delete")
    #expect(stage.app.cell(cancel.x, cancel.y) != before)
  }

  // MARK: Tint

  @Test(arguments: [AlertController.Style.alert, .actionSheet])
  func `T10: an alert dims the tint of the window behind it, and the dismissal restores that tint`(
    style: AlertController.Style
  ) {
    let alert = AlertController(title: "Well?", preferredStyle: style)
    alert.addAction(stage.action("OK"))
    stage.present(alert)
    let window = stage.screen.view.window
    expectEqual(window?.tintAdjustmentMode, .dimmed)
    expectEqual(stage.button.tintColor, Color.systemBlue.grayscale)
    expectEqual(alert.view.tintColor, .systemBlue)
    stage.press("\r")
    expectEqual(window?.tintAdjustmentMode, .normal)
    expectEqual(stage.button.tintColor, .systemBlue)
    expectEqual(window?.tintState.settings.mode, .automatic, "the window's own mode is automatic again")
  }

  @Test func `T10: an alert over a sheet dims the tint of the sheet until the dismissal`() {
    let sheet = ViewController()
    sheet.modalPresentationStyle = .formSheet
    stage.screen.present(sheet, animated: false)
    let alert = AlertController(title: "Well?")
    alert.addAction(stage.action("OK"))
    sheet.present(alert, animated: false)
    expectEqual(sheet.view.tintColor, Color.systemBlue.grayscale)
    stage.press("\r")
    expectEqual(sheet.view.tintColor, .systemBlue)
    expectEqual(stage.screen.view.window?.tintAdjustmentMode, .dimmed, "the sheet is still there")
  }
}
