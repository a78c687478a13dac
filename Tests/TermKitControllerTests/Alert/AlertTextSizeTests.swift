import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

/// Alerts at the accessibility sizes of text.
@MainActor @Suite struct AlertTextSizeTests {
  @Test func `V7: the message of an alert is bold at an accessibility size, and the alert keeps its size`() throws {
    let stage = AlertStage(size: Size(width: 44, height: 16), TraitCollection())
    stage.presentQuestion()
    let before = stage.app.screen.text
    let row = try #require((0..<16).first { stage.app.row($0).contains("It cannot be") })
    let start = stage.app.row(row).prefix { $0 == " " }.count
    #expect(!stage.app.cell(start, row).attributes.contains(.bold))
    stage.app.application.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    stage.app.turn()
    #expect(stage.app.cell(start, row).attributes.contains(.bold))
    #expect(stage.app.screen.text == before)
  }
}
