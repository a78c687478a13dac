import Stages
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@testable import TermKitGraphics

/// Text files that describe images (I8), and the messages about faulty ones.
@Suite struct ImageFileTests {
  private func image(_ text: String) throws -> Image { try ImageFile(text, path: "a.cells").image() }

  private func drawn(_ text: String, _ level: GlyphLevel = .braille) throws -> String {
    let image = try image(text)
    return DrawnPicture(9, 4, level) { $0.draw(image, at: .zero) }.text
      .split(separator: "\n", omittingEmptySubsequences: false).reversed().drop { $0.isEmpty }.reversed()
      .joined(separator: "\n")
  }

  @Test func `I8: rows between vertical bars form an image, and comments and empty lines are ignored`() throws {
    try expectEqual(drawn("|ab|\n|cd|"), "ab\ncd")
    try expectEqual(drawn("  | a|  \n\n# Comments and empty lines do not count.\n|b |\r\n"), " a\nb")
    try expectEqual(image("||||").size, Size(width: 2, height: 1))
    try expectEqual(drawn("\u{FEFF}|#|\n|\"|"), "#\n\"")
  }

  private let variants = """
    variant ascii
    |(*)|
    variant blocks
    |▐█▌|
    variant braille
    |⢾⣿⡷|
    variant ascii compact-height dark
    |.|
    """

  @Test func `I8: an image file can define variants for glyph levels, size classes and styles`() throws {
    #expect(try GlyphLevel.allCases.map { try drawn(variants, $0) } == ["(*)", "▐█▌", "⢾⣿⡷"])
    let image = try image(variants)
    func size(_ traits: TraitCollection) -> Int { image.resolved(for: traits).size.width }
    expectEqual(size(TraitCollection(verticalSizeClass: .compact)), 3)
    expectEqual(size(TraitCollection(verticalSizeClass: .compact, userInterfaceStyle: .dark)), 1)
    let wide = try self.image(
      "variant ascii regular-width light\n|a|\nvariant ascii compact-width\n|bb|\n|ab|\nvariant ascii\n|c|")
    expectEqual(wide.resolved(for: TraitCollection(horizontalSizeClass: .compact)).size, Size(width: 2, height: 2))
  }

  @Test func `I8: letters set foreground and background, and blanks mean black text on a clear background`() throws {
    let image = try image(
      """
      color r #F00
      color g #00CC00       # a comment
      color h #00CC0000
      |ab |
      |c  |
      foreground
      |rg |
      | rr|
      background
      |gr |
      |  h|
      """)
    let names: [Color: Character] = [.white: "w", .scarlet: "r", .leaf: "g", .black: "k"]
    expectEqual(DrawnPicture(3, 2) { $0.draw(image, at: .zero) }.colors(names), "rag gbr w\nkcw w w")
  }

  @Test func `I8: an image file can use named colours, and a variant can redefine a colour letter`() throws {
    let image = try image(
      "color x systemBlue\n|a|\nforeground\n|x|\nvariant blocks\ncolor x lightGray\n|a|\nforeground\n|x|")
    func ink(_ level: GlyphLevel) -> Color {
      DrawnPicture(1, 1, level) { $0.draw(image, at: .zero) }.buffer[0, 0].foreground
    }
    expectEqual(ink(.ascii), .systemBlue)
    expectEqual(ink(.braille), .lightGray)
  }

  @Test func `I8: a wide character in an image file counts as two columns`() throws {
    let image = try image("|abc|\nvariant braille\ncolor r red\n|世a|\nforeground\n|r r|")
    let picture = DrawnPicture(3, 1) { $0.draw(image, at: .zero) }
    expectEqual(picture.text, "世a")
    #expect(picture.buffer[0, 0].foreground == .red && picture.buffer[2, 0].foreground == .red)
  }

  @Test func `I8: an image file sets the rendering mode, attributes, slicing and alignment`() throws {
    let image = try image(
      """
      rendering template
      caps left 1 right 2
      alignment bottom 1
      attributes bold underline
      |<=->|
      |....|
      variant blocks
      caps top 1
      resizing stretch
      attributes dim
      alignment
      |░▒▓░|
      |░▒▓░|
      """)
    expectEqual(image.renderingMode, .alwaysTemplate)
    let ascii = image.resolved(for: TraitCollection(glyphLevel: .ascii))
    expectEqual(ascii.capInsets, EdgeInsets(left: 1, right: 2))
    expectEqual(ascii.resizingMode, .tile)
    expectEqual(ascii.alignmentRectInsets, EdgeInsets(bottom: 1))
    expectEqual(image.capInsets, EdgeInsets(top: 1))
    expectEqual(image.resizingMode, .stretch)
    expectEqual(image.alignmentRectInsets, .zero)
    expectEqual(DrawnPicture(1, 1, .ascii) { $0.draw(image, at: .zero) }.buffer[0, 0].attributes, [.bold, .underline])
    expectEqual(DrawnPicture(1, 1) { $0.draw(image, at: .zero) }.buffer[0, 0].attributes, .dim)
    try expectEqual(self.image("rendering original\n|a|").renderingMode, .alwaysOriginal)
    try expectEqual(self.image("rendering automatic\nresizing tile\n|ab|").resizingMode, .tile)
    try expectEqual(self.image("caps left 1 right 1\n|a-b|").resizingMode, .stretch)
  }

