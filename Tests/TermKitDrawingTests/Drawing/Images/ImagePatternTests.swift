import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@Suite struct ImagePatternTests {
  private let weave = Image("ab\ncd")

  @Test func `I9: a pattern fills a rectangle with copies of an image aligned to (0, 0)`() {
    let picture = DrawnPicture(7, 5) { $0.fill(Rect(x: 1, y: 1, width: 5, height: 3), withPattern: weave) }
    expectEqual(picture.text, "\n dcdcd\n babab\n dcdcd\n")
  }

  @Test func `I9: adjacent pattern fills join seamlessly, and moving the origin shifts the tiles`() {
    let whole = DrawnPicture(9, 4) { $0.fill($0.clipBounds, withPattern: weave) }
    let parts = DrawnPicture(9, 4) { canvas in
      for x in 0..<3 {
        for y in 0..<2 { canvas.fill(Rect(x: x * 3, y: y * 2, width: 3, height: 2), withPattern: weave) }
      }
    }
    expectEqual(parts.buffer, whole.buffer)
    let moved = DrawnPicture(4, 2) { canvas in
      canvas.with(offset: Point(x: 1, y: 0)) { $0.fill(Rect(x: -1, y: 0, width: 4, height: 2), withPattern: weave) }
    }
    expectEqual(moved.text, "baba\ndcdc")
  }

  @Test(arguments: GlyphLevel.allCases)
  func `I9: a pattern uses the terminal's variant of the image and ignores its cap insets`(level: GlyphLevel) {
    let image = Image("●○", ascii: "*o.").resizableImage(withCapInsets: EdgeInsets(left: 1))
    let picture = DrawnPicture(6, 1, level) { $0.fill($0.clipBounds, withPattern: image) }
    expectEqual(picture.text, (level == .ascii ? "*o.*o." : "●○●○●○"))
  }

  @Test func `I9: clear cells of a pattern keep the content beneath`() {
    let picture = DrawnPicture(4, 1) { canvas in
      canvas.draw("wxyz", at: .zero)
      canvas.fill(canvas.clipBounds, withPattern: Image(". "))
    }
    expectEqual(picture.text, ".x.z")
  }

  @Test(arguments: ColorDepth.allCases)
  func `I9: a path filled with a pattern cuts the pattern's backgrounds along its edge`(depth: ColorDepth) {
    let checks = Image("  ", background: "rg", colors: ["r": .scarlet, "g": .leaf])
    let picture = DrawnPicture(4, 2, .braille, depth) { canvas in
      canvas.fill(Path(rect: .init(x: 0, y: 0.5, width: 4, height: 1)), withPattern: checks)
    }
    if depth == .none {
      expectEqual(picture.text, "▄▄▄▄\n▀▀▀▀")
    } else {
      let names: [Color: Character] = [.white: "w", .scarlet: "r", .leaf: "g"]
      let rows = [["r▄w g▄w r▄w g▄w", "w▀r w▀g w▀r w▀g"], ["r▀w g▀w r▀w g▀w", "w▄r w▄g w▄r w▄g"]]
      let drawn = picture.colors(names).split(separator: "\n").map(String.init)
      #expect(rows[0].contains(drawn[0]) && rows[1].contains(drawn[1]))
    }
  }

  @Test func `I9: a path filled with a pattern shows the pattern's text in cells that are at least half inside`() {
    let dots = Image(".")
    let picture = DrawnPicture(4, 3) { canvas in
      canvas.fill(Path(rect: .init(x: 0.75, y: 0, width: 2.75, height: 2.25)), withPattern: dots)
    }
    expectEqual(picture.text, " ...\n ...\n")
    let plain = DrawnPicture(4, 3, .ascii) { canvas in
      canvas.fill(Path(rect: .init(x: 1, y: 0, width: 2, height: 2)), withPattern: dots)
    }
    expectEqual(plain.text, " ..\n ..\n")
    let crosses = Image("x", background: "r", colors: ["r": .scarlet])
    let edge = DrawnPicture(2, 1, .braille) { canvas in
      canvas.fill(Path(rect: .init(x: 0, y: 0, width: 1.5, height: 1)), withPattern: crosses)
    }
    expectEqual(edge.text, "x▌")
    expectEqual(edge.buffer[1, 0].foreground, .scarlet)
  }

  @Test func `I9: filling a path along cell edges with a pattern equals filling a rectangle`() {
    let image = Image("世a\n▚x", foreground: "rrg\ngrr", background: "ggr", colors: ["r": .scarlet, "g": .leaf])
    let one = DrawnPicture(9, 4) { $0.fill(Rect(x: 3, y: 0, width: 6, height: 4), withPattern: image) }
    let other = DrawnPicture(9, 4) { $0.fill(Path(rect: .init(x: 3, y: 0, width: 6, height: 4)), withPattern: image) }
    expectEqual(other.buffer, one.buffer)
    let cut = DrawnPicture(9, 4) { canvas in
      canvas.fill(Path(rect: .init(x: 3.5, y: 0, width: 6, height: 4)), withPattern: image)
    }
    #expect(cut.buffer.isWhole)
    #expect(cut.text.hasPrefix("   ▐ a世a\n"))
  }

  @Test func `I1: only a pattern that is always a template is drawn in the tint`() {
    let names: [Color: Character] = [.white: "w", .systemBlue: "b", .black: "k"]
    for (mode, letter) in [(Image.RenderingMode.automatic, "k"), (.alwaysOriginal, "k"), (.alwaysTemplate, "b")] {
      let picture = DrawnPicture(2, 1) { canvas in
        canvas.fill(Rect(x: 0, y: 0, width: 1, height: 1), withPattern: Image(".").withRenderingMode(mode))
        canvas.fill(
          Path(rect: .init(x: 1, y: 0, width: 1, height: 1)), withPattern: Image(".").withRenderingMode(mode))
      }
      expectEqual(picture.colors(names), "\(letter).w \(letter).w")
    }
  }

  @Test func `an empty pattern, rectangle or path fills nothing`() {
    let picture = DrawnPicture(2, 1) { canvas in
      canvas.fill(canvas.clipBounds, withPattern: Image())
      canvas.fill(.zero, withPattern: weave)
      canvas.fill(Path(), withPattern: weave)
      canvas.fill(Path(rect: .init(x: 0, y: 0, width: 2, height: 1)), withPattern: Image())
    }
    expectEqual(picture.text, "")
  }
}

