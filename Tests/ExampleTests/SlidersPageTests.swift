import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

@testable import gallery

/// Tests of the page with sliders.
@MainActor @Suite(.isolatedAppearance) struct SlidersPageTests {
  @Test func `C5: the page shows sliders with every look`() {
    expectPage(
      "Sliders",
      draws:
        """
                                 Sliders
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▐
          Drag, click, turn the wheel, or press the arrows.     ▐
                                                                ▐
          From 0 to 1                                           ▐
          ━━━━━━━▎ ▎──────────                                  ▐
                                                                ▐
          With images, in steps of 10                           ▐
          − ━━━━━━━━━━━━▐ ▌───── +                              ▐
                                                                ▐
          Disabled                                              ▐
          ━━━━━━━▎ ▎──────────                                  ▐
                                                                ▐
          Colours                                               ▐
          ━━━━━━━━━━▊ ▊───────                                  ▐

          Three rows
                  ▗▄▄▖
          ━━━━━━━━    ────────
                  ▝▀▀▘
        """)
  }

  @Test func `C5: the page says the value that the user chooses`() {
    let app = TestApplication.gallery(showing: "Sliders")
    app.press(.right)
    app.press(.end)
    #expect(app.row(3).contains("valueChanged: 1 "))
    app.press(.left)
    #expect(app.row(3).contains("valueChanged: 0.95"))
  }

  @Test func `C5: the page is drawn in ASCII on the smallest screen`() {
    expect(
      TestApplication.smallGallery(showing: "Sliders"),
      shows:
        """
         TermKit         09:41           ? Keys
          < Gallery     Sliders
        ---------------------------------------|
          Drag, click, turn the wheel, or pre~ |
                                               |
          From 0 to 1                          |
          =======[]-----------                 |
                                               |
          With images, in steps of 10
          - =============[]----- +

          Disabled
          =======[]-----------

          Colours
          Paper   none   ASCII     auto     en
        """)
  }
}
