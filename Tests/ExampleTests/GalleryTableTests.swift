import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

@testable import gallery

/// Tests of the pages with tables, and of their interactions.
@MainActor @Suite(.isolatedAppearance) struct GalleryTableTests {
  @Test func `the Plain table page shows cell styles, accessories and a table header view`() {
    expectPage(
      "Plain table",
      draws: """
                               Plain table                 Edit
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▐
                        The view above the table                ▐
                                                                ▐
          Styles                                                ▐
          Text                                                  ▐
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▐
          Text and value                                a value ▐
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▐
          Text                                                  ▐
          with a detail below it                                ▝
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
          ★  Image and text
             ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
          A section has a text above it and one below.
          At the right end
          Disclosure indicator                                ›
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
          Check mark                                          ✓
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
          A view of your own                            Reply
        """)
  }

  @Test func `the Grouped table page separates sections with space and with headers in capitals`() {
    expectPage(
      "Grouped table",
      draws: """
                              Grouped table                Edit
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▐
                        The view above the table                ▐
                                                                ▐
                                                                ▐
          STYLES                                                ▐
          Text                                                  ▐
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▐
          Text and value                                a value ▐
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▝
          Text
          with a detail below it
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
          ★  Image and text
        ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
          A section has a text above it and one below.

          AT THE RIGHT END
          Disclosure indicator                                ›
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
          Check mark                                          ✓
        """)
  }

  @Test func `the page with a million rows begins with the first row`() {
    expectPage(
      "A million rows",
      draws: """
                             A million rows        Middle  Last
          Row 1                                             0x0 ▐
          Row 2                                             0x1
          Row 3                                             0x2
          Row 4                                             0x3
          Row 5                                             0x4
          Row 6                                             0x5
          Row 7                                             0x6
          Row 8                                             0x7
          Row 9                                             0x8
          Row 10                                            0x9
          Row 11                                            0xa
          Row 12                                            0xb
          Row 13                                            0xc
          Row 14                                            0xd
          Row 15                                            0xe
          Row 16                                            0xf
          Row 17                                           0x10
          Row 18                                           0x11
          Row 19                                           0x12
          Row 20                                           0x13
        """)
  }

  @Test(arguments: TableView.RowAnimation.allCases)
  func `C9: pressing a row inserts a row below with the given animation, and pressing the new row deletes it`(
    _ animation: TableView.RowAnimation
  ) {
    let app = TestApplication.gallery(showing: "Plain table")
    let index = TableView.RowAnimation.allCases.firstIndex(of: animation) ?? 0
    app.press("\u{1B}[C")
    for _ in 0..<8 + index { app.press("\u{1B}[B") }
    app.press("\r")
    app.advance(by: 1)
    app.press("\u{1B}[B")
    #expect(rows(of: app).filter { $0.contains("came: \(animation)") }.count == 1)
    app.press("\r")
    app.advance(by: 1)
    #expect(rows(of: app).filter { $0.contains("came: \(animation)") }.isEmpty)
  }

  @Test func `C9: the detail button of a row opens an alert`() {
    let app = TestApplication.gallery(showing: "Plain table")
    app.press(.right)
    for _ in 0..<7 { app.press(.down) }
    app.press(.right, .enter)
    app.advance(by: 1)
    #expect(rows(of: app).contains { $0.contains("It opens the details of the row.") })
  }

  private func rows(of app: TestApplication) -> [String] { (0..<24).map(app.row) }

  @Test func `C9: the Middle and Last buttons scroll to the middle and the end of a million rows`() {
    let app = TestApplication.gallery(showing: "A million rows")
    app.click(67, 1)
    app.advance(by: 1)
    #expect(app.row(12).contains("Row 500001 "))
    app.click(76, 1)
    app.advance(by: 1)
    #expect(app.row(22).contains("Row 1000000 "))
  }
}
