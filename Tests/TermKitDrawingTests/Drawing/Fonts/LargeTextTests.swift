import Stages
import TermKit
import TermKitTesting
import TestBasics
import Testing

@testable import TermKitGraphics

/// A view that draws a text in large letters, if it can.
private final class LargeTextView: View {
  var text: LargeText?
  var alignment = TextAlignment.left

  override func draw(in canvas: inout Canvas) {
    guard let text else { return }
    canvas.draw(text, at: .zero, alignment: alignment, width: bounds.width, style: TextStyle(foreground: .black))
  }
}

@MainActor @Suite struct LargeTextTests {
  private let four = Font.systemFont(ofSize: 40)
  private let seven = Font.systemFont(ofSize: 80)

  private func view(_ text: LargeText?, _ size: Size, _ alignment: TextAlignment = .left) -> View {
    let view = LargeTextView(frame: Rect(origin: .zero, size: size))
    view.text = text
    view.alignment = alignment
    return view
  }

  @Test func `V7: a text of 40 points is drawn from half blocks, four rows high, with its accents`() {
    let size = Size(width: 30, height: 4)
    let text = LargeText("Größe", font: four, fitting: size)
    expectEqual(text?.size, Size(width: 25, height: 4))
    expect(
      view(text, size),
      draws: """
         ▄▄       ▄  ▄  ▄▄
        █  ▀ ▄ ▄   ▄▄  █ ▄▀  ▄▄
        █ ▀█ █▀ ▀ █  █ █ ▀▄ █▄▀▀
         ▀▀  ▀     ▀▀  ▀ ▀   ▀▀
        """)
  }

  @Test func `V7: newlines break lines, and are signs only in a text of one line`() {
    let room = Size(width: 60, height: 12)
    let text = LargeText("Hi\nBob", font: four, fitting: room, numberOfLines: 3)
    expectEqual(text?.size, Size(width: 15, height: 8))
    expectEqual(LargeText("Hi\nBob", font: four, fitting: room)?.size, Size(width: 31, height: 4))
    expectNil(LargeText("Hi\nBob", font: four, fitting: Size(width: 60, height: 4), numberOfLines: 0))
  }

  @Test func `V7: a text of 80 points is seven rows high, and Japanese letters are too`() {
    let size = Size(width: 60, height: 7)
    expectEqual(LargeText("Ägypten", font: seven, fitting: size)?.size.height, 7)
    let text = LargeText("文字", font: seven, fitting: size)
    expectEqual(text?.size, Size(width: 24, height: 7))
    expect(
      view(text, size),
      draws: """
             █           █
        ▀▀█▀▀▀▀▀█▀▀ ▄▀▀▀▀▀▀▀▀▀▀
          ▀▄   ▄▀      ▀▀▀▀█
           ▀▄ ▄▀    ▄▄▄▄▄██▄▄▄▄
            ▄▀▄          █
        ▄▄▀▀   ▀▀▄▄     ▄█

        """)
  }

  @Test func `V7: in ASCII, large letters consist of apostrophes, full stops and number signs`() {
    let size = Size(width: 20, height: 4)
    expect(
      view(LargeText("Ägyi", font: four, fitting: size), size),
      draws: """
        '  '             .
        .''.  ..  .  .  ..
        #''# '..# '..#   #
        '  '  ..' '..'  '''
        """, traits: TraitCollection(glyphLevel: .ascii))
  }

  @Test(arguments: ["👍", "日本", "a👍", "a\u{7}b", "a\u{301}\u{302}", ""])
  func `V7: a text with a letter that the font lacks has no large letters`(_ text: String) {
    expectNil(LargeText(text, font: four, fitting: Size(width: 100, height: 4)))
  }

  @Test func `V7: a font below 40 points has no large letters`() {
    expectNil(LargeText("Play", font: .systemFont(ofSize: 39), fitting: Size(width: 100, height: 10)))
  }

