import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

@testable import gallery

/// Tests of the page with switches and steppers.
@MainActor @Suite(.isolatedAppearance) struct SwitchesPageTests {
  @Test func `C7: the page shows switches and steppers with their own colours and images, with outlines, and disabled`()
  {
    expectPage(
      "Switches, steppers",
      draws: """
                           Switches, steppers
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▐
          Switches                                              ▐
           ▐   ●▌ Sound    ▐●   ▌ Hints                         ▐
                                                                ▐
          With colours of their own                             ▐
           ▐   ●▌ Green    ▐   ●▌ Gold thumb                    ▐
                                                                ▐
          With images                                           ▐
           ▐ ✕ ●▌ Players    ▐● ☀ ▌ Night                       ▐
                                                                ▐
          In three rows, with an outline                        ▐
           ▗▄▄▄▄▖       ▗▄▄▄▄▖                                  ▐
           ▐   ●▌ On    ▐●   ▌ Off                              ▐
           ▝▀▀▀▀▘       ▝▀▀▀▀▘                                  ▐
                                                                ▝
          Disabled
           ▐   ●▌ On    ▐●   ▌ Off

          Steppers: from 0 to 5, without an end, in tenths
          ▐ − │ + ▌  ▐ − │ + ▌  ▐ − │ + ▌
        """)
  }

  @Test func `C7: the page with switches and steppers is drawn in ASCII on the smallest screen`() {
    expect(
      .smallGallery(showing: "Switches, steppers"),
      shows: """
         TermKit         09:41           ? Keys
          < Gallery  Switches, steppers
        ---------------------------------------|
          Switches                             |
           [===O] Sound    [o---] Hints        |
                                               |
          With colours of their own            |
           [===O] Green    [===O] Gold thumb   |

          With images
           [=X=O] Players    [o-*-] Night

          In three rows, with an outline
           .----.       .----.
           |===O| On    |o---| Off
          Paper   none   ASCII     auto     en
        """)
  }

  @Test func `C7: the page says which switch has changed`() {
    let app = TestApplication.gallery(showing: "Switches, steppers")
    app.press("\t")
    app.press(" ")
    app.press(.end)
    app.advance(by: 1)
    #expect((0..<24).map(app.row).contains { $0.contains("valueChanged: “Sound” is off") })
  }
}
