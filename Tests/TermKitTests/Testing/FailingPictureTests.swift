import Synchronization
import TermKit
import TermKitTesting
import TestBasics
import Testing

/// What tests of programs report when a picture is wrong: also why the first wrong cell looks as it does.
@MainActor @Suite(.isolatedAppearance) struct FailingPictureTests {
  private func app() -> TestApplication {
    Label.appearance().textColor = Color(red: 190, green: 0, blue: 0)
    let label = Label(text: "日 Score: 3")
    return TestApplication(size: Size(width: 20, height: 3)) {
      let controller = ViewController()
      label.frame = Rect(x: 2, y: 1, width: 12, height: 1)
      controller.view.addSubview(label)
      return controller
    }
  }

  @Test func `a failing picture prints the chain of the first wrong cell`() {
    let app = app()
    let messages = Mutex<[String]>([])
    withKnownIssue {
      expect(app, shows: "       09:41\n  日 Score: 4")
    } matching: { issue in
      messages.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
      return true
    }
    let message = messages.withLock(\.first) ?? ""
    #expect(message.contains("row 1 differs."))
    #expect(message.contains("The first wrong cell is in column 12 of row 1:\nview      "), "\(message)")
    #expect(message.contains("“3”, character 10 of the text “日 Score: 3”"), "\(message)")
    let rule = "#be0000: textColor of Label, by rule 1 “Label” (TermKitTests/FailingPictureTests.swift:10)"
    #expect(message.contains(rule), "\(message)")
  }

  @Test func `a snapshot that differs in a colour has the place of the first wrong cell`() {
    let app = app()
    let other = TestApplication(size: Size(width: 20, height: 3)) { ViewController() }
    let (wrong, right) = (Snapshot(app.screen), Snapshot(other.screen))
    let place = wrong.firstDifference(from: right, rows: 3)
    expectEqual(place?.row, 1)
    expectEqual(place?.character, 2)
    #expect(wrong.firstDifference(from: wrong, rows: 3) == nil)
    let small = Snapshot(CellBuffer(size: Size(width: 20, height: 2)))
    #expect(wrong.firstDifference(from: small, rows: 3) == nil)
  }

  @Test func `a place outside of the screen has an answer too`() {
    expectEqual(
      app().why(x: 20, y: 0).description,
      "view      no view is there: the windows have 20 columns and 3 rows, counted from 0")
  }
}
