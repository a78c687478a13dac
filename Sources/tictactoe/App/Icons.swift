import TTTModel
import TermKit

/// The small pictures of the game.
extension Image {
  /// A piece as large as a letter, in its own colour.
  static func letterSized(_ icon: Icon) -> Image {
    let color = Palette.piece(icon)
    let image = icon == .x ? Image("✕", color: color, ascii: "X") : Image("◯", color: color, ascii: "O")
    return image.withRenderingMode(.alwaysOriginal)
  }

  static let playTab = Image("#", attributes: .bold)
  static let messagesTab = Image("○", ascii: "o")
  static let selectedMessagesTab = Image("●", ascii: "@")
  static let profileTab = Image("✕│○", ascii: "x|o")

  static let star = Image("☆", ascii: "( )")
  static let litStar = Image("★", color: Palette.favorite, ascii: "(*)").withRenderingMode(.alwaysOriginal)
  static let goldStar = Image("★", color: Palette.favorite, ascii: "*").withRenderingMode(.alwaysOriginal)

  static let check = Image("✓", ascii: "v").withRenderingMode(.alwaysTemplate)
  static let cross = Image("✗", ascii: "x").withRenderingMode(.alwaysTemplate)
  static let bar = Image("━", ascii: "-").withRenderingMode(.alwaysTemplate)

  /// A chevron that reads as an X.
  static let backIndicator = Image("›‹", ascii: "><")
  static let backIndicatorMask = Image("██", ascii: "##")
}
