import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

@testable import gallery

/// Tests of every page of the gallery on the smallest screen, in plain ASCII and without colours.
@MainActor @Suite(.isolatedAppearance) struct GallerySmallPagesTests {
  @Test func `the Buttons page is drawn in ASCII on the smallest screen`() {
    expect(
      .smallGallery(showing: "Buttons"),
      shows: """
         TermKit         09:41           ? Keys
          < Gallery     Buttons
        ---------------------------------------|
           Normal   Pressed Selected Disabled  |
                                               |
          Title
             Go       Go       Go       Go

          Image
              *        *        *        *

          Both
            * Go     * Go     * Go     * Go

          Background
          Paper   none   ASCII     auto     en
        """)
  }

  @Test func `the Segmented controls page is drawn in ASCII on the smallest screen`() {
    expect(
      .smallGallery(showing: "Segmented controls"),
      shows: """
         TermKit         09:41           ? Keys
          < Gallery  Segmented controls
        ---------------------------------------|
          Titles                               |
          |  Day  | Week  | Month |            |
                                               |
          With an outline                      |
          .-------+-------+-------.            |
          |  Day  | Week  | Month |
          '-------+-------+-------'

          A segment that is disabled
          |  Day  | Week  | Month |

          Disabled
          Paper   none   ASCII     auto     en
        """)
  }

  @Test func `the Text fields page is drawn in ASCII on the smallest screen`() {
    expect(
      .smallGallery(showing: "Text fields"),
      shows: """
         TermKit         09:41           ? Keys
          < Gallery   Text fields
        ---------------------------------------|
          Borders                              |
          None                                 |
                                               |
          Line                                 |

          [Bezel                             ]

          .----------------------------------.
          | Rounded                          |
          '----------------------------------'

          Text that can be cleared
          Paper   none   ASCII     auto     en
        """)
  }

  @Test func `the Text view page is drawn in ASCII on the smallest screen`() {
    expect(
      .smallGallery(showing: "Text view"),
      shows: """
         TermKit         09:41           ? Keys
          < Gallery    Text view  Undo   Lock
        ---------------------------------------|
          Write here. Words are wrapped at     |
          the width of the view, wherever the  |
          window's edge may be, and the        |
          cursor is the terminal's own.        |
                                               |
          Grapheme clusters stay whole: e, ??  |
          ??, ??????, ??, ??, ?. What could    |
          do harm is shown and kept as it      |
          came: ?[31m, ?, ?.                   |
                                               |
          Shift and arrows select, Ctrl and
          arrows go by words, Alt-C copies,
          Paper   none   ASCII     auto     en
        """)
  }

  @Test func `the Plain table page is drawn in ASCII on the smallest screen`() {
    expect(
      .smallGallery(showing: "Plain table"),
      shows: """
         TermKit         09:41           ? Keys
          < Gallery   Plain table         Edit
        ---------------------------------------|
                The view above the table       |
                                               |
          Styles                               |
        > Text
          ______________________________________
          Text and value               a value
          ______________________________________
          Text
          with a detail below it
          ______________________________________
          *  Image and text
             ___________________________________
          Paper   none   ASCII     auto     en
        """)
  }

  @Test func `the Grouped table page is drawn in ASCII on the smallest screen`() {
    expect(
      .smallGallery(showing: "Grouped table"),
      shows: """
         TermKit         09:41           ? Keys
          < Gallery  Grouped table        Edit
        ---------------------------------------|
                The view above the table       |
                                               |
                                               |
          STYLES
        > Text
          ______________________________________
          Text and value               a value
          ______________________________________
          Text
          with a detail below it
          ______________________________________
          *  Image and text
          Paper   none   ASCII     auto     en
        """)
  }

  @Test func `the page with a million rows is drawn in ASCII on the smallest screen`() {
    expect(
      .smallGallery(showing: "A million rows"),
      shows: """
         TermKit         09:41           ? Keys
          < Back  A million rows  Middle  Last
        > Row 1                            0x0 |
          Row 2                            0x1
          Row 3                            0x2
          Row 4                            0x3
          Row 5                            0x4
          Row 6                            0x5
          Row 7                            0x6
          Row 8                            0x7
          Row 9                            0x8
          Row 10                           0x9
          Row 11                           0xa
          Row 12                           0xb
          Row 13                           0xc
          Paper   none   ASCII     auto     en
        """)
  }

