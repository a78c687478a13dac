import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// TermKit's own windows, which the rules of a program must not affect.
@MainActor @Suite(.isolatedAppearance) struct AppearanceOwnWindowsTests {
  private final class Screen: ViewController {
    let label = Label(text: "Behind")
    override func loadView() {
      view = View()
      view.backgroundColor = .sun
      label.frame = Rect(1, 2, 10, 1)
      view.addSubview(label)
    }
  }

  private let screen = Screen()
  private let app: TestApplication

  init() {
    Window.appearance().backgroundColor = .emerald
    Label.appearance().textColor = .white
    app = TestApplication(size: Size(width: 40, height: 12), root: screen)
  }

  @Test func `A5, S1: an appearance rule for window backgrounds does not affect the status bar`() {
    expectEqual(app.background(0, 0), .sun)
  }

  @Test func `A5, T10: an appearance rule for window backgrounds does not cover the content behind an alert`() {
    screen.present(AlertController(title: "Really?"), animated: false)
    app.turn()
    expectEqual(app.row(2), " Behind")
    #expect(app.background(1, 2) != .emerald)
  }

  @Test func `A5: an appearance rule for label colours does not affect the text of an alert`() {
    screen.present(AlertController(title: "Really?"), animated: false)
    app.turn()
    let row = (0..<12).first { app.row($0).contains("Really?") } ?? 0
    let column = Array(app.row(row)).firstIndex(of: "R") ?? 0
    expectEqual(app.cell(column, row).foreground, .black)
  }

  @Test func `A5: appearance rules for labels and windows do not affect the notice that the terminal is too small`() {
    app.application.minimumSize = Size(width: 60, height: 20)
    app.turn()
    let row = (0..<12).first { !app.row($0).isEmpty } ?? 0
    let column = Array(app.row(row)).firstIndex { $0 != " " } ?? 0
    expectEqual(app.cell(column, row).foreground, .black)
    expectEqual(app.cell(column, row).background, .white)
  }
}