  @Test func `I5: an image file can define an animation by its frames and a duration`() throws {
    let image = try image(
      """
      duration 0.5
      color r red
      |-|
      frame
      |=|
      foreground
      |r|
      variant blocks
      duration 2
      frame
      |─|
      frame
      |═|
      variant braille
      |⠿|
      """)
    let ascii = image.resolved(for: TraitCollection(glyphLevel: .ascii))
    expectEqual(ascii.duration, 0.5)
    expectEqual(ascii.images, [Image("-", colors: [:]), Image("=", foreground: "r", colors: ["r": .red])])
    expectEqual(image.resolved(for: TraitCollection(glyphLevel: .blocks)).duration, 2)
    expectNil(image.images)
  }

  // MARK: Faults

  /// The line of a fault in a text, the reason, and the advice.
  struct Fault: Sendable, CustomTestStringConvertible {
    let line: Int
    let reason: String
    let text: String
    var testDescription: String { reason }

    init(_ line: Int, _ reason: String, _ text: String) { (self.line, self.reason, self.text) = (line, reason, text) }
  }

  @Test(arguments: [
    Fault(1, "there is no picture", ""),
    Fault(1, "there is no picture", "# nothing\ncolor r red"),
    Fault(2, "the row has 3 columns, but the picture's first row (line 1) has 2", "|ab|\n|abc|"),
    Fault(3, "the row has 1 column, but the picture's first row (line 2) has 2", "variant ascii\n|ab|\n|a|"),
    Fault(2, "the row does not end with a bar", "|ab|\n|ab"),
    Fault(1, "the row does not end with a bar", "|ab| x"),
    Fault(1, "the row does not end with a bar", "|"),
    Fault(1, "there is nothing between the bars", "||"),
    Fault(1, "the row contains a control character (9)", "|a\tb|"),
    Fault(1, "the row contains a control character (1B)", "|\u{1B}[m|"),
    Fault(2, "\"colour\" is not a keyword", "# a\ncolour r red"),
    Fault(1, "\"ab|\" is not a keyword", "ab|"),
    Fault(1, "a colour needs a letter and a value", "color red"),
    Fault(1, "a colour needs a letter and a value", "color rr red"),
    Fault(1, "a colour needs a letter and a value", "color # red"),
    Fault(1, "\"purplish\" is not a colour", "color p purplish"),
    Fault(1, "\"#12345\" is not a colour", "color p #12345"),
    Fault(1, "\"#GGG\" is not a colour", "color p #GGG"),
    Fault(2, "\"color r\" is already set in line 1", "color r red\ncolor r blue\n|a|"),
    Fault(3, "\"caps\" is already set in line 2", "variant ascii\ncaps\ncaps\n|a|"),
    Fault(3, "the letter \"q\" in column 2 has no colour", "|ab|\nforeground\n| q|"),
    Fault(5, "the letter \"r\" in column 1 has no colour", "|a|\nvariant blocks\n|a|\nbackground\n|r|"),
    Fault(4, "the row has 1 column, but the picture has 2", "color r red\n|ab|\nforeground\n|r|"),
    Fault(4, "the foreground has 1 row, but the picture has 2", "|a|\n|b|\nforeground\n| |"),
    Fault(1, "\"foreground\" must follow a picture that has no foreground yet", "foreground\n|a|"),
    Fault(
      4, "\"foreground\" must follow a picture that has no foreground yet", "|a|\nforeground\n| |\nforeground\n| |"),
    Fault(2, "\"foreground\" must be alone on its line", "|a|\nforeground r"),
    Fault(1, "variant cannot be \"\"", "variant\n|a|"),
    Fault(1, "variant cannot be \"utf8\"", "variant utf8\n|a|"),
    Fault(1, "\"compact\" is not a condition", "variant ascii compact\n|a|"),
    Fault(1, "\"dark\" is not a condition", "variant ascii light dark\n|a|"),
    Fault(3, "this variant is for the same terminals as the one in line 1", "|a|\n\nvariant ascii\n|b|"),
    Fault(3, "there is no picture below this line", "variant ascii\n|a|\nvariant blocks"),
    Fault(2, "there is no picture below this line", "|a|\nframe"),
    Fault(
      3, "this frame has 1×2 cells, but the first frame of the variant has 1×1", "duration 1\n|a|\nframe\n|b|\n|c|"),
    Fault(2, "there are 2 frames, but no duration", "|a|\nframe\n|b|"),
    Fault(1, "there is a duration, but only one frame", "duration 1\n|a|"),
    Fault(3, "there is a duration, but only one frame", "|a|\nvariant blocks\nduration 1\n|a|"),
    Fault(1, "a duration must be a number of seconds above 0", "duration 0\n|a|"),
    Fault(1, "a duration must be a number of seconds above 0", "duration soon"),
    Fault(1, "a duration must be a number of seconds above 0", "duration inf"),
    Fault(1, "caps must be edges with numbers of cells, not \"1 2\"", "caps 1 2"),
    Fault(1, "caps must be edges with numbers of cells, not \"left\"", "caps left"),
    Fault(1, "caps must be edges with numbers of cells, not \"left -1\"", "caps left -1"),
    Fault(1, "caps must be edges with numbers of cells, not \"left 1 left 1\"", "caps left 1 left 1"),
    Fault(1, "the caps leave no slice in the middle of a picture of 2×1 cells", "caps left 1 right 1\n|ab|"),
    Fault(
      4, "the caps leave no slice in the middle of a picture of 1×1 cells", "|ab|\n\nvariant blocks\ncaps top 1\n|a|"),
    Fault(1, "the alignment leaves nothing of a picture of 1×1 cells", "alignment left 1 right 1\n|a|"),
    Fault(1, "resizing cannot be \"scale\"", "resizing scale"),
    Fault(1, "attributes cannot be \"blink\"", "attributes bold blink"),
    Fault(1, "rendering cannot be \"tinted\"", "rendering tinted"),
    Fault(2, "the rendering can be set only once", "rendering template\nrendering template"),
    Fault(2, "the rendering can be set only once", "|a|\nrendering template"),
    Fault(2, "\"caps\" must be above the picture", "|ab|\ncaps left 1"),
    Fault(1, "a terminal with the glyph level ascii cannot show \"─\"", "|─|"),
    Fault(3, "a terminal with the glyph level blocks cannot show \"⣿\"", "|a|\nvariant blocks\n|⣿|"),
    Fault(3, "a terminal with the glyph level blocks cannot show \"╭\"", "|a|\nvariant blocks\n|╭|"),
    Fault(1, "there is no ASCII picture for regular-width", "variant braille\n|⣿|"),
    Fault(
      2, "there is no ASCII picture for regular-width, compact-height and light",
      "\nvariant ascii regular-height\n|a|\nvariant blocks\n|a|"),
    Fault(
      1, "there is no ASCII picture for regular-width, regular-height and light",
      "variant ascii dark\n|a|"),
  ])
  func `I8: the error for a malformed image file states file, line, reason and remedy`(_ fault: Fault) throws {
    do {
      _ = try ImageFile(fault.text, path: "icons/a.cells").image()
      Issue.record("the malformed text was accepted")
    } catch {
      let description = error.description
      #expect(description.hasPrefix("icons/a.cells:\(fault.line): \(fault.reason)"), "\(description)")
      guard case .malformed(_, _, let reason, let remedy) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(reason.last != "." && remedy.first?.isUppercase == true && remedy.last != ".")
      #expect(description.hasSuffix(". \(remedy)."))
    }
  }