  @Test
  func
    `V7: a text that has no room for seven rows is four rows high, and with still less room it has no large letters`()
  {
    func height(_ width: Int, _ height: Int) -> Int? {
      LargeText("Play", font: seven, fitting: Size(width: width, height: height))?.lineHeight
    }
    expectEqual(height(32, 7), 7)
    expectEqual(height(31, 7), 4)
    expectEqual(height(32, 6), 4)
    expectEqual(height(20, 4), 4)
    expectNil(height(19, 4))
    expectNil(height(20, 3))
  }

  @Test func `V7: large letters wrap between words, as long as the lines are within the limit and the room`() {
    func size(_ text: String, _ width: Int, _ height: Int, _ lines: Int) -> Size? {
      LargeText(text, font: four, fitting: Size(width: width, height: height), numberOfLines: lines)?.size
    }
    expectEqual(size("New Game", 32, 100, 2), Size(width: 21, height: 8))
    expectEqual(size("New Game", 21, 8, 2), Size(width: 21, height: 8))
    expectEqual(size("New Game", 32, 100, 0), Size(width: 21, height: 8))
    expectNil(size("New Game", 32, 100, 1))
    expectNil(size("New Game", 32, 7, 2))
    expectNil(size("Nachrichten", 32, 100, 0), "a word is not broken")
    expectNil(size("www www", 17, 100, 0))
    expectEqual(size("www www", 18, 100, 0), Size(width: 18, height: 8))
  }

  @Test func `V7: letters that fill their columns do not touch the next letter`() {
    expectEqual(LargeText("mw", font: four, fitting: Size(width: 100, height: 4))?.size.width, 12)
    expectEqual(LargeText("ab", font: four, fitting: Size(width: 100, height: 4))?.size.width, 10)
  }

  @Test func `V7: lines of large letters can be centred`() {
    let size = Size(width: 11, height: 4)
    expect(
      view(LargeText("i", font: four, fitting: size), size, .center),
      draws: """
             ▄
            ▄▄
             █
            ▀▀▀
        """)
  }

  @Test func `a long text has no large letters, and is not examined`() {
    let text = String(repeating: "a ", count: 1_000_000)
    expectNil(LargeText(text, font: four, fitting: .unlimited, numberOfLines: 0))
  }
}

@Suite struct BitmapFontTests {
  private static let path = "/usr/share/fonts/X11/misc/5x8.pcf.gz"

  @Test func `a font that is not installed, or a file that is no font, has no letters`() {
    expectNil(BitmapFont(path: "/usr/share/fonts/X11/misc/missing.pcf.gz"))
    expectNil(BitmapFont(path: "/etc/passwd"))
    expectNil(BitmapFont(path: "/"))
    expectNil(BitmapFont([]))
  }

  @Test func `a letter has its place above the baseline, and its pixels`() throws {
    let font = try #require(BitmapFont(path: Self.path))
    expectEqual(font.ascent, 7)
    let letter = try #require(font.letter(for: "."))
    expectEqual(letter.advance, 5)
    expectNil(font.letter(for: "👍"))
    expectNil(font.letter(for: "日"))
  }

  @Test func `damaged font files have fewer letters, and never stop the program`() throws {
    let bytes = try #require(CompressedFile.contents(atPath: Self.path))
    var generator = SystemRandomNumberGenerator()
    var read = 0
    for round in 0..<400 {
      var damaged =
        round.isMultiple(of: 2) ? bytes : Array(bytes.prefix(Int.random(in: 0..<bytes.count, using: &generator)))
      for _ in 0..<20 where !damaged.isEmpty {
        // Most damage is in the tables at the beginning.
        let limit = Bool.random(using: &generator) ? min(damaged.count, 1000) : damaged.count
        damaged[Int.random(in: 0..<limit, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      guard let font = BitmapFont(damaged) else { continue }
      for scalar in "Aä€".unicodeScalars { if font.letter(for: scalar) != nil { read += 1 } }
    }
    #expect(read > 0, "some files are read in spite of the damage")
  }
}
