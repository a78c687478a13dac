import TTTModel
import TermKit

/// The icons of the game: small drawings of one row and several columns, each with a twin of ASCII.
extension Image {
  /// A piece as high as a letter, in its own colour.
  static func letterSized(_ icon: Icon) -> Image {
    let color = Palette.piece(icon)
    let image =
      switch icon {
      case .x: Image(drawn: "⡱⢎", ascii: "><", color: color)
      case .o: Image(drawn: "⢎⡱", ascii: "()", color: color)
      }
    return image.withRenderingMode(.alwaysOriginal)
  }

  // The double lines of the board's row stand for both bars that lie.
  static let playTab = Image("═╪═╪═", ascii: "_|_|_")
  static let messagesTab = Image("(•••)", ascii: "(...)")
  static let profileTab = Image(drawn: "⡱⢎│⢎⡱", ascii: "><|()")

  // For the single row of tabs on short terminals.
  static let smallPlayTab = Image("╪╪", ascii: "##")
  static let smallMessagesTab = Image("(•)", ascii: "(.)")
  static let smallProfileTab = Image(drawn: "⡱⢎", ascii: "><")

  static let compose = Image(drawn: "✎▁▁", ascii: "/__")
  static let reply = Image("◄─┘", ascii: "<-'")
  static let star = Image(drawn: "⋆☆⋆", ascii: "( )")
  static let goldStar = Image(drawn: "⋆★⋆", ascii: "(*)", color: Palette.favorite)
    .withRenderingMode(.alwaysOriginal)

  static let check = Image(drawn: "✓", ascii: ",/").withRenderingMode(.alwaysTemplate)
  static let cross = Image(drawn: "✗", ascii: "><").withRenderingMode(.alwaysTemplate)
  static let bar = Image(drawn: "━", ascii: "--").withRenderingMode(.alwaysTemplate)

  /// An arrow back, under which the title flows away.
  static let backIndicator = Image("◄─", ascii: "<-")
  static let backIndicatorMask = Image("██", ascii: "##")

  // An image of any characters where the terminal has braille patterns, else of ASCII: consoles have few other characters.
  private init(drawn: String, ascii: String, color: Color = .black) {
    self.init(variants: [
      Variant(Image(drawn, color: color), glyphLevel: .braille), Variant(Image(ascii, color: color)),
    ])
  }
}
