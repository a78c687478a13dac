import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

@testable import tint

/// Tests of the tint example, driven by its keys. Its view tree is the example from a talk about tint colours.
@MainActor @Suite struct TintExampleTests {
  private static let red = Color(red: 255, green: 59, blue: 48)
  private static let green = Color(red: 52, green: 170, blue: 90)

  private let app = TestApplication(size: Size(width: 60, height: 20), delegate: TintDelegate())

  private func press(_ keys: String) {
    for key in keys {
      app.press(String(key))
      app.advance(by: 0.4)
    }
  }

  // The colors of the titles Pause and New Game, and of the shape behind the selected tab.
  private var pause: Color { app.foreground(19, 10) }
  private var newGame: Color { app.foreground(33, 10) }
  private var tab: Color { app.background(8, 19) }
  // A tint that fills a shape is dark enough for the title on it.
  private func filling(_ tint: Color) -> Color { tint.withContrast(4.5, against: app.foreground(8, 19)) }

  @Test func `the outline lists a window with two buttons and a tab bar`() {
    expect(
      app,
      shows: """
         Tint                      09:41                     ? Keys

          View                                  Mode        Calls
          Window                             ██ normal      0
          ├ Button “Pause”                   ██ normal      0
          ├ Button “New Game”                ██ normal      0
          └ Tab bar                          ██ normal      0



                           Pause        New Game




                r red window · g green tab bar · d dimmed ·
               a automatic · n normal tab bar · capitals undo
        ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
                 #                   ●                  x│o
                Play              Messages            Profile
        """)
  }

  @Test func `the smallest screen shows the whole outline, with the tab bar in one row`() {
    let small = TestApplication(size: Size(width: 40, height: 16), delegate: TintDelegate())
    expect(
      small,
      shows: """
         Tint            09:41           ? Keys

          View              Mode        Calls
          Window         ██ normal      0
          ├ Button “Pau… ██ normal      0
          ├ Button “New… ██ normal      0
          └ Tab bar      ██ normal      0

                 Pause        New Game


            r red window · g green tab bar ·
                d dimmed · a automatic ·
            n normal tab bar · capitals undo
        ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
            # Play     ● Messages   x│o Profile
        """)
  }

  @Test func `in ASCII without colours, text attributes tell dimmed views from normal views`() {
    let plain = TestApplication(
      size: Size(width: 60, height: 20), traits: TraitCollection(glyphLevel: .ascii, colorDepth: .none),
      delegate: TintDelegate())
    for key in ["d", "n"] {
      plain.press(key)
      plain.advance(by: 0.4)
    }
    expect(
      plain,
      shows: """
         Tint                      09:41                     ? Keys

          View                                  Mode        Calls
          Window                             ## dimmed      1
          + Button "Pause"                   ## dimmed      1
          + Button "New Game"                ## dimmed      1
          + Tab bar                          ## normal      2



                           Pause        New Game




                r red window . g green tab bar . d dimmed .
               a automatic . n normal tab bar . capitals undo
        ____________________________________________________________
                 #                   o                  x|o
                Play              Messages            Profile
        """)
    // Dimmed and normal tint differ by attributes (T12).
    #expect(plain.cell(33, 10).attributes.contains(.dim))
    #expect(!plain.cell(8, 19).attributes.contains(.dim))
    #expect(plain.cell(8, 19).attributes.contains(.bold))
  }

  @Test func `T2: without specific colours, every view has the default blue tint`() {
    #expect([pause, newGame] == [.systemBlue, .systemBlue] && tab == filling(.systemBlue))
  }

  @Test func `T3: setting a window's tint recolours its views, and T5: clearing the tint restores the default blue`() {
    press("r")
    #expect([pause, newGame] == [Self.red, Self.red] && tab == filling(Self.red))
    press("R")
    #expect([pause, newGame] == [.systemBlue, .systemBlue] && tab == filling(.systemBlue))
  }

  @Test func `T4: the green tab bar stays green when the window turns red`() {
    press("gr")
    #expect([pause, newGame] == [Self.red, Self.red] && tab == filling(Self.green))
    press("G")
    #expect(tab == filling(Self.red))
  }

  @Test func `T8: dimming the window turns every tint grey, and the automatic mode restores all colours`() {
    press("grd")
    #expect([pause, newGame] == [Self.red.grayscale, Self.red.grayscale] && tab == filling(Self.green.grayscale))
    press("a")
    #expect([pause, newGame] == [Self.red, Self.red] && tab == filling(Self.green))
  }

  @Test func `T9: a tab bar in normal mode keeps its colour in a dimmed window`() {
    press("grdn")
    #expect([pause, newGame] == [Self.red.grayscale, Self.red.grayscale] && tab == filling(Self.green))
    press("N")
    #expect(tab == filling(Self.green.grayscale))
  }

  @Test func `T6: each view is notified once for each change of its tint, and not when its tint stays the same`() {
    press("grd")
    let counts = (3...6).map { app.row($0).split(separator: " ").last.map(String.init) ?? "" }
    // The tab bar is green and dimmed; the others are red and dimmed.
    #expect(counts == ["2", "2", "2", "2"])
    press("dR")
    // The tint is dimmed already. The window's own colour is blue again, with another grey.
    #expect(app.row(3).hasSuffix("3"))
    #expect(app.row(6).hasSuffix("2"))
  }

  @Test func `V9: a tint change animates from the old colour to the new colour`() {
    app.press("r")
    app.advance(by: 0.15)
    let swatch = Array(app.row(3)).firstIndex(of: "█") ?? 0
    #expect(pause != .systemBlue && pause != Self.red)
    #expect(app.foreground(swatch, 3) == pause, "the outline shows the presentation value")
    app.advance(by: 0.25)
    #expect(newGame == Self.red)
    #expect(app.foreground(swatch, 3) == Self.red)
  }

  @Test func `the keys p and c change the characters and the number of colours while the example runs`() {
    press("p")
    #expect(app.row(18).contains("x|o"))
    press("p")
    #expect(app.row(18).contains("x│o"))
    press("cccc")
    #expect(app.application.windowScene.traitCollection.colorDepth == .none)
    press("c")
    #expect(app.application.windowScene.traitCollection.colorDepth == .truecolor)
  }

  @Test func `a click on a tab selects that tab`() {
    app.click(30, 18)
    app.advance(by: 0.4)
    #expect(app.background(28, 19) == Color.systemBlue.withContrast(4.5, against: app.foreground(28, 19)))
    #expect(app.background(8, 19) != app.background(28, 19))
  }
}