@MainActor @Suite struct BackgroundPatternTests {
  private let stage = TestScene()

  @Test func `I9: a background pattern lies above the view's background colour and below the view's own drawing`() {
    let view = FilledView("x", Rect(3, 1, 5, 3))
    view.backgroundColor = .leaf
    view.backgroundPattern = Image("+-\n| ", color: .scarlet)
    let drawn = view.drawn()
    expectEqual(drawn.text, "xxxxx\nxxxxx\nxxxxx")
    let plain = View(frame: view.frame)
    (plain.backgroundColor, plain.backgroundPattern) = (.leaf, view.backgroundPattern)
    expect(plain, draws: "+-+-+\n| | |\n+-+-+")
    expectEqual(plain.drawn()[1, 0].background, .leaf)
    expectEqual(plain.drawn()[1, 0].foreground, .scarlet)
  }

  @Test func `I9: a background pattern stays in place when the view is scrolled`() {
    let view = View(frame: Rect(0, 0, 4, 1))
    view.backgroundPattern = Image("abc")
    view.bounds.origin = Point(x: 7, y: 5)
    expect(view, draws: "abca")
  }

  @Test func `I9: setting a different background pattern redraws the view, and setting an equal pattern does not`() {
    let view = View(frame: Rect(3, 1, 5, 3))
    stage.window.addSubview(view)
    stage.frame()
    view.backgroundPattern = Image("a")
    expectEqual(stage.frame(), [view.frame])
    view.backgroundPattern = Image("a")
    #expect(!stage.scene.frameIsDue)
    view.backgroundPattern = nil
    expectEqual(stage.frame(), [view.frame])
  }

  @Test func `I2: a background pattern that is always a template follows the tint`() {
    let view = View(frame: Rect(3, 1, 5, 3))
    view.backgroundPattern = Image("a").withRenderingMode(.alwaysTemplate)
    stage.window.addSubview(view)
    stage.frame()
    _ = stage.picture
    stage.window.tintColor = .leaf
    expectEqual(stage.frame(), [view.frame])
    expectEqual(view.drawn()[0, 0].foreground, .leaf)
  }
}
