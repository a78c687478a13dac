import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

@testable import gallery

/// Tests of the page with picker views and date pickers.
@MainActor @Suite(.isolatedAppearance) struct PickersPageTests {
  @Test func `C15: the page shows picker views with one component, three components and a million rows`() {
    expectPage(
      "Pickers",
      draws: """
                                 Pickers
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▐
          One component                                         ▐
                                                                ▐
                                                                ▐
                                 Corner                         ▐
                                 Centre                         ▐
                                  Edge                          ▐
                                                                ▐
          Three components                                      ▐


                  Anna            plays              X
                  Ben            watches             O
                 Clara

          A million rows
                                 499998
                                 499999
                                 500000
                                 500001
        """)
  }

  @Test func `C15: the page with pickers is drawn in ASCII on the smallest screen`() {
    expect(
      .smallGallery(showing: "Pickers"),
      shows: """
         TermKit         09:41           ? Keys
          < Gallery     Pickers
        ---------------------------------------|
          One component                        |
                                               |
                                               |
          >              Corner              <
                         Centre
                          Edge

          Three components


          >    Anna      plays        X      <
               Ben      watches       O
          Paper   none   ASCII     auto     en
        """)
  }

  @Test func `C15: Down turns the first picker view to its next row`() {
    let app = TestApplication.gallery(showing: "Pickers")
    app.press("\t")
    app.press(.down, .down)
    app.advance(by: 1)
    #expect(app.row(6).contains("Edge") && app.row(5).contains("Centre") && app.row(4).contains("Corner"))
  }
}