  @Test func `I8: an image file that is not UTF-8 throws an error with the line of the invalid bytes`() {
    #expect {
      _ = try ImageFile(bytes: Array("|a|\n|".utf8) + [0xE9] + Array("|".utf8), path: "b.cells")
    } throws: {
      "\($0)" == "b.cells:2: the text is not valid UTF-8. Save the file as UTF-8."
    }
  }

  @Test func `I8: every random image file is either rejected or can be drawn at every glyph level`() {
    var generator = SeededGenerator(seed: 8)
    let pieces = [
      "|", "a", "⣿", "世", " ", "\n", "\n|a|\n", "variant ", "ascii", "braille", "foreground\n", "background\n",
      "frame\n", "caps ",
      "left 1 ", "color r red\n", "duration 1\n", "\t", "\u{0}", "#", "e\u{301}", "\r\n", "right 99999999999999999999 ",
      "alignment ", "resizing tile\n", "rendering template\n", "🇩🇪", "attributes bold\n",
    ]
    var taken = 0
    for _ in 0..<3000 {
      let text = (0..<Int.random(in: 0...14, using: &generator)).map { _ in
        pieces.randomElement(using: &generator) ?? ""
      }.joined()
      guard let image = try? ImageFile(text, path: "x").image() else { continue }
      taken += 1
      for level in GlyphLevel.allCases {
        #expect(DrawnPicture(6, 3, level) { $0.draw(image, in: $0.clipBounds) }.buffer.isWhole)
      }
    }
    #expect(taken > 10)
  }
}