  @Test func `the Bars page is drawn in ASCII on the smallest screen`() {
    expect(
      .smallGallery(showing: "Bars"),
      shows: """
         TermKit         09:41           ? Keys
          < Gallery       Bars
        ---------------------------------------|
          Navigation bars: default, black,     |
          with a bar tint, with an image       |
            < Back      Default         Done   |
          ------------------------------------ |
            < Back       Black          Done   |
          ------------------------------------ |
            < Back      Bar tint        Done   |
          ------------------------------------ |
            < Back       Image          Done   |
          ==================================== |
          Toolbar
            Reply       Delete       Compose
          Paper   none   ASCII     auto     en
        """)
  }

  @Test func `the Bar buttons page is drawn in ASCII on the smallest screen`() {
    expect(
      .smallGallery(showing: "Bar buttons"),
      shows: """
         TermKit         09:41           ? Keys
          < Back  Left  Bar buttons  Search  +
        ---------------------------------------|
          Plain, bordered, done                |
            Plain       [Bordered]      Done   |
                                               |
          Disabled                             |
            Plain       [Bordered]      Done   |
                                               |
          A tint and a background of their own |
            Tint    *   Background  | A | B |

          Standard items
            Done         Cancel         Edit
            Save          Undo          Redo
          Paper   none   ASCII     auto     en
        """)
  }

  @Test func `the Alerts and sheets page is drawn in ASCII on the smallest screen`() {
    expect(
      .smallGallery(showing: "Alerts and sheets"),
      shows: """
         TermKit         09:41           ? Keys
          < Gallery  Alerts and sheets       =
        ---------------------------------------|
            Alert                              |
                                               |
            Alert with text fields             |
                                               |
            Action sheet                       |
                                               |
            Form sheet                         |
                                               |
            Full-screen page                   |
                                               |
            Page over this page                |
        ________________________________________
          Paper   none   ASCII     auto     en
        """)
  }

  @Test func `the Images page is drawn in ASCII on the smallest screen`() {
    expect(
      .smallGallery(showing: "Images"),
      shows: """
         TermKit         09:41           ? Keys
          < Gallery      Images
        ---------------------------------------|
               Original          Template      |
                                               |
          Of a file                            |
                 X O               X O         |
                                               |
          Drawn
               .o####o.          .o####o.
              ]#.d__b.#[        ]#.d__b.#[
              ##########        ##########
              ]#'Y##P'#[        ]#'Y##P'#[
               '"####"'          '"####"'
        ________________________________________
          Paper   none   ASCII     auto     en
        """)
  }

  @Test func `the Labels page is drawn in ASCII on the smallest screen`() {
    expect(
      .smallGallery(showing: "Labels"),
      shows: """
         TermKit         09:41           ? Keys
          < Gallery      Labels
        ---------------------------------------|
          At the left, in the middle, at the   |
          right                                |
          Tic-Tac-Toe                          |
                      Tic-Tac-Toe
                                   Tic-Tac-Toe

          Attributes
          bold  dim  italic  underli~  reverse

          One line, and several lines
          A label of one line that does not f~
        ________________________________________
          Paper   none   ASCII     auto     en
        """)
  }

  @Test func `the Scroll view page is drawn in ASCII on the smallest screen`() {
    expect(
      .smallGallery(showing: "Scroll view"),
      shows: """
         TermKit         09:41           ? Keys
          < Gallery   Scroll view
         0,0     1,0     2,0     3,0     4,0   |
         0,1     1,1     2,1     3,1     4,1   |
         0,2     1,2     2,2     3,2     4,2
         0,3     1,3     2,3     3,3     4,3
         0,4     1,4     2,4     3,4     4,4
         0,5     1,5     2,5     3,5     4,5
         0,6     1,6     2,6     3,6     4,6
         0,7     1,7     2,7     3,7     4,7
         0,8     1,8     2,8     3,8     4,8
         0,9     1,9     2,9     3,9     4,9
         0,10    1,10    2,10    3,10    4,10
         0,11    1,11    2,11    3,11    4,11
         0,12    1,12    2,12    3,12    4,12
          Paper   none   ASCII     auto     en
        """)
  }
}
