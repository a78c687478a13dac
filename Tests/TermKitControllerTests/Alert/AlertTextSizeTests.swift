import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

/// Alerts at the accessibility sizes (V7).
@MainActor @Suite struct AlertTextSizeTests {
  private func stage(_ category: ContentSizeCategory, _ size: Size = Size(width: 80, height: 24)) -> AlertStage {
    AlertStage(size: size, TraitCollection(preferredContentSizeCategory: category))
  }

  private func picture(_ stage: AlertStage) -> String { stage.app.screen.text }

  @Test func `V7: at an accessibility size, the title of an alert is in large letters, and its message below it`() {
    let stage = stage(.accessibilityExtraLarge, Size(width: 80, height: 16))
    stage.presentQuestion()
    expect(
      stage.app,
      shows: """
                                             09:41

          Be        ▄▄▄        ▄▄        ▄              ▄   ▄      ▄
                    █  █  ▄▄    █   ▄▄  ▄█▄   ▄▄       ▄█▄  █▄▄   ▄▄    ▄▄
                    █  █ █▄▀▀   █  █▄▀▀  █ ▄ █▄▀▀       █ ▄ █  █   █   ▀▀▄
                    ▀▀▀   ▀▀   ▀▀▀  ▀▀    ▀   ▀▀         ▀  ▀  ▀  ▀▀▀  ▀▀
                                                          ▄
                                    ▄▄   ▄▄▄ ▄▄ ▄   ▄▄   ▀ █
                                   ▀▄▄█ █  █ █ █ █ █▄▀▀   ▀
                                    ▄▄▀  ▀▀▀ ▀ ▀ ▀  ▀▀    ▀
                                   It cannot be brought back.

                           Cancel                             Delete
        """)
  }

  @Test func `V7: at the largest size, the message is in large letters too if there is room`() {
    let stage = stage(.accessibilityExtraExtraExtraLarge)
    let alert = AlertController(title: "Stop?", message: "It is late.")
    alert.addAction(stage.action("OK"))
    stage.present(alert)
    expect(
      stage.app,
      shows: """
                                             09:41

          Behind




                                    ▄▄   ▄               ▄
                                   ▀▄ ▀ ▄█▄   ▄▄  ▄▄▄   ▀ █
                                   ▄ ▀▄  █ ▄ █  █ █▄▄▀   ▀
                                    ▀▀    ▀   ▀▀  █      ▀
                     ▄▄▄  ▄          ▄             ▄▄        ▄
                      █  ▄█▄        ▄▄    ▄▄        █   ▄▄▄ ▄█▄   ▄▄
                      █   █ ▄        █   ▀▀▄        █  █  █  █ ▄ █▄▀▀   ▄
                     ▀▀▀   ▀        ▀▀▀  ▀▀        ▀▀▀  ▀▀▀   ▀   ▀▀   ▀█▀

                                              OK
        """)
  }

  @Test func `V7: an alert that would not fit the screen has texts of one row`() {
    let stage = stage(.accessibilityExtraExtraExtraLarge, Size(width: 44, height: 10))
    stage.presentQuestion()
    #expect(stage.app.row(3).contains("Delete this game?"))
    #expect(!picture(stage).contains("▀"))
  }

  @Test func `V7: a shown alert follows a change of the size`() {
    let stage = stage(.large)
    stage.presentQuestion()
    #expect(!picture(stage).contains("▀"))
    stage.app.application.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    stage.app.turn()
    #expect(picture(stage).contains("▀"))
    stage.app.application.traitOverrides.preferredContentSizeCategory = .large
    stage.app.turn()
    #expect(!picture(stage).contains("▀"))
    #expect(picture(stage).contains("Delete this game?"))
  }
}
