import TTTModel
import TermKit

extension Icon {
  /// Returns the piece of a player, if this is the piece of the owner of the profile.
  func piece(of player: Player) -> Icon { player == .me ? self : opposite }
}

/// The icons of the game. They are glyphs and drawings of one row, each with an ASCII variant.
extension Image {
  /// Returns a piece as high as a letter, in its own colour. With a screen reader, it is the letter.
  static func letterSized(_ icon: Icon) -> Image { icon == .x ? letterSizedX : letterSizedO }

  private static let letterSizedX = drawnPiece(.x)
  private static let letterSizedO = drawnPiece(.o)

  private static func drawnPiece(_ icon: Icon) -> Image {
    let texts = icon == .x ? (drawn: "⡱⢎", ascii: "><") : (drawn: "⢎⡱", ascii: "()")
    // Brackets are thin, so they have the darker colour.
    let image = Image(variants: [
      Image.Variant(Image(texts.drawn, color: Palette.piece(icon)), glyphLevel: .braille),
      Image.Variant(Image(texts.ascii, color: Palette.thinPiece(icon))),
    ]).withRenderingMode(.alwaysOriginal)
    return Image(size: image.size) { canvas in
      if canvas.traits.usesScreenReader { canvas.draw(icon.letter, at: .zero) } else { canvas.draw(image, at: .zero) }
    }.withRenderingMode(.alwaysOriginal)
  }

  /// The middle row of a board.
  static let playTab = Image(drawn: "═╪⡱⢎╪═", ascii: "_|><|_")
  static let messagesTab = Image("(•••)", ascii: "(...)")
  static let profileTab = Image(drawn: "⡱⢎│⢎⡱", ascii: "><|()")

  // On short terminals the tab bar has only one row.
  static let smallPlayTab = Image("#")
  static let smallMessagesTab = Image("(•)", ascii: "(.)")
  static let smallProfileTab = Image(drawn: "⡱⢎", ascii: "><")

  static let compose = Image(drawn: "✎", ascii: "+")
  static let search = Image(drawn: "⌕", ascii: "/")
  static let reply = Image("◄─┘", ascii: "<-'").imageFlippedForRightToLeftLayoutDirection()
  static let star = Image(drawn: "☆", ascii: "( )")
  static let goldStar = Image(drawn: "★", ascii: "(*)", color: Palette.gold).withRenderingMode(.alwaysOriginal)

  static let check = Image(drawn: "✓", ascii: ",/").withRenderingMode(.alwaysTemplate)
  static let cross = Image(drawn: "✗", ascii: "><").withRenderingMode(.alwaysTemplate)
  static let bar = Image(drawn: "━", ascii: "--").withRenderingMode(.alwaysTemplate)
  static let streak = Image(drawn: "↑", ascii: "/^").withRenderingMode(.alwaysTemplate)

  /// Returns the stars of a rating: filled stars up to the count, then outlines up to five.
  static func stars(_ count: Int) -> Image {
    func text(_ lit: String, _ unlit: String) -> String {
      String(repeating: lit, count: count) + String(repeating: unlit, count: 5 - count)
    }
    return Image(drawn: text("★", "☆"), ascii: text("*", "."), color: Palette.gold).withRenderingMode(.alwaysOriginal)
      .imageFlippedForRightToLeftLayoutDirection()
  }

  /// Creates an image with two variants: `drawn` for terminals with braille patterns, `ascii` for all others, such as consoles.
  init(drawn: String, ascii: String, color: Color = .black) {
    self.init(variants: [
      Variant(Image(drawn, color: color), glyphLevel: .braille), Variant(Image(ascii, color: color)),
    ])
  }
}
