import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import gallery

/// Tests of the gallery's page about text and layout from right to left.
@MainActor @Suite(.isolatedAppearance) struct DirectionsPageTests {
  @Test func `the page shows texts of both directions, a text to edit, and a view with fixed sides`() {
    expectPage(
      "Right to left",
      draws: """
                              Right to left
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▐
          The direction of the interface                        ▐
          ▐ Left to right ▌ Right to left ▌                     ▐
                                                                ▐
          A view with the same sides in both directions         ▐
             N                                                  ▐
          W  ┼  E                                               ▐
             S                                                  ▐
                                                                ▐
          Hebrew and Arabic                                     ▐
          םלוע םולש                                             ▐
          ברעב 12:30 העשה                                       ▐
          ﻢﻟﺎﻌﻟﺎﺑ ﺎﺒﺣﺮﻣ                                         ▐
          ءًﺎﺴﻣ ١٢:٣٠ ﺔﻋﺎﺴﻟﺍ                                     ▐
                                                                ▐
          Both directions in one line                           ▐
          Hello, םולש (world)!                                  ▐
          רמשנ C++ ץבוקה                                        ▐
          ﻭﺭﻮﻳ ١٠ = € 10
        """)
  }

  @Test func `the control changes the direction of the whole interface, and back`() throws {
    let app = TestApplication.gallery(showing: "Right to left")
    // The other segment is beside it. Its title is also the title of the page.
    let segment = try app.place(of: "Left to right")
    app.click(segment.x + 16, segment.y)
    expectEqual(app.application.userInterfaceLayoutDirection, .rightToLeft)
    #expect(app.row(0).hasPrefix(" ? Keys") && app.row(0).hasSuffix("TermKit"))
    #expect(app.contains("W  ┼  E"))
    app.click(on: "Left to right")
    expectEqual(app.application.userInterfaceLayoutDirection, .leftToRight)
  }
}
