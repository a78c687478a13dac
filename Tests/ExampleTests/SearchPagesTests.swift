import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

@testable import gallery

/// Tests of the pages about searching.
@MainActor @Suite(.isolatedAppearance) struct SearchPagesTests {
  @Test func `B11: the page shows search bars with every look`() {
    expectPage(
      "Search bars",
      draws: """
                               Search bars
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▐
          Press / to type in the first bar.                     ▐
                                                                ▐
          A search bar                                          ▐
            ⌕ Search                                            ▐
          ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔ ▐
          With Cancel, a bookmark and scopes                    ▐
            ⌕ Apollo                              ✕ ☆  Cancel   ▐
           ▐      All       ▌      Crew      │     Ships     ▌  ▐
          ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔ ▐
          Disabled                                              ▐
            ⌕ Apollo                                   Cancel   ▐
           ▐      All       ▌      Crew      │     Ships     ▌  ▐
          ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔ ▐
          Three rows, with a prompt and a list of results
                               Which ship?
           ╭─────────────────────────────────────────────────╮
           │ ⌕ Search                                      ≡ │
           ╰─────────────────────────────────────────────────╯
        """)
  }

  @Test func `B11: the page says what the delegates of the search bars are told`() {
    let app = TestApplication.gallery(showing: "Search bars")
    app.press(.tab)
    app.type("moon")
    #expect(app.row(3).contains("Text: moon"))
    app.press("\r")
    #expect(app.row(3).contains("Search: moon"))
    app.click(on: "Crew")
    #expect(app.row(3).contains("Scope: Crew"))
    app.click(on: "☆")
    #expect(app.row(3).contains("Bookmarks"))
  }

  @Test func `B11: a journey through a search: type, choose a scope, open a result, return and cancel`() {
    let app = TestApplication.gallery(showing: "Search")
    #expect(app.row(2).contains("⌕ Names") && app.row(3).contains("Aldrin"))
    app.press(.right)
    app.type("/")
    app.advance(by: 1)
    #expect(app.row(1).contains("⌕ Names") && app.row(1).contains("Cancel") && app.row(2).contains("Crew"))
    app.type("co")
    #expect(app.row(3).contains("4 of 17"))
    app.click(on: "Ships")
    #expect(app.row(3).contains("2 of 17") && app.row(4).contains("Columbia"))
    app.type("x")
    #expect(app.row(3).contains("No results"))
    app.press(.backspace)
    app.press(.enter)
    app.press(.enter)
    app.advance(by: 1)
    #expect(app.row(1).contains("Columbia"))
    app.press(.enter)
    app.advance(by: 1)
    #expect(app.row(1).contains("⌕ co") && app.row(4).contains("Columbia"), "the search is still there")
    app.press(.escape)
    app.advance(by: 1)
    #expect(app.row(1).contains("Search") && app.row(2).contains("⌕ Names") && app.row(3).contains("Aldrin"))
  }

  @Test func `B11: the pages are drawn in ASCII on the smallest screen`() {
    expect(
      .smallGallery(showing: "Search bars"),
      shows: """
         TermKit         09:41           ? Keys
          < Gallery   Search bars
        ---------------------------------------|
          Press / to type in the first bar.    |
                                               |
          A search bar                         |
           [/ Search                        ]  |
          ------------------------------------ |
          With Cancel, a bookmark and scopes
           [/ Apollo             x *] Cancel
           |   All    |   Crew   |  Ships   |
          ------------------------------------
          Disabled
           [/ Apollo                ] Cancel
           |   All    |   Crew   |  Ships   |
          Paper   none   ASCII     auto     en
        """)
    expect(
      .smallGallery(showing: "Search"),
      shows: """
         TermKit         09:41           ? Keys
          < Gallery      Search
         [/ Names                             ]
        > Aldrin                             > |
          _____________________________________|
          Armstrong                          > |
          _____________________________________|
          Bean                               > |
          ______________________________________
          Cernan                             >
          ______________________________________
          Collins                            >
          ______________________________________
          Conrad                             >
          ______________________________________
          Paper   none   ASCII     auto     en
        """)
  }
}
