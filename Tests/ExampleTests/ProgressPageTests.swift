import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

@testable import gallery

/// Tests of the page with progress views and activity indicators.
@MainActor @Suite(.isolatedAppearance) struct ProgressPageTests {
  @Test func `C6: the page shows progress views with every look`() {
    expectPage(
      "Progress",
      draws:
        """
                                Progress
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▐
          A download of 250 MB                                  ▐
                                                                ▐
                                                                ▐
                                                                ▐
            Download                                            ▐
                                                                ▐
          Activity indicators                                   ▐
          ⣏⠉    ⣴⠛⠛⣦      Stop                                  ▐
                ⠻⣤⣤⠟                                            ▐
                                                                ▐
          Default                                               ▐
          ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━ ▐
                                                                ▐
          Bar                                                   ▝
          ██████████████████████▊

          Three rows
          ▗▆▇      ▇▆▖     ▇▆▖
          ▎          ▊       ▊
        """)
  }

  @Test func `C6: the download says its rate and the time left`() {
    let app = TestApplication.gallery(showing: "Progress")
    app.click(on: "Download")
    app.advance(by: 6.1)
    #expect(app.row(4).contains("  █████████▊"))
    #expect(app.row(5).contains("  21 MB/s · 0:07 left"))
    app.advance(by: 7)
    #expect(!app.row(5).contains("left"))
  }

  @Test func `C7: the button stops and starts the activity indicators`() {
    let app = TestApplication.gallery(showing: "Progress")
    #expect(app.row(10).contains("Stop"))
    app.click(on: "Stop")
    app.advance(by: 1)
    #expect(app.row(10).contains("Start"))
    let picture = [app.row(10), app.row(11)]
    app.advance(by: 0.3)
    #expect([app.row(10), app.row(11)] == picture)
    app.click(on: "Start")
    app.advance(by: 0.4)
    #expect([app.row(10), app.row(11)] != picture)
  }

  @Test func `C6: the page is drawn in ASCII on the smallest screen`() {
    expect(
      TestApplication.smallGallery(showing: "Progress"),
      shows:
        #"""
         TermKit         09:41           ? Keys
          < Gallery     Progress
        ---------------------------------------|
          A download of 250 MB                 |
          ....................                 |
                                               |
                                               |
            Download                           |

          Activity indicators
          |     /-        Stop
                \--

          Default
          ===============---------------------
          Paper   none   ASCII     auto     en
        """#)
  }
}
